import type { Random } from "./bot.ts";

/** A small seeded generator (Tommy Ettinger's mulberry32): the same seed, the same numbers, on every machine. */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to below the limit. */
export function below(limit: number, random: Random): number {
  return (random() * limit) | 0; // a small integer to the machine, not only in value
}
