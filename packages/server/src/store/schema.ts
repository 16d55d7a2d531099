/** What is stored, and how it came to be so: migrations add first, and remove a release later. */
import { type Kysely, type Migration, type MigrationProvider, sql } from "kysely";

export interface Tables {
  /** All that happened in a match, in order. Who inserts a number first has decided it. */
  entries: { match: string; number: number; at: number; body: string };
  /** To find matches by: what they are is told by their entries. */
  matches: {
    id: string;
    code: string;
    game: string;
    stage: string;
    listed: number;
    created: number;
    about: string | null;
  };
  /** People who want to be known again. No mail, no address. */
  accounts: {
    id: string;
    name: string;
    key: string; // the name as it is compared
    password: string | null;
    created: number;
    banned: number | null;
  };
  sessions: { key: string; account: string; at: number };
  passkeys: { id: string; account: string; publicKey: string; counter: number; transports: string };
  /** Questions put to a passkey, until they are answered. */
  challenges: { key: string; challenge: string; about: string; at: number };
  /** Codes that each let a person in once. */
  recovery: { key: string; account: string };
  decks: {
    account: string;
    name: string;
    game: string;
    edition: string | null; // null: kept before it was asked for
    cards: string;
    z: string | null;
    at: number;
  };
  ratings: { account: string; game: string; rating: number; deviation: number; volatility: number };
  /** A match as each of its accounts sees it afterwards. */
  results: {
    match: string;
    account: string;
    game: string;
    against: string;
    outcome: number; // 1, 0.5, 0
    at: number;
    before: number | null; // ratings; null: not rated
    after: number | null;
  };
  blocks: { account: string; other: string };
  bans: { address: string; at: number };
  reports: { id: string; match: string; by: string; about: string; text: string; talk: string; at: number };
  /** The engines that matches were begun with, each one file. */
  engines: { hash: string; code: string };
  /** Games that are over, as each who may see them saw them: packed, for when their engine is gone. */
  replays: { match: string; viewer: string; body: string };
  /** Card texts as they were given; `operator`: imported by who runs the server. */
  libraries: { hash: string; game: string; name: string; operator: number; records: string };
  /** Their cards as an engine understands them by an edition. */
  compiled: { library: string; engine: string; edition: string; cards: string };
  queue: {
    id: string;
    pool: string;
    account: string | null;
    rating: number;
    sitting: string;
    since: number;
    seen: number;
  };
}

export type Dialects = "sqlite" | "postgres";

export function migrations(dialect: Dialects): MigrationProvider {
  const steps: Record<string, Migration> = {
    "001 matches": {
      up: async (db: Kysely<unknown>) => {
        const entries = db.schema
          .createTable("entries")
          .addColumn("match", "text", (c) => c.notNull())
          .addColumn("number", "integer", (c) => c.notNull())
          .addColumn("at", "bigint", (c) => c.notNull())
          .addColumn("body", "text", (c) => c.notNull())
          .addPrimaryKeyConstraint("entries_key", ["match", "number"]);
        await (dialect === "sqlite" ? entries.modifyEnd(sql`without rowid`) : entries).execute();
        await db.schema
          .createTable("matches")
          .addColumn("id", "text", (c) => c.primaryKey())
          .addColumn("code", "text", (c) => c.notNull().unique())
          .addColumn("game", "text", (c) => c.notNull())
          .addColumn("stage", "text", (c) => c.notNull())
          .addColumn("listed", "integer", (c) => c.notNull())
          .addColumn("created", "bigint", (c) => c.notNull())
          .execute();
        await db.schema
          .createIndex("matches_open")
          .on("matches")
          .columns(["stage", "listed", "created"])
          .execute();
        if (dialect === "postgres") await announce(db);
      },
    },
    "002 what is looked for": {
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable("matches").addColumn("about", "text").execute();
      },
    },
    "003 people": { up: people },
    "004 engines, replays, libraries": { up: kept },
    "005 whole decks": {
      up: async (db: Kysely<unknown>) => {
        for (const column of ["edition", "z"])
          await db.schema.alterTable("decks").addColumn(column, "text").execute();
      },
    },
  };
  return { getMigrations: async () => steps };
}

