import {
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  opt,
  pronoun,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Condition, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { atLeastOne, condition1, howMany, some } from "./counts.ts";
import { adjective, type Compared, compared, nominal, property, qualities, tint } from "./filters.ts";
import { cards } from "./kinds.ts";
import { that, thisCard } from "./references.ts";
import { anyones, areaName, areaNames, inArea, owned, type Place, place, playedAreas } from "./selections.ts";
import { count, owner, SPACE } from "./words.ts";

/** Conditions on what lies where: "all of your energy is red", "there are 3 cards in your Drop". */

/** "all of your energy is red". */
export const allAre: Grammar<Condition> = rule(() =>
  map(
    seq(
      alt(lead(["all of ", "all "], owned), lead(["all ", "all of the "], inArea(owner))),
      variants(" is ", " are "),
      alt(
        adjective,
        restedAnd,
        is<Filter>({ flag: "oneColor" }, "the same color"),
        trail(adjective, " cards"),
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

/** "in Rest Mode and is mono-red": both. */
const restedAnd: Grammar<Filter> = rule(() =>
  map(
    lead(["in Rest Mode and is ", "in Rest Mode and are "], adjective),
    (filter): Filter => ({ all: [{ flag: "rested" }, filter] }),
    (value) =>
      "all" in value && value.all.length === 2 && same(value.all[0], { flag: "rested" })
        ? value.all[1]
        : undefined,
  ),
);

/** "your Leader Card and all of your energy are mono-red": each is. */
export const leaderAndEnergy: Grammar<Condition> = rule(() => {
  const leader: Selection = { of: "you", in: ["leader"], where: [{ category: ["LEADER"] }] };
  const energy: Selection = { of: "you", in: ["energy"], where: [] };
  return map(
    lead(
      [
        "your Leader Card and all of your energy is ",
        "your Leader Card and all of your energy are ",
        "your Leader and all of your energy are ",
        "your Leader Card and energy are all ",
        "your Leader and energy are all ",
      ],
      trail(many(adjective, " ", 1), ["", " cards"]),
    ),
    (filters): Condition => ({
      all: [
        { count: { ...leader, where: [...leader.where, ...filters] }, is: ">=", than: 1 },
        {
          count: { ...energy, where: [{ not: filters.length === 1 ? filters[0]! : { all: filters } }] },
          is: "=",
          than: 0,
        },
      ],
    }),
    (value) => {
      const [first, second, ...others] = "all" in value ? value.all : [];
      if (!first || !second || others.length || !("count" in first) || !("count" in second)) return undefined;
      return same(first.count.in, ["leader"]) && same(second.count.in, ["energy"])
        ? first.count.where.slice(1)
        : undefined;
    },
  );
});

/** "there are 3 or more cards in your Drop", "a red card is in your Warp". */
export const there: Grammar<Condition> = rule(() => {
  const anywhere = alt(inArea(owner), anyones);
  return alt(
    lead(["there are ", "there is ", "there's "], condition1(some, { count: anywhere })),
    lead(["there are ", "there is "], condition1({ others: howMany }, "of ", { count: owned })),
    condition1({ others: howMany }, "of ", { count: owned }, variants(" are in play", " is in play")),
    condition1(some, { count: inPlayNow }),
    lead(
      ["there are ", "there is ", "there was ", "there were "],
      condition1(some, {
        count: record<Selection>(
          { of: "any", in: [] },
          { where: cards },
          { among: pronoun({ many: true }, " among them") },
        ),
      }),
    ),
    map(
      seq(
        alt(atLeastOne, howMany),
        cards,
        variants(" is in ", " are in ", " is in play in ", " are in play in "),
        record<{ of: Who | "any"; in: string[] }>(
          {},
          { of: alt<Who | "any">(owner, is<"any">("any", "a ", "a player's ", "all ", "any ")) },
          { in: areaNames },
        ),
      ),
      ([many, where, , area]): Condition => ({ count: { ...area, where }, ...many }),
      (value) => {
        if (!("count" in value)) return undefined;
        const { count: select, ...many } = value;
        if (select.under || select.end || value.different) return undefined;
        return [many, select.where, undefined, { of: select.of, in: select.in }] as [
          Compared,
          Filter[],
          undefined,
          { of: Who | "any"; in: string[] },
        ];
      },
    ),
    lead(
      ["there are ", "there is ", "there's "],
      condition1(some, {
        count: record<Selection>(
          { of: "any", in: [] },
          { where: cards },
          variants(" under ", " placed under "),
          { under: above },
        ),
      }),
    ),
    map(
      seq(
        alt(atLeastOne, howMany),
        cards,
        alt(
          is(true, " is under ", " are under ", " are placed under "),
          is(false, " is not under ", " isn't under ", " are not under "),
        ),
        above,
      ),
      ([many, where, positive, under]): Condition | undefined => {
        const count: Selection = { of: "any", in: [], where, under };
        if (positive) return { count, ...many };
        return many.is === ">=" && many.than === 1 ? { count, is: "=", than: 0 } : undefined;
      },
      (value) => {
        if (!("count" in value) || !value.count.under) return undefined;
        const {
          count: { where, under },
          ...many
        } = value;
        const none = value.is === "=" && value.than === 0;
        return [none ? { is: ">=", than: 1 } : many, where, !none, under!] as [
          Compared,
          Filter[],
          boolean,
          Reference | Selection,
        ];
      },
    ),
  );
});

/** "a red card is in play": anyone's. */
const inPlayNow: Grammar<Selection> = rule(() =>
  map(
    trail(cards, [" is in play", " are in play"]),
    (where): Selection | undefined =>
      same(where, ANOTHER) ? undefined : { of: "any", in: playedAreas(where), where },
    ({ of, in: areas, where }) => (of === "any" && same(areas, playedAreas(where)) ? where : undefined),
  ),
);
const ANOTHER: Filter[] = [{ not: { card: "this" } }];

/** What cards lie under. */
const above: Grammar<Reference | Selection> = rule(() =>
  alt<Reference | Selection>(
    is<Selection>(
      { of: "any", in: ["leader"], where: [{ category: ["LEADER"] }] },
      "your Leader or your opponent's Leader",
      "you or your opponent's Leader",
    ),
    thisCard,
    that,
    owned,
    lead(["a ", "an ", ""], inArea(owner)),
    lead(["a ", "an "], anyones),
  ),
);

/** "4 or more 《A》 cards with different card names in your Drop", "3 or more colors among cards in your energy". */
export const different: Grammar<Condition> = rule(() => {
  const names = alt(
    is("name", " with different card names", " with different names", "-each with different card names-"),
    is("character", " with different character names"),
  );
  const among = (many: Grammar<Compared>) =>
    map(
      seq(many, cards, names, place(owner)),
      ([value, where, different, area]): Condition => ({ count: { ...area, where }, different, ...value }),
      (value) => {
        if (!("count" in value) || !value.different) return undefined;
        const { count: select, different, ...many } = value;
        const { where, ...area } = select;
        return [many, where, different, area as Place] as [Compared, Filter[], string, Place];
      },
    );
  const total = map(
    seq(lead(["the total ", "the total number of "], cards), names, place(owner), lead(" is ", compared)),
    ([where, different, area, value]): Condition => ({ count: { ...area, where }, different, ...value }),
    (value) => {
      if (!("count" in value) || !value.different) return undefined;
      const { count: select, different, ...many } = value;
      const { where, ...area } = select;
      return [where, different, area as Place, many] as [Filter[], string, Place, Compared];
    },
  );
  return alt(
    total,
    lead(["there are ", "you have "], among(howMany)),
    lead(
      ["there are ", "you have "],
      condition1(
        { others: howMany },
        {
          different: is("color", "colors in ", "different colors in ", "color types in ", "card colors in "),
        },
        {
          count: record<Selection>({ where: [] }, { of: owner }, { in: areaNames }),
        },
      ),
    ),
    lead(
      ["there are ", "you have "],
      condition1(
        { others: howMany },
        { different: is("color", "colors among ", "different colors among ") },
        {
          count: alt(inArea(owner), owned),
        },
      ),
    ),
  );
});

/** "3 or more non-black colors among black multicolor cards in your energy": all of them have black besides. */
export const colorsBesides: Grammar<Condition> = rule(() =>
  map(
    lead(
      ["there are ", "there is ", "you have "],
      seq(
        howMany,
        lead("non-", tint),
        lead(
          [
            " colors present among ",
            " colors among ",
            " colors on ",
            " color present among ",
            " color among ",
          ],
          inArea(owner),
        ),
      ),
    ),
    ([{ is: how, than }, besides, count]): Condition | undefined =>
      typeof than === "number" && than > 0 && count.where.some((one) => same(one, besides))
        ? { count, different: "color", is: how, than: than + 1 }
        : undefined,
    (value) => {
      if (!("count" in value) || value.different !== "color" || typeof value.than !== "number")
        return undefined;
      const besides = value.count.where.find((one) => "has" in one && one.has === "color");
      return besides
        ? ([{ is: value.is, than: value.than - 1 }, besides, value.count] as [Compared, Filter, Selection])
        : undefined;
    },
  ),
);
/** "3 or more cards in both your energy and Z-Energy": in each. */
export const inBoth: Grammar<Condition> = rule(() =>
  map(
    lead(
      ["you have ", "there are "],
      seq(
        howMany,
        cards,
        lead(" in both your ", listOf(areaName, variants(", "), variants(" and ", " and your "), 2)),
      ),
    ),
    ([value, where, areas]): Condition => ({
      all: areas.map((area) => ({ count: { of: "you", in: [area], where }, ...value })),
    }),
    (condition) => {
      const all = ("all" in condition ? condition.all : []) as Extract<Condition, { count: Selection }>[];
      const [first] = all;
      if (!first?.count || !all.every((one) => one.count?.in.length === 1)) return undefined;
      const { count: select, ...value } = first;
      return [value as Compared, select.where, all.map((one) => one.count.in[0]!)] as [
        Compared,
        Filter[],
        string[],
      ];
    },
  ),
);

/** In an area, or in play. */
const hereOrInPlay: Grammar<Place> = rule(() =>
  alt(
    place(owner),
    is<Place>({ of: "you", in: ["battle", "unison"] }, " in play", " are in play"),
    record<Place>({}, " are in ", { of: owner }, { in: areaNames }),
  ),
);

/** "1 or more <A>, <B>, and <C> cards in your Drop": of each. */
export const eachHere = (many: Grammar<Compared>, least: number, ...noun: string[]): Grammar<Condition> => {
  const list = (one: Grammar<Filter>) => listOf(one, variants(", "), variants(" and ", ", and "), least);
  const names = alt(
    trail(list(nominal), noun.length ? noun : [" cards", " card", ""]),
    ...(noun.length ? [] : [list(trail(nominal, " card"))]),
  );
  return mapMany(
    seq(many, opt(trail(tint, " ")), names, qualities, hereOrInPlay),
    ([value, colour, all, after, area]): Condition[] =>
      value.is === ">="
        ? [
            {
              all: all.map((one) => ({
                count: { ...area, where: [...(colour ? [colour] : []), one, ...after] },
                ...value,
              })),
            },
          ]
        : [],
    (condition) => {
      const all = "all" in condition ? condition.all : [];
      const [first] = all;
      if (!first || !("count" in first)) return [];
      const {
        count: { where, ...area },
        ...value
      } = first;
      return [0, 1].flatMap((at) => {
        const colour = at ? where[0] : undefined;
        const after = where.slice(at + 1);
        const names = all.flatMap((one) =>
          "count" in one &&
          same(one.count.where.slice(at + 1), after) &&
          same(one.count.where.slice(0, at), where.slice(0, at)) &&
          one.count.where[at]
            ? [one.count.where[at]!]
            : [],
        );
        return names.length === all.length
          ? [
              [value, colour, names, after, area as Place] as [
                Compared,
                Filter | undefined,
                Filter[],
                Filter[],
                Place,
              ],
            ]
          : [];
      });
    },
  );
};
/** "red and blue cards in your energy": some of each colour. */
const tintedEach: Grammar<Condition> = rule(() =>
  map(
    seq(trail(listOf(tint, variants(", "), variants(" and ", ", and "), 2), " cards"), place(owner)),
    ([all, area]): Condition => ({
      all: all.map((one) => ({ count: { ...area, where: [one] }, is: ">=", than: 1 })),
    }),
    (value) => {
      const all = ("all" in value ? value.all : []) as { count?: Selection }[];
      const first = all[0]?.count;
      if (!first || !all.every((one) => one.count?.where.length === 1)) return undefined;
      const { where: _, ...area } = first;
      return [all.map((one) => one.count!.where[0]!), area as Place] as [Filter[], Place];
    },
  ),
);
export const eachThere: Grammar<Condition> = rule(() =>
  alt(
    lead(["there are ", "you have "], eachHere(howMany, 2)),
    lead(["there are ", "you have "], eachHere(is<Compared>({ is: ">=", than: 1 }, "", "a ", "an "), 2)),
    areEach,
    lead(["there are ", "you have "], eachHere(trail(howMany, ["each of ", "copies of both "]), 2)),
    lead("you have ", tintedEach),
    lead(["there are both ", "you have both "], eachHere(is<Compared>({ is: ">=", than: 1 }, ""), 2)),
    lead(
      ["there is ", "you have "],
      eachHere(is<Compared>({ is: ">=", than: 1 }, words("at least 1", SPACE)), 3, " card"),
    ),
  ),
);

/** "1 or more <A> and <B> cards are in your Drop". */
const areEach: Grammar<Condition> = rule(() => eachHere(howMany, 2));

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
          lead(["", "a ", "an "], cards),
          variants(
            " isn't in play in ",
            " isn't in ",
            " is not in play in ",
            " aren't in play in ",
            " is not in ",
          ),
          record<{ of: Who; in: string[] }>({}, { of: owner }, { in: areaNames }),
        ),
        ([where, , area]): Selection => ({ ...area, where }),
        ({ where, ...area }) => [where, undefined, area] as [Filter[], undefined, { of: Who; in: string[] }],
      ),
    },
  ),
);

