/** Two players over real WebSockets, in both games. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Disclosure, falsehoods, type OpenRoom, type RoomFilter } from "@arbiter/match";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, startServer } from "../src/index.ts";
import {
  back,
  chance,
  connect,
  decks,
  pair,
  plain,
  playOn,
  randomPicks,
  secret,
  sit,
} from "./help/player.ts";

const folder = mkdtempSync(join(tmpdir(), "arbiter-match-"));
let server: Running;
beforeAll(async () => {
  const limits = { messages: 100_000, attempts: 1000 }; // they play as fast as they can
  server = await startServer({ place: { folder }, port: 0, host: "127.0.0.1", logLevel: "error", limits });
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["opcg", "dbs"] as const)("%s", (game) => {
  test("a whole game, and afterwards each verifies his shuffle and no more", async () => {
    const players = await pair(server.port, { game });
    const opening = players.map((one) => one.room());
    const answers = await playOn(players, chance(1));
    expect(answers).toBeGreaterThan(20);
    const [a, b] = players;
    await Promise.all(
      players.map((one) => one.until(() => one.room().stage === "over", "the match is over")),
    );
    expect(a.update().scene.result).toEqual(b.update().scene.result);
    expect(a.room().winner).toBe(a.update().scene.result!.winner);
    for (const one of players) {
      const seat = one.room().you!;
      const said = (await one.request({ do: "disclose" })) as Disclosure;
      const [common, ...own] = opening[seat].commitments;
      const mine = said.numbers[seat];
      expect(falsehoods(said, { common, own: own[seat] }, seat, mine)).toEqual([]);
      expect(falsehoods(said, { common, own: own[1 - seat] }, seat, mine)).not.toEqual([]);
      // The hand that he was dealt is the top of the deck that was drawn from his stream.
      const hand = one.updates
        .map((update) => update.scene.sides[seat].areas.hand)
        .find((ids) => ids.length > 0)!;
      const [{ after }] = said.games[0];
      expect([...hand].sort()).toEqual(after.slice(0, hand.length).sort());
      const other = players[1 - seat];
      expect(other.texts.join()).not.toContain(said.secrets.own);
    }
    for (const one of players) one.close();
  });

  test("who comes back is at the same decision, with the log", async () => {
    const players = await pair(server.port, { game });
    await playOn(players, chance(2), 12);
    const [a, b] = players;
    const lines = a.updates.flatMap((update) => (update.jump ? [] : update.lines));
    a.cut();
    await b.until(() => b.room().seats[0]?.here === false, "the other is gone");
    const since = performance.now();
    const again = await back(server.port, a.code, a.secret);
    await again.until(() => again.update() !== null, "the game is shown");
    expect(performance.now() - since).toBeLessThan(1000);
    expect(again.update().scene).toEqual(a.update().scene);
    expect(again.after()).toBe(a.after());
    expect(again.update().lines.slice(-lines.length)).toEqual(lines);
    await b.until(() => b.room().seats[0]?.here === true, "the other is back");
    await playOn([again, b], chance(3), 5);
  });
});

test("an answer that comes twice or late does not act twice", async () => {
  const players = await pair(server.port);
  await playOn(players, chance(4), 6);
  const one = players.find((p) => p.update().scene.asked !== null)!;
  const other = players.find((p) => p !== one)!;
  const after = one.after();
  const picks = randomPicks(one.update().scene.asked!, chance(5));
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => one.request({ do: "answer", after, picks })),
  );
  expect(replies.sort()).toEqual(["done", "stale", "stale", "stale", "stale"]);
  await other.until(() => other.after() === one.after(), "both are told");
  expect(one.after()).toBe(after + 1);
  expect(await one.request({ do: "answer", after, picks })).toBe("stale");
});

test("another's seat, another's decision and impossible answers are refused", async () => {
  const players = await pair(server.port);
  const one = players.find((p) => p.update().scene.asked !== null)!;
  const other = players.find((p) => p !== one)!;
  await expect(other.request({ do: "answer", after: other.after(), picks: [0] })).rejects.toThrow(
    /other player's/,
  );
  await expect(one.request({ do: "answer", after: one.after(), picks: [99] })).rejects.toThrow(
    /does not exist/,
  );
  const stranger = await connect(server.port);
  await expect(stranger.request({ do: "enter", code: one.code, seat: secret() })).rejects.toThrow(
    /not a seat/,
  );
  await expect(stranger.request({ do: "answer", after: 0, picks: [0] })).rejects.toThrow(/Enter a room/);
  await stranger.request({ do: "enter", code: one.code }); // watches
  await expect(stranger.request({ do: "answer", after: one.after(), picks: [0] })).rejects.toThrow(
    /do not sit/,
  );
  await expect(stranger.request({ do: "sit", seat: secret(), name: "Cy", deck: "ember" })).rejects.toThrow(
    /full/,
  );
  await expect(stranger.request({ do: "disclose" })).rejects.toThrow(/do not sit/);
  await expect(one.request({ do: "disclose" })).rejects.toThrow(/when the match is over/);
  expect(await playOn(players, chance(6), 3)).toBe(3);
});

test("a second tab takes over, and the first is told so", async () => {
  const players = await pair(server.port);
  const [a, b] = players;
  await playOn(players, chance(7), 4);
  const tab = await back(server.port, a.code, a.secret);
  await a.until(() => a.closed() !== null, "the first is closed");
  expect(a.closed()).toBe(4001);
  expect(tab.update().scene).toEqual(a.update().scene);
  await playOn([tab, b], chance(8), 4);
  expect(b.room().seats[0]?.here).toBe(true);
});

test("taking back: free where nothing was learned, else with the other's yes", async () => {
  const players = await pair(server.port);
  const random = chance(9);
  let [free, asked, refused] = [0, 0, 0];
  for (let turns = 0; turns < 80 && (free === 0 || asked === 0 || refused === 0); turns++) {
    const one = players.find((p) => p.update().scene.asked !== null);
    if (one === undefined) break;
    const other = players.find((p) => p !== one)!;
    const before = one.after();
    await playOn(players, random, 1);
    const can = one.update().canUndo;
    if (can === "no" || one.update().scene.result !== null) continue;
    const after = one.after();
    await one.request({ do: "undo", after });
    if (can === "free") {
      free++;
      await other.until(() => other.after() > after, "it is taken back");
    } else {
      await other.until(
        () => other.received.some((m) => "undo" in m && m.undo?.after === after),
        "it is asked",
      );
      const yes = asked <= refused;
      if (yes) asked++;
      else refused++;
      expect(await one.request({ do: "consent", after, yes: true })).toBe("stale"); // not his to grant
      await other.request({ do: "consent", after, yes });
      if (!yes) {
        expect(one.after()).toBe(after);
        continue;
      }
    }
    await Promise.all(players.map((p) => p.until(() => p.after() > after, "both are told")));
    // Back where he had a choice: an answer without one is taken back with those before it.
    const { at, scene } = one.update();
    expect(scene).toEqual(one.updates.slice(0, -1).findLast((update) => update.at === at)?.scene);
    // What was answered before is not answered again by a message that comes late.
    expect(await one.request({ do: "answer", after: before, picks: [0] })).toBe("stale");
    await playOn(players, random, 1);
  }
  expect([free > 0, asked > 0, refused > 0]).toEqual([true, true, true]);
});

test("best of three: the loser says who goes first; a rematch swaps who does", async () => {
  const players = await pair(server.port, { bestOf: 3 });
  const [a, b] = players;
  const chose = () => players.findIndex((p) => p.update().scene.asked?.purpose === "who goes first");
  const first = chose();
  await a.request({ do: "concede", game: 0 });
  await b.until(() => b.room().stage === "between", "the first game is over");
  expect(b.room().score).toEqual([0, 1]);
  await a.request({ do: "again" });
  await b.request({ do: "again" });
  await Promise.all(
    players.map((p) =>
      p.until(() => p.room().game === 1 && p.update().scene.result === null, "the second begins"),
    ),
  );
  expect(chose()).toBe(0);
  expect(await a.request({ do: "concede", game: 0 })).toBe("stale"); // late: that game is over
  await a.request({ do: "concede", game: 1 });
  await b.until(() => b.room().stage === "over", "the match is over");
  expect(b.room()).toMatchObject({ score: [0, 2], winner: 1 });
  await b.request({ do: "again" });
  await a.request({ do: "again" });
  await Promise.all(players.map((p) => p.until(() => p.room().next !== null, "there is another")));
  const next = a.room().next!;
  expect(b.room().next).toBe(next);
  const again = [await back(server.port, next, a.secret), await back(server.port, next, b.secret)] as const;
  for (const one of again) await one.request({ do: "number", number: secret() });
  await Promise.all(again.map((p) => p.until(() => p.update() !== null, "it begins")));
  expect(again.findIndex((p) => p.update().scene.asked?.purpose === "who goes first")).toBe(1 - first);
});

test("a spectator sees what both see and is asked nothing; a table may want none", async () => {
  const players = await pair(server.port);
  await playOn(players, chance(10), 10);
  const watcher = await connect(server.port);
  await watcher.request({ do: "enter", code: players[0].code });
  await watcher.until(() => watcher.update() !== null, "the game is shown");
  await playOn(players, chance(11), 30);
  const { scene } = watcher.update();
  expect(scene.asked).toBeNull();
  const [a, b] = players.map((p) => p.update().scene);
  for (const [id, card] of Object.entries(scene.cards)) {
    if (card.face === null) continue;
    expect(a.cards[Number(id)]?.face).toBe(card.face);
    expect(b.cards[Number(id)]?.face).toBe(card.face);
  }
  const hands = scene.sides.flatMap(({ areas }) => areas.hand.map((id) => scene.cards[id].face));
  expect(hands).toContain(null); // either may be empty by now, hardly both
  const closed = await pair(server.port, { spectators: "none" });
  await expect(watcher.request({ do: "enter", code: closed[0].code })).rejects.toThrow(/no spectators/);
});

test("the clock runs for the one who must decide, and running out loses", async () => {
  const players = await pair(server.port, { clock: { bank: 1, each: 1, away: 60 } });
  const one = players.find((p) => p.update().scene.asked !== null)!;
  const other = players.find((p) => p !== one)!;
  const seat = one.room().you!;
  expect(one.clocks()).toMatchObject({ running: seat });
  const since = performance.now();
  await other.until(() => other.room().stage === "over", "the clock is out");
  expect(performance.now() - since).toBeGreaterThan(1800);
  expect(other.room().winner).toBe(1 - seat);
  expect(other.clocks()!.bank[seat]).toBe(0);
  expect(other.clocks()!.bank[1 - seat]).toBe(1000);
  expect(other.room().lost).toEqual({ player: seat, by: "clock" });
});

test("who is away has a clock of its own", async () => {
  const players = await pair(server.port, { clock: { bank: 60, each: 60, away: 1 } });
  const one = players.find((p) => p.update().scene.asked !== null)!;
  const other = players.find((p) => p !== one)!;
  one.cut();
  await other.until(() => other.room().stage === "over", "he was away too long");
  expect(other.room().winner).toBe(other.room().you);
  expect(other.room().lost?.by).toBe("absence");
});

test("phrases are said, where the table allows it", async () => {
  const [a, b] = await pair(server.port);
  await a.request({ do: "say", phrase: "hello" });
  await b.until(() => b.received.some((m) => "said" in m && m.said.phrase === "hello"), "it is heard");
  const [c] = await pair(server.port, { emotes: false });
  await expect(c.request({ do: "say", phrase: "hello" })).rejects.toThrow(/Nothing is said/);
});

test("free chat, unless the room has none; who does not want to hear it is sent nothing", async () => {
  const [a, b] = await pair(server.port);
  const heard = () => b.received.flatMap((m) => ("chat" in m ? [m.chat.text] : []));
  await a.request({ do: "chat", text: "one" });
  await b.until(() => heard().includes("one"), "it is heard");
  await b.request({ do: "mute", yes: true });
  await a.request({ do: "chat", text: "two" });
  await a.request({ do: "say", phrase: "oops" });
  await b.request({ do: "mute", yes: false });
  await a.request({ do: "chat", text: "three" });
  await b.until(() => heard().includes("three"), "it is heard again");
  expect(heard()).toEqual(["one", "three"]);
  expect(b.received.some((m) => "said" in m)).toBe(false);
  const [c] = await pair(server.port, { chat: false });
  await expect(c.request({ do: "chat", text: "hello" })).rejects.toThrow(/no chat/);
});

test("a host sends away who has not begun, and who watches; a guest cannot", async () => {
  const [host, guest] = await pair(server.port);
  const watcher = await connect(server.port);
  await watcher.request({ do: "enter", code: host.code });
  await expect(guest.request({ do: "kick", who: "spectators" })).rejects.toThrow(/Only the host/);
  await host.request({ do: "kick", who: "spectators" });
  await watcher.until(() => watcher.closed() !== null, "he is gone");
  expect(watcher.closed()).toBe(4005);
  expect(await host.request({ do: "kick", who: "guest" })).toBe("stale"); // the game has begun

  const code = (await host.request({ do: "create", settings: plain })) as string;
  const maker = await sit(server.port, code, "Ada", "ember");
  const other = await connect(server.port);
  await other.request({ do: "enter", code });
  await other.request({ do: "sit", seat: secret(), name: "Bo", deck: "quill" });
  await maker.request({ do: "kick", who: "guest" });
  await other.until(() => other.closed() === 4005, "he is sent away");
  const third = await sit(server.port, code, "Cy", "quill");
  await third.until(() => third.update() !== null, "the game begins with another");
});

test("spectators who may see both hands see what either player sees, and no more", async () => {
  const players = await pair(server.port, { spectators: "all" });
  await playOn(players, chance(12), 12);
  const watcher = await connect(server.port);
  await watcher.request({ do: "enter", code: players[0].code });
  await watcher.until(() => watcher.update() !== null, "the game is shown");
  const { scene } = watcher.update();
  const [a, b] = players.map((p) => p.update().scene);
  for (const seat of [0, 1] as const)
    for (const id of scene.sides[seat].areas.hand) expect(scene.cards[id].face).not.toBeNull();
  for (const [id, card] of Object.entries(scene.cards))
    if (card.face !== null)
      expect([a.cards[Number(id)]?.face, b.cards[Number(id)]?.face]).toContain(card.face);
  expect(Object.values(scene.cards).some(({ face }) => face === null)).toBe(true); // the decks
});

test.each(["1.10", "manual-2.1", "manual-1.2"])(
  "dbs by edition %s, and the room says so",
  async (edition) => {
    const players = await pair(server.port, { game: "dbs", edition });
    expect(players[0].room()).toMatchObject({ edition, settings: { edition } });
    await playOn(players, chance(13), 25);
    await expect(
      players[0].request({ do: "create", settings: { game: "dbs", edition: "0.1" } }),
    ).rejects.toThrow(/no edition/);
  },
);

test("open rooms are listed until they are full", async () => {
  const maker = await connect(server.port);
  const code = (await maker.request({ do: "create", settings: { ...plain, listed: true } })) as string;
  const rooms = async (filter: RoomFilter) =>
    (await maker.request({ do: "rooms", ...filter })) as readonly OpenRoom[];
  const codes = async (filter: RoomFilter = {}) => (await rooms(filter)).map((room) => room.code);
  expect(await codes()).toContain(code);
  expect(await codes({ game: "opcg", library: null, format: null })).toContain(code);
  expect(await codes({ game: "dbs" })).not.toContain(code);
  expect(await codes({ edition: "0" })).not.toContain(code);
  await sit(server.port, code, "Ada", decks.opcg[0]);
  await expect.poll(async () => (await rooms({})).find((room) => room.code === code)?.host).toBe("Ada");
  const again = await sit(server.port, code.toLowerCase(), "Bo", decks.opcg[1]);
  await again.until(() => again.update() !== null, "the game begins");
  await expect.poll(codes).not.toContain(code);
});

test("a deck that breaks the rules is refused before anybody sits", async () => {
  const client = await connect(server.port);
  const code = (await client.request({ do: "create", settings: plain })) as string;
  await client.request({ do: "enter", code });
  for (const deck of ["nobody's", ["no such card"], [] as string[]])
    await expect(client.request({ do: "sit", seat: secret(), name: "Ada", deck })).rejects.toThrow();
  expect(client.room().seats).toEqual([null, null]);
});
