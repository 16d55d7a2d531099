import {
  type AreaDefinition,
  area,
  follows,
  type Game,
  hasKeyword,
  inArea,
  isHidden,
  type Player,
} from "@arbiter/engine";

/** Chapter 3: twelve areas, and outside of them what is removed from the game. */
export const areas = [
  { name: "deck", open: "none", ordered: true, rule: "3-2-2" },
  { name: "hand", open: "owner", ordered: false, rule: "3-3-2", otherRule: "3-3-3" },
  { name: "drop", open: "all", ordered: true, rule: "3-4-3" },
  { name: "leader", open: "all", ordered: false, rule: "3-5-2", field: true, states: true },
  { name: "battle", open: "all", ordered: false, rule: "3-6-2", field: true, states: true },
  { name: "combo", open: "all", ordered: false, rule: "3-7-2" },
  { name: "energy", open: "all", ordered: false, rule: "3-8-2", states: true },
  { name: "life", open: "none", ordered: true, rule: "3-9-2" },
  { name: "warp", open: "all", ordered: true, rule: "3-10-2" },
  { name: "unison", open: "all", ordered: false, rule: "3-11-2", field: true, states: true },
  { name: "zDeck", open: "owner", ordered: false, rule: "3-12-2", otherRule: "3-12-3" },
  { name: "zEnergy", open: "all", ordered: false, rule: "3-13-2" },
  { name: "removed", open: "all", ordered: false, rule: "20-10-2" },
  { name: "outside", open: "all", ordered: false, rule: "19-1-2" }, // where tokens come from
] as const satisfies readonly AreaDefinition[];

export const deck = 0;
export const hand = 1;
export const drop = 2;
export const leader = 3;
export const battle = 4;
export const combo = 5;
export const energy = 6;
export const life = 7;
export const warp = 8;
export const unison = 9;
export const zDeck = 10;
export const zEnergy = 11;
export const removed = 12;
export const outside = 13;

/** Energy markers, and the turn in which the player last reinforced his Unison. */
export const pools = ["energyMarkers", "reinforced"] as const;
export const energyMarkers = 0;
export const reinforcedIn = 1;

export const numbers = [
  "energy cost",
  "power",
  "combo cost",
  "combo power",
  "z-energy cost",
  "markers",
  "specified cost",
] as const;
export const markers = 5;
export const specifiedCost = 6;
export const energyCost = 0;
export const power = 1;
export const comboCost = 2;
export const comboPower = 3;
export const zEnergyCost = 4;

export const keywords = [
  "Blocker",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Ultimate",
  "Barrier",
  "Super Combo",
  "Victory Strike",
  "Deflect",
  "Heroic",
  "Villainous",
  "Unique",
  "Field",
  "Energy-Exhaust",
  "Dragon Ball",
  "Warrior of Universe 7",
  "Wormhole",
  "Warrior of Universe 7",
  "Offering",
  "Invoker",
  "Servant",
  "Overlord",
] as const;

const bits = Object.fromEntries(keywords.map((keyword) => [keyword, 1 << keywords.indexOf(keyword)]));

/** The bit of a keyword. */
export function bit(keyword: (typeof keywords)[number]): number {
  return bits[keyword];
}

export function leaderOf(g: Game, player: Player): number {
  return inArea(g, player, leader)[0];
}

/** Where cards are that may attack or be attacked. */
export const fields = [leader, battle, unison] as const;

/** 0-3-4-1: its master, who has it in his area, attacks with it and is attacked there, whoever owns it. */
export function isFighter(g: Game, player: Player, id: number): boolean {
  return !isHidden(g, id) && (follows("0-3-4-1") || g.state.cards[id].owner === player);
}

export function fighters(g: Game, player: Player): readonly number[] {
  return fields.flatMap((name) => inArea(g, player, name)).filter((id) => isFighter(g, player, id));
}

/** Whether one of them has this keyword. */
export function isFighting(g: Game, player: Player, keyword: number): boolean {
  for (let i = 0; i < fields.length; i++)
    for (const id of inArea(g, player, fields[i]))
      if (hasKeyword(g, id, keyword) && isFighter(g, player, id)) return true;
  return false;
}

/** 3-1-1: each player has areas of his own. */
export function place(g: Game, player: Player, name: number): number {
  return area(g, follows("3-1-1") ? player : 0, name);
}
