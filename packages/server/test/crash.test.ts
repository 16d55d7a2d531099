/** Killed at any moment, the server goes on where it was: what was acknowledged is there, and nothing twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Child, startChild } from "./help/child.ts";
import { back, chance, pair, randomPicks, type Seated } from "./help/player.ts";

interface Played {
  players: [Seated, Seated];
  /** The last entry that somebody was told of. */
  told: number;
  /** An answer under way when the server died. */
  sent: { seat: 0 | 1; after: number; picks: number[] } | null;
}

const matches = 200;

test(`kill -9 in the middle of ${matches} matches: all go on`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-crash-"));
  let server: Child = await startChild({ DATA: folder });
  const random = chance(42);
  const all: Played[] = [];
  for (let i = 0; i < matches; i += 20)
    all.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, k): Promise<Played> => {
          const players = await pair(server.port, { game: (i + k) % 4 === 0 ? "dbs" : "opcg" });
          return { players, told: players[0].after(), sent: null };
        }),
      )),
    );

  let dead = false;
  async function play(one: Played, most: number): Promise<void> {
    for (let answers = 0; answers < most && !dead; answers++) {
      const seat = one.players.findIndex((p) => p.update().scene.asked !== null) as 0 | 1 | -1;
      if (seat < 0) {
        if (one.players.some((p) => p.update().scene.result !== null)) return;
        await new Promise((done) => setTimeout(done, 5));
        continue;
      }
      const player = one.players[seat];
      const after = player.after();
      const picks = randomPicks(player.update().scene.asked!, random);
      one.sent = { seat, after, picks };
      try {
        await player.request({ do: "answer", after, picks });
        one.sent = null;
      } catch (error) {
        if (!/^closed/.test(String((error as Error).message))) throw error;
        return;
      }
    }
  }

  for (let round = 0; round < 1; round++) {
    dead = false;
    const playing = all.map((one) => play(one, 1000));
    await new Promise((done) => setTimeout(done, 1500 + random() * 1000));
    await server.kill("SIGKILL");
    dead = true;
    await Promise.all(playing);
    await Promise.all(all.flatMap(({ players }) => players.map((p) => p.until(() => p.closed() !== null))));
    expect(all.filter(({ sent }) => sent !== null).length).toBeGreaterThan(20); // it was in the middle
    for (const one of all) one.told = Math.max(...one.players.map((p) => p.after()));

    server = await startChild({ DATA: folder }, server.port);
    const since = performance.now();
    await Promise.all(
      all.map(async (one) => {
        const before = one.players;
        one.players = (await Promise.all(before.map((p) => back(server.port, p.code, p.secret)))) as [
          Seated,
          Seated,
        ];
        await Promise.all(one.players.map((p) => p.until(() => p.update() !== null, "the game is shown")));
        const reached = one.players[0].after();
        expect(one.players[1].after()).toBe(reached);
        // Nothing that was told is lost; at most the answer under way was stored without being told.
        expect(reached).toBeGreaterThanOrEqual(one.told);
        expect(reached).toBeLessThanOrEqual(one.told + (one.sent === null ? 0 : 1));
        before.forEach((p, seat) => {
          if (p.after() === reached) expect(one.players[seat].update().scene).toEqual(p.update().scene);
        });
        if (one.sent === null) return;
        // Sent again as it was, it acts exactly once.
        const { seat, after, picks } = one.sent;
        const reply = await one.players[seat].request({ do: "answer", after, picks });
        expect(reply).toBe(reached > after ? "stale" : "done");
        await Promise.all(one.players.map((p) => p.until(() => p.after() >= after + 1, "both are told")));
        expect(one.players.map((p) => p.after())).toEqual([after + 1, after + 1]);
        one.sent = null;
      }),
    );
    console.log(`${matches} matches are back after ${Math.round(performance.now() - since)} ms`);
  }

  dead = false;
  await Promise.all(all.map((one) => play(one, 3)));
  // Asked to stop in the middle, it stores what it began with, and has nothing to complain of.
  const playing = all.map((one) => play(one, 1000));
  await new Promise((done) => setTimeout(done, 500));
  await server.kill("SIGTERM");
  await Promise.all(playing);
  for (const { players } of all) for (const p of players) p.close();
  expect(server.output()).toBe("");
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
