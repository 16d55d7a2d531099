import { keywordIn } from "./keywords.ts";
import type { Table } from "./speech.ts";

/** What two wordings of one card must share, whatever the language: numbers, keywords and names. */
export interface Facts {
  readonly numbers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const MARKED = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|《[^》]*》|«[^»]*»|"[^"\n]*"/g;
/** Explanations in parentheses; "(2)" and "(R)" are prices. */
const REMINDER = /\((?!\d+\)|[A-Z]\))[^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** 0 and 1 are as often words ("no", "a"): they are not compared. */
const PLAIN = new Set(["0", "1", "-0"]);

export function factsOf(text: string): Facts {
  const said = text.replace(REMINDER, " ").replace(/[−–]/g, "-");
  const words = new Set<string>();
  for (const [marked] of said.matchAll(MARKED)) words.add(normal(marked));
  const numbers = new Set<string>();
  for (const [number] of said.replace(MARKED, " ").matchAll(/\d+/g))
    if (!PLAIN.has(number)) numbers.add(number);
  return { numbers, words };
}

/** Quotes and the spaces inside of them differ between languages; a name is the same. */
const normal = (marked: string): string =>
  marked
    .replace(/^["«]\s*/, "“")
    .replace(/\s*["»]$/, "”")
    .replace(/\s+/g, " ");

/** What the English words are in a language, by its table; names by a function, where they are known. */
export function wordIn(
  table: Table,
  marked: string,
  name: (marked: string) => string = (one) => one,
): string {
  const [, attribute = ""] = /^<(.*)>$/.exec(marked) ?? [];
  if (table[`attribute.${attribute}`] !== undefined) return `<${table[`attribute.${attribute}`]}>`;
  const [, inner] = /^\[(.*)\]$/.exec(marked) ?? [];
  if (inner === undefined) return name(marked);
  const [, markers] = /^UNISON (.+)$/.exec(inner) ?? [];
  if (markers !== undefined) return (table["tag.markers"] ?? "").replace("{n}", markers);
  const found = keywordIn(table, inner) ?? table[TAGS[inner] ?? ""] ?? null;
  return found === null ? name(marked) : `[${found}]`;
}

const TAGS: Readonly<Record<string, string>> = {
  "Your Turn": "tag.turn.you",
  "Opponent's Turn": "tag.turn.opponent",
  "Once per turn": "tag.Once Per Turn",
};

/** What is only in one of them, each with the side it is on. */
export function differences(ours: Facts, theirs: Facts): string[] {
  const only = (a: ReadonlySet<string>, b: ReadonlySet<string>, side: string) =>
    [...a].filter((one) => !b.has(one)).map((one) => `${side} ${one}`);
  return [
    ...only(ours.numbers, theirs.numbers, "+"),
    ...only(theirs.numbers, ours.numbers, "-"),
    ...only(ours.words, theirs.words, "+"),
    ...only(theirs.words, ours.words, "-"),
  ];
}
