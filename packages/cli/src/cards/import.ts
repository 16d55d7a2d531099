/** `arbiter cards import FILE|FOLDER…`: card lists that people have become one library file. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type ListedCard, listed, recordsIn } from "@arbiter/cardtext";
import { Refused } from "@arbiter/engine";
import { games } from "../games/index.ts";
import { type Library, loadLibrary, type Records, saveLibrary } from "./library.ts";

export function run(paths: readonly string[]): number {
  if (paths.length === 0) throw new Refused("arbiter cards import FILE|FOLDER…");
  const before = loadLibrary();
  const library = recordsOfAll(before);
  const told = { taken: 0, same: 0, wrong: [] as string[], lacks: new Map<string, number>() };
  for (const file of paths.flatMap(filesIn))
    for (const [i, given] of recordsOf(file, told.wrong).entries()) {
      const found = listed(Object.values(games), given);
      if ("wrong" in found) {
        told.wrong.push(`${file}, card ${i + 1}: ${found.wrong}`);
        continue;
      }
      const { game, record } = found;
      for (const value of game.cardLists.lacks(record))
        told.lacks.set(value, (told.lacks.get(value) ?? 0) + 1);
      if (add(library, game.edition.game, record)) told.taken++;
      else told.same++;
    }
  const file = saveLibrary(Object.values(games), library, before);
  console.log(`${told.taken} cards taken into ${file}, ${told.same} were there already.`);
  for (const [value, cards] of told.lacks)
    console.log(`${cards} cards lack "${value}": they are not playable until it is given.`);
  for (const line of told.wrong.slice(0, 50)) console.log(line);
  if (told.wrong.length > 50) console.log(`… and ${told.wrong.length - 50} more.`);
  return told.wrong.length === 0 ? 0 : 1;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Refused(`No such file: ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => [".json", ".csv"].includes(extname(name)))
    .map((name) => join(path, name))
    .sort();
}

function recordsOf(file: string, wrong: string[]): readonly unknown[] {
  try {
    return recordsIn(file, readFileSync(file, "utf8"));
  } catch (error) {
    wrong.push(`${file}: ${(error as Error).message}`);
    return [];
  }
}

/** All that the library holds, to be added to. */
const recordsOfAll = (library: Library): Records =>
  Object.fromEntries(
    Object.keys(games).map((game) => [
      game,
      Object.fromEntries(library.numbers(game).map((number) => [number, library.record(game, number)!])),
    ]),
  );

function add(library: Records, game: string, record: ListedCard): boolean {
  library[game] ??= {};
  const known = JSON.stringify(library[game][record.number]);
  library[game][record.number] = record;
  return known !== JSON.stringify(record);
}
