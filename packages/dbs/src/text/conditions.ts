import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  type Part,
  pronoun,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Condition, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { amountOf } from "./amounts.ts";
import { adjective, type Compared, compared, property } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { anyones, bare, cards, inArea, owned, pack } from "./selections.ts";
import { count, OPPONENT, owner, YOU } from "./words.ts";

/** What must hold: "If …". */

const condition1 = (...parts: Part<Condition>[]): Grammar<Condition> => record<Condition>({}, ...parts);
const atLeastOne: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ", "");
const howMany: Grammar<Compared> = alt(
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
const some = { others: alt(howMany, atLeastOne) };

/** What a player may have, after "you have ". */
const possession = (who: Who): Grammar<Condition> =>
  rule(() => {
    const here: Grammar<Selection> = record<Selection>({ of: who }, { others: bare });
    const voice = who === "you" ? YOU : OPPONENT;
    return condition1(some, { count: alt(trail(here, ["", " in play", " left"]), inArea(voice.owner)) });
  });

const several = (list: Grammar<Condition[]>, how: "all" | "any"): Grammar<Condition> =>
  map(
    list,
    (all): Condition => (how === "all" ? { all } : { any: all }),
    (value) => (how in value ? (value as { all: Condition[]; any: Condition[] })[how] : undefined),
  );

const none = is<Compared>({ is: "=", than: 0 }, "");
const has: Grammar<Condition> = rule(() =>
  alt(
    lead("you have ", possession("you")),
    lead("your opponent has ", possession("opponent")),
    lead(
      ["you have ", "you have both "],
      several(listOf(possession("you"), variants(", "), variants(" and ", ", and "), 2), "all"),
    ),
    lead(
      "you have ",
      several(listOf(possession("you"), variants(", "), variants(" or ", ", or "), 2), "any"),
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
const life: Grammar<Condition> = rule(() =>
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

/** What may be said of a card: " is red", " is a red <A> card", " has [Barrier]". */
const said: Grammar<Filter[]> = rule(() =>
  alt(
    lead([" is a ", " is an ", " are ", " is the "], cards),
    lead(" is ", alone(adjective)),
    alone(
      alt(
        is<Filter>({ flag: "rested" }, " is in Rest Mode"),
        is<Filter>({ flag: "active" }, " is in Active Mode"),
        is<Filter>({ flag: "hidden" }, " is in Hidden Mode"),
        is<Filter>({ flag: "inBattle" }, " is in a battle", " is in battle"),
        is<Filter>({ flag: "awakened" }, " is awakened"),
        lead(" has ", property),
        record<Filter>(
          { number: "markers" },
          " has ",
          { others: compared },
          variants(" markers on it", " marker on it", " markers", " marker"),
        ),
        record<Filter>({}, " is in ", { area: alone(is("battle", "your Battle Area", "a Battle Area")) }),
        record<Filter>({}, " is in ", { area: alone(is("drop", "your Drop Area", "your Drop")) }),
        record<Filter>({}, " is in ", { area: alone(is("hand", "your hand")) }),
        record<Filter>({}, " is in ", { area: alone(is("unison", "your Unison Area")) }),
        lead(" doesn't have ", record<Filter>({}, { not: property })),
        lead(
          [" isn't a ", " isn't an ", " is not a "],
          record<Filter>({}, { not: map(cards, pack, unpackOne) }),
        ),
        lead([" isn't ", " is not "], record<Filter>({}, { not: adjective })),
      ),
    ),
    map(
      seq(lead(" is ", adjective), lead(" and ", is<undefined>(undefined, "")), lead("has ", property)),
      ([first, , second]) => [first, second],
      (all) =>
        all.length === 2 ? ([all[0]!, undefined, all[1]!] as [Filter, undefined, Filter]) : undefined,
    ),
    either,
  ),
);
const unpackOne = (filter: Filter): Filter[] => ("all" in filter ? filter.all : [filter]);

/** " is red or a <A> card". */
const either: Grammar<Filter[]> = rule(() =>
  alone(
    map(
      seq(lead(" is ", adjective), variants(" or a ", " or an ", " or is a "), cards),
      ([first, , second]): Filter => ({ any: [first, pack(second)] }),
      (value) =>
        "any" in value && value.any.length === 2
          ? ([value.any[0]!, undefined, unpackOne(value.any[1]!)] as [Filter, undefined, Filter[]])
          : undefined,
    ),
  ),
);

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
    variants("Leader Card", "Leader"),
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

/** "all of your energy is red". */
const allAre: Grammar<Condition> = rule(() =>
  map(
    seq(lead(["all of ", "all "], owned), variants(" is ", " are "), adjective),
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
const there: Grammar<Condition> = rule(() => {
  const anywhere = alt(inArea(YOU.owner), anyones);
  return alt(
    lead(["there are ", "there is "], condition1(some, { count: anywhere })),
    map(
      seq(
        alt(atLeastOne, howMany),
        cards,
        variants(" is in ", " are in ", " is in play in "),
        record<{ of: Who; in: string[] }>({}, { of: owner }, { in: alone(places) }),
      ),
      ([many, where, , area]): Condition => ({ count: { ...area, where }, ...many }),
      (value) => {
        if (!("count" in value)) return undefined;
        const { count: select, ...many } = value;
        if (select.of === "any" || select.under || select.end || select.in.length !== 1) return undefined;
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
const places: Grammar<string> = alt(
  is("battle", "Battle Area"),
  is("drop", "Drop Area", "Drop"),
  is("warp", "Warp"),
  is("energy", "energy", "Energy Area"),
  is("combo", "Combo Area"),
  is("zEnergy", "Z-Energy"),
);

const card: Grammar<Condition> = rule(() =>
  alt(
    condition1({ card: alt(thisCard, that) }, { where: said }),
    condition1(
      { card: is<Reference>("event", "the Battle Card being played", "the card being played") },
      { where: said },
    ),
    condition1(variants("it's a ", "it's an "), { card: emptyIt }, { where: cards }),
    condition1(variants("it's "), { card: emptyIt }, { where: alone(adjective) }),
    condition1(variants("they're "), { card: emptyIt }, { where: cards }),
  ),
);
const emptyIt: Grammar<Reference> = pronoun({ many: false }, "");

export const simple: Grammar<Condition> = rule(() =>
  alt(
    leader,
    life,
    has,
    allAre,
    there,
    card,
    is<Condition>({ turn: "you" }, "it's your turn", "it is your turn"),
    is<Condition>({ turn: "opponent" }, "it's your opponent's turn", "it is your opponent's turn"),
    condition1({ amount: amountOf }, " is ", { others: compared }),
  ),
);

/** One, or several that must all hold, or any of them. */
export const condition: Grammar<Condition> = rule(() =>
  alt(
    simple,
    several(listOf(simple, variants(", "), variants(" and ", ", and ", " and if ", ", and if "), 2), "all"),
    several(listOf(simple, variants(", "), variants(" or ", ", or ", " or if "), 2), "any"),
  ),
);
