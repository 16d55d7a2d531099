import { alt, type Grammar, is, many, map, record, rule, seq, single, token } from "@arbiter/cardtext";
import type { Act, Amount, Clause, Orbs } from "@arbiter/engine";
import { COLORS } from "./words.ts";

/** Energy orbs: "(R)(R)(1)", "(R)/(G)". */

const LETTERS = ["R", "B", "G", "Y", "K", "W"];

const colored: Grammar<string[]> = map(
  token("an orb", /\([RBGYKW]\)(\/\([RBGYKW]\))*/, "("),
  (text) => text.split("/").map((orb) => COLORS[LETTERS.indexOf(orb[1]!)]!),
  (colors) => colors.map((color) => `(${LETTERS[COLORS.indexOf(color)]})`).join("/"),
);
const circled = "①".charCodeAt(0) - 1; // as the rulebook writes them (1-6-5-1)
const any: Grammar<Amount> = alt<Amount>(
  map(
    token("an orb", /\(\d+\)/, "("),
    (text) => Number(text.slice(1, -1)),
    (n) => (typeof n === "number" ? `(${n})` : undefined),
  ),
  map(
    token("an orb", /[①-⑨]/, "①②③④⑤⑥⑦⑧⑨"),
    (text) => text.charCodeAt(0) - circled,
    (n) => (typeof n === "number" && n > 0 && n < 10 ? String.fromCharCode(circled + n) : undefined),
  ),
  is<Amount>({ x: true }, "(X)"),
);

export const orbs: Grammar<Orbs> = rule(() =>
  alt(
    record<Orbs>({}, { colors: many(colored, "", 1) }),
    record<Orbs>({}, { colors: many(colored, "", 0) }, { any }),
    map(
      seq(any, many(colored, "", 1)),
      ([some, colors]): Orbs => ({ colors, any: some }),
      ({ colors, any: some }) => (some === undefined ? undefined : ([some, colors] as [Amount, string[][]])),
    ),
  ),
);

/** Energy orbs as the price of a skill. */
export const pay: Grammar<Clause[]> = rule(() =>
  single(record<Act>({ do: "pay" } as Partial<Act>, { orbs: alt(orbs, circleless) })),
);
/** "3, if …": some cards lost the circle around the number. */
const circleless: Grammar<Orbs> = map(
  token("an orb", /\d+/, "0123456789"),
  (text): Orbs => ({ colors: [], any: Number(text) }),
  ({ colors, any: some }) => (colors.length === 0 && typeof some === "number" ? String(some) : undefined),
);
