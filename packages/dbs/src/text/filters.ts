import {
  alone,
  alt,
  begins,
  type Grammar,
  groups,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  NO_NEEDS,
  orList,
  record,
  rule,
  seq,
  token,
  trail,
  variants,
  type Word,
  words,
} from "@arbiter/cardtext";
import type { Amount, Comparison, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { amountOf } from "./amounts.ts";
import { some } from "./counts.ts";
import { cards, pack, plainCards, unpack } from "./kinds.ts";
import { earlierCard, that, thisCard } from "./references.ts";
import { areasOf } from "./selections.ts";
import { COLORS, cardName, character, color, count, keyword, skillName, trait } from "./words.ts";

/**
 * What a card is like, before and after its noun. Traits: color, monoColor, multicolor ("Red/Green"),
 * character, trait, name, onlyCharacter, onlyTrait. Numbers: energy cost, original energy cost, power,
 * original power, combo cost, combo power, specified cost, markers. Flags: active, rested, hidden, faceUp,
 * faceDown, multicolored, skillLess, originallySkillLess, inBattle, attacking, awakened, restedForThisSkill
 * (by the price of this skill).
 */

/** One filter, or any of several. */
const anyOf = (item: Grammar<Filter>): Grammar<Filter> =>
  map(
    alt(
      orList(item),
      many(item, variants(" or ", "/"), 3),
      listOf(item, variants(", "), variants(" and/or ", ", and/or ", "/"), 2),
    ),
    (all) => (all.length === 1 ? all[0] : { any: all }),
    (value) => ("any" in value ? value.any : [value]),
  );

export const named = record<Filter>({ has: "name" }, { value: cardName });
export const colored = record<Filter>({ has: "color" }, { value: color });
const played = record<Filter>({ has: "character" }, { value: character });
const traited = record<Filter>({ has: "trait" }, { value: trait });
const mono = record<Filter>({ has: "monoColor" }, "mono-", { value: color });
const onlyColor = record<Filter>(
  { has: "monoColor" },
  { value: color },
  variants(" and no other color", " and no other colors"),
);
export const tint: Grammar<Filter> = alt(colored, mono, onlyColor);
/** "green or yellow and no other color": of a third color in no case. */
const onlyColors: Grammar<Filter> = map(
  trail(orList(colored, 2), [" and no other color", " and no other colors"]),
  (all): Filter => ({ all: [{ any: all }, { not: { any: others(all) } }] }),
  (value) => {
    const [first] = "all" in value ? value.all : [];
    return first && "any" in first ? first.any : undefined;
  },
);
const others = (all: Filter[]): Filter[] =>
  COLORS.filter((one) => !all.some((said) => "value" in said && said.value === one)).map((value) => ({
    has: "color",
    value,
  }));
const tints: Grammar<Filter> = rule(() => alt(anyOf(alt(colored, mono)), onlyColor, onlyColors));
const flag = (name: string, ...words: string[]) => is<Filter>({ flag: name }, ...words);
const not = (inner: Grammar<Filter>): Grammar<Filter> => record<Filter>({}, { not: inner });

const capitalColor: Grammar<string> = alt(...COLORS.map((one) => is(one, one)));

/** "red/green multicolor". */
const pair: Grammar<Filter> = map(
  trail(alt(many(color, "/", 2), many(capitalColor, "/", 2)), [
    " multicolor",
    " multicolored",
    " multi-color",
  ]),
  (all): Filter => ({ has: "multicolor", value: all.join("/") }),
  (value) => ("has" in value && value.has === "multicolor" ? value.value.split("/") : undefined),
);

export const nominalOne: Grammar<Filter> = alt(played, traited, named);
/** What may stand for a card by itself: a name, a character, a trait. */
export const nominal: Grammar<Filter> = rule(() => anyOf(alt(played, traited, named)));

const onlyOf: Grammar<Filter> = alt(
  record<Filter>({ has: "onlyCharacter" }, { value: character }, "-only"),
  record<Filter>({ has: "onlyTrait" }, { value: trait }, "-only"),
);

/** One word before the noun. */
export const adjective: Grammar<Filter> = rule(() =>
  alt(
    nominal,
    tints,
    record<Filter>({ has: "color" }, { value: capitalColor }),
    anyOf(onlyOf),
    record<Filter>({}, { keyword }),
    pair,
    flag("multicolored", "multicolor", "multicolored", "multi-color", "multi-colored"),
    flag("skillLess", "skill-less"),
    flag("originallySkillLess", "originally skill-less"),
    flag("active", "Active Mode"),
    flag("rested", "Rest Mode"),
    flag("hidden", "Hidden Mode"),
    flag("faceUp", "face-up"),
    flag("faceDown", "face-down"),
    flag("attacking", "attacking"),
    is<Filter>({ not: { flag: "multicolored" } }, "mono-color", "mono-colored"),
    tintOrName,
    neither,
    nameOrOnly,
    is<Filter>({ not: { category: ["TOKEN"] } }, "non-Token", "non-token"),
    is<Filter>({ not: { area: ["energy"] } }, "non-energy"),
    is<Filter>({ not: { card: "this" } }, "other", "another"),
    lead(
      ["non-", "non- "],
      not(
        alt(
          colored,
          mono,
          played,
          traited,
          named,
          record<Filter>({}, { keyword }),
          flag("multicolored", "multicolor"),
        ),
      ),
    ),
  ),
);

/** "red or 《A》 card". */
const tintOrName: Grammar<Filter> = rule(() =>
  map(
    seq(alt(tint, record<Filter>({}, { keyword })), lead([" or ", "/"], nominalOne)),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value && value.any.length === 2 ? (value.any as [Filter, Filter]) : undefined),
  ),
);
/** "<A> or <B>-only card". */
const nameOrOnly: Grammar<Filter> = rule(() =>
  map(
    seq(nominalOne, lead(" or ", onlyOf)),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value && value.any.length === 2 ? (value.any as [Filter, Filter]) : undefined),
  ),
);
/** "non-<A> and non-<B> cards": neither of them. */
const neither: Grammar<Filter> = rule(() => {
  const one = alt(nominalOne, tint, is<Filter>({ category: ["TOKEN"] }, "token", "Token"));
  return map(
    seq(lead("non-", one), lead([" and non-", " or non-", "/non-", ", non-"], one)),
    (any): Filter => ({ not: { any } }),
    (value) =>
      "not" in value && "any" in value.not && value.not.any.length === 2
        ? (value.not.any as [Filter, Filter])
        : undefined,
  );
});

