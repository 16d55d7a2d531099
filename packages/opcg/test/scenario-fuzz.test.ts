/** Whatever a scenario file holds, it is run or it is told what is wrong with it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readScenario, runScenario } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import fc from "fast-check";
import { expect, test } from "vitest";
import { opcgScenarios } from "../src/scenario.ts";

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));
const texts = scenarioFiles([folder]).map((file) => readFileSync(file, "utf8"));

const words = [
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  "- ",
  "\n",
  "…9",
  "null",
  "~",
  "-1",
  "1e9",
  "as",
  "card",
  "cards",
  "by",
  "do",
  "at",
  "you",
  "opponent.leader",
  "don.active",
  "don/",
  "&a ",
  "*a",
  "!!set ",
  '"',
  "#",
  "\t",
];

interface Change {
  readonly at: number;
  readonly take: number;
  readonly put: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  take: fc.nat({ max: 12 }),
  put: fc.oneof(fc.constantFrom("", ...words), fc.string({ maxLength: 4 })),
});

function mutated(text: string, changes: readonly Change[]): string {
  return changes.reduce((now, { at, take, put }) => {
    const i = at % (now.length + 1);
    return now.slice(0, i) + put + now.slice(i + take);
  }, text);
}

test("a mutated file is a result or a clear error", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (text, changes) => {
        const { passed, reason } = runScenario(mutated(text, changes), "mutated.yaml", [opcgScenarios], {
          proofs: false,
        });
        expect(passed || reason!.length > 0).toBe(true);
        expect(reason ?? "").not.toMatch(/the machine broke/);
      },
    ),
    { numRuns: 500 },
  );
});

test("any text at all is read or refused", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words, "title", "game", "opcg"), fc.string()), { maxLength: 40 }),
      (parts) => {
        const read = readScenario(parts.join(""), [opcgScenarios]);
        expect("scenario" in read || read.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
