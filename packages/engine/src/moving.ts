/** Drawing, looking, revealing and moving cards by an effect or cost, as steps. */
import type { Act, Choice, Destination, Reference, Selection, Target, Who } from "./ability.ts";
import { confirm, type Gathered, type Record } from "./acts.ts";
import { face, learn, move, shuffle } from "./atoms.ts";
import { other, type Player } from "./card.ts";
import {
  type Full,
  fresh,
  isByFace,
  isChoice,
  isSelection,
  one,
  targetSteps,
  times,
  topOrBottom,
} from "./choose.ts";
import { option, question } from "./decision.ts";
import { forbiddingPlayer } from "./derive.ts";
import { areaNumber, compileAmount, compileLies, whoIs } from "./evaluate.ts";
import { possibleWith } from "./feasible.ts";
import { area, type Game, inArea, kindOf, master } from "./game.ts";
import { givingSteps } from "./given.ts";
import { emit, happen, isHeard, isPossible, proposed, proposing, waitOnce } from "./happen.ts";
import { ask, jump, label, locals, note, step } from "./machine.ts";
import { cover } from "./piles.ts";
import type { Edition, StepPart } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Frame } from "./state.ts";

export function reveal(g: Game, id: number): void {
  if (followsAll(g.program.edition.cites.revealShows)) learn(g, id, 3);
  emit(g, "reveal", master(g, id), id);
  if (!followsAll(g.program.edition.cites.reveal)) face(g, id, true);
}

/** Drawing goes one by one; who may draw "up to" may stop before each. */

/** Where text names no player, it is the ability's own. */
function doer(edition: Edition, f: Frame, who: Who | undefined): Player {
  if (who !== undefined) return whoIs(f, who);
  return followsAll(edition.cites.thisCard) ? f.you : other(f.you);
}

export function drawSteps(into: Gathered, act: Extract<Act, { do: "draw" }>, record: Record): StepPart[] {
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
    step(path, (g, f) => note(g, f, { drawn: 0 })),
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
          locals(g, f).drawn = (f.v.drawn as number) + drawn.length;
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
  return inArea(g, player, g.program.deck);
}

/** Draws one by one from the top; returns the drawn cards. */
export function draw(g: Game, player: Player, n: number): number[] {
  const { edition } = g.program;
  const hand = area(g, player, g.program.hand);
  const drawn: number[] = [];
  if (forbiddingPlayer(g, "draw", player) !== null && edition.forbids()) return drawn;
  if (
    !followsAll(edition.cites.draw) ||
    (n > deckOf(g, player).length && !followsAll(edition.cites.impossible))
  )
    return drawn;
  const limit = n > 1 && !followsAll(edition.cites.drawMany) ? 1 : n;
  const before = g.state.pending.length;
  for (let i = 0; i < limit && g.state.result === null; i++) {
    const top = deckOf(g, player)[0];
    if (top === undefined) break;
    move(g, top, hand);
    if (isHeard(g, "draw")) emit(g, "draw", player, top, { seenBy: 1 << player });
    drawn.push(top);
  }
  waitOnce(g, before, "draw");
  return drawn;
}

export function lookSteps(into: Gathered, act: Extract<Act, { do: "look" }>, record: Record): StepPart[] {
  const { edition, path } = into;
  const what: Target = isSelection(act.what) ? { select: act.what, count: act.count ?? "all" } : act.what;
  return [
    ...targetSteps(edition, what, path, "look"),
    step(path, (g, f) => {
      const looker = whoIs(f, act.who ?? "you");
      const { cites } = edition;
      for (const id of f.chosen) learn(g, id, followsAll(cites.look) ? 1 << looker : 3);
      if (!followsAll(cites.lookedFaces)) for (const id of f.chosen) face(g, id, !g.state.cards[id].faceUp);
      if (edition.shuffledAfterLook === undefined && !followsAll(cites.lookPutBack))
        for (const id of f.chosen) shuffle(g, g.state.cards[id].area);
      if (!followsAll(cites.lookInPlace))
        for (const id of f.chosen) move(g, id, area(g, looker, areaNumber(edition, edition.hand)));
      for (const id of f.chosen) emit(g, "look", looker, id, { seenBy: 1 << looker });
      if (into.idle.has(act)) locals(g, f).looked = shuffledLater(g, f.chosen);
      const through = (f.v.through as readonly number[] | undefined) ?? [];
      locals(g, f).through = [...new Set([...through, ...searched(g, f.chosen)])];
      record(g, f, f.chosen, f.chosen.length);
    }),
  ];
}

/** The decks, and what else is searched like one, in which these cards lie: they may have to be shuffled. */
function searched(g: Game, cards: readonly number[]): number[] {
  const { edition } = g.program;
  const names = [edition.deck, ...(edition.searched ?? [])];
  return cards
    .map((id) => g.state.cards[id].area)
    .filter((one) => names.includes(edition.areas[kindOf(g, one)].name));
}

