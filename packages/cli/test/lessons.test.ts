/** Every lesson can be done by its own line, and is not done before it. */
import { readFileSync } from "node:fs";
import { dbsScenarios } from "@arbiter/dbs";
import { opcgScenarios } from "@arbiter/opcg";
import { playScenario, readScenario, run } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { describe, expect, test } from "vitest";

describe.each(["opcg", "dbs"])("%s", (name) => {
  const files = scenarioFiles([new URL(`../../${name}/lessons`, import.meta.url).pathname]);

  test("ten lessons", () => expect(files.length).toBe(10));

  test.each(files)("%s", (file) => {
    const read = readScenario(readFileSync(file, "utf8"), [opcgScenarios, dbsScenarios]);
    if ("problems" in read) throw new Error(read.problems.join());
    const { scenario } = read;
    expect(Object.keys(scenario.lesson?.said ?? {}).sort()).toEqual(["fr", "it"]);
    expect(run(scenario).reason).toBeNull();
    const lead = { ...scenario, moves: scenario.moves.slice(0, scenario.lesson!.from), stops: true };
    expect(playScenario(lead).failure).toBeNull();
    expect(run(lead).reason).not.toBeNull();
  });
});
