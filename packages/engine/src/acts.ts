/** What abilities order, as steps. Each act ends by recording what it did for the clauses after it. */
import type { Act, Clause, Destination, Happening, Static, Target, Who } from "./ability.ts";
import { face, learn, move, shuffle } from "./atoms.ts";
import { other, type Player } from "./card.ts";
import {
  choiceFeasible,
  fresh,
  isChoice,
  isSelection,
  pick,
  targetSteps,
  times,
  topOrBottom,
} from "./choose.ts";
import { option, question } from "./decision.ts";
import { negateAction } from "./declared.ts";
import { base, forbiddingPlayer } from "./derive.ts";
import { areaNumber, compileAmount, compileCondition, compileSelection, whoIs } from "./evaluate.ts";
import { area, type Game, inArea, kindOf, master, refer } from "./game.ts";
import { emit, happen, isHeard, isPossible, type Proposed, proposed } from "./happen.ts";
import { ask, call, jump, label, note, step } from "./machine.ts";
import type { CompiledAbility, CompiledStatic, Context, Edition, Question, StepPart } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { ClauseResult, Frame } from "./state.ts";

export const nothing: ClauseResult = { cards: [], count: 0, done: 0 };

/** What compiling an ability gathers for its definition. */
export interface Gathered {
  readonly edition: Edition;
  readonly path: string;
  readonly bullets: readonly string[]; // the printed options of "Choose one", in order
  bullet: number;
  readonly full: boolean; // of a replacement: its orders are done in full or not at all
  readonly nextResult: () => number; // a result that the text does not number
  readonly addStatic: (s: Static) => CompiledStatic;
  readonly addAbility: (clauses: readonly Clause[], happening: Happening) => CompiledAbility;
  readonly findAbility: (tag: string) => (g: Game, id: number) => CompiledAbility | null;
}

/** What an act did: to which cards, how many were asked for, and how many it was where they are not cards. */
type Record = (g: Game, f: Frame, cards: readonly number[], asked: number, count?: number) => void;

