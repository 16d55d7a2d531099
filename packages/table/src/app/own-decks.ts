/** The player's own decks on the first page. */
import type { DeckChoice, GameName } from "@arbiter/match";
import { useEffect, useState } from "react";
import { type KeptDeck, keptDecks, numbersOf } from "../workshop/data/decks.ts";
import { type ToPlay, toPlay } from "../workshop/data/play.ts";
import type { decks } from "./choices.ts";

type Choice = (typeof decks)[GameName][number];

/** Those that may be played by this edition. */
export function useOwnDecks(game: GameName, edition: string): readonly KeptDeck[] {
  const [all, setAll] = useState<readonly KeptDeck[]>([]);
  useEffect(() => {
    void keptDecks().then(setAll, () => {}); // storage that is closed is told elsewhere
  }, []);
  return all.filter(
    (deck) =>
      deck.game === game && deck.shown?.legal === true && (game === "opcg" || deck.edition === edition),
  );
}

export function choiceOf({ id, name, shown }: KeptDeck): Choice {
  return [id, name, shown?.colors ?? [], shown?.key ?? id];
}

/** What a chosen deck brings to the table: its name if it is one of ours, else its cards. */
export async function brought(own: readonly KeptDeck[], [id, leader]: Choice): Promise<ToPlay> {
  const deck = own.find((one) => one.id === id);
  if (deck !== undefined) return toPlay(deck);
  return { choice: id, cards: [], played: { deck: id, deckName: leader, version: 0 } };
}

/** Online, where only cards that come with Arbiter are known. */
export function choiceNow(own: readonly KeptDeck[], id: string): DeckChoice {
  const deck = own.find((one) => one.id === id);
  return deck === undefined ? id : numbersOf(deck);
}
