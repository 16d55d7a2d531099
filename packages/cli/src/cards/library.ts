/**
 * The player's own library of cards. Beside each record lies what it was compiled to, so that loading reads no text, and
 * cards are parsed when they are asked for. ARBITER_CARDS names another file than the usual.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { ListedCard } from "@arbiter/cardtext";
import { type Definition, Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { checksum, codeOf } from "./code.ts";
import { type LibraryText, readText, writtenText } from "./library-text.ts";

/** By game and number. */
export type Records = Record<string, Record<string, ListedCard>>;

export interface Library {
  /** The code that each game's cards were compiled by. */
  readonly by: Readonly<Record<string, string>>;
  /** "game/number" of all tokens: every deck may need them. */
  readonly tokens: readonly string[];
  numbers(game: string): string[];
  record(game: string, number: string): ListedCard | undefined;
  /** Compiled before by the same code, or compiled now; undefined also where a record cannot be made a card. */
  definition(game: PlayableGame, number: string): Definition | undefined;
}

export function libraryFile(): string {
  return process.env.ARBITER_CARDS ?? "arbiter-cards.json";
}

export function loadLibrary(): Library {
  const file = libraryFile();
  if (!existsSync(file)) return opened({ by: {}, tokens: [], records: new Map(), compiled: new Map() });
  try {
    return opened(readText(readFileSync(file)));
  } catch (error) {
    throw new Refused(`The library "${file}" is damaged: ${(error as Error).message}`);
  }
}

function opened({ by, tokens, records, compiled }: LibraryText): Library {
  const record = (key: string) => {
    const written = records.get(key);
    return written === undefined ? undefined : (JSON.parse(written.toString()) as ListedCard);
  };
  return {
    by,
    tokens,
    numbers: (game) =>
      [...records.keys()].flatMap((key) => (key.startsWith(`${game}/`) ? [key.slice(game.length + 1)] : [])),
    record: (game, number) => record(`${game}/${number}`),
    definition: (game, number) => {
      const { game: name } = game.edition;
      const key = `${name}/${number}`;
      const [written, made] = [records.get(key), compiled.get(key)];
      if (written === undefined) return undefined;
      if (made !== undefined && by[name] === codeOf(name)) {
        const [sum, card] = JSON.parse(made.toString()) as [string, Definition | null];
        if (sum === checksum(written)) return card ?? undefined;
      }
      return define(game, record(key)!);
    },
  };
}

/** A record that cannot be made a card, as a token without a colour, stays in the library and is not played. */
function define(game: PlayableGame, record: ListedCard): Definition | undefined {
  try {
    return game.cardLists.define(record);
  } catch {
    return undefined;
  }
}

/** Written beside the file and then renamed: there is never half a library. What was compiled is not compiled again. */
export function saveLibrary(games: readonly PlayableGame[], records: Records, before: Library): string {
  const file = libraryFile();
  const [written, compiled] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
  const tokens: string[] = [];
  for (const game of games) {
    const { game: name } = game.edition;
    for (const record of Object.values(records[name] ?? {})) {
      const key = `${name}/${record.number}`;
      const bytes = Buffer.from(JSON.stringify(record));
      const same = JSON.stringify(before.record(name, record.number)) === bytes.toString();
      const card = same ? before.definition(game, record.number) : define(game, record);
      if (record.type === "TOKEN") tokens.push(key);
      written.set(key, bytes);
      compiled.set(key, Buffer.from(JSON.stringify([checksum(bytes), card ?? null])));
    }
  }
  const by = Object.fromEntries(games.map(({ edition }) => [edition.game, codeOf(edition.game)]));
  writeFileSync(`${file}.tmp`, writtenText({ by, tokens, records: written, compiled }));
  renameSync(`${file}.tmp`, file);
  return file;
}

/** The cards that a list names, of the game's own and of the library, and all tokens: few are parsed. */
export function cardsNamed(game: PlayableGame, list: string): ReadonlyMap<string, Definition> {
  const library = loadLibrary();
  const { game: name } = game.edition;
  const found = new Map(game.ownCards());
  const add = (number: string) => {
    const card = found.has(number) ? undefined : library.definition(game, number);
    if (card !== undefined) found.set(number, card);
  };
  for (const key of library.tokens) if (key.startsWith(`${name}/`)) add(key.slice(name.length + 1));
  for (const [, number] of list.matchAll(/^\s*(?:\d+\s*[x×]?\s*)?([A-Za-z0-9]+-[A-Za-z0-9]+)/gm))
    add(library.record(name, number.toUpperCase()) === undefined ? number : number.toUpperCase());
  return found;
}
