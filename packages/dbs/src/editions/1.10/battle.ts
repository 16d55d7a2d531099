/** 7 of 1.10: combo cards leave in the Damage Step, nothing becomes Z-Energy, and a void battle ends on its own way. */
import { amended, happen, jump, note, other, proposing, type StepPart, step } from "@arbiter/engine";
import { drop, place } from "../../rules/areas.ts";
import { battle as battle_3_02, comboCards, tellEndOfBattle } from "../../rules/battle.ts";
import { meetCheckpoint } from "../../rules/checkpoint.ts";
import { end } from "../../rules/durations.ts";

export const battle = amended(battle_3_02, {
  "8-4-6-2-2": [], // who K.O.s and who is K.O.'d wait together
  "8-4-7": [],
  "8-4-8": [
    step("1.10:7-4-1-5", meetCheckpoint),
    ...dropCombos("1.10:7-4-1-6"),
    step("1.10:7-4-1-7", (g) => end(g, "combo")),
    step("1.10:7-4-1-8", (g, f) => tellEndOfBattle(g, f, "1.10:7-4-1-8-1")),
    step("1.10:7-4-1-8", meetCheckpoint),
    step("1.10:7-4-1-9", (g) => end(g, "battle")),
  ],
  "8-4-9": [step("1.10:7-4-1-10", (g, f) => jump(g, f, "over"))],
  "8-5-1": [
    ...dropCombos("1.10:7-1-4-1"),
    step("1.10:7-4-1-7", (g) => end(g, "combo")),
    step("1.10:7-1-4-2", (g, f) => tellEndOfBattle(g, f, "1.10:7-1-4-2")),
    step("1.10:7-1-4-2", meetCheckpoint),
    step("1.10:7-1-4-3", (g) => end(g, "battle", g.state.active)),
    step("1.10:7-1-4-4", (g) => end(g, "battle", other(g.state.active))),
  ],
  "8-5-2": [],
  "8-5-3": [],
  "8-5-4": [],
  "8-5-5": [],
  "8-5-6": [],
  "8-5-7": [],
  "8-5-8": [],
  "8-5-9": [],
  "8-5-10": [],
  "8-5-11": [],
  "8-5-12": [],
});

function dropCombos(rule: string): StepPart[] {
  return [
    step(rule, (g, f) => {
      const dropping = comboCards(g).map((id) =>
        proposing("move", id, place(g, g.state.cards[id].owner, drop)),
      );
      happen(g, f, dropping, true);
    }),
    step(rule, (g, f) => note(g, f, { dropped: f.outcome!.cards })),
  ];
}
