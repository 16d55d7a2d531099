import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  orList,
  pronoun,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Condition, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { amountOf } from "./amounts.ts";
import { anyLife, condition1, has, howMany, life, more, several } from "./counts.ts";
import { didIt } from "./done.ts";
import { adjective, compared, including, nominal, nominalOne, property, qualities, tint } from "./filters.ts";
import { attackedThis, didThis, happenedThis, playedThis } from "./history.ts";
import { cards, pack } from "./kinds.ts";
import { its, that, thisCard } from "./references.ts";
import { anyones, areaName, areaNames, bare, owned, yourArea } from "./selections.ts";
import {
  allAre,
  areaHas,
  busy,
  colorsBesides,
  different,
  eachIn,
  eachThere,
  inBoth,
  isNotIn,
  leaderAndEnergy,
  there,
} from "./there.ts";
import { cardName, character, count, owner } from "./words.ts";

/** What must hold: "If …". */

/** What may be said of a card: " is red", " is a red <A> card", " has [Barrier]". */
const said: Grammar<Filter[]> = rule(() =>
  alt(
    lead([" is a ", " is an ", " are ", " is the ", " was a ", " was an "], cards),
    lead([" is ", " was "], alone(adjective)),
    lead(" is ", namedWith),
    lead(" is ", trail(alone(nominal), " card")),
    isOrHas,
    isThenHas,
    hasAndIs,
    lead([" was your own ", " is your own "], yours),
    alone(
      alt(
        // Not " was ": a card that has gone has no mode any more.
        lead([" is ", " are "], state),
        lead([" isn't ", " is not ", " aren't "], record<Filter>({}, { not: state })),
        lead([" has ", " is ", "'s "], side),
        lead("'s character name includes ", including("character", character)),
        lead(["'s card name includes ", "'s name includes "], including("name", cardName)),
        is<Filter>({ flag: "awakened" }, " is awakened"),
        record<Filter>({}, " is under ", { under: alt(lead(["a ", "an "], alt(yourArea, anyones)), owned) }),
        lead(" has ", property),
        record<Filter>(
          { number: "markers" },
          " has ",
          { others: compared },
          variants(" markers on it", " marker on it", " markers", " marker"),
        ),
        record<Filter>(
          {},
          variants(" is in ", " is in play in ", " remains in "),
          variants("your ", "a ", "the ", "its owner's "),
          { area: areaNames },
        ),
        is<Filter>({ area: ["battle", "unison"] }, " is in play"),
        lead(
          [" doesn't have ", " does not have "],
          record<Filter>({}, { not: alt(property, lead("a ", property)) }),
        ),
        lead(
          [" isn't a ", " isn't an ", " is not a "],
          record<Filter>({}, { not: map(cards, pack, unpackOne) }),
        ),
        lead([" isn't ", " is not "], record<Filter>({}, { not: adjective })),
      ),
    ),
    either,
    lead([" has both ", " is both "], listOf(alt(nominal), variants(", "), variants(" and "), 2)),
    bothNamed,
  ),
);
/** "your own Battle Card": whoever has it now. */
const yours: Grammar<Filter[]> = rule(() =>
  map(
    cards,
    (where): Filter[] => [{ owner: "you" }, ...where],
    ([first, ...where]) => (first && "owner" in first && first.owner === "you" ? where : undefined),
  ),
);
/** " is red or has {A} in its card name". */
const isOrHas: Grammar<Filter[]> = rule(() => {
  const kind = alt(lead(" is ", adjective), lead([" is a ", " is an "], map(cards, pack, unpackOne)));
  return alone(
    map(
      seq(kind, lead([" or has ", ", or has "], property)),
      (any): Filter => ({ any }),
      (value) => ("any" in value && value.any.length === 2 ? (value.any as [Filter, Filter]) : undefined),
    ),
  );
});
/** " is blue, has <A> in its character name", before more that must hold. */
const isThenHas: Grammar<Filter[]> = rule(() =>
  map(
    seq(lead(" is ", adjective), lead([", has ", " and has "], property)),
    (all): Filter[] => all,
    (all) => (all.length === 2 ? (all as [Filter, Filter]) : undefined),
  ),
);
/** " has <A> in its character name and is attacking". */
const hasAndIs: Grammar<Filter[]> = rule(() =>
  map(
    seq(lead(" has ", property), lead(" and is ", alt(state, adjective))),
    (all): Filter[] => all,
    (all) => (all.length === 2 ? (all as [Filter, Filter]) : undefined),
  ),
);
/** " is both a red <A> and <B> card". */
const bothNamed: Grammar<Filter[]> = rule(() =>
  map(
    lead(
      [" is both a ", " is both an ", " is a ", " is an "],
      seq(trail(tint, " "), trail(listOf(nominal, variants(", "), variants(" and "), 2), " card")),
    ),
    ([colour, names]) => [colour, ...names],
    ([colour, ...names]) =>
      colour && names.length > 1 ? ([colour, names] as [Filter, Filter[]]) : undefined,
  ),
);
/** " is 《A》 with <B> in its character name": without an article. */
const namedWith: Grammar<Filter[]> = rule(() =>
  map(
    seq(nominal, qualities),
    ([first, others]) => (others.length ? [first, ...others] : undefined),
    ([first, ...others]) => (first ? ([first, others] as [Filter, Filter[]]) : undefined),
  ),
);
const state: Grammar<Filter> = alt(
  is<Filter>({ flag: "rested" }, "in Rest Mode"),
  is<Filter>({ flag: "active" }, "in Active Mode"),
  is<Filter>({ flag: "hidden" }, "in Hidden Mode"),
  is<Filter>({ flag: "inBattle" }, "in a battle", "in battle"),
  is<Filter>({ flag: "attacking" }, "attacking"),
  is<Filter>({ flag: "attacked" }, "being attacked"),
);
const side: Grammar<Filter> = alt(
  is<Filter>(
    { flag: "backUp" },
    "back is facing up",
    "back side is facing up",
    "on its back side",
    "its back side facing up",
    "back is face up",
  ),
  is<Filter>(
    { flag: "frontUp" },
    "front is facing up",
    "front side is facing up",
    "on its front side",
    "its front side facing up",
  ),
);
const unpackOne = (filter: Filter): Filter[] => ("all" in filter ? filter.all : [filter]);

