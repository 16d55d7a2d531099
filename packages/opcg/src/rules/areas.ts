import { area, areaList, follows, type Game, inArea, type Player } from "@arbiter/engine";

/** 3-1-1: the areas of a player. DON!! are numbers of a player: nothing tells one from another. */
export const areas = areaList([
  { name: "deck", open: "none", ordered: true, rule: "3-2-2" }, // 3-2
  { name: "hand", open: "owner", ordered: false, rule: "3-4-2", otherRule: "3-4-3" }, // 3-4
  { name: "trash", open: "all", ordered: true, rule: "3-5-2" }, // 3-5
  { name: "leader", open: "all", ordered: false, rule: "3-6-2", field: true, states: true }, // 3-6
  { name: "characters", open: "all", ordered: false, rule: "3-7-2", field: true, states: true }, // 3-7
  { name: "stage", open: "all", ordered: false, rule: "3-8-2", field: true, states: true }, // 3-8
  { name: "life", open: "none", ordered: true, rule: "3-10-2" }, // 3-10
  { name: "resolving", open: "all", ordered: false, rule: "8-6-2-1" }, // a [Trigger] card between Life and where it goes
] as const);

export const deck = 0;
export const hand = 1;
export const trash = 2;
export const leader = 3;
export const characters = 4;
export const stage = 5;
export const life = 6;
export const resolving = 7;

/**
 * DON!! of a player in the cost area and in the DON!! deck; those given to a card are its marks. Frozen: as many of the
 * rested stay so in his next Refresh Phase.
 */
export const pools = ["don.active", "don.rested", "don.deck", "don.frozen"] as const;
export const active = 0;
export const rested = 1;
export const inDeck = 2;
export const frozen = 3;

export const numbers = ["cost", "power", "counter", "life", "don"] as const;
export const cost = 0;
export const power = 1;
export const counter = 2;

export const keywords = [
  "Rush",
  "Rush: Character",
  "Double Attack",
  "Banish",
  "Blocker",
  "Unblockable",
] as const;
export const rush = 1;
export const rushCharacter = 2;
export const doubleAttack = 4;
export const banish = 8;
export const blocker = 16;
export const unblockable = 32;

export function leaderOf(g: Game, player: Player): number {
  return inArea(g, player, leader)[0];
}

/** Areas whose cards may stand in battle. */
export const fighting = [leader, characters] as const;

/** The cards of a player that may stand in battle. */
export function fighters(g: Game, player: Player): readonly number[] {
  return [leaderOf(g, player), ...inArea(g, player, characters)];
}

/** 3-1-3: each player has an area of his own. */
export function place(g: Game, player: Player, name: number): number {
  return area(g, follows("3-1-3") ? player : 0, name);
}
