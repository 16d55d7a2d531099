/** What abilities order, as steps. Each act ends by recording what it did for the clauses after it. */
import type { Act, Clause, Static, Target } from "./ability.ts";
import { applyEffect, applySteps } from "./applying.ts";
import { face, shuffle } from "./atoms.ts";
import { other, type Player } from "./card.ts";
import { asSeenBy, fresh, leastNamed, pick, targetSteps } from "./choose.ts";
import { allSteps, bothSteps, oneOfSteps, repeatSteps } from "./composing.ts";
import { option, question } from "./decision.ts";
import { negateAction } from "./declared.ts";
import {
  areaNumber,
  compileAmount,
  compileCondition,
  compileLies,
  compileReach,
  resolve,
  whoIs,
} from "./evaluate.ts";
import { isDeclinedByNone, offerFeasible, possibleWith, secretlyFeasible } from "./feasible.ts";
import { area, asksAll, definition, type Game, kindOf, master, refer } from "./game.ts";
import { givingSteps } from "./given.ts";
import { atOnce, emit, happen, isField, type Proposed, proposed, proposing } from "./happen.ts";
import { ask, bindX, call, jump, label, locals, note, orderedBy, step } from "./machine.ts";
import { drawSteps, fromSteps, lookSteps, moveSteps, noteRevealed, reveal } from "./moving.ts";
import { playSteps, tollSteps } from "./playing.ts";
import type { CompiledAbility, CompiledStatic, Edition, Question, StepPart } from "./program.ts";
import { follows, followsAll } from "./rulebook.ts";
import { battleWith, type ClauseResult, type Frame } from "./state.ts";

export const nothing: ClauseResult = { cards: [], count: 0, done: 0 };
const unasked: ClauseResult = { ...nothing, unasked: true };

/** What compiling an ability gathers for its definition. */
export interface Gathered {
  readonly edition: Edition;
  readonly path: string;
  readonly bullets: readonly string[]; // the printed options of "Choose one", in order
  bullet: number;
  readonly full: boolean; // of a replacement, and of what a player agreed to: done in full or not at all
  readonly idle: ReadonlySet<Act>; // looks after which text does nothing with the cards
  readonly named: ReadonlySet<number | Act>; // results of choices of cards that are described: "choose 1 red card and add it …"; moves of one if it is such a card
  readonly nextResult: () => number; // a result that the text does not number
  readonly addStatic: (s: Static) => CompiledStatic;
  readonly addDelayed: (act: Extract<Act, { do: "delay" }>) => CompiledAbility;
  readonly findAbility: (tag: string) => (g: Game, id: number) => CompiledAbility | null;
}

/** What an act did: to which cards, how many were asked for, and how many it was where they are not cards. */
export type Record = (g: Game, f: Frame, cards: readonly number[], asked: number, count?: number) => void;

