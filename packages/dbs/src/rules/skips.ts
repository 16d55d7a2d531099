/** 7-1-2-1, 20-13: turns, phases and steps that are skipped. */
import { type Effect, expire, followsAll, type Game, other, type Player } from "@arbiter/engine";

const rules = ["7-1-2-1", "20-13-1", "20-13-2", "20-13-3", "20-13-4"];

/** Whether the player skips this now. An order that was not about a battle is then done. */
export function skips(g: Game, player: Player, step: string): boolean {
  if (g.state.effects.length === 0) return false;
  const order = g.state.effects.find((e) => {
    const { static: s } = g.program.definitions[e.def].statics[e.static];
    if (s.set !== "rule" || s.rule !== "skip" || s.value !== step) return false;
    if ((s.who === "you" ? e.you : other(e.you)) !== player) return false;
    return e.until !== "skippedNext" || e.turn < g.state.turn;
  });
  if (order === undefined || !followsAll(rules)) return false;
  if (order.until !== "battle") expire(g, (e: Effect) => e === order);
  return true;
}
