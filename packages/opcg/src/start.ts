/** A new game from two decks: set-up from 5-2-1-1 on. */
import { type Definition, match } from "@arbiter/engine";
import { pools } from "./rules/areas.ts";
import { deckFaults, donDeckSize, startingArea } from "./rules/deck.ts";
import { edition_1_1_7 } from "./rules/edition.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
}

export type Decks = readonly [Deck, Deck];

export const { programFor, start } = match<Deck>({
  edition: edition_1_1_7,
  places: ({ leader, cards }) => [
    [startingArea("leader"), [leader]],
    [startingArea("deck"), cards],
  ],
  besides: () => [],
  pools: ({ leader }) => pools.map((name) => (name === "don.deck" ? donDeckSize(leader) : 0)),
  faults: ({ leader, cards }) => deckFaults(leader, cards),
});
