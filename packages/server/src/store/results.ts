/** How matches ended for those with an account: ratings by Glicko-2, and history. */

import rate from "glicko2-lite";
import type { Kysely } from "kysely";
import type { Dialects, Tables } from "./schema.ts";

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Who has not played yet. */
export const unrated: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export interface Finished {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  readonly seats: readonly [Finisher, Finisher];
  /** 1 for the first seat, 0 for the second, a half for none. */
  readonly outcome: number;
}
export interface Finisher {
  readonly account: string | null;
  readonly name: string;
}

export type Results = ReturnType<typeof openResults>;

/** After one match: each is rated by how the other stood before it. */
export function afterMatch(a: Rating, b: Rating, outcome: number): [Rating, Rating] {
  const next = (mine: Rating, other: Rating, score: number): Rating => {
    const found = rate(mine.rating, mine.deviation, mine.volatility, [
      [other.rating, other.deviation, score],
    ]);
    return { rating: found.rating, deviation: found.rd, volatility: found.vol };
  };
  return [next(a, b, outcome), next(b, a, 1 - outcome)];
}

export function openResults(db: Kysely<Tables>, kind: Dialects) {
  async function ratingOf(on: Kysely<Tables>, account: string, game: string, lock: boolean): Promise<Rating> {
    const query = on
      .selectFrom("ratings")
      .select(["rating", "deviation", "volatility"])
      .where("account", "=", account)
      .where("game", "=", game);
    return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? unrated;
  }

  return {
    rating: (account: string, game: string) => ratingOf(db, account, game, false),
    ratings: (account: string) =>
      db.selectFrom("ratings").selectAll().where("account", "=", account).execute(),

    /** Once for each match, whoever says so and however often. */
    finish: ({ match, game, rated, seats, outcome }: Finished): Promise<void> =>
      db.transaction().execute(async (on) => {
        const at = Date.now();
        // In one order for all nodes, so that two matches of the same people do not wait for each other.
        const people = seats
          .map((seat, i) => ({ ...seat, other: seats[1 - i], outcome: i === 0 ? outcome : 1 - outcome }))
          .filter((one): one is typeof one & { account: string } => one.account !== null)
          .sort((a, b) => (a.account < b.account ? -1 : 1));
        if (people.length === 0) return;
        const counts = rated && people.length === 2 && people[0].account !== people[1].account;
        if (counts)
          for (const { account } of people)
            await on
              .insertInto("ratings")
              .values({ account, game, ...unrated })
              .onConflict((conflict) => conflict.doNothing())
              .execute();
        const before: (Rating | null)[] = [];
        for (const { account } of people)
          before.push(counts ? await ratingOf(on, account, game, kind === "postgres") : null);
        const after = counts ? afterMatch(before[0]!, before[1]!, people[0].outcome) : [null, null];
        const added = await on
          .insertInto("results")
          .values(
            people.map((one, i) => ({
              match,
              account: one.account,
              game,
              against: one.other.name,
              outcome: one.outcome,
              at,
              before: before[i]?.rating ?? null,
              after: after[i]?.rating ?? null,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning("account")
          .execute();
        if (added.length === 0 || !counts) return;
        for (const [i, { account }] of people.entries())
          await on
            .updateTable("ratings")
            .set(after[i]!)
            .where("account", "=", account)
            .where("game", "=", game)
            .execute();
      }),

    /** The last matches of an account, the newest first, each with the code by which its replay is found. */
    history: (account: string) =>
      db
        .selectFrom("results")
        .innerJoin("matches", "matches.id", "results.match")
        .select([
          "matches.code",
          "results.game",
          "results.against",
          "results.outcome",
          "results.at",
          "results.before",
          "results.after",
        ])
        .where("results.account", "=", account)
        .orderBy("results.at", "desc")
        .limit(100)
        .execute(),
  };
}