export interface Compared {
  is: Comparison;
  than: Amount;
}

/** "5 or less", "5 or more", "5". */
export const compared: Grammar<Compared> = rule(() =>
  alt(
    record<Compared>({ is: "<=" }, { than: count }, variants(" or less", " or fewer", " or lower")),
    record<Compared>({ is: ">=" }, { than: count }, variants(" or more", " or greater", " or higher")),
    record<Compared>({ is: "=" }, { than: count }),
    record<Compared>(
      { is: "<=" },
      variants("less than or equal to ", "equal to or less than ", "equal or less than "),
      {
        than: amountOf,
      },
    ),
    record<Compared>(
      { is: ">=" },
      variants("greater than or equal to ", "equal to or greater than ", "larger than or equal to "),
      {
        than: amountOf,
      },
    ),
    record<Compared>({ is: ">" }, variants("greater than ", "higher than ", "more than "), {
      than: amountOf,
    }),
    record<Compared>({ is: "<" }, variants("less than ", "lower than "), { than: amountOf }),
    record<Compared>({ is: "=" }, variants("equal to ", "the same as "), { than: amountOf }),
    is<Compared>({ is: "=", than: { x: true } }, "X"),
  ),
);

/** "3 or 6", "between 3 and 6". */
const either = (name: string): Grammar<Filter> => {
  const equal = record<Filter>({ number: name, is: "=" }, { than: count as Grammar<Amount> });
  return map(
    orList(equal, 2),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value ? value.any : undefined),
  );
};
const range = (name: string): Grammar<Filter> =>
  map(
    alt(
      seq(variants("between "), count, variants(" and "), count),
      seq(variants(""), count, variants(" to ", "-"), count),
    ),
    ([, low, , high]): Filter => ({
      all: [
        { number: name, is: ">=", than: low },
        { number: name, is: "<=", than: high },
      ],
    }),
    (value) => {
      const [low, high] = ("all" in value ? value.all : []) as { number?: string; than: number }[];
      if (low?.number !== name || high?.number !== name) return undefined;
      return [undefined, low.than, undefined, high.than] as [undefined, number, undefined, number];
    },
  );

