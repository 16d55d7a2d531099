/** Keyword skills that bring a card into play: 22-22, 22-23, 22-29, 22-34, 22-38. */
import type { Clause } from "@arbiter/engine";
import type { Written } from "./index.ts";
import {
  allows,
  atLeast,
  battleCard,
  described,
  dropColors,
  needs,
  negateForTurn,
  usedLess,
  yours,
} from "./said.ts";

const chosen = 9; // the result that holds the card or cards it is about

const playThis = (by: string): Clause => ({ act: { do: "play", what: "this", from: ["hand"] }, by });

/** 22-22: a fitting card of the hand is shown, then played; this one returns to the hand. */
const swap: Written = ({ keyword, cost = [], conditions = [] }) => {
  const x = Number(keyword!.x);
  const fitting = yours(
    "hand",
    battleCard,
    { number: "energy cost", is: "=", than: x },
    ...described(keyword!),
  );
  return {
    timing: "activate",
    by: { timing: "22-22-1" },
    conditions: [
      ...conditions,
      needs("22-22-3", atLeast(1, fitting)),
      needs("22-22-3", { card: "this", where: [{ rule: "can return" }] }),
    ],
    cost: [
      ...cost,
      {
        act: { do: "reveal", what: { select: fitting, count: 1, upTo: true } },
        by: "22-22-4",
        result: chosen,
      },
    ],
    effect: [
      { act: { do: "play", what: { result: chosen } }, by: "22-22-4" },
      { act: { do: "move", what: "this", to: { area: "hand" } }, by: "22-22-3" },
    ],
  };
};

/** 22-15-7, 22-23-7: one [Over Realm] or [Dark Over Realm] a turn; two with [Wormhole] (22-24-2). */
export const overRealmsLeft = needs(
  "22-15-7",
  needs("22-23-7", {
    any: [
      usedLess(1, "any Over Realm"),
      allows("22-24-2", {
        all: [
          usedLess(2, "any Over Realm"),
          atLeast(1, { of: "you", in: ["leader", "battle", "unison"], where: [{ keyword: "Wormhole" }] }),
        ],
      }),
    ],
  }),
);

/** 22-23: with enough black cards among them the whole Drop Area goes to the Warp. */
const darkOverRealm: Written = ({ keyword, cost = [], conditions = [] }) => ({
  timing: "activate",
  areas: ["hand"],
  by: { timing: "22-23-1", areas: "22-23-5" },
  conditions: [
    ...conditions,
    needs("22-23-3", atLeast(Number(keyword!.x), yours("drop", { has: "color", value: "Black" }))),
    overRealmsLeft,
  ],
  cost: [
    {
      act: { do: "move", what: { select: yours("drop"), count: "all" }, to: { area: "warp" } },
      by: "22-23-4",
    },
    ...cost,
  ],
  effect: [playThis("22-23-6")],
});

/** 22-29: Battle Cards of all these colours are in the player's combo. */
const arrival: Written = ({ keyword, conditions = [] }) => ({
  timing: "activateBattle",
  areas: ["hand"],
  by: { timing: "22-29-1", areas: "22-29-4" },
  conditions: [
    ...conditions,
    ...keyword!.colors!.map((value) =>
      needs("22-29-3", atLeast(1, yours("combo", battleCard, { has: "original color", value }))),
    ),
  ],
  effect: [playThis("22-29-5")],
});

/** 22-34: K.O.'d, it comes back for cards of its colours, once a turn. */
const revive: Written = ({ keyword, cost = [] }) => ({
  timing: { when: [{ event: "ko", card: "this" }] },
  by: { timing: "22-34-3" },
  cost: [dropColors(keyword!.colors!, "original color", "22-34-3"), ...cost],
  effect: [
    { act: { do: "play", what: "this", from: ["drop"] }, by: "22-34-4" },
    negateForTurn("Revive", "22-34-4"),
  ],
});

/** 22-38 (numbered 22-39-3 to 5): green and yellow Battle Cards whose costs add up to its own are dropped. */
const successor: Written = ({ cost = [] }) => {
  const only = (...colors: string[]) =>
    ["Red", "Blue", "Green", "Yellow", "Black", "White"]
      .filter((color) => !colors.includes(color))
      .map((value) => ({ not: { has: "original color", value } }));
  const greenOrYellow = ["Green", "Yellow"].map((value) => ({ has: "original color", value }));
  return {
    timing: "activate",
    areas: ["hand"],
    by: { timing: "22-38-1", areas: "22-39-4" },
    cost: [
      {
        act: {
          do: "move",
          what: {
            select: yours("battle", battleCard, { any: greenOrYellow }, ...only("Green", "Yellow")),
            count: "any",
            together: { total: "energy cost", is: "=", than: { number: "energy cost", of: "this" } },
          },
          to: { area: "drop" },
        },
        by: "22-39-3",
      },
      ...cost,
    ],
    effect: [playThis("22-39-5")],
  };
};

export const arriving: Readonly<Record<string, Written>> = {
  Swap: swap,
  "Dark Over Realm": darkOverRealm,
  Arrival: arrival,
  Revive: revive,
  Successor: successor,
};
