/** Runs scenarios: reads, plays, checks what is expected, proves by repetition. */
import { firstFailure, nameOf } from "./expect.ts";
import type { ScenarioGame } from "./game.ts";
import { playScenario } from "./play.ts";
import { disproof } from "./proofs.ts";
import { readScenario } from "./read.ts";
import { logLines } from "./report.ts";
import type { Scenario } from "./scenario.ts";

export interface RunOptions {
  /** Also run it again through saving, undoing and replaying; default true. */
  readonly proofs?: boolean;
}

export interface Result {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly reason: string | null; // what is wrong in the file, or what failed first
  readonly log: readonly string[];
}

export function runScenario(
  source: string,
  file: string,
  games: readonly ScenarioGame[],
  options: RunOptions = {},
): Result {
  const read = readScenario(source, games);
  if ("problems" in read) {
    const reason = read.problems.map(String).join("\n");
    return { file, title: read.title, passed: false, reason, log: [] };
  }
  const { scenario } = read;
  const { reason, log } = run(scenario, options);
  return { file, title: scenario.title, passed: reason === null, reason, log };
}

export function run(scenario: Scenario, { proofs = true }: RunOptions = {}): Pick<Result, "reason" | "log"> {
  const played = playScenario(scenario);
  const { start, inputs, events, end } = played;
  const reason =
    played.failure ?? firstFailure(scenario, played) ?? (proofs ? disproof(start, inputs, end.game) : null);
  return { reason, log: logLines(events, end.game, scenario.game, (id) => nameOf(scenario, id)) };
}