/** "an energy cost of 5 or less", "energy costs of 3". */
const costOf = (name: string): Grammar<Filter> => {
  const article = /^[aeiou]/.test(name) ? "an" : "a";
  return lead(
    [`${article} ${name} of `, `${name}s of `, `${article} ${name} `, `${name}s `, `${name} of `, `${name} `],
    alt(record<Filter>({ number: name }, { others: compared }), either(name), range(name)),
  );
};

/** "10000 power or less", "5000 or more original power". */
const powerOf = (name: string): Grammar<Filter> =>
  alt(
    record<Filter>(
      { number: name, is: "<=" },
      { than: count },
      variants(` ${name} or less`, ` or less ${name}`),
    ),
    record<Filter>(
      { number: name, is: ">=" },
      { than: count },
      variants(` ${name} or more`, ` or more ${name}`),
    ),
    record<Filter>({ number: name, is: "=" }, { than: count }, ` ${name}`),
    trail(either(name), ` ${name}`),
  );

const COSTS = [
  ...["energy cost", "original energy cost", "combo cost", "original combo cost", "specified cost"],
  ...["power", "original power", "combo power", "original combo power", "Z-Energy cost"],
];
const POWERS = ["power", "original power", "combo power", "original combo power"];

/** "3 or more cards under it", "a red <A> card under it". */
const stacked: Grammar<Filter> = rule(() =>
  record<Filter>(
    {},
    some,
    { over: record<Selection>({ of: "any", in: [] }, { where: cards }) },
    variants(" under it", " under them", " placed under it"),
  ),
);

const markers = variants(" markers", " marker", " markers on it", " marker on it", " markers on them");

/** "power less than or equal to that card": its power is meant. */
const thanThat = (name: string): Grammar<Filter> => {
  const of: Grammar<Amount> = map(
    that,
    (card): Amount => ({ number: name, of: card }),
    (value) =>
      typeof value === "object" && "number" in value && value.number === name ? value.of : undefined,
  );
  const article = /^[aeiou]/.test(name) ? "an " : "a ";
  const way = (is: Comparison, ...words: string[]) =>
    record<Filter>(
      { number: name, is },
      variants(...words.flatMap((one) => [`${name} ${one} `, `${article}${name} ${one} `])),
      { than: of },
    );
  return alt(
    way("<=", "less than or equal to", "equal to or less than"),
    way(">=", "greater than or equal to", "equal to or greater than"),
    way("<", "less than", "lower than"),
    way(">", "greater than", "higher than"),
  );
};

/** A name, character or trait as it stands in a text, with its marks. */
const inText: Grammar<string> = token("<a name>", /<[^<>\n]+>|\{[^{}\n]+\}|《[^《》\n]+》/, "<{《");

