/** The player's own library of cards: one JSON file, by game and number. ARBITER_CARDS names another than the usual. */

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { ListedCard } from "@arbiter/cardtext";
import { type Definition, Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";

export type Library = Record<string, Record<string, ListedCard>>;

export function libraryFile(): string {
  return process.env.ARBITER_CARDS ?? "arbiter-cards.json";
}

export function loadLibrary(): Library {
  const file = libraryFile();
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Library;
  } catch (error) {
    throw new Refused(`The library "${file}" is damaged: ${(error as Error).message}`);
  }
}

/** Written beside the file and then renamed: there is never half a library. */
export function saveLibrary(library: Library): string {
  const file = libraryFile();
  writeFileSync(`${file}.tmp`, `${JSON.stringify(library)}\n`);
  renameSync(`${file}.tmp`, file);
  return file;
}

/** The cards that a list names, of the game's own and of the library, and all tokens: few are compiled. */
export function cardsNamed(game: PlayableGame, list: string): ReadonlyMap<string, Definition> {
  const records = loadLibrary()[game.edition.game] ?? {};
  const tokens = Object.values(records).filter((record) => record.type === "TOKEN");
  const named = [...list.matchAll(/^\s*(?:\d+\s*[x×]?\s*)?([A-Za-z0-9]+-[A-Za-z0-9]+)/gm)]
    .map(([, number]) => records[number.toUpperCase()] ?? records[number])
    .filter((record) => record !== undefined);
  const found = new Map(game.ownCards());
  for (const record of [...tokens, ...named])
    if (!found.has(record.number)) found.set(record.number, game.cardLists.define(record));
  return found;
}
