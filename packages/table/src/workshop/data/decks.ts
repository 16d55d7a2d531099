/** The player's decks, with their versions. A version is what was played: it never changes. */
import type { GameName } from "@arbiter/match";
import { db } from "./db.ts";

/** Numbers of cards and how many of each. */
export type Counts = readonly (readonly [number: string, count: number])[];

export interface DeckParts {
  readonly leader: string | null;
  readonly main: Counts;
  readonly z: Counts;
}

export interface Version extends DeckParts {
  readonly n: number;
  readonly at: number;
  readonly note: string;
}

export interface KeptDeck extends DeckParts {
  readonly id: string;
  readonly game: GameName;
  readonly edition: string;
  readonly name: string;
  readonly changed: number;
  readonly versions: readonly Version[];
  /** For lists of decks, where the cards are not loaded. */
  readonly shown: {
    readonly leader: string;
    readonly key: string;
    readonly colors: readonly string[];
    /** Nothing is wrong with it, and every card of it plays. */
    readonly legal: boolean;
  } | null;
}

export const noCards: DeckParts = { leader: null, main: [], z: [] };

export function newDeck(game: GameName, edition: string, name: string, parts: DeckParts = noCards): KeptDeck {
  const id = crypto.randomUUID();
  return { id, game, edition, name, ...parts, changed: Date.now(), versions: [], shown: null };
}

export function countOf(parts: DeckParts, number: string): number {
  if (parts.leader === number) return 1;
  return [...parts.main, ...parts.z].find(([one]) => one === number)?.[1] ?? 0;
}

export const sizeOf = (counts: Counts): number => counts.reduce((sum, [, count]) => sum + count, 0);

const mostCopies = 99;

/** With so many copies more, or fewer. A Leader takes the place of the one before. */
export function withCopies<D extends DeckParts>(
  deck: D,
  number: string,
  part: "leader" | "main" | "z",
  by: number,
): D {
  if (part === "leader") return { ...deck, leader: by > 0 ? number : null };
  const now = deck[part].find(([one]) => one === number)?.[1] ?? 0;
  const next = Math.max(0, Math.min(mostCopies, now + by));
  if (now === 0 && next > 0) return { ...deck, [part]: [...deck[part], [number, next]] };
  const counts = deck[part].map(([one, count]): [string, number] => [one, one === number ? next : count]);
  return { ...deck, [part]: counts.filter(([, count]) => count > 0) };
}

/** All numbers, the Leader first, each as often as it is in the deck. */
export function numbersOf({ leader, main, z }: DeckParts): string[] {
  const all = [...main, ...z].flatMap(([number, count]) => Array<string>(count).fill(number));
  return leader === null ? all : [leader, ...all];
}

export function sameParts(a: DeckParts, b: DeckParts): boolean {
  const told = (parts: DeckParts) => JSON.stringify([parts.leader, sorted(parts.main), sorted(parts.z)]);
  return told(a) === told(b);
}

function sorted(counts: Counts): Counts {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** As it stands now it is the last version, or becomes a new one. */
export function withVersion(deck: KeptDeck, note = ""): KeptDeck {
  const last = deck.versions.at(-1);
  if (last !== undefined && sameParts(last, deck)) return deck;
  const { leader, main, z, versions } = deck;
  const next: Version = { n: (last?.n ?? 0) + 1, at: Date.now(), note, leader, main, z };
  return { ...deck, versions: [...versions, next] };
}

export async function keptDecks(): Promise<KeptDeck[]> {
  return (await db.decks.toArray()).sort((a, b) => b.changed - a.changed);
}

export async function keepDeck(deck: KeptDeck): Promise<void> {
  await db.decks.put(deck);
}
