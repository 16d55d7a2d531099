/** Card libraries of the operator and of a host, formats, and cards that are sent only when they are known. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkedFormat, differenceTo, digestOf, faultsBy, formatOn, libraryHash } from "@arbiter/match";
import { game } from "@arbiter/match/opcg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, startServer } from "../src/index.ts";
import { chance, connect, playOn, type Seated, secret } from "./help/player.ts";

const folder = mkdtempSync(join(tmpdir(), "arbiter-libraries-"));
let server: Running;
beforeAll(async () => {
  mkdirSync(join(folder, "formats"));
  const format = { name: "Harbour", game: "opcg", from: "2020-01-01", sets: ["AB1"], banned: ["AB1-003"] };
  writeFileSync(join(folder, "formats", "harbour.json"), JSON.stringify(format));
  const limits = { messages: 100_000, attempts: 1000 };
  server = await startServer({ place: { folder }, port: 0, host: "127.0.0.1", logLevel: "error", limits });
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const card = (n: number, more: object = {}) => ({
  number: `ZZ1-00${n}`,
  name: `Pell Harrow ${n}`,
  category: "CHARACTER",
  colors: ["Red"],
  cost: 2,
  power: 3000,
  counter: 1000,
  attributes: ["Slash"],
  types: ["Harbour Watch"],
  text: "",
  ...more,
});
const library = [card(1), card(2, { text: "[Blocker]" }), card(3, { text: "[On Play] Draw 1 card." })];

/** Ember's deck with so many copies of cards of the library in it. */
function deckWith(numbers: readonly string[]): string[] {
  const { leader, cards } = game.deck("ember");
  const own = cards.map((one) => one.number);
  const mine = numbers.flatMap((number) => Array<string>(4).fill(number));
  return [leader.number, ...mine, ...own.slice(mine.length)];
}

async function call(path: string, given?: unknown): Promise<Record<string, unknown>> {
  const init = given === undefined ? {} : { method: "POST", body: JSON.stringify(given) };
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, init);
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(String(body.refused));
  return body;
}

async function seated(code: string, name: string, deck: string[], accepts?: string): Promise<Seated> {
  const client = await connect(server.port);
  const own = secret();
  await client.request({ do: "enter", code });
  await client.request({ do: "sit", seat: own, name, deck, ...(accepts === undefined ? {} : { accepts }) });
  await client.request({ do: "number", number: secret() });
  return Object.assign(client, { secret: own, code });
}

test("a text that may mean too many things is given up by name, and the other cards are taken", async () => {
  const endless = `[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less${" and a power of 3000 or less".repeat(60)}.`;
  const { cards, refused } = await call("library", {
    game: "opcg",
    records: [card(7), card(8, { text: endless })],
  });
  expect([cards, refused]).toEqual([
    1,
    [{ card: "ZZ1-008 Pell Harrow 8", why: expect.stringMatching(/more than 100000 steps/) }],
  ]);
});

test("a host brings his cards: who sits down accepts them, and a card is sent when it becomes known", async () => {
  const { hash, cards, refused } = await call("library", {
    game: "opcg",
    records: [...library, card(4, { text: "Sing a song of sixpence." })],
  });
  expect([cards, (refused as { card: string }[]).map((one) => one.card)]).toEqual([
    3,
    ["ZZ1-004 Pell Harrow 4"],
  ]);
  const maker = await connect(server.port);
  const create = (more: object) =>
    maker.request({ do: "create", settings: { game: "opcg", library: String(hash), ...more } });
  await expect(create({ listed: true })).rejects.toThrow(/not listed/);
  const code = (await create({})) as string;
  const deck = deckWith(["ZZ1-001", "ZZ1-002", "ZZ1-003"]);
  await expect(seated(code, "Ada", deck)).rejects.toThrow(/accept it first/);
  await expect(seated(code, "Ada", deckWith(["ZZ1-004"]), String(hash))).rejects.toThrow(
    /no card has the number/,
  );
  const a = await seated(code, "Ada", deck, String(hash));
  const b = await seated(code, "Bo", deck, String(hash));
  await Promise.all([a, b].map((one) => one.until(() => one.update() !== null, "it begins")));
  await playOn([a, b], chance(41), 60);
  const faces = (one: Seated) =>
    new Set(one.updates.flatMap((update) => update.faces.map((face) => face.key)));
  const shown = (one: Seated) =>
    new Set(one.updates.flatMap(({ scene }) => Object.values(scene.cards).flatMap(({ face }) => face ?? [])));
  for (const one of [a, b]) {
    expect([...faces(one)].some((key) => key.startsWith("ZZ1"))).toBe(true);
    // Nothing was sent of a card that this player was not shown; the other side of a Leader goes with it.
    expect([...faces(one)].filter((key) => !shown(one).has(key))).toEqual([]);
  }
});

