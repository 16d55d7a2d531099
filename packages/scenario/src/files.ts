/** Scenario files of folders. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ScenarioGame } from "./game.ts";
import { type Result, type RunOptions, runScenario } from "./run.ts";

/** Files as they are named, and all scenario files in folders and below. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((name) => /\.ya?ml$/.test(name))
          .sort()
          .map((name) => join(path, name))
      : [path],
  );
}

export function runFiles(
  paths: readonly string[],
  games: readonly ScenarioGame[],
  options: RunOptions = {},
): Result[] {
  return scenarioFiles(paths).map((file) => runScenario(readFileSync(file, "utf8"), file, games, options));
}
