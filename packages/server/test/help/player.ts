/** A player over a real WebSocket who answers at random, and remembers all that he was sent. */
import { randomBytes } from "node:crypto";
import { setHolds } from "@arbiter/engine";
import {
  type Asked,
  type Clocks,
  type FromServer,
  type Request,
  type Room,
  type RoomWish,
  type Update,
  withChanges,
} from "@arbiter/match";
import WebSocket from "ws";

export interface Client {
  readonly received: FromServer[];
  readonly texts: string[];
  /** All that was shown, whole. */
  readonly updates: Update[];
  request(request: Request): Promise<unknown>;
  raw(text: string): void;
  /** Waits until something holds of what was received. */
  until(holds: () => boolean, what?: string): Promise<void>;
  readonly watchers: Set<() => void>;
  room(): Room;
  update(): Update;
  after(): number;
  clocks(): Clocks | null;
  closed(): number | null;
  close(): void;
  cut(): void;
}

export async function connect(port: number, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { headers, perMessageDeflate: false });
  const received: FromServer[] = [];
  const texts: string[] = [];
  const updates: Update[] = [];
  const replies = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  const watchers = new Set<() => void>();
  let last = 0;
  let closed: number | null = null;
  let room: Room | null = null;
  let update: Update | null = null;
  let after = -1;
  let clocks: Clocks | null = null;
  socket.on("message", (data) => {
    const text = data.toString();
    const message = JSON.parse(text) as FromServer;
    received.push(message);
    texts.push(text);
    if ("reply" in message) {
      const waiting = replies.get(message.reply);
      replies.delete(message.reply);
      if ("refused" in message) waiting?.failed(new Error(message.refused));
      else waiting?.done(message.value);
    }
    if ("room" in message) room = message.room;
    if ("clocks" in message) clocks = message.clocks;
    if ("update" in message || "changes" in message) {
      update = "update" in message ? message.update : withChanges(update!.scene, message.changes);
      after = message.after;
      updates.push(update);
    }
    for (const watcher of [...watchers]) watcher();
  });
  socket.on("error", () => {});
  socket.on("close", (code) => {
    closed = code;
    for (const { failed } of replies.values()) failed(new Error(`closed ${code}`));
    replies.clear();
    for (const watcher of [...watchers]) watcher();
  });
  await new Promise<void>((open, failed) => {
    socket.once("open", () => open());
    socket.once("error", failed);
    socket.once("unexpected-response", (_request, { statusCode }) =>
      failed(new Error(`status ${statusCode}`)),
    );
  });
  return {
    received,
    texts,
    updates,
    request: (request) =>
      new Promise((done, failed) => {
        if (closed !== null) return failed(new Error(`closed ${closed}`));
        const id = ++last;
        replies.set(id, { done, failed });
        socket.send(JSON.stringify({ ...request, id }));
      }),
    raw: (text) => socket.send(text),
    until: (holds, what) => untilAny([watchers], holds, what),
    watchers,
    room: () => room!,
    update: () => update!,
    after: () => after,
    clocks: () => clocks,
    closed: () => closed,
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
}

function untilAny(all: readonly Set<() => void>[], holds: () => boolean, what = "it"): Promise<void> {
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(out);
      for (const watchers of all) watchers.delete(look);
    };
    const out = setTimeout(() => {
      end();
      failed(new Error(`Waited too long until ${what}.`));
    }, 20_000);
    const look = () => {
      if (!holds()) return;
      end();
      done();
    };
    for (const watchers of all) watchers.add(look);
    look();
  });
}

export const secret = () => randomBytes(16).toString("hex");

export const plain: RoomWish = { game: "opcg" };

export const decks: Record<"opcg" | "dbs", [string, string]> = {
  opcg: ["ember", "quill"],
  dbs: ["forge", "bramble"],
};

export interface Seated extends Client {
  readonly secret: string;
  readonly code: string;
}

/** Enters a room and sits down, or sits there again. */
export async function sit(port: number, code: string, name: string, deck: string): Promise<Seated> {
  const client = await connect(port);
  const own = secret();
  await client.request({ do: "enter", code });
  await client.request({ do: "sit", seat: own, name, deck });
  await client.request({ do: "number", number: secret() });
  return Object.assign(client, { secret: own, code });
}

export async function back(port: number, code: string, own: string): Promise<Seated> {
  const client = await connect(port);
  await client.request({ do: "enter", code, seat: own });
  return Object.assign(client, { secret: own, code });
}

export async function pair(
  port: number,
  settings: Partial<RoomWish> = {},
  names: readonly [string, string] = ["Ada", "Bo"],
): Promise<[Seated, Seated]> {
  const game = settings.game ?? "opcg";
  const maker = await connect(port);
  const code = (await maker.request({ do: "create", settings: { ...plain, ...settings } })) as string;
  maker.close();
  const a = await sit(port, code, names[0], decks[game][0]);
  const b = await sit(port, code, names[1], decks[game][1]);
  await Promise.all([a, b].map((one) => one.until(() => one.update() !== null, "the game begins")));
  return [a, b];
}

export type Chance = () => number;

/** A small generator, so that a test plays the same game every time. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function randomPicks(asked: Asked, random: Chance): number[] {
  if (asked.kind === "amount") return [asked.min + Math.floor(random() * (asked.max - asked.min + 1))];
  const options: { do: string; card?: number | undefined }[] = [];
  for (const o of asked.options)
    options[o.index] = { do: o.do, ...(o.card === null ? {} : { card: o.card }) };
  for (let tries = 0; tries < 200; tries++) {
    const order = asked.options.map(({ index }) => index).sort(() => random() - 0.5);
    const count = asked.min + Math.floor(random() * (Math.min(asked.max, order.length) - asked.min + 1));
    const picks = order.slice(0, count);
    if (asked.set === null || setHolds({ set: asked.set, options }, picks)) return picks;
  }
  return [...asked.suggested];
}

/** Answers whoever is asked, until the game is over or so many answers were given. */
export async function playOn(
  players: readonly [Client, Client],
  random: Chance,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const asked = () => players.find((one) => one.update().scene.asked !== null);
  const over = () => players.every((one) => one.update().scene.result !== null);
  for (let answers = 0; answers < most; answers++) {
    await untilAny(
      players.map(({ watchers }) => watchers),
      () => over() || asked() !== undefined,
      "somebody is asked",
    );
    const one = asked();
    if (one === undefined) return answers;
    const after = one.after();
    await one.request({ do: "answer", after, picks: randomPicks(one.update().scene.asked!, random) });
    await Promise.all(players.map((p) => p.until(() => p.after() > after, "both are told")));
  }
  return most;
}
