/** Cards by number, and deck lists as players write them. */
import { cardsOfDeck } from "@arbiter/cardtext";
import { type Definition, Refused } from "@arbiter/engine";
import type { Deck } from "../start.ts";
import { deckLists } from "./decks.ts";
import { compiledOwn } from "./own.ts";

export type Library = ReadonlyMap<string, Definition>;

let own: Library | null = null;
/** The project's own cards. */
export function ownCards(): Library {
  own ??= new Map(compiledOwn().map((card) => [card.number, card]));
  return own;
}

export function ownDeck(name: string): Deck {
  const list = deckLists[name];
  if (list === undefined)
    throw new Refused(`There is no deck "${name}"; there are ${Object.keys(deckLists).join(", ")}.`);
  return readDeck(list, ownCards());
}

export function ownDeckNames(): string[] {
  return Object.keys(deckLists);
}

/** The deck of a list as players write it; a card's type says whether it is the Leader or of the Z-Deck. */
export function readDeck(list: string, cards: Library): Deck {
  return deckOf(cardsOfDeck(list, cards, "6-1-2"), cards);
}

/** The deck of these cards, in any order, with the tokens of the library that its cards name. */
export function deckOf(list: readonly Definition[], cards: Library = ownCards()): Deck {
  const main = list.filter((card) => !isLeader(card) && !isZ(card));
  const texts = JSON.stringify(list.map((card) => [card.abilities, card.back?.abilities]));
  return {
    leader: list.find(isLeader)!,
    cards: main,
    zDeck: list.filter(isZ),
    tokens: [...cards.values()].filter(
      (card) => card.category === "TOKEN" && texts.includes(JSON.stringify(card.name)),
    ),
  };
}

function isLeader({ category }: Definition): boolean {
  return category === "LEADER";
}

function isZ({ category }: Definition): boolean {
  return category.startsWith("Z-");
}
