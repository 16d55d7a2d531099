/** Keyword skills that put their card into play or turn it: 22-2, 22-3, 22-5, 22-13, 22-15. */
import type { Ability, Act, Clause, Condition, Filter, Keyword } from "@arbiter/engine";
import { overRealmsLeft } from "./arriving.ts";
import type { Written } from "./index.ts";
import { allows, always, atLeast, battleCard, needs, yours } from "./said.ts";

const material = 9; // the result that holds the cards a keyword goes for
const materials = { result: material } as const;

/** 22-2-3: its condition and its price are the only way to it. */
const awaken: Written = ({ conditions = [], cost = [] }) => ({
  timing: "activateMainBattle",
  by: { timing: "22-2-1" },
  conditions: conditions.map((one) => needs("22-2-3", one)),
  cost: cost.map((clause) => ({ ...clause, by: "22-2-3" })),
});

/** 22-3-2: the Extra itself goes to the Battle Area, active. */
const field: Written = () => ({
  timing: "activate",
  areas: ["hand"],
  by: { timing: "22-3-1" },
  effect: [{ act: { do: "move", what: "this", to: { area: "battle", state: "active" } }, by: "22-3-2" }],
});

function filters({ cards = [] }: Keyword): Filter[][] {
  return cards.map((one) => one.where);
}

/** One Battle Card of each description, where the keyword or other text lets them be chosen. */
function choose(name: string, each: Filter[][], by: string, equal?: string): Clause {
  const fits: Filter = { any: each.map((where) => ({ all: where })) };
  const where: Filter[] = [{ rule: name }, battleCard, { not: { card: "this" } }, fits];
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
    by,
  };
}

const playThis = (by: string): Clause => ({ act: { do: "play", what: "this", from: ["hand"] }, by });

/** 22-5-1 to 22-5-4: what all kinds of [Evolve] share. 22-5-2-1: a name alone is condition enough. */
function evolving({ keyword, cost = [], conditions = [] }: Ability) {
  const named = filters(keyword!);
  const isBare = named[0].every((filter) => "has" in filter && filter.has === "character");
  return {
    timing: "activate" as const,
    areas: ["hand"],
    by: { timing: "22-5-1", areas: "22-5-4" },
    conditions: isBare ? [...conditions, allows("22-5-2-1", always)] : conditions,
    cost: [choose(keyword!.name, named, "22-5-3"), ...cost],
  };
}

/** The chosen card is still there, and what the keyword asks for; without that rule the card comes alone. */
function stillFits({ keyword }: Ability, by: string): { holds: Condition; orElse: Clause } {
  const fits: Condition = { card: materials, where: filters(keyword!)[0] };
  const fails: Condition = { all: [{ not: fits }, { not: allows(by, always) }] };
  return { holds: fits, orElse: { ...playThis(by), by: "22-5-3", if: fails } };
}

/** 22-5-5: on top of the chosen card, as long as that is still what the keyword asks for. */
const evolve: Written = (ability) => {
  const { holds, orElse } = stillFits(ability, "22-5-6-1");
  const onTop: Act = { do: "play", what: "this", from: ["hand"], on: materials };
  return { ...evolving(ability), effect: [{ act: onTop, if: holds, by: "22-5-5" }, orElse] };
};

/** 22-5-6: the chosen card goes to the Warp, this one into play. */
const xenoEvolve: Written = (ability) => {
  const { holds, orElse } = stillFits(ability, "22-5-5-1");
  const away: Act = { do: "move", what: materials, to: { area: "warp" } };
  return {
    ...evolving(ability),
    effect: [
      { act: away, if: holds, by: "22-5-6", result: material + 1 },
      { ...playThis("22-5-6"), ifDone: material + 1 },
      orElse,
    ],
  };
};

/** 22-13-4: one card of each name and of equal power is dropped from the hand, then the rest of the price is paid. */
const fusion: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  by: { timing: "22-13-1", areas: "22-13-4-3" },
  cost: [
    choose("Union-Fusion", filters(keyword!), "22-13-4-2", "power"),
    { act: { do: "reveal", what: materials }, by: "22-13-4-2" },
    { act: { do: "move", what: materials, to: { area: "drop" } }, by: "22-13-4-4" },
    ...cost.map((clause) => ({ ...clause, by: "22-13-4-4-1" })),
  ],
  effect: [playThis("22-13-4-5")],
});

/** 22-13-5: on top of both chosen cards. */
const potara: Written = ({ keyword, cost = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  by: { timing: "22-13-1", areas: "22-13-5-3" },
  cost: [choose("Union-Potara", filters(keyword!), "22-13-5-2"), ...cost],
  effect: [
    {
      act: { do: "play", what: "this", from: ["hand"], on: materials },
      if: {
        count: { of: "you", in: [], where: [], among: materials },
        is: "=",
        than: filters(keyword!).length,
      },
      by: "22-13-5-4",
    },
  ],
});

/** 22-13-6-2: what its effect plays, or places on top of this card, is played there, where text says nothing else. */
const absorb: Written = ({ effect = [] }) => ({
  timing: "activate",
  areas: ["battle"],
  by: { timing: "22-13-1", areas: "22-13-6-2" },
  effect: effect.map(playedOnTop),
});

function playedOnTop(clause: Clause): Clause {
  const { act } = clause;
  if (act.do === "group") return { ...clause, act: { ...act, clauses: act.clauses.map(playedOnTop) } };
  if (act.do === "play") return { ...clause, act: { on: "this", ...act } };
  if (act.do !== "move" || act.to.area !== "over") return clause;
  const { on, state } = act.to;
  return {
    ...clause,
    act: { do: "play", what: act.what, on: on!, ...(state === undefined ? {} : { state }) },
  };
}

/** 22-15: the whole Drop Area to the Warp; at the end of the turn the card follows. */
const overRealm: Written = ({ keyword, cost = [], conditions = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  by: { timing: "22-15-1", areas: "22-15-5" },
  conditions: [...conditions, needs("22-15-3", atLeast(Number(keyword!.x), yours("drop"))), overRealmsLeft],
  cost: [
    {
      act: { do: "move", what: { select: yours("drop"), count: "all" }, to: { area: "warp" } },
      by: "22-15-4",
    },
    ...cost,
  ],
  effect: [
    { ...playThis("22-15-6"), result: material },
    {
      act: {
        do: "delay",
        until: { event: "endOfTurn" },
        effect: [{ act: { do: "move", what: materials, to: { area: "warp" } }, by: "22-15-6" }],
      },
      by: "22-15-6",
    },
  ],
});

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
  "EX-Evolve": "battle",
  "Xeno-Evolve": "battle",
  "Union-Potara": "battle",
  "Union-Fusion": "hand",
};
