/** arbiter scenario FILE|FOLDER… [--json] */
import { existsSync } from "node:fs";
import { dbsScenarios } from "@arbiter/dbs";
import { opcgScenarios } from "@arbiter/opcg";
import type { Result, ScenarioGame } from "@arbiter/scenario";
import { runFiles } from "@arbiter/scenario/files";
import { type Library, loadLibrary } from "./cards/library.ts";
import type { PlayableGame } from "./games/game.ts";
import { games as playable } from "./games/index.ts";

/** Behind the game's own cards those of the player's library, which is opened when one is named. */
function withLibrary(scenarios: ScenarioGame, game: PlayableGame): ScenarioGame {
  let library: Library | null = null;
  const ofLibrary = (name: string) => {
    library ??= loadLibrary();
    const { record, numbers, definition } = library;
    const isThis = (number: string) => record(scenarios.name, number)?.name === name;
    const found =
      record(scenarios.name, name) === undefined ? numbers(scenarios.name).filter(isThis) : [name];
    return found.flatMap((number) => definition(game, number) ?? []);
  };
  return {
    ...scenarios,
    loaded: (name) => {
      const own = scenarios.loaded(name);
      return own.length > 0 ? own : ofLibrary(name);
    },
  };
}

export function run(args: readonly string[]): number {
  const paths = args.filter((arg) => arg !== "--json");
  const missing = paths.filter((path) => !existsSync(path));
  if (paths.length === 0 || missing.length > 0) {
    console.error(
      paths.length === 0 ? "arbiter scenario FILE|FOLDER… [--json]" : `No such file: ${missing.join(", ")}`,
    );
    return 2;
  }
  const results = runFiles(paths, [
    withLibrary(opcgScenarios, playable.opcg),
    withLibrary(dbsScenarios, playable.dbs),
  ]);
  const failed = results.filter((result) => !result.passed).length;
  if (args.includes("--json")) console.log(JSON.stringify(summary(results), null, 2));
  else for (const line of report(results)) console.log(line);
  return failed === 0 ? 0 : 1;
}

function summary(results: readonly Result[]) {
  const passed = results.filter((result) => result.passed).length;
  const files = results.map(({ file, title, passed, reason }) => ({ file, title, passed, reason }));
  return { passed, failed: results.length - passed, files };
}

/** A line each; with a failure what failed and what happened before. */
function report(results: readonly Result[]): string[] {
  const { passed, failed } = summary(results);
  const lines = results.flatMap(({ file, title, passed, reason, log }) =>
    passed
      ? [`ok    ${file}  ${title}`]
      : [`FAIL  ${file}  ${title}`, ...indent(reason!), ...indent(log.join("\n"))],
  );
  return [...lines, `${passed} passed, ${failed} failed`];
}

function indent(text: string): string[] {
  return text === "" ? [] : text.split("\n").map((line) => `      ${line}`);
}