test("the guest sees where a library differs from his, and is sent no text", async () => {
  const { hash } = await call("library", { game: "opcg", records: library });
  expect(hash).toBe(libraryHash("opcg", library));
  const { digests, operators } = await call(`library/${hash}`);
  expect(operators).toBe(false);
  expect(JSON.stringify(digests)).not.toContain("Pell");
  const mine = new Map([
    ["ZZ1-001", card(1)],
    ["ZZ1-002", card(2, { power: 9000 })],
  ]);
  expect(differenceTo(digests as Record<string, string>, mine)).toEqual({
    same: 1,
    differ: ["ZZ1-002"],
    missing: ["ZZ1-003"],
  });
  expect(digestOf({ b: 1, a: 2 })).toBe(digestOf({ a: 2, b: 1 }));
});

test("hostile card texts: too many, too long, deep, senseless; none harms the server", async () => {
  const add = (records: unknown) => call("library", { game: "opcg", records });
  await expect(add([])).rejects.toThrow(/records/);
  await expect(add([card(1, { text: "x".repeat(3000) })])).rejects.toThrow(/more than 2000 letters/);
  await expect(add(Array.from({ length: 4001 }, (_, i) => card(i)))).rejects.toThrow(/records/);
  await expect(add([{ number: 7, name: null, __proto__: { category: "LEADER" } }])).rejects.toThrow(
    /None of these/,
  );
  await expect(
    add([card(1, { abilities: [{ timing: "activate" }], text: "Win the game." })]),
  ).rejects.toThrow(/None/);
  const deep = "[On Play] If your Leader is active, ".repeat(50);
  await expect(add([card(1, { text: deep.slice(0, 1900) })])).rejects.toThrow(/None|too long/);
  const many = Array.from({ length: 300 }, (_, i) =>
    card(1, { number: `ZZ9-${i}`, text: `[On Play] ${"draw 1 card and ".repeat(100)}`.slice(0, 1900) }),
  );
  await expect(add(many)).rejects.toThrow(/None|too long/);
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/library`, {
    method: "POST",
    body: JSON.stringify({ game: "opcg", records: [{ text: "x".repeat(5_000_000) }] }),
  });
  expect(answer.status).toBe(413);
  expect((await fetch(`http://127.0.0.1:${server.port}/ready`)).ok).toBe(true);
}, 90_000);

test("a format is a data file: sets, banned, restricted, pairs, and from which day", async () => {
  const format = checkedFormat({
    name: "T",
    game: "opcg",
    from: "2026-01-01",
    blocks: ["1"],
    setsOfBlocks: { "1": ["AB1"], "2": ["CD2"] },
    banned: ["AB1-001"],
    restricted: { "AB1-002": 1 },
    pairs: [["AB1-005", "AB1-006"]],
  });
  const why = (numbers: string[]) => faultsBy(format, numbers).map((fault) => fault.why);
  expect(why(["AB1-007", "AB1-002", "AB1-005"])).toEqual([]);
  expect(why(["CD2-001"])).toEqual(["set"]);
  expect(why(["AB1-001"])).toEqual(["banned"]);
  expect(why(["AB1-002", "AB1-002"])).toEqual(["restricted"]);
  expect(why(["AB1-005", "AB1-006"])).toEqual(["pair"]);
  const later = { ...format, from: "2026-06-01" };
  expect(formatOn([format, later], "T", "2026-05-31")).toBe(format);
  expect(formatOn([format, later], "T", "2026-06-01")).toBe(later);
  expect(formatOn([format], "T", "2025-01-01")).toBeNull();
  for (const wrong of [
    {},
    { ...format, from: "soon" },
    { ...format, bannd: [] },
    { ...format, blocks: ["3"] },
  ])
    expect(() => checkedFormat(wrong)).toThrow();

  const client = await connect(server.port);
  await expect(client.request({ do: "create", settings: { game: "opcg", format: "Nope" } })).rejects.toThrow(
    /no format/,
  );
  const code = (await client.request({
    do: "create",
    settings: { game: "opcg", format: "Harbour" },
  })) as string;
  await client.request({ do: "enter", code });
  const sit = (deck: string) => client.request({ do: "sit", seat: secret(), name: "Ada", deck });
  const has = (name: string) => game.deck(name).cards.some(({ number }) => number === "AB1-003");
  const names = game.deckNames();
  await expect(sit(names.find(has)!)).rejects.toThrow(/banned in Harbour/);
  await sit(names.find((name) => !has(name))!);
  expect(client.room().settings.format).toBe("Harbour");
});
