import { describe, expect, test } from "vitest";
import { atLeast, drawnBy, exactly, withRedraw } from "../../src/workshop/decks/odds.ts";

/** All hands of a small deck, one by one: the first `wanted` cards are the wanted ones. */
function hands(size: number, drawn: number): number[][] {
  if (drawn === 0) return [[]];
  return hands(size, drawn - 1).flatMap((hand) =>
    Array.from({ length: size - 1 - (hand.at(-1) ?? -1) }, (_, i) => [...hand, (hand.at(-1) ?? -1) + 1 + i]),
  );
}
const hits = (hand: readonly number[], wanted: number) => hand.filter((card) => card < wanted).length;
const share = (all: readonly number[][], holds: (hand: number[]) => boolean) =>
  all.filter(holds).length / all.length;

describe("the odds of an opening hand", () => {
  test.each([
    [9, 3, 4],
    [8, 2, 5],
    [7, 7, 3],
    [7, 0, 3],
  ])("are what counting all hands of %i cards with %i wanted gives", (size, wanted, drawn) => {
    const all = hands(size, drawn);
    for (let n = 0; n <= drawn; n++) {
      expect(exactly(n, wanted, drawn, size)).toBeCloseTo(
        share(all, (hand) => hits(hand, wanted) === n),
        12,
      );
      expect(atLeast(n, wanted, drawn, size)).toBeCloseTo(
        share(all, (hand) => hits(hand, wanted) >= n),
        12,
      );
    }
  });

  test("four copies of fifty in five cards", () => {
    expect(atLeast(1, 4, 5, 50)).toBeCloseTo(1 - (46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46), 12);
  });

  test("a whole hand redrawn is as good as the first", () => {
    const once = atLeast(1, 4, 5, 50);
    expect(withRedraw(1, 4, 50, { hand: 5, redraw: "all" })).toBeCloseTo(1 - (1 - once) ** 2, 12);
  });

  test("of a hand redrawn in part the wanted cards are kept", () => {
    const [size, wanted, hand, least] = [8, 3, 3, 2];
    let sum = 0;
    const all = hands(size, hand);
    for (const first of all) {
      const kept = hits(first, wanted);
      if (kept >= least) sum += 1 / all.length;
      else {
        const seconds = hands(size - kept, hand - kept);
        sum += share(seconds, (second) => kept + hits(second, wanted - kept) >= least) / all.length;
      }
    }
    expect(withRedraw(least, wanted, size, { hand, redraw: "any" })).toBeCloseTo(sum, 12);
  });

  test("who goes first draws nothing in the first turn", () => {
    expect([1, 2, 3].map((turn) => drawnBy(turn, true))).toEqual([0, 1, 2]);
    expect([1, 2, 3].map((turn) => drawnBy(turn, false))).toEqual([1, 2, 3]);
  });
});
