import { alt, earlier, type Grammar, map, number, record, rule, seq, variants } from "@arbiter/cardtext";
import type { Amount, Comparison } from "@arbiter/engine";
import { counted } from "./selections.ts";
import { owner } from "./words.ts";

/** Numbers that depend on the game. */

type Of<K extends string> = Extract<Amount, { [key in K]: unknown }>;

const donOnField = record<Of<"pool">>(
  { pool: "don.field" },
  "DON!! cards on ",
  { of: owner },
  "field",
) as Grammar<Amount>;
const countOf: Grammar<Amount> = rule(() => record<Of<"count">>({}, { count: counted }) as Grammar<Amount>);

const after = (inner: Grammar<Amount>, ...words: string[]): Grammar<Amount> =>
  map(
    seq(variants(...words), inner),
    ([, value]) => value,
    (value) => [undefined, value] as [undefined, Amount],
  );

/** "the number of your Life cards", "the total of your and your opponent's Life cards". */
const theNumber = after(alt(donOnField, countOf), "the number of ", "the total of ", "the total number of ");

type Compared = { is: Comparison; than: Amount };

/** "equal to or less than the number of …". */
export const comparedAmount: Grammar<Compared> = rule(() => {
  const way = (is: Comparison, ...words: string[]) =>
    record<Compared>({ is }, variants(...words), { than: theNumber });
  return alt(
    way("<=", "equal to or less than "),
    way(">=", "equal to or more than ", "equal to or greater than "),
    way("=", "equal to "),
    way("<", "less than "),
    way(">", "greater than ", "more than "),
  );
});

/** " for every 2 cards in your trash": how often an amount is taken. */
export const forEvery: Grammar<Amount> = rule(() =>
  after(
    alt(
      record<Of<"count">>({}, { per: number }, " ", { count: counted }) as Grammar<Amount>,
      countOf,
      record<Of<"howMany">>({}, { howMany: earlier({ did: "trash" }, "card trashed") }) as Grammar<Amount>,
      record<Of<"howMany">>({}, { howMany: earlier({ did: "ko" }, "Character K.O.'d") }) as Grammar<Amount>,
    ),
    " for every ",
    " for each ",
  ),
);
