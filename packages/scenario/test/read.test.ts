import { describe, expect, test } from "vitest";
import { readScenario } from "../src/index.ts";
import { file, quiet, toy } from "./toy.ts";

function problems(text: string): string[] {
  const read = readScenario(text, [toy([quiet])]);
  return "problems" in read ? read.problems.map(String) : [];
}

const good = file({
  play: ["do: give, card: Ant"],
  expect: ["card: Ant, area: hand", "area: you.hand, cards: [Bee, Ant]"],
});

/** The good file with one line changed: its number and what it is now. */
function changed(from: string, to: string): { line: number; text: string } {
  const line = good.split("\n").findIndex((one) => one.includes(from)) + 1;
  expect(line).toBeGreaterThan(0);
  return { line, text: good.replace(from, to) };
}

test("a good file has no problems", () => expect(problems(good)).toEqual([]));

describe("an error names its line and what was expected", () => {
  test.each([
    ["title: A toy", "titel: A toy", /unknown key "titel".*expected title, game/],
    ["title: A toy", "title: [A toy]", /expected title: text, found \[A toy\]/],
    ["game: toy", "game: chess", /expected game: toy, found chess/],
    ['edition: "1"', "edition: 1", /expected edition of toy: 1/],
    ["number: 3", "number: three", /expected number of the turn: a whole number, found three/],
    ["number: 3", "number: 0", /a turn from 1 on/],
    ["player: you", "player: me", /expected player: you, opponent, found me/],
    ["Ant: { power: 1 }", "Ant: { power: one }", /expected power of card "Ant": a number, found one/],
    [
      "Ant: { power: 1 }",
      "Ant: { strength: 1 }",
      /unknown key "strength" in card "Ant"; expected name, number, power/,
    ],
    ["Ant: { power: 1 }", 'Ant: { text: "Win." }', /card "Ant": no words: "Win."/],
    ["hand: [Ant, Bee]", "hand: [Ant, Wasp]", /unknown card "Wasp"/],
    ["hand: [Ant, Bee]", "hand: Ant", /expected you.hand: a list, found Ant/],
    [
      "hand: [Ant, Bee]",
      "hand: [{ card: Ant, tapped: true }, Bee]",
      /unknown key "tapped".*expected card, as, rested/,
    ],
    ["hand: [Ant, Bee]", "hand: [{ card: Ant, as: x }, { card: Bee, as: x }]", /two cards have `as: x`/],
    ["hand: [Ant, Bee]", "hand: […2, Ant, Bee]", /stands only at the end/],
    ["hand: [Ant, Bee]", "hand: […2]", /more of the card before it, and there is none/],
    ["leader: Chief, hand", "hand", /impossible position: no leader/],
    ["do: give", "do: gift", /unknown move "gift"; toy has play, activate/],
    ["do: give, card: Ant", "do: give, card: Wasp", /no card is called "Wasp"/],
    ["do: give, card: Ant", "do: give, whom: Ant", /unknown key "whom" in a move/],
    ["card: Ant, area: hand", "card: Ant, area: garden", /unknown area "garden"; toy has deck, hand/],
    ["card: Ant, area: hand", "card: Ant, area: hand, at: 2", /`at: 2` names no move: there is 1/],
    ["card: Ant, area: hand", "beetle: Ant", /expected one of legal, illegal/],
    ["area: you.hand,", "area: hand,", /expected the side as well: you.hand/],
  ])("%s → %s", (from, to, expected) => {
    const { line, text } = changed(from, to);
    const found = problems(text);
    expect(found.join("\n")).toMatch(expected);
    expect(found.some((one) => one.startsWith(`line ${line}: `))).toBe(true);
  });

  test("a name that fits several cards", () => {
    expect(problems(good.replace("[Ant, Bee]", "[Ant, Ant, Bee]")).join()).toMatch(
      /"Ant" fits 2 cards: .*`as`/,
    );
  });

  test("a name that every card lost to an `as`", () => {
    expect(problems(good.replace("[Ant, Bee]", "[{ card: Ant, as: x }, Bee]")).join()).toMatch(
      /every "Ant" has a name of its own/,
    );
  });

  test("text that is not YAML", () => {
    expect(problems("title: [")).toEqual([expect.stringMatching(/^line 1: not YAML/)]);
  });

  test("neither a turn nor a set-up", () => {
    expect(problems(good.replace(/turn:.*/, "")).join()).toMatch(
      /expected `turn: { player, number }` or `setup/,
    );
  });
});

test("all errors of a file are told, in the order of their lines", () => {
  const text = good
    .replace("hand: [Ant, Bee]", "hand: [Wasp]")
    .replace("do: give", "do: gift")
    .replace("area: hand", "area: garden");
  const lines = problems(text).map((one) => Number(/^line (\d+)/.exec(one)![1]));
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

test("…N is N more of the card before it, a number is blank cards", () => {
  const read = readScenario(file({ you: "hand: [Ant, Bee, …4], deck: 2" }), [toy([quiet])]);
  if (!("scenario" in read)) throw new Error(read.problems.join());
  const { cards } = read.scenario.position;
  expect(cards.filter((card) => card.name === "Bee")).toHaveLength(5);
  expect(
    cards.filter((card) => card.owner === 0 && card.place === "deck" && card.name === null),
  ).toHaveLength(2);
});

test("cards under another are cards of their own", () => {
  const read = readScenario(file({ you: "hand: [{ card: Ant, under: [Bee] }]" }), [toy([quiet])]);
  if (!("scenario" in read)) throw new Error(read.problems.join());
  const { cards } = read.scenario.position;
  const ant = cards.findIndex((card) => card.name === "Ant");
  expect(cards.find((card) => card.name === "Bee")?.under).toBe(ant);
});
