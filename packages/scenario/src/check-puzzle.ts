/** A puzzle is sound when its goal can be reached whatever is answered, its line reaches it, and the tempting one does not. */

import { playScenario } from "./play.ts";
import { run } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { solver } from "./solve.ts";

export interface Checked {
  readonly wrong: string | null;
  readonly tried: number;
}

export function checkPuzzle(scenario: Scenario): Checked {
  const { puzzle } = scenario;
  if (puzzle === null) return { wrong: "it has no `puzzle`", tried: 0 };
  const failed = run(scenario).reason;
  if (failed !== null) return { wrong: failed, tried: 0 };
  const lead = playScenario({ ...scenario, moves: scenario.moves.slice(0, puzzle.from), stops: true });
  if (lead.failure !== null) return { wrong: `before it begins: ${lead.failure}`, tried: 0 };
  const start = lead.end.game;
  const solve = solver(start, puzzle);
  const found = solve.verdict(start);
  const tried = solve.tried();
  if (found === "open") return { wrong: "there is too much to try", tried };
  if (found === "missed") return { wrong: "the goal cannot be reached against every answer", tried };
  const line = playScenario({ ...scenario, stops: true });
  const end = solve.verdict(line.end.game);
  if (end !== "reached") return { wrong: "its own line leaves the goal", tried };
  if (puzzle.fails.length === 0) return { wrong: null, tried };
  const moves = [...scenario.moves.slice(0, puzzle.from), ...puzzle.fails];
  const astray = playScenario({ ...scenario, moves, stops: true });
  if (astray.failure !== null)
    return { wrong: `the line that fails cannot be played: ${astray.failure}`, tried };
  return {
    wrong: solve.verdict(astray.end.game) === "missed" ? null : "the line that should fail does not",
    tried,
  };
}
