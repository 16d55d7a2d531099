/** A disk that is full, a database that goes away, readers that do not read: nothing is lost, and it goes on. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { startServer } from "../src/index.ts";
import { startChild } from "./help/child.ts";
import { back, chance, pair, playOn, randomPicks, type Seated } from "./help/player.ts";
import { postgres } from "./help/postgres.ts";

/** An answer that cannot be stored is not acknowledged: whoever is there is asked to come again. */
async function answerInVain(players: readonly [Seated, Seated]): Promise<void> {
  const one = players.find((p) => p.update().scene.asked !== null)!;
  const picks = randomPicks(one.update().scene.asked!, chance(5));
  await expect(one.request({ do: "answer", after: one.after(), picks })).rejects.toThrow(/closed/);
  await one.until(() => one.closed() !== null, "he is asked to come again");
  expect(one.closed()).toBe(1013);
}

/** As soon as it can be stored again. */
async function comeBack(port: number, players: readonly [Seated, Seated]): Promise<[Seated, Seated]> {
  for (let tries = 0; ; tries++)
    try {
      return [
        await back(port, players[0].code, players[0].secret),
        await back(port, players[1].code, players[1].secret),
      ];
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
}

test("a full disk: the answer is not taken, nothing before it is lost, and with room again the match goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-full-"));
  const server = await startChild({ DATA: folder });
  const players = await pair(server.port, { clock: { bank: 600, each: 10, away: 600 } });
  await playOn(players, chance(1), 12);
  const before = players.map((one) => ({ scene: one.update().scene, after: one.after() }));
  const limit = (bytes: string) => execFileSync("prlimit", ["--pid", `${server.pid}`, `--fsize=${bytes}`]);
  limit("8192:unlimited"); // no file may grow beyond this: every write of the log fails
  await answerInVain(players);
  limit("unlimited:unlimited");
  const again = await comeBack(server.port, players);
  again.forEach((one, i) => {
    expect({ scene: one.update().scene, after: one.after() }).toEqual(before[i]);
  });
  expect(await playOn(again, chance(2), 20)).toBe(20);
  await server.kill("SIGKILL");
  const restarted = await startChild({ DATA: folder });
  const last = await comeBack(restarted.port, again);
  expect(last[0].after()).toBe(again[0].after());
  await restarted.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test("a database that goes away and returns: clocks stand still, and the match goes on where it was", async () => {
  const database = await postgres();
  const folder = mkdtempSync(join(tmpdir(), "arbiter-away-"));
  const server = await startChild({ DATABASE_URL: database.url, DATA: folder });
  const clock = { bank: 60, each: 2, away: 60 };
  const players = await pair(server.port, { clock });
  await playOn(players, chance(3), 8);
  const before = players.map((one) => ({ scene: one.update().scene, after: one.after() }));
  const { bank } = players[0].clocks()!;
  await database.stop();
  await answerInVain(players);
  expect((await fetch(`http://127.0.0.1:${server.port}/ready`)).status).toBe(503);
  await new Promise((done) => setTimeout(done, 3500));
  await database.start();
  const again = await comeBack(server.port, players);
  again.forEach((one, i) => {
    expect({ scene: one.update().scene, after: one.after() }).toEqual(before[i]);
  });
  for (const seat of [0, 1]) expect(again[0].clocks()!.bank[seat]).toBe(bank[seat]);
  expect(await playOn(again, chance(4), 8)).toBe(8);
  await server.kill("SIGKILL");
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test("who does not read what he is sent is cut off, and nobody else notices", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-slow-"));
  const limits = { messages: 1e9, attempts: 1e9, waiting: 20_000 };
  const server = await startServer({
    place: { folder },
    port: 0,
    host: "127.0.0.1",
    logLevel: "silent",
    limits,
  });
  const players = await pair(server.port);
  const slow = new WebSocket(`ws://127.0.0.1:${server.port}/play`, { perMessageDeflate: false });
  slow.on("error", () => {});
  await new Promise((open) => slow.once("open", open));
  slow.send(JSON.stringify({ id: 1, do: "enter", code: players[0].code }));
  await players[0].until(() => players[0].room().watching === 1, "he watches");
  (slow as unknown as { _socket: { pause(): void } })._socket.pause();
  const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const isCut = async () => /arbiter_refused_total\{why="slow"\} 1/.test(await metrics());
  // He asks for the list of open rooms again and again, and takes nothing of it.
  for (let k = 0; k < 100; k++)
    await players[0].request({ do: "create", settings: { game: "opcg", listed: true } });
  let asked = 1;
  for (const since = Date.now(); !(await isCut()) && Date.now() - since < 60_000; )
    for (let k = 0; k < 20; k++) slow.send(JSON.stringify({ id: ++asked, do: "rooms" }));
  expect(await isCut()).toBe(true);
  await players[0].until(() => players[0].room().watching === 0, "he is gone");
  expect(await playOn(players, chance(6), 10)).toBe(10);
  slow.terminate();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
