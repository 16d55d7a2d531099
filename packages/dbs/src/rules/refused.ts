/** What is asked of a player and never declared: why it cannot be done now. */
import { action, type Compiled, definition, type Game, once } from "@arbiter/engine";
import { battle, combo, drop, energy, hand, leader, unison, warp } from "./areas.ts";
import { ofPrice } from "./cited.ts";

const autosOn = once(({ compiled }: Compiled) =>
  compiled
    .filter(
      ({ granted, ability: { timing, cost = [] } }) =>
        !granted && typeof timing === "object" && cost.length > 0,
    )
    .map(({ index }) => index),
);

const skill = (g: Game, id: number, slot: number) => definition(g, id).compiled[slot];

const waiting = (g: Game, id: number, slot: number) =>
  g.state.pending.find(({ card, ability }) => card === id && ability === slot);

/** 9-6-4: an [Auto] that has a price is paid for where it waits. */
const activateWaiting = action({
  do: "activate",
  rules: ["9-6-3"],
  cards: { of: "you", in: [leader, battle, unison, combo, hand, energy, drop, warp] },
  suits: (card) => autosOn(card).length > 0,
  abilities: (g, id) => autosOn(definition(g, id)),
  requires: [
    {
      rules: ["9-6-3"],
      needs: "player",
      says: "A skill that waits is activated when it is its turn.",
      holds: () => false,
    },
    {
      rules: ["9-6-2"],
      needs: "slot",
      says: "The skill does not wait.",
      holds: (g, _p, id, slot) => waiting(g, id, slot) !== undefined,
    },
    {
      rules: ["9-6-4", "5-8-3"],
      needs: "slot",
      says: "Its skill cost cannot be paid in full.",
      cites: (g, id, slot) => ofPrice(skill(g, id, slot)),
      holds: (g, you, id, slot) => {
        const { incarnation } = g.state.cards[id];
        const event = waiting(g, id, slot)?.event ?? null;
        return skill(g, id, slot).payable(g, { you, card: id, incarnation, event, results: [], x: 0 });
      },
    },
  ],
});

const charge = action({
  do: "charge",
  rules: ["7-2-11"],
  cards: { of: "you", in: [hand] },
  requires: [
    {
      rules: ["7-2-11"],
      needs: "player",
      says: "One card is charged in your Charge Phase.",
      holds: () => false,
    },
  ],
});

export const asked = [activateWaiting, charge];
