/** arbiter puzzles [FILE|FOLDER…]: whether each can be solved against every answer, and its tempting line cannot. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dbsScenarios } from "@arbiter/dbs";
import { opcgScenarios } from "@arbiter/opcg";
import { checkPuzzle, readScenario } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";

const games = [opcgScenarios, dbsScenarios];
export const own = ["opcg", "dbs"].map((name) =>
  fileURLToPath(new URL(`../../${name}/puzzles`, import.meta.url)),
);

export interface Found {
  readonly file: string;
  readonly title: string;
  readonly wrong: string | null;
  readonly tried: number;
}

export function check(file: string): Found {
  const read = readScenario(readFileSync(file, "utf8"), games);
  if ("problems" in read)
    return { file, title: read.title, wrong: read.problems.map(String).join("\n"), tried: 0 };
  return { file, title: read.scenario.title, ...checkPuzzle(read.scenario) };
}

export function run(args: readonly string[]): number {
  const paths = args.length === 0 ? own : args;
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`No such file: ${missing.join(", ")}`);
    return 2;
  }
  const all = scenarioFiles(paths).map(check);
  for (const { title, wrong, tried, file } of all)
    console.log(wrong === null ? `ok    ${title} (${tried} positions)` : `FAIL  ${file}\n      ${wrong}`);
  const failed = all.filter(({ wrong }) => wrong !== null).length;
  console.log(`${all.length - failed} sound, ${failed} not`);
  return failed === 0 ? 0 : 1;
}
