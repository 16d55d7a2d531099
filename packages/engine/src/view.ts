/** What one player may see, and the worlds that look the same to him. */
import { type Card, type CardReference, changed, makeCard, type Player } from "./card.ts";
import type { Decision, Option } from "./decision.ts";
import { Refused } from "./errors.ts";
import type { Event } from "./event.ts";
import { at, type Game } from "./game.ts";
import { hiddenFace } from "./hidden.ts";
import { decision } from "./machine.ts";
import type { Program } from "./program.ts";
import { shuffled } from "./random.ts";
import { follows, followsAll } from "./rulebook.ts";
import type { ClauseResult, Frame, Occurrence, State, Value } from "./state.ts";

/**
 * The state as the player may know it: a card whose face he does not know has definition 0 and the number of
 * its place, not its own. Everything a bot or a page is given.
 */
export interface View {
  readonly player: Player;
  readonly state: State;
  readonly decision: Decision | null; // his own
  readonly deciding: Player | null;
}

/** The definition of a card that is not known: it has no text, no numbers, no name. */
export const unknown = 0;

export function knows(card: Card, player: Player): boolean {
  return (card.known & (1 << player)) !== 0;
}

export function view(g: Game, player: Player): View {
  const open = decision(g);
  const names = numbering(g.state, player);
  return {
    player,
    state: mask(g, player, names),
    decision: open !== null && open.player === player ? maskDecision(open, names) : null,
    deciding: open?.player ?? null,
  };
}

/** The age of a card that is meant and is no more; a card that nobody knows has the age 0. */
const gone = 1;

/** Locals of procedures that hold numbers of cards. */
export const cardLocals: ReadonlySet<string> = new Set(
  "card cards id attacker target blocker source played first before on revealed".split(" "),
);

/** Known cards keep their numbers; the numbers that are left go to the unknown ones in the order of their places. */
export function numbering(s: State, player: Player): readonly number[] {
  const names = s.cards.map((card) => (knows(card, player) ? card.id : -1));
  const isFree = (id: number, owner: Player) => s.cards[id].owner === owner && !knows(s.cards[id], player);
  const next = [0, 0];
  for (const area of s.areas)
    for (const id of area)
      if (names[id] < 0) {
        const { owner } = s.cards[id];
        while (!isFree(next[owner], owner)) next[owner]++;
        names[id] = next[owner]++;
      }
  return names;
}

const backs: [Card[][], Card[][]] = [[], []];

/** Another's card that is not known. Most show nothing but where they lie: all views share them. */
function back(id: number, { owner, area, rested, faceUp, marks }: Card): Card {
  if (rested || faceUp || marks !== 0)
    return makeCard(id, unknown, owner, area, 0, rested, faceUp, marks, 0, 0, 0, 0);
  backs[owner][area] ??= [];
  backs[owner][area][id] ??= makeCard(id, unknown, owner, area, 0, false, false, 0, 0, 0, 0, 0);
  return backs[owner][area][id];
}

