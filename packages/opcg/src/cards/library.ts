/** Cards by number, and deck lists as players write them. */
import { type Definition, Refused } from "@arbiter/engine";
import type { Deck } from "../start.ts";
import { deckLists } from "./decks.ts";
import { type CardData, defineCard } from "./define.ts";
import { tides } from "./tides.ts";

export type Library = ReadonlyMap<string, Definition>;

export function library(cards: readonly CardData[]): Library {
  return new Map(cards.map((card) => [card.number, defineCard(card)]));
}

let own: Library | null = null;
/** The project's own cards. */
export function ownCards(): Library {
  own ??= library(tides);
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

/** "4xOP01-016", "4 OP01-016 Name": one line a card; the Leader is the one of that category. */
export function readDeck(list: string, cards: Library): Deck {
  const faults: string[] = [];
  const leaders: Definition[] = [];
  const deck: Definition[] = [];
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
    else
      for (let n = 0; n < Math.min(Number(match[1]), 100); n++)
        (card.category === "LEADER" ? leaders : deck).push(card);
  });
  if (faults.length === 0 && leaders.length !== 1)
    faults.push(`A deck has one Leader card (5-1-2); this list has ${leaders.length}.`);
  if (faults.length > 0) throw new Refused(faults.join("\n"));
  return { leader: leaders[0], cards: deck };
}
