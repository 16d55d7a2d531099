import type { BrowserContext } from "playwright-core";

/** The page's dice, thrown beforehand: the same seed, the same decks and the same bot, so the same game at every run. */
export function fixChance(context: BrowserContext, seed = 1): Promise<void> {
  return context.addInitScript((begin) => {
    let state = begin;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    Math.random = next;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint8Array) for (let i = 0; i < into.length; i++) into[i] = next() * 256;
      else if (into instanceof Uint32Array) for (let i = 0; i < into.length; i++) into[i] = next() * 2 ** 32;
      return into;
    };
  }, seed);
}
