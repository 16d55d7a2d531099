/** The frame of the game without skills: what the scenarios of plain cards show of it already runs. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runScenario, scenarioFiles } from "@arbiter/scenario";
import { describe, expect, it } from "vitest";
import { dbsScenarios } from "../src/index.ts";

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));
const sources = scenarioFiles([folder]).map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** No card with text: those need the card language. */
const plain = sources.filter(({ text }) => !/\btext:/.test(text));

describe("plain cards", () => {
  for (const { file, text } of plain)
    it(relative(folder, file), () => {
      const { reason, log } = runScenario(text, file, [dbsScenarios]);
      expect(reason, `${reason}\n\n${log.join("\n")}`).toBeNull();
    });

  it("are the subject of some scenarios", () => {
    expect(plain.length).toBeGreaterThan(15);
  });
});