/** "your Warp has 5 or more cards in it". */
export const areaHas: Grammar<Condition> = rule(() => {
  const cardsOr: Grammar<[Compared, Filter[]]> = alt(
    seq(alt(howMany, atLeastOne), cards),
    seq(record<Compared>({ is: ">=" }, { than: count }, " cards or more"), is<Filter[]>([], "")),
  );
  return map(
    seq(owner, areaName, variants(" has ", " have "), trail(cardsOr, ["", " in it", " in them"])),
    ([of, area, , [value, where]]): Condition => ({ count: { of, in: [area], where }, ...value }),
    (value) => {
      if (!("count" in value) || value.count.in.length !== 1 || value.count.of === "any") return undefined;
      const { count: select, ...compared } = value;
      return [select.of, select.in[0]!, undefined, [compared, select.where]] as [
        Who,
        string,
        undefined,
        [Compared, Filter[]],
      ];
    },
  );
});

/** "your {A} is in a battle", "one of your red cards is attacking". */
export const busy: Grammar<Condition> = rule(() =>
  mapMany(
    seq(
      alt(
        lead(["", "one of ", "1 of "], owned),
        lead(["a ", "an "], inArea(owner)),
        is<Selection>(
          { of: "any", in: ["leader", "battle", "unison"], where: [{ not: { card: "this" } }] },
          "another card",
        ),
      ),
      alt(
        is<Filter>({ flag: "inBattle" }, " is in a battle", " is in battle"),
        is<Filter>({ flag: "attacking" }, " is attacking"),
        is<Filter>({ flag: "attacked" }, " is being attacked", " is attacked"),
        lead(" is ", tint),
        lead(" has ", property),
        is<Filter>({ area: ["battle", "unison"] }, " is in play"),
        is<Filter>({ flag: "rested" }, " is in play in Rest Mode", " is in Rest Mode"),
        is<Filter>({ flag: "active" }, " is in play in Active Mode", " is in Active Mode"),
        record<Filter>(
          { number: "markers" },
          " has ",
          { others: compared },
          variants(" markers on it", " marker on it", " markers", " marker"),
        ),
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
