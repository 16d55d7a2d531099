/** Keyword skills about cards, energy, life and power: 22-25, 22-30, 22-32, 22-33, 22-35, 22-36, 22-37, 22-40 to 22-42. */
import type { Ability, Filter } from "@arbiter/engine";
import type { Written } from "./index.ts";
import { allows, always, battleCard, dropColors, needs, negateForTurn, yours } from "./said.ts";

const rested = 9; // the result that holds the cards an [Alliance] rested

/** 22-25: like [Awaken]; its Leader is turned over at the end. */
const wish: Written = ({ conditions = [], cost = [] }) => ({
  timing: "activateMainBattle",
  by: { timing: "22-25-1" },
  conditions: conditions.map((one) => needs("22-25-3", one)),
  cost: cost.map((clause) => ({ ...clause, by: "22-25-3" })),
});

/** 22-30: the attacked player's energy stands up again. */
const aegis: Written = ({ keyword, cost = [], conditions = [] }) => ({
  timing: "activateBattle",
  by: { timing: "22-30-1" },
  conditions: [...conditions, needs("22-30-4", { turn: "opponent" })],
  cost: [dropColors(keyword!.colors!, "color", "22-30-3"), ...cost],
  effect: [
    {
      act: {
        do: "activate",
        what: { select: yours("energy", { flag: "rested" }), count: 2, upTo: true },
      },
      by: "22-30-5",
    },
  ],
});

/** 22-32: whoever fights along is rested. */
const alliance: Written = ({ keyword, cost = [], effect = [] }) => {
  const ofColor: Filter = { any: keyword!.colors!.map((value) => ({ has: "color", value })) };
  return {
    timing: { when: [{ event: "attack", card: "this" }] },
    by: { timing: "22-32-3" },
    cost: [
      {
        act: {
          do: "rest",
          what: {
            select: yours("battle", battleCard, ofColor, { flag: "active" }),
            count: "any",
            atLeast: 1,
          },
        },
        by: "22-32-3",
        result: rested,
      },
      ...cost,
    ],
    effect: effect.map((clause) => ({ ...(ofRested(clause) as typeof clause), by: "22-32-4" })),
  };
};

/** "The cards switched to Rest Mode by this skill" are those of its price. */
function ofRested(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(ofRested);
  if (typeof part !== "object" || part === null) return part;
  const made = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, ofRested(inner)]));
  const where = made.where as Filter[] | undefined;
  const isMeant = (filter: Filter) => "flag" in filter && filter.flag === "restedForThisSkill";
  if (!Array.isArray(where) || !where.some(isMeant)) return made;
  return { ...made, where: where.filter((filter) => !isMeant(filter)), among: { result: rested } };
}

/** 22-33: the opponent gives up a life, or this card's player draws. */
const offering: Written = () => ({
  timing: { when: [{ event: "play", card: "this" }] },
  by: { timing: "22-33-2" },
  effect: [
    {
      act: {
        do: "move",
        what: { select: { of: "opponent", in: ["life"], where: [] }, count: 1, by: "opponent" },
        to: { area: "drop" },
        who: "opponent",
      },
      may: "opponent",
      result: 1,
      by: "22-33-3",
    },
    { act: { do: "draw", amount: 2 }, if: { not: { done: 1 } }, by: "22-33-3" },
  ],
});

/** 22-35-2, 22-36-2: the player plays another such Battle Card, or activates a skill of such an Extra. */
function joined(trait: string): Ability["timing"] {
  const such = (category: string): Filter[] => [
    { category: [category] },
    { has: "trait", value: trait },
    { not: { card: "this" } },
  ];
  const any = (where: Filter[]) => ({ of: "any" as const, in: [], where });
  return {
    when: [
      { event: "play", player: "you", card: any(such("BATTLE")) },
      { event: "activate", player: "you", card: any(such("EXTRA")) },
    ],
  };
}

const heroic: Written = () => ({
  timing: joined("Heroic"),
  by: { timing: "22-35-2" },
  effect: [{ act: { do: "draw", amount: 1 }, by: "22-35-3" }, negateForTurn("Heroic", "22-35-3")],
});

const villainous: Written = () => ({
  timing: joined("Villainous"),
  by: { timing: "22-36-2" },
  effect: [
    {
      act: {
        do: "move",
        what: { select: { of: "opponent", in: ["hand"], where: [] }, count: 1, by: "opponent" },
        to: { area: "drop" },
        who: "opponent",
        as: "discard",
      },
      by: "22-36-3",
    },
    negateForTurn("Villainous", "22-36-3"),
  ],
});

/** 22-37: one red and blue energy pays for a red and blue Extra. */
const invoker: Written = () => {
  const redAndBlue: Filter[] = [
    { has: "color", value: "Red" },
    { has: "color", value: "Blue" },
    { flag: "multicolored" },
  ];
  return {
    timing: "permanent",
    conditions: [allows("22-37-2", always)],
    statics: [
      {
        set: "payInstead",
        what: yours("hand", { category: ["EXTRA"] }, ...redAndBlue),
        cost: [
          {
            act: {
              do: "rest",
              what: { select: yours("energy", ...redAndBlue, { flag: "active" }), count: 1 },
            },
          },
        ],
      },
    ],
  };
};

/** 22-40: stronger, and not made active in its player's Charge Phase. */
const servant: Written = () => ({
  timing: "permanent",
  conditions: [allows("22-40-2", always)],
  statics: [
    { set: "change", what: "this", number: "power", by: 10000 },
    {
      set: "cannot",
      what: "this",
      verb: "becomeActive",
      if: { card: "this", where: [{ flag: "inItsChargePhase" }] },
    },
  ],
});

/** 22-41: a [Servant] under the deck for a card. */
const overlord: Written = ({ cost = [] }) => ({
  timing: "activate",
  by: { timing: "22-41-1" },
  cost: [
    ...cost,
    {
      act: {
        do: "move",
        what: { select: yours("battle", battleCard, { keyword: "Servant" }), count: 1 },
        to: { area: "deck", at: "bottom" },
      },
      by: "22-41-2",
    },
  ],
  effect: [{ act: { do: "draw", amount: 1 }, by: "22-41-3" }],
});

/** 22-42: a card from under this one for the top card of the deck as life. */
const rejuvenate: Written = ({ cost = [] }) => ({
  timing: "activate",
  by: { timing: "22-42-1" },
  cost: [
    {
      act: {
        do: "move",
        what: { select: { of: "any", in: [], where: [], under: "this" }, count: 1 },
        to: { area: "drop" },
      },
      by: "22-42-3",
    },
    ...cost,
  ],
  effect: [
    {
      act: {
        do: "move",
        what: { select: { ...yours("deck"), end: "top" }, count: 1 },
        to: { area: "life", at: "top" },
      },
      may: true,
      by: "22-42-4",
    },
  ],
});

/** 22-45: read by the rules as its card is played, wherever it lies. */
const empower: Written = () => ({ areas: ["any"] });

export const rewarding: Readonly<Record<string, Written>> = {
  Wish: wish,
  Aegis: aegis,
  Alliance: alliance,
  Offering: offering,
  Heroic: heroic,
  Villainous: villainous,
  Invoker: invoker,
  Servant: servant,
  Overlord: overlord,
  Rejuvenate: rejuvenate,
  Empower: empower,
};
