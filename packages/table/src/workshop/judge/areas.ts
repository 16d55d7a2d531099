/** What the desk knows of each game's areas: where cards may be laid, and what can be said of a card there. */
import type { GameName } from "@arbiter/match";

export interface DeskArea {
  readonly name: string;
  /** May be given as a number of blank cards. */
  readonly blanks?: true;
  /** The kinds of card that may lie there; else every kind but Leaders. */
  readonly takes?: readonly string[];
  readonly fields: readonly string[];
}

const field = ["rested", "don", "playedThisTurn", "power", "used"];

export const areas: Readonly<Record<GameName, readonly DeskArea[]>> = {
  opcg: [
    { name: "leader", takes: ["LEADER"], fields: ["rested", "don", "power", "used"] },
    { name: "characters", takes: ["CHARACTER"], fields: field },
    { name: "stage", takes: ["STAGE"], fields: ["rested", "playedThisTurn", "used"] },
    { name: "hand", blanks: true, fields: [] },
    { name: "life", blanks: true, fields: ["faceUp"] },
    { name: "deck", blanks: true, fields: [] },
    { name: "trash", blanks: true, fields: [] },
  ],
  dbs: [
    {
      name: "leader",
      takes: ["LEADER", "Z-LEADER"],
      fields: ["rested", "awakened", "power", "used", "under"],
    },
    {
      name: "battle",
      takes: ["BATTLE", "Z-BATTLE", "TOKEN", "EXTRA", "Z-EXTRA"], // an Extra may be a Field
      fields: ["rested", "playedThisTurn", "hidden", "power", "used", "under"],
    },
    {
      name: "unison",
      takes: ["UNISON", "Z-UNISON"],
      fields: ["rested", "markers", "playedThisTurn", "power", "used", "under"],
    },
    { name: "energy", blanks: true, fields: ["rested"] },
    { name: "hand", blanks: true, fields: [] },
    { name: "life", blanks: true, fields: ["faceUp"] },
    { name: "deck", blanks: true, fields: [] },
    { name: "drop", blanks: true, fields: [] },
    { name: "warp", blanks: true, fields: [] },
    { name: "zDeck", takes: ["Z-LEADER", "Z-BATTLE", "Z-EXTRA", "Z-UNISON"], fields: ["faceUp"] },
    { name: "zEnergy", blanks: true, fields: [] },
    { name: "combo", fields: [] },
  ],
};

/** Whether a card of this kind may lie there. */
export function fits({ takes }: Pick<DeskArea, "takes">, category: string): boolean {
  return takes?.includes(category) ?? category !== "LEADER";
}

/** Numbers that a side has beside its cards. */
export const pools: Readonly<Record<GameName, readonly string[]>> = {
  opcg: ["don.active", "don.rested"],
  dbs: ["energyMarkers", "reinforced"],
};

export const flags = ["rested", "playedThisTurn", "faceUp", "awakened", "hidden"];
export const numbers = ["don", "markers", "power"];
