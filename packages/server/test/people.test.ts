/** Accounts, the queue, ratings, history and replays, over real requests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RoomReplay } from "@arbiter/match";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, startServer } from "../src/index.ts";
import { pairsOf } from "../src/queue.ts";
import { afterMatch } from "../src/store/results.ts";
import { back, type Client, chance, connect, pair, playOn, secret } from "./help/player.ts";

const folder = mkdtempSync(join(tmpdir(), "arbiter-people-"));
let server: Running;
beforeAll(async () => {
  const limits = { messages: 100_000, attempts: 1000 };
  const refusedNames = ["operator"];
  server = await startServer({
    place: { folder },
    port: 0,
    host: "127.0.0.1",
    logLevel: "error",
    limits,
    refusedNames,
  });
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Person {
  readonly cookie: () => string;
  call(path: string, given?: unknown): Promise<unknown>;
}

/** A browser's part: keeps the cookie. */
function person(): Person {
  let cookie = "";
  return {
    cookie: () => cookie,
    call: async (path, given) => {
      const headers = { cookie, "content-type": "application/json" };
      const init =
        given === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(given) };
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, init);
      const set = answer.headers.getSetCookie().find((one) => one.startsWith("arbiter="));
      if (set !== undefined) {
        expect(set).toMatch(/HttpOnly/);
        expect(set).toMatch(/SameSite=Strict/);
        cookie = set.split(";")[0];
      }
      const body = (await answer.json()) as { refused?: string } | null;
      if (!answer.ok) throw new Error(body?.refused ?? `status ${answer.status}`);
      return body;
    },
  };
}

async function registered(name: string): Promise<Person> {
  const one = person();
  await one.call("register", { name, password: "correct horse" });
  return one;
}

test("an account: a name that is one's own, a password, and codes that each let in once", async () => {
  const ada = person();
  const { codes } = (await ada.call("register", { name: "Ada Love", password: "correct horse" })) as {
    codes: string[];
  };
  expect(codes).toHaveLength(8);
  expect(await ada.call("me")).toMatchObject({ name: "Ada Love", codesLeft: 8, ratings: [] });
  for (const name of ["ada love", "ADA-LOVE", "Àda Love"])
    await expect(person().call("register", { name, password: "correct horse" })).rejects.toThrow(/taken/);

  const again = person();
  await expect(again.call("enter", { name: "Ada Love", password: "wrong" })).rejects.toThrow(/not right/);
  await expect(again.call("enter", { name: "Nobody", password: "wrong" })).rejects.toThrow(/not right/);
  expect(await again.call("me")).toBeNull();
  await again.call("enter", { name: "ada love", password: "correct horse" });
  expect(await again.call("me")).toMatchObject({ name: "Ada Love" });

  const lost = person();
  const recover = (code: string) =>
    lost.call("recover", { name: "Ada Love", code, password: "new password" });
  await expect(recover("00000-00000-00000-00000")).rejects.toThrow(/code is not right/);
  expect(await recover(codes[0].toLowerCase())).toEqual({ codesLeft: 7 });
  await expect(recover(codes[0])).rejects.toThrow(/code is not right/);
  expect(await ada.call("me")).toBeNull(); // whoever had the old password is out
  await expect(ada.call("enter", { name: "Ada Love", password: "correct horse" })).rejects.toThrow(
    /not right/,
  );
  await ada.call("enter", { name: "Ada Love", password: "new password" });
  await ada.call("leave", {});
  expect(await ada.call("me")).toBeNull();
});

test("names are filtered, of accounts and of guests", async () => {
  for (const name of [
    "\u202Eevil",
    "a\u200Bb",
    "...",
    "fuckface",
    "The 0perator".replace("0", "O"),
    "x".repeat(30),
  ])
    await expect(person().call("register", { name, password: "correct horse" })).rejects.toThrow(/name/i);
  const guest = await connect(server.port);
  const code = (await guest.request({ do: "create", settings: { game: "opcg" } })) as string;
  await guest.request({ do: "enter", code });
  await expect(guest.request({ do: "sit", seat: secret(), name: "fuckface", deck: "ember" })).rejects.toThrow(
    /welcome/,
  );
});

test("requests of other sites, of wrong shapes and too many are refused", async () => {
  const url = `http://127.0.0.1:${server.port}/api/register`;
  const send = (headers: Record<string, string>, body: string) =>
    fetch(url, { method: "POST", headers, body });
  expect((await send({ origin: "https://evil.example" }, "{}")).status).toBe(403);
  expect((await send({}, "not json")).status).toBe(400);
  expect((await send({}, JSON.stringify({ name: "Eve", password: "short" }))).status).toBe(400);
  expect((await send({}, JSON.stringify({ name: "Eve", password: "x".repeat(50_000) }))).status).toBe(413);
});

