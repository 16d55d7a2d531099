/** Answers written as moves: read again, they lead to the same position. */
import { readFileSync } from "node:fs";
import { dbsScenarios } from "@arbiter/dbs";
import { opcgScenarios } from "@arbiter/opcg";
import { movesOf, playScenario, readScenario } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";

const games = { opcg: opcgScenarios, dbs: dbsScenarios };

/** Every so-manyth scenario: all of them take a minute. */
test.each([
  ["opcg", 1],
  ["dbs", 4],
] as const)("%s: the moves of a run, written and run again, end in the same position", (name, step) => {
  const files = scenarioFiles([new URL(`../../${name}/scenarios`, import.meta.url).pathname]);
  let whole = 0;
  const wrong: string[] = [];
  for (const file of files.filter((_, i) => i % step === 0)) {
    const text = readFileSync(file, "utf8");
    const read = readScenario(text, [games[name]]);
    if ("problems" in read) throw new Error(`${file}: ${read.problems.join()}`);
    const { inputs, end } = playScenario(read.scenario);
    const written = movesOf(read.scenario, inputs);
    if (written.upTo === inputs.length) whole++;
    const document = parseDocument(text);
    document.set(
      "play",
      written.moves.map((move) => parse(move)),
    );
    if (written.stops) document.set("then", "stop");
    else document.delete("then");
    document.set("expect", []);
    const again = readScenario(String(document), [games[name]]);
    if ("problems" in again) wrong.push(`${file}: ${again.problems.join()}`);
    else {
      const played = playScenario(again.scenario);
      const lies = ({ state }: typeof end.game) =>
        JSON.stringify([state.areas, state.pools, state.result, state.turn]);
      const meant = written.upTo === inputs.length ? end.game : written.end;
      if (
        played.failure !== null ||
        (written.upTo === inputs.length && lies(played.end.game) !== lies(meant))
      )
        wrong.push(`${file}: ${played.failure ?? "another position"}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(whole / Math.ceil(files.length / step)).toBeGreaterThan(0.9);
});
