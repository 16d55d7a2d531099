/** Keyword skills about battles: 22-4, 22-8, 22-9. */
import type { Ability, Condition, Happening } from "@arbiter/engine";
import type { Written } from "./index.ts";

/** 22-4-2: another of the player's cards is attacked; resting this one is the price. */
const blocker: Written = () => ({
  timing: {
    when: [
      { event: "target", player: "you", card: { of: "you", in: [], where: [{ not: { card: "this" } }] } },
    ],
  },
  cost: [{ act: { do: "rest", what: "this" } }],
  effect: [{ act: { do: "attack", change: "this" } }],
});

/** 22-8-3: X−1 times a turn the attacker is active again after the battle. */
const attacks =
  (name: string, times: number): Written =>
  () => ({
    timing: { when: [{ event: "attack", card: "this" }] },
    conditions: [fewerThan(times, { event: "skill", card: "this", using: name })],
    effect: [
      {
        act: {
          do: "delay",
          until: { event: "afterBattle" },
          effect: [{ act: { do: "activate", what: "this" } }],
        },
      },
    ],
  });

function fewerThan(times: number, happened: Happening): Condition {
  return { happened, this: "turn", is: "<", than: times };
}

/** 22-9: who attacks this card is K.O.'d at the end of the battle. */
const revenge: Written = () => ({
  timing: {
    when: [
      { event: "target", card: "this" },
      { event: "retarget", card: "this" },
    ],
  },
  conditions: [{ card: "this", where: [{ category: ["BATTLE", "UNISON"] }] }],
  effect: [
    {
      act: {
        do: "delay",
        until: { event: "endOfBattle" },
        effect: [{ act: { do: "ko", what: "attacker" } }],
      },
    },
  ],
});

export const battling: Readonly<Record<string, Written>> = {
  Blocker: blocker,
  "Dual Attack": attacks("Dual Attack", 1),
  "Triple Attack": attacks("Triple Attack", 2),
  Revenge: revenge,
};

/** 22-4-3-1: "When this card is attacked" also listens to becoming the attacked card by [Blocker]. */
export function alsoAsBlocker(ability: Ability): Ability {
  const { timing } = ability;
  if (typeof timing !== "object") return ability;
  const more = timing.when
    .filter((one) => one.event === "attacked" && one.card === "this")
    .map((one) => ({ ...one, event: "defends" }));
  return more.length === 0 ? ability : { ...ability, timing: { when: [...timing.when, ...more] } };
}
