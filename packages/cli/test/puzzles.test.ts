/** The puzzles that come with Arbiter can be solved, and the line that tempts cannot; the check itself finds what is wrong. */
import { readFileSync } from "node:fs";
import { opcgScenarios } from "@arbiter/opcg";
import { checkPuzzle, readScenario } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { describe, expect, test } from "vitest";
import { check, own } from "../src/puzzles.ts";

describe.each(own)("%s", (folder) => {
  const files = scenarioFiles([folder]);

  test("a dozen, each with a tempting line that fails, from easy to hard", () => {
    expect(files.length).toBe(12);
    const texts = files.map((file) => readFileSync(file, "utf8"));
    for (const text of texts) expect(text).toMatch(/\n {2}fails:\n/);
    const levels = texts.map((text) => Number(/level: (\d)/.exec(text)?.[1]));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test.each(files)("%s", (file) => {
    expect(check(file).wrong).toBeNull();
  });
});

const first = readFileSync(scenarioFiles([own[0]])[1], "utf8");

function wrong(change: (text: string) => string): string | null {
  const read = readScenario(change(first), [opcgScenarios]);
  return "problems" in read ? read.problems.join() : checkPuzzle(read.scenario).wrong;
}

test("what cannot be forced is found out", () => {
  expect(wrong((text) => text)).toBeNull();
  expect(wrong((text) => text.replace("hand: [Deckhand]", "hand: [Deckhand, Deckhand]"))).toMatch(
    /cannot be reached/,
  );
  expect(wrong((text) => text.replace("hand: [Deckhand]", "hand: []"))).toMatch(/should fail does not/);
  expect(wrong((text) => text.replace("goal: win", "goal: draw"))).toMatch(/expected goal: win, survive/);
  expect(wrong((text) => text.replace(/^ {2}hint: .*\n/m, ""))).toMatch(/expected `hint` in puzzle/);
});
