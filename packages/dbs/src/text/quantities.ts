import {
  alt,
  andList,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  opt,
  record,
  rule,
  ruleFor,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Choice } from "@arbiter/engine";
import { some } from "./amounts.ts";
import { compared } from "./filters.ts";
import { count, keyword, SPACE, type Voice } from "./words.ts";

/** How many, what goes for them together, and which keywords do not protect them. */

export type Quantity = Pick<Choice, "count" | "upTo" | "atLeast">;

/** A number or "a". */
export const few: Grammar<Quantity> = rule(() => alt(numbered, is<Quantity>({ count: 1 }, "a ", "an ")));
export const numbered: Grammar<Quantity> = rule(() =>
  alt(
    record<Quantity>(
      { upTo: true },
      variants("up to ", "up to a total of ", "a total of up to ", "up to"),
      { count: some },
      variants(SPACE, " total "),
    ),
    record<Quantity>(
      {},
      variants("", "a total of ", "exactly "),
      { count: some },
      variants(SPACE, " total "),
    ),
    record<Quantity>({}, { count: sameNumber }, variants(" ", " of ")),
    record<Quantity>({ upTo: true }, "up to ", { count: sameNumber }, variants(" ", " of ")),
    record<Quantity>({ upTo: true }, { atLeast: count }, " or ", { count }, " "),
    record<Quantity>({ count: "any" }, { atLeast: count }, " or more "),
    is<Quantity>({ count: "any" }, "any number of ", "any amount of "),
  ),
);
/** As many as something was done to before. */
const sameNumber: Grammar<Amount> = rule(
  () =>
    record<Extract<Amount, { howMany: unknown }>>(
      {},
      { howMany: earlier({}, "the same number", "the same amount", "an equal number") },
    ) as unknown as Grammar<Amount>,
);
export const all: Grammar<Quantity> = is<Quantity>({ count: "all" }, "all ", "each ");
export const definite: Grammar<Quantity> = is<Quantity>({ count: "all" }, "");

/** A rule for each voice. */
export const both = <T>(make: (voice: Voice) => Grammar<T>) => ruleFor<Voice, T>(make);

export type Together = NonNullable<Choice["together"]>;
export const together: Grammar<Together | undefined> = rule(() =>
  opt(
    alt<Together>(
      ...["energy cost", "power"].map((total) => totalOf(total)),
      ...["energy cost", "power"].map((total) => totalTo(total)),
      is<Together>(
        { different: "name" },
        " with different card names",
        " with different names",
        " and different card names",
        ", and different card names",
        "-each with different card names-",
      ),
      is<Together>(
        { different: "character" },
        " with different character names",
        " and different character names",
        "-each with different character names-",
      ),
    ),
  ),
);
/** "with a total power of 30000 or less", "whose energy costs add up to 3". */
const totalOf = (total: string): Grammar<Together> => {
  const names = total === "energy cost" ? [total, "cost"] : [total];
  return record<Together>(
    { total },
    variants(
      ...names.flatMap((name) => [
        ` that add up to a total ${name} of `,
        ` that adds up to a total ${name} of `,
        ` with a total ${name} of `,
        ` with total ${name}s of `,
        ` with ${name}s that add up to `,
        ` with ${name}s that add up to a total of `,
        ` whose ${name}s add up to `,
        ` whose ${name}s add up to a total of `,
        ` whose total ${name}s add up to `,
        ` whose total ${name} adds up to `,
        ` whose total ${name} is `,
        ` for which the total ${name} adds up to `,
        ` of which the total ${name} adds up to `,
      ]),
    ),
    { others: compared },
  );
};
/** "with a total energy cost less than or equal to that card's power". */
const totalTo = (total: string): Grammar<Together> =>
  map(
    record<Together>({ total }, ` with a total ${total} `, { others: compared }),
    (value) => ("than" in value && typeof value.than === "object" ? value : undefined),
    (value) => ("than" in value && typeof value.than === "object" ? value : undefined),
  );

/** "ignoring [Barrier]": between commas, as wording has it. */
export const ignoring: Grammar<string[] | undefined> = rule(() =>
  opt(
    alt(
      trail(lead([", ignoring ", " ignoring ", ", while ignoring ", " while ignoring "], andList(keyword)), [
        "",
        ",",
      ]),
      trail(lead(["-all ignoring ", "-both ignoring "], andList(keyword)), "-"),
    ),
  ),
);
