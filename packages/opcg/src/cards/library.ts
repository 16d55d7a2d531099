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

/** The deck of a list as players write it. */
export function readDeck(list: string, cards: Library): Deck {
  return deckOf(cardsOfDeck(list, cards, "5-1-2"));
}

/** The deck of these cards, in any order. */
export function deckOf(list: readonly Definition[]): Deck {
  const isLeader = ({ category }: Definition) => category === "LEADER";
  return { leader: list.find(isLeader)!, cards: list.filter((card) => !isLeader(card)) };
}
