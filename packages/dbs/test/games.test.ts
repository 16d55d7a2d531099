import { mulberry32, randomPicks } from "@arbiter/ai";
import { apply, decision, type Game, type Input, onlyAnswer, seedFrom } from "@arbiter/engine";
import { disproof } from "@arbiter/scenario";
import { expect, it } from "vitest";
import { type Decks, ownDeck, ownDeckNames, programFor, start } from "../src/index.ts";

const endless = 20_000;

/** Plays one game of random answers; tells what its repetition disproves, or null. (That all end is tested with the commands.) */
function played(decks: Decks, seed: number): string | null {
  const random = mulberry32(seed);
  const first = start(decks, seedFrom(seed), (seed & 1) as 0 | 1, programFor(decks));
  const inputs: Input[] = [];
  let g: Game = first;
  for (let open = decision(g); open !== null && inputs.length < endless; open = decision(g)) {
    inputs.push({ player: open.player, picks: onlyAnswer(open) ?? randomPicks(open, random) });
    g = apply(g, inputs[inputs.length - 1]);
  }
  if (g.state.result === null) return "no result";
  return disproof(first, inputs, g);
}

const names = ownDeckNames();

const pairings = [0, 1, 2].flatMap((step) =>
  names.map((name, i): [string, string, number] => [name, names[(i + step) % names.length], i + step]),
);

it.each(pairings)("a random game of %s against %s stands the proofs", (a, b, seed) => {
  expect(played([ownDeck(a), ownDeck(b)], seed)).toBeNull();
});
