/** 5-7: a Battle Card from the hand or the Battle Area adds its combo power to the card in battle. */
import {
  call,
  emit,
  type Frame,
  follows,
  followsAll,
  type Game,
  learn,
  move,
  number,
  type Player,
  procedure,
  step,
} from "@arbiter/engine";
import { areas, combo, comboCost, comboPower, drop, place } from "./areas.ts";
import { mayCombo } from "./bans.ts";

const card = (f: Frame) => f.v.card as number;

/** v.card, for f.you. */
export const useInCombo = procedure("combo", [
  step("5-7-3", (g, f) => {
    learn(g, card(f), 3);
    call(g, "pay energy", {
      you: f.you,
      v: { total: number(g, card(f), comboCost), orbs: [], for: card(f) },
    });
  }),
  step(["5-7-5-2", "5-7-6-2"], (g, f) => join(g, card(f), f.you)),
]);

function join(g: Game, id: number, player: Player): void {
  const from = g.state.cards[id].area;
  move(g, id, place(g, player, combo), { at: "bottom" });
  const { battle } = g.state;
  if (battle !== null) g.state.battle = { ...battle, joined: [...(battle.joined ?? []), { card: id, from }] };
  emit(g, "combo", player, id, { from });
}

/** 5-7-3-1: a skill uses it in a combo, without its combo cost; 5-7-2-1: not without combo cost and power. */
export function comboByEffect(g: Game, id: number, player: Player): boolean {
  if (!mayBeCombo(g, player, id) || !follows("5-7-3-1")) return false;
  if (mayCombo(g, player, id)) join(g, id, player);
  else if (follows("5-7-7")) move(g, id, place(g, g.state.cards[id].owner, drop), { at: "top" });
  return g.state.cards[id].area % areas.length === combo;
}

/** 5-7-2-1: a card without combo cost or without combo power never goes to the Combo Area. */
export function mayBeCombo(g: Game, _player: Player, id: number): boolean {
  return (
    (number(g, id, comboCost) >= 0 && number(g, id, comboPower) >= 0) || !followsAll(["5-7-2-1", "0-2-2-2"])
  );
}