/** Where cards lay that a game shuffles once they were looked at for nothing. */
function shuffledLater(g: Game, cards: readonly number[]): number[] {
  const { edition } = g.program;
  const names = edition.shuffledAfterLook ?? [];
  const all = cards.map((id) => g.state.cards[id].area);
  return [...new Set(all)].filter(
    (one) => names.includes(edition.areas[kindOf(g, one)].name) && followsAll(edition.cites.lookPutBack),
  );
}

/** The area index to which a move takes a card: its owner's, unless text says whose. */
export function destination(
  edition: Edition,
  { to }: { to: Destination },
): (g: Game, c: { you: Player }, id: number) => number {
  const kind = areaNumber(edition, edition.hooks.areasOf(to.area)[0]);
  return (g, c, id) => {
    const owner = followsAll(edition.cites.ownersArea)
      ? g.state.cards[id].owner
      : other(g.state.cards[id].owner);
    return area(g, to.of === undefined ? owner : whoIs(c, to.of), kind);
  };
}

/** Moves cards by an effect or cost; several to an ordered place are ordered first. */
export function moveSteps(
  into: Gathered,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  record: Record,
  cause: "effect" | "cost",
): StepPart[] {
  if (act.to.area === "under") return tuckSteps(into, act, record, cause);
  if (act.to.area === "over") return coverSteps(into, act, record, cause);
  const { edition, path } = into;
  const to: Destination = act.to;
  const kind = areaNumber(edition, edition.hooks.areasOf(to.area)[0]);
  const { ordered } = edition.areas[kind];
  const full = cause === "cost" || into.full ? possibleWith(edition, act) : null;
  const parts = targetSteps(edition, act.what, path, `to ${to.area}`, full);
  const also = act.do === "move" ? (act.also ?? []) : [];
  for (const more of also) parts.push(...besideSteps(into, more, `to ${to.area}`, full));
  if (act.do === "move") parts.push(...fromSteps(into, act));
  const destinationOf = destination(edition, act);
  const mover = (f: Frame) => whoIs(f, act.who ?? "you");
  if (to.at === "either")
    parts.push(
      step(path, (g, f) => note(g, f, { place: "top" })),
      ask(
        path,
        (_g, f) => (f.chosen.length === 0 ? null : topOrBottom(mover(f))),
        (g, f, [pick]) => note(g, f, { place: pick === 0 ? "top" : "bottom" }),
      ),
    );
  const mixes = act.do === "move" && act.as === "shuffle";
  if (ordered && !mixes) parts.push(...orderSteps(into, to.order === "any" ? mover : null));
  const at = (f: Frame) => (to.at === "either" ? (f.v.place as "top" | "bottom") : (to.at ?? "top"));
  const reveals = act.do === "move" && act.reveal === true;
  const moves = [
    step(path, (g, f) => {
      const place = at(f);
      const { cites } = edition;
      const chosenOrder = ordered && f.v.ordered === true;
      const backwards = ordered && (chosenOrder ? place === "top" : !followsAll(cites.oneByOne));
      const fromHand = (id: number) => kindOf(g, g.state.cards[id].area) === g.program.hand;
      const trashes =
        to.area === edition.discard && f.chosen.some(fromHand) && !followsAll(cites.trashFromHand);
      const cards = trashes ? [] : backwards ? f.chosen.slice().reverse() : f.chosen;
      const isTheOne = cards.length === 1 && also.length === 0 && !isChoice(act.what); // "the revealed card": who knows it can follow it
      happen(
        g,
        f,
        cards.map((id) => {
          const card = g.state.cards[id];
          const goes = destinationOf(g, f, id);
          const mustBeShown = mustShow(g, into, act, id, goes);
          if (mustBeShown) noteRevealed(g, f, [id]);
          return proposed("move", id, {
            to: goes,
            at: place,
            faceUp: to.face === undefined && card.area === goes ? card.faceUp : to.face === "up",
            rested: to.state === "rested",
            shown: reveals || mustBeShown || (isTheOne && card.known === 3),
            mixedFor:
              chosenOrder && followsAll(cites.orderHidden)
                ? 1 << other(to.order === "any" ? mover(f) : card.owner)
                : 0,
            alone: act.do === "move" && act.alone === true,
            cause,
          });
        }),
      );
    }),
  ];
  parts.push(
    ...givingSteps(into, act.do === "move" ? act : {}, moves),
    step(path, (g, f) => {
      if (to.face === "down") for (const id of f.outcome!.cards) edition.hooks.laidDown?.(g, id);
      if (mixes)
        for (const pile of new Set(f.outcome!.cards.map((id) => g.state.cards[id].area))) shuffle(g, pile);
      record(g, f, f.outcome!.cards, f.outcome!.cards.length + f.outcome!.replaced);
    }),
  );
  return parts;
}

