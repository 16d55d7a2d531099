import {
  alt,
  besideWords,
  type Grammar,
  isLower,
  lit,
  literals,
  mapMany,
  same,
  seq,
  type Word,
} from "./grammar.ts";

/** What is made of the machinery: words with variants, lead-ins, lists that are cut and joined. */

/** Words that mean the same; which of them stood there is wording only. */
export function variants(...ways: (string | Word)[]): Word {
  if (ways.length > 1 && ways.every((way) => typeof way === "string")) return literals(...ways);
  const all = ways.map((way) => (typeof way === "string" ? lit(way) : way));
  return all.length === 1 ? all[0]! : alt(...all);
}

/** These words for this value. */
export function is<T>(value: T, ...ways: (string | Word)[]): Grammar<T> {
  return mapMany(
    variants(...ways),
    () => [value],
    (other) => (same(other, value) ? [undefined] : []),
  );
}

/** Words, then what they lead to. */
export const lead = <T>(words: string | string[] | Word, inner: Grammar<T>): Grammar<T> =>
  besideWords(wordsOf(words), inner, 1);

/** Something, then words. */
export const trail = <T>(inner: Grammar<T>, words: string | string[] | Word): Grammar<T> =>
  besideWords(inner, wordsOf(words), 0);

/** Words one after the other, where one of them has variants. */
export function words(...parts: (string | Word)[]): Word {
  return mapMany(
    seq(...parts.map((part) => wordsOf(part))),
    () => [undefined],
    () => [parts.map(() => undefined)],
  );
}

const wordsOf = (words: string | string[] | Word): Word =>
  typeof words === "string" ? lit(words) : Array.isArray(words) ? variants(...words) : words;

/** A list of just one. */
export function alone<T>(inner: Grammar<T>): Grammar<T[]> {
  return mapMany(
    inner,
    (value) => [[value]],
    (values) => (Array.isArray(values) && values.length === 1 ? [values[0]!] : []),
  );
}

/** Two lists that become one. */
export function concat<T>(
  first: Grammar<T[]>,
  second: Grammar<T[]>,
  joint: string | Word = "",
): Grammar<T[]> {
  return mapMany(
    seq(first, wordsOf(joint), second),
    ([a, , b]) => [[...a, ...b]],
    (all) => splits(all).map(([a, b]) => [a, undefined, b] as [T[], undefined, T[]]),
  );
}

/** All ways to cut a list in two. */
export const splits = <T>(all: T[]): [T[], T[]][] =>
  Array.from({ length: all.length + 1 }, (_, i) => [all.slice(0, i), all.slice(i)]);

/** All ways to cut a list into groups that are not empty. */
export function groups<T>(all: T[]): T[][][] {
  if (all.length === 0) return [[]];
  const ways: T[][][] = [];
  for (let size = 1; size <= all.length; size++)
    for (const others of groups(all.slice(size))) ways.push([all.slice(0, size), ...others]);
  return ways;
}

/** Begins a sentence: printed with a capital. */
export function capital<T>(inner: Grammar<T>): Grammar<T> {
  return {
    parse: (reading, at) => (isLower(reading.text[at]) ? [] : inner.parse(reading, at)),
    print(value, wording) {
      const text = inner.print(value, wording);
      return text && text[0]!.toUpperCase() + text.slice(1);
    },
    first: () => inner.first(),
    needs: () => inner.needs(),
  };
}

/** Begins a sentence with a small letter, as some texts do after their tags. */
export function small<T>(inner: Grammar<T>): Grammar<T> {
  return { ...inner, parse: (reading, at) => (isLower(reading.text[at]) ? inner.parse(reading, at) : []) };
}
