/** The project's own decks for an earlier edition: what it does not know is left out, and the others fill the places. */
import { type Definition, Refused } from "@arbiter/engine";
import { deckOf, ownCards, ownDeck, ownDeckNames } from "../cards/library.ts";
import { deckFaults } from "../rules/deck.ts";
import { cardFaults } from "../rules/legality.ts";
import type { DbsEdition } from "../rules/ways.ts";
import type { Deck } from "../start.ts";

/** How many cards, and what a deck of so many is called beside its name. */
const sizes: Readonly<Record<string, readonly (readonly [size: number, called: string])[]>> = {
  "1.10": [[50, ""]],
  "manual-2.1": [
    [50, ""],
    [30, "-demo"],
  ],
  "manual-1.2": [
    [50, ""],
    [25, "-half"],
  ],
};

/** Of the decks those whose Leader the edition knows, and the small ones that it has. */
function decksIn(edition: DbsEdition): Map<string, readonly [own: string, size: number]> {
  const known = ownDeckNames().filter((name) => cardFaults(ownDeck(name).leader, edition).length === 0);
  return new Map(
    sizes[edition.edition].flatMap(([size, called]) =>
      known.map((own) => [`${own}${called}`, [own, size]] as const),
    ),
  );
}

export function deckNamesIn(edition: DbsEdition): string[] {
  return edition.ways.decks.zDeck ? ownDeckNames() : [...decksIn(edition).keys()];
}

export function deckIn(name: string, edition: DbsEdition): Deck {
  if (edition.ways.decks.zDeck) return ownDeck(name);
  const decks = decksIn(edition);
  const found = decks.get(name);
  if (found === undefined)
    throw new Refused(
      `Edition ${edition.edition} has no deck "${name}"; there are ${[...decks.keys()].join(", ")}.`,
    );
  const [own, size] = found;
  const deck = ownDeck(own);
  return deckOf([deck.leader, ...filled(deck, size, edition)]);
}

/** The deck's own cards, then more copies of them, then others of its colours. */
function filled({ leader, cards }: Deck, size: number, edition: DbsEdition): Definition[] {
  const { types } = edition.ways.decks;
  const colors = new Set(leader.traits.color);
  const ofItsColors = [...ownCards().values()].filter(
    ({ category, traits }) => types.includes(category) && traits.color?.every((color) => colors.has(color)),
  );
  const chosen: Definition[] = [];
  for (const card of [...cards, ...fourOf([...new Set(cards)]), ...fourOf(ofItsColors)])
    if (chosen.length < size && isAllowed(leader, [...chosen, card], edition)) chosen.push(card);
  return chosen;
}

function fourOf(cards: readonly Definition[]): readonly Definition[] {
  return cards.flatMap((card) => [card, card, card, card]);
}

/** Nothing is wrong with it but its size. */
function isAllowed(leader: Definition, cards: readonly Definition[], edition: DbsEdition): boolean {
  const { ways } = edition;
  const ofAnySize = { ...edition, ways: { ...ways, decks: { ...ways.decks, least: 0, most: 60 } } };
  return deckFaults(leader, cards, [], ofAnySize).length === 0;
}
