/** A new game from two decks: set-up from 6-2-1-1 on. */
import { type Definition, match } from "@arbiter/engine";
import { pools } from "./rules/areas.ts";
import { deckFaults, startingArea } from "./rules/deck.ts";
import { edition_3_02 } from "./rules/edition.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
  readonly zDeck: readonly Definition[];
  /** Tokens that its cards may create. */
  readonly tokens?: readonly Definition[];
}

export type Decks = readonly [Deck, Deck];

export const { programFor, start } = match<Deck>({
  edition: edition_3_02,
  places: ({ leader, cards, zDeck }) => [
    [startingArea("leader"), [leader]],
    [startingArea("deck"), cards],
    [startingArea("zDeck"), zDeck],
  ],
  besides: ({ tokens = [] }) => tokens,
  pools: () => pools.map(() => 0),
  faults: ({ leader, cards, zDeck }) => deckFaults(leader, cards, zDeck),
});