test("who guesses passwords is stopped, for the name that he tries from wherever he comes", async () => {
  const other = mkdtempSync(join(tmpdir(), "arbiter-guess-"));
  const limits = { attempts: 5 };
  const strict = await startServer({
    place: { folder: other },
    port: 0,
    host: "127.0.0.1",
    logLevel: "error",
    limits,
    behindProxy: true,
  });
  const guess = async (address: string, name: string) => {
    const answer = await fetch(`http://127.0.0.1:${strict.port}/api/enter`, {
      method: "POST",
      headers: { "x-forwarded-for": address },
      body: JSON.stringify({ name, password: "guess" }),
    });
    return ((await answer.json()) as { refused: string }).refused;
  };
  for (let n = 0; n < 5; n++) expect(await guess(`10.0.0.${n}`, "Ada")).toMatch(/not right/);
  expect(await guess("10.0.0.9", "a d a")).toMatch(/Too many/);
  expect(await guess("10.0.0.9", "Bo")).toMatch(/not right/);
  await strict.close();
  rmSync(other, { recursive: true, force: true });
});

test("decks are kept with the account", async () => {
  const bo = await registered("Bo Decks");
  await bo.call("decks", { name: "mine", game: "opcg", cards: ["AB1-001", "AB1-002"] });
  await bo.call("decks", { name: "mine", game: "opcg", cards: ["AB1-001"] });
  expect(await bo.call("decks")).toMatchObject([{ name: "mine", game: "opcg", cards: ["AB1-001"] }]);
  await bo.call("decks/delete", { name: "mine" });
  expect(await bo.call("decks")).toEqual([]);
  await expect(person().call("decks")).rejects.toThrow(/Sign in/);
});

test("the window widens while one waits, and the nearest is taken", () => {
  const at = (rating: number, since: number, pool = "p") => ({ rating, since, pool });
  expect(pairsOf([at(1500, 0), at(1590, 0)], 0)).toHaveLength(1);
  expect(pairsOf([at(1500, 0), at(1800, 0)], 0)).toEqual([]);
  expect(pairsOf([at(1500, 0), at(1800, 0)], 9_000)).toEqual([]);
  expect(pairsOf([at(1500, 0), at(1800, 0)], 10_000)).toHaveLength(1);
  expect(pairsOf([at(1500, 0), at(1800, 9_000)], 10_000)).toEqual([]); // he has just come
  expect(pairsOf([at(1500, 0), at(1500, 0, "q")], 99_000)).toEqual([]);
  const [[, best]] = pairsOf([at(1500, 0), at(1580, 1), at(1510, 2)], 10);
  expect(best.rating).toBe(1510);
  expect(pairsOf([at(1500, 0), at(1500, 1)], 10, () => false)).toEqual([]);
});

test("Glicko-2: who wins rises as the other falls, and both become surer", () => {
  const fresh = { rating: 1500, deviation: 350, volatility: 0.06 };
  const [won, lost] = afterMatch(fresh, fresh, 1);
  expect(won.rating).toBeCloseTo(1662.31, 1); // what Glickman's formulas give two newcomers
  expect(won.rating + lost.rating).toBeCloseTo(3000, 6);
  expect(won.deviation).toBeCloseTo(290.32, 1);
  expect(afterMatch(fresh, fresh, 0.5)[0].rating).toBeCloseTo(1500, 6);
});

async function queued(one: Person | null, name: string): Promise<Client & { secret: string }> {
  const client = await connect(server.port, one === null ? {} : { cookie: one.cookie() });
  const own = secret();
  await client.request({ do: "queue", game: "opcg", seat: own, name, deck: "ember" });
  return Object.assign(client, { secret: own });
}
const codeFor = async (client: Client): Promise<string> => {
  const find = () => client.received.flatMap((m) => ("paired" in m ? [m.paired.code] : []))[0];
  await client.until(() => find() !== undefined, "he is paired");
  return find();
};

