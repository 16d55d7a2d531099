/** 5-7: a Battle Card from the hand or the Battle Area adds its combo power to the card in battle. */
import { call, emit, type Frame, learn, move, number, procedure, step } from "@arbiter/engine";
import { combo, comboCost, place } from "./areas.ts";

const card = (f: Frame) => f.v.card as number;

/** v.card, for f.you. */
export const useInCombo = procedure("combo", [
  step("5-7-3", (g, f) => {
    learn(g, card(f), 3);
    call(g, "pay energy", { you: f.you, v: { total: number(g, card(f), comboCost), orbs: [] } });
  }),
  step(["5-7-5-2", "5-7-6-2"], (g, f) => {
    move(g, card(f), place(g, f.you, combo), { at: "bottom" });
    emit(g, "combo", f.you, card(f));
  }),
]);
