/** Deck lists as players write them: "4xAB1-016", "4 AB1-016 Name", one line a card; # and // begin a note. */
import { type Definition, Refused } from "@arbiter/engine";

interface DeckList {
  readonly cards: readonly Definition[];
  readonly faults: readonly string[];
}

function readDeckList(list: string, cards: ReadonlyMap<string, Definition>): DeckList {
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
  return { cards: found, faults };
}

/** The cards of a list with exactly one Leader; `rule` is the paragraph that asks for it. */
export function cardsOfDeck(
  list: string,
  cards: ReadonlyMap<string, Definition>,
  rule: string,
): readonly Definition[] {
  const read = readDeckList(list, cards);
  const leaders = read.cards.filter(({ category }) => category === "LEADER").length;
  const faults =
    read.faults.length === 0 && leaders !== 1
      ? [`A deck has one Leader card (${rule}); this list has ${leaders}.`]
      : read.faults;
  if (faults.length > 0) throw new Refused(faults.join("\n"));
  return read.cards;
}
