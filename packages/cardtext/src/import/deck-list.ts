/**
 * Deck lists as players write them: "4xAB1-016", "4 AB1-016 Name", "AB1-016 x4", "4 Name (AB1-016)", one line a card,
 * or a JSON list of numbers; # and // begin a note, and a line without a card number that names a part is a heading.
 */
import { type Definition, Refused } from "@arbiter/engine";

export interface DeckLine {
  readonly number: string;
  readonly count: number;
  readonly line: number;
}

export interface DeckList {
  readonly lines: readonly DeckLine[];
  readonly faults: readonly string[];
}

const number = "[A-Za-z0-9]{1,12}-(?=[A-Za-z]*\\d)[A-Za-z0-9]{1,12}";
const ways = [
  new RegExp(`^(?<count>\\d{1,4})\\s*[x×]?\\s*(?<number>${number})(?![A-Za-z0-9-])`),
  new RegExp(`^(?<number>${number})\\s*[x×]\\s*(?<count>\\d{1,4})\\b`),
  new RegExp(`^(?<count>\\d{1,4})\\s*[x×]?\\s.*[([](?<number>${number})[)\\]]\\s*$`),
  new RegExp(`^(?<number>${number})(?:_\\w{1,6})?\\s*$`),
];
/** "Leader", "Main Deck (50)", "Z-Deck:", "== Characters ==", in the languages of the page. */
const heading =
  /^[[=*\-\s]*(?:(?:main|side|z|don!*)[\s-]*)?(?:leaders?|decks?|mazzo|characters?|personnages?|personaggi|events?|événements?|eventi|stages?|lieux|luoghi|battle|battaglia|extra|unison|cards?|cartes?|carte|total)\b(?:\s+(?:cards?|deck|z))?[\s\])=*:\d(/-]*$/i;

const longest = 400;
const mostCopies = 100;

export function readDeckList(list: string): DeckList {
  const found: DeckLine[] = [];
  const faults: string[] = [];
  const rows = numbersIn(list) ?? list.split(/\r?\n/);
  if (rows.length > longest) return { lines: [], faults: [`A list of ${rows.length} lines is no deck.`] };
  rows.forEach((raw, i) => {
    const line = raw.trim();
    if (line === "" || line.startsWith("#") || line.startsWith("//")) return;
    const match = ways.map((way) => way.exec(line)).find((one) => one !== null);
    if (match === undefined) {
      if (!heading.test(line))
        faults.push(`Line ${i + 1}: "${line.slice(0, 80)}" is not a number of cards and a card number.`);
      return;
    }
    const { number = "", count = "1" } = match.groups ?? {};
    found.push({ number, count: Math.min(Number(count), mostCopies), line: i + 1 });
  });
  return { lines: found, faults };
}

/** Some programs write a deck as a JSON list, each copy a number of its own. */
function numbersIn(list: string): readonly string[] | null {
  if (!/^\s*\[\s*"/.test(list)) return null;
  try {
    const value: unknown = JSON.parse(list);
    return Array.isArray(value) && value.every((one) => typeof one === "string") ? value : null;
  } catch {
    return null;
  }
}

/** The cards of a list with exactly one Leader; `rule` is the paragraph that asks for it. */
export function cardsOfDeck(
  list: string,
  cards: ReadonlyMap<string, Definition>,
  rule: string,
): readonly Definition[] {
  const read = readDeckList(list);
  const faults = [...read.faults];
  const found: Definition[] = [];
  for (const { number, count, line } of read.lines) {
    const card = cards.get(number.toUpperCase()) ?? cards.get(number);
    if (card === undefined) faults.push(`Line ${line}: no card has the number ${number}.`);
    else for (let n = 0; n < count; n++) found.push(card);
  }
  const leaders = found.filter(({ category }) => category === "LEADER").length;
  if (faults.length === 0 && leaders !== 1)
    faults.push(`A deck has one Leader card (${rule}); this list has ${leaders}.`);
  if (faults.length > 0) throw new Refused(faults.join("\n"));
  return found;
}
