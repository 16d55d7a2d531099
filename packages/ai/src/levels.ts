import type { Level } from "./search.ts";

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  { name: "easy", width: 6, widest: 16, turns: 1, share: 0.1 },
  { name: "normal", width: 6, widest: 16, turns: 2, share: 0.3 },
  { name: "hard", width: 6, widest: 16, turns: 2, share: 0.98 },
];
