/** What the second game plays already, by its scenarios. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runScenario } from "@arbiter/scenario";
import { describe, expect, it } from "vitest";
import { dbsScenarios } from "../src/index.ts";
import { passing } from "./passing.ts";

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));

describe("scenarios", () => {
  for (const name of passing)
    it(name, () => {
      const file = join(folder, name);
      const { reason, log } = runScenario(readFileSync(file, "utf8"), file, [dbsScenarios]);
      expect(reason, `${reason}\n\n${log.join("\n")}`).toBeNull();
    });
});
