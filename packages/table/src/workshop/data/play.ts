/** A kept deck on its way to the table: its numbers, and the cards that do not come with Arbiter. */
import type { BroughtCard, DeckChoice, GameName } from "@arbiter/match";
import { db } from "./db.ts";
import { type KeptDeck, keepDeck, numbersOf, withVersion } from "./decks.ts";
import type { Played } from "./results.ts";

export interface ToPlay {
  readonly choice: DeckChoice;
  readonly cards: readonly BroughtCard[];
  readonly played: Played;
}

/** What is played becomes a version: its results are its own. */
export async function toPlay(deck: KeptDeck): Promise<ToPlay> {
  const kept = withVersion(deck);
  if (kept !== deck) await keepDeck(kept).catch(() => {});
  const choice = numbersOf(kept);
  return {
    choice,
    cards: await cardsFrom(deck.game, [...new Set(choice)]),
    played: { deck: deck.id, deckName: deck.name, version: kept.versions.at(-1)!.n },
  };
}

/** Cards of the library, and the tokens that they name. */
export async function cardsFrom(game: GameName, numbers: readonly string[]): Promise<readonly BroughtCard[]> {
  const listing = await db.listings.get(game);
  const get = async (wanted: readonly string[]) => {
    const rows = await db.cards.bulkGet(wanted.map((number): [GameName, string] => [game, number]));
    return rows.flatMap((row): BroughtCard[] => {
      if (row === undefined) return [];
      const { record, definition: card } = row;
      return [
        { record, compiled: card === null || listing === undefined ? null : { card, by: listing.made } },
      ];
    });
  };
  const found = await get(numbers);
  if (found.length === 0 || game !== "dbs") return found;
  const texts = JSON.stringify(found.map(({ record }) => record));
  const tokens = listing?.cards.filter(({ category, name }) => category === "TOKEN" && texts.includes(name));
  return [...found, ...(await get((tokens ?? []).map(({ number }) => number)))];
}
