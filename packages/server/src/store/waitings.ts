/** Who waits to be paired, at whatever node. */
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type Waiting = Tables["queue"];
export type Waitings = ReturnType<typeof openWaitings>;

export function openWaitings(db: Kysely<Tables>) {
  return {
    add: async (row: Waiting) => {
      await db.insertInto("queue").values(row).execute();
    },
    remove: async (id: string) => {
      await db.deleteFrom("queue").where("id", "=", id).execute();
    },
    /** These are still here; all that were heard of lately are told. */
    beat: async (ids: readonly string[], now: number, forgotten: number): Promise<Waiting[]> => {
      if (ids.length > 0) await db.updateTable("queue").set({ seen: now }).where("id", "in", ids).execute();
      await db
        .deleteFrom("queue")
        .where("seen", "<", now - forgotten)
        .execute();
      return db.selectFrom("queue").selectAll().orderBy("since").execute();
    },
    /** Takes both out, or neither: who takes them pairs them. */
    take: async (a: string, b: string): Promise<boolean> => {
      try {
        return await db.transaction().execute(async (on) => {
          const gone = await on.deleteFrom("queue").where("id", "in", [a, b]).returning("id").execute();
          if (gone.length !== 2) throw new NotBoth();
          return true;
        });
      } catch (error) {
        if (error instanceof NotBoth) return false;
        throw error;
      }
    },
  };
}

class NotBoth extends Error {}
