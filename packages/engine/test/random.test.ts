import { describe, expect, it } from "vitest";
import { isSeed, seedFrom, shuffled } from "../src/index.ts";

const deck = Array.from({ length: 50 }, (_, i) => i);

describe("shuffles", () => {
  it("keep every card, and are the same for the same seed and number", () => {
    const once = shuffled(deck, seedFrom(1), 0);
    expect(once.slice().sort((a, b) => a - b)).toEqual(deck);
    expect(shuffled(deck, seedFrom(1), 0)).toEqual(once);
  });

  it("differ for another number or seed", () => {
    const once = shuffled(deck, seedFrom(1), 0);
    expect(shuffled(deck, seedFrom(1), 1)).not.toEqual(once);
    expect(shuffled(deck, seedFrom(2), 0)).not.toEqual(once);
  });

  it("put every card everywhere equally often", () => {
    const n = 4000;
    const seen = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
    for (let i = 0; i < n; i++)
      for (const [place, card] of shuffled([0, 1, 2, 3, 4], seedFrom(7), i).entries()) seen[card][place]++;
    const chiSquare = seen.flat().reduce((sum, count) => sum + (count - n / 5) ** 2 / (n / 5), 0);
    expect(chiSquare).toBeLessThan(39.3); // 16 degrees of freedom, one in a thousand
  });

  it("reach beyond 256 cards", () => {
    const many = Array.from({ length: 300 }, (_, i) => i);
    expect(new Set(shuffled(many, seedFrom(3), 0)).size).toBe(300);
  });
});

describe("seeds", () => {
  it("are 128 bits as 32 hexadecimal digits", () => {
    expect(isSeed(seedFrom(255))).toBe(true);
    expect(seedFrom(255)).toBe(`${"0".repeat(30)}ff`);
    expect(isSeed("ff")).toBe(false);
    expect(isSeed(`${"0".repeat(31)}g`)).toBe(false);
  });
});
