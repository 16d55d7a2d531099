/** What is passed over while nobody watches changes no game: watched, where all of it is done, each goes the same way. */
import { mulberry32, randomPicks } from "@arbiter/ai";
import { hash, runOn, seedFrom, take, tracing } from "@arbiter/engine";
import { describe, expect, it } from "vitest";
import { games } from "../src/games/index.ts";
import { allPairings, type Pairing } from "../src/shipped.ts";

/** The hash of every twentieth position of a random game, and of the last. */
function positions({ game: played, decks, program }: Pairing, seed: number, events: boolean): string[] {
  const random = mulberry32(seed);
  const game = runOn(played.start(decks, seedFrom(seed), (seed & 1) as 0 | 1, program, events));
  const found: string[] = [];
  let n = 0;
  for (let open = game.question; open !== null; open = game.question) {
    if (n++ % 20 === 0) found.push(hash(game.state));
    take(game, randomPicks(open, random), open);
    runOn(game);
  }
  return [...found, hash(game.state)];
}

describe.each(Object.keys(games))("%s", (name) => {
  it("plays the same games watched and unwatched, with every pair of shipped decks", () => {
    allPairings(games[name]).forEach((pairing, seed) => {
      const unwatched = positions(pairing, seed, false);
      const { value: watched, acted } = tracing(() => positions(pairing, seed, true));
      expect(watched, pairing.names.join(" against ")).toEqual(unwatched);
      expect(acted.size).toBeGreaterThan(50);
    });
  }, 240_000);
});
