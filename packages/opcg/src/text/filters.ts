import {
  alone,
  alt,
  andList,
  type Grammar,
  groups,
  is,
  lead,
  many,
  map,
  mapMany,
  number,
  orList,
  pronoun,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Comparison, Filter } from "@arbiter/engine";
import { comparedAmount } from "./amounts.ts";
import { earlierCard, thisCard } from "./references.ts";
import { attribute, cardName, color, keyword, quoted, tag, typeName } from "./words.ts";

/** What a card is like, before and after its noun. */

/** One filter, or any of several. */
export const anyOf = (item: Grammar<Filter>): Grammar<Filter> =>
  map(
    orList(item),
    (all) => (all.length === 1 ? all[0] : { any: all }),
    (value) => ("any" in value ? value.any : [value]),
  );

/** Each of several: "[A] and [B] cards", where all of them are meant. */
export const eachOf = (item: Grammar<Filter>): Grammar<Filter> =>
  map(
    andList(item, 2),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value ? value.any : undefined),
  );

export const named = record<Filter>({ has: "name" }, { value: cardName });
export const typed = record<Filter>({ has: "type" }, { value: typeName });
export const colored = record<Filter>({ has: "color" }, { value: color });
export const attributed = record<Filter>({ has: "attribute" }, { value: attribute });
export const typeIncludes = record<Filter>({ includes: "type" }, { value: quoted });
const flag = (name: string, ...words: string[]) => is<Filter>({ flag: name }, ...words);

/** "{A} or {B} type ", "{A} type or <B> attribute ". */
const ofType = alt(
  trail(anyOf(typed), " type "),
  trail(anyOf(attributed), " attribute "),
  trail(anyOf(alt(trail(typed, " type"), trail(attributed, " attribute"))), " "),
);

/** Words before the noun, each with its space. */
const before: Grammar<Filter> = rule(() =>
  alt(
    flag("rested", "rested "),
    flag("active", "active "),
    flag("faceUp", "face-up "),
    flag("faceDown", "face-down "),
    flag("multicolored", "multicolored "),
    record<Filter>({}, { not: record<Filter>({}, { card: pronoun({ but: true }, "other ") }) }),
    flag("attacking", "attacking "),
    trail(anyOf(colored), " "),
    ofType,
    record<Filter>({ number: "cost", is: "=" }, { than: number }, " cost "),
    trail(record<Filter>({}, { keyword }), " "),
  ),
);
export const modifiers: Grammar<Filter[]> = rule(() => many(before));
export const modified: Grammar<Filter[]> = rule(() => many(before, "", 1));

interface Compared {
  is: Comparison;
  than: Amount;
}

/** "5 or less", "5 or more", "5". */
const compared: Grammar<Compared> = alt(
  record<Compared>({ is: "<=" }, { than: number }, " or less"),
  record<Compared>({ is: ">=" }, { than: number }, " or more"),
  record<Compared>({ is: "=" }, { than: number }),
);

/** "3 to 7". */
const range = (name: string): Grammar<Filter> =>
  map(
    seq(number, variants(" to "), number),
    ([low, , high]): Filter => ({
      all: [
        { number: name, is: ">=", than: low },
        { number: name, is: "<=", than: high },
      ],
    }),
    (value) => {
      const [low, high] = ("all" in value ? value.all : []) as { number?: string; than: number }[];
      if (low?.number !== name || high?.number !== name) return undefined;
      return [low.than, undefined, high.than] as [number, undefined, number];
    },
  );

const costOf = (name: string): Grammar<Filter>[] => [
  record<Filter>({ number: name }, variants(`a ${name} of `, `a ${name} `), { others: compared }),
  record<Filter>({ number: name }, `a ${name} `, { others: comparedAmount }),
  lead(`a ${name} of `, range(name)),
];

const powerOf = (name: string): Grammar<Filter>[] => [
  record<Filter>(
    { number: name, is: "<=" },
    { than: number },
    variants(` ${name} or less`, ` or less ${name}`),
  ),
  record<Filter>(
    { number: name, is: ">=" },
    { than: number },
    variants(` ${name} or more`, ` or more ${name}`),
  ),
  record<Filter>({ number: name, is: "=" }, { than: number }, ` ${name}`),
  trail(range(name), ` ${name}`),
  record<Filter>({ number: name }, variants(`a ${name} of `, `${name} of `), { others: compared }),
  record<Filter>({ number: name }, variants(`a ${name} `, `${name} `), { others: comparedAmount }),
];

