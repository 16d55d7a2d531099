/** One contract for both stores. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Listed, openStore, type Place, type Store } from "../src/index.ts";
import { type Postgres, postgres } from "./help/postgres.ts";

let running: Postgres;
const folders: string[] = [];
const newFolder = () => {
  folders.push(mkdtempSync(join(tmpdir(), "arbiter-store-")));
  return folders.at(-1)!;
};

beforeAll(async () => {
  running = await postgres();
}, 300_000);

afterAll(async () => {
  await running?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const places: Record<Store["kind"], () => Place> = {
  sqlite: () => ({ folder: newFolder() }),
  postgres: () => ({ url: running.url }),
};

describe.each(["sqlite", "postgres"] as const)("%s", (kind) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = places[kind]();
    store = await openStore(place);
  });
  afterAll(() => store?.close());

  test("an entry is read as it was appended, in order of numbers", async () => {
    const bodies = [{ picks: [1, 2] }, "naïve 'quoted' \u0000-free ♞", { deep: [{ a: null }] }];
    for (const number of [2, 0, 1])
      expect(await store.append("m1", { number, at: 1_700_000_000_000 + number, body: bodies[number] })).toBe(
        true,
      );
    expect(await store.entries("m1")).toEqual(
      bodies.map((body, number) => ({ number, at: 1_700_000_000_000 + number, body })),
    );
    expect((await store.entries("m1", 2)).map(({ number }) => number)).toEqual([2]);
    expect(await store.entries("nobody's")).toEqual([]);
  });

  test("of all who write one number, one wins, and the others read what he wrote", async () => {
    const written = await Promise.all(
      Array.from({ length: 40 }, async (_, writer) => {
        if (writer > 20) await new Promise((done) => setTimeout(done, 3));
        return store.append("m2", { number: 0, at: 0, body: { writer } });
      }),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await store.entries("m2")).toEqual([
      { number: 0, at: 0, body: { writer: written.indexOf(true) } },
    ]);
  });

  test("when it has settled, all that was given to it is stored", async () => {
    const given = [0, 1, 2].map((number) => store.append("m4", { number, at: 0, body: number }));
    await store.settled();
    expect(await store.entries("m4")).toHaveLength(3);
    expect(await Promise.all(given)).toEqual([true, true, true]);
  });

  test("commits keep apart, so that many entries share one", async () => {
    const since = performance.now();
    for (let number = 0; number < 11; number++) await store.append("m5", { number, at: 0, body: number });
    expect(performance.now() - since).toBeGreaterThan(40); // ten pauses of 5 ms
    expect(await store.entries("m5")).toHaveLength(11);
  });

  test("a thousand entries at once are all stored", async () => {
    const stored = await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        store.append(`many ${i % 10}`, { number: Math.floor(i / 10), at: i, body: i }),
      ),
    );
    expect(stored.every(Boolean)).toBe(true);
    expect((await store.entries("many 3")).map(({ body }) => body)).toEqual(
      Array.from({ length: 100 }, (_, i) => i * 10 + 3),
    );
  });

  test("matches are found by code and id, and open ones are listed", async () => {
    const room: Listed = {
      id: "r1",
      code: "ABCD2345",
      game: "opcg",
      stage: "open",
      listed: true,
      created: 5,
      about: { host: "Ada" },
    };
    expect(await store.list(room)).toBe(true);
    expect(await store.list({ ...room, id: "r2" })).toBe(false); // the code is taken
    expect(await store.list({ ...room, id: "r3", code: "PRIVATE2", listed: false })).toBe(true);
    expect(await store.find({ code: "ABCD2345" })).toEqual(room);
    expect(await store.find({ id: "r3" })).toMatchObject({ code: "PRIVATE2" });
    expect(await store.find({ code: "NOTHERE2" })).toBeNull();
    expect(await store.open(10)).toEqual([room]);
    await store.setStage("r1", "playing", room.about);
    expect(await store.open(10)).toEqual([]);
    await expect(store.check()).resolves.toBeUndefined();
  });

  test("an account, its codes and sessions; a name is one's own", async () => {
    const { people } = store;
    const added = await people.add("Ada", "ada", "hash");
    expect(await people.add("ADA", "ada", null)).toBeNull();
    const token = await people.openSession(added!.id);
    expect(await people.whoHas(token)).toMatchObject({ name: "Ada" });
    expect(await people.useCode(added!.id, added!.codes[3])).toBe(true);
    expect(await people.useCode(added!.id, added!.codes[3])).toBe(false);
    await people.ban(added!.id, true);
    expect(await people.whoHas(token)).toBeNull();
    expect((await people.banned()).accounts).toContain(added!.id);
  });

  test("a result counts once, however many say it at once", async () => {
    const seats = [
      { account: "a", name: "A" },
      { account: "b", name: "B" },
    ] as const;
    const once = () => store.results.finish({ match: "r1", game: "opcg", rated: true, seats, outcome: 1 });
    await Promise.all([once(), once(), once()]);
    const rating = await store.results.rating("a", "opcg");
    expect(rating.rating).toBeCloseTo(1662.31, 1);
    await once();
    expect(await store.results.rating("a", "opcg")).toEqual(rating);
    expect(await store.results.history("a")).toMatchObject([{ code: "ABCD2345", outcome: 1, against: "B" }]);
    // Two matches of the same people that end together: both count, one after the other.
    const more = (match: string) =>
      store.results.finish({ match, game: "dbs", rated: true, seats, outcome: 1 });
    await Promise.all([more("x"), more("y")]);
    expect((await store.results.rating("b", "dbs")).rating).toBeLessThan(1337);
  });

  test("of those who try to pair two, one does", async () => {
    const row = { pool: "p", account: null, rating: 1500, sitting: "{}", since: 0, seen: 100 };
    for (const id of ["one", "two", "three"]) await store.waiting.add({ ...row, id });
    const taken = await Promise.all([store.waiting.take("one", "two"), store.waiting.take("two", "three")]);
    expect(taken.sort()).toEqual([false, true]);
    expect(await store.waiting.beat([], 100, 50)).toHaveLength(1); // who was not taken is still there
    expect(await store.waiting.beat([], 1000, 50)).toHaveLength(0); // who is not heard of is forgotten
  });

  test("all is there when it is opened again, and migrations do not run twice", async () => {
    await store.append("m3", { number: 0, at: 1, body: "kept" });
    await store.close();
    store = await openStore(place);
    expect(await store.entries("m3")).toEqual([{ number: 0, at: 1, body: "kept" }]);
  });
});

test("a second server on one folder is refused, and the first goes on", async () => {
  const folder = newFolder();
  const first = await openStore({ folder });
  await expect(openStore({ folder })).rejects.toThrow(/Another server is running/);
  expect(await first.append("m", { number: 0, at: 0, body: 1 })).toBe(true);
  await first.close();
  const second = await openStore({ folder });
  expect(await second.entries("m")).toHaveLength(1);
  await second.close();
});

test("on PostgreSQL each node hears of the other's entries and of what it tells", async () => {
  const [a, b] = await Promise.all([openStore({ url: running.url }), openStore({ url: running.url })]);
  const entry = new Promise((heard) => b.onEntry((match, number) => match === "heard" && heard(number)));
  const told = new Promise((heard) => b.onTold((topic, message) => heard([topic, message])));
  expect(await a.append("heard", { number: 0, at: 0, body: {} })).toBe(true);
  await a.tell("heard", "a b");
  expect(await entry).toBe(0);
  expect(await told).toEqual(["heard", "a b"]);
  expect(await b.append("heard", { number: 0, at: 0, body: { late: true } })).toBe(false);
  await Promise.all([a.close(), b.close()]);
});

test("a database that goes away says so, and is used again when it returns", async () => {
  const own = await postgres();
  const store = await openStore({ url: own.url });
  const heard: string[] = [];
  store.onEntry((match, number) => heard.push(`${match} ${number}`));
  expect(await store.append("gone", { number: 0, at: 0, body: 0 })).toBe(true);
  await own.stop();
  await expect(store.append("gone", { number: 1, at: 0, body: 1 })).rejects.toThrow();
  await expect(store.check()).rejects.toThrow();
  await own.start();
  expect(await store.append("gone", { number: 1, at: 0, body: 1 })).toBe(true);
  await new Promise((done) => setTimeout(done, 1500)); // it listens again
  expect(await store.append("gone", { number: 2, at: 0, body: 2 })).toBe(true);
  await new Promise((done) => setTimeout(done, 300));
  expect(heard.at(-1)).toBe("gone 2");
  await store.close();
  await own.remove();
}, 120_000);
