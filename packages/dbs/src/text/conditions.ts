import {
  alone,
  alt,
  earlier,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  pronoun,
  record,
  rule,
  seq,
  variants,
} from "@arbiter/cardtext";
import type { Condition, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { amountOf } from "./amounts.ts";
import { allAre, busy, condition1, different, eachIn, has, isNotIn, life, several, there } from "./counts.ts";
import { adjective, compared, property } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { anyones, cards, owned, pack, yourArea } from "./selections.ts";
import { owner } from "./words.ts";

/** What must hold: "If …". */

/** What may be said of a card: " is red", " is a red <A> card", " has [Barrier]". */
const said: Grammar<Filter[]> = rule(() =>
  alt(
    lead([" is a ", " is an ", " are ", " is the ", " was a ", " was an "], cards),
    lead([" is ", " was "], alone(adjective)),
    alone(
      alt(
        is<Filter>({ flag: "rested" }, " is in Rest Mode"),
        is<Filter>({ flag: "active" }, " is in Active Mode"),
        is<Filter>({ flag: "hidden" }, " is in Hidden Mode"),
        is<Filter>({ flag: "inBattle" }, " is in a battle", " is in battle"),
        is<Filter>({ flag: "awakened" }, " is awakened"),
        record<Filter>({}, " is under ", { under: alt(lead(["a ", "an "], alt(yourArea, anyones)), owned) }),
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

/** "your Leader is red and-A, or B, or C". */
const andAny: Grammar<Condition> = rule(() =>
  map(
    seq(simple, variants(" and-", ", and-"), listOf(simple, variants(", ", ", or "), variants(", or "), 2)),
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
  const any = several(listOf(simple, variants(", "), variants(" or "), 2), "any");
  const all = several(listOf(simple, variants(", "), variants(" and "), 2), "all");
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
    pair("any", seq(simple, variants(", or ", ", or if "), all)),
  );
});

const card: Grammar<Condition> = rule(() =>
  alt(
    condition1({ card: alt(thisCard, that) }, { where: said }),
    condition1(
      {
        card: is<Reference>(
          "event",
          "the Battle Card being played",
          "the card being played",
          "the Battle Card your opponent is playing",
          "the card your opponent is playing",
        ),
      },
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
    different,
    eachIn,
    isNotIn,
    busy,
    card,
    condition1({
      done: alt(
        earlier(
          { did: "add" },
          "you added a card to your hand",
          "you added a card",
          "you add a card to your hand",
        ),
        earlier({ did: "play" }, "you played a card", "you play a card"),
        earlier(
          { did: "discard" },
          "you discarded a card",
          "you placed a card in your Drop Area",
          "you placed a card in your Drop",
        ),
      ),
    }),
    is<Condition>({ turn: "you" }, "it's your turn", "it is your turn"),
    is<Condition>({ turn: "opponent" }, "it's your opponent's turn", "it is your opponent's turn"),
    condition1({ amount: amountOf }, " is ", { others: compared }),
  ),
);

/** One, or several that must all hold, or any of them. */
export const condition: Grammar<Condition> = rule(() =>
  alt(
    simple,
    andAny,
    mixed,
    several(listOf(simple, variants(", "), variants(" and ", ", and ", " and if ", ", and if "), 2), "all"),
    several(listOf(simple, variants(", "), variants(" or ", ", or ", " or if ", ", or if "), 2), "any"),
  ),
);