/** Steps of one clause: its condition, its "may", its act. */
function clauseSteps(
  into: Gathered,
  clause: Clause,
  cost: boolean,
  holds: (g: Game, f: Frame) => boolean,
): StepPart[] {
  const { edition, path } = into;
  const { result, otherwise } = clause;
  const end = fresh("end");
  const other = otherwise === undefined ? end : fresh("otherwise");
  const told = toldNumber(clause.act);
  const record: Record = (g, f, cards, asked, count = cards.length) => {
    const isFull = count >= Math.max(asked, told) && asked > 0 && isOfAll(f, clause.act);
    f.last = isFull ? 2 : count > 0 ? 1 : 0;
    if (result !== undefined)
      setResult(f, result, { cards: cards.map((id) => refer(g, id)), count, done: f.last });
    if (!followsAll(edition.cites.waits)) edition.hooks.resolveNow(g);
    if (!followsAll(edition.cites.confirmsLater)) edition.hooks.processNow?.(g);
  };
  const parts: StepPart[] = [
    step(path, (g, f) => {
      const goesOn = holds(g, f);
      f.last = 0;
      const isOffered = goesOn || clause.may === undefined || clause.if === undefined;
      if (result !== undefined) setResult(f, result, isOffered ? nothing : unasked);
      if (!goesOn) jump(g, f, isAboutNone(f, clause) ? end : other);
    }),
  ];
  if (clause.may !== undefined && (otherwise !== undefined || !isDeclinedByNone(clause.act))) {
    const feasible = offerFeasible(edition, clause.act);
    const isSecret = secretlyFeasible(edition, clause.act);
    parts.push(
      ask(
        path,
        (g, f) => {
          const player = clause.may === true ? f.you : whoIs(f, clause.may!);
          if (!followsAll(edition.cites.mayDecline)) {
            locals(g, f).agreed = true;
            return null;
          }
          if (feasible(g, f)) return confirm(player, clause.act.do);
          return isSecret && asksAll(g) ? refusal(player, clause.act.do) : null;
        },
        (g, f, [pick], { options }) => {
          if (options[pick].do === "no") jump(g, f, other);
          else locals(g, f).agreed = true;
        },
      ),
      step(path, (g, f) => {
        if (f.v.agreed !== true) jump(g, f, other);
        else locals(g, f).agreed = false;
      }),
    );
  }
  parts.push(...actSteps(clause.may === undefined ? into : inFull(into), clause.act, record, cost));
  if (otherwise !== undefined)
    parts.push(
      step(path, (g, f) => jump(g, f, end)),
      label(other),
      step(path, (g, f) => {
        if (!followsAll(edition.cites.otherwise)) jump(g, f, end);
      }),
      ...otherwise.flatMap((part) => compileClause(into, part, cost)),
    );
  return [...parts, label(end)];
}

/** "If that card is red, …, otherwise …" says nothing where no such card came up. */
function isAboutNone(f: Frame, { if: asked }: Clause): boolean {
  if (asked === undefined || !("card" in asked) || typeof asked.card !== "object") return false;
  return "result" in asked.card && (f.results[asked.card.result - 1]?.cards.length ?? 0) === 0;
}

/** What a player agreed to do he does in full: his "no" was the way to leave it. */
function inFull(into: Gathered): Gathered {
  return {
    ...into,
    full: true,
    get bullet() {
      return into.bullet;
    },
    set bullet(n) {
      into.bullet = n;
    },
  };
}

/** How many cards text tells to take: with fewer it is done in part. */
function toldNumber(act: Act): number {
  const what = "what" in act ? act.what : undefined;
  if (typeof what !== "object" || !("select" in what)) return 0;
  return typeof what.count === "number" && what.upTo !== true && what.atLeast === undefined ? what.count : 0;
}

/** What is done to cards chosen before, fewer than told, is done in part. */
function isOfAll(f: Frame, act: Act): boolean {
  const what = "what" in act ? act.what : undefined;
  return typeof what !== "object" || !("result" in what) || f.results[what.result - 1]?.done !== 1;
}

export function setResult(f: Frame, n: number, result: ClauseResult): void {
  const results = f.results.slice();
  while (results.length < n) results.push(nothing);
  results[n - 1] = result;
  f.results = results;
}

export function confirm(player: Player, purpose: string, about?: number): Question {
  const more = about === undefined ? { decline: 1 } : { decline: 1, about };
  return question(player, "confirm", purpose, yesOrNo, 1, 1, more);
}

const yesOrNo = [option("yes"), option("no")];

/** Where only he sees that he cannot do it, he says no: a question that is not put would tell it. */
export function refusal(player: Player, purpose: string, about?: number): Question {
  return question(player, "confirm", purpose, [yesOrNo[1]], 1, 1, { decline: 0, about });
}