/** " is red or a <A> card", " is a red card or a <A> card". */
const either: Grammar<Filter[]> = rule(() => {
  type Item = { kind: Filter; bare: boolean };
  const article = lead(["a ", "an ", "is a ", "is an "], map(cards, pack, unpackOne));
  const item = (inner: Grammar<Filter>, bare: boolean): Grammar<Item> =>
    map(
      inner,
      (kind): Item => ({ kind, bare }),
      ({ kind }) => kind,
    );
  return alone(
    map(
      lead(" is ", orList(alt(item(alt(tint, nominalOne), true), item(article, false)), 2)),
      (all): Filter | undefined =>
        all.slice(0, -1).some((one, i) => !one.bare && all[i + 1]!.bare)
          ? undefined
          : { any: all.map(({ kind }) => kind) },
      (value) => ("any" in value ? value.any.map((kind) => ({ kind, bare: true })) : undefined),
    ),
  );
});

/** "your Leader is …": some card of that description. */
const ofSelection = (whose: Grammar<Selection>): Grammar<Condition> =>
  map(
    seq(whose, said),
    ([select, where]): Condition => ({
      count: { ...select, where: [...select.where, ...where] },
      is: ">=",
      than: 1,
    }),
    (value) => {
      if (!("count" in value) || value.is !== ">=" || value.than !== 1) return undefined;
      const [first, ...where] = value.count.where;
      if (!first || !("category" in first)) return undefined;
      return [{ ...value.count, where: [first] }, where] as [Selection, Filter[]];
    },
  );

const leader: Grammar<Condition> = rule(() => {
  const leaders = record<Selection>(
    { in: ["leader"], where: [{ category: ["LEADER"] }] },
    { of: owner },
    variants("Leader Card", "Leader", "Leader card", "leader"),
  );
  const back = map(
    seq(owner, variants("Leader's back side", "Leader Card's back side", "Leader Card's back"), said),
    ([of, , where]): Condition => ({
      count: { of, in: ["leader"], where: [{ category: ["LEADER"] }, { back: where }] },
      is: ">=",
      than: 1,
    }),
    (value) => {
      if (!("count" in value)) return undefined;
      const [, second] = value.count.where;
      return second && "back" in second && value.count.of !== "any"
        ? ([value.count.of, undefined, second.back] as [Who, undefined, Filter[]])
        : undefined;
    },
  );
  return alt(ofSelection(leaders), back);
});

