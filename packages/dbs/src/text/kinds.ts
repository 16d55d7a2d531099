import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  record,
  rule,
  same,
  seq,
  splits,
  token,
  trail,
  variants,
  type Word,
} from "@arbiter/cardtext";
import type { Filter } from "@arbiter/engine";
import { adjective, dashed, nominalOne, ownQualities, qualities, tint } from "./filters.ts";
import { SPACE } from "./words.ts";

/** Cards by what they are, without saying where: "red <A> cards with 5000 power". */

export const CATEGORIES: [category: string, area: string, ...words: string[]][] = [
  [
    "BATTLE",
    "battle",
    "Battle Card",
    "Battle Cards",
    "Battle card",
    "Battle cards",
    "battle card",
    "battle cards",
  ],
  [
    "LEADER",
    "leader",
    "Leader Card",
    "Leader Cards",
    "Leader",
    "Leaders",
    "Leader card",
    "Leader cards",
    "leader",
  ],
  ["UNISON", "unison", "Unison Card", "Unison Cards", "Unison", "Unisons", "Unison card", "Unison cards"],
  ["EXTRA", "battle", "Extra Card", "Extra Cards", "Extra", "Extras", "Extra card", "Extra cards"],
  ["Z-BATTLE", "battle", "Z-Battle Card", "Z-Battle Cards", "Z-Battle", "Z-Battles"],
  ["Z-LEADER", "leader", "Z-Leader", "Z-Leaders", "Z-Leader Card", "Z-Leader Cards"],
  ["Z-UNISON", "unison", "Z-Unison", "Z-Unisons", "Z-Unison Card", "Z-Unison Cards"],
  ["Z-EXTRA", "battle", "Z-Extra", "Z-Extras", "Z-Extra Card", "Z-Extra Cards"],
  ["TOKEN", "battle", "token", "tokens", "Token", "Tokens"],
];
export const AREA = new Map(CATEGORIES.map(([category, area]) => [category, area]));
export const PLAY = ["leader", "battle", "unison"];

const joints: [Word, Word] = [
  variants(", "),
  variants(" or ", " and ", " and/or ", ", or ", ", and ", ", and/or "),
];

export const category: Grammar<string> = alt(...CATEGORIES.map(([value, , ...words]) => is(value, ...words)));

