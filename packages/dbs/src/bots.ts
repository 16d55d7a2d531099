/** What the game gives to bots. */
import type { Program } from "@arbiter/engine";
import { evaluate } from "./evaluate.ts";
import { move } from "./moves.ts";
import { plans } from "./plans.ts";
import { isQuiet, reply } from "./replies.ts";
import type { Deck } from "./start.ts";

export const judgement = { evaluate, isQuiet, reply, move, plans };

/** The definitions of a deck, the Leader first: what a view is dealt anew from. */
export function listOf({ leader, cards, zDeck }: Deck, program: Program): readonly number[] {
  const index = new Map(program.definitions.map((d) => [d.key, d.index]));
  return [leader, ...cards, ...zDeck].map((card) => index.get(card.key)!);
}
