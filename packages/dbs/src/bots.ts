/** What the game gives to bots. */
import type { Program } from "@arbiter/engine";
import { evaluate } from "./evaluate.ts";
import { plans } from "./plans.ts";
import { isQuiet, reply } from "./replies.ts";
import type { Deck, Decks } from "./start.ts";

export const judgement = { evaluate, isQuiet, reply, plans };

/** The definitions in both decks, the Leaders first: what a view is dealt anew from. */
export function listsFor(decks: Decks, program: Program): readonly [readonly number[], readonly number[]] {
  const index = new Map(program.definitions.map((d) => [d.key, d.index]));
  const list = ({ leader, cards, zDeck }: Deck) =>
    [leader, ...cards, ...zDeck].map((card) => index.get(card.key)!);
  return [list(decks[0]), list(decks[1])];
}
