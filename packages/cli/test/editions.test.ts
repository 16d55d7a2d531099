import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dbsScenarios, differences } from "@arbiter/dbs";
import { runScenario } from "@arbiter/scenario";
import { describe, expect, it } from "vitest";
import { editionsPage, pageFile } from "../src/editions.ts";

const folder = fileURLToPath(new URL("../../dbs/scenarios/editions", import.meta.url));
const files = readdirSync(folder);

/** The file of a position by edition. */
function textsOf(position: string): Map<string, string> {
  const all = files.filter((file) => file.startsWith(`${position}.`));
  return new Map(
    all.map((file) => [
      file.slice(position.length + 1, -".yaml".length),
      readFileSync(`${folder}/${file}`, "utf8"),
    ]),
  );
}

/** Cards and position, without what is done and expected. */
function positionIn(text: string): string {
  return text.slice(text.indexOf("\ncards:"), text.indexOf("\nplay:"));
}

function failsIn(edition: string, text: string): boolean {
  const elsewhere = text.replace(/^edition: .*$/m, `edition: "${edition}"`);
  return !runScenario(elsewhere, edition, [dbsScenarios], { proofs: false }).passed;
}

describe("the editions", () => {
  const positions = differences.flatMap(({ shown }) => shown);

  it("differ in at least fifteen things that scenarios of one position show", () => {
    expect(differences.filter(({ shown }) => shown.length > 0).length).toBeGreaterThanOrEqual(15);
  });

  for (const position of positions)
    it(`differ: ${position}`, () => {
      const texts = [...textsOf(position)];
      expect(new Set(texts.map(([, text]) => positionIn(text))).size, "the same position").toBe(1);
      const pairs = texts.flatMap(([a, mine]) =>
        texts.filter(([b, theirs]) => a < b && failsIn(b, mine) && failsIn(a, theirs)),
      );
      expect(pairs.length, "two editions in which it ends differently").toBeGreaterThan(0);
    });

  it("stand side by side on a page that is current", () => {
    expect(readFileSync(pageFile, "utf8")).toBe(editionsPage());
  });
});