function actSteps(into: Gathered, act: Act, record: Record, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const cause = cost ? "cost" : "effect";
  const doing = (run: (g: Game, f: Frame) => void) => step(path, run);
  const full = cost || into.full ? possibleWith(edition, act) : null;
  const target = (what: Target, purpose: string) => targetSteps(edition, what, path, purpose, full);
  const happening = (
    what: Target,
    purpose: string,
    make: (g: Game, id: number) => Proposed,
    meant: (f: Frame) => readonly number[] = (f) => f.outcome!.cards, // by "it", afterwards
    before: readonly StepPart[] = [],
  ): StepPart[] => [
    ...target(what, purpose),
    ...before,
    doing((g, f) =>
      happen(
        g,
        f,
        f.chosen.map((id) => make(g, id)),
      ),
    ),
    doing((g, f) => {
      const { cards, replaced } = f.outcome!;
      record(g, f, meant(f), cards.length + replaced, cards.length);
    }),
  ];
  /** A second target: its cards stand in the frame's `on`, and the chosen are those of the first again. */
  const aside = (what: Target, purpose: string): StepPart[] => [
    doing((g, f) => note(g, f, { first: f.chosen })),
    ...target(what, purpose),
    doing((g, f) => {
      locals(g, f).on = f.chosen;
      pick(f, f.v.first as readonly number[]);
    }),
  ];
  switch (act.do) {
    case "draw":
      return drawSteps(into, act, record);
    case "ko":
      return happening(act.what, "ko", (g, id) =>
        proposed("ko", id, {
          to: area(g, g.state.cards[id].owner, areaNumber(edition, edition.discard)),
          cause,
        }),
      );
    case "rest":
    case "activate":
      // One that already stands so was chosen all the same: where an earlier clause chose, this one tells only what it changed.
      return happening(
        act.what,
        act.do,
        (_g, id) => proposing(act.do, id, -1, cause),
        typeof act.what === "object" && "result" in act.what ? undefined : (f) => f.chosen,
        act.do === "activate" ? tollSteps(into, "activate", (f) => whoIs(f, act.who ?? "you")) : [],
      );
    case "move":
    case "arrange":
      return moveSteps(into, act, record, cause);
    case "choose":
      return [...target(act.what, "choose"), doing((g, f) => record(g, f, f.chosen, f.chosen.length))];
    case "look":
      return lookSteps(into, act, record);
    case "reveal":
      return [
        ...target(act.what, "reveal"),
        ...fromSteps(into, act),
        doing((g, f) => {
          for (const id of f.chosen) reveal(g, id);
          noteRevealed(g, f, f.chosen);
          const stays = !cost || followsAll(edition.cites.revealedForCost);
          record(g, f, stays ? f.chosen : [], f.chosen.length);
        }),
      ];
    case "play":
      return playSteps(into, act, record, full);
    case "evolve": {
      const { evolve } = edition.hooks;
      if (evolve === undefined) return unknownAct(edition, act);
      return [
        ...target(act.into, "evolve"),
        ...aside(act.what, "on"),
        doing((g, f) => evolve(g, f, f.v.on as readonly number[], f.chosen, act.state)),
        doing((g, f) => record(g, f, f.outcome!.cards, f.chosen.length)),
      ];
    }
    case "turn":
      return [
        ...target(act.what, "turn"),
        doing((g, f) => {
          const turn = (id: number) => {
            const up = act.face === "either" ? edition.isTurned?.(g, id) === true : act.face === "up";
            return (edition.hooks.turn ?? face)(g, id, up);
          };
          const turned = atOnce(g, () => f.chosen.filter(turn));
          record(g, f, turned, f.chosen.length);
        }),
      ];
    case "shuffle":
      return [
        doing((g, f) => {
          const mixed = area(g, whoIs(f, act.of ?? "you"), areaNumber(edition, act.area));
          const through = (f.v.through as readonly number[] | undefined) ?? [];
          const piles = act.looked === true ? through : [mixed];
          const counts =
            piles.some((pile) => g.state.areas[pile].length > 1) || followsAll(edition.cites.fewShuffled);
          for (const pile of followsAll(edition.cites.shuffledApart) ? piles : piles.slice(0, 1))
            shuffle(g, pile);
          record(g, f, [], 1, counts ? 1 : 0);
        }),
      ];
    case "apply":
      return applySteps(into, act, record);
    case "pool": {
      const given = (f: Frame) => (act.to === undefined ? [] : f.chosen);
      const counted = (g: Game, f: Frame, n: number, of: number) => record(g, f, given(f), of, n);
      return edition.hooks.poolSteps(act, counted, edition).slice();
    }
    case "damage": {
      const amount = compileAmount(edition, act.amount);
      return [
        doing((g, f) => {
          note(g, f, { dealt: amount(g, f) });
          edition.hooks.damage(g, f, whoIs(f, act.who), f.v.dealt as number);
        }),
        doing((g, f) => {
          const dealt = f.v.dealt as number;
          record(g, f, [], dealt, f.outcome!.cards.length === 0 ? 0 : dealt);
        }),
      ];
    }
    case "oneOf":
      return oneOfSteps(into, act, record, cost);
    case "use": {
      const find = into.findAbility(act.ability);
      const lies = compileLies(edition, act);
      const meant = (g: Game, f: Frame): readonly number[] =>
        typeof act.of === "object"
          ? resolve(g, f, act.of)
          : [act.of === "this" ? f.card : (f.event?.card ?? f.card)];
      const whose = (_g: Game, f: Frame): number | undefined => (f.v.users as readonly number[])[0];
      const next = fresh("use");
      return [
        doing((g, f) => {
          const users = meant(g, f).filter((id) => lies === null || lies(g, f, id));
          note(g, f, { users: act.each === true ? users : users.slice(0, 1) });
        }),
        label(next),
        ...whichSkill(path, act.ability, act.upTo === true, whose),
        doing((g, f) => {
          const id = whose(g, f);
          if (id === undefined) return;
          const [, ...others] = f.v.users as readonly number[];
          locals(g, f).users = others;
          const chosen = f.v.skill as number;
          const ability = chosen === theOnly ? find(g, id) : (definition(g, id).compiled[chosen] ?? null);
          if (others.length > 0) jump(g, f, next);
          if (ability === null) return;
          record(g, f, [id], 1);
          if (edition.hooks.use !== undefined) edition.hooks.use(g, f, id, ability);
          else call(g, ability.path, { you: f.you, card: id, incarnation: -1, event: f.event });
        }),
      ];
    }
    case "delay": {
      const ability = into.addDelayed(act);
      const isFound = act.effect.some(({ act: a }) => "from" in a && "what" in a && a.what === "this");
      return [
        doing((g, f) => {
          const { you, card, results } = f;
          const incarnation = isFound ? -1 : f.incarnation; // text says where this card lies then
          const { turn } = g.state;
          const { definition: def, index } = ability;
          const until = act.within ?? null;
          const once = until === null || act.once === true;
          const waits = { turn, until, once, def, ability: index, card, incarnation, you, results };
          if (followsAll(edition.cites.delays)) g.state.delayed = [...g.state.delayed, waits];
          else call(g, ability.path, { you, card, incarnation, results });
        }),
      ];
    }
    case "attack":
      return [
        ...target(act.change, "attack"),
        doing((g, f) => {
          const { battle } = g.state;
          const [now] = f.chosen;
          if (battle === null || now === undefined || !isField(g, g.state.cards[now].area)) return;
          const isAttacker =
            act.of === "attacker" || (act.of === "own" && master(g, battle.attacker.id) === f.you);
          g.state.battle = battleWith(
            battle,
            isAttacker ? { attacker: refer(g, now) } : { target: refer(g, now) },
          );
          g.table = null;
          record(g, f, f.chosen, 1);
          if (isAttacker) return;
          emit(g, "retarget", master(g, now), now);
          edition.hooks.retargeted?.(g, now);
        }),
      ];
    case "number":
      return [
        ask(
          path,
          (_g, f) => question(f.you, "amount", "number", [], leastNamed(edition, act), act.max),
          (g, f, [n]) => {
            bindX(f, n);
            record(g, f, [], 1, 1);
          },
        ),
      ];
    case "useEvent":
      return [
        ...target(act.what, "activate"),
        doing((g, f) => {
          for (const id of f.chosen) edition.hooks.useEvent(g, f, id);
          record(g, f, f.chosen, f.chosen.length);
        }),
      ];
    case "extraTurn":
      return [
        doing((g) => {
          g.state.again = true;
        }),
      ];
    case "win":
    case "lose":
      return [
        doing((g, f) =>
          edition.hooks.defeat(g, act.do === "lose" ? whoIs(f, act.who) : other(whoIs(f, act.who))),
        ),
      ];
    case "group":
      return act.inTurnOrder === true
        ? bothSteps(into, act, cost)
        : allSteps(into, act.clauses, record, cost);
    case "repeat":
      return repeatSteps(into, act, cost);
    case "nothing":
      return [doing((g, f) => record(g, f, [], 1, 1))];
    case "negate": {
      const fits = act.of === undefined ? null : compileReach(edition, { ...act.of, in: [] });
      const isMeant = (g: Game, f: Frame): boolean => {
        if (fits === null) return true;
        const declared = g.state.actions.findLast(
          ({ kind, player }) => kind === act.what && player !== f.you,
        );
        return declared !== undefined && fits(g, f, declared.card);
      };
      return [
        doing((g, f) => {
          const negated =
            isMeant(g, f) &&
            (edition.hooks.negate?.(g, f, act.what, act.using) ?? negateAction(g, act.what, f.you));
          record(g, f, [], 1, negated ? 1 : 0);
        }),
      ];
    }
    case "markers": {
      const { markers } = edition.hooks;
      if (markers === undefined) return unknownAct(edition, act);
      const amount =
        act.amount === "all" ? () => Number.NEGATIVE_INFINITY : compileAmount(edition, act.amount);
      const most = (g: Game, f: Frame, id: number) => {
        const n = amount(g, f);
        return n < 0 ? Math.max(n, -g.state.cards[id].marks) : n;
      };
      const asked = (_g: Game, f: Frame) => f.v.markers as number;
      return [
        ...target(act.what, "markers"),
        ...(act.upTo === true
          ? [
              doing((g, f) => {
                note(g, f, { markers: 0 });
                if (act.x === true) bindX(f, 0);
              }),
              upToMarkers(path, most, act.x === true),
            ]
          : []),
        doing((g, f) => {
          const isAble = (id: number) =>
            act.x === true && act.upTo === true
              ? asked(g, f) !== 0
              : !cost || act.amount === "all" || !(most(g, f, id) > amount(g, f));
          const able = f.chosen.filter(isAble);
          if (act.x === true && act.upTo !== true)
            bindX(
              f,
              able.reduce((sum, id) => sum - most(g, f, id), 0),
            );
          for (const id of able) markers(g, f, id, (act.upTo === true ? asked : amount)(g, f));
          record(g, f, able, act.x === true && act.upTo === true ? able.length : f.chosen.length);
        }),
      ];
    }
    case "flip": {
      const { flip } = edition.hooks;
      if (flip === undefined) return unknownAct(edition, act);
      return [
        ...target(act.what, "flip"),
        doing((g, f) => {
          record(
            g,
            f,
            f.chosen.filter((id) => flip(g, id, act.side)),
            f.chosen.length,
          );
        }),
      ];
    }
    case "control":
      return [
        ...target(act.what, "control"),
        doing((g, f) => {
          const gains = followsAll(edition.cites.control);
          const who = whoIs(f, act.who ?? "you");
          const theirs = f.chosen.filter((id) => gains && master(g, id) !== who);
          happen(
            g,
            f,
            theirs.map((id) => {
              const card = g.state.cards[id];
              const to = area(g, who, kindOf(g, card.area));
              return proposed("move", id, { to, at: "bottom", rested: card.rested, cause });
            }),
          );
        }),
        doing((g, f) => record(g, f, f.outcome!.cards, f.chosen.length)),
      ];
    case "skip": {
      const s = into.addStatic({ set: "rule", who: act.who, rule: "skip", value: act.step });
      return [
        doing((g, f) => {
          const until = act.next ? "skippedNext" : g.state.battle === null ? "skipped" : "battle";
          applyEffect(g, s, f, null, 0, until);
          record(g, f, [], 1, 1);
        }),
      ];
    }
    case "combo": {
      const { combo, comboable } = edition.hooks;
      if (combo === undefined) return unknownAct(edition, act);
      const can = comboable === undefined ? null : asSeenBy(act.who ?? "you", comboable);
      return [
        ...targetSteps(edition, act.what, path, "combo", full, can),
        ...fromSteps(into, act),
        ...tollSteps(into, "combo", (f) => whoIs(f, act.who ?? "you")),
        ...givingSteps(into, act, [
          doing((g, f) => combo(g, f, f.chosen, whoIs(f, act.who ?? "you"))),
          doing((g, f) => edition.hooks.joined?.(g, f, whoIs(f, act.who ?? "you"))),
        ]),
        doing((g, f) => record(g, f, f.outcome!.cards, f.chosen.length)),
      ];
    }
    case "energyMarkers": {
      const { energyMarkers } = edition.hooks;
      if (energyMarkers === undefined) return unknownAct(edition, act);
      const amount = compileAmount(edition, act.amount);
      return [
        doing((g, f) => {
          const n = amount(g, f);
          record(g, f, [], Math.abs(n), energyMarkers(g, whoIs(f, act.who ?? "you"), n));
        }),
      ];
    }
    case "endBattle":
      return [
        doing((g, f) => {
          if (g.state.battle !== null) g.state.battle = battleWith(g.state.battle, { ends: true });
          record(g, f, [], 1, g.state.battle === null ? 0 : 1);
        }),
      ];
    case "pay":
      return edition.hooks.payOrbs === undefined
        ? unknownAct(edition, act)
        : edition.hooks.payOrbs(act, (g, f) => record(g, f, [], 1, 1), edition).slice();
    default:
      return unknownAct(edition, act);
  }
}

