/** The clocks of a match: one runs at a time, and only while the server is there. */
import type { Player } from "@arbiter/engine";
import type { ClockSettings, Clocks } from "@arbiter/match";
import type { Left } from "./entries.ts";

/** Time that stands still while the process does: a pause longer than this is not counted. */
const longestStep = 1000;

export interface Steady {
  now(): number;
  stop(): void;
}

export function steadyTime(): Steady {
  let last = performance.now();
  let counted = 0;
  const step = () => {
    const now = performance.now();
    counted += Math.min(now - last, longestStep);
    last = now;
    return counted;
  };
  const beat = setInterval(step, longestStep / 4);
  beat.unref();
  return { now: step, stop: () => clearInterval(beat) };
}

export interface Running {
  readonly player: Player;
  readonly since: number;
  /** What is left of the time that this decision gives. */
  readonly each: number;
  readonly here: boolean;
}

/** What is left at a moment, with what this decision gave. */
export function leftAt(left: Left, running: Running | null, now: number): { left: Left; each: number } {
  if (running === null) return { left, each: 0 };
  const used = now - running.since;
  const take = (pair: readonly [number, number], n: number): [number, number] =>
    running.player === 0 ? [Math.max(0, pair[0] - n), pair[1]] : [pair[0], Math.max(0, pair[1] - n)];
  if (!running.here) return { left: { ...left, away: take(left.away, used) }, each: running.each };
  const each = Math.max(0, running.each - used);
  return { left: { ...left, bank: take(left.bank, Math.max(0, used - running.each)) }, each };
}

/** Milliseconds until it is out. */
export function untilOut(left: Left, { player, each, here }: Running): number {
  return here ? each + left.bank[player] : left.away[player];
}

export function shownClocks(left: Left, running: Running | null, now: number): Clocks {
  const at = leftAt(left, running, now);
  return { ...at.left, each: at.each, running: running?.player ?? null };
}

export function eachOf(clock: ClockSettings): number {
  return clock.each * 1000;
}
