/** All that is stored about one person: to be given to him, or to be deleted. */
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type Persons = ReturnType<typeof openPersons>;

interface Seated {
  name: string;
  account?: string;
}
type Body = { seats?: (Seated | null)[] | null; sitting?: Seated };

/** What stands where a name stood. */
const nobody = "deleted";

export function openPersons(db: Kysely<Tables>) {
  const entriesWith = (on: Kysely<Tables>, account: string) =>
    on.selectFrom("entries").selectAll().where("body", "like", `%"account":"${account}"%`).execute();
  const rowsOf = <
    T extends "sessions" | "passkeys" | "recovery" | "decks" | "ratings" | "results" | "blocks",
  >(
    table: T,
    account: string,
  ) =>
    db
      .selectFrom(table as "decks")
      .selectAll()
      .where("account", "=", account)
      .execute();

  return {
    /** Secrets are left out: hashes of passwords, sessions and codes are of no use to anybody. */
    exported: async (account: string): Promise<unknown> => {
      const found = await db.selectFrom("accounts").selectAll().where("id", "=", account).executeTakeFirst();
      if (found === undefined) return null;
      const { password: _, ...person } = found;
      const seats = await entriesWith(db, account);
      return {
        account: person,
        passkeys: (await rowsOf("passkeys", account)).length,
        decks: await rowsOf("decks", account),
        ratings: await rowsOf("ratings", account),
        results: await rowsOf("results", account),
        blocks: await rowsOf("blocks", account),
        reports: await db.selectFrom("reports").selectAll().where("by", "like", `%"${account}"%`).execute(),
        matches: [...new Set(seats.map(({ match }) => match))],
      };
    },

    /** His name and account leave every match; the matches stay, for those who played against him. */
    removed: (account: string): Promise<number> =>
      db.transaction().execute(async (on) => {
        const seats = await entriesWith(on, account);
        for (const { match, number, body } of seats) {
          const parsed = JSON.parse(body) as Body;
          for (const one of [parsed.sitting, ...(parsed.seats ?? [])])
            if (one?.account === account) {
              one.name = nobody;
              delete one.account;
            }
          const row = on.updateTable("entries").set({ body: JSON.stringify(parsed) });
          await row.where("match", "=", match).where("number", "=", number).execute();
        }
        const { name } = await on
          .selectFrom("accounts")
          .select("name")
          .where("id", "=", account)
          .executeTakeFirstOrThrow();
        await on.updateTable("results").set({ against: nobody }).where("against", "=", name).execute();
        for (const side of ["by", "about"] as const)
          await on
            .updateTable("reports")
            .set({ [side]: JSON.stringify([nobody, null]) })
            .where(side, "like", `%"${account}"%`)
            .execute();
        for (const table of [
          "sessions",
          "passkeys",
          "recovery",
          "decks",
          "ratings",
          "results",
          "blocks",
          "queue",
        ] as const)
          await on
            .deleteFrom(table as "decks")
            .where("account", "=", account)
            .execute();
        await on.deleteFrom("blocks").where("other", "=", account).execute();
        await on.deleteFrom("accounts").where("id", "=", account).execute();
        return new Set(seats.map(({ match }) => match)).size;
      }),
  };
}
