import type { Card, Player } from "./card.ts";
import type { Event } from "./event.ts";
import type { Table } from "./layers.ts";
import type { Compiled, Program, Question } from "./program.ts";
import { isObserved } from "./rulebook.ts";
import type { Scan, Sources } from "./sources.ts";
import type { Occurrence, State } from "./state.ts";

/**
 * A game at rest, or the working copy that an answer plays on in. The state is data; the rest hangs on
 * the copy: events since the answer, derived values until an atom drops them, the open question.
 */
export interface Game {
  readonly program: Program;
  readonly state: State;
  events: Event[] | null; // null: nobody reads them
  table: Table | null;
  sources: Sources | null;
  stale: number; // bits of areas whose cards moved since the sources were looked for
  /** What was found in areas, by area; shared with other copies, for it is of use only while the same cards lie there. */
  scans: (Scan | undefined)[];
  question: Question | null;
  /** What of the state is this copy's own: the rest is shared with the game it was copied from until it is written. */
  ownsCards: boolean;
  ownsAreas: boolean;
  ownsPools: boolean;
  ownsLocals: number; // of frames, one bit a frame from the lowest
  /** The cause of what happens now: the step that runs (as far as events are told), and the frame's card. */
  rule: string;
  ordered: string | null;
  source: number;
  sourcePlayer: Player | -1;
}

/** A working copy: frames are copied, all else is shared until an atom replaces it. */
export function copy(g: Game, events: boolean, seed = g.state.seed): Game {
  const s = g.state;
  const frames = s.frames.slice();
  for (let i = 0; i < frames.length; i++) {
    const f = frames[i];
    frames[i] = {
      p: f.p,
      n: f.n,
      at: f.at,
      you: f.you,
      card: f.card,
      incarnation: f.incarnation,
      event: f.event,
      results: f.results,
      x: f.x,
      chosen: f.chosen,
      last: f.last,
      outcome: f.outcome,
      v: f.v,
    };
  }
  return {
    program: g.program,
    state: {
      seed,
      shuffles: s.shuffles,
      count: s.count,
      stamp: s.stamp,
      turn: s.turn,
      active: s.active,
      again: s.again,
      cards: s.cards,
      areas: s.areas,
      pools: s.pools,
      piles: s.piles,
      faces: s.faces,
      actions: s.actions,
      frames,
      pending: s.pending,
      delayed: s.delayed,
      cut: s.cut,
      held: s.held,
      effects: s.effects,
      battle: s.battle,
      facts: s.facts,
      wave: s.wave,
      loop: s.loop,
      result: s.result,
    },
    events: events ? [] : null,
    table: g.table,
    sources: g.sources,
    stale: g.stale,
    scans: g.scans,
    ownsCards: false,
    ownsAreas: false,
    ownsPools: false,
    ownsLocals: 0,
    question: null,
    rule: "",
    ordered: null,
    source: -1,
    sourcePlayer: -1,
  };
}

/** The state as a game at rest: what a save, a bot's world or a round trip starts from. */
export function at(program: Program, state: State): Game {
  return {
    program,
    state,
    events: null,
    table: null,
    sources: null,
    stale: 0,
    scans: [],
    ownsCards: false,
    ownsAreas: false,
    ownsPools: false,
    ownsLocals: 0,
    question: null,
    rule: "",
    ordered: null,
    source: -1,
    sourcePlayer: -1,
  };
}

/** Whether a player is also asked where only he can see that he has no choice. */
export function asksAll({ state }: Game): boolean {
  return state.frames[0].v.asksAll === true;
}

/** A paragraph that code names, as the edition of the game numbers it. */
export function cited(g: Game, rule: string): string {
  const { numbering } = g.program.edition;
  return numbering === undefined ? rule : (numbering.says(rule)[0] ?? "");
}

export function citedAll(g: Game, rules: readonly string[]): readonly string[] {
  const { numbering } = g.program.edition;
  return numbering === undefined ? rules : rules.flatMap(numbering.says);
}

export function definition(g: Game, id: number): Compiled {
  return g.program.definitions[g.state.cards[id].def];
}

/** The index of a player's area. */
export function area(g: Game, player: Player, name: number): number {
  return player * g.program.size + name;
}

/** Whose area a card lies in: its master. */
export function master(g: Game, id: number): Player {
  return g.state.cards[id].area < g.program.size ? 0 : 1;
}

/** The area's own number, without its side. */
export function kindOf(g: Game, areaIndex: number): number {
  const n = g.program.size;
  return areaIndex < n ? areaIndex : areaIndex - n;
}

export function inArea(g: Game, player: Player, name: number): readonly number[] {
  return g.state.areas[player * g.program.size + name];
}

export function isSame(g: Game, reference: { readonly id: number; readonly incarnation: number }): boolean {
  return g.state.cards[reference.id].incarnation === reference.incarnation;
}

export function refer(g: Game, id: number): { id: number; incarnation: number } {
  return { id, incarnation: g.state.cards[id].incarnation };
}

/** A card as what an ability speaks of, though nothing was told of it. */
export function occurrence(
  g: Game,
  kind: string,
  player: Player,
  card: number,
  cause: Occurrence["cause"] = "rule",
  by = -1,
): Occurrence {
  const { incarnation, area } = g.state.cards[card];
  const byPlayer = by < 0 ? -1 : player;
  return {
    kind,
    player,
    card,
    incarnation,
    target: -1,
    amount: 1,
    from: area,
    to: -1,
    cause,
    by,
    byPlayer,
    using: "",
  };
}

export function replaceCard(g: Game, card: Card): void {
  if (!g.ownsCards) {
    g.state.cards = g.state.cards.slice();
    g.ownsCards = true;
  }
  g.state.cards[card.id] = card;
}

/** The list of an area is another one now; `def`: of the one card that came or went, -1 if there were more. */
export function replaceArea(g: Game, area: number, cards: readonly number[], def = -1): void {
  if (!g.ownsAreas) {
    g.state.areas = g.state.areas.slice();
    g.ownsAreas = true;
  }
  const { areas } = g.state;
  const { printed, size, watchedBits } = g.program;
  const role = def < 0 || isObserved() ? 3 : printed.roles[def * size + kindOf(g, area)];
  if ((role & 1) !== 0) g.stale |= watchedBits & (1 << area);
  else {
    const scan = g.scans[area];
    if (scan !== undefined && scan.cards === areas[area] && scan.sources !== null)
      g.scans[area] = { cards, sources: scan.sources, acts: null, actsOfAll: 0 };
  }
  areas[area] = cards;
}
