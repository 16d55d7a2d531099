/** New games: the last set-up is kept so that "again" is one press. */
import type { GameName, Setup } from "../match/types.ts";
import { startMatch } from "./play.ts";
import { set, table } from "./store.ts";

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

let last: Setup | null = null;

export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function begin(setup: Setup): Promise<void> {
  last = setup;
  await startMatch(setup).catch((error: Error) => set({ open: { what: "error", says: error.message } }));
}

export async function again(): Promise<void> {
  const { scene } = table();
  if (last !== null) return begin({ ...last, seed: freshSeed() });
  if (scene === null) return;
  const [[a], [b]] = decks[scene.game];
  return begin({
    game: scene.game,
    decks: [a, b],
    seats: ["human", "normal"],
    seed: freshSeed(),
    first: null,
  });
}