/** "the name of your Leader's back side includes {A}". */
const backName: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead("the name of ", owner),
      lead(
        ["Leader's back side includes ", "Leader Card's back side includes "],
        including("name", cardName),
      ),
    ),
    ([of, name]): Condition => ({
      count: { of, in: ["leader"], where: [{ category: ["LEADER"] }, { back: [name] }] },
      is: ">=",
      than: 1,
    }),
    (value) => {
      const second = "count" in value ? value.count.where[1] : undefined;
      return "count" in value && second && "back" in second && value.count.of !== "any"
        ? ([value.count.of, second.back[0]!] as [Who, Filter])
        : undefined;
    },
  ),
);

/** "your Leader is red and-A, or B, or C". */
const andAny: Grammar<Condition> = rule(() =>
  map(
    seq(
      simple,
      variants(" and-", ", and-"),
      listOf(simple, variants(", ", ", or "), variants(", or ", " or "), 2),
    ),
    ([first, , any]): Condition => ({ all: [first, { any }] }),
    (value) => {
      const [first, second] = "all" in value ? value.all : [];
      return first && second && "any" in second
        ? ([first, undefined, second.any] as [Condition, undefined, Condition[]])
        : undefined;
    },
  ),
);

/** "A or B, and C", "A, or B and C": the comma tells what belongs together. */
const mixed: Grammar<Condition> = rule(() => {
  const any = several(listOf(simple, variants(", "), variants(" or ", " or if "), 2), "any");
  const all = several(listOf(simple, variants(", "), variants(" and ", " while "), 2), "all");
  const pair = (how: "all" | "any", inner: Grammar<[Condition, undefined, Condition]>): Grammar<Condition> =>
    map(
      inner,
      ([first, , second]) => ({ [how]: [first, second] }) as unknown as Condition,
      (value) => {
        const both = how in value ? (value as unknown as Record<string, Condition[]>)[how]! : [];
        return both.length === 2
          ? ([both[0]!, undefined, both[1]!] as [Condition, undefined, Condition])
          : undefined;
      },
    );
  return alt(
    pair("all", seq(any, variants(", and ", ", and if "), simple)),
    pair("all", seq(simple, variants(", and ", ", and if "), any)),
    pair("any", seq(simple, variants(" or "), all)),
    pair("any", seq(simple, variants(", or ", ", or if ", ", or when ", ", or-"), all)),
  );
});

/** "the Battle Card being played has …": a Unison that is played is none. */
const battleCardPlayed: Grammar<Condition> = rule(() =>
  map(
    condition1(
      {
        card: is<Reference>(
          "event",
          "the Battle Card being played",
          "the Battle Card your opponent is playing",
        ),
      },
      { where: said },
    ),
    (value): Condition | undefined =>
      "card" in value ? { ...value, where: [BATTLE_CARD, ...value.where] } : undefined,
    (value) =>
      "card" in value && same(value.where[0], BATTLE_CARD)
        ? { ...value, where: value.where.slice(1) }
        : undefined,
  ),
);
const BATTLE_CARD: Filter = { category: ["BATTLE"] };

