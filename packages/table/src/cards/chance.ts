/** Chance that hangs on a word alone: the same card always gives the same picture. */
export interface Chance {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  one<T>(of: readonly T[]): T;
}

export function chanceOf(word: string): Chance {
  let state = 2166136261;
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return Object.assign(next, {
    between,
    whole,
    one: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)],
  });
}
