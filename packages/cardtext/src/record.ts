import { type Grammar, lit, mapMany, same, seq } from "./grammar.ts";

/** The fields of a value, or of any member of a union. */
type Fields<T> = T extends unknown ? { [K in keyof T]?: Grammar<T[K] | undefined> } : never;
/** Words, words with variants, or fields by name; `others` stands for all fields that no other part says. */
export type Part<T> = string | Grammar<undefined> | Fields<T> | { others: Grammar<object> };

const isGrammar = (part: object): part is Grammar<unknown> => "parse" in part;

/**
 * A value written as a sequence: `constants` are the fields that the words themselves say. A field whose
 * grammar yields undefined is left out. A value with any other field is not of this shape.
 */
export function record<T extends object>(constants: Partial<T>, ...parts: Part<T>[]): Grammar<T> {
  const keys: (string | undefined)[] = [];
  const inner: Grammar<unknown>[] = [];
  for (const part of parts) {
    if (typeof part === "string") {
      keys.push(undefined);
      inner.push(lit(part));
    } else if (isGrammar(part)) {
      keys.push(undefined);
      inner.push(part);
    } else
      for (const [key, grammar] of Object.entries(part)) {
        keys.push(key);
        inner.push(grammar as Grammar<unknown>);
      }
  }
  const fixed = Object.entries(constants);
  const said = new Set([...fixed.map(([key]) => key), ...keys]);
  const build = (values: unknown[]): T[] => {
    const value: Record<string, unknown> = { ...constants };
    keys.forEach((key, i) => {
      if (key === "others") Object.assign(value, values[i]);
      else if (key !== undefined && values[i] !== undefined) value[key] = values[i];
    });
    return [value as T];
  };
  const take = (value: T): unknown[][] => {
    if (typeof value !== "object" || value === null) return [];
    const given = value as Record<string, unknown>;
    if (!fixed.every(([key, constant]) => same(given[key], constant))) return [];
    const others = Object.entries(given).filter(([key]) => !said.has(key));
    if (others.length && !said.has("others")) return [];
    return [keys.map((key) => (key === "others" ? Object.fromEntries(others) : key && given[key]))];
  };
  return mapMany(seq(...inner), build, take);
}
