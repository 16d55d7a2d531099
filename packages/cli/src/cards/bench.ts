/** `arbiter cards bench`: how long the library takes to open, and until every card of it is there. */
import { statSync } from "node:fs";
import { Refused } from "@arbiter/engine";
import { games } from "../games/index.ts";
import { codeOf } from "./code.ts";
import { libraryFile, loadLibrary } from "./library.ts";

export function run(args: readonly string[]): number {
  const megabytes = statSync(libraryFile(), { throwIfNoEntry: false })?.size;
  if (megabytes === undefined)
    throw new Refused(`There is no library "${libraryFile()}": arbiter cards import FILE`);
  const found = {
    file: libraryFile(),
    megabytes: Number((megabytes / 1e6).toFixed(1)),
    compiledByThisCode: true,
    cards: 0,
    openMilliseconds: 0,
    allMilliseconds: 0,
    allProcessorMilliseconds: 0, // where others use the machine at the same time
  };
  const began = performance.now();
  const used = process.cpuUsage();
  const library = loadLibrary();
  found.openMilliseconds = Math.round(performance.now() - began);
  for (const game of Object.values(games)) {
    const numbers = library.numbers(game.edition.game);
    for (const number of numbers) library.definition(game, number);
    found.cards += numbers.length;
    if (numbers.length > 0)
      found.compiledByThisCode &&= library.by[game.edition.game] === codeOf(game.edition.game);
  }
  found.allMilliseconds = Math.round(performance.now() - began);
  found.allProcessorMilliseconds = Math.round(process.cpuUsage(used).user / 1000);
  if (args.includes("--json")) console.log(JSON.stringify(found));
  else for (const [name, value] of Object.entries(found)) console.log(`${name.padEnd(26)}${value}`);
  return 0;
}
