/** What matches rest on and leave behind: engines, card libraries, replays. Nothing of it is ever changed. */
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type Archive = ReturnType<typeof openArchive>;

export function openArchive(db: Kysely<Tables>) {
  return {
    keepEngine: async (hash: string, code: string) => {
      await db
        .insertInto("engines")
        .values({ hash, code })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    engine: async (hash: string): Promise<string | null> =>
      (await db.selectFrom("engines").select("code").where("hash", "=", hash).executeTakeFirst())?.code ??
      null,
    engines: () => db.selectFrom("engines").select("hash").execute(),
    dropEngine: async (hash: string) => {
      await db.deleteFrom("engines").where("hash", "=", hash).execute();
    },

    keepReplays: async (rows: readonly Tables["replays"][]) => {
      await db
        .insertInto("replays")
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute();
    },
    replay: async (match: string, viewer: string): Promise<string | null> => {
      const rows = db.selectFrom("replays").select("body").where("match", "=", match);
      return (await rows.where("viewer", "=", viewer).executeTakeFirst())?.body ?? null;
    },
    /** Matches that are over and whose replays are not kept yet, the oldest first. */
    unkept: async (limit: number): Promise<string[]> => {
      const rows = await db
        .selectFrom("matches")
        .leftJoin("replays", "replays.match", "matches.id")
        .select("matches.id")
        .where("matches.stage", "=", "over")
        .where("replays.match", "is", null)
        .orderBy("matches.created")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    keepLibrary: async (row: Tables["libraries"]) => {
      await db
        .insertInto("libraries")
        .values(row)
        .onConflict((on) =>
          row.operator === 1
            ? on.column("hash").doUpdateSet({ operator: 1, name: row.name })
            : on.column("hash").doNothing(),
        )
        .execute();
    },
    library: (hash: string) =>
      db.selectFrom("libraries").selectAll().where("hash", "=", hash).executeTakeFirst(),
    operatorLibraries: () =>
      db.selectFrom("libraries").select(["hash", "game", "name"]).where("operator", "=", 1).execute(),
    keepCompiled: async (row: Tables["compiled"]) => {
      await db
        .insertInto("compiled")
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    },
    compiled: async (library: string, engine: string, edition: string): Promise<string | null> => {
      const rows = db.selectFrom("compiled").select("cards").where("library", "=", library);
      const row = await rows.where("engine", "=", engine).where("edition", "=", edition).executeTakeFirst();
      return row?.cards ?? null;
    },
  };
}
