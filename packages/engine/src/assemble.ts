/** Builds a game from cards in places: a set-up, or a position of a scenario. */
import { seesInto } from "./atoms.ts";
import { type Card, makeCard, type Player } from "./card.ts";
import { Refused } from "./errors.ts";
import { at, copy, type Game } from "./game.ts";
import { call, run } from "./machine.ts";
import type { Edition, Program } from "./program.ts";
import { isSeed } from "./random.ts";
import { followsAll } from "./rulebook.ts";
import type { Effect, Pile, Value } from "./state.ts";
import { unknown } from "./view.ts";

export interface Placed {
  readonly def: number;
  readonly owner: Player;
  readonly area: number; // of the edition, without its side
  readonly rested?: boolean;
  readonly faceUp?: boolean;
  readonly hidden?: boolean; // its face does not show: it has no properties
  readonly marks?: number;
  readonly since?: number;
  readonly used?: number; // one bit an ability: its limit is used this turn
}

export interface Position {
  readonly seed: string;
  readonly turn: number;
  readonly active: Player;
  readonly cards: readonly Placed[]; // in the order of each area, the top first
  readonly pools: readonly number[];
  readonly piles?: readonly Pile[]; // cards of the list that lie under another
  readonly effects?: readonly Effect[]; // in force before anything runs
  /** Procedures under way, the lowest first, each at a label. */
  readonly at: readonly {
    readonly procedure: string;
    readonly label?: string;
    readonly v?: Readonly<Record<string, Value>>;
  }[];
}

/** Who knows a card that lies face down there: one bit a player. */
function knownIn(edition: Edition, area: number): number {
  const n = edition.areas.length;
  const side: Player = area < n ? 0 : 1;
  return (seesInto(edition, area % n, side, 0) ? 1 : 0) | (seesInto(edition, area % n, side, 1) ? 2 : 0);
}

/** A game in this position, run on to its first decision. Without `events` nothing is told of the way there. */
export function assemble(program: Program, position: Position, events = true): Game {
  return begin(lay(program, position), position.seed, position.at, events);
}

/** A game that begins in a position laid before: what lies there is shared until it is written. */
export function begin(laid: Game, seed: string, under: Position["at"], events = true): Game {
  if (!isSeed(seed)) throw new Refused("A seed is 32 hexadecimal digits, or three times 32.");
  const game = copy(laid, events, seed);
  for (const { procedure, label, v } of under) {
    const frame = call(game, procedure, { you: game.state.active, v: { ...v } });
    if (label !== undefined) frame.at = game.program.procedures[procedure].labels[label];
  }
  return run(game);
}

/** The position before anything runs. */
export function lay(program: Program, position: Omit<Position, "seed" | "at">): Game {
  const { edition } = program;
  const n = edition.areas.length;
  const areas: number[][] = Array.from({ length: 2 * n }, () => []);
  const covered = new Set((position.piles ?? []).flatMap((pile) => pile.cards));
  const seen = areas.map((_, area) => knownIn(edition, area));
  const cards = position.cards.map((placed, id): Card => {
    const area = placed.owner * n + placed.area;
    const faceUp = placed.faceUp ?? false;
    if (!covered.has(id)) areas[area].push(id);
    const isUnseen = placed.hidden === true && !followsAll(edition.cites.hiddenKnown);
    return makeCard(
      id,
      placed.hidden === true && followsAll(edition.cites.hiddenBare) ? unknown : placed.def,
      placed.owner,
      area,
      1,
      placed.rested ?? false,
      faceUp,
      placed.marks ?? 0,
      isUnseen ? 0 : faceUp && followsAll(edition.cites.faceUp) ? 3 : seen[area],
      placed.since ?? 0,
      placed.used ?? 0,
      placed.used === undefined ? 0 : position.turn,
    );
  });
  return at(program, {
    seed: "",
    shuffles: 0,
    count: 0,
    stamp: 1,
    turn: position.turn,
    active: position.active,
    again: false,
    cards,
    areas,
    pools: position.pools.slice(),
    piles: position.piles ?? [],
    faces: position.cards.flatMap(({ def, hidden }, id) => (hidden === true ? [{ id, def }] : [])),
    actions: [],
    frames: [],
    pending: [],
    delayed: [],
    cut: [],
    held: [],
    effects: position.effects?.slice() ?? [],
    battle: null,
    facts: [],
    wave: 0,
    loop: null,
    result: null,
  });
}
