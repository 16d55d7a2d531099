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
  };
  return { getMigrations: async () => steps };
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
