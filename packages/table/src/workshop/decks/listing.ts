/** A deck as the text that players exchange, and such a text as a deck. */
import { readDeckList } from "@arbiter/cardtext";
import type { Counts, DeckParts } from "../data/decks.ts";
import { costOf, type ListedCard, partOf } from "../data/listed.ts";

export type Cards = ReadonlyMap<string, ListedCard>;
export type Wording = "short" | "named";

/** The Leader first, then by kind, cost and number. */
export function ordered(counts: Counts, cards: Cards): Counts {
  const place = (number: string) => {
    const card = cards.get(number);
    return [
      card?.category ?? "~",
      String(100 + (card === undefined ? 99 : (costOf(card) ?? 0))),
      number,
    ].join(" ");
  };
  return [...counts].sort(([a], [b]) => (place(a) < place(b) ? -1 : 1));
}

export function listOf({ leader, main, z }: DeckParts, cards: Cards, wording: Wording): string {
  const line = ([number, count]: readonly [string, number]) =>
    wording === "short" ? `${count}x${number}` : `${count} ${number} ${cards.get(number)?.name ?? ""}`.trim();
  const leaders: Counts = leader === null ? [] : [[leader, 1]];
  if (wording === "short")
    return [...leaders, ...ordered(main, cards), ...ordered(z, cards)].map(line).join("\n");
  const part = (title: string, counts: Counts) =>
    counts.length === 0 ? [] : [`// ${title}`, ...counts.map(line)];
  return [
    ...part("Leader", leaders),
    ...part("Deck", ordered(main, cards)),
    ...part("Z-Deck", ordered(z, cards)),
  ].join("\n");
}

/** What a pasted list holds; lines that are none, and numbers that no card here has. */
export interface Pasted {
  readonly parts: DeckParts;
  readonly faults: readonly string[];
  readonly unknown: readonly string[];
}

export function pasted(text: string, cards: Cards): Pasted {
  const { lines, faults } = readDeckList(text);
  const wrong = [...faults];
  const unknown: string[] = [];
  const counts = {
    leader: new Map<string, number>(),
    main: new Map<string, number>(),
    z: new Map<string, number>(),
  };
  for (const { number, count } of lines) {
    const upper = number.toUpperCase();
    const card = cards.get(upper) ?? cards.get(number);
    if (card === undefined) unknown.push(upper);
    const part = card === undefined ? "main" : partOf(card);
    if (part === null) wrong.push(`${upper} ${card?.name ?? ""}`);
    else {
      const key = card?.number ?? upper;
      counts[part].set(key, Math.min(99, (counts[part].get(key) ?? 0) + count));
    }
  }
  const [leader = null, ...others] = counts.leader.keys();
  if (others.length > 0) wrong.push(...others);
  return { parts: { leader, main: [...counts.main], z: [...counts.z] }, faults: wrong, unknown };
}
