/** A new game from two decks: set-up from 6-2-1-1 on. */
import { type Definition, type Match, match } from "@arbiter/engine";
import { pools } from "./rules/areas.ts";
import { deckFaults, startingArea } from "./rules/deck.ts";
import { edition_3_02 } from "./rules/edition.ts";
import type { DbsEdition } from "./rules/ways.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
  readonly zDeck: readonly Definition[];
  /** Tokens that its cards may create. */
  readonly tokens?: readonly Definition[];
}

export type Decks = readonly [Deck, Deck];

/** Matches by one edition. */
export function matchBy(edition: DbsEdition): Match<Deck> {
  return match<Deck>({
    edition,
    places: ({ leader, cards, zDeck }) => [
      [startingArea("leader"), [leader]],
      [startingArea("deck"), cards],
      [startingArea("zDeck"), zDeck],
    ],
    besides: ({ tokens = [] }) => tokens,
    pools: () => pools.map(() => 0),
    faults: ({ leader, cards, zDeck }) => deckFaults(leader, cards, zDeck, edition),
  });
}

export const { programFor, start } = matchBy(edition_3_02);
