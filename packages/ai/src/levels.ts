import type { Level } from "./search.ts";

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  { name: "easy", width: 4, widest: 8, turns: 1, share: 0.1, finalists: 1, slips: 0.3 },
  { name: "normal", width: 6, widest: 16, turns: 2, share: 0.3, finalists: 1, slips: 0 },
  { name: "hard", width: 6, widest: 16, turns: 2, share: 0.9, finalists: 3, slips: 0 },
];
