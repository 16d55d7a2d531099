import { describe, expect, it } from "vitest";
import { measure } from "../src/rules.ts";

describe("the rulebook", () => {
  for (const { game, edition, acts } of measure())
    it(`of ${game} ${edition}: every paragraph that acts is shown by a scenario that fails without it`, () => {
      expect(acts.length).toBeGreaterThan(100);
      expect(acts.filter(({ why }) => why !== null)).toEqual([]);
    });
});
