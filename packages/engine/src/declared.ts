/** Actions that are declared and not yet done: what counter skills answer and effects negate. */
import type { Player } from "./card.ts";
import { forbidding } from "./derive.ts";
import type { Game } from "./game.ts";
import { emit } from "./happen.ts";
import type { Action } from "./state.ts";

/** `answers`: the kinds of abilities by which it may be answered. */
export function declare(
  g: Game,
  kind: string,
  player: Player,
  card: number,
  ability: number,
  answers: readonly string[] = [],
): number {
  const action = { number: ++g.state.stamp, kind, player, card, ability, answers, negated: false };
  g.state.actions = [...g.state.actions, action];
  return action.number;
}

/** What was declared under this number, unless it is settled. */
export function declaredAs(g: Game, number: number): Action | undefined {
  const { actions } = g.state;
  for (let i = 0; i < actions.length; i++) if (actions[i].number === number) return actions[i];
  return undefined;
}

const none: readonly Action[] = [];

/** It was done, or failed. */
export function settleAction(g: Game, number: number): void {
  const { actions } = g.state;
  g.state.actions = actions.length === 1 && actions[0].number === number ? none : without(actions, number);
}

function without(actions: readonly Action[], number: number): readonly Action[] {
  return actions.filter((action) => action.number !== number);
}

export function isNegatedAction(g: Game, number: number): boolean {
  return declaredAs(g, number)?.negated === true;
}

/** Negates what the other player declared last of this kind; true if there was one. */
export function negateAction(g: Game, kind: string, by: Player): boolean {
  const last = g.state.actions.findLast(
    (action) => action.kind === kind && action.player !== by && !action.negated,
  );
  if (last === undefined) return false;
  const isSafe =
    last.card >= 0 && forbidding(g, "beNegated", last.card, { cause: "effect", card: g.source, player: by });
  if (isSafe && g.program.edition.forbids()) return false;
  g.state.actions = g.state.actions.map((action) =>
    action === last ? { ...action, negated: true } : action,
  );
  emit(g, "negate", by, last.card);
  if (kind === "attack") emit(g, "attackNegated", last.player, last.card, { cause: "effect", untold: true });
  return true;
}