type Column = readonly [name: string, type: "text" | "integer" | "bigint" | "double precision", null?: true];

const tables =
  (db: Kysely<unknown>) => async (name: string, key: readonly string[], columns: readonly Column[]) => {
    let made = db.schema.createTable(name);
    for (const [column, type, isNull] of columns)
      made = made.addColumn(column, type, (c) => (isNull === true ? c : c.notNull()));
    await made.addPrimaryKeyConstraint(`${name}_key`, [...key] as never[]).execute();
  };

async function kept(db: Kysely<unknown>): Promise<void> {
  const table = tables(db);
  const texts = (...names: readonly string[]): Column[] => names.map((name) => [name, "text"]);
  await table("engines", ["hash"], texts("hash", "code"));
  await table("replays", ["match", "viewer"], texts("match", "viewer", "body"));
  await table("libraries", ["hash"], [...texts("hash", "game", "name", "records"), ["operator", "integer"]]);
  await table("compiled", ["library", "engine", "edition"], texts("library", "engine", "edition", "cards"));
}

async function people(db: Kysely<unknown>): Promise<void> {
  const table = tables(db);
  await table(
    "accounts",
    ["id"],
    [
      ["id", "text"],
      ["name", "text"],
      ["key", "text"],
      ["password", "text", true],
      ["created", "bigint"],
      ["banned", "bigint", true],
    ],
  );
  await db.schema.createIndex("accounts_name").unique().on("accounts").column("key").execute();
  await table(
    "sessions",
    ["key"],
    [
      ["key", "text"],
      ["account", "text"],
      ["at", "bigint"],
    ],
  );
  await table(
    "passkeys",
    ["id"],
    [
      ["id", "text"],
      ["account", "text"],
      ["publicKey", "text"],
      ["counter", "bigint"],
      ["transports", "text"],
    ],
  );
  await table(
    "challenges",
    ["key"],
    [
      ["key", "text"],
      ["challenge", "text"],
      ["about", "text"],
      ["at", "bigint"],
    ],
  );
  await table(
    "recovery",
    ["key"],
    [
      ["key", "text"],
      ["account", "text"],
    ],
  );
  await table(
    "decks",
    ["account", "name"],
    [
      ["account", "text"],
      ["name", "text"],
      ["game", "text"],
      ["cards", "text"],
      ["at", "bigint"],
    ],
  );
  await table(
    "ratings",
    ["account", "game"],
    [
      ["account", "text"],
      ["game", "text"],
      ["rating", "double precision"],
      ["deviation", "double precision"],
      ["volatility", "double precision"],
    ],
  );
  await table(
    "results",
    ["match", "account"],
    [
      ["match", "text"],
      ["account", "text"],
      ["game", "text"],
      ["against", "text"],
      ["outcome", "double precision"],
      ["at", "bigint"],
      ["before", "double precision", true],
      ["after", "double precision", true],
    ],
  );
  await db.schema.createIndex("results_account").on("results").columns(["account", "at"]).execute();
  await table(
    "blocks",
    ["account", "other"],
    [
      ["account", "text"],
      ["other", "text"],
    ],
  );
  await table(
    "bans",
    ["address"],
    [
      ["address", "text"],
      ["at", "bigint"],
    ],
  );
  await table(
    "reports",
    ["id"],
    [
      ["id", "text"],
      ["match", "text"],
      ["by", "text"],
      ["about", "text"],
      ["text", "text"],
      ["talk", "text"],
      ["at", "bigint"],
    ],
  );
  await table(
    "queue",
    ["id"],
    [
      ["id", "text"],
      ["pool", "text"],
      ["account", "text", true],
      ["rating", "double precision"],
      ["sitting", "text"],
      ["since", "bigint"],
      ["seen", "bigint"],
    ],
  );
}

/** Other nodes hear of an entry when, and only when, it is committed. */
async function announce(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function arbiter_entry() returns trigger language plpgsql as $$
    begin
      perform pg_notify('arbiter_entries', new.match || ' ' || new.number);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger arbiter_entry after insert on entries
    for each row execute function arbiter_entry()`.execute(db);
}