function mask({ state: s, program }: Game, player: Player, names: readonly number[]): State {
  const { edition } = program;
  const counted = followsAll(edition.cites.counts);
  const poolSeen = (pool: number) =>
    edition.poolRules?.[pool] === undefined || follows(edition.poolRules[pool]);
  const cards = new Array<Card>(s.cards.length);
  for (const card of s.cards) {
    const id = names[card.id];
    cards[id] = knows(card, player) ? card : back(id, card);
  }
  const name = (id: number) => (id < 0 ? id : names[id]);
  /** Of an unknown card only whether it is still the one that is meant. */
  const age = (id: number, incarnation: number) => {
    if (id < 0 || incarnation < 0 || knows(s.cards[id], player)) return incarnation;
    return s.cards[id].incarnation === incarnation ? 0 : gone;
  };
  const reference = (r: CardReference): CardReference => ({
    ...r,
    id: name(r.id),
    incarnation: age(r.id, r.incarnation),
  });
  const result = (r: ClauseResult): ClauseResult => ({ ...r, cards: r.cards.map(reference) });
  const occurrence = (e: Occurrence): Occurrence => ({
    ...e,
    card: name(e.card),
    target: name(e.target),
    by: name(e.by),
    incarnation: age(e.card, e.incarnation),
  });
  const locals = (value: Value, key = ""): Value => {
    if (typeof value === "number") return cardLocals.has(key) ? name(value) : value;
    if (Array.isArray(value)) return value.map((part) => locals(part, key));
    if (typeof value !== "object" || value === null) return value;
    const { card, id = card, incarnation, def } = value as { [key: string]: Value };
    const masked = Object.fromEntries(Object.entries(value).map(([k, part]) => [k, locals(part, k)]));
    if (typeof id !== "number" || typeof incarnation !== "number") return masked;
    masked.incarnation = age(id, incarnation);
    // A skill that waits within a procedure, as those that wait in the state.
    if (def !== undefined && !knows(s.cards[id], player)) Object.assign(masked, { def: unknown, ability: 0 });
    return masked;
  };
  const frame = (f: Frame): Frame => ({
    ...f,
    v: locals(f.v) as Frame["v"],
    card: name(f.card),
    incarnation: age(f.card, f.incarnation),
    event: f.event === null ? null : occurrence(f.event),
    results: f.results.map(result),
    chosen: f.chosen.map(name),
    outcome: f.outcome === null ? null : { ...f.outcome, cards: f.outcome.cards.map(name) },
  });
  return {
    ...s,
    seed: "0".repeat(32),
    cards,
    areas: s.areas.map((ids) => (counted ? ids : ids.filter((id) => knows(s.cards[id], player))).map(name)),
    pools: s.pools.map((n, pool) => (poolSeen(pool % edition.pools.length) ? n : -1)),
    piles: s.piles.map(({ top, cards: under }) => ({ top: name(top), cards: under.map(name) })),
    faces: s.faces
      .filter(({ id }) => knows(s.cards[id], player))
      .map(({ id, def }) => ({ id: name(id), def })),
    actions: s.actions.map((action) => ({ ...action, card: name(action.card) })),
    frames: s.frames.map(frame),
    pending: s.pending.map((p) => ({
      ...p,
      ...(knows(s.cards[p.card], player) ? {} : { def: unknown, ability: 0 }),
      card: name(p.card),
      incarnation: age(p.card, p.incarnation),
      event: occurrence(p.event),
      results: p.results.map(result),
    })),
    held: s.held.filter((held) => knows(s.cards[Number.parseInt(held, 10)], player)),
    delayed: s.delayed.map((d) => ({
      ...d,
      card: name(d.card),
      incarnation: age(d.card, d.incarnation),
      results: d.results.map(result),
    })),
    effects: s.effects.map((e) => ({ ...e, card: name(e.card), targets: e.targets?.map(reference) ?? null })),
    battle:
      s.battle === null
        ? null
        : { ...s.battle, attacker: reference(s.battle.attacker), target: reference(s.battle.target) },
    facts: s.facts.map((fact) => ({ ...fact, event: occurrence(fact.event) })),
    loop: null,
  };
}

function maskDecision(open: Decision, names: readonly number[]): Decision {
  const option = (o: Option): Option => ({
    ...o,
    ...(o.card === undefined ? {} : { card: names[o.card] }),
    ...(o.target === undefined ? {} : { target: names[o.target] }),
  });
  return { ...open, options: open.options.map(option) };
}

/** An event as a player sees it: a card that he could not see is only "a card" (-2). */
export function seenEvent(event: Event, player: Player): Event {
  if ((event.seenBy & (1 << player)) !== 0 || event.card < 0) return event;
  return { ...event, card: -2, incarnation: 0 };
}

/**
 * A world that looks like the view: the unknown faces are dealt anew from lists of definitions (his own, and
 * one assumed for the other), less the cards that are known.
 */
export function possible(
  seen: View,
  program: Program,
  lists: readonly [readonly number[], readonly number[]],
  seed: string,
): Game {
  const { state } = seen;
  const cards = state.cards.slice();
  for (const owner of [0, 1] as const) {
    const left = lists[owner].slice();
    const hidden: number[] = [];
    for (const card of cards) {
      if (card.owner !== owner) continue;
      if (card.def === unknown && !knows(card, seen.player)) hidden.push(card.id);
      else {
        const face = hiddenFace(seen, card.id);
        const i = left.indexOf(face < 0 ? card.def : face);
        if (i >= 0) left.splice(i, 1);
      }
    }
    if (left.length < hidden.length)
      throw new Refused(
        `The list assumed for player ${owner + 1} is ${hidden.length - left.length} cards short of what is unknown.`,
      );
    const dealt = shuffled(left, seed, owner);
    hidden.forEach((id, i) => {
      cards[id] = changed(cards[id], { def: dealt[i] });
    });
  }
  return at(program, { ...state, seed, cards });
}