/** "a character name different from any Battle Cards you have in play". */
const unlikeAny: Grammar<Filter> = rule(() => {
  const cardsHere: Grammar<Reference> = map(
    trail(cards, [" you have in play", " you have in play in your Battle Area"]),
    (where): Reference => ({ the: { of: "you", in: areasOf(where), where } }),
    (reference) => (typeof reference === "object" && "the" in reference ? reference.the.where : undefined),
  );
  const unlike = (same: string, name: string) =>
    record<Filter>(
      {},
      variants(
        `a ${name} different from any `,
        `a different ${name} from any `,
        `a ${name} different from all `,
      ),
      { not: record<Filter>({ same }, { as: cardsHere }) },
    );
  return alt(unlike("character", "character name"), unlike("name", "card name"));
});
/** "<A> or <B>" of what a name includes: either of them. */
export const including = (what: string, value: Grammar<string>): Grammar<Filter> =>
  map(
    orList(record<Filter>({ includes: what }, { value })),
    (all): Filter => (all.length === 1 ? all[0]! : { any: all }),
    (filter) => ("any" in filter ? filter.any : [filter]),
  );

/** "2 or more character names", "2 or more character names including <A>". */
const severalNames: Grammar<Filter> = rule(() => {
  const many = record<Filter>(
    { number: "character names", is: ">=" },
    { than: count },
    " or more character names",
  );
  return alt(
    many,
    map(
      seq(many, lead(" including ", record<Filter>({ includes: "character" }, { value: character }))),
      (all): Filter => ({ all }),
      (value) => ("all" in value && value.all.length === 2 ? (value.all as [Filter, Filter]) : undefined),
    ),
  );
});

/** What may follow "with ". */
export const property: Grammar<Filter> = rule(() =>
  alt(
    thanThat("power"),
    thanThat("energy cost"),
    ...COSTS.map(costOf),
    ...POWERS.map(powerOf),
    is<Filter>({ number: "specified cost", is: "=", than: 0 }, "no specified cost"),
    is<Filter>({ not: { flag: "keywordSkills" } }, "no keyword skills"),
    severalNames,
    flag("keywordSkills", "keyword skills", "a keyword skill"),
    flag("backUp", "its back side facing up", "its back facing up", "its back face up"),
    flag("frontUp", "its front side facing up", "its front facing up"),
    stacked,
    record<Filter>(
      {},
      "the same ",
      {
        same: alt(
          is("character", "character name"),
          is("name", "card name", "name"),
          is("energy cost", "energy cost"),
          is("power", "power"),
          is("color", "color"),
        ),
      },
      " as ",
      { as: alt(thisCard, that) },
    ),
    record<Filter>({ number: "markers", is: ">=" }, { than: count }, " or more", markers),
    record<Filter>({ number: "markers", is: "=" }, "exactly ", { than: count }, markers),
    is<Filter>(
      { number: "markers", is: "=", than: 0 },
      "no markers",
      "no markers on it",
      "no markers on them",
    ),
    record<Filter>(
      { number: "markers", is: "<=" },
      { than: count },
      variants(" or fewer", " or less"),
      markers,
    ),
    record<Filter>(
      { number: "markers", is: "<=" },
      { than: count },
      variants(" markers or less", " markers or fewer"),
    ),
    trail(
      lead(
        ["the ", "a ", "an ", ""],
        map(
          orList(record<Filter>({}, { keyword: skillName })),
          (all) => (all.length === 1 ? all[0] : { any: all }),
          (value) => ("any" in value ? value.any : [value]),
        ),
      ),
      ["", " skill", " skills", " in its skill text", " in their skill text"],
    ),
    trail(including("character", character), [
      " in its character name",
      " in their character names",
      " in their character name",
    ]),
    trail(including("trait", trait), [
      " in its special trait",
      " in its special traits",
      " in their special traits",
      " in their special trait",
    ]),
    trail(including("name", cardName), [
      " in its card name",
      " in their card names",
      " in its name",
      " in their names",
    ]),
    is<Filter>({ number: "specified cost", is: ">=", than: 1 }, "a specified cost"),
    unlikeAny,
    trail(record<Filter>({ includes: "text" }, { value: inText }), [
      " in its skill text",
      " in their skill text",
    ]),
    record<Filter>({ includes: "name" }, variants("a card name that includes ", "card names that include "), {
      value: cardName,
    }),
  ),
);

