import { alt, type Grammar, is, lead, map, number, record, rule, same, seq } from "@arbiter/cardtext";
import type { Amount, Comparison, Condition, Who } from "@arbiter/engine";
import { theNumber } from "./amounts.ts";
import { bare, pack } from "./selections.ts";

/** Conditions that compare the two players, or all cards of one. */

const life = (of: Who): Amount => ({ count: { of, in: ["life"], where: [] } });
const hand = (of: Who): Amount => ({ count: { of, in: ["hand"], where: [] } });
const field = (of: Who): Amount => ({ pool: "don.field", of });

/** "you have less Life cards than your opponent". */
export const moreOrLess: Grammar<Condition> = rule(() => {
  const ways: [Comparison, string][] = [
    ["<", "less "],
    ["<", "fewer "],
    [">", "more "],
  ];
  const things: [(of: Who) => Amount, string, string][] = [
    [life, "Life cards", "Life cards"],
    [hand, "cards in your hand", "cards in their hand"],
    [field, "DON!! cards on your field", "DON!! cards on their field"],
  ];
  return alt(
    ...ways.flatMap(([how, word]) =>
      things.flatMap(([what, mine, theirs]) => [
        is<Condition>(
          { amount: what("you"), is: how, than: what("opponent") },
          `you have ${word}${mine} than your opponent`,
        ),
        is<Condition>(
          { amount: what("opponent"), is: how, than: what("you") },
          `your opponent has ${word}${theirs} than you`,
        ),
      ]),
    ),
  );
});

/** "the number of DON!! cards on your field is at least 2 less than the number on your opponent's field". */
export const numbersCompared: Grammar<Condition> = rule(() => {
  const other = {
    than: alt(
      theNumber,
      is<Amount>({ pool: "don.field", of: "opponent" }, "the number on your opponent's field"),
      is<Amount>(hand("opponent"), "the number in your opponent's hand"),
    ),
  };
  const way = (how: Comparison, words: string) =>
    record<Condition>({ is: how }, { amount: theNumber }, words, other);
  const lessBy = map(
    seq(theNumber, lead(" is at least ", number)),
    ([mine, by]): Amount => ({ sum: [mine, by] }),
    (value) => (typeof value === "object" && "sum" in value ? (value.sum as [Amount, number]) : undefined),
  );
  return alt(
    way("<=", " is equal to or less than "),
    way("<", " is less than "),
    way(">=", " is equal to or more than "),
    way(">", " is more than "),
    record<Condition>({ is: "<=" }, { amount: lessBy }, " less than ", other),
  );
});

/** "the only Characters on your field are {A} type Characters": some, and no others. */
export const only: Grammar<Condition> = rule(() =>
  map(
    lead(["the only Characters on your field are ", "you only have "], bare),
    ({ in: areas, where }): Condition => ({
      all: [
        { count: { of: "you", in: areas, where }, is: ">=", than: 1 },
        { count: { of: "you", in: areas, where: [{ not: pack(where) }] }, is: "=", than: 0 },
      ],
    }),
    (value) => {
      const [first, second, ...others] = "all" in value ? value.all : [];
      if (!first || !second || others.length || !("count" in first && "count" in second)) return undefined;
      const { in: areas, where } = first.count;
      return same(second.count.where, [{ not: pack(where) }]) ? { in: areas, where } : undefined;
    },
  ),
);
