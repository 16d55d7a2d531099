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

it.each(names)("random games of %s stand the proofs: saved, taken back and played again", (name) => {
  const own = names.indexOf(name);
  for (const step of [0, 1, 2])
    expect(played([ownDeck(name), ownDeck(names[(own + step) % names.length])], own + step)).toBeNull();
});
