/** Keyword skills of Z cards: 22-46 [Z-Awaken], 22-47 [Z-Stack]. */
import type { Clause } from "@arbiter/engine";
import { areas } from "../areas.ts";
import type { Written } from "./index.ts";
import { atLeast, described, needs, usedLess, yours } from "./said.ts";

const leader = 9; // the result that holds the chosen Leader
const price = 8; // the result of both prices together

/** As much Z-Energy as the card costs goes to the Drop Area. */
const zEnergy: Clause = {
  act: {
    do: "move",
    what: { select: yours("zEnergy"), count: { number: "z-energy cost", of: "this" } },
    to: { area: "drop" },
  },
  if: { amount: { number: "z-energy cost", of: "this" }, is: ">", than: 0 },
  by: "22-46-3",
};

/** 22-46-3-1: the player pays the one or the other first, where that makes a difference. */
function inEitherOrder(cost: Clause[]): Clause[] {
  if (cost.every(({ act }) => act.do === "pay")) return [zEnergy, ...cost];
  const together = (clauses: Clause[]): Clause => ({ act: { do: "group", clauses }, result: price });
  const zFirst = { ...together([zEnergy, ...cost]), by: "22-46-3-1" };
  return [{ act: { do: "oneOf", options: [[zFirst], [together([...cost, zEnergy])]] }, result: price }];
}

/** On top of the named Leader, which shows its back and is no Z-Leader. */
const zAwaken: Written = ({ keyword, cost = [], conditions = [] }) => {
  const fitting = yours(
    "leader",
    { flag: "backSide" },
    { not: { category: ["Z-LEADER"] } },
    ...described(keyword!),
  );
  return {
    timing: "activateMainBattle",
    areas: ["zDeck"],
    by: { timing: "22-46-1", areas: "22-46-5" },
    conditions: [
      ...conditions,
      { card: "this", where: [{ number: "z-energy cost", is: ">=", than: 0 }] },
      needs("22-46-5", { card: "this", where: [{ not: { flag: "faceUp" } }] }),
      needs("22-46-3", atLeast(1, fitting)),
      needs("22-46-4", usedLess(1, "Z-Awaken")),
    ],
    cost: [
      { act: { do: "choose", what: { select: fitting, count: 1 } }, by: "22-46-3", result: leader },
      ...inEitherOrder(cost),
    ],
    effect: [{ act: { do: "play", what: "this", on: { result: leader } }, by: "22-46-6" }],
  };
};

/** Placed on top, it takes cards from the Z-Deck under it. */
const zStack: Written = ({ keyword }) => ({
  by: { timing: "22-47-3" },
  timing: {
    when: [
      {
        event: "move",
        card: "this",
        from: areas.map(({ name }) => name).filter((name) => !["leader", "battle", "unison"].includes(name)),
        to: ["leader", "battle", "unison"],
      },
    ],
  },
  effect: [
    {
      act: {
        do: "move",
        what: { select: yours("zDeck", ...described(keyword!)), count: Number(keyword!.x), upTo: true },
        to: { area: "under", under: "this" },
      },
      by: "22-47-4",
    },
  ],
});

export const ofZCards: Readonly<Record<string, Written>> = { "Z-Awaken": zAwaken, "Z-Stack": zStack };
