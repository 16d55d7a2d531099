import { mulberry32, randomPicks } from "@arbiter/ai";
import { apply, decision, type Game, type Input, onlyAnswer, seedFrom } from "@arbiter/engine";
import { disproof } from "@arbiter/scenario";
import { expect, it } from "vitest";
import { type Decks, ownDeck, ownDeckNames, programFor, start } from "../src/index.ts";

const endless = 20_000;

/** Plays one game of random answers; tells what its repetition disproves, or null. */
function played(decks: Decks, seed: number, proofs: boolean): string | null {
  const random = mulberry32(seed);
  const first = start(decks, seedFrom(seed), (seed & 1) as 0 | 1, programFor(decks));
  const inputs: Input[] = [];
  let g: Game = first;
  for (let open = decision(g); open !== null && inputs.length < endless; open = decision(g)) {
    inputs.push({ player: open.player, picks: onlyAnswer(open) ?? randomPicks(open, random) });
    g = apply(g, inputs[inputs.length - 1]);
  }
  if (g.state.result === null) return "no result";
  return proofs ? disproof(first, inputs, g) : null;
}

const names = ownDeckNames();
const pairings = names.flatMap((a, i) => names.slice(i).map((b): [string, string] => [a, b]));

it.each(pairings)("a random game of %s against %s ends", (a, b) => {
  const decks: Decks = [ownDeck(a), ownDeck(b)];
  expect(played(decks, names.indexOf(a) * 10 + names.indexOf(b), false)).toBeNull();
});

it.each(names)("a random game of %s stands the proofs: saved, taken back and played again", (name) => {
  const next = names[(names.indexOf(name) + 1) % names.length];
  expect(played([ownDeck(name), ownDeck(next)], names.indexOf(name), true)).toBeNull();
});
