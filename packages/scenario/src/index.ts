export { runFiles, scenarioFiles } from "./files.ts";
export type * from "./game.ts";
export { leak } from "./leaks.ts";
export { playScenario } from "./play.ts";
export { Problem } from "./problem.ts";
export { disproof } from "./proofs.ts";
export { type Reading, readScenario } from "./read.ts";
export { type Result, type RunOptions, run, runScenario } from "./run.ts";
export type { Scenario } from "./scenario.ts";