/** "Up to 2 markers": the player says how many, as far as the first card has or takes them; `isX`: that is X. */
function upToMarkers(path: string, most: (g: Game, f: Frame, id: number) => number, isX: boolean): StepPart {
  return ask(
    path,
    (g, f) => {
      if (f.chosen.length === 0) return null;
      const n = most(g, f, f.chosen[0]);
      return n === 0 ? null : question(f.you, "amount", "markers", [], 0, Math.abs(n));
    },
    (g, f, [n]) => {
      note(g, f, { markers: Math.sign(most(g, f, f.chosen[0])) * n });
      if (isX) bindX(f, n);
    },
  );
}

/** A wrong effect is worse than a missing one. */
function unknownAct(edition: Edition, act: Act): never {
  throw new Error(`${edition.game} does not yet run "${act.do}"`);
}

/** A clause with its conditions compiled. */
export function compileClause(into: Gathered, clause: Clause, cost: boolean, first = true): StepPart[] {
  const condition = clause.if === undefined ? null : compileCondition(into.edition, clause.if);
  const { by, ifDone } = clause;
  const { cites } = into.edition;
  const steps = clauseSteps(into, clause, cost, (g, f) => {
    if (by !== undefined && !follows(by)) return false;
    if (!first && !followsAll(cites.inOrder)) return false;
    if (!first && ifDone === undefined && f.last === 0 && !followsAll(cites.thenGoesOn)) return false;
    if (ifDone !== undefined && (f.results[ifDone - 1]?.done ?? 0) !== 2 && followsAll(cites.ifDone))
      return false;
    return condition === null || condition(g, f) || !followsAll(cites.ifCondition);
  });
  return orderedBy(by, steps);
}

const theOnly = -2; // no choice was made: the first that fits

/** "Up to 1 of its … skills": which of them, or none. "Its … skill": which, where it has several. */
function whichSkill(
  path: string,
  tag: string,
  mayBeNone: boolean,
  whose: (g: Game, f: Frame) => number | undefined,
): StepPart[] {
  const fitting = (g: Game, id: number) =>
    definition(g, id).compiled.filter((one) => !one.granted && one.tag === tag);
  return [
    step(path, (g, f) => note(g, f, { skill: mayBeNone ? -1 : theOnly })),
    ask(
      path,
      (g, f) => {
        const card = whose(g, f);
        const skills = card === undefined ? [] : fitting(g, card);
        if (card === undefined || skills.length < (mayBeNone ? 1 : 2)) return null;
        const ways = skills.map(({ index }) => option("activate", { card, ability: index }));
        return mayBeNone
          ? question(f.you, "act", "skill", [...ways, option("pass")], 1, 1, { decline: skills.length })
          : question(f.you, "act", "skill", ways);
      },
      (g, f, [pick], q) => note(g, f, { skill: q.options[pick].ability ?? -1 }),
    ),
  ];
}