/** Cards beside those chosen before them; of a price that they cannot pay nothing is moved. */
function besideSteps({ edition, path }: Gathered, what: Target, purpose: string, full: Full): StepPart[] {
  const before = (f: Frame) => f.v.before as readonly number[];
  return [
    step(path, (g, f) => note(g, f, { before: f.chosen })),
    ...targetSteps(edition, what, path, purpose, full, (_g, f, id) => !before(f as Frame).includes(id)),
    step(path, (_g, f) => {
      const isPaid = full === null || (before(f).length > 0 && f.chosen.length > 0);
      f.chosen = isPaid ? [...before(f), ...f.chosen] : [];
    }),
  ];
}

/** Of the chosen only what lies where text says. */
export function fromSteps(
  into: Gathered,
  act: { from?: string[]; under?: Reference | Selection },
): StepPart[] {
  const lies = compileLies(into.edition, act);
  if (lies === null) return [];
  return [
    step(into.path, (g, f) => {
      f.chosen = f.chosen.filter((id) => lies(g, f, id));
    }),
  ];
}

/** Puts cards under another, one by one to the bottom of its pile. */
function tuckSteps(
  into: Gathered,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  record: Record,
  cause: "effect" | "cost",
): StepPart[] {
  const { edition, path } = into;
  const full = cause === "cost" || into.full ? () => true : null;
  return [
    ...targetSteps(edition, act.what, path, "to under", full),
    ...(act.do === "move" ? fromSteps(into, act) : []),
    step(path, (g, f) => note(g, f, { cards: f.chosen })),
    ...targetSteps(edition, one(act.to.under!), path, "under"),
    step(path, (g, f) => {
      const [top] = f.chosen;
      const cards = (f.v.cards as readonly number[]).filter((id) => top !== undefined && id !== top);
      happen(
        g,
        f,
        cards.map((id) =>
          proposed("move", id, { to: g.state.cards[top].area, under: top, faceUp: true, cause }),
        ),
      );
    }),
    step(path, (g, f) => record(g, f, f.outcome!.cards, (f.v.cards as readonly number[]).length)),
  ];
}

/** Puts a card on top of another: they are one pile then. */
function coverSteps(
  into: Gathered,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  record: Record,
  cause: "effect" | "cost",
): StepPart[] {
  const { edition, path } = into;
  const { on, state } = act.to;
  const full = cause === "cost" || into.full ? () => true : null;
  return [
    ...targetSteps(edition, act.what, path, "on top", full),
    ...(act.do === "move" ? fromSteps(into, act) : []),
    step(path, (g, f) => note(g, f, { cards: f.chosen })),
    ...targetSteps(edition, one(on!), path, "under"),
    step(path, (g, f) => {
      const [base] = f.chosen;
      const asked = f.v.cards as readonly number[];
      const isFree = (id: number) =>
        id !== base && isPossible(g, proposing("move", id, g.state.cards[base].area, cause));
      const cards = base === undefined ? [] : asked.filter(isFree).slice(0, 1);
      for (const id of cards) {
        cover(g, id, base, state === undefined ? {} : { rested: state === "rested" });
        emit(g, "placed", master(g, id), id);
      }
      record(g, f, cards, asked.length);
    }),
  ];
}

/** What is being carried out reveals these: text may wait for that. */
export function noteRevealed(g: Game, f: Frame, cards: readonly number[]): void {
  locals(g, f).revealed = [...((f.v.revealed as readonly number[] | undefined) ?? []), ...cards];
}

/** A card named by its properties that goes from one secret area to another is shown (11-2-1, 3-1-7). */
function mustShow(
  g: Game,
  { named }: Gathered,
  act: Extract<Act, { do: "move" } | { do: "arrange" }>,
  id: number,
  to: number,
): boolean {
  const { edition } = g.program;
  const n = edition.areas.length;
  const secret =
    edition.areas[g.state.cards[id].area % n].open !== "all" && edition.areas[to % n].open !== "all";
  const { name } = edition.areas[g.state.cards[id].area % n];
  const isDescribed = (what: Target) =>
    isChoice(what)
      ? isByFace(what.select.where)
      : named.has(act) || (typeof what === "object" && "result" in what && named.has(what.result));
  const also = act.do === "move" ? (act.also ?? []) : [];
  const described =
    also.length === 0
      ? isDescribed(act.what)
      : [act.what, ...also].some((one) => isDescribed(one) && (one as Choice).select.in.includes(name));
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
        const isKnown = (id: number) => (g.state.cards[id].known & (1 << player)) !== 0;
        const known = mover === null ? cards.every(isKnown) : cards.some(isKnown); // one unseen can be told from others
        if (cards.length < 2 || !known || !followsAll(edition.cites.order)) return null;
        const options = cards.map((id) => option("order", { card: id }));
        return question(player, "order", "order", options, cards.length, cards.length);
      },
      (g, f, picks, q) => {
        const cards = mine(g, f);
        const sorted = picks.map((n) => q.options[n].card!);
        f.chosen = f.chosen.map((id) => (cards.includes(id) ? sorted.shift()! : id));
        locals(g, f).ordered = true;
      },
    );
  };
  return [
    step(path, (g, f) => {
      locals(g, f).ordered = false;
    }),
    order((g) => g.state.active),
    order((g) => other(g.state.active)),
  ];
}
