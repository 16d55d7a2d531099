import { alt, type Grammar, is, lead, map, number, record, rule, same, seq, trail } from "@arbiter/cardtext";
import type { Amount, Comparison, Condition, Selection, Who } from "@arbiter/engine";
import { theNumber } from "./amounts.ts";
import { bare, inArea, lifeCards, onField, pack } from "./selections.ts";
import { OPPONENT, YOU } from "./words.ts";

/** Conditions that compare the two players, or all cards of one. */

const hand = (of: Who): Amount => ({ count: { of, in: ["hand"], where: [] } });
const field = (of: Who): Amount => ({ pool: "don.field", of });

/** What both players have, as one of them says it. */
const had = (who: Who, own: string, whose: Grammar<Who>): Grammar<Amount> =>
  map(
    alt<Amount>(
      is<Amount>(field(who), `DON!! cards on ${own} field`),
      record<{ count: Selection }>(
        {},
        { count: alt(record<Selection>({ of: who }, { others: alt(lifeCards, onField) }), inArea(whose)) },
      ) as unknown as Grammar<Amount>,
    ),
    (value) => (isOf(value, who) ? value : undefined),
    (value) => (isOf(value, who) ? value : undefined),
  );
const isOf = (value: Amount, who: Who): boolean =>
  typeof value === "object" && ("pool" in value ? value.of : "count" in value && value.count.of) === who;
/** The same of the other player. */
export const ofOther = (value: Amount): Amount => {
  const other = (who: unknown): Who => (who === "you" ? "opponent" : "you");
  if (typeof value === "object" && "pool" in value) return { ...value, of: other(value.of) };
  if (typeof value === "object" && "count" in value)
    return { ...value, count: { ...value.count, of: other(value.count.of) } };
  return value;
};

/** "you have less Life cards than your opponent". */
export const moreOrLess: Grammar<Condition> = rule(() => {
  const ways: [Comparison, string[], string][] = [
    ["<", ["less ", "fewer "], " than "],
    [">", ["more "], " than "],
    ["=", ["the same number of "], " as "],
  ];
  const said = (inner: Grammar<Amount>, has: string, other: string): Grammar<Condition>[] =>
    ways.map(([how, words, than]) =>
      map(
        trail(
          lead(
            words.map((word) => has + word),
            inner,
          ),
          than + other,
        ),
        (amount): Condition => ({ amount, is: how, than: ofOther(amount) }),
        (value) =>
          "amount" in value && value.is === how && same(value.than, ofOther(value.amount))
            ? value.amount
            : undefined,
      ),
    );
  return alt(
    ...said(had("you", "your", YOU.owner), "you have ", "your opponent"),
    ...said(had("opponent", "their", OPPONENT.owner), "your opponent has ", "you"),
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
