import {
  alone,
  alt,
  andList,
  earlier,
  type Grammar,
  is,
  lead,
  listOf,
  many,
  map,
  number,
  orList,
  type Part,
  pronoun,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type {
  Amount,
  Comparison,
  Condition,
  Filter,
  Happening,
  Reference,
  Selection,
  Who,
} from "@arbiter/engine";
import { givenDon, theNumber } from "./amounts.ts";
import { moreOrLess, numbersCompared, only } from "./comparisons.ts";
import { anyOf, attributed, colored, named, property, typed, typeIncludes } from "./filters.ts";
import { cameByPlay, past } from "./happenings.ts";
import { earlierCard, that, thisCard } from "./references.ts";
import {
  bare,
  cards,
  inArea,
  isName,
  lifeCards,
  markedOnField,
  type Noun,
  nounAfterName,
  onField,
  onTheField,
  type Place,
  place,
} from "./selections.ts";
import { OPPONENT, owner, YOU } from "./words.ts";

/** What must hold: "If …" (8-3-3). */

type Compared = { is: Comparison; than: Amount };

/** "3 or less ", "10 ", "a ". */
const article: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ");
const noArticle: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "");
const atLeastOne: Grammar<Compared> = alt(article, noArticle);
const howMany: Grammar<Compared> = alt(
  record<Compared>({ is: "<=" }, variants("", "a total of "), { than: number }, " or less "),
  record<Compared>({ is: ">=" }, variants("", "a total of "), { than: number }, " or more "),
  record<Compared>({ is: "=" }, { than: number }, " "),
  is<Compared>({ is: "=", than: 0 }, "no "),
);
/** "is 5 or more". */
const compared: Grammar<Compared> = alt(
  record<Compared>({ is: "<=" }, { than: number }, " or less"),
  record<Compared>({ is: ">=" }, { than: number }, " or more"),
);

interface Player {
  who: Who;
  has: string;
  lacks: string[];
  own: string;
  whose: Grammar<Who>;
}
const PLAYERS: Player[] = [
  {
    who: "you",
    has: "you have ",
    lacks: ["you don't have ", "you do not have "],
    own: "your",
    whose: YOU.owner,
  },
  {
    who: "opponent",
    has: "your opponent has ",
    lacks: ["your opponent doesn't have ", "your opponent does not have "],
    own: "their",
    whose: OPPONENT.owner,
  },
];

const condition1 = (...parts: Part<Condition>[]): Grammar<Condition> => record<Condition>({}, ...parts);
const ofEach = (of: Who | "any", inner: Grammar<Noun>): Grammar<Selection> =>
  record<Selection>({ of }, { others: inner });

/** What a player may have, after "you have "; `bareNouns` are what needs no article there. */
const possession = (
  { who, own, whose }: Player,
  bareNouns = (field: Grammar<Selection>) => alt(ofEach(who, lifeCards), field, inArea(whose)),
): Grammar<Condition> => {
  const some = { others: alt(howMany, atLeastOne) };
  const field = withoutDon(alt(ofEach(who, onField), trail(ofEach(who, bare), ` on ${own} field`)));
  const don = (name: string, ...words: string[]) =>
    condition1(some, { amount: is<Amount>({ pool: name, of: who }, ...words) });
  return alt(
    condition1({ others: howMany }, { count: alt(ofEach(who, lifeCards), inArea(whose), field) }),
    condition1(
      { others: howMany },
      { count: alt(inArea(whose), field) },
      { different: is("name", " with different card names", " with different names") },
    ),
    differentInArea(whose),
    condition1({ others: howMany }, { count: ofTwoAreas(whose) }),
    condition1({ others: article }, { count: alt(ofEach(who, lifeCards), field, inArea(whose)) }),
    condition1({ others: noArticle }, { count: bareNouns(field) }),
    don("don.field", `DON!! cards on ${own} field`, "DON!! cards on the field"),
    condition1(some, { amount: is<Amount>(restedCards(who), "rested cards") }),
    don("don.active", "active DON!! cards"),
    don("don.rested", "rested DON!! cards"),
    don("don.given", "DON!! cards given", "given DON!! cards"),
    condition1(some, { amount: givenDon(whose) }),
  );
};

/** "8 or more Events with different card names in your trash". */
const differentInArea = (whose: Grammar<Who>): Grammar<Condition> =>
  map(
    seq(howMany, trail(cards, " with different card names"), place(whose)),
    ([many, where, area]): Condition => ({ count: { ...area, where }, ...many, different: "name" }),
    (value) => {
      if (!("count" in value) || value.different !== "name") return undefined;
      const { of, in: areas, where } = value.count;
      return [{ is: value.is, than: value.than }, where, { of, in: areas }] as [Compared, Filter[], Place];
    },
  );