const card: Grammar<Condition> = rule(() =>
  alt(
    condition1({ card: alt(thisCard, that) }, { where: said }),
    condition1(
      { card: is<Reference>("event", "the card being played", "the card your opponent is playing") },
      { where: said },
    ),
    battleCardPlayed,
    condition1(variants("it's a ", "it's an "), { card: emptyIt }, { where: cards }),
    condition1(variants("it's "), { card: emptyIt }, { where: alone(alt(adjective, state, itsArea)) }),
    condition1({ card: its }, " ", { where: alone(side) }),
    condition1(
      {
        card: is<Reference>(
          "battled",
          "this card is in a battle with a ",
          "this card is in a battle with an ",
        ),
      },
      { where: cards },
    ),
    reducedTo,
    raisedTo,
    condition1(
      variants("there are "),
      {
        where: alone(
          record<Filter>(
            { number: "markers" },
            { others: compared },
            variants(" markers on ", " marker on "),
          ),
        ),
      },
      { card: thisCard },
    ),
    condition1(variants("they're "), { card: emptyIt }, { where: cards }),
  ),
);
/** "this skill reduces that card's power to 0 or less": a Battle Card that had none would not lie there any more. */
const reducedTo: Grammar<Condition> = rule(() =>
  condition1(variants("this skill reduces ", "this reduces "), { card: its }, " power to ", {
    where: is<Filter[]>([{ number: "power", is: "<=", than: 0 }], "0 or less", "0"),
  }),
);
/** "this raises that card's power to 20000 or more": what it comes to. */
const raisedTo: Grammar<Condition> = rule(() =>
  condition1(
    variants("this skill raises ", "this raises ", "this skill makes "),
    { card: its },
    variants(" power to ", " power "),
    { where: alone(record<Filter>({ number: "power", is: ">=" }, { than: count }, " or more")) },
  ),
);
/** "your <A> card is attacking a Battle Card". */
export const attackingOne: Grammar<Condition> = rule(() => {
  const attacking: Filter = { flag: "attacking" };
  const attacker: Grammar<Condition> = alt(
    map(
      thisCard,
      (card): Condition => ({ card, where: [attacking] }),
      (value) => ("card" in value && value.card === "this" ? "this" : undefined),
    ),
    map(
      lead(["", "one of "], owned),
      (select): Condition => ({
        count: { ...select, where: [...select.where, attacking] },
        is: ">=",
        than: 1,
      }),
      (value) => ("count" in value ? { ...value.count, where: value.count.where.slice(0, -1) } : undefined),
    ),
  );
  const target = variants("a ", "an ", "an opponent's ", "your opponent's ", "one of your opponent's ");
  return map(
    seq(attacker, variants(" is attacking ", " attacks "), lead(target, cards)),
    ([first, , where]): Condition => ({ all: [first, { card: "attacked", where }] }),
    (value) => {
      const [first, second, ...others] = "all" in value ? value.all : [];
      return first && second && "card" in second && second.card === "attacked" && !others.length
        ? ([first, undefined, second.where] as [Condition, undefined, Filter[]])
        : undefined;
    },
  );
});
/** "your opponent is attacking with a red Battle Card". */
const attackingWith: Grammar<Condition> = rule(() =>
  map(
    lead(
      ["a", "an", "one of their"].map((which) => `your opponent is attacking with ${which} `),
      bare,
    ),
    ({ in: areas, where }): Condition => ({
      count: { of: "opponent", in: areas, where: [...where, { flag: "attacking" }] },
      is: ">=",
      than: 1,
    }),
    (value) => ("count" in value ? { in: value.count.in, where: value.count.where.slice(0, -1) } : undefined),
  ),
);
/** "this card and {A} are in your Warp", "this card and all of your energy are in Rest Mode". */
const thisAnd: Grammar<Condition> = rule(() =>
  alt(
    map(
      seq(lead("this card and ", cards), lead(" are in your ", areaNames)),
      ([where, area]): Condition => ({
        all: [
          { card: "this", where: [{ area }] },
          { count: { of: "you", in: area, where }, is: ">=", than: 1 },
        ],
      }),
      (value) => {
        const [first, second] = "all" in value ? value.all : [];
        return first && "card" in first && second && "count" in second
          ? ([second.count.where, second.count.in] as [Filter[], string[]])
          : undefined;
      },
    ),
    map(
      seq(lead("this card and all of ", owned), lead(" are ", state)),
      ([select, mode]): Condition => ({
        all: [
          { card: "this", where: [mode] },
          { count: { ...select, where: [...select.where, { not: mode }] }, is: "=", than: 0 },
        ],
      }),
      (value) => {
        const [first, second] = "all" in value ? value.all : [];
        return first && "card" in first && second && "count" in second
          ? ([{ ...second.count, where: second.count.where.slice(0, -1) }, first.where[0]!] as [
              Selection,
              Filter,
            ])
          : undefined;
      },
    ),
  ),
);
/** "the only cards in your Battle Area are <A> cards": none of another kind. */
const onlyCards: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead("the only cards in ", record<Selection>({ where: [] }, { of: owner }, { in: areaNames })),
      lead(" are ", cards),
    ),
    ([area, where]): Condition => ({ count: { ...area, where: [{ not: pack(where) }] }, is: "=", than: 0 }),
    (value) => {
      const [only] = "count" in value ? value.count.where : [];
      return "count" in value && only && "not" in only
        ? ([{ ...value.count, where: [] }, unpackOne(only.not)] as [Selection, Filter[]])
        : undefined;
    },
  ),
);
/** "this card is the only card in your hand". */
const onlyThis: Grammar<Condition> = rule(() =>
  map(
    lead("this card is the only card in your ", areaName),
    (area): Condition => ({
      all: [
        { card: "this", where: [{ area: [area] }] },
        { count: { of: "you", in: [area], where: [] }, is: "=", than: 1 },
      ],
    }),
    (value) => {
      const [first, second] = "all" in value ? value.all : [];
      return first && "card" in first && second && "count" in second && !second.count.where.length
        ? second.count.in[0]
        : undefined;
    },
  ),
);
/** "your <A> is in a battle during your turn". */
const busyIn: Grammar<Condition> = rule(() =>
  map(
    seq(busy, alt(is<Who>("you", " during your turn"), is<Who>("opponent", " during your opponent's turn"))),
    ([first, turn]): Condition => ({ all: [first, { turn }] }),
    (value) => {
      const [first, second, ...others] = "all" in value ? value.all : [];
      return first && second && "turn" in second && !others.length
        ? ([first, second.turn] as [Condition, Who])
        : undefined;
    },
  ),
);
/** "{A} is in play in your Battle Area and {B} is not". */
const andNot: Grammar<Condition> = rule(() =>
  map(
    seq(
      cards,
      lead(
        [" is in play in ", " is in "],
        record<{ of: Who; in: string[] }>({}, { of: owner }, { in: areaNames }),
      ),
      trail(lead(" and ", cards), [" is not", " isn't"]),
    ),
    ([here, area, missing]): Condition => ({
      all: [
        { count: { ...area, where: here }, is: ">=", than: 1 },
        { count: { ...area, where: missing }, is: "=", than: 0 },
      ],
    }),
    (value) => {
      const [first, second, ...others] = "all" in value ? value.all : [];
      if (!first || !second || others.length || !("count" in first) || !("count" in second)) return undefined;
      const { where, ...area } = first.count;
      return [where, area as { of: Who; in: string[] }, second.count.where] as [
        Filter[],
        { of: Who; in: string[] },
        Filter[],
      ];
    },
  ),
);
/** "you removed 2 or more markers using this skill": by the X that was chosen. */
const removedMarkers: Grammar<Condition> = rule(() =>
  condition1("you removed ", { others: howMany }, variants("markers", "marker"), {
    amount: is<Amount>({ x: true }, "", " using this skill", " with this skill"),
  }),
);
const itsArea = record<Filter>({}, variants("in your ", "in a ", "in the "), { area: areaNames });
const emptyIt: Grammar<Reference> = pronoun({ many: false }, "");

