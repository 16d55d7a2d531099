/** Card libraries: the operator's, and what a host brings. The server compiles their texts itself. */
import { Worker } from "node:worker_threads";
import { type Definition, Refused } from "@arbiter/engine";
import { type CardRecord, digestOf, type GameName, libraryHash } from "@arbiter/match";
import type { Engines } from "./engines.ts";
import type { Compiled, Played } from "./match/games.ts";
import type { Store } from "./store/store.ts";

const thread = new URL("../bin/compile-thread.js", import.meta.url);

/** What one upload may cost; how many steps a text may take to be read, the grammar says. */
const anybodys = { cards: 4000, letters: 2000, milliseconds: 20_000, megabytes: 256 };
/** The operator may bring all cards that there are. */
const operators: typeof anybodys = { cards: 20_000, letters: 2000, milliseconds: 900_000, megabytes: 1024 };
const atOnce = 2;

export type Libraries = ReturnType<typeof openLibraries>;

export function openLibraries(store: Store, engines: Engines) {
  const { archive } = store;
  const known = new Map<string, Promise<void>>();
  let running = 0;

  /** In a thread with limits on size, time and memory; nothing compiled is taken from anybody. */
  async function compiled(
    game: GameName,
    edition: string,
    engine: string,
    records: readonly CardRecord[],
    most: typeof anybodys,
  ) {
    if (running >= atOnce) throw new Refused("Others are being read: try again in a moment.");
    running++;
    try {
      const file = await engines.fileOf(engine);
      return await new Promise<Compiled>((done, failed) => {
        const workerData = { file, game, edition, records };
        const worker = new Worker(thread, {
          workerData,
          resourceLimits: { maxOldGenerationSizeMb: most.megabytes, stackSizeMb: 4 },
        });
        const end = (error: Error) => {
          clearTimeout(late);
          void worker.terminate();
          failed(error);
        };
        const tooMuch = new Refused("These cards take too long to be read.");
        const late = setTimeout(() => end(tooMuch), most.milliseconds);
        worker.once("message", (found: Compiled) => {
          clearTimeout(late);
          done(found);
        });
        worker.once("error", (error) => end(/memory|stack/i.test(String(error)) ? tooMuch : error));
      });
    } finally {
      running--;
    }
  }

  async function load(played: Played, engine: string): Promise<void> {
    const machine = await engines.of(engine);
    machine.learn(played.library!, played.edition, JSON.parse(await kept(played, engine)) as Definition[]);
  }

  /** The cards of a library as an engine reads them, by one edition. */
  async function kept({ game, edition, library }: Played, engine: string): Promise<string> {
    const known = await archive.compiled(library!, engine, edition);
    if (known !== null) return known;
    const row = await archive.library(library!);
    if (row === undefined || row.game !== game) throw new Refused("There is no such card library here.");
    const records = JSON.parse(row.records) as CardRecord[];
    const found = await compiled(game, edition, engine, records, row.operator === 1 ? operators : anybodys);
    const cards = JSON.stringify(found.cards);
    await archive.keepCompiled({ library: library!, engine, edition, cards });
    return cards;
  }

  return {
    /** Before a match is played with it. */
    ready: async (played: Played, engine: string): Promise<void> => {
      if (played.library === null) return;
      const key = `${played.library} ${played.edition} ${engine}`;
      let loading = known.get(key);
      if (loading === undefined) {
        loading = load(played, engine);
        known.set(key, loading);
        loading.catch(() => known.delete(key));
      }
      await loading;
    },

    /** After a release: the operator's are read by its engine before anybody waits for them. */
    prepare: async (): Promise<void> => {
      for (const { hash, game } of await archive.operatorLibraries()) {
        const edition = engines.machine.editionNamed(game as GameName, "");
        await kept({ game: game as GameName, edition, library: hash }, engines.current);
      }
    },

    /** Card texts as they are printed; what is not understood is named. */
    add: async (game: GameName, records: readonly CardRecord[], name: string, byOperator: boolean) => {
      const most = byOperator ? operators : anybodys;
      if (records.length === 0 || records.length > most.cards)
        throw new Refused(`A library has 1 to ${most.cards} cards.`);
      for (const [i, record] of records.entries())
        for (const [field, value] of Object.entries(record))
          if (JSON.stringify(value ?? null).length > most.letters)
            throw new Refused(`cards[${i}].${field} has more than ${most.letters} letters.`);
      const edition = engines.machine.editionNamed(game, "");
      const found = await compiled(game, edition, engines.current, records, most);
      if (found.cards.length === 0)
        throw new Refused(
          `None of these cards can be played: ${found.refused[0]?.card}: ${found.refused[0]?.why}`,
        );
      const hash = libraryHash(game, records);
      await archive.keepLibrary({
        hash,
        game,
        name,
        operator: byOperator ? 1 : 0,
        records: JSON.stringify(records),
      });
      await archive.keepCompiled({
        library: hash,
        engine: engines.current,
        edition,
        cards: JSON.stringify(found.cards),
      });
      return { hash, cards: found.cards.length, refused: found.refused };
    },

    isOperators: async (hash: string | null): Promise<boolean> =>
      hash === null || (await archive.library(hash))?.operator === 1,

    /** For the guest: every card by number and digest, no text. */
    digests: async (hash: string): Promise<Record<string, string>> => {
      const row = await archive.library(hash);
      if (row === undefined) throw new Refused("There is no such card library here.");
      const records = JSON.parse(row.records) as CardRecord[];
      return Object.fromEntries(records.map((record) => [String(record.number), digestOf(record)]));
    },

    /** The compiled cards of a match, for another thread. */
    cardsFor: async (played: Played, engine: string): Promise<unknown> => {
      if (played.library === null) return null;
      const kept = await archive.compiled(played.library, engine, played.edition);
      return kept === null ? null : JSON.parse(kept);
    },
  };
}
