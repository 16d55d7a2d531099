/** 5-5: playing Battle Cards from the hand for their energy cost. */
import {
  call,
  declare,
  emit,
  type Frame,
  follows,
  type Game,
  isNegatedAction,
  learn,
  move,
  number,
  procedure,
  settleAction,
  step,
} from "@arbiter/engine";
import { battle, drop, energyCost, place } from "./areas.ts";
import { printedPrice } from "./energy.ts";

const card = (f: Frame) => f.v.card as number;

/** v.card: revealed, paid, declared; countered or not; played. */
export const playBattleCard = procedure("play a Battle Card", [
  step("5-5-2-1", (g, f) => {
    learn(g, card(f), 3);
    const { total, orbs } = printedPrice(g, card(f), number(g, card(f), energyCost));
    call(g, "pay energy", { you: f.you, v: { total, orbs: orbs as never } });
  }),
  step("5-5-2-1", (g, f) => {
    const action = declare(g, "play", f.you, card(f), -1);
    f.v = { ...f.v, action };
    emit(g, "declarePlay", f.you, card(f));
  }),
  step(
    "5-5-2-2",
    (g, f) => void call(g, "counter window", { you: f.you, v: { action: f.v.action as number } }),
  ),
  step("5-5-2-3", (g, f) => {
    const negated = isNegatedAction(g, f.v.action as number);
    settleAction(g, f.v.action as number);
    if (negated && follows("5-5-4"))
      move(g, card(f), place(g, g.state.cards[card(f)].owner, drop), { at: "top" });
    else putInBattle(g, f, card(f));
  }),
]);

function putInBattle(g: Game, f: Frame, id: number): void {
  move(g, id, place(g, f.you, battle), { at: "bottom", rested: !follows("3-6-3") });
  emit(g, "play", f.you, id);
}