export const simple: Grammar<Condition> = rule(() =>
  alt(
    leader,
    leaderAndEnergy,
    anyLife,
    eachThere,
    more,
    life,
    has,
    allAre,
    anyLife,
    there,
    different,
    eachIn,
    eachThere,
    isNotIn,
    busy,
    card,
    didIt,
    happenedThis,
    didThis,
    playedThis,
    attackedThis,
    attackingOne,
    removedMarkers,
    areaHas,
    colorsBesides,
    inBoth,
    backName,
    is<Condition>(
      { happened: { event: "play", card: "this" }, this: "turn" },
      "it's the turn when this card was played",
      "it's the turn this card was played",
    ),
    is<Condition>(
      {
        count: { of: "opponent", in: ["leader", "battle", "unison"], where: [{ flag: "attacking" }] },
        is: ">=",
        than: 1,
      },
      "your opponent is attacking",
    ),
    attackingWith,
    onlyCards,
    onlyThis,
    thisAnd,
    busyIn,
    andNot,
    is<Condition>(
      { all: [{ turn: "you" }, { turnNumber: 1, of: "you", is: "=" }] },
      "it's your first turn",
      "it is your first turn",
    ),
    is<Condition>({ turn: "you" }, "it's your turn", "it is your turn"),
    is<Condition>({ turn: "opponent" }, "it's your opponent's turn", "it is your opponent's turn"),
    condition1({ amount: amountOf }, variants(" is ", " is the "), { others: compared }),
  ),
);

/** One, or several that must all hold, or any of them. */
export const condition: Grammar<Condition> = rule(() =>
  alt(
    simple,
    andAny,
    mixed,
    several(
      listOf(
        simple,
        variants(", ", " and ", ", and ", " and if ", ", and if "),
        variants(" and ", ", and ", " and if ", ", and if ", " while "),
        2,
      ),
      "all",
    ),
    several(
      listOf(
        simple,
        variants(", "),
        variants(" or ", ", or ", " or if ", ", or if ", " or when ", ", or when ", ", or-", " or-"),
        2,
      ),
      "any",
    ),
  ),
);
