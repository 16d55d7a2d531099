import type { Clock } from "./bot.ts";

/** So many milliseconds from now on, by a clock that tells them. */
export function within(ms: number, now: () => number): Clock {
  const start = now();
  return () => (now() - start) / ms;
}

/** So many playouts, however long they take: the same on every machine. */
export function playouts(most: number): Clock {
  return (done) => done / most;
}
