/** A match is played by the engine it began with; a replay whose engine is gone is shown from what was stored. */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RoomReplay } from "@arbiter/match";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, test } from "vitest";
import { type Running, startServer } from "../src/index.ts";
import { back, chance, pair, playOn } from "./help/player.ts";

const limits = { messages: 100_000, attempts: 1000 };
/** A server that has just ended may still hold it for a moment. */
function opened(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, "arbiter.db"));
  db.exec("pragma busy_timeout = 5000");
  return db;
}
const start = (folder: string): Promise<Running> =>
  startServer({ place: { folder }, port: 0, host: "127.0.0.1", logLevel: "silent", limits });

async function replay(port: number, given: object): Promise<RoomReplay> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/replay`, {
    method: "POST",
    body: JSON.stringify(given),
  });
  const body = (await answer.json()) as RoomReplay & { refused?: string };
  if (!answer.ok) throw new Error(body.refused);
  return body;
}

test("an engine is one file named by its hash; another release's plays its own matches and no new ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-engines-"));
  let server = await start(folder);
  const place = join(folder, "engines");
  const [file] = readdirSync(place);
  const code = readFileSync(join(place, file), "utf8");
  expect(file).toBe(`${createHash("sha256").update(code).digest("hex")}.mjs`);

  // A release before this one: the same rules, another file. Its match was begun when it was current.
  const older = `${code}\n// an earlier release\n`;
  const hash = createHash("sha256").update(older).digest("hex");
  const players = await pair(server.port);
  await playOn(players, chance(31), 10);
  const before = players.map((one) => ({ scene: one.update().scene, after: one.after() }));
  await server.close();
  const db = opened(folder);
  const [row] = db.prepare("select match, body from entries where number = 0").all() as {
    match: string;
    body: string;
  }[];
  const body = JSON.stringify({ ...JSON.parse(row.body), engine: hash });
  db.prepare("update entries set body = ? where match = ? and number = 0").run(body, row.match);
  db.close();

  server = await start(folder);
  await expect(back(server.port, players[0].code, players[0].secret)).rejects.toThrow(/not kept any more/);
  writeFileSync(join(place, `${hash}.mjs`), older);
  const again = [
    await back(server.port, players[0].code, players[0].secret),
    await back(server.port, players[1].code, players[1].secret),
  ] as const;
  again.forEach((one, i) => {
    expect({ scene: one.update().scene, after: one.after() }).toEqual(before[i]);
    expect(one.room().engine).toBe(hash);
  });
  await playOn(again, chance(32), 5);
  await again[0].request({ do: "concede", game: 0 });
  const seat = players[1].secret;
  const { code: room } = players[0];
  const fresh = await replay(server.port, { code: room, seat });
  expect(fresh).toMatchObject({ stored: false, engine: hash });

  // Kept by a thread when there is time; then the engine may go.
  const look = opened(folder);
  const kept = () => look.prepare("select viewer from replays").all().length;
  await expect.poll(kept, { timeout: 20_000 }).toBe(4);
  look.close();
  await server.close();
  rmSync(join(place, `${hash}.mjs`));
  server = await start(folder);
  const stored = await replay(server.port, { code: room, seat });
  expect(stored).toMatchObject({ stored: true, engine: hash });
  expect(stored.updates).toEqual(fresh.updates);
  await expect(replay(server.port, { code: room, whole: true })).rejects.toThrow(/both players' yes/);

  // A file that is not what its name says is not run.
  writeFileSync(join(place, `${hash}.mjs`), `${older}// changed`);
  await expect(back(server.port, room, seat)).rejects.toThrow(/not kept any more/);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
