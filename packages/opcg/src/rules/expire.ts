import type { Effect, Game } from "@arbiter/engine";

/** Effects whose time is over end. */
export function expire(g: Game, isOver: (e: Effect) => boolean): void {
  const left = g.state.effects.filter((e) => !isOver(e));
  if (left.length === g.state.effects.length) return;
  g.state.effects = left;
  g.table = null;
}
