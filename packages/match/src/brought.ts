/** Cards that players bring beside the game's own, compiled. None of the game's own is replaced by one of them. */
import { type Definition, program, Refused } from "@arbiter/engine";
import type { TableGame } from "./game.ts";

export type Cards = ReadonlyMap<string, Definition>;

/** Compiled by whatever edition: each must have a machine behind it in the one that is played. */
export function cardsCompiled(game: TableGame, cards: readonly Definition[]): Cards {
  cards.forEach((card, i) => {
    try {
      program(game.edition, [card]);
    } catch (error) {
      throw notPlayed(i, card, (error as Error).message);
    }
  });
  return beside(game, cards);
}

export function beside(game: TableGame, cards: readonly Definition[]): Cards {
  return new Map([...cards.map((card) => [card.number, card] as const), ...game.ownCards()]);
}

export function notPlayed(
  i: number,
  { number, name }: { readonly number: string; readonly name: string },
  why: string,
): Refused {
  return new Refused(`cards[${i}]: ${number} ${name} cannot be played: ${why}.`);
}
