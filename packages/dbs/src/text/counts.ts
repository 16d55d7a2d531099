import {
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  mapMany,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Condition, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { adjective, type Compared, compared } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { anyones, areaNames, bare, cards, inArea, owned, type Place, place } from "./selections.ts";
import { count, OPPONENT, owner, YOU } from "./words.ts";

/** Conditions that count cards: "you have 3 or more energy". */

/** What must hold: "If …". */

export const condition1 = (...parts: Part<Condition>[]): Grammar<Condition> =>
  record<Condition>({}, ...parts);
const atLeastOne: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ", "");
export const howMany: Grammar<Compared> = alt(
  record<Compared>(
    { is: "<=" },
    variants("", "a total of "),
    { than: count },
    variants(" or less ", " or fewer "),
  ),
  record<Compared>({ is: ">=" }, variants("", "a total of ", "at least "), { than: count }, " or more "),
  record<Compared>({ is: ">=" }, "at least ", { than: count }, " "),
  record<Compared>({ is: "=" }, variants("", "exactly "), { than: count }, " "),
  is<Compared>({ is: "=", than: 0 }, "no "),
);
export const some = { others: alt(howMany, atLeastOne) };
/** In a list each has its number, so that "an <A> or <B> card" is one description. */
const numbered = { others: alt(howMany, is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ")) };

/** What a player may have, after "you have ". */
const possession = (who: Who, some: Part<Condition>): Grammar<Condition> =>
  rule(() => {
    const here: Grammar<Selection> = record<Selection>({ of: who }, { others: bare });
    const voice = who === "you" ? YOU : OPPONENT;
    return condition1(some, { count: alt(trail(here, ["", " in play", " left"]), inArea(voice.owner)) });
  });

export const several = (list: Grammar<Condition[]>, how: "all" | "any"): Grammar<Condition> =>
  map(
    list,
    (all): Condition => (how === "all" ? { all } : { any: all }),
    (value) => (how in value ? (value as { all: Condition[]; any: Condition[] })[how] : undefined),
  );

const none = is<Compared>({ is: "=", than: 0 }, "");
export const has: Grammar<Condition> = rule(() =>
  alt(
    lead(["you have ", "have "], possession("you", some)),
    lead(
      "your opponent has ",
      several(
        listOf(possession("opponent", numbered), variants(", "), variants(" and ", ", and "), 2),
        "all",
      ),
    ),
    lead("your opponent has ", possession("opponent", some)),
    lead(
      ["you have ", "you have both "],
      several(listOf(possession("you", numbered), variants(", "), variants(" and ", ", and "), 2), "all"),
    ),
    lead(
      "you have ",
      several(listOf(possession("you", numbered), variants(", "), variants(" or ", ", or "), 2), "any"),
    ),
    lead(
      ["you don't have ", "you do not have "],
      condition1(
        variants("a ", "an ", "any ", ""),
        { count: alt(record<Selection>({ of: "you" }, { others: bare }), inArea(YOU.owner)) },
        { others: none },
      ),
    ),
    lead(
      ["your opponent doesn't have ", "your opponent does not have "],
      condition1(
        variants("a ", "an ", "any ", ""),
        { count: alt(record<Selection>({ of: "opponent" }, { others: bare }), inArea(OPPONENT.owner)) },
        { others: none },
      ),
    ),
  ),
);

/** "your life is at 4 or less", "your opponent's life is at 2 or more". */
export const life: Grammar<Condition> = rule(() =>
  map(
    seq(owner, variants("life is at ", "life is "), compared),
    ([of, , value]): Condition => ({ count: { of, in: ["life"], where: [] }, ...value }),
    (value) => {
      if (!("count" in value) || !same(value.count.in, ["life"]) || value.count.where.length)
        return undefined;
      const { count: select, ...others } = value;
      return select.of === "any" ? undefined : ([select.of, undefined, others] as [Who, undefined, Compared]);
    },
  ),
);

/** "all of your energy is red". */
export const allAre: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead(["all of ", "all "], owned),
      variants(" is ", " are "),
      alt(
        adjective,
        is<Filter>({ flag: "rested" }, "in Rest Mode"),
        is<Filter>({ flag: "active" }, "in Active Mode"),
      ),
    ),
    ([select, , filter]): Condition => ({
      count: { ...select, where: [...select.where, { not: filter }] },
      is: "=",
      than: 0,
    }),
    (value) => {
      if (!("count" in value) || value.is !== "=" || value.than !== 0) return undefined;
      const last = value.count.where.at(-1);
      return last && "not" in last
        ? ([{ ...value.count, where: value.count.where.slice(0, -1) }, undefined, last.not] as [
            Selection,
            undefined,
            Filter,
          ])
        : undefined;
    },
  ),
);

