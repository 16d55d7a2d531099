/** What the first cards of a shuffled deck hold, counted exactly. */

/** The logarithm of n! for every n that a deck needs. */
const logs: number[] = [0];
function logFactorial(n: number): number {
  for (let i = logs.length; i <= n; i++) logs.push(logs[i - 1] + Math.log(i));
  return logs[n];
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** Exactly `hits` of the `wanted` ones among `drawn` cards of a deck of `size`. */
export function exactly(hits: number, wanted: number, drawn: number, size: number): number {
  if (hits < 0 || hits > wanted || hits > drawn || drawn - hits > size - wanted) return 0;
  return Math.exp(logChoose(wanted, hits) + logChoose(size - wanted, drawn - hits) - logChoose(size, drawn));
}

export function atLeast(least: number, wanted: number, drawn: number, size: number): number {
  let sum = 0;
  for (let hits = Math.max(0, least); hits <= Math.min(wanted, drawn); hits++)
    sum += exactly(hits, wanted, drawn, size);
  return Math.min(1, sum);
}

export interface Opening {
  readonly hand: number;
  /** A redraw puts the whole hand back, or as many cards as one likes. */
  readonly redraw: "all" | "any";
}

/**
 * At least so many after `more` further draws, by a player who redraws a hand that lacks them. Where the whole hand
 * goes back, the second is as if the first had not been; where a part does, the wanted ones are kept.
 */
export function withRedraw(
  least: number,
  wanted: number,
  size: number,
  { hand, redraw }: Opening,
  more = 0,
): number {
  let sum = 0;
  for (let hits = 0; hits <= Math.min(wanted, hand); hits++) {
    const chance = exactly(hits, wanted, hand, size);
    if (chance === 0) continue;
    if (hits >= least) sum += chance;
    else if (redraw === "all") sum += chance * atLeast(least, wanted, hand + more, size);
    else sum += chance * atLeast(least - hits, wanted - hits, hand - hits + more, size - hits);
  }
  return Math.min(1, sum);
}

/** Cards drawn by a turn of one's own (from 1), beside the hand: who goes first draws none in his first. */
export function drawnBy(turn: number, first: boolean): number {
  return Math.max(0, first ? turn - 1 : turn);
}
