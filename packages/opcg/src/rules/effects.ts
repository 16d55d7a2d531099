/** Chapter 8: which effect comes first, and what may take the place of what happens. */
import {
  activate,
  ask,
  done,
  enter,
  follows,
  type Game,
  goTo,
  inArea,
  isNegatedOn,
  jump,
  label,
  masterOf,
  move,
  number,
  onTop,
  option,
  other,
  type Pending,
  type Player,
  procedure,
  question,
  replaceProcedure,
  step,
} from "@arbiter/engine";
import { characters, place, power, trash } from "./areas.ts";

/** 8-6: waves. What triggers while effects resolve waits for all that waited before it. */
export const resolveEffects = procedure("resolve effects", [
  label("wave"),
  step("8-6-1", (g) => {
    if (g.state.pending.length === 0) {
      g.state.wave = 0;
      done(g);
      return;
    }
    g.state.wave = firstWave(g.state.pending) + 1;
  }),
  label("next"),
  ask(
    "8-1-3-2",
    (g) => {
      const waiting = whose(g);
      if (waiting === null || waiting.list.length < 2) return null;
      const options = waiting.list.map((p) => option("order", { card: p.card, ability: p.ability }));
      return question(waiting.player, "order", "next effect", options);
    },
    (g, f, [pick]) => {
      const waiting = whose(g)!;
      f.v = { picked: g.state.pending.indexOf(waiting.list[pick]) };
    },
  ),
  step("8-6-1", (g, f) => {
    const waiting = whose(g);
    if (waiting === null) {
      jump(g, f, "wave");
      return;
    }
    const picked = typeof f.v.picked === "number" ? g.state.pending[f.v.picked] : waiting.list[0];
    f.v = {};
    g.state.pending = g.state.pending.filter((p) => p !== picked);
    start(g, picked);
  }),
  goTo("8-6-1", "next"),
]);

function firstWave(pending: readonly Pending[]): number {
  let first = pending[0].wave;
  for (const { wave } of pending) if (wave < first) first = wave;
  return first;
}

/** Those of this wave whose turn it is: the active player's first. */
function whose(g: Game): { player: Player; list: readonly Pending[] } | null {
  const now = follows("8-6-1-1")
    ? g.state.pending.filter((p) => p.wave < g.state.wave)
    : g.state.pending.slice(-1);
  if (now.length === 0) return null;
  const first: Player = follows("8-1-3-2") ? g.state.active : other(g.state.active);
  const mine = now.filter((p) => p.you === first);
  return mine.length > 0 ? { player: first, list: mine } : { player: other(first), list: now };
}

function start(g: Game, p: Pending): void {
  const ability = g.program.definitions[p.def].compiled[p.ability];
  const waited = ability.delayed && follows("8-2-3"); // a part of what was activated before
  const moved = !waited && p.incarnation >= 0 && g.state.cards[p.card].incarnation !== p.incarnation;
  if (moved && follows("8-1-3-2-3")) return;
  const negated =
    !waited && !moved && !ability.granted && isNegatedOn(g, p.card, ability, p.event?.kind ?? "");
  if (negated && follows("8-2-1-1")) return;
  const v = { checked: waited || p.incarnation < 0 };
  activate(g, ability.path, p.you, p.card, moved ? -1 : p.incarnation, v, p.event, p.results);
}

export function resolvePending(g: Game): void {
  if (!follows("1-3-7-1")) trashNegative(g);
  if (g.state.pending.length > 0) enter(g, "resolve effects", g.state.active, {});
}

/** What 1-3-7-1 rules out: a Character would go for its power alone. */
function trashNegative(g: Game): void {
  for (const player of [0, 1] as const)
    for (const id of inArea(g, player, characters))
      if (number(g, id, power) < 0) move(g, id, place(g, player, trash), onTop);
}

/**
 * 8-1-3-5-2: the effect of the affected card itself comes first, then those of the active player in the order
 * he likes, then the other's.
 */
export const replace = replaceProcedure({
  begins: "8-1-3-5",
  which: "8-1-3-5-2",
  may: "8-1-3-5-1",
  whole: "8-1-3-5-4",
  once: "8-1-3-5-3",
  rest: "8-1-3-5-4-1",
  first: (g, now, all) => {
    const own = all.filter((r) => r.card === now.card);
    if (own.length > 0 && follows("8-1-3-5-2")) return own;
    const active = all.filter((r) => masterOf(g, r) === g.state.active);
    return active.length > 0 ? active : all;
  },
  chooser: (g, _now, open) => masterOf(g, open[0]),
});
