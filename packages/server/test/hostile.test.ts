/** Messages that nobody should send: none harms a match or another client. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, startServer } from "../src/index.ts";
import { chance, connect, pair, playOn, secret } from "./help/player.ts";

const folder = mkdtempSync(join(tmpdir(), "arbiter-hostile-"));
let server: Running;
beforeAll(async () => {
  const limits = { messages: 1_000_000, attempts: 1_000_000 };
  server = await startServer({ place: { folder }, port: 0, host: "127.0.0.1", logLevel: "silent", limits });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run test:long` sends a hundred thousand. */
const count = Number(process.env.HOSTILE ?? 4000);

test("thousands of wrong messages, half of them of the right shape, and a match that does not notice", async () => {
  const players = await pair(server.port);
  await playOn(players, chance(1), 6);
  const [a, b] = players;
  const before = [a.after(), a.update().scene, b.update().scene];
  const random = chance(7);
  const any = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)];
  const number = () => any([0, 1, a.after(), a.after() + 1, 2 ** 40]);
  const valid = () =>
    any([
      () => ({ do: "answer", after: number(), picks: [number() % 50] }),
      () => ({ do: "enter", code: any([a.code, "AAAAAAAA"]), seat: secret() }),
      () => ({ do: "sit", seat: secret(), name: "Eve", deck: any(["ember", "nobody's"]) }),
      () => ({ do: "number", number: secret() }),
      () => ({ do: "undo", after: number() }),
      () => ({ do: "consent", after: number(), yes: true }),
      () => ({ do: "concede", game: number() }),
      () => ({ do: "again" }),
      () => ({ do: "say", phrase: "hello" }),
      () => ({ do: "chat", text: "hello" }),
      () => ({ do: "mute", yes: true }),
      () => ({ do: "kick", who: any(["guest", "spectators"]) }),
      () => ({ do: "report", text: "nobody" }),
      () => ({ do: "whole" }),
      () => ({ do: "unqueue" }),
      () => ({ do: "queue", game: "opcg", seat: secret(), name: "Eve", deck: ["AB1-001", "AB1-002"] }),
      () => ({ do: "queue", game: "dbs", edition: "9.9", seat: secret(), name: "Eve", deck: "forge" }),
      () => ({ do: "create", settings: { game: "opcg", library: "0".repeat(64) } }),
      () => ({ do: "create", settings: { game: "dbs", format: "none" } }),
      () => ({ do: "disclose" }),
      () => ({ do: "ask", question: any(["read", "save", "rule"]), given: [number() % 200] }),
    ])();
  const broken = () =>
    any([
      () => ({ do: "answer", after: "1", picks: [0.5] }),
      () => ({ do: "answer", after: 1, picks: [0], seat: 0 }),
      () => ({ do: "__proto__" }),
      () => ({ do: "sit", seat: "x", name: "", deck: { leader: {} } }),
      () => ({ do: "create", settings: { game: "chess" } }),
      () => ({ do: "ask", question: "constructor", given: [] }),
    ])();
  const attackers = await Promise.all(Array.from({ length: 4 }, () => connect(server.port)));
  for (const one of attackers.slice(2)) await one.request({ do: "enter", code: a.code }); // as spectators
  const outcomes = new Set<string>();
  for (let sent = 0; sent < count; sent += 2000) {
    const some = Array.from({ length: 2000 }, (_, i) => {
      const message = i % 2 === 0 ? valid() : broken();
      return attackers[i % attackers.length].request(message as never).then(
        () => String(message.do),
        () => "refused",
      );
    });
    for (const outcome of await Promise.all(some)) outcomes.add(outcome);
    for (const one of attackers) one.received.length = one.texts.length = one.updates.length = 0;
  }
  // What is not refused changes nothing: spectators may read a card that everybody sees, and a rule.
  expect(outcomes).toEqual(new Set(["refused", "ask", "unqueue", "mute"]));
  expect([a.after(), a.update().scene, b.update().scene]).toEqual(before);
  expect(await playOn(players, chance(2), 10)).toBe(10);
}, 900_000);

test("what is no message, too large or too much ends the connection, and only that", async () => {
  const players = await pair(server.port);
  for (const text of ["", "{", "[]", '{"do":"rooms"}', "x".repeat(20_000)]) {
    const one = await connect(server.port);
    one.raw(text);
    await one.until(() => one.closed() !== null, "it is closed");
  }
  expect(await playOn(players, chance(3), 5)).toBe(5);
});

test("pages of other sites are not let in, and headers say what a page may do", async () => {
  await expect(connect(server.port, { origin: "https://elsewhere.example" })).rejects.toThrow(/403/);
  const own = await connect(server.port, { origin: `http://127.0.0.1:${server.port}` });
  expect(await own.request({ do: "rooms" })).toEqual([]);
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/health`);
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(metrics).toMatch(/arbiter_refused_total\{why="origin"\} 1/);
});
