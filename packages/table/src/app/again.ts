/** New games: the last set-up is kept so that "again" is one press. */
import type { Setup } from "@arbiter/match";
import { beginResult, type Played } from "../workshop/data/results.ts";
import { decks } from "./choices.ts";
import { startMatch } from "./play.ts";
import { set, table } from "./store.ts";

let last: Setup | null = null;
let lastPlayed: Played | null = null;

export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function begin(setup: Setup, played: Played | null = null): Promise<void> {
  last = setup;
  lastPlayed = played;
  if (played !== null) await beginResult(setup, setup.edition ?? "", played);
  await startMatch(setup).catch((error: Error) => set({ open: { what: "error", says: error.message } }));
}

export async function again(): Promise<void> {
  const { scene } = table();
  if (last !== null) return begin({ ...last, seed: freshSeed() }, lastPlayed);
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
