/** Atoms: the only functions that change state. Each changes the working copy and tells its event. */
import { type Card, inState, makeCard, type Player, withKnown, withRested } from "./card.ts";
import { isUnmoved } from "./derive.ts";
import { definition, type Game, kindOf, master, replaceArea, replaceCard } from "./game.ts";
import { emit, isHeard } from "./happen.ts";
import { forgetFace, hiddenFace } from "./hidden.ts";
import { above, below, detach, pile } from "./piles.ts";
import type { Edition } from "./program.ts";
import { shuffled, streamOf } from "./random.ts";
import { readsMarks, readsPools, readsStates } from "./reads.ts";
import { follows, followsAll, isObserved } from "./rulebook.ts";
import type { Occurrence } from "./state.ts";

export interface Placing {
  readonly at: "top" | "bottom" | null; // of an ordered area; null: it does not matter
  readonly rested: boolean;
  readonly faceUp: boolean;
  /** Both players see the face on its way. */
  readonly shown: boolean;
  /** Players (bits) who cannot tell which of several this is. */
  readonly mixedFor: number;
  /** The card that it goes under, below what already lies there; -1 if none. */
  readonly under: number;
  /** What moves it; null: the effect under way or the rules. */
  readonly cause: Occurrence["cause"] | null;
}

const usual: Placing = {
  at: null,
  rested: false,
  faceUp: false,
  shown: false,
  mixedFor: 0,
  under: -1,
  cause: null,
};

/** How a card is placed that comes otherwise than face down and active; in one shape, for moves read it. */
export function placing(to: Partial<Placing>): Placing {
  return {
    at: to.at ?? null,
    rested: to.rested ?? false,
    faceUp: to.faceUp ?? false,
    shown: to.shown ?? false,
    mixedFor: to.mixedFor ?? 0,
    under: to.under ?? -1,
    cause: to.cause ?? null,
  };
}

export const onTop = placing({ at: "top" });
export const atBottom = placing({ at: "bottom" });

/** A card goes to another area and is a new object there. */
export function move(g: Game, id: number, ordered: number, how: Placing = usual): void {
  const s = g.state;
  const card = s.cards[id];
  const to = g.program.edition.redirect?.(g, card, ordered) ?? ordered;
  const { cites } = g.program.edition;
  const { rule } = g;
  if (to !== ordered && g.events !== null)
    g.rule = g.program.edition.redirectedBy?.(g, card, ordered) ?? rule;
  const from = card.area;
  const { faceUp } = how;
  const keepsLimits = !followsAll(cites.limitNewObject);
  const known = knownAfter(g, card, from, to, faceUp, how);
  const at = s.areas[from].indexOf(id);
  const top = to === ordered ? how.under : -1;
  const cause = how.cause ?? (g.source >= 0 ? "effect" : "rule");
  const end = how.at === "bottom" ? "bottom" : undefined;
  const face = hiddenFace(g, id); // of a card that lay hidden; it stays so in an area of the same name
  const told =
    at >= 0 && top < 0 && face < 0 && g.program.edition.leaving?.(g, card, to, cause, end) === true;
  const shows =
    face >= 0 && ((top >= 0 && followsAll(cites.hiddenBelow)) || kindOf(g, from) !== kindOf(g, to));
  const was = at < 0 ? above(g, id) : -1;
  if (shows) forgetFace(g, id);
  if (at < 0 || top >= 0 || face >= 0 || !isUnmoved(g, card, from, to)) g.table = null;
  if (at < 0) detach(g, id);
  else replaceArea(g, from, without(s.areas[from], at), card.def);
  if (top >= 0) pile(g, top, followsAll(cites.tuckLast) ? [...below(g, top), id] : [id, ...below(g, top)]);
  else replaceArea(g, to, withCard(s.areas[to], id, how.at === "top"), shows ? face : card.def);
  replaceCard(
    g,
    makeCard(
      id,
      shows ? face : card.def,
      card.owner,
      to,
      followsAll(cites.newObject) ? ++s.stamp : card.incarnation,
      how.rested,
      faceUp,
      0,
      known,
      s.turn,
      keepsLimits ? card.used : 0,
      keepsLimits ? card.usedTurn : 0,
    ),
  );
  if (!told && isHeard(g, "move"))
    emit(g, "move", master(g, id), id, {
      from,
      to,
      target: top,
      cause,
      at: end,
      lay: shows ? "hidden" : card.faceUp ? "faceUp" : undefined,
      seenBy: card.known | known,
      unheard: (at < 0 && followsAll(cites.movedFromBelow)) || (shows && followsAll(cites.hiddenMoves)),
    });
  // Text that says "from under a card" means the card that is taken, not one whose pile goes with it.
  if (was >= 0 && top < 0 && s.cards[was].area === from && isHeard(g, "fromBelow"))
    emit(g, "fromBelow", master(g, id), id, { from, to, target: was, cause, untold: true });
  g.rule = rule;
  g.program.edition.moved?.(g, card, to);
}

