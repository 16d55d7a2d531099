import type { Effect, Game } from "@arbiter/engine";

/** Effects whose time is over end. */
export function expire(g: Game, isOver: (e: Effect) => boolean): void {
  if (!g.state.effects.some(isOver)) return;
  g.state.effects = g.state.effects.filter((e) => !isOver(e));
  g.table = null;
}
