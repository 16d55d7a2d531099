/** Card lists that a player has become cards of his library: all of them or, if he turns away, none. */
import { listed, type ListedCard as Printed, recordsIn } from "@arbiter/cardtext";
import { Refused } from "@arbiter/engine";
import type { GameName } from "@arbiter/match";
import { type CardRow, db } from "../data/db.ts";
import type { ListedCard } from "../data/listed.ts";
import { compiler, libraryOf, type Made, make, pacer } from "./cards.ts";
import { type ReadingGame, readingBy } from "./games.ts";
import type { Tell } from "./tasks.ts";
import { eachInZip, isZip } from "./zip.ts";

export interface Wrong {
  readonly file: string;
  /** Which card of the file, from 1; 0: the file itself. */
  readonly card: number;
  readonly why: string;
}

export interface ImportReport {
  readonly records: number;
  /** Whose cards came. */
  readonly games: readonly GameName[];
  readonly taken: number;
  readonly same: number;
  /** Numbers that came more than once; the last counts. */
  readonly twice: readonly string[];
  /** Numbers that belong to cards of Arbiter. */
  readonly reserved: readonly string[];
  readonly wrong: readonly Wrong[];
  readonly wrongInAll: number;
  /** Every card that came, as far as it comes. */
  readonly cards: readonly ListedCard[];
}

/** The largest lists that are known have 15 MB. */
export const mostBytes = 64_000_000;
const mostCards = 40_000;
const mostTold = 300;

export async function importCards(files: readonly File[], tell: Tell): Promise<ImportReport> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostBytes)
    throw new Refused(
      `These files have ${Math.round(bytes / 1e6)} MB; card lists of up to ${mostBytes / 1e6} MB are read.`,
    );
  const games = [await readingBy("opcg"), await readingBy("dbs")];
  const { found, wrong, records, twice } = await gather(files, games, tell);
  const kept = new Map<string, CardRow>();
  const names = [...new Set([...found.values()].map(({ game }) => game.name))];
  for (const name of names) await libraryOf(name, tell); // what another build compiled must not pass as this one's
  for (const name of names)
    for (const row of await db.cards.where("game").equals(name).toArray())
      kept.set(`${name} ${row.number}`, row);
  const reserved: string[] = [];
  const made: Made[] = [];
  const pace = pacer();
  let done = 0;
  let same = 0;
  for (const [id, { game, record }] of found) {
    if (game.ownCards().has(record.number)) reserved.push(record.number);
    else {
      if (JSON.stringify(kept.get(id)?.record) === JSON.stringify(record)) same++;
      made.push(make(game, record));
    }
    await pace();
    if (++done % 40 === 0) tell({ stage: "compiling", done, of: found.size });
  }
  tell({ stage: "keeping", done: 0, of: 1 });
  await keep(made, names);
  return {
    records,
    games: names,
    taken: made.length - same,
    same,
    twice,
    reserved,
    wrong: wrong.slice(0, mostTold),
    wrongInAll: wrong.length,
    cards: made.map((one) => one.listed),
  };
}

interface Found {
  readonly game: ReadingGame;
  readonly record: Printed;
}

async function gather(files: readonly File[], games: readonly ReadingGame[], tell: Tell) {
  const found = new Map<string, Found>();
  const twice = new Set<string>();
  const wrong: Wrong[] = [];
  let records = 0;
  const take = (file: string, text: string) => {
    let all: readonly unknown[] = [];
    try {
      all = recordsIn(file, text);
    } catch (error) {
      wrong.push({ file, card: 0, why: (error as Error).message });
    }
    for (const [i, given] of all.entries()) {
      if (++records > mostCards)
        throw new Refused(`More than ${mostCards} cards are no list of a game's cards.`);
      const one = listed(games, given);
      if ("wrong" in one) {
        wrong.push({ file, card: i + 1, why: one.wrong });
        continue;
      }
      const id = `${one.game.name} ${one.record.number}`;
      if (found.has(id)) twice.add(one.record.number);
      found.set(id, one);
    }
  };
  for (const [i, file] of files.entries()) {
    tell({ stage: "reading", done: i, of: files.length });
    if (!isZip(file)) take(file.name, await file.text());
    else
      await eachInZip(file, /\.(json|csv)$/i, mostBytes, (name, bytes) =>
        take(name, new TextDecoder().decode(bytes)),
      );
  }
  if (records === 0 && wrong.length === 0) throw new Refused("There are no cards in it.");
  return { found, wrong, records, twice: [...twice] };
}

/** Rows and list together: there is never half a library. */
async function keep(made: readonly Made[], names: readonly GameName[]): Promise<void> {
  await db.transaction("rw", db.cards, db.listings, async () => {
    await db.cards.bulkPut(made.map(({ row }) => row));
    for (const game of names) {
      const before = (await db.listings.get(game))?.cards ?? [];
      const all = new Map(before.map((card) => [card.number, card]));
      for (const { row, listed: card } of made) if (row.game === game) all.set(card.number, card);
      if (all.size > 0) await db.listings.put({ game, made: compiler, cards: [...all.values()] });
    }
  });
}
