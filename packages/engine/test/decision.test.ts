import { describe, expect, it } from "vitest";
import {
  check,
  type Decision,
  follows,
  meets,
  onlyAnswer,
  option,
  question,
  tracing,
  without,
} from "../src/index.ts";

const decision = (q: ReturnType<typeof question>): Decision => ({ number: 3, rule: "1-1", source: -1, ...q });
const cards = [4, 5, 6].map((card) => option("choose", { card }));

describe("an answer", () => {
  const two = decision(question(0, "choose", "ko", cards, 1, 2));
  const refusal =
    (picks: readonly number[], number = 3, player: 0 | 1 = 0) =>
    () =>
      check(two, player, { decision: number, picks });

  it("is taken where it fits", () => {
    expect(refusal([0, 2])).not.toThrow();
  });

  it("is refused for another decision, another player, or after the game", () => {
    expect(refusal([0], 2)).toThrow("open is decision 3");
    expect(refusal([0], 3, 1)).toThrow("the other player's");
    expect(() => check(null, 0, { decision: 3, picks: [0] })).toThrow("over");
  });

  it("is refused with too few, too many, twice the same or unknown options", () => {
    expect(refusal([])).toThrow("0 picked where 1 to 2");
    expect(refusal([0, 1, 2])).toThrow("3 picked");
    expect(refusal([1, 1])).toThrow("twice");
    expect(refusal([7])).toThrow("Option 7 does not exist");
    expect(refusal([0.5])).toThrow("whole numbers");
  });

  it("is refused where the cards together break a condition", () => {
    const total = decision(
      question(0, "choose", "ko", cards, 0, 3, { set: { total: { 4: 3, 5: 3, 6: 1 }, is: "<=", than: 4 } }),
    );
    expect(() => check(total, 0, { decision: 3, picks: [0, 2] })).not.toThrow();
    expect(() => check(total, 0, { decision: 3, picks: [0, 1] })).toThrow("together");
  });

  it("to a number lies in its range", () => {
    const number = decision(question(0, "amount", "how many", [], 0, 2));
    expect(() => check(number, 0, { decision: 3, picks: [2] })).not.toThrow();
    expect(() => check(number, 0, { decision: 3, picks: [3] })).toThrow("0 to 2");
  });
});

describe("the only answer", () => {
  it("is all of what must be taken, or any of what is alike", () => {
    expect(onlyAnswer(question(0, "choose", "", cards, 3, 3))).toEqual([0, 1, 2]);
    const alike = [1, 2, 3].map((card) => option("choose", { card, alike: "unknown" }));
    expect(onlyAnswer(question(0, "choose", "", alike, 1, 1))).toEqual([0]);
  });

  it("does not exist where there is a choice or an order", () => {
    expect(onlyAnswer(question(0, "choose", "", cards, 1, 1))).toBeNull();
    expect(onlyAnswer(question(0, "choose", "", cards, 0, 3))).toBeNull();
    expect(onlyAnswer(question(0, "order", "", cards, 3, 3))).toBeNull();
  });
});

describe("a paragraph", () => {
  it("is followed, unless a test leaves it out", () => {
    expect(follows("7-1")).toBe(true);
    expect(without("7-1", () => [follows("7-1"), follows("7-2")])).toEqual([false, true]);
    expect(follows("7-1")).toBe(true);
  });

  it("is seen when it acts", () => {
    const { value, acted } = tracing(() => follows("9-1"));
    expect(value).toBe(true);
    expect([...acted]).toEqual(["9-1"]);
  });

  it("is met by itself and by those under it", () => {
    expect(meets("7-1-2", "7-1")).toBe(true);
    expect(meets("7-12", "7-1")).toBe(false);
  });

  it("is met by either of two paragraphs with the same number, and named apart by one", () => {
    expect(meets("22-39-3b", "22-39-3")).toBe(true);
    expect(meets("22-39-3", "22-39-3b")).toBe(false);
  });
});
