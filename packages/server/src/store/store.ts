/** What outlives the process. The key (match, number) of an entry decides who wrote it. */
import { setTimeout } from "node:timers/promises";
import { Kysely, Migrator, sql } from "kysely";
import { type Archive, openArchive } from "./archive.ts";
import { openPeople, type People } from "./people.ts";
import { openPersons, type Persons } from "./person.ts";
import { listening, postgresDialect } from "./postgres.ts";
import { openResults, type Results } from "./results.ts";
import { migrations, type Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openWaitings, type Waitings } from "./waitings.ts";

export interface Entry {
  readonly number: number;
  readonly at: number; // milliseconds since 1970
  readonly body: unknown;
}

export interface Listed {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly stage: "open" | "playing" | "over";
  readonly listed: boolean;
  readonly created: number;
  /** What is shown of it in a list. */
  readonly about: unknown;
}

export interface Store {
  readonly kind: "sqlite" | "postgres";
  /** True: stored for good. False: the number was taken, by whom `entries` tells. */
  append(match: string, entry: Entry): Promise<boolean>;
  /** All entries from a number on. */
  entries(match: string, from?: number): Promise<Entry[]>;
  /** A match that can be found; false where its code is taken. */
  list(match: Listed): Promise<boolean>;
  find(by: { readonly code: string } | { readonly id: string }): Promise<Listed | null>;
  setStage(id: string, stage: Listed["stage"], about: unknown): Promise<void>;
  /** Listed matches of a game, or of all, that wait for a player, the newest first. */
  open(limit: number, game?: string): Promise<Listed[]>;
  /** Entries that any node has stored; with SQLite there is no other node. */
  onEntry(listener: (match: string, number: number) => void): () => void;
  /** Other nodes may be told something that is not kept. */
  tell(topic: string, message: string): Promise<void>;
  onTold(listener: (topic: string, message: string) => void): () => void;
  readonly archive: Archive;
  readonly people: People;
  readonly persons: Persons;
  readonly results: Results;
  readonly waiting: Waitings;
  /** Throws where the store cannot be reached. */
  check(): Promise<void>;
  /** When no entry waits to be stored. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** `beside`: while a server holds the folder, for its operator. */
export type Place = { readonly folder: string; readonly beside?: boolean } | { readonly url: string };

export async function openStore(place: Place): Promise<Store> {
  const kind = "url" in place ? "postgres" : "sqlite";
  const dialect =
    "url" in place ? postgresDialect(place.url) : sqliteDialect(place.folder, place.beside === true);
  const db = new Kysely<Tables>({ dialect });
  const heard = "url" in place ? listening(place.url) : quiet();
  try {
    if (kind === "postgres") await mustSync(db);
    await migrate(db, kind);
    await heard.ready;
  } catch (error) {
    await Promise.allSettled([db.destroy(), heard.close()]);
    throw error;
  }
  const { append, settled } = appending(db);
  return {
    kind,
    append,
    settled,
    entries: async (match, from = 0) => {
      const rows = await db
        .selectFrom("entries")
        .select(["number", "at", "body"])
        .where("match", "=", match)
        .where("number", ">=", from)
        .orderBy("number")
        .execute();
      return rows.map(({ number, at, body }) => ({ number, at, body: JSON.parse(body) }));
    },
    list: async (match) => {
      const row = { ...match, listed: match.listed ? 1 : 0, about: JSON.stringify(match.about) };
      const added = await db
        .insertInto("matches")
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning("id")
        .execute();
      return added.length === 1;
    },
    find: async (by) => {
      const all = db.selectFrom("matches").selectAll();
      const row = await ("code" in by
        ? all.where("code", "=", by.code)
        : all.where("id", "=", by.id)
      ).executeTakeFirst();
      return row === undefined ? null : listed(row);
    },
    setStage: async (id, stage, about) => {
      await db
        .updateTable("matches")
        .set({ stage, about: JSON.stringify(about) })
        .where("id", "=", id)
        .execute();
    },
    open: async (limit, game) => {
      const all = db.selectFrom("matches").selectAll().where("stage", "=", "open").where("listed", "=", 1);
      const rows = await (game === undefined ? all : all.where("game", "=", game))
        .orderBy("created", "desc")
        .limit(limit)
        .execute();
      return rows.map(listed);
    },
    archive: openArchive(db),
    people: openPeople(db),
    persons: openPersons(db),
    results: openResults(db, kind),
    waiting: openWaitings(db),
    onEntry: heard.onEntry,
    tell: heard.tell,
    onTold: heard.onTold,
    check: async () => {
      await db.selectFrom("matches").select("id").limit(1).execute();
    },
    close: async () => {
      await heard.close();
      await db.destroy();
    },
  };
}

function listed(row: Tables["matches"]): Listed {
  const about: unknown = row.about === null ? null : JSON.parse(row.about);
  return { ...row, listed: row.listed === 1, stage: row.stage as Listed["stage"], about };
}

async function migrate(db: Kysely<Tables>, kind: Store["kind"]): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations(kind) });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Stored means on the disk. */
async function mustSync(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db);
  const [{ fsync, commit }] = rows;
  if (fsync !== "on") throw new Error("This PostgreSQL runs with fsync off: it would lose what it stored.");
  if (commit === "off")
    throw new Error("This PostgreSQL commits before it has written: synchronous_commit is off.");
}

/** A statement holds so many entries at most. */
const most = 500;

interface Waiting {
  readonly row: Tables["entries"];
  readonly done: (stored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two commits at least: each costs the processor as much as several answers do. */
const pause = 5;

/** What comes in one tick, or before the next commit, is one statement and so one commit. */
function appending(db: Kysely<Tables>): Pick<Store, "append" | "settled"> {
  let waiting: Waiting[] = [];
  let busy = false;
  let last = Number.NEGATIVE_INFINITY;
  let flushed: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const early = last + pause - performance.now();
      if (early > 0) await setTimeout(early);
      last = performance.now();
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await insert(batch);
    }
    busy = false;
  }

  async function insert(batch: readonly Waiting[]): Promise<void> {
    const firsts = new Map<string, Waiting>();
    for (const one of batch) {
      const key = keyOf(one.row);
      if (firsts.has(key)) one.done(false);
      else firsts.set(key, one);
    }
    try {
      const stored = await db
        .insertInto("entries")
        .values([...firsts.values()].map(({ row }) => row))
        .onConflict((on) => on.doNothing())
        .returning(["match", "number"])
        .execute();
      const keys = new Set(stored.map(keyOf));
      for (const [key, one] of firsts) one.done(keys.has(key));
    } catch (error) {
      for (const one of firsts.values()) one.failed(error);
    }
  }

  return {
    append: (match, { number, at, body }) =>
      new Promise((done, failed) => {
        waiting.push({ row: { match, number, at, body: JSON.stringify(body) }, done, failed });
        if (busy) return;
        busy = true;
        flushed = new Promise((over) => setImmediate(() => over(flush())));
      }),
    settled: () => flushed,
  };
}

function keyOf({ match, number }: { match: string; number: number }): string {
  return `${match} ${number}`;
}

/** A node that has no others. */
function quiet(): ReturnType<typeof listening> {
  return {
    ready: Promise.resolve(),
    onEntry: () => () => {},
    tell: async () => {},
    onTold: () => () => {},
    close: async () => {},
  };
}
