import { describe, expect, it } from "vitest";
import { measure, surprises } from "../src/rules.ts";

describe("the rulebook", () => {
  for (const found of measure())
    it(`of ${found.game} ${found.edition}: every paragraph that acts is shown by a scenario that fails without it, but for those that are known to wait`, () => {
      expect(found.acts.length).toBeGreaterThan(100);
      expect(surprises(found).missing).toEqual([]);
    });
});
