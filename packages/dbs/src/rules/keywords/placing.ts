/** Keyword skills that put their card into play or turn it: 22-2, 22-3, 22-5, 22-13, 22-15. */
import type { Clause, Filter, Keyword } from "@arbiter/engine";
import { overRealmsLeft } from "./arriving.ts";
import type { Written } from "./index.ts";

const material = 9; // the result that holds the cards a keyword goes for
const materials = { result: material } as const;

const awaken: Written = () => ({ timing: "activateMainBattle" });

/** 22-3-2: the Extra itself goes to the Battle Area, active. */
const field: Written = () => ({
  timing: "activate",
  areas: ["hand"],
  effect: [{ act: { do: "move", what: "this", to: { area: "battle", state: "active" } } }],
});

function filters({ cards = [] }: Keyword): Filter[][] {
  return cards.map((one) => one.where);
}

/** One Battle Card of each description, where the keyword or other text lets them be chosen. */
function choose(name: string, each: Filter[][], equal?: string): Clause {
  const fits: Filter = { any: each.map((where) => ({ all: where })) };
  const where: Filter[] = [{ category: ["BATTLE"] }, { not: { card: "this" } }, { rule: name }, fits];
  return {
    act: {
      do: "choose",
      what: {
        select: { of: "you", in: [], where },
        count: each.length,
        ...(each.length > 1 ? { together: { each, ...(equal === undefined ? {} : { equal }) } } : {}),
      },
    },
    result: material,
  };
}

const playThis: Clause = { act: { do: "play", what: "this", from: ["hand"] } };

/** 22-5-5: on top of the chosen card, as long as that is still what the keyword asks for. */
const evolve: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  cost: [choose("Evolve", filters(keyword!)), ...cost],
  effect: [
    {
      act: { do: "play", what: "this", from: ["hand"], on: materials },
      if: { card: materials, where: filters(keyword!)[0] },
    },
  ],
});

/** 22-5-6: the chosen card goes to the Warp, this one into play. */
const xenoEvolve: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  cost: [choose("Evolve", filters(keyword!)), ...cost],
  effect: [
    {
      act: { do: "move", what: materials, to: { area: "warp" } },
      if: { card: materials, where: filters(keyword!)[0] },
      result: material + 1,
    },
    { ...playThis, ifDone: material + 1 },
  ],
});

/** 22-13-4: one card of each name and of equal power is dropped from the hand, then the rest of the price is paid. */
const fusion: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  cost: [
    choose("Union-Fusion", filters(keyword!), "power"),
    { act: { do: "reveal", what: materials } },
    { act: { do: "move", what: materials, to: { area: "drop" } } },
    ...cost,
  ],
  effect: [playThis],
});

/** 22-13-5: on top of both chosen cards. */
const potara: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  cost: [choose("Union-Potara", filters(keyword!)), ...cost],
  effect: [
    {
      act: { do: "play", what: "this", from: ["hand"], on: materials },
      if: {
        count: { of: "you", in: [], where: [], among: materials },
        is: "=",
        than: filters(keyword!).length,
      },
    },
  ],
});

const absorb: Written = () => ({ timing: "activate", areas: ["battle"] });

/** 22-15: the whole Drop Area to the Warp; at the end of the turn the card follows. */
const overRealm: Written = ({ keyword, cost = [], conditions = [] }) => {
  const drop = { of: "you", in: ["drop"], where: [] } as const;
  return {
    timing: "activate",
    areas: ["hand"],
    conditions: [
      ...conditions,
      { count: { ...drop, in: ["drop"], where: [] }, is: ">=", than: Number(keyword!.x) },
      overRealmsLeft,
    ],
    cost: [
      {
        act: {
          do: "move",
          what: { select: { ...drop, in: ["drop"], where: [] }, count: "all" },
          to: { area: "warp" },
        },
      },
      ...cost,
    ],
    effect: [
      { ...playThis, result: material },
      {
        act: {
          do: "delay",
          until: { event: "endOfTurn" },
          effect: [{ act: { do: "move", what: materials, to: { area: "warp" } } }],
        },
      },
    ],
  };
};

export const placing: Readonly<Record<string, Written>> = {
  Awaken: awaken,
  "Awaken: Surge": awaken,
  Field: field,
  Evolve: evolve,
  "EX-Evolve": evolve,
  "Xeno-Evolve": xenoEvolve,
  "Union-Fusion": fusion,
  "Union-Potara": potara,
  "Union-Absorb": absorb,
  "Over Realm": overRealm,
};

/** Where a keyword finds its cards if no text says otherwise. */
export const home: Readonly<Record<string, string>> = {
  Evolve: "battle",
  "Union-Potara": "battle",
  "Union-Fusion": "hand",
};
