import {
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Amount, Comparison, Condition, Filter, Selection, Who } from "@arbiter/engine";
import { type Compared, compared } from "./filters.ts";
import { cards, isForAll, plainCards } from "./kinds.ts";
import { areaNames, areasOf, bare, inArea, type Place, place, playedAreas } from "./selections.ts";
import { eachHere } from "./there.ts";
import { cardName, count, OPPONENT, owner, SPACE } from "./words.ts";

/** Conditions that count cards: "you have 3 or more energy". */

/** What must hold: "If …". */

export const condition1 = (...parts: Part<Condition>[]): Grammar<Condition> =>
  record<Condition>({}, ...parts);
export const atLeastOne: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ", "");
export const howMany: Grammar<Compared> = alt(
  record<Compared>(
    { is: "<=" },
    variants("", "a total of "),
    { than: count },
    variants(" or less ", " or fewer "),
  ),
  record<Compared>(
    { is: ">=" },
    variants("", "a total of ", "at least "),
    { than: count },
    variants(words(" or more", SPACE), " or more total "),
  ),
  record<Compared>({ is: ">=" }, "at least ", { than: count }, " "),
  record<Compared>({ is: "=" }, variants("", "exactly ", "a total of "), { than: count }, " "),
  is<Compared>({ is: "=", than: 0 }, "no "),
  record<Compared>({ is: "<" }, variants("less than ", "fewer than "), { than: count }, " "),
);
export const some = { others: alt(howMany, atLeastOne) };
/** In a list each has its number, so that "an <A> or <B> card" is one description. */
const numbered = { others: alt(howMany, is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ")) };

/** What a player may have, after "you have ". */
const possession = (who: Who, some: Part<Condition>): Grammar<Condition> =>
  rule(() => {
    const here: Grammar<Selection> = record<Selection>({ of: who }, { others: bare });
    const whose = who === "you" ? owner : OPPONENT.owner;
    return condition1(some, {
      count: alt(trail(here, ["", " left"]), inArea(whose), inHand(who), faceUpLife(who), inPlayOr(who)),
    });
  });
const faceUpLife = (of: Who): Grammar<Selection> =>
  is<Selection>({ of, in: ["life"], where: [{ flag: "faceUp" }] }, "life face up", "life flipped face up");
/** "a red card in play or in your Z-Energy". */
const inPlayOr = (who: Who): Grammar<Selection> =>
  map(
    seq(cards, lead(who === "you" ? " in play or in your " : " in play or in their ", areaNames)),
    ([where, areas]): Selection => ({ of: who, in: [...playedAreas(where), ...areas], where }),
    ({ of, in: areas, where }) => {
      const here = playedAreas(where);
      return of === who && same(areas.slice(0, here.length), here)
        ? ([where, areas.slice(here.length)] as [Filter[], string[]])
        : undefined;
    },
  );
/** "4 or less cards in hand". */
const inHand = (who: Who): Grammar<Selection> =>
  record<Selection>({ of: who, in: ["hand"] }, { where: cards }, " in hand");

/** "1 <A> card and 1 <B> card in your Drop": at least one of each. */
const oneOrNumbered: Grammar<Compared> = rule(() => {
  const isJustOne = ({ is, than }: Compared) => is === "=" && than === 1;
  return alt(
    map(
      numbered.others,
      (value) => (isJustOne(value) ? undefined : value),
      (value) => value,
    ),
    is<Compared>({ is: ">=", than: 1 }, "1 "),
  );
});
/** "2 or more <A> cards and 2 or more <B> cards in your Drop": the area goes for each. */
const inOneArea = (who: Who): Grammar<Condition> =>
  rule(() =>
    map(
      seq(
        listOf(seq(oneOrNumbered, cards), variants(", "), variants(" and ", ", and "), 2),
        place(who === "you" ? owner : OPPONENT.owner),
      ),
      ([all, area]): Condition | undefined =>
        all.some(([, where]) => isForAll(where)) || leavesOpen(all.map(([value]) => value))
          ? undefined
          : { all: all.map(([value, where]) => ({ count: { ...area, where }, ...value })) },
      (value) => {
        const all = "all" in value ? value.all : [];
        const parts = all.map((one) => {
          if (!("count" in one)) return undefined;
          const {
            count: { where, ...area },
            ...compared
          } = one;
          return { area, item: [compared, where] as [Compared, Filter[]] };
        });
        const [first] = parts;
        if (!first || !parts.every((one) => one && same(one.area, first.area))) return undefined;
        return [parts.map((one) => one!.item), first.area as Place] as [[Compared, Filter[]][], Place];
      },
    ),
  );

/** "at least 1 <A> and 1 <B>": the second number is no exact one. */
const leavesOpen = (all: Compared[]): boolean =>
  all.some((one, i) => one.is === "=" && one.than !== 0 && all[i - 1]?.is === ">=");

/** What may stand in a list after "you have ": "2 or more energy", "{A} in play", "both <B> and <C> cards in your Drop". */
const haveItem: Grammar<Condition> = rule(() =>
  alt(
    possession("you", numbered),
    condition1({ others: is<Compared>({ is: ">=", than: 1 }, "") }, { count: nameHere }),
    inOneArea("you"),
    eachHere(alt(howMany, is<Compared>({ is: ">=", than: 1 }, "both ", "")), 2),
  ),
);
const nameHere: Grammar<Selection> = rule(() =>
  map(
    alt(record<Selection>({ of: "you" }, { others: bare }), inArea(owner)),
    (value) => (isName(value.where[0]) ? value : undefined),
    (value) => (isName(value.where[0]) ? value : undefined),
  ),
);
const isName = (filter: Filter | undefined): boolean =>
  filter !== undefined && "has" in filter && filter.has === "name";

/** Said of both players: each has it, or one of them. */
const either = (how: "any" | "all", inner: (who: Who) => Grammar<Condition>): Grammar<Condition> =>
  map(
    inner("you"),
    (mine): Condition => (how === "any" ? { any: [mine, theirsOf(mine)] } : { all: [mine, theirsOf(mine)] }),
    (value) => {
      const [mine, others] = how in value ? (value as unknown as Record<string, Condition[]>)[how]! : [];
      return mine && same(others, theirsOf(mine)) ? mine : undefined;
    },
  );
const theirsOf = (mine: Condition): Condition =>
  JSON.parse(JSON.stringify(mine).replaceAll('"of":"you"', '"of":"opponent"')) as Condition;

/** The same of both players together: "you and your opponent have a total of 8 or less life". */
const ofBoth = (inner: Grammar<Condition>): Grammar<Condition> =>
  map(
    inner,
    (value): Condition | undefined =>
      "count" in value ? ({ ...value, count: { ...value.count, of: "any" } } as Condition) : undefined,
    (value) =>
      "count" in value && value.count.of === "any"
        ? ({ ...value, count: { ...value.count, of: "you" } } as Condition)
        : undefined,
  );

export const several = (list: Grammar<Condition[]>, how: "all" | "any"): Grammar<Condition> =>
  map(
    list,
    (all): Condition => (how === "all" ? { all } : { any: all }),
    (value) => (how in value ? (value as { all: Condition[]; any: Condition[] })[how] : undefined),
  );

/** "1 red card and 1 green card in your Drop": the first does not lie in play. */
const placedEach = (inner: Grammar<Condition[]>): Grammar<Condition[]> =>
  map(
    inner,
    (all) => {
      const last = all.at(-1);
      return (all.slice(0, -1).some((one) => isUnplaced(one)) && last && (!inPlay(last) || hasMode(last))) ||
        (all.slice(0, -1).some(endsInName) && last && includesName(last)) ||
        leavesOpen(all.map((one) => ("count" in one ? one : { is: "=" as const, than: 0 })))
        ? undefined
        : all;
    },
    (all) => all,
  );
const hasMode = (one: Condition): boolean =>
  "count" in one && MODES.some((mode) => same(one.count.where.at(-1), mode));
const MODES: Filter[] = [{ flag: "rested" }, { flag: "active" }];
/** "1 or more <A> and 1 or more <B> cards in Rest Mode": the mode goes for each. */
const inOneMode = (who: Who): Grammar<Condition> =>
  rule(() =>
    map(
      seq(
        listOf(seq(numbered.others, cards), variants(", "), variants(" and ", ", and "), 2),
        alt(is<Filter>(MODES[0]!, " in Rest Mode"), is<Filter>(MODES[1]!, " in Active Mode")),
      ),
      ([all, mode]): Condition | undefined => {
        const counted = (where: Filter[]): Selection => ({ of: who, in: areasOf(where), where });
        const plain = all.map(([value, where]): Condition => ({ count: counted(where), ...value }));
        return all.some(([, where]) => isForAll(where)) || !plain.every(isUnplaced) || plain.some(hasMode)
          ? undefined
          : { all: all.map(([value, where]) => ({ count: counted([...where, mode]), ...value })) };
      },
      (value) => {
        const all = "all" in value ? value.all : [];
        const mode = all[0] && "count" in all[0] ? all[0].count.where.at(-1) : undefined;
        if (
          !mode ||
          !all.every((one) => hasMode(one) && "count" in one && same(one.count.where.at(-1), mode))
        )
          return undefined;
        const items = all.map((one) => {
          const { count, ...compared } = one as Condition & { count: Selection };
          return [compared as Compared, count.where.slice(0, -1)] as [Compared, Filter[]];
        });
        return [items, mode] as [[Compared, Filter[]][], Filter];
      },
    ),
  );
/** "a red card with {A} and a red card with {B} in their names": not a card of the name {A}. */
const endsInName = (one: Condition): boolean =>
  "count" in one && one.count.where.length > 1 && isName(one.count.where.at(-1));
const includesName = (one: Condition): boolean =>
  "count" in one && one.count.where.some((filter) => "includes" in filter && filter.includes === "name");
const inPlay = (one: Condition): boolean =>
  "count" in one && one.count.in.every((area) => ["leader", "battle", "unison"].includes(area));
const isUnplaced = (one: Condition): boolean =>
  "count" in one &&
  inPlay(one) &&
  same(one.count.in, areasOf(one.count.where)) &&
  !one.count.where.some((filter) => "category" in filter);

const fewOnly: Grammar<Compared> = record<Compared>(
  { is: "<=" },
  { than: count },
  variants(" or less ", " or fewer "),
);
/** "at least 1 <A> card and 1 <B> card in your Drop": of each so many or more. */
const atLeastEach: Grammar<Condition> = rule(() =>
  map(
    lead(
      "at least ",
      seq(
        listOf(seq(trail(count, " "), cards), variants(", "), variants(" and ", ", and "), 2),
        alt(
          place(owner),
          is<Place>({ of: "you", in: ["battle", "unison"] }, " in play"),
          record<Place>({}, " are in ", { of: owner }, { in: areaNames }),
        ),
      ),
    ),
    ([all, area]): Condition | undefined =>
      all.some(([, where]) => isForAll(where))
        ? undefined
        : { all: all.map(([than, where]) => ({ count: { ...area, where }, is: ">=", than })) },
    (value) => {
      const all = ("all" in value ? value.all : []) as { count?: Selection; is?: string; than?: number }[];
      const [first] = all;
      if (!first?.count || all.some((one) => !one.count || one.is !== ">=")) return undefined;
      const { where: _, ...area } = first.count;
      return [all.map((one) => [one.than!, one.count!.where] as [number, Filter[]]), area as Place] as [
        [number, Filter[]][],
        Place,
      ];
    },
  ),
);
/** "1 or more red cards with {A} and 1 or more red cards with {B} in their card names in play": both include one. */
const namesInPlay: Grammar<Condition> = rule(() =>
  map(
    trail(
      listOf(
        seq(howMany, plainCards, lead(" with ", record<Filter>({ includes: "name" }, { value: cardName }))),
        variants(", "),
        variants(" and ", ", and "),
        2,
      ),
      [" in their card names in play", " in their names in play"],
    ),
    (all): Condition => ({
      all: all.map(([value, kind, name]) => ({
        ...value,
        count: { of: "you", in: playedAreas([...kind, name]), where: [...kind, name] },
      })),
    }),
    (value) => {
      const all = ("all" in value ? value.all : []).map((one) => {
        if (!("count" in one)) return undefined;
        const { count: select, ...compared } = one;
        return [compared, select.where.slice(0, -1), select.where.at(-1)] as [Compared, Filter[], Filter];
      });
      return all.every((one) => one !== undefined) ? all : undefined;
    },
  ),
);
/** "a {A} in your Battle Area and a red card in your Drop". */
const thereEach: Grammar<Condition[]> = rule(() =>
  listOf(condition1(numbered, { count: inArea(owner) }), variants(", "), variants(" and ", ", and "), 2),
);
const none = is<Compared>({ is: "=", than: 0 }, "");
export const has: Grammar<Condition> = rule(() =>
  alt(
    lead(["you have ", "have ", "you currently have "], possession("you", some)),
    lead("you have only ", possession("you", { others: fewOnly })),
    lead(["you have ", "there is ", "there are ", ""], atLeastEach),
    lead(["there is ", "there's "], several(thereEach, "all")),
    lead(["you have ", "there are "], inOneArea("you")),
    lead("you have ", inOneMode("you")),
    lead("you have ", namesInPlay),
    lead(
      "you have ",
      several(placedEach(listOf(haveItem, variants(", "), variants(" and ", ", and "), 2)), "all"),
    ),
    lead("your opponent has ", alt(inOneArea("opponent"), inOneMode("opponent"))),
    lead(
      ["you or your opponent have ", "you or your opponent has ", "a player has ", "either player has "],
      either("any", (who) => alt(possession(who, some), inTheirs(some))),
    ),
    lead(
      ["you and your opponent both have ", "both players have "],
      either("all", (who) => alt(possession(who, some), inTheirs(some))),
    ),
    lead(
      ["no player has ", "neither you nor your opponent have ", "neither player has "],
      either("all", () => noneOf(alt(possession("you", some), inTheirs(some)))),
    ),
    lead(["you and your opponent have ", "there is ", "there's ", "there are "], ofBoth(totalled)),
    onlyHas,
    lead(
      "your opponent has ",
      several(
        placedEach(listOf(possession("opponent", numbered), variants(", "), variants(" and ", ", and "), 2)),
        "all",
      ),
    ),
    lead("your opponent has ", possession("opponent", some)),
    lead(
      "your opponent has ",
      several(
        listOf(possession("opponent", numbered), variants(", has "), variants(" or has ", ", or has "), 2),
        "any",
      ),
    ),
    record<Condition>({}, variants("you don't have ", "you do not have "), {
      not: eachHere(is<Compared>({ is: ">=", than: 1 }, ""), 3, ""),
    }),
    lead(
      ["you have ", "you have both "],
      several(
        placedEach(listOf(possession("you", numbered), variants(", "), variants(" and ", ", and "), 2)),
        "all",
      ),
    ),
    lead(
      "you have ",
      several(
        placedEach(listOf(possession("you", numbered), variants(", "), variants(" or ", ", or "), 2)),
        "any",
      ),
    ),
    lead(
      ["you don't have ", "you do not have "],
      condition1(
        variants("a ", "an ", "any ", ""),
        { count: alt(record<Selection>({ of: "you" }, { others: bare }), hereAgain, inArea(owner)) },
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

/** "a Battle Card in play other than this card in your Battle Area": the area only repeats where it is. */
const hereAgain: Grammar<Selection> = rule(() =>
  map(
    trail(record<Selection>({ of: "you" }, { others: bare }), " in your Battle Area"),
    (value) => (same(value.in, ["battle"]) && value.where.length > 1 ? value : undefined),
    (value) => (same(value.in, ["battle"]) ? value : undefined),
  ),
);
/** "a player has a card in their hand". */
const inTheirs = (some: Part<Condition>): Grammar<Condition> =>
  rule(() => condition1(some, { count: inArea(is<Who>("you", "their ")) }));
const noneOf = (inner: Grammar<Condition>): Grammar<Condition> =>
  map(
    inner,
    (value): Condition | undefined =>
      "count" in value && value.is === ">=" && value.than === 1
        ? ({ ...value, is: "=", than: 0 } as Condition)
        : undefined,
    (value) =>
      "count" in value && value.is === "=" && value.than === 0
        ? ({ ...value, is: ">=", than: 1 } as Condition)
        : undefined,
  );
/** "a total of 8 or less life", "a total of 3 or more energy between you and your opponent". */
const totalled: Grammar<Condition> = rule(() => {
  const counted = { count: record<Selection>({ of: "you" }, { others: bare }) };
  const both = variants(" between you and your opponent", " in total between you and your opponent");
  return alt(
    condition1("a total of ", { others: howMany }, counted, variants("", both)),
    condition1({ others: howMany }, counted, both),
  );
});

/** "you have only red cards in your energy": one at least, and none of another kind. */
const onlyHas: Grammar<Condition> = rule(() => {
  const others = (where: Filter[]): Filter[] => [{ not: where.length === 1 ? where[0]! : { all: where } }];
  return map(
    lead(
      ["you have only ", "you only have "],
      alt(
        inArea(owner),
        record<Selection>({ of: "you", in: ["battle", "unison"] }, { where: cards }, " in play"),
      ),
    ),
    (select): Condition | undefined =>
      select.where.length
        ? {
            all: [
              { count: select, is: ">=", than: 1 },
              { count: { ...select, where: others(select.where) }, is: "=", than: 0 },
            ],
          }
        : undefined,
    (condition) => {
      const [some, none, ...more] = "all" in condition ? condition.all : [];
      if (more.length || !some || !none || !("count" in some) || !("count" in none)) return undefined;
      const isOnly =
        some.is === ">=" &&
        some.than === 1 &&
        none.is === "=" &&
        none.than === 0 &&
        same(none.count, { ...some.count, where: others(some.count.where) });
      return isOnly ? some.count : undefined;
    },
  );
});

/** "you have more life than your opponent". */
export const more: Grammar<Condition> = rule(() => {
  const counted = alt(record<Selection>({ of: "you" }, { others: bare }), inHand("you"), inArea(owner));
  const turned = (select: Selection): Selection => ({
    ...select,
    of: select.of === "you" ? "opponent" : "you",
  });
  const way = (who: Who, first: string, last: string): Grammar<Condition> =>
    map(
      seq(
        variants(first),
        alt(is<Comparison>(">", "more "), is<Comparison>("<", "less ", "fewer ")),
        who === "you" ? counted : alt(map(counted, turned, turned), inArea(OPPONENT.owner)),
        variants(last),
      ),
      ([, compare, select]): Condition => ({
        amount: { count: select },
        is: compare,
        than: { count: turned(select) },
      }),
      (value) => {
        if (!("amount" in value) || typeof value.amount !== "object" || !("count" in value.amount))
          return undefined;
        const select = value.amount.count;
        return select.of === who
          ? ([undefined, value.is, select, undefined] as [undefined, Comparison, Selection, undefined])
          : undefined;
      },
    );
  const by = (who: Who, first: string, last: string): Grammar<Condition> =>
    map(
      seq(
        lead(first, trail(count, [" or more "])),
        who === "you" ? counted : map(counted, turned, turned),
        variants(last),
      ),
      ([n, select]): Condition => ({
        amount: { count: select },
        is: ">=",
        than: { sum: [{ count: turned(select) }, n] },
      }),
      (value) => {
        if (!("amount" in value) || typeof value.amount !== "object" || !("count" in value.amount))
          return undefined;
        const n = typeof value.than === "object" && "sum" in value.than ? value.than.sum[1] : undefined;
        return value.amount.count.of === who && typeof n === "number"
          ? ([n, value.amount.count, undefined] as [number, Selection, undefined])
          : undefined;
      },
    );
  return alt(
    by("you", "you have ", " than your opponent"),
    by("opponent", "your opponent has ", " than you"),
    way("you", "you have ", " than your opponent"),
    way("opponent", "your opponent has ", " than you"),
    way("opponent", "your opponent has ", " than you do"),
  );
});

/** "you or your opponent's life is at 2 or less". */
export const anyLife: Grammar<Condition> = rule(() =>
  either("any", () =>
    map(
      lead(
        [
          "you or your opponent's life is at ",
          "your or your opponent's life is at ",
          "your life or your opponent's life is at ",
          "a player's life is at ",
        ],
        compared,
      ),
      (value): Condition => ({ count: { of: "you", in: ["life"], where: [] }, ...value }),
      (value) => {
        if (!("count" in value) || !same(value.count, { of: "you", in: ["life"], where: [] }))
          return undefined;
        const { count: _, ...others } = value;
        return others as Compared;
      },
    ),
  ),
);

/** "your life is at 4 or less", "your opponent's life is at 2 or more". */
export const life: Grammar<Condition> = rule(() => alt(lifeAt, lifeAgainst));
/** "your life is less than or equal to your opponent's". */
const lifeAgainst: Grammar<Condition> = rule(() => {
  const of = (who: Who): Amount => ({ count: { of: who, in: ["life"], where: [] } });
  const by = (mine: Who, words: string[], ends: string[], is: Comparison): Grammar<Condition> =>
    record<Condition>(
      { amount: of(mine), is, than: of(mine === "you" ? "opponent" : "you") } as Partial<Condition>,
      variants(
        ...words.flatMap((one) =>
          ends.map((end) => `${mine === "you" ? "your" : "your opponent's"} life is ${one} ${end}`),
        ),
      ),
    );
  const way = (is: Comparison, ...words: string[]): Grammar<Condition> =>
    alt(
      by("you", words, ["your opponent's life", "your opponent's"], is),
      by("opponent", words, ["your life", "yours"], is),
    );
  return alt(
    way("<=", "less than or equal to", "equal to or less than"),
    way(">=", "greater than or equal to"),
    way("<", "less than", "lower than"),
    way(">", "greater than", "more than"),
  );
});
const lifeAt: Grammar<Condition> = rule(() =>
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
