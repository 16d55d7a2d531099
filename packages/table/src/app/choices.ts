/** What may be chosen on the first page: decks, and the editions that know them. */
import type { GameName } from "@arbiter/match";

export const decks: Readonly<
  Record<
    GameName,
    readonly (readonly [name: string, leader: string, colors: readonly string[], key: string])[]
  >
> = {
  opcg: [
    ["ember", "Sorrel Kaine", ["Red"], "AB1-001"],
    ["quill", "Ilvane Quill", ["Blue"], "AB1-041"],
    ["mossback", "Tamsin Reedwalker", ["Green", "Red"], "AB1-021"],
    ["stormworks", "Osric Thane", ["Purple"], "AB1-061"],
    ["assize", "Justice Morwen Hale", ["Black", "Yellow"], "AB1-081"],
    ["lantern", "Liora Dawnbell", ["Yellow"], "AB1-101"],
  ],
  dbs: [
    ["forge", "Orla Vance", ["Red"], "AB2-001"],
    ["deepwell", "Ishan Weir", ["Blue"], "AB2-031"],
    ["bramble", "Mother Sedge", ["Green", "Yellow"], "AB2-061"],
    ["concord", "Jun & Pax", ["Red", "Blue"], "AB2-151"],
    ["gilded", "Emperor Caul", ["Yellow"], "AB2-091"],
    ["lasthour", "Wren Noctis", ["Black"], "AB2-121"],
  ],
};

/** The editions of a game, the newest first, each with the decks it knows; null: all. */
export const editions: Readonly<Record<GameName, readonly (readonly [string, readonly string[] | null])[]>> =
  {
    opcg: [],
    dbs: [
      ["3.02", null],
      ["1.10", ["forge", "deepwell", "bramble", "concord", "lasthour"]],
      ["manual-2.1", null],
      ["manual-1.2", ["forge", "deepwell", "bramble"]],
    ],
  };

/** The decks of a game that an edition knows. */
export function decksIn(game: GameName, edition: string | null): (typeof decks)[GameName] {
  const known = editions[game].find(([name]) => name === edition)?.[1] ?? null;
  return known === null ? decks[game] : decks[game].filter(([name]) => known.includes(name));
}
