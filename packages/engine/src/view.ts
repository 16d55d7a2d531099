/** What one player may see: a card he does not know has a place and no identity. */
import type { Card, Player } from "./card.ts";
import type { Decision, Option } from "./decision.ts";
import type { Event } from "./event.ts";
import { type Game, master } from "./game.ts";
import { decision } from "./machine.ts";
import type { Battle, Effect, Pending, Result } from "./state.ts";

export interface SeenCard {
  /** The card's own number while it is known; otherwise a number of its place. */
  readonly id: number;
  readonly def: number; // -1: unknown
  readonly owner: Player;
  readonly rested: boolean;
  readonly faceUp: boolean;
  readonly marks: number;
  readonly since: number;
}

export interface View {
  readonly player: Player;
  readonly turn: number;
  readonly active: Player;
  readonly areas: readonly (readonly SeenCard[])[];
  readonly pools: readonly number[];
  readonly battle: Battle | null;
  readonly pending: readonly Pending[];
  readonly effects: readonly Effect[];
  readonly result: Result | null;
  readonly decision: Decision | null; // the player's own; of the other's only that he decides
  readonly deciding: Player | null;
}

const unknown = 1000; // numbers of places start here: no match has that many cards

/** A place as a number: area and position. */
export function placeNumber(area: number, index: number): number {
  return unknown + area * 100 + index;
}

export function knows(card: Card, player: Player): boolean {
  return (card.known & (1 << player)) !== 0;
}

export function view(g: Game, player: Player): View {
  const s = g.state;
  const open = decision(g);
  return {
    player,
    turn: s.turn,
    active: s.active,
    areas: s.areas.map((ids, area) => ids.map((id, index) => seen(g, id, placeNumber(area, index), player))),
    pools: s.pools,
    battle: s.battle,
    pending: s.pending.filter((p) => knows(s.cards[p.card], player)),
    effects: s.effects,
    result: s.result,
    decision: open !== null && open.player === player ? maskDecision(g, open, player) : null,
    deciding: open?.player ?? null,
  };
}

function seen(g: Game, id: number, place: number, player: Player): SeenCard {
  const card = g.state.cards[id];
  const known = knows(card, player);
  return {
    id: known ? id : place,
    def: known ? card.def : -1,
    owner: master(g, id),
    rested: card.rested,
    faceUp: card.faceUp,
    marks: card.marks,
    since: known ? card.since : 0,
  };
}

/** The id under which a player may speak of a card. */
export function maskId(g: Game, id: number, player: Player): number {
  const card = g.state.cards[id];
  return knows(card, player) ? id : placeNumber(card.area, g.state.areas[card.area].indexOf(id));
}

function maskDecision(g: Game, open: Decision, player: Player): Decision {
  const mask = (option: Option): Option => ({
    ...option,
    ...(option.card === undefined ? {} : { card: maskId(g, option.card, player) }),
    ...(option.target === undefined ? {} : { target: maskId(g, option.target, player) }),
  });
  return { ...open, options: open.options.map(mask) };
}

/** An event as a player sees it: a card that he could not see is only "a card". */
export function seenEvent(event: Event, player: Player): Event {
  if ((event.seenBy & (1 << player)) !== 0 || event.card < 0) return event;
  return { ...event, card: -2, incarnation: 0 };
}
