/** Accounts, and what belongs to them: sessions, passkeys, codes, decks, blocks, reports. */
import { createHash, randomBytes } from "node:crypto";
import { Refused } from "@arbiter/engine";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

export type Account = Tables["accounts"];
export interface PeoplesDeck {
  readonly game: string;
  readonly edition: string;
  /** The Leader first. */
  readonly cards: readonly string[];
  readonly z: readonly string[];
}

export type People = ReturnType<typeof openPeople>;

export const hashed = (secret: string) => createHash("sha256").update(secret).digest("hex");
export const freshSecret = () => randomBytes(24).toString("base64url");

/** Eighty bits each: so many that nobody guesses one, so few that one can be written down. */
const newCode = () => {
  const letters = randomBytes(10).toString("hex").toUpperCase();
  return letters.match(/.{5}/g)!.join("-");
};
const codes = 8;
/** A session ends when it was not used for so long; a challenge after so long. */
const sessionLasts = 90 * 86_400_000;
const challengeLasts = 5 * 60_000;

export function openPeople(db: Kysely<Tables>) {
  const one = (id: string) => db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();

  async function freshCodes(on: Kysely<Tables> | Transaction<Tables>, account: string): Promise<string[]> {
    await on.deleteFrom("recovery").where("account", "=", account).execute();
    const made = Array.from({ length: codes }, newCode);
    await on
      .insertInto("recovery")
      .values(made.map((code) => ({ key: hashed(`${account} ${code}`), account })))
      .execute();
    return made;
  }

  return {
    named: (key: string) => db.selectFrom("accounts").selectAll().where("key", "=", key).executeTakeFirst(),
    withId: one,

    /** A new account with its codes, or null where the name is taken. */
    add: (
      name: string,
      key: string,
      password: string | null,
    ): Promise<{ id: string; codes: string[] } | null> =>
      db.transaction().execute(async (on) => {
        const id = randomBytes(12).toString("hex");
        const added = await on
          .insertInto("accounts")
          .values({ id, name, key, password, created: Date.now(), banned: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .execute();
        return added.length === 0 ? null : { id, codes: await freshCodes(on, id) };
      }),

    setPassword: async (id: string, password: string) => {
      await db.updateTable("accounts").set({ password }).where("id", "=", id).execute();
      await db.deleteFrom("sessions").where("account", "=", id).execute();
    },
    freshCodes: (id: string) => freshCodes(db, id),
    codesLeft: async (id: string) =>
      (await db.selectFrom("recovery").select("key").where("account", "=", id).execute()).length,
    /** Each code once. */
    useCode: async (id: string, code: string): Promise<boolean> => {
      const key = hashed(`${id} ${code.trim().toUpperCase()}`);
      const gone = await db.deleteFrom("recovery").where("key", "=", key).returning("key").execute();
      return gone.length === 1;
    },

    openSession: async (account: string): Promise<string> => {
      const token = freshSecret();
      await db
        .insertInto("sessions")
        .values({ key: hashed(token), account, at: Date.now() })
        .execute();
      return token;
    },
    closeSession: async (token: string) => {
      await db.deleteFrom("sessions").where("key", "=", hashed(token)).execute();
    },
    /** Who speaks with this token; nobody who is banned. */
    whoHas: async (token: string): Promise<Account | null> => {
      const found = await db
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.account")
        .selectAll("accounts")
        .where("sessions.key", "=", hashed(token))
        .where("sessions.at", ">", Date.now() - sessionLasts)
        .where("accounts.banned", "is", null)
        .executeTakeFirst();
      return found ?? null;
    },

    putChallenge: async (challenge: string, about: unknown): Promise<string> => {
      const token = freshSecret();
      await db
        .deleteFrom("challenges")
        .where("at", "<", Date.now() - challengeLasts)
        .execute();
      await db
        .insertInto("challenges")
        .values({ key: hashed(token), challenge, about: JSON.stringify(about), at: Date.now() })
        .execute();
      return token;
    },
    /** Each challenge once. */
    takeChallenge: async (token: string): Promise<{ challenge: string; about: unknown }> => {
      const [row] = await db
        .deleteFrom("challenges")
        .where("key", "=", hashed(token))
        .where("at", ">", Date.now() - challengeLasts)
        .returningAll()
        .execute();
      if (row === undefined) throw new Refused("This took too long: try again.");
      return { challenge: row.challenge, about: JSON.parse(row.about) };
    },
    passkeys: (account: string) =>
      db.selectFrom("passkeys").selectAll().where("account", "=", account).execute(),
    passkey: (id: string) => db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst(),
    addPasskey: async (row: Tables["passkeys"]) => {
      await db.insertInto("passkeys").values(row).execute();
    },
    usedPasskey: async (id: string, counter: number) => {
      await db.updateTable("passkeys").set({ counter }).where("id", "=", id).execute();
    },

    decks: async (account: string) => {
      const rows = await db
        .selectFrom("decks")
        .selectAll()
        .where("account", "=", account)
        .orderBy("at")
        .execute();
      return rows.map(({ name, game, edition, cards, z, at }) => ({
        name,
        game,
        edition: edition ?? "",
        cards: JSON.parse(cards) as string[],
        z: JSON.parse(z ?? "[]") as string[],
        at,
      }));
    },
    keepDeck: async (account: string, name: string, deck: PeoplesDeck) => {
      const { game, edition } = deck;
      const [cards, z] = [JSON.stringify(deck.cards), JSON.stringify(deck.z)];
      const row = { game, edition, cards, z, at: Date.now() };
      await db
        .insertInto("decks")
        .values({ account, name, ...row })
        .onConflict((on) => on.columns(["account", "name"]).doUpdateSet(row))
        .execute();
    },
    dropDeck: async (account: string, name: string) => {
      await db.deleteFrom("decks").where("account", "=", account).where("name", "=", name).execute();
    },

    block: async (account: string, other: string, yes: boolean) => {
      if (yes)
        await db
          .insertInto("blocks")
          .values({ account, other })
          .onConflict((on) => on.doNothing())
          .execute();
      else await db.deleteFrom("blocks").where("account", "=", account).where("other", "=", other).execute();
    },
    blocked: async (account: string) =>
      db
        .selectFrom("blocks")
        .innerJoin("accounts", "accounts.id", "blocks.other")
        .select(["accounts.id", "accounts.name"])
        .where("blocks.account", "=", account)
        .execute(),
    /** Whether one of two wants nothing of the other. */
    areApart: async (a: string, b: string): Promise<boolean> => {
      const pair = (x: string, y: string) =>
        db.selectFrom("blocks").select("other").where("account", "=", x).where("other", "=", y).execute();
      return [...(await pair(a, b)), ...(await pair(b, a))].length > 0;
    },

    report: async (row: Omit<Tables["reports"], "id" | "at">) => {
      const id = randomBytes(6).toString("hex");
      await db
        .insertInto("reports")
        .values({ ...row, id, at: Date.now() })
        .execute();
    },
    reports: () => db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(200).execute(),

    ban: async (id: string, yes: boolean) => {
      await db
        .updateTable("accounts")
        .set({ banned: yes ? Date.now() : null })
        .where("id", "=", id)
        .execute();
      if (yes) await db.deleteFrom("sessions").where("account", "=", id).execute();
    },
    banAddress: async (address: string, yes: boolean) => {
      await db.deleteFrom("bans").where("address", "=", address).execute();
      if (yes) await db.insertInto("bans").values({ address, at: Date.now() }).execute();
    },
    /** Who may not be here. */
    banned: async (): Promise<{ accounts: ReadonlySet<string>; addresses: ReadonlySet<string> }> => {
      const accounts = await db.selectFrom("accounts").select("id").where("banned", "is not", null).execute();
      const addresses = await db.selectFrom("bans").select("address").execute();
      return {
        accounts: new Set(accounts.map(({ id }) => id)),
        addresses: new Set(addresses.map(({ address }) => address)),
      };
    },
  };
}
