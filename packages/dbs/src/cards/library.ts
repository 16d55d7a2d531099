/** Cards by number, and deck lists as players write them. */
import { type Definition, Refused } from "@arbiter/engine";
import type { Deck } from "../start.ts";
import { deckLists } from "./decks.ts";
import { type CardData, defineCard } from "./define.ts";
import { wheels } from "./wheels.ts";

export type Library = ReadonlyMap<string, Definition>;

export function library(cards: readonly CardData[]): Library {
  return new Map(cards.map((card) => [card.number, defineCard(card)]));
}

let own: Library | null = null;
/** The project's own cards. */
export function ownCards(): Library {
  own ??= library(wheels);
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

/** "4xBT1-016", "4 BT1-016 Name": one line a card; each card's type says whether it is the Leader or of the Z-Deck. */
export function readDeck(list: string, cards: Library): Deck {
  const faults: string[] = [];
  const found: Definition[] = [];
  list.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === "" || line.startsWith("#") || line.startsWith("//")) return;
    const match = /^(\d+)\s*[x×]?\s*([A-Za-z0-9]+-[A-Za-z0-9]+)/.exec(line);
    if (match === null) {
      faults.push(`Line ${i + 1}: "${line}" is not a number of cards and a card number.`);
      return;
    }
    const card = cards.get(match[2].toUpperCase()) ?? cards.get(match[2]);
    if (card === undefined) faults.push(`Line ${i + 1}: no card has the number ${match[2]}.`);
    else for (let n = 0; n < Math.min(Number(match[1]), 100); n++) found.push(card);
  });
  const leaders = found.filter(isLeader).length;
  if (faults.length === 0 && leaders !== 1)
    faults.push(`A deck has one Leader Card (6-1-2); this list has ${leaders}.`);
  if (faults.length > 0) throw new Refused(faults.join("\n"));
  return deckOf(found, cards);
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
