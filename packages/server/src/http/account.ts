/** Accounts without mail: a name, a password, codes for when it is forgotten; decks, history, blocks. */

import { Refused } from "@arbiter/engine";
import { hash, verify } from "@node-rs/argon2";
import type { Context } from "hono";
import { z } from "zod";
import { checkedName, keyOfName } from "../names.ts";
import type { Account } from "../store/people.ts";
import type { Api } from "./api.ts";
import { endSession, keepSession, sessionOf } from "./session.ts";

const password = z.string().min(8).max(200);
const name = z.string().min(1).max(60);
const cards = z.array(z.string().max(40)).max(200);
const keptDeck = z.strictObject({
  name: z.string().trim().min(1).max(60),
  game: z.enum(["opcg", "dbs"]),
  edition: z.string().max(20).default(""),
  cards: cards.min(1),
  z: cards.default([]),
});
const wrong = "The name or the password is not right.";
/** So that a name that nobody has takes as long as a wrong password. */
const nobody = hash("nobody has this password");

export function accountRoutes({ app, store, read, attempt, who, me, refusedNames }: Api): void {
  const { people, results } = store;

  async function enter(c: Context, id: string): Promise<void> {
    keepSession(c, await people.openSession(id));
  }

  app.get("/me", async (c) => {
    const account = await who(c);
    return c.json(account === null ? null : await about(account));
  });

  async function about({ id, name: called, password: secret }: Account) {
    const ratings = await results.ratings(id);
    return {
      name: called,
      hasPassword: secret !== null,
      passkeys: (await people.passkeys(id)).length,
      codesLeft: await people.codesLeft(id),
      ratings: ratings.map(({ game, rating, deviation }) => ({ game, rating, deviation })),
      blocked: (await people.blocked(id)).map((one) => one.name),
    };
  }

  app.post("/register", async (c) => {
    await attempt(c);
    const given = await read(c, z.strictObject({ name, password }));
    const called = checkedName(given.name, refusedNames);
    const added = await people.add(called, keyOfName(called), await hash(given.password));
    if (added === null) throw new Refused("This name is taken.");
    await enter(c, added.id);
    return c.json({ codes: added.codes });
  });

  app.post("/enter", async (c) => {
    const given = await read(c, z.strictObject({ name, password: z.string().max(200) }));
    await attempt(c, keyOfName(given.name));
    const account = await people.named(keyOfName(given.name));
    const isRight = await verify(account?.password ?? (await nobody), given.password);
    if (account === undefined || account.password === null || !isRight) throw new Refused(wrong);
    if (account.banned !== null) throw new Refused("This account was closed by the operator.");
    await enter(c, account.id);
    return c.json(null);
  });

  app.post("/recover", async (c) => {
    const given = await read(c, z.strictObject({ name, code: z.string().max(60), password }));
    await attempt(c, keyOfName(given.name));
    const account = await people.named(keyOfName(given.name));
    if (account === undefined || account.banned !== null || !(await people.useCode(account.id, given.code)))
      throw new Refused("The name or the code is not right.");
    await people.setPassword(account.id, await hash(given.password));
    await enter(c, account.id);
    return c.json({ codesLeft: await people.codesLeft(account.id) });
  });

  app.post("/codes", async (c) => c.json({ codes: await people.freshCodes((await me(c)).id) }));

  app.post("/leave", async (c) => {
    const token = sessionOf(c);
    if (token !== undefined) await people.closeSession(token);
    endSession(c);
    return c.json(null);
  });

  app.get("/history", async (c) => c.json(await results.history((await me(c)).id)));

  app.get("/decks", async (c) => c.json(await people.decks((await me(c)).id)));
  app.post("/decks", async (c) => {
    const { id } = await me(c);
    const deck = await read(c, keptDeck);
    const kept = await people.decks(id);
    if (kept.length >= 100 && !kept.some((one) => one.name === deck.name))
      throw new Refused("A hundred decks are kept at most.");
    await people.keepDeck(id, deck.name, deck);
    return c.json(null);
  });
  app.post("/decks/delete", async (c) => {
    const { id } = await me(c);
    await people.dropDeck(id, (await read(c, z.strictObject({ name: z.string().max(60) }))).name);
    return c.json(null);
  });

  app.post("/block", async (c) => {
    const { id } = await me(c);
    const given = await read(c, z.strictObject({ name, yes: z.boolean() }));
    const other = await people.named(keyOfName(given.name));
    if (other === undefined || other.id === id) throw new Refused("There is nobody of this name to block.");
    await people.block(id, other.id, given.yes);
    return c.json(null);
  });
}
