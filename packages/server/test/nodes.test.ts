/** Two nodes on one PostgreSQL: a match is wherever its players are, and a late write loses by its key. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Child, startChild } from "./help/child.ts";
import { back, chance, connect, decks, plain, playOn, randomPicks, sit } from "./help/player.ts";
import { type Postgres, postgres } from "./help/postgres.ts";

let database: Postgres;
let nodes: [Child, Child];
beforeAll(async () => {
  database = await postgres();
  const first = await startChild({ DATABASE_URL: database.url });
  nodes = [first, await startChild({ DATABASE_URL: database.url })];
}, 300_000);
afterAll(async () => {
  for (const node of nodes ?? []) {
    node.signal("SIGCONT");
    await node.kill("SIGKILL");
  }
  await database?.remove();
});

test("each player at another node; one node is paused past everything and woken", async () => {
  const maker = await connect(nodes[0].port);
  const code = (await maker.request({ do: "create", settings: plain })) as string;
  let a = await sit(nodes[0].port, code, "Ada", decks.opcg[0]);
  const b = await sit(nodes[1].port, code, "Bo", decks.opcg[1]);
  await Promise.all([a, b].map((p) => p.until(() => p.update() !== null, "the game begins")));
  await playOn([a, b], chance(1), 20);
  await b.until(() => b.room().seats[0]?.here === true, "the other node tells who is here");
  await a.request({ do: "say", phrase: "hello" });
  await b.until(() => b.received.some((m) => "said" in m), "it is heard at the other node");

  for (let moves = 0; moves < 40 && a.update().scene.asked === null; moves++)
    await playOn([a, b], chance(moves), 1);
  const asked = a.update().scene.asked!;
  const after = a.after();
  const late = randomPicks(asked, chance(2));
  nodes[0].signal("SIGSTOP");
  const lost = a.request({ do: "answer", after, picks: late }).catch((error: Error) => error.message);
  const moved = await back(nodes[1].port, code, a.secret); // the match moves
  expect(moved.update().scene).toEqual(a.update().scene);
  expect(await moved.request({ do: "answer", after, picks: randomPicks(asked, chance(3)) })).toBe("done");
  await playOn([moved, b], chance(4), 5);
  const [reached, scene] = [b.after(), b.update().scene];
  nodes[0].signal("SIGCONT");
  expect(["stale", "closed 4001"]).toContain(await lost);
  await new Promise((done) => setTimeout(done, 500));
  expect([b.after(), b.update().scene]).toEqual([reached, scene]);

  a = await back(nodes[0].port, code, a.secret); // and back to the node that slept
  expect(a.after()).toBe(reached);
  expect(a.update().scene).toEqual(moved.update().scene);
  await playOn([a, b], chance(5), 10);
}, 120_000);
