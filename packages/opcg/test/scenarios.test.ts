/** Every scenario file of the game, and those handed down beside the repository where they are. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runScenario } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { describe, expect, test } from "vitest";
import { opcgScenarios } from "../src/scenario.ts";

function runAll(folder: string, isOurs: (file: string) => boolean): void {
  for (const file of scenarioFiles([folder]).filter(isOurs))
    test(relative(folder, file), () => {
      const { reason, log } = runScenario(readFileSync(file, "utf8"), file, [opcgScenarios]);
      expect(reason, `${reason}\n\n${log.join("\n")}`).toBeNull();
    });
}

describe("scenarios", () => {
  runAll(fileURLToPath(new URL("../scenarios", import.meta.url)), () => true);
});

describe("scenarios handed down", () => {
  const shared = fileURLToPath(new URL("../../../../shared/scenarios", import.meta.url));
  const here = existsSync(shared);
  test(here ? "lie beside the repository" : "are not here: only our own were run", () =>
    expect(existsSync(shared)).toBe(here),
  );
  if (here) runAll(shared, (file) => /[\\/]opcg-[^\\/]*$/.test(file));
});