/** What may follow "-both " or "that is ". */
const quality: Grammar<Filter> = rule(() =>
  alt(
    lead(["with ", ""], property),
    lead("without ", not(alt(property, nominal))),
    tints,
    pair,
    nominal,
    flag("multicolored", "multicolor"),
    is<Filter>({ not: { same: "number", as: "this" } }, "not a copy of this card"),
    flag("skillLess", "skill-less"),
    flag("hidden", "in Hidden Mode"),
    flag("rested", "in Rest Mode"),
    flag("active", "in Active Mode"),
  ),
);

const otherThan: Grammar<Filter> = rule(() =>
  alt(
    trail(lead(["", "a ", "an "], nominal), ["", " card", " cards"]),
    is<Filter>(
      { category: ["LEADER"] },
      "their Leader",
      "your Leader",
      "their Leader Card",
      "your Leader Card",
    ),
    moreThanName,
    record<Filter>({}, { card: alt(thisCard, earlierCard, is<Reference>("this", "this one")) }),
    is<Filter>({ same: "number", as: "this" }, "copies of this card", "a copy of this card"),
  ),
);

/** "other than red <A> cards". */
const moreThanName: Grammar<Filter> = rule(() =>
  map(
    lead(["", "a ", "an "], plainCards),
    (where) => (where.length > 1 || (where[0] && "category" in where[0]) ? pack(where) : undefined),
    (value) => ("all" in value || "category" in value ? unpack(value) : undefined),
  ),
);

/** A colon closes an insertion as a dash does, and so does a full stop. */
const before = (mark: string): Word => ({
  parse: ({ text }, at) => (text[at] === mark ? [{ value: undefined, wording: null, end: at }] : []),
  print: () => "",
  first: () => begins(mark, ""),
  needs: () => NO_NEEDS,
});

const inserted: Grammar<Filter[]> = rule(() => many(quality, variants(" and ", ", ", ", and "), 1));
/** "-both red and in your Battle Area-": where they lie, said beside what they are like. */
export const dashedIn = (area: Word): Grammar<Filter[]> =>
  trail(lead(["-both ", "-each ", "-all "], inserted), words(variants(" and ", ", and "), area, "-"));

/** "-both red and with 5000 power-": said of all that stands before it. */
export const dashed: Grammar<Filter[]> = rule(() => {
  const said = inserted;
  return alt(
    trail(lead(["-both ", "-each ", "-all "], said), variants("-", "ー", before(":"), before("."))),
    trail(lead([", both ", ", all "], said), variants("-", "ー", before(":"))),
  );
});
/** " with energy costs of 2": in the plural it goes for several cards. */
export const pluralWith: Grammar<Filter[]> = rule(() =>
  map(
    lead(
      " with ",
      seq(
        alt(
          ...COSTS.map((name) =>
            lead(
              [`${name}s of `],
              alt(record<Filter>({ number: name }, { others: compared }), either(name), range(name)),
            ),
          ),
        ),
        many(lead([" and ", ", ", ", and "], property)),
      ),
    ),
    ([first, others]) => [first, ...others],
    ([first, ...others]) => (first ? ([first, others] as [Filter, Filter[]]) : undefined),
  ),
);