test("two who wait are paired, rated once by accounts, and it is in their history", async () => {
  const [cy, di] = [await registered("Cy"), await registered("Di")];
  const guest = await queued(null, "Guest");
  const [a, b] = [await queued(cy, "not his name"), await queued(di, "nor hers")];
  const code = await codeFor(a);
  expect(await codeFor(b)).toBe(code);
  expect(guest.received.some((m) => "paired" in m)).toBe(false); // guests play among themselves
  await guest.request({ do: "unqueue" });
  const seats = [await back(server.port, code, a.secret), await back(server.port, code, b.secret)] as const;
  for (const one of seats) await one.request({ do: "number", number: secret() });
  await Promise.all(seats.map((one) => one.until(() => one.update() !== null, "it begins")));
  expect(seats[0].room()).toMatchObject({ rated: true, settings: { chat: false, clock: { bank: 1500 } } });
  expect(
    seats[0]
      .room()
      .seats.map((seat) => seat?.name)
      .sort(),
  ).toEqual(["Cy", "Di"]);
  const loser = seats[0].room().seats[0]!.name;
  await seats.find((one) => one.room().you === 0)!.request({ do: "concede", game: 0 });
  const [lost, won] = loser === "Cy" ? [cy, di] : [di, cy];
  await expect.poll(() => won.call("history")).toHaveLength(1);
  expect(await won.call("history")).toMatchObject([{ code, outcome: 1, before: 1500, against: loser }]);
  expect(await lost.call("me")).toMatchObject({
    ratings: [{ game: "opcg", rating: expect.closeTo(1337.69, 1) }],
  });
  // From another device he finds his seat by his account.
  const device = await connect(server.port, { cookie: lost.cookie() });
  await device.request({ do: "enter", code });
  expect(device.room().you).toBe(0);
  expect(await won.call("history")).toHaveLength(1); // opened again, it is not counted again
});

test("who is blocked is neither paired with nor sat with", async () => {
  const [eve, flo] = [await registered("Eve2"), await registered("Flo")];
  await flo.call("block", { name: "eve2", yes: true });
  const [a, b] = [await queued(eve, "x"), await queued(flo, "x")];
  await new Promise((done) => setTimeout(done, 1500));
  expect([a, b].some((one) => one.received.some((m) => "paired" in m))).toBe(false);
  const host = await connect(server.port, { cookie: flo.cookie() });
  const code = (await host.request({ do: "create", settings: { game: "opcg" } })) as string;
  for (const one of [host, a]) await one.request({ do: "enter", code });
  await host.request({ do: "sit", seat: secret(), name: "x", deck: "ember" });
  await expect(a.request({ do: "sit", seat: secret(), name: "x", deck: "ember" })).rejects.toThrow(
    /does not want/,
  );
  await flo.call("block", { name: "eve2", yes: false });
  await codeFor(a);
});

test("a replay shows what its viewer could see; the whole one needs both players' yes", async () => {
  const players = await pair(server.port);
  await playOn(players, chance(21), 40);
  const [a, b] = players;
  const ask = (more: object) => person().call("replay", { code: a.code, ...more }) as Promise<RoomReplay>;
  await expect(ask({ seat: a.secret })).rejects.toThrow(/not over/);
  if (a.room().stage === "playing") await a.request({ do: "concede", game: 0 });
  await a.until(() => a.room().stage === "over", "it is over");
  const [mine, theirs, watched] = [
    await ask({ seat: a.secret }),
    await ask({ seat: b.secret }),
    await ask({}),
  ];
  expect(mine).toMatchObject({ games: 1, at: 0, game: "opcg", edition: "1.1.7" });
  const hands = ({ updates }: RoomReplay, seat: 0 | 1) =>
    updates.flatMap(({ scene }) => scene.sides[seat].areas.hand.map((id) => scene.cards[id].face));
  expect(hands(mine, 0).every((face) => face !== null)).toBe(true);
  expect(hands(theirs, 1).every((face) => face !== null)).toBe(true);
  for (const hidden of [hands(mine, 1), hands(theirs, 0), hands(watched, 0), hands(watched, 1)])
    expect(hidden.some((face) => face === null)).toBe(true);
  // What each was shown while he played is what the replay shows him, and no more.
  for (const [one, replay] of [[a, mine] as const, [b, theirs] as const])
    for (const { at, scene } of one.updates)
      expect({ ...replay.updates[at].scene, asked: null }).toEqual({ ...scene, asked: null });

  await expect(ask({ whole: true })).rejects.toThrow(/both players' yes/);
  await a.request({ do: "whole" });
  await expect(ask({ whole: true })).rejects.toThrow(/both players' yes/);
  await b.request({ do: "whole" });
  const whole = await ask({ whole: true });
  for (const seat of [0, 1] as const) expect(hands(whole, seat).every((face) => face !== null)).toBe(true);
  await expect(ask({ seat: secret(), game: 3 })).rejects.toThrow(/had 1 games/);
});