/** "Imp Token": tokens have names. */
export const tokenName: Grammar<Filter> = rule(() =>
  alt(
    ...["Token", "Tokens", "token", "tokens"].map((word) =>
      map(
        token(
          "a token",
          new RegExp(`[A-Z][A-Za-z.'-]+(?: (?!Token)[A-Z][A-Za-z.'-]+)* ${word}\\b`),
          "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        ),
        (text): Filter => ({ has: "name", value: `${text.slice(0, -word.length)}Token` }),
        (value) =>
          "has" in value && value.has === "name" && value.value.endsWith(" Token")
            ? value.value.slice(0, -5) + word
            : undefined,
      ),
    ),
  ),
);

/** "Battle Cards or Unisons", "non-Leaders", "cards". */
const noun: Grammar<Filter[]> = rule(() =>
  alt(
    is<Filter[]>([], "card", "cards", "Cards"),
    alone(tokenName),
    is<Filter[]>([{ same: "number", as: "this" }], "copy of this card", "copies of this card"),
    is<Filter[]>(
      [{ category: ["Z-LEADER", "Z-BATTLE", "Z-UNISON", "Z-EXTRA"] }],
      "Z-Card",
      "Z-Cards",
      "Z-card",
      "Z-cards",
    ),
    alone(record<Filter>({}, { category: eachOnce(listOf(category, ...joints)) })),
    alone(
      lead(
        "non-",
        trail(record<Filter>({}, { not: record<Filter>({}, { category: alone(category) }) }), [
          "",
          " card",
          " cards",
        ]),
      ),
    ),
  ),
);

/** "multicolor Battle Card or Battle Card with …" is no list of kinds. */
const eachOnce = (inner: Grammar<string[]>): Grammar<string[]> =>
  map(
    inner,
    (all) => (new Set(all).size === all.length ? all : undefined),
    (all) => all,
  );

export const isNominal = (filter: Filter | undefined): boolean =>
  filter !== undefined &&
  (("has" in filter && ["name", "character", "trait"].includes(filter.has)) ||
    ("any" in filter && filter.any.every(isNominal)));

export const adjectives: Grammar<Filter[]> = rule(() => many(adjective, SPACE, 1));
/** "red <A>": what stands for a card without a noun. */
const named: Grammar<Filter[]> = rule(() =>
  map(
    adjectives,
    (all) => (isNominal(all.at(-1)) ? all : undefined),
    (all) => (isNominal(all.at(-1)) ? all : undefined),
  ),
);

export const pack = (where: Filter[]): Filter => (where.length === 1 ? where[0]! : { all: where });
export const unpack = (filter: Filter): Filter[] => ("all" in filter ? filter.all : [filter]);

/** "red <A> or blue <B>": each with its own colour. "red <A> or <B>" is one colour for both. */
const namedOr: Grammar<Filter[]> = rule(() =>
  alone(
    map(
      listOf(named, variants(", "), variants(" or ", " and/or ", ", or "), 2),
      (all): Filter | undefined =>
        all.slice(1).every((one) => !isNominal(one[0])) ? { any: all.map(pack) } : undefined,
      (value) => ("any" in value ? value.any.map(unpack) : undefined),
    ),
  ),
);

export const joined = (...parts: Grammar<Filter[]>[]): Grammar<Filter[]> =>
  mapMany(
    seq(...parts),
    (all) => [all.flat()],
    (all) =>
      parts
        .slice(1)
        .reduce(
          (ways) => ways.flatMap((way) => splits(way.at(-1)!).map(([a, b]) => [...way.slice(0, -1), a, b])),
          [[all]],
        ),
  );

/** The same without what follows the noun. */
export const plainCards: Grammar<Filter[]> = rule(() =>
  alt(noun, joined(trail(alt(adjectives, namedOr), SPACE), noun), alt(named, namedOr)),
);

/** One description, with its noun or without. */
const described: Grammar<Filter[]> = rule(() =>
  map(
    alt(
      joined(noun, qualities),
      joined(trail(alt(adjectives, namedOr), SPACE), noun, qualities),
      joined(alt(named, namedOr), qualities),
    ),
    (where) => (isPowerless(where) ? undefined : where),
    (where) => where,
  ),
);
/** "Extra Card or Battle Card with 5000 power": an Extra has none, so that is said of the other alone. */
const isPowerless = (where: Filter[]): boolean =>
  where.some((one) => "category" in one && one.category.length > 1 && one.category.some(hasNoPower)) &&
  where.some(isPower);
const hasNoPower = (category: string): boolean => category === "EXTRA" || category === "Z-EXTRA";
const isPower = (one: Filter): boolean => "number" in one && /\bpower$/.test(one.number);
/** An Extra before what has power: the bounds that follow are of the latter. */
const isExtraBefore = (before: Filter[] | undefined, where: Filter[]): boolean =>
  before?.some((one) => "category" in one && one.category.every(hasNoPower)) === true &&
  where.filter((one) => "number" in one || "keyword" in one).every(isPower);

/** "<A> card or red card": what follows goes for the last alone, so it must follow the others as well. */
const several: Grammar<Filter[]> = rule(() => {
  const item = alt(joined(trail(adjectives, SPACE), noun, ownQualities), joined(noun, ownQualities));
  const last = variants(" or ", " and/or ", ", or ", ", and/or ");
  const list = listOf(item, variants(", "), last, 2);
  // "cards with <A> or <B>" is a list of names.
  const nameLast = mapMany(
    seq(
      unlike(/ with (<[^<>]+>|《[^《》]+》|\{[^{}]+\})$/, item),
      last,
      map(
        nominalOne,
        (one) => [one],
        ([one]) => one,
      ),
    ),
    ([first, , second]) => [[first, second]],
    ([first, second, ...more]) =>
      first && second && !more.length ? [[first, undefined, second] as [Filter[], undefined, Filter[]]] : [],
  );
  /** "<A>, <B>, or green Unison": names stand alone before what has a colour of its own. */
  const namesFirst = map(
    seq(many(alone(nominalOne), ", ", 1), last, item),
    ([names, , other]): Filter[][] | undefined =>
      isTinted(other[0]) && other.some((one) => "category" in one) ? [...names, other] : undefined,
    (all) => [all.slice(0, -1), undefined, all.at(-1)!] as [Filter[][], undefined, Filter[]],
  );
  const nameThen = map(
    seq(alone(nominalOne), last, joined(noun, ownQualities)),
    ([name, , other]): Filter[][] => [name, other],
    (all) => [all[0]!, undefined, all[1]!] as [Filter[], undefined, Filter[]],
  );
  return alt(
    alone(either(alt(list, nameLast, namesFirst), false)),
    joined(alone(either(list, true)), dashed),
    joined(alone(either(nameThen, true)), dashed),
  );
});
/** Of any of several descriptions, where it is clear what each of them says. */
function either(inner: Grammar<Filter[][]>, free: boolean): Grammar<Filter> {
  return map(
    inner,
    (all): Filter | undefined =>
      all
        .slice(1)
        .every(
          (one, i) =>
            standsAlone(one) ||
            isTold(all[i]!) ||
            isSameKind(one, all[i]) ||
            (!free && (isAnotherKind(all, i + 1) || isExtraBefore(all[i], one))),
        ) &&
      all.every((one, i) => isOwnKind(one, all[i - 1])) &&
      !all.some((one, i) => i === 0 && one.some(isOther)) &&
      !all.slice(0, -1).some((one) => "not" in (one.at(-1) ?? {}))
        ? { any: all.map(pack) }
        : undefined,
    (value) => ("any" in value ? value.any.map(unpack) : undefined),
  );
}
/** "other red Leaders and red Battle Cards": goes for both, which this does not say. */
const isOther = (one: Filter): boolean => same(one, { not: { card: "this" } });
const isTinted = (one: Filter | undefined): boolean =>
  one !== undefined && "has" in one && one.has.endsWith("olor");
/** A noun without adjectives shares those of the noun before it, unless that is only "card": "<A> card or Unison". */
const isOwnKind = (where: Filter[], before: Filter[] | undefined): boolean => {
  const kind = (one: Filter[]) => one.findIndex((filter) => "category" in filter);
  if (kind(where) !== 0) return where.length > 0;
  if (before === undefined || kind(before) < 0 || isSameKind(where, before)) return true;
  return kind(before) === 0 && (isTold(before) || (where.some(isPower) && isExtraBefore(before, where)));
};
/** "red Battle Card or Battle Card with …": a noun that is said again shares nothing. */
const isSameKind = ([noun, ...more]: Filter[], before: Filter[] = []): boolean =>
  noun !== undefined &&
  "category" in noun &&
  more.length > 0 &&
  before.slice(1).some((one) => same(one, noun));
/** "red <A> card or red Unison with …": the only kind of its own, which what follows goes for. */
const isAnotherKind = (all: Filter[][], last: number): boolean => {
  const kind = (one: Filter[]) => one.find((filter) => "category" in filter);
  const own = kind(all[last]!);
  return (
    last === all.length - 1 &&
    own !== undefined &&
    !own.category.includes("BATTLE") &&
    all.slice(0, last).every((one) => kind(one) === undefined) &&
    !isForAll(all[last]!)
  );
};
const standsAlone = (where: Filter[]): boolean => !isBounded(where) && !isForAll(where);
/** It has qualities of its own after its noun, so what follows the last is the last's. */
const isTold = (where: Filter[]): boolean =>
  isBounded(where) || where.some((one) => "includes" in one || ("flag" in one && MODES.includes(one.flag)));
const MODES = ["rested", "active", "hidden"];
const isBounded = (where: Filter[]): boolean => where.some((one) => "number" in one || "keyword" in one);

/** "<A> card or <B> card-both red-": what is said after the last goes for all of them. */
export const isForAll = (where: Filter[]): boolean => {
  const noun = where.findIndex((one) => isNominal(one) || "category" in one);
  return noun >= 0 && where.slice(noun + 1).some((one) => "has" in one && one.has.endsWith("olor"));
};

/** One of several descriptions: what stands between dashes goes for all, so it is none of its own. */
export const undashed = <T>(inner: Grammar<T>): Grammar<T> => unlike(/-(both|each|all) /, inner);
/** Words that do not look so. */
export const unlike = <T>(pattern: RegExp, inner: Grammar<T>): Grammar<T> => ({
  ...inner,
  parse: (reading, at) =>
    inner.parse(reading, at).filter(({ end }) => !pattern.test(reading.text.slice(at, end))),
});
/** What goes for all of several descriptions, or nothing. */
export const forAll: Grammar<Filter[]> = rule(() => alt(is<Filter[]>([], ""), dashed));
/** The ways in which several descriptions may end alike: what each says alone, and what goes for all. */
export const sharedEnds = (all: Filter[][]): [Filter[][], Filter[]][] =>
  splits(all.at(-1) ?? []).flatMap(([, shared]): [Filter[][], Filter[]][] => {
    const own = all.map((where) => where.slice(0, where.length - shared.length));
    return all.every((where, i) => same(where, [...own[i]!, ...shared])) ? [[own, shared]] : [];
  });

/** Cards by what they are, without saying where. */
export const cards: Grammar<Filter[]> = rule(() => alt(described, several));

/** "red and blue <A> cards": of either kind; only where all cards are meant. */
export const cardsPlural: Grammar<Filter[]> = rule(() => {
  const both = (item: Grammar<Filter>): Grammar<Filter> =>
    map(
      listOf(item, variants(", "), variants(" and ", ", and "), 2),
      (all): Filter => ({ any: all }),
      (value) => ("any" in value ? value.any : undefined),
    );
  const tints = both(tint);
  const names = both(single);
  const tinted = map(
    listOf(seq(trail(tint, " "), single), variants(", "), variants(" and ", ", and "), 2),
    (all): Filter => ({ any: all.map((one) => ({ all: one })) }),
    (value) =>
      "any" in value ? value.any.map((one) => ("all" in one ? one.all : []) as [Filter, Filter]) : undefined,
  );
  const one = (filters: Grammar<Filter>[]): Grammar<Filter[]> =>
    mapMany(
      seq(...filters.map((filter) => trail(filter, " "))),
      (all) => [all],
      (all) => (all.length === filters.length ? [all] : []),
    );
  const heads = alt(
    one([tints]),
    one([names]),
    one([tinted]),
    one([tints, names]),
    one([tints, adjective]),
    one([adjective, names]),
    one([tints, adjective, adjective]),
    one([adjective, tints]),
    one([adjective, tints, adjective]),
  );
  const plural = alt(is<Filter[]>([], "cards"), alone(record<Filter>({}, { category: alone(categories) })));
  const item = alt(joined(trail(adjectives, SPACE), noun, ownQualities), joined(noun, ownQualities));
  /** "<A> and cards with both 《B》 and 《C》". */
  const nameThen = map(
    seq(alone(nominalOne), variants(" and "), joined(is<Filter[]>([], "cards"), ownQualities)),
    ([name, , other]): Filter[][] => [name, other],
    (all) =>
      all.length === 2 ? ([all[0]!, undefined, all[1]!] as [Filter[], undefined, Filter[]]) : undefined,
  );
  const kinds = either(
    alt(listOf(item, variants(", "), variants(" and ", ", and ", " and/or "), 2), nameThen),
    false,
  );
  return alt(
    joined(heads, plural, qualities),
    joined(alone(names), qualities),
    alone(kinds),
    // "other red Leaders and red Battle Cards": neither of them is this card.
    joined(is<Filter[]>([{ not: { card: "this" } }], "other "), alone(kinds)),
    joined(alone(kinds), dashed),
  );
});
const single: Grammar<Filter> = rule(() => nominalOne);
const categories: Grammar<string> = alt(
  ...CATEGORIES.map(([value, , ...words]) => is(value, ...words.filter((word) => word.endsWith("s")))),
);