/** One group after the noun: " with A and B", " other than <C>". */
const after: Grammar<Filter[]> = rule(() => alt(afterOne, dashed));
const afterOne: Grammar<Filter[]> = rule(() =>
  alt(
    lead(
      [" with ", " that have ", " that has ", " and with "],
      many(
        alt(property, lead("without ", not(alt(property, nominal)))),
        variants(" and ", " and with ", ", ", ", and ", ", and with "),
        1,
      ),
    ),
    alone(
      lead(
        [" with ", " that have "],
        map(
          many(property, variants(" or ", " or with "), 2),
          (all): Filter => ({ any: all }),
          (value) => ("any" in value ? value.any : undefined),
        ),
      ),
    ),
    alone(lead(" with ", nominal)),
    trail(
      lead(
        [" that is both ", " that are both "],
        listOf(alt(colored, nominalOne), variants(", "), variants(" and "), 2),
      ),
      ["", " cards"],
    ),
    bothAnd,
    lead(
      [" with both ", " that has both "],
      listOf(alt(played, traited, named), variants(", "), variants(" and "), 2),
    ),
    alone(lead([" without ", " without a ", " without an "], not(alt(property, nominal)))),
    alone(
      alt(
        flag("rested", " in Rest Mode", " that is in Rest Mode", " that are in Rest Mode"),
        flag("active", " in Active Mode", " that is in Active Mode", " that are in Active Mode"),
        flag("hidden", " in Hidden Mode"),
        flag("faceUp", " flipped face up", " that is face up", " that are face up"),
        flag(
          "inBattle",
          " in a battle",
          " in battle",
          " that's in a battle",
          " that is in a battle",
          " that are in a battle",
        ),
        flag("frontUp", " on its front side", " with its front facing up"),
        flag("backUp", " on its back side"),
        flag("attacking", " that's attacking", " that is attacking"),
        flag("attacked", " that's being attacked", " that is being attacked", " being attacked"),
        is<Filter>(
          { not: { flag: "inBattle" } },
          " that's not in a battle",
          " that isn't in a battle",
          " that is not in a battle",
        ),
        is<Filter>({ not: { flag: "attacking" } }, " that isn't attacking", " that's not attacking"),
        flag(
          "attackedThisTurn",
          ...[" that has", " that have", " that"].map((one) => `${one} attacked this turn`),
        ),
        is<Filter>(
          { not: { flag: "attackedThisTurn" } },
          ...["hasn't", "haven't", "has not", "have not"].map((one) => ` that ${one} attacked this turn`),
          " that didn't attack this turn",
        ),
      ),
    ),
    alone(
      lead(
        [" that isn't a ", " that isn't an ", " that is not a ", " that aren't ", " that are not "],
        not(alt(map(plainCards, pack, unpack), colored, mono)),
      ),
    ),
    alone(lead([" that is ", " that are ", " which is ", " which are "], alt(tints, nominal))),
    alone(
      lead([" that doesn't have ", " that don't have ", " that does not have "], not(alt(property, nominal))),
    ),
    alone(
      alt(
        ...["energy cost", "original energy cost", "power"].map((name) =>
          lead(
            [` whose ${name} is `, ` whose ${name} was `],
            record<Filter>({ number: name }, { others: compared }),
          ),
        ),
      ),
    ),
    alone(
      record<Filter>(
        { includes: "name" },
        variants(" which includes ", " that includes ", " which include ", " that include "),
        { value: cardName },
        variants(" in its card name", " in their card names", " in its name"),
      ),
    ),
    alone(
      lead(
        [" that does not include ", " that doesn't include "],
        not(
          trail(record<Filter>({ includes: "character" }, { value: character }), [
            "",
            " in its character name",
          ]),
        ),
      ),
    ),
    alone(record<Filter>({}, " whose owner is ", { owner: is<Who>("opponent", "your opponent") })),
    alone(is<Filter>({ owner: "you" }, " you own", " that you own")),
    alone(lead([" other than ", " except ", " except for ", " besides "], not(otherThan))),
  ),
);
/** " with both <A> and <B> and an energy cost of 8". */
const bothAnd: Grammar<Filter[]> = rule(() =>
  map(
    seq(
      lead([" with both ", " that has both "], listOf(nominalOne, variants(", "), variants(" and "), 2)),
      lead([" and ", " and with "], property),
    ),
    ([names, more]) => [...names, more],
    (all) => (all.length > 2 ? ([all.slice(0, -1), all.at(-1)!] as [Filter[], Filter]) : undefined),
  ),
);
/** The same without what stands between dashes, which goes for all of several descriptions. */
export const ownQualities: Grammar<Filter[]> = rule(() =>
  mapMany(many(afterOne), (all) => [all.flat()], groups),
);

export const qualities: Grammar<Filter[]> = rule(() => mapMany(many(after), (all) => [all.flat()], groups));
