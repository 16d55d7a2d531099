import { check, type Decision, type Option, type SetCondition, setHolds } from "@arbiter/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mulberry32, randomPicks } from "../src/index.ts";

/** Decisions of every shape; card i is option i. */
const decisions: fc.Arbitrary<Decision> = fc
  .record({
    kind: fc.constantFrom<Decision["kind"]>("act", "choose", "order", "amount"),
    barred: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
    min: fc.nat(3),
    more: fc.nat(3),
    values: fc.array(fc.nat(4), { minLength: 7, maxLength: 7 }),
    condition: fc.constantFrom("none", "<=", ">=", "different"),
    than: fc.nat(8),
  })
  .map(({ kind, barred, min, more, values, condition, than }) => {
    const options = barred.map(
      (is, card): Option => ({ do: "choose", card, ...(is ? { barred: true as const } : {}) }),
    );
    const free = barred.filter((is) => !is).length;
    const least = kind === "amount" ? min : Math.min(min, free);
    const most = kind === "amount" ? min + more : Math.min(min + more, free);
    const set = kind === "choose" ? conditionOf(condition, values, than) : undefined;
    return {
      number: 0,
      player: 0,
      kind,
      rule: "",
      source: -1,
      options,
      min: least,
      max: most,
      ...(set === undefined ? {} : { set }),
    };
  });

function conditionOf(condition: string, values: readonly number[], than: number): SetCondition | undefined {
  if (condition === "none") return undefined;
  if (condition === "different")
    return { different: Object.fromEntries(values.map((v, card) => [card, [`name ${v}`]])) };
  return { total: Object.fromEntries(values.map((v, card) => [card, v])), is: condition as "<=", than };
}

function subsets([first, ...rest]: readonly number[]): number[][] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

function hasAnswer(decision: Decision): boolean {
  const free = decision.options.flatMap((option, pick) => (option.barred ? [] : [pick]));
  return subsets(free).some(
    (set) => set.length >= decision.min && set.length <= decision.max && setHolds(decision, set),
  );
}

describe("a random answer", () => {
  it("is legal wherever a legal answer exists", () => {
    fc.assert(
      fc.property(decisions, fc.integer(), (decision, seed) => {
        fc.pre(decision.kind === "amount" || hasAnswer(decision));
        const picks = randomPicks(decision, mulberry32(seed));
        expect(() => check(decision, 0, { decision: 0, picks })).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  it("comes to every option", () => {
    const options = [0, 1, 2, 3].map((card): Option => ({ do: "choose", card }));
    const decision: Decision = {
      number: 0,
      player: 0,
      kind: "act",
      rule: "",
      source: -1,
      options,
      min: 1,
      max: 1,
    };
    const random = mulberry32(1);
    const seen = new Set(Array.from({ length: 100 }, () => randomPicks(decision, random)[0]));
    expect(seen.size).toBe(4);
  });
});

describe("the generator", () => {
  it("gives the same numbers for the same seed", () => {
    const [a, b] = [mulberry32(7), mulberry32(7)];
    const numbers = Array.from({ length: 5 }, () => a());
    expect(numbers).toEqual(Array.from({ length: 5 }, () => b()));
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(numbers).not.toEqual(Array.from({ length: 5 }, mulberry32(8)));
  });
});