/** DON!! cards are counted as a number: "8 or more rested cards" is of both together. */
const restedCards = (of: Who): Amount => ({
  sum: [
    { count: { of, in: ["leader", "characters", "stage"], where: [{ flag: "rested" }] } },
    { pool: "don.rested", of },
  ],
});
const withoutDon = (inner: Grammar<Selection>): Grammar<Selection> =>
  map(
    inner,
    (value) => (value.in.includes("cost") ? undefined : value),
    (value) => value,
  );

/** "cards in your Life area and hand": of both together. */
const ofTwoAreas = (whose: Grammar<Who>): Grammar<Selection> =>
  record<Selection>(
    { where: [] },
    variants("cards in ", "card in "),
    { of: whose },
    {
      in: listOf(
        alt(is("life", "Life area"), is("hand", "hand"), is("trash", "trash"), is("deck", "deck")),
        variants(", "),
        variants(" and ", ", and "),
        2,
      ),
    },
  );

const several = (list: Grammar<Condition[]>, how: "all" | "any"): Grammar<Condition> =>
  map(
    list,
    (all): Condition => (how === "all" ? { all } : { any: all }),
    (value) => (how in value ? (value as { all: Condition[]; any: Condition[] })[how] : undefined),
  );

/** "[A] and [B] Characters with 6000 base power": what follows the names goes for each. */
const eachNamed = ({ who }: Player): Grammar<Condition> =>
  map(
    seq(andList(named, 2), nounAfterName),
    ([all, { in: areas, where }]): Condition => ({
      all: all.map((name) => ({ count: { of: who, in: areas, where: [name, ...where] }, is: ">=", than: 1 })),
    }),
    (value) => {
      const all = ("all" in value ? value.all : []) as { count?: Selection }[];
      const [first] = all;
      if (!first?.count || !all.every((one) => one.count?.where.length === first.count!.where.length))
        return undefined;
      const [, ...where] = first.count.where;
      return [all.map((one) => one.count!.where[0]!), { in: first.count.in, where }] as [Filter[], Noun];
    },
  );

/** "[A] and [B] in your trash": some of each. */
const namedInArea = ({ whose }: Player): Grammar<Condition> =>
  map(
    seq(andList(named, 2), place(whose)),
    ([all, area]): Condition => ({
      all: all.map((name) => ({ count: { ...area, where: [name] }, is: ">=", than: 1 })),
    }),
    (value) => {
      const all = ("all" in value ? value.all : []) as { count?: Selection }[];
      const first = all[0]?.count;
      if (!first || !all.every((one) => one.count?.where.length === 1)) return undefined;
      return [all.map((one) => one.count!.where[0]!), { of: first.of as Who, in: first.in }] as [
        Filter[],
        Place,
      ];
    },
  );

/** "0 or 3 or more DON!! cards on your field". */
const twoNumbers = ({ who, own }: Player): Grammar<Condition> =>
  map(
    seq(number, variants(" or "), number, variants(` or more DON!! cards on ${own} field`)),
    ([exactly, , least]): Condition => ({
      any: [
        { amount: { pool: "don.field", of: who }, is: "=", than: exactly },
        { amount: { pool: "don.field", of: who }, is: ">=", than: least },
      ],
    }),
    (value) => {
      const [first, second] = ("any" in value ? value.any : []) as { than?: number }[];
      return typeof first?.than === "number" && typeof second?.than === "number"
        ? ([first.than, undefined, second.than, undefined] as [number, undefined, number, undefined])
        : undefined;
    },
  );

/**
 * A name alone shares the noun of the next one, a bare noun what is said behind the next one ("a Leader or Character with
 * 6000 power"): neither is a description of its own beside another that may be so.
 */
const described = (inner: Grammar<Condition[]>): Grammar<Condition[]> => {
  const isSome = (one: Condition | undefined): one is Extract<Condition, { count: Selection }> =>
    one !== undefined && "count" in one && one.is === ">=" && one.than === 1;
  const isOpen = (one: Condition): boolean =>
    isSome(one) &&
    (one.count.where.length === 0 || (one.count.where.length === 1 && isName(one.count.where[0])));
  return map(
    inner,
    (all) =>
      all.some((one, i) => isOpen(one) && (isSome(all[i - 1]) || isSome(all[i + 1]))) ? undefined : all,
    (all) => all,
  );
};

