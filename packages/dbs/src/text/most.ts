import { alt, type Grammar, lead, map, number, seq, trail } from "@arbiter/cardtext";
import type { Ability } from "@arbiter/engine";

/** How much an amount may come to. */

/** "… for each card under this card. (Up to 3.)": of the one amount that is taken for each. */
export const atMost = (inner: Grammar<Ability[]>): Grammar<Ability[]> => {
  const words = ["Up to ", "Up to a maximum of ", "up to a maximum of "].flatMap((one) => [
    ` (${one}`,
    `(${one}`,
  ]);
  const most: Grammar<number> = lead(words, trail(alt(number, lead("+", number)), [")", ".)"]));
  return map(
    seq(inner, most),
    ([said, max]) => (fits(eachIn(said), max) ? inEach(said, (amount) => ({ ...amount, max })) : undefined),
    (said) => {
      const [amount, ...others] = eachIn(said);
      return amount?.max === undefined || others.length
        ? undefined
        : ([inEach(said, ({ max: _, ...bare }) => bare), amount.max] as [Ability[], number]);
    },
  );
};
/** "+1000 for each card. (Up to 2)" leaves open whether 2 are counted; so does "for every 2 cards". */
const fits = ([amount, ...others]: Each[], max: number): boolean =>
  amount !== undefined && others.length === 0 && max >= Math.abs(amount.times) && (amount.per ?? 1) === 1;
type Each = { times: number; per?: number; max?: number };
const isEach = (value: object): value is Each =>
  "times" in value && typeof value.times === "number" && !("do" in value);
const eachIn = (value: unknown): Each[] =>
  typeof value !== "object" || value === null
    ? []
    : [...(isEach(value) ? [value] : []), ...Object.values(value).flatMap(eachIn)];
const inEach = <T>(value: T, to: (amount: Each) => Each): T => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inEach(one, to)) as T;
  const all = Object.entries(value).map(([key, part]) => [key, inEach(part, to)] as const);
  const same = Object.fromEntries(all) as T & object;
  return (isEach(same) ? to(same) : same) as T;
};
