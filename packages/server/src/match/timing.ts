/** The clocks of a match as they run: for the one who must decide, while somebody is here. */
import type { Player } from "@arbiter/engine";
import type { ClockSettings, Clocks } from "@arbiter/match";
import { eachOf, leftAt, type Running, type Steady, shownClocks, untilOut } from "./clock.ts";
import type { Left } from "./entries.ts";

export type Timing = ReturnType<typeof openTiming>;

export function openTiming(settings: ClockSettings | null, full: Left | null, time: Steady, out: () => void) {
  let left: Left | null = full;
  let running: Running | null = null;
  let alarm: NodeJS.Timeout | undefined;

  return {
    /** The game went on: what is left is what was stored, and the next decision has its own time. */
    set: (stored: Left | null) => {
      left = stored;
      running = null;
    },

    /** Somebody must decide, came or went; null: nobody is waited for. */
    run: (player: Player | null, isHere: boolean) => {
      clearTimeout(alarm);
      if (left === null || settings === null) return;
      const now = time.now();
      const before = leftAt(left, running, now);
      const each = running === null ? eachOf(settings) : before.each;
      left = before.left;
      running = null;
      if (player === null) return;
      running = { player, since: now, each, here: isHere };
      alarm = setTimeout(out, untilOut(left, running) + 5);
      alarm.unref();
    },

    left: (): Left | null => (left === null ? null : leftAt(left, running, time.now()).left),
    shown: (): Clocks | null => (left === null ? null : shownClocks(left, running, time.now())),

    /** Whose time is out; null if it is not: the process may have stood still in between. */
    lost: (): { player: Player; by: "clock" | "absence"; left: Left } | null => {
      if (left === null || running === null) return null;
      const at = leftAt(left, running, time.now());
      if (untilOut(at.left, { ...running, each: at.each }) > 0) return null;
      return { player: running.player, by: running.here ? "clock" : "absence", left: at.left };
    },

    stop: () => clearTimeout(alarm),
  };
}