/** Steps of one clause: its condition, its "may", its act. */
function clauseSteps(
  into: Gathered,
  clause: Clause,
  cost: boolean,
  holds: (g: Game, f: Frame) => boolean,
): StepPart[] {
  const { edition, path } = into;
  const { result } = clause;
  const end = fresh("end");
  const record: Record = (g, f, cards, asked, count = cards.length) => {
    f.last = count >= asked && asked > 0 ? 2 : count > 0 ? 1 : 0;
    if (result !== undefined)
      setResult(f, result, { cards: cards.map((id) => refer(g, id)), count, done: f.last });
    if (!followsAll(edition.cites.waits)) edition.hooks.resolveNow(g);
  };
  const parts: StepPart[] = [
    step(path, (g, f) => {
      const goesOn = holds(g, f);
      f.last = 0;
      if (result !== undefined) setResult(f, result, nothing);
      if (!goesOn) jump(g, f, end);
    }),
  ];
  if (clause.may !== undefined) {
    const feasible = actFeasible(edition, clause.act);
    parts.push(
      ask(
        path,
        (g, f) => {
          const player = clause.may === true ? f.you : whoIs(f, clause.may!);
          if (!followsAll(edition.cites.mayDecline)) {
            note(f, { agreed: true });
            return null;
          }
          return feasible(g, f) ? confirm(player, clause.act.do) : null;
        },
        (g, f, [pick]) => {
          if (pick === 1) jump(g, f, end);
          else note(f, { agreed: true });
        },
      ),
      step(path, (g, f) => {
        if (f.v.agreed !== true) jump(g, f, end);
        else note(f, { agreed: false });
      }),
    );
  }
  return [...parts, ...actSteps(into, clause.act, record, cost), label(end)];
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

function actSteps(into: Gathered, act: Act, record: Record, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const cause = cost ? "cost" : "effect";
  const doing = (run: (g: Game, f: Frame) => void) => step(path, run);
  const full = cost || into.full ? possibleWith(act) : null;
  const target = (what: Target, purpose: string) => targetSteps(edition, what, path, purpose, full);
  const happening = (what: Target, purpose: string, make: (g: Game, id: number) => Proposed): StepPart[] => [
    ...target(what, purpose),
    doing((g, f) =>
      happen(
        g,
        f,
        f.chosen.map((id) => make(g, id)),
      ),
    ),
    doing((g, f) => record(g, f, f.outcome!.cards, f.outcome!.cards.length + f.outcome!.replaced)),
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
      return happening(act.what, act.do, (_g, id) => proposed(act.do, id, { to: -1, cause }));
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
        doing((g, f) => {
          for (const id of f.chosen) reveal(g, id);
          record(g, f, f.chosen, f.chosen.length);
        }),
      ];
    case "play":
      return [
        ...target(act.what, "play"),
        doing((g, f) => edition.hooks.play(g, f, f.chosen, act.state, whoIs(f, act.who ?? "you"))),
        doing((g, f) => record(g, f, f.outcome!.cards, f.chosen.length)),
      ];
    case "turn":
      return [
        ...target(act.what, "turn"),
        doing((g, f) =>
          record(
            g,
            f,
            f.chosen.filter((id) => face(g, id, act.face === "up")),
            f.chosen.length,
          ),
        ),
      ];
    case "shuffle":
      return [doing((g, f) => shuffle(g, area(g, whoIs(f, act.of ?? "you"), areaNumber(edition, act.area))))];
    case "apply":
      return applySteps(into, act, record);
    case "pool": {
      const counted = (g: Game, f: Frame, n: number, of: number) => record(g, f, [], of, n);
      return edition.hooks.poolSteps(act, counted, edition).slice();
    }
    case "damage": {
      const amount = compileAmount(edition, act.amount);
      return [doing((g, f) => edition.hooks.damage(g, f, whoIs(f, act.who), amount(g, f)))];
    }
    case "oneOf":
      return oneOfSteps(into, act);
    case "use": {
      const find = into.findAbility(act.ability);
      return [
        doing((g, f) => {
          const id = act.of === "this" ? f.card : (f.event?.card ?? f.card);
          const ability = find(g, id);
          if (ability !== null)
            call(g, ability.path, { you: f.you, card: id, incarnation: -1, event: f.event });
        }),
      ];
    }
    case "delay": {
      const ability = into.addAbility(act.effect, act.until);
      return [
        doing((g, f) => {
          const { you, card, incarnation, results } = f;
          const waits = { def: ability.definition, ability: ability.index, card, incarnation, you, results };
          g.state.delayed = [...g.state.delayed, waits];
        }),
      ];
    }
    case "attack":
      return [
        ...target(act.change, "attack"),
        doing((g, f) => {
          const { battle } = g.state;
          if (battle === null || f.chosen.length === 0) return;
          g.state.battle = { ...battle, target: refer(g, f.chosen[0]) };
          record(g, f, f.chosen, 1);
          emit(g, "retarget", master(g, f.chosen[0]), f.chosen[0]);
        }),
      ];
    case "number":
      return [
        ask(
          path,
          (_g, f) => question(f.you, "amount", "number", [], act.min, act.max),
          (_g, f, [n]) => {
            f.x = n;
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
      return act.inTurnOrder === true ? bothSteps(into, act, cost) : groupSteps(into, act, record, cost);
    case "repeat":
      return repeatSteps(into, act, cost);
    case "nothing":
      return [];
    case "negate":
      return [doing((g, f) => record(g, f, [], 1, negateAction(g, act.what, f.you) ? 1 : 0))];
    case "markers": {
      const { markers } = edition.hooks;
      if (markers === undefined) return unknownAct(edition, act);
      const amount =
        act.amount === "all" ? () => Number.NEGATIVE_INFINITY : compileAmount(edition, act.amount);
      return [
        ...target(act.what, "markers"),
        doing((g, f) => {
          for (const id of f.chosen) markers(g, f, id, amount(g, f));
          record(g, f, f.chosen, f.chosen.length);
        }),
      ];
    }
    case "flip": {
      const { flip } = edition.hooks;
      if (flip === undefined) return unknownAct(edition, act);
      return [
        ...target(act.what, "flip"),
        doing((g, f) => {
          for (const id of f.chosen) flip(g, id);
          record(g, f, f.chosen, f.chosen.length);
        }),
      ];
    }
    case "pay":
      return edition.hooks.payOrbs === undefined
        ? unknownAct(edition, act)
        : edition.hooks.payOrbs(act.orbs, (g, f) => record(g, f, [], 1, 1), edition).slice();
    default:
      return unknownAct(edition, act);
  }
}

/** Whether a card can be rested, set active or K.O.'d at all. */
function possibleWith(act: Act): (g: Game, c: Context, id: number) => boolean {
  if (act.do === "rest" || act.do === "activate" || act.do === "ko")
    return (g, _c, id) => isPossible(g, proposed(act.do, id, { to: g.state.cards[id].area, cause: "cost" }));
  return () => true;
}

export function reveal(g: Game, id: number): void {
  learn(g, id, 3);
  emit(g, "reveal", master(g, id), id);
  if (!followsAll(g.program.edition.cites.reveal)) face(g, id, true);
}

/** Drawing goes one by one; who may draw "up to" may stop before each. */
/** A wrong effect is worse than a missing one. */
function unknownAct(edition: Edition, act: Act): never {
  throw new Error(`${edition.game} does not yet run "${act.do}"`);
}

/** Where text names no player, it is the ability's own. */
function doer(edition: Edition, f: Frame, who: Who | undefined): Player {
  if (who !== undefined) return whoIs(f, who);
  return followsAll(edition.cites.thisCard) ? f.you : other(f.you);
}

function drawSteps(into: Gathered, act: Extract<Act, { do: "draw" }>, record: Record): StepPart[] {
  const { edition, path } = into;
  const amount = compileAmount(edition, act.amount);
  const who = (f: Frame) => doer(edition, f, act.who);
  if (act.upTo !== true)
    return [
      step(path, (g, f) => {
        const n = times(edition, amount(g, f));
        record(g, f, draw(g, who(f), n), n);
      }),
    ];
  const { cites } = edition;
  const loop = fresh("draw");
  const end = fresh("drawn");
  return [
    step(path, (_g, f) => note(f, { drawn: 0 })),
    label(loop),
    ask(
      path,
      (g, f) =>
        (f.v.drawn as number) < amount(g, f) && deckOf(g, who(f)).length > 0 && followsAll(cites.drawUpTo)
          ? confirm(who(f), "draw up to")
          : null,
      (g, f, [pick]) => {
        if (pick === 1 && followsAll(cites.drawStop)) jump(g, f, end);
        else {
          const drawn = draw(g, who(f), 1);
          note(f, { drawn: (f.v.drawn as number) + drawn.length });
          jump(g, f, loop);
        }
      },
    ),
    label(end),
    step(path, (g, f) => {
      const n = f.v.drawn as number;
      record(
        g,
        f,
        inArea(g, who(f), areaNumber(edition, edition.hand)).slice(-n || Number.MAX_SAFE_INTEGER),
        n,
      );
    }),
  ];
}

export function deckOf(g: Game, player: Player): readonly number[] {
  return inArea(g, player, areaNumber(g.program.edition, g.program.edition.deck));
}

/** Draws one by one from the top; returns the drawn cards. */
export function draw(g: Game, player: Player, n: number): number[] {
  const { edition } = g.program;
  const hand = area(g, player, areaNumber(edition, edition.hand));
  const drawn: number[] = [];
  if (forbiddingPlayer(g, "draw", player) !== null && edition.forbids()) return drawn;
  if (
    !followsAll(edition.cites.draw) ||
    (n > deckOf(g, player).length && !followsAll(edition.cites.impossible))
  )
    return drawn;
  const limit = n > 1 && !followsAll(edition.cites.drawMany) ? 1 : n;
  for (let i = 0; i < limit && g.state.result === null; i++) {
    const top = deckOf(g, player)[0];
    if (top === undefined) break;
    move(g, top, hand);
    if (isHeard(g, "draw")) emit(g, "draw", player, top, { seenBy: 1 << player });
    drawn.push(top);
  }
  return drawn;
}

function lookSteps(into: Gathered, act: Extract<Act, { do: "look" }>, record: Record): StepPart[] {
  const { edition, path } = into;
  const what: Target = isSelection(act.what) ? { select: act.what, count: act.count ?? "all" } : act.what;
  return [
    ...targetSteps(edition, what, path, "look"),
    step(path, (g, f) => {
      const looker = whoIs(f, act.who ?? "you");
      const { cites } = edition;
      for (const id of f.chosen) learn(g, id, followsAll(cites.look) ? 1 << looker : 3);
      if (!followsAll(cites.lookedFaces)) for (const id of f.chosen) face(g, id, !g.state.cards[id].faceUp);
      if (!followsAll(cites.lookPutBack)) for (const id of f.chosen) shuffle(g, g.state.cards[id].area);
      if (!followsAll(cites.lookInPlace))
        for (const id of f.chosen) move(g, id, area(g, looker, areaNumber(edition, edition.hand)));
      for (const id of f.chosen) emit(g, "look", looker, id, { seenBy: 1 << looker });
      record(g, f, f.chosen, f.chosen.length);
    }),
  ];
}

/** Moves cards by an effect or cost; several to an ordered place are ordered first. */
function moveSteps(
  into: Gathered,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  record: Record,
  cause: "effect" | "cost",
): StepPart[] {
  const { edition, path } = into;
  const to: Destination = act.to;
  const kind = areaNumber(edition, edition.hooks.areasOf(to.area)[0]);
  const { ordered } = edition.areas[kind];
  const parts = targetSteps(
    edition,
    act.what,
    path,
    `to ${to.area}`,
    cause === "cost" || into.full ? () => true : null,
  );
  const mover = (f: Frame) => whoIs(f, act.who ?? "you");
  if (to.at === "either")
    parts.push(
      step(path, (_g, f) => note(f, { place: "top" })),
      ask(
        path,
        (_g, f) => (f.chosen.length === 0 ? null : topOrBottom(mover(f))),
        (_g, f, [pick]) => note(f, { place: pick === 0 ? "top" : "bottom" }),
      ),
    );
  if (ordered) parts.push(...orderSteps(into, to.order === "any" ? mover : null));
  const at = (f: Frame) => (to.at === "either" ? (f.v.place as "top" | "bottom") : (to.at ?? "top"));
  const reveals = act.do === "move" && act.reveal === true;
  parts.push(
    step(path, (g, f) => {
      const place = at(f);
      const { cites } = edition;
      const chosenOrder = f.v.ordered === true;
      const backwards = ordered && (chosenOrder ? place === "top" : !followsAll(cites.oneByOne));
      const fromHand = (id: number) =>
        kindOf(g, g.state.cards[id].area) === areaNumber(edition, edition.hand);
      const trashes =
        to.area === edition.discard && f.chosen.some(fromHand) && !followsAll(cites.trashFromHand);
      const cards = trashes ? [] : backwards ? f.chosen.slice().reverse() : f.chosen;
      happen(
        g,
        f,
        cards.map((id) => {
          const card = g.state.cards[id];
          const owner = to.of === undefined ? card.owner : whoIs(f, to.of);
          const destination = area(g, owner, kind);
          return proposed("move", id, {
            to: destination,
            at: place,
            faceUp: to.face === undefined && card.area === destination ? card.faceUp : to.face === "up",
            rested: to.state === "rested",
            shown: reveals || mustShow(g, act, id, destination),
            mixedFor:
              chosenOrder && followsAll(cites.orderHidden)
                ? 1 << other(to.order === "any" ? mover(f) : card.owner)
                : 0,
            cause,
          });
        }),
      );
    }),
    step(path, (g, f) => record(g, f, f.outcome!.cards, f.outcome!.cards.length + f.outcome!.replaced)),
  );
  return parts;
}

/** A card named by its properties that goes from one secret area to another is shown (11-2-1, 3-1-7). */
function mustShow(
  g: Game,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  id: number,
  to: number,
): boolean {
  const { edition } = g.program;
  const n = edition.areas.length;
  const secret =
    edition.areas[g.state.cards[id].area % n].open !== "all" && edition.areas[to % n].open !== "all";
  const described = isChoice(act.what) && act.what.select.where.length > 0;
  return secret && described && followsAll(edition.cites.secretMove);
}

/**
 * "In any order": the player of the effect orders the cards. Otherwise each owner orders his own, as far as he
 * knows them, the active player first. The top comes first.
 */
function orderSteps(into: Gathered, mover: ((f: Frame) => Player) | null): StepPart[] {
  const { edition, path } = into;
  const order = (who: (g: Game) => Player) => {
    const mine = (g: Game, f: Frame) =>
      f.chosen.filter((id) => (mover === null ? g.state.cards[id].owner : mover(f)) === who(g));
    return ask(
      path,
      (g, f) => {
        const player = who(g);
        const cards = mine(g, f);
        const known = cards.every((id) => (g.state.cards[id].known & (1 << player)) !== 0);
        if (cards.length < 2 || !known || !followsAll(edition.cites.order)) return null;
        const options = cards.map((id) => option("order", { card: id }));
        return question(player, "order", "order", options, cards.length, cards.length);
      },
      (g, f, picks, q) => {
        const cards = mine(g, f);
        const sorted = picks.map((n) => q.options[n].card!);
        f.chosen = f.chosen.map((id) => (cards.includes(id) ? sorted.shift()! : id));
        note(f, { ordered: true });
      },
    );
  };
  return [
    step(path, (_g, f) => note(f, { ordered: false })),
    order((g) => g.state.active),
    order((g) => other(g.state.active)),
  ];
}

function applySteps(into: Gathered, act: Extract<Act, { do: "apply" }>, record: Record): StepPart[] {
  const { edition, path } = into;
  const s = into.addStatic(act.effect);
  const scope = "what" in act.effect ? act.effect.what : null;
  const parts: StepPart[] = [];
  if (scope === null) parts.push(step(path, (_g, f) => pick(f, [])));
  else if (isSelection(scope)) {
    const cards = compileSelection(edition, scope);
    parts.push(step(path, (g, f) => pick(f, cards(g, f))));
  } else parts.push(...targetSteps(edition, scope, path, act.effect.set));
  parts.push(
    step(path, (g, f) => {
      if (scope !== null && f.chosen.length === 0) return;
      if (act.effect.set === "swap") {
        if (f.chosen.length === 2) swap(g, s, f, act.until);
        record(g, f, f.chosen, 2);
        return;
      }
      const amount = s.amount(g, f);
      const targets = scope === null ? null : f.chosen.map((id) => refer(g, id));
      applyEffect(g, s, f, targets, amount, act.until);
      record(g, f, f.chosen, f.chosen.length);
    }),
  );
  return parts;
}

/** Each of the two takes the other's base value. */
function swap(g: Game, s: CompiledStatic, f: Frame, until: string): void {
  const values = f.chosen.map((id) => base(g, id, s.number));
  f.chosen.forEach((id, i) => {
    applyEffect(g, s, f, [refer(g, id)], values[1 - i], until);
  });
}

export function applyEffect(
  g: Game,
  s: CompiledStatic,
  f: { you: Player; card: number },
  targets: readonly { id: number; incarnation: number }[] | null,
  amount: number,
  until: string,
): void {
  const effect = {
    stamp: ++g.state.stamp,
    def: s.definition,
    static: s.index,
    you: f.you,
    card: f.card,
    targets,
    amount,
    until,
    turn: g.state.turn,
  };
  g.state.effects = [...g.state.effects, effect];
  g.table = null;
  for (const target of targets ?? [])
    emit(g, "apply", f.you, target.id, { amount, name: nameOfStatic(s.static) });
}

function nameOfStatic(s: Static): string {
  if ("number" in s) return s.number;
  if ("keyword" in s) return s.keyword;
  if ("verb" in s) return `${s.set} ${s.verb}`;
  return s.set;
}

function oneOfSteps(into: Gathered, act: Extract<Act, { do: "oneOf" }>): StepPart[] {
  const { path } = into;
  const names = act.options.map(
    (_, i) => into.bullets[into.bullet + i] ?? describeAct(act.options[i][0]?.act) ?? `option ${i + 1}`,
  );
  into.bullet += act.options.length;
  const ends = fresh("chosen");
  const starts = act.options.map(() => fresh("option"));
  const parts: StepPart[] = [
    ask(
      path,
      (_g, f) =>
        question(
          whoIs(f, act.by ?? "you"),
          "act",
          "one of",
          names.map((name) => option("choose", { option: name })),
        ),
      (g, f, [pick]) => jump(g, f, starts[pick]),
    ),
  ];
  act.options.forEach((clauses, i) => {
    parts.push(label(starts[i]), ...clauses.flatMap((clause) => compileClause(into, clause, false)));
    parts.push(step(path, (g, f) => jump(g, f, ends)));
  });
  return [...parts, label(ends)];
}

/** What both players are told to do at once is done by the active player first. */
function bothSteps(into: Gathered, act: Extract<Act, { do: "group" }>, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const otherFirst = fresh("other");
  const end = fresh("both");
  const isTheirs = (clause: Clause) => "who" in clause.act && clause.act.who === "opponent";
  const compiled = (clauses: readonly Clause[]) =>
    clauses.flatMap((clause) => compileClause(into, clause, cost));
  const mine = act.clauses.filter((clause) => !isTheirs(clause));
  const theirs = act.clauses.filter(isTheirs);
  return [
    step(path, (g, f) => {
      if ((g.state.active === f.you) !== followsAll(edition.cites.bothAtOnce)) jump(g, f, otherFirst);
    }),
    ...compiled(mine),
    ...compiled(theirs),
    step(path, (g, f) => jump(g, f, end)),
    label(otherFirst),
    ...compiled(theirs),
    ...compiled(mine),
    label(end),
  ];
}

/** Done in full when each of its orders was. */
function groupSteps(
  into: Gathered,
  act: Extract<Act, { do: "group" }>,
  record: Record,
  cost: boolean,
): StepPart[] {
  const numbered = act.clauses.map((clause) => ({ ...clause, result: clause.result ?? into.nextResult() }));
  return [
    ...numbered.flatMap((clause) => compileClause(into, clause, cost)),
    step(into.path, (g, f) => {
      const all = numbered.map((clause) => f.results[clause.result - 1] ?? nothing);
      const cards = all.flatMap((result) => result.cards.map((card) => card.id));
      record(g, f, cards, all.length, all.filter((result) => result.done === 2).length);
    }),
  ];
}

/** First words of an option that text joins with "or". */
function describeAct(act: Act | undefined): string | null {
  if (act === undefined) return null;
  if (act.do === "play") return "play it";
  if (act.do !== "move") return act.do;
  const { area, at } = act.to;
  if (area === "trash") return "trash it";
  const end = at === "top" || at === "bottom" ? `the ${at} of ` : "";
  return `${area === "deck" ? "place" : "add"} it ${area === "deck" ? "at" : "to"} ${end}your ${area === "life" ? "Life cards" : area}`;
}

function repeatSteps(into: Gathered, act: Extract<Act, { do: "repeat" }>, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const times = compileAmount(edition, act.times);
  const again = fresh("again");
  const end = fresh("repeated");
  return [
    step(path, (g, f) => note(f, { times: times(g, f) })),
    label(again),
    step(path, (g, f) => {
      if ((f.v.times as number) <= 0) jump(g, f, end);
      else note(f, { times: (f.v.times as number) - 1 });
    }),
    ...act.clauses.flatMap((clause) => compileClause(into, clause, cost)),
    step(path, (g, f) => jump(g, f, again)),
    label(end),
  ];
}

/** A clause with its conditions compiled. */
export function compileClause(into: Gathered, clause: Clause, cost: boolean, first = true): StepPart[] {
  const condition = clause.if === undefined ? null : compileCondition(into.edition, clause.if);
  const { ifDone } = clause;
  const { cites } = into.edition;
  return clauseSteps(into, clause, cost, (g, f) => {
    if (!first && !followsAll(cites.inOrder)) return false;
    if (!first && ifDone === undefined && f.last === 0 && !followsAll(cites.thenGoesOn)) return false;
    if (ifDone !== undefined && (f.results[ifDone - 1]?.done ?? 0) !== 2 && followsAll(cites.ifDone))
      return false;
    return condition === null || condition(g, f) || !followsAll(cites.ifCondition);
  });
}

/** Whether an act can be done in full: costs, "may" and replacements are offered only then. */
export function actFeasible(edition: Edition, act: Act): (g: Game, c: Context) => boolean {
  switch (act.do) {
    case "ko":
    case "rest":
    case "activate":
      return choiceFeasible(edition, act.what, possibleWith(act));
    case "turn":
      return turnFeasible(edition, act);
    case "apply": {
      const scope = "what" in act.effect ? act.effect.what : null;
      return scope === null || isSelection(scope) ? () => true : choiceFeasible(edition, scope);
    }
    case "move":
    case "reveal":
    case "look":
    case "play":
      return isSelection(act.what) ? () => true : choiceFeasible(edition, act.what);
    case "pool": {
      const amount = compileAmount(edition, act.amount);
      return (g, c) => act.upTo === true || edition.hooks.poolFeasible(g, c, act, amount(g, c));
    }
    case "group": {
      const all = act.clauses.map((clause) => actFeasible(edition, clause.act));
      return (g, c) => all.every((can) => can(g, c));
    }
    case "draw": {
      const amount = compileAmount(edition, act.amount);
      return (g, c) => act.upTo === true || deckOf(g, whoIs(c, act.who ?? "you")).length >= amount(g, c);
    }
    default:
      return () => true;
  }
}

/** The cards that would be turned still lie the other way. */
function turnFeasible(edition: Edition, act: Extract<Act, { do: "turn" }>): (g: Game, c: Context) => boolean {
  const { what } = act;
  const enough = choiceFeasible(edition, what);
  if (!isChoice(what) || what.select.end === undefined || typeof what.count === "string") return enough;
  const cards = compileSelection(edition, what.select);
  const limit = compileAmount(edition, what.count);
  return (g, c) => {
    const all = cards(g, c);
    const n = limit(g, c);
    const taken = what.select.end === "bottom" ? all.slice(-n) : all.slice(0, n);
    return taken.length >= n && taken.every((id) => g.state.cards[id].faceUp !== (act.face === "up"));
  };
}

export function printedOptions(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("•"))
    .map((line) => line.replace(/^•\s*/, ""));
}
