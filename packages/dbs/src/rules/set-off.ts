/** Moments that come twice and set each skill off once: the End Phase (7-4-4), damage and markers (8-4-6). */
import { contextOf, type Frame, type Game, locals, type Pending } from "@arbiter/engine";
import { isPutOff } from "./checkpoint.ts";

const key = (p: Pending) => `${p.card}/${p.incarnation}/${p.def}/${p.ability}`;

/** Tells what happens; skills that it set off before, and those that may not be, do not wait. Returns how many do. */
export function setOff(
  g: Game,
  f: Frame,
  tell: () => void,
  may: (p: Pending) => boolean = () => true,
): number {
  const { pending } = g.state;
  tell();
  if (g.state.pending === pending) return 0;
  const before = new Set(pending);
  const done = (f.v.setOff as readonly string[] | undefined) ?? [];
  const isNew = (p: Pending) => !before.has(p);
  const waits = (p: Pending) => isPutOff(g, p) || (!done.includes(key(p)) && may(p));
  const added = g.state.pending.filter((p) => isNew(p) && waits(p));
  g.state.pending = g.state.pending.filter((p) => !isNew(p) || waits(p));
  locals(g, f).setOff = [...done, ...added.map(key)];
  return added.length;
}

/** Whether it cannot wait until this has changed: the "if" at its head speaks of it and holds now. */
export function needsBefore(g: Game, p: Pending, changing: "life" | "markers"): boolean {
  const { ability, begins } = g.program.definitions[p.def].compiled[p.ability];
  return (
    JSON.stringify(ability.effect?.[0]?.if ?? null).includes(`"${changing}"`) &&
    begins(g, contextOf(p, p.event))
  );
}