const has = (player: Player): Grammar<Condition>[] => {
  const one = possession(player);
  const listed = possession(player, () => withoutDon(ofEach(player.who, markedOnField)));
  const none = is<Compared>({ is: "=", than: 0 }, "");
  return [
    lead(player.has, one),
    lead(player.has, several(described(orList(listed, 2)), "any")),
    lead(player.has, several(described(andList(listed, 2)), "all")),
    lead(player.has, eachNamed(player)),
    lead(player.has, namedInArea(player)),
    lead(player.has, twoNumbers(player)),
    lead(
      player.lacks,
      condition1(variants("a ", "an ", "any ", ""), { count: ofEach(player.who, onField) }, { others: none }),
    ),
    lead(
      player.lacks,
      condition1({
        not: condition1(
          { others: record<Compared>({ is: "=" }, { than: number }, " ") },
          { count: ofEach(player.who, onField) },
        ),
      }),
    ),
  ];
};

const kind: Grammar<Filter> = alt(named, colored, is<Filter>({ flag: "multicolored" }, "multicolored"));

/** What may be said of one card after its name: "has the {A} type", "is rested". */
const said: Grammar<Filter> = rule(() =>
  alt(
    trail(lead(" has the ", anyOf(typed)), " type"),
    lead(
      " has ",
      anyOf(
        alt(
          trail(lead("the ", typed), " type"),
          trail(lead("the ", attributed), " attribute"),
          lead("a type including ", typeIncludes),
        ),
      ),
    ),
    lead("'s type includes ", anyOf(typeIncludes)),
    lead(["'s colors include ", "'s color includes "], anyOf(colored)),
    lead(" is ", anyOf(kind)),
    record<Filter>({}, " is not ", { not: anyOf(kind) }),
    record<Filter>({}, " does not have ", { not: property }),
    is<Filter>({ flag: "rested" }, " is rested"),
    is<Filter>({ flag: "active" }, " is active"),
    is<Filter>({ flag: "playedThisTurn" }, " was played on this turn", " was played this turn"),
    lead([" has ", " with "], property),
  ),
);

/** " has the {A} type or is [B]", " is rested and has …". */
const saids: Grammar<Filter[]> = rule(() => {
  const any = map(
    listOf(said, variants(","), variants(" or"), 2),
    (all): Filter => ({ any: all }),
    (value) => ("any" in value ? value.any : undefined),
  );
  return alt(
    alone(said),
    alone(any),
    listOf(said, variants(","), variants(" and"), 2),
    lead(" has ", listOf(property, variants(", "), variants(" and "), 2)),
  );
});

/** "that card is a {A} type Character card with a cost of 5 or less". */
const isA: Grammar<Filter[]> = rule(() => lead([" is a ", " is an "], cards));

const leader: Grammar<Condition> = rule(() =>
  map(
    seq(owner, variants("Leader"), saids),
    ([of, , where]): Condition => ({ count: { of, in: ["leader"], where }, is: ">=", than: 1 }),
    (value) => {
      if (!("count" in value) || value.is !== ">=" || value.than !== 1) return undefined;
      const { of, in: areas, where } = value.count;
      return of !== "any" && same(areas, ["leader"])
        ? ([of, undefined, where] as [Who, undefined, Filter[]])
        : undefined;
    },
  ),
);

/** "all of your Life cards are face-up": none that is not. */
const lifeFaces: Grammar<Condition> = rule(() =>
  record<Condition>({ is: "=", than: 0 }, "all of ", {
    count: record<Selection>({ in: ["life"] }, { of: owner }, "Life cards are ", {
      where: alt(
        is<Filter[]>([{ flag: "faceDown" }], "face-up"),
        is<Filter[]>([{ flag: "faceUp" }], "face-down"),
      ),
    }),
  }),
);

/** "your deck has 10 or less cards". */
const deckHas: Grammar<Condition> = rule(() =>
  map(
    seq(owner, lead("deck has ", howMany), variants("cards", "card")),
    ([of, many]): Condition => ({ count: { of, in: ["deck"], where: [] }, ...many }),
    (value) => {
      if (!("count" in value) || value.count.of === "any" || !same(value.count.in, ["deck"]))
        return undefined;
      const { count, ...many } = value;
      return [count.of, many, undefined] as [Who, Compared, undefined];
    },
  ),
);

/** "either you or your opponent has 0 Life cards": the same of both. */
const eitherPlayer: Grammar<Condition> = rule(() => {
  const other = (value: Condition): Condition =>
    JSON.parse(JSON.stringify(value).replaceAll('"of":"opponent"', '"of":"you"')) as Condition;
  return map(
    lead("either you or your opponent has ", possession(PLAYERS[1]!)),
    (value): Condition => ({ any: [other(value), value] }),
    (value) => {
      const [first, second, ...others] = "any" in value ? value.any : [];
      return second && others.length === 0 && same(first, other(second)) ? second : undefined;
    },
  );
});

const drawnByThis: Happening = {
  event: "draw",
  player: "you",
  byCard: { of: "you", in: [], where: [{ card: "this" }] },
};

