/** 4-2 and 21: rule processing, then pending skills one at a time, the active player's first, delayed effects last. */
import {
  ask,
  call,
  done,
  follows,
  type Game,
  jump,
  label,
  option,
  other,
  type Pending,
  type Player,
  procedure,
  question,
  step,
} from "@arbiter/engine";
import { processRules } from "./processing.ts";

export const checkpoint = procedure("checkpoint", [
  label("again"),
  step("4-2-2-1", processRules),
  ask(
    "9-6-3",
    (g) => {
      const waiting = next(g);
      if (waiting === null || waiting.list.length < 2) return null;
      const options = waiting.list.map((p) => option("order", { card: p.card, ability: p.ability }));
      return question(waiting.player, "order", "next skill", options);
    },
    (g, f, [pick]) => {
      const chosen = next(g)!.list[pick];
      f.v = { picked: g.state.pending.indexOf(chosen) };
    },
  ),
  step("4-2-2", (g, f) => {
    const waiting = next(g);
    if (waiting === null) {
      done(g);
      return;
    }
    const picked = typeof f.v.picked === "number" ? g.state.pending[f.v.picked] : waiting.list[0];
    f.v = {};
    g.state.pending = g.state.pending.filter((p) => p !== picked);
    const ability = g.program.definitions[picked.def].compiled[picked.ability];
    call(g, ability.path, {
      you: picked.you,
      card: picked.card,
      incarnation: picked.incarnation,
      event: picked.event,
      results: picked.results,
      v: { checked: true },
    });
  }),
  step("4-2-2", (g, f) => jump(g, f, "again")),
]);

export function meetCheckpoint(g: Game): void {
  call(g, "checkpoint");
}

/** 4-2-2-2 to 4-2-2-5: skills before delayed effects, each time the active player's before the other's. */
const ranks = [
  { rule: "4-2-2-2", delayed: false, active: true },
  { rule: "4-2-2-3", delayed: false, active: false },
  { rule: "4-2-2-4", delayed: true, active: true },
  { rule: "4-2-2-5", delayed: true, active: false },
] as const;

/** Whose turn it is to activate or resolve one, and which wait. */
function next(g: Game): { player: Player; list: readonly Pending[] } | null {
  const { pending, active } = g.state;
  if (pending.length === 0) return null;
  for (const rank of ranks) {
    const player = rank.active ? active : other(active);
    const list = pending.filter((p) => p.you === player && isDelayed(g, p) === rank.delayed);
    if (list.length > 0 && follows(rank.rule)) return { player, list };
  }
  return null;
}

/** A delayed effect, not a skill that was set off. */
export function isDelayed(g: Game, p: Pending): boolean {
  return g.program.definitions[p.def].compiled[p.ability].path.endsWith("/later");
}
