import { is, variants } from "./combine.ts";
import { alt, begins, type Grammar, map, seq, token, type Word } from "./grammar.ts";
import { listOf } from "./list.ts";
import { NO_NEEDS } from "./needed.ts";

/** Words that card games in English share. */

export const number: Grammar<number> = map(token("a number", /\d+/, "0123456789"), Number, (value) =>
  typeof value === "number" && value >= 0 ? String(value) : undefined,
);

/** "+1000", "-2". */
export const signed: Grammar<number> = map(token("+ or - and a number", /[+-]\d+/, "+-"), Number, (value) =>
  typeof value === "number" ? (value < 0 ? String(value) : `+${value}`) : undefined,
);

/** "a" or "1": the same number. */
export const one: Grammar<number> = alt(is(1, "1"), is(1, "a", "an", "one"));

/** A word and its plural; which stood there is wording. */
export const plural = (singular: string, several = `${singular}s`): Word => variants(singular, several);

/** "A", "A or B", "A, B, or C". */
export const orList = <T>(item: Grammar<T>, least = 1): Grammar<T[]> =>
  listOf(item, variants(", "), variants(" or ", ", or "), least);

/** "A", "A and B", "A, B, and C". */
export const andList = <T>(item: Grammar<T>, least = 1): Grammar<T[]> =>
  listOf(item, variants(", "), variants(" and ", ", and "), least);

/** Words between marks: [Name], {Type}, <Attribute>, "part of a type". */
export function between(name: string, open: string, close: string): Grammar<string> {
  const text = token(name, new RegExp(`[^${close === "]" ? "\\]" : close}\\n]+`));
  return map(
    seq(variants(open), text, variants(close)),
    ([, inner]) => inner,
    (inner) => [undefined, inner, undefined] as [undefined, string, undefined],
  );
}

/** Explanations in parentheses do not influence play: their words are wording. */
export const reminder: Word = {
  parse(reading, at) {
    const found = /^ ?\([A-Z][^()\n]*\)/.exec(reading.text.slice(at, at + 300))?.[0];
    return found ? [{ value: undefined, wording: found, end: at + found.length }] : [];
  },
  print: (_, wording) => (typeof wording === "string" ? wording : ""),
  first: () => begins(" (", "("),
  needs: () => NO_NEEDS,
};