/** A card that was not in the game before. */
export function create(g: Game, def: number, owner: Player, area: number): number {
  const id = g.state.cards.length;
  const { stamp, turn } = g.state;
  replaceCard(g, makeCard(id, def, owner, area, stamp, false, true, 0, 3, turn, 0, 0));
  replaceArea(g, area, [...g.state.areas[area], id]);
  g.table = null;
  return id;
}

function withCard(cards: readonly number[], id: number, first: boolean): readonly number[] {
  const { length } = cards;
  const more = new Array<number>(length + 1);
  more[first ? 0 : length] = id;
  for (let i = 0; i < length; i++) more[first ? i + 1 : i] = cards[i];
  return more;
}

function without(cards: readonly number[], at: number): readonly number[] {
  if (at === 0) return cards.slice(1);
  const left = cards.slice(0, -1);
  for (let i = at; i < left.length; i++) left[i] = cards[i + 1];
  return left;
}

/** Who knows the face at the new place. Who cannot see a card leave a hand no longer knows what is left in it. */
function knownAfter(g: Game, card: Card, from: number, to: number, faceUp: boolean, how: Placing): number {
  if (!isObserved()) return knownTo(g, card, from, to, faceUp || how.shown, how.mixedFor);
  const source = g.program.edition.areas[kindOf(g, from)];
  let known = 0;
  for (let p = 0; p < 2; p++) {
    const bit = 1 << p;
    const sees =
      (faceUp && followsAll(g.program.edition.cites.faceUp)) || how.shown || visibleIn(g, to, p as Player);
    const followed =
      (card.known & bit) !== 0 && (source.ordered || visibleIn(g, from, p as Player) || card.faceUp);
    if (sees || (followed && (how.mixedFor & bit) === 0)) known |= bit;
    else if (!source.ordered && !visibleIn(g, from, p as Player)) forget(g, from, bit, card.id);
  }
  return known;
}

/** The same by the table of who sees into which area. */
function knownTo(g: Game, card: Card, from: number, to: number, isShown: boolean, mixedFor: number): number {
  const { seenBy, edition } = g.program;
  const { ordered } = edition.areas[kindOf(g, from)];
  const followed = card.known & (ordered || card.faceUp ? 3 : seenBy[from]) & ~mixedFor;
  const known = (isShown ? 3 : seenBy[to]) | followed;
  if (!ordered)
    for (let bit = 1; bit < 4; bit <<= 1)
      if (((known | seenBy[from]) & bit) === 0) forget(g, from, bit, card.id);
  return known;
}

function forget(g: Game, area: number, bit: number, except: number): void {
  for (const id of g.state.areas[area]) {
    const card = g.state.cards[id];
    if (id !== except && (card.known & bit) !== 0) replaceCard(g, withKnown(card, card.known & ~bit));
  }
}

/** Whether cards lying in the area face down, as they usually do, are seen by the player. */
export function visibleIn(g: Game, area: number, player: Player): boolean {
  const { edition } = g.program;
  return seesInto(edition, kindOf(g, area), area < edition.areas.length ? 0 : 1, player);
}

export function seesInto(edition: Edition, kind: number, side: Player, player: Player): boolean {
  const { open, rule, otherRule = rule } = edition.areas[kind];
  const sees = open === "all" || (open === "owner" && side === player);
  return follows(side === player ? rule : otherRule) ? sees : !sees;
}

/** What is in force is worked out anew if it hangs on this. */
function dropIf(g: Game, read: number): void {
  if (g.table !== null && (g.table.reads & read) !== 0) g.table = null;
}