/** What may follow "with ". */
export const property: Grammar<Filter> = rule(() =>
  alt(
    ...costOf("cost"),
    ...costOf("base cost"),
    ...powerOf("power"),
    ...powerOf("base power"),
    record<Filter>({ number: "counter", is: "=" }, "a ", { than: number }, " Counter"),
    is<Filter>({ number: "base counter", is: ">=", than: 1 }, "a Counter"),
    lead("a type including ", anyOf(typeIncludes)),
    record<Filter>({ includes: "name" }, "a card name including ", { value: quoted }),
    flag("trigger", "a [Trigger]"),
    flag("noBaseEffect", "no base effect"),
    record<Filter>({}, variants("a ", "an "), { ability: tag }, " effect"),
    record<Filter>({}, variants("", "a "), { keyword }),
    record<Filter>({ number: "don", is: ">=" }, { than: number }, " or more DON!! cards given"),
    is<Filter>({ number: "don", is: ">=", than: 1 }, "a DON!! card given", "any DON!! cards given"),
    is<Filter>({ number: "cost", is: "=", than: { x: true } }, "the chosen cost"),
    trail(lead("the ", anyOf(attributed)), " attribute"),
    trail(lead("the ", anyOf(typed)), " type"),
  ),
);

const not = (inner: Grammar<Filter>): Grammar<Filter> => record<Filter>({}, { not: inner });

const OF_KIND = ["Characters", "Character", "cards", "card", "Character cards", "Character card"];
const otherThan: Grammar<Filter> = rule(() =>
  alt(
    named,
    yours,
    record<Filter>({}, { card: thisCard }),
    trail(
      typed,
      OF_KIND.map((noun) => ` type ${noun}`),
    ),
    trail(
      attributed,
      OF_KIND.map((noun) => ` attribute ${noun}`),
    ),
  ),
);
/** "other than your [A]": of the other player it is not meant. */
const yours: Grammar<Filter> = rule(() =>
  map(
    lead("your ", named),
    (name): Filter => ({ all: [{ owner: "you" }, name] }),
    (value) => ("all" in value && "owner" in (value.all[0] ?? {}) ? value.all[1] : undefined),
  ),
);

/** "a cost of 0 or with a cost of 8 or more". */
const either = (item: Grammar<Filter>): Grammar<Filter> =>
  map(
    many(item, variants(" or with ", " or "), 2),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value ? value.any : undefined),
  );

/** One group after the noun: " with A and B", " other than [C]". */
const after: Grammar<Filter[]> = rule(() =>
  alt(
    lead(
      [" with ", " that has ", " that have ", " and with ", " and "],
      many(property, variants(" and ", ", and ", " and with "), 1),
    ),
    alone(lead(" with ", either(property))),
    alone(lead([" without ", " without a ", " without an "], not(property))),
    alone(lead([" that do not have ", " that does not have "], not(property))),
    alone(lead([" other than ", " except ", " except for "], not(anyOf(otherThan)))),
    alone(
      lead(
        [" with the same card name as ", " and the same card name as ", " with the same name as "],
        record<Filter>({ same: "name" }, { as: alt(earlierCard, movedByName) }),
      ),
    ),
    alone(
      lead(" that is a different color than ", not(record<Filter>({ same: "color" }, { as: earlierCard }))),
    ),
  ),
);

/** A card that lies elsewhere now keeps its name. */
const movedByName = pronoun({ many: false, did: "trash", noun: "Character" }, "the trashed Character");

const afterNoun = (least: number): Grammar<Filter[]> =>
  mapMany(
    many(after, "", least),
    (all) => (all.flat().slice(0, -1).some(goesOn) ? [] : [all.flat()]),
    groups,
  );

/** "with a cost equal to or less than the number of your Characters with …": what follows is said of the counted. */
export const goesOn = (filter: Filter): boolean => {
  const than = "number" in filter ? filter.than : 0;
  return typeof than === "object" && "count" in than && !than.count.in.includes("life");
};
export const qualities: Grammar<Filter[]> = rule(() => afterNoun(0));
export const qualified: Grammar<Filter[]> = rule(() => afterNoun(1));