/** "there are 3 or more cards in your Drop", "a red card is in your Warp". */
export const there: Grammar<Condition> = rule(() => {
  const anywhere = alt(inArea(YOU.owner), anyones);
  return alt(
    lead(["there are ", "there is "], condition1(some, { count: anywhere })),
    map(
      seq(
        alt(atLeastOne, howMany),
        cards,
        variants(" is in ", " are in ", " is in play in ", " are in play in "),
        record<{ of: Who; in: string[] }>({}, { of: owner }, { in: areaNames }),
      ),
      ([many, where, , area]): Condition => ({ count: { ...area, where }, ...many }),
      (value) => {
        if (!("count" in value)) return undefined;
        const { count: select, ...many } = value;
        if (select.of === "any" || select.under || select.end || value.different) return undefined;
        return [many, select.where, undefined, { of: select.of, in: select.in }] as [
          Compared,
          Filter[],
          undefined,
          { of: Who; in: string[] },
        ];
      },
    ),
    lead(
      ["there are ", "there is "],
      condition1(some, {
        count: record<Selection>({ of: "any", in: [] }, { where: cards }, " under ", {
          under: alt<Reference>(thisCard, that),
        }),
      }),
    ),
  );
});

/** "4 or more 《A》 cards with different card names in your Drop", "3 or more colors among cards in your energy". */
export const different: Grammar<Condition> = rule(() => {
  const names = is("name", " with different card names", " with different names");
  const among = (many: Grammar<Compared>) =>
    map(
      seq(many, cards, names, place(YOU.owner)),
      ([value, where, different, area]): Condition => ({ count: { ...area, where }, different, ...value }),
      (value) => {
        if (!("count" in value) || !value.different) return undefined;
        const { count: select, different, ...many } = value;
        const { where, ...area } = select;
        return [many, where, different, area as Place] as [Compared, Filter[], string, Place];
      },
    );
  return alt(
    lead(["there are ", "you have "], among(howMany)),
    lead(
      ["there are ", "you have "],
      condition1(
        { others: howMany },
        { different: is("color", "colors among ", "different colors among ") },
        {
          count: alt(inArea(YOU.owner), owned),
        },
      ),
    ),
  );
});

/** "<A> and <B> are in your Battle Area": some of each. */
export const eachIn: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead(["both ", ""], listOf(cards, variants(", "), variants(" and ", ", and "), 2)),
      variants(" are in ", " are in play in "),
      record<{ of: Who; in: string[] }>({}, { of: owner }, { in: areaNames }),
    ),
    ([all, , area]): Condition => ({
      all: all.map((where) => ({ count: { ...area, where }, is: ">=", than: 1 })),
    }),
    (value) => {
      const all = ("all" in value ? value.all : []) as { count?: Selection }[];
      const first = all[0]?.count;
      if (!first || !all.every((one) => one.count && same(one.count.in, first.in))) return undefined;
      return [all.map((one) => one.count!.where), undefined, { of: first.of as Who, in: first.in }] as [
        Filter[][],
        undefined,
        { of: Who; in: string[] },
      ];
    },
  ),
);

/** "{A} isn't in play in your Battle Area". */
export const isNotIn: Grammar<Condition> = rule(() =>
  record<Condition>(
    { is: "=", than: 0 },
    {
      count: map(
        seq(
          cards,
          variants(" isn't in play in ", " isn't in ", " is not in play in ", " aren't in play in "),
          record<{ of: Who; in: string[] }>({}, { of: owner }, { in: areaNames }),
        ),
        ([where, , area]): Selection => ({ ...area, where }),
        ({ where, ...area }) => [where, undefined, area] as [Filter[], undefined, { of: Who; in: string[] }],
      ),
    },
  ),
);

/** "your {A} is in a battle", "one of your red cards is attacking". */
export const busy: Grammar<Condition> = rule(() =>
  mapMany(
    seq(
      lead(["", "one of ", "1 of "], owned),
      alt(
        is<Filter>({ flag: "inBattle" }, " is in a battle", " is in battle"),
        is<Filter>({ flag: "attacking" }, " is attacking"),
      ),
    ),
    ([select, flag]): Condition[] => [
      { count: { ...select, where: [...select.where, flag] }, is: ">=", than: 1 },
    ],
    (value) => {
      if (!("count" in value) || value.is !== ">=" || value.than !== 1 || value.different) return [];
      const flag = value.count.where.at(-1);
      return flag
        ? [[{ ...value.count, where: value.count.where.slice(0, -1) }, flag] as [Selection, Filter]]
        : [];
    },
  ),
);
