/** Keyword skills about battles: 22-4, 22-8, 22-9. */
import type { Ability } from "@arbiter/engine";
import type { Written } from "./index.ts";
import { allows, always, needs } from "./said.ts";

/** 22-4-2: another of the player's cards is attacked; resting this one is the price. */
const blocker: Written = ({ conditions = [] }) => ({
  timing: {
    when: [
      { event: "target", player: "you", card: { of: "you", in: [], where: [{ not: { card: "this" } }] } },
    ],
  },
  conditions: [...conditions, allows("22-4-2", always)],
  cost: [{ act: { do: "rest", what: "this" }, by: "22-4-2" }],
  effect: [{ act: { do: "attack", change: "this" }, by: "22-4-3" }],
});

/** 22-8-3: X−1 times a turn the attacker is active again after the battle. */
const attacks =
  (using: string, times: number, rule: string): Written =>
  ({ conditions = [] }) => ({
    timing: { when: [{ event: "attack", card: "this" }] },
    conditions: [
      ...conditions,
      allows("22-8-2", always),
      needs(rule, {
        happened: { event: "skill", card: "this", using },
        this: "turn",
        is: "<",
        than: times,
      }),
    ],
    effect: [
      {
        act: {
          do: "delay",
          until: { event: "afterBattle" },
          effect: [{ act: { do: "activate", what: "this" }, by: "22-8-3" }],
        },
        by: "22-8-3",
      },
    ],
  });

/** 22-9: who attacks this card is K.O.'d at the end of the battle. */
const revenge: Written = ({ conditions = [] }) => ({
  timing: {
    when: [
      { event: "target", card: "this" },
      { event: "retarget", card: "this" },
    ],
  },
  conditions: [
    ...conditions,
    allows("22-9-3", always),
    needs("22-9-2", { card: "this", where: [{ category: ["BATTLE", "UNISON"] }] }),
  ],
  effect: [
    {
      act: {
        do: "delay",
        until: { event: "endOfBattle" },
        effect: [{ act: { do: "ko", what: "attacker" }, by: "22-9-4" }],
      },
      by: "22-9-4",
    },
  ],
});

export const battling: Readonly<Record<string, Written>> = {
  Blocker: blocker,
  "Dual Attack": attacks("Dual Attack", 1, "22-8-3-1"),
  "Triple Attack": attacks("Triple Attack", 2, "22-8-3-2"),
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