/** "your opponent's attacking Leader or Character has 8000 power or more". */
const attacking: Grammar<Condition> = rule(() =>
  map(
    seq(owner, lead("attacking ", bare), alt(saids, isA)),
    ([of, { in: areas, where }, said]): Condition | undefined =>
      where.length === 0
        ? { count: { of, in: areas, where: [{ flag: "attacking" }, ...said] }, is: ">=", than: 1 }
        : undefined,
    (value) => {
      if (!("count" in value) || value.count.of === "any" || value.than !== 1) return undefined;
      const [first, ...said] = value.count.where;
      return same(first, { flag: "attacking" })
        ? ([value.count.of, { in: value.count.in, where: [] }, said] as [Who, Noun, Filter[]])
        : undefined;
    },
  ),
);

/** What an earlier clause did to cards: "3 or more cards were trashed", "you trashed an Event". */
const doneToCards: Grammar<Condition> = rule(() => {
  const among = (reference: Grammar<Reference>, where: Grammar<Filter[]>): Grammar<Condition> =>
    record<Condition>(
      { is: ">=", than: 1 },
      { count: record<Selection>({ of: "any", in: [] }, { among: reference }, { where }) },
    );
  return alt(
    condition1({ others: howMany }, "cards were ", {
      amount: record<Extract<Amount, { howMany: number }>>(
        {},
        { howMany: earlier({ did: "trash" }, "trashed") },
      ) as Grammar<Amount>,
    }),
    byThisEffect("ko", "a Character is K.O.'d by this effect", "a Character was K.O.'d by this effect"),
    byThisEffect("trash", "a card is trashed by this effect", "a card was trashed by this effect"),
    among(pronoun({ did: "trash" }, "you trashed a ", "you trashed an "), described1),
    among(
      pronoun(
        { did: "trash", many: true },
        "any of the trashed cards is a ",
        "any of the trashed cards is an ",
        "1 or more of the trashed cards is a ",
      ),
      described1,
    ),
  );
});
/** At least one was. */
const byThisEffect = (did: string, ...words: string[]): Grammar<Condition> =>
  record<Condition>(
    { is: ">=", than: 1 },
    {
      amount: record<Extract<Amount, { howMany: number }>>(
        {},
        { howMany: earlier({ did }, ...words) },
      ) as Grammar<Amount>,
    },
  );
/** Cards that something is said of. */
const described1: Grammar<Filter[]> = rule(() =>
  map(
    cards,
    (where) => (where.length ? where : undefined),
    (where) => where,
  ),
);

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

const simple: Grammar<Condition> = rule(() =>
  alt(
    leader,
    attacking,
    lifeFaces,
    ...PLAYERS.flatMap(has),
    eitherPlayer,
    deckHas,
    condition1(
      "you and your opponent have a total of ",
      { others: howMany },
      { count: ofEach("any", lifeCards) },
    ),
    condition1(
      variants("there is ", "there are "),
      { others: alt(howMany, atLeastOne) },
      { count: alt(ofEach("any", bare), onTheField, inArea(YOU.owner)) },
    ),
    condition1({ card: alt(thisCard, that) }, { where: saids }),
    condition1({ card: alt(that, earlierCard) }, { where: isA }),
    moreOrLess,
    numbersCompared,
    condition1({ amount: theNumber }, " is ", { others: compared }),
    only,
    condition1(
      "the total ",
      {
        amount: record<Extract<Amount, { total: string }>>(
          {},
          { total: alt(is("cost", "cost of "), is("power", "power of ")) },
          { of: record<Selection>({}, { of: owner }, { others: onField }) },
        ),
      },
      " is ",
      { others: compared },
    ),
    is<Condition>(
      { amount: { pool: "don.active", of: "you" }, is: "=", than: 0 },
      "all of your DON!! cards are rested",
    ),
    record<Condition>(
      { of: "you", is: ">=" },
      "it is your ",
      { turnNumber: alt(...ORDINALS.map((word, i) => is(i + 1, word))) },
      " turn or later",
    ),
    record<Condition>({ this: "turn" }, { happened: past }),
    record<Condition>({ this: "stay" }, { happened: cameByPlay }),
    doneToCards,
    is<Condition>(
      { not: { happened: drawnByThis, this: "turn" } },
      ...["you haven't", "you have not", "haven't", "have not"].flatMap((words) =>
        ["Leader", "Character", "Stage"].map(
          (kind) => `${words} drawn a card using this ${kind}'s effect during this turn`,
        ),
      ),
    ),
    is<Condition>({ turn: "you" }, "it is your turn"),
    is<Condition>({ turn: "opponent" }, "it is your opponent's turn"),
  ),
);

/** One, or several that must all hold, or any of them. */
export const condition: Grammar<Condition> = rule(() =>
  alt(
    simple,
    several(andList(simple, 2), "all"),
    several(many(simple, " and ", 3), "all"),
    several(orList(simple, 2), "any"),
  ),
);
