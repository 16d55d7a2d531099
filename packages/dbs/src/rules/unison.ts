/** 13-3: once a turn the active player puts a Unison of the same number from his hand under his Unison. */
import {
  call,
  declare,
  emit,
  follows,
  type Game,
  inArea,
  mark,
  move,
  type Occurrence,
  type Player,
  procedure,
  settleAction,
  step,
  tuck,
} from "@arbiter/engine";
import { drop, place, unison } from "./areas.ts";

export const reinforce = procedure("reinforce", [
  step("13-3-2", (g, f) => {
    const [top] = inArea(g, f.you, unison);
    tuck(g, f.v.card as number, top);
    mark(g, top, g.state.cards[top].marks + 1);
    emit(g, "reinforce", f.you, top);
    f.v = { ...f.v, action: declare(g, "reinforce", f.you, top, -1) };
  }),
  step(
    "13-3-3",
    (g, f) => void call(g, "counter window", { you: f.you, v: { action: f.v.action as number } }),
  ),
  step("13-3-3", (g, f) => settleAction(g, f.v.action as number)),
]);

/** 5-13, 21-7: markers come off; with none left the Unison is dropped. */
export function removeMarkers(
  g: Game,
  player: Player,
  id: number,
  n: number,
  cause: Occurrence["cause"] = g.source < 0 ? "rule" : "effect",
): void {
  const left = Math.max(0, g.state.cards[id].marks - n);
  mark(g, id, left);
  emit(g, "markersRemoved", player, id, { amount: n, cause });
  if (left === 0 && follows("21-7-3")) move(g, id, place(g, g.state.cards[id].owner, drop), { at: "top" });
}
