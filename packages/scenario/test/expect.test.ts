import { ask, emit, move, type StepPart, step } from "@arbiter/engine";
import { describe, expect, test } from "vitest";
import { runScenario } from "../src/index.ts";
import { asks, file, quiet, toy } from "./toy.ts";

/** Yes moves the Ant from the hand to the trash; then it is quiet. */
const story: StepPart[] = [
  asks(
    {
      player: 0,
      kind: "choose",
      options: [
        { do: "choose", card: 1 },
        { do: "choose", card: 2 },
      ],
      min: 1,
      max: 1,
    },
    "7-1",
  ),
  step("7-1-4", (g) => move(g, 1, 2)),
  step("8-2", (g) => emit(g, "bang", 0, 2)),
  quiet,
];

function reasonFor(expectation: string): string | null {
  const { reason } = runScenario(
    file({ play: ["do: choose, cards: [Ant]"], expect: [expectation] }),
    "toy.yaml",
    [toy(story)],
  );
  return reason;
}

describe("what is expected", () => {
  test.each([
    ["card: Ant, area: trash", "card: Ant, area: hand"],
    ["card: Ant, area: you.trash", "card: Ant, area: opponent.trash"],
    ["card: Ant, area: hand, at: 1", "card: Ant, area: trash, at: 1"],
    ["card: Ant, power: 1, rested: false", "card: Ant, power: 1, rested: true"],
    ["card: Ant, noKeyword: Swift", "card: Ant, keyword: Swift"],
    ["area: you.hand, count: 1", "area: you.hand, count: 2"],
    ["area: you.hand, cards: [Bee]", "area: you.hand, cards: [Bee, Ant]"],
    ["area: you.hand, cards: [Bee, Ant], at: 1", "area: you.hand, cards: [Bee, Bee], at: 1"],
    ["area: you.trash, contains: [Ant]", "area: you.hand, contains: [Ant]"],
    ["area: you.coins, count: 0", "area: you.coins, count: 1"],
    ["by: you, offered: { do: end }", "by: opponent, offered: { do: end }"],
    ["by: opponent, notOffered: { do: end }", "by: you, notOffered: { do: end }"],
    [
      "legal: { by: you, do: choose, cards: [Bee] }, at: 1",
      "legal: { by: you, do: choose, cards: [] }, at: 1",
    ],
    [
      "illegal: { by: you, do: choose, cards: [Ant, Bee] }, at: 1",
      "illegal: { by: you, do: choose, cards: [Ant] }, at: 1",
    ],
    ["by: you, offered: { do: choose }, at: 1", "by: you, offered: { do: choose }"],
    [
      "by: you, offered: { do: choose, card: Ant }, at: 1",
      "by: you, notOffered: { do: choose, card: Ant }, at: 1",
    ],
    [
      "by: you, notOffered: { do: choose, card: foe }, at: 1",
      "by: you, offered: { do: choose, card: foe }, at: 1",
    ],
    [
      'legal: { by: you, do: choose, cards: [Ant] }, rule: "7", at: 1',
      'legal: { by: you, do: choose, cards: [Ant] }, rule: "8", at: 1',
    ],
    ["legal: { by: opponent, do: concede }", "illegal: { by: opponent, do: concede }"],
    ["running: true", "winner: you"],
    ['log: ["7-1", "8"]', 'log: ["8", "7-1"]'],
    ["known: { to: opponent, card: Ant }", "known: { to: opponent, card: Ant, is: false }"],
    ["known: { to: opponent, card: Bee, is: false }", "known: { to: opponent, card: Bee }"],
    ["known: { to: you, area: you.deck, count: 0 }", "known: { to: you, area: you.hand, count: 0 }"],
    ["pending: []", "pending: [Ant]"],
    ['deckLegal: you, is: false, rule: "5-1"', 'deckLegal: you, is: false, rule: "5-2"'],
  ])("{ %s } holds, { %s } does not", (holds, fails) => {
    expect(reasonFor(holds)).toBeNull();
    expect(reasonFor(fails)).toMatch(/^line 15: expected .*\n {2}but /);
  });
});

test("a winner, by a paragraph or by one above it", () => {
  const wins = ask(
    "1-1",
    () => ({ player: 0, kind: "act", options: [{ do: "end" }], min: 1, max: 1, purpose: "" }),
    (g) => {
      g.state.result = { winner: 0, rule: "9-2-1-2" };
    },
  );
  const reason = (expectation: string) =>
    runScenario(file({ play: ["do: end"], expect: [expectation] }), "toy.yaml", [toy([wins])]).reason;
  expect(reason('winner: you, rule: "9-2"')).toBeNull();
  expect(reason('winner: you, rule: "9-2-1-1"')).toMatch(/you won by 9-2-1-2/);
  expect(reason("winner: draw")).toMatch(/you won/);
});

test("a failed run tells what happened, with its causes", () => {
  const result = runScenario(
    file({ play: ["do: choose, cards: [Ant]"], expect: ["card: Ant, area: hand"] }),
    "toy.yaml",
    [toy(story)],
  );
  expect(result).toMatchObject({ file: "toy.yaml", title: "A toy", passed: false });
  expect(result.log).toContain("Ant: you.hand → you.trash [7-1-4]");
});