export function turn(g: Game, id: number, rested: boolean): boolean {
  const card = g.state.cards[id];
  if (card.rested === rested) return !followsAll(g.program.edition.cites.alreadySo);
  replaceCard(g, withRested(card, rested));
  dropIf(g, readsStates);
  emit(g, rested ? "rest" : "active", master(g, id), id);
  return true;
}

export function face(g: Game, id: number, up: boolean): boolean {
  const card = g.state.cards[id];
  if (card.faceUp === up) return false;
  replaceCard(g, inState(card, card.rested, up, card.marks, up ? 3 : card.known));
  g.table = null;
  emit(g, up ? "faceUp" : "faceDown", master(g, id), id);
  return true;
}

export function mark(g: Game, id: number, marks: number): void {
  const { cards } = g.state;
  replaceCard(g, inState(cards[id], cards[id].rested, cards[id].faceUp, marks | 0, cards[id].known));
  dropIf(g, readsMarks);
}

/** A number of a player: DON!! in a place, energy markers. */
export function pool(g: Game, player: Player, name: number, by: number): void {
  if (!g.ownsPools) {
    g.state.pools = g.state.pools.slice();
    g.ownsPools = true;
  }
  g.state.pools[player * g.program.edition.pools.length + name] += by;
  dropIf(g, readsPools);
}

export function poolOf(g: Game, player: Player, name: number): number {
  return g.state.pools[player * g.program.edition.pools.length + name];
}

/** The player learns the face of a card where it lies. */
export function learn(g: Game, id: number, bits: number): void {
  const card = g.state.cards[id];
  if ((card.known & bits) !== bits) replaceCard(g, withKnown(card, card.known | bits));
}

/** The mixed cards in the places of those that do not stay. */
function inPlaces(before: readonly number[], stay: readonly number[], mixed: readonly number[]): number[] {
  let next = 0;
  return before.map((id) => (stay.includes(id) ? id : mixed[next++]));
}

/** Mixes an area: afterwards nothing but a face turned up tells its cards apart. */
export function shuffle(g: Game, area: number): void {
  if (!followsAll(g.program.edition.cites.shuffle)) return;
  const s = g.state;
  const incarnation = ++s.stamp;
  const { staysInPlace } = g.program.edition;
  const before = s.areas[area];
  const stay = staysInPlace === undefined ? [] : before.filter((id) => staysInPlace(g, id));
  const mixed = shuffled(
    stay.length === 0 ? before : before.filter((id) => !stay.includes(id)),
    streamOf(s.seed, area < g.program.size ? 0 : 1),
    s.shuffles++,
  );
  replaceArea(g, area, stay.length === 0 ? mixed : inPlaces(before, stay, mixed));
  for (const id of mixed) {
    const card = s.cards[id];
    const { def, owner, rested, faceUp, marks } = card;
    const known = faceUp ? 3 : followsAll(g.program.edition.cites.shuffledHides) ? 0 : card.known;
    // Before the first turn nothing means one of these cards, and games of the same decks share them.
    if (s.turn === 0 && card.incarnation === 1 && known === card.known) continue;
    replaceCard(g, makeCard(id, def, owner, area, incarnation, rested, faceUp, marks, known, s.turn, 0, 0));
  }
  g.table = null;
  emit(g, "shuffle", area < g.program.size ? 0 : 1, -1, { from: area });
}

/** An ability's limit is used for this turn. */
export function use(g: Game, id: number, ability: number): void {
  const card = g.state.cards[id];
  const used = card.usedTurn === g.state.turn ? card.used : 0;
  const { rested, faceUp, marks, known } = card;
  replaceCard(g, inState(card, rested, faceUp, marks, known, used | (1 << ability), g.state.turn));
}

export function isUsed(g: Game, id: number, ability: number): boolean {
  if (!followsAll(g.program.edition.cites.limitEachCard)) return isUsedByAny(g, id, ability);
  return isSpent(g, g.state.cards[id], ability);
}

function isSpent(g: Game, card: Card, ability: number): boolean {
  return card.usedTurn === g.state.turn && (card.used & (1 << ability)) !== 0;
}

function isUsedByAny(g: Game, id: number, ability: number): boolean {
  const { cards } = g.state;
  return cards.some((card) => card.def === cards[id].def && isSpent(g, card, ability));
}

export function nameOf(g: Game, id: number): string {
  return definition(g, id).name;
}
