const z = 1.959964; // 95 %

export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** A rate with its 95 % interval (Wilson's), in parts of 1; a draw counts half. */
export function rateOf(won: number, draws: number, games: number): Rate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = (won + draws / 2) / games;
  const shrink = 1 + (z * z) / games;
  const middle = (rate + (z * z) / (2 * games)) / shrink;
  const half = (z / shrink) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return {
    rate: rounded(rate),
    low: rounded(Math.max(0, middle - half)),
    high: rounded(Math.min(1, middle + half)),
  };
}

export function rounded(n: number): number {
  return Math.round(n * 10000) / 10000;
}

export function percent(n: number): string {
  return `${(100 * n).toFixed(1)} %`;
}
