/** One seat over a real WebSocket, that answers at random when it is told to. */
import { randomBytes } from "node:crypto";
import { setHolds } from "@arbiter/engine";
import type { Asked, FromServer, Request } from "@arbiter/match";
import WebSocket from "ws";

export const secret = () => randomBytes(16).toString("hex");

export interface Bot {
  request(request: Request): Promise<unknown>;
  /** What is asked of it now. */
  asked(): Asked | null;
  after(): number;
  isOver(): boolean;
  isOpen(): boolean;
  close(): void;
}

export async function connectBot(port: number): Promise<Bot> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { perMessageDeflate: false });
  const replies = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  let last = 0;
  let asked: Asked | null = null;
  let after = -1;
  let over = false;
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as FromServer;
    if ("reply" in message) {
      const waiting = replies.get(message.reply);
      replies.delete(message.reply);
      if ("refused" in message) waiting?.failed(new Error(message.refused));
      else waiting?.done(message.value);
    } else if ("changes" in message || "update" in message) {
      const { scene } = "changes" in message ? message.changes : message.update;
      ({ asked } = scene);
      ({ after } = message);
      over = scene.result !== null;
    }
  });
  socket.on("error", () => {});
  socket.on("close", (code) => {
    for (const { failed } of replies.values()) failed(new Error(`closed ${code}`));
    replies.clear();
  });
  await new Promise<void>((open, failed) => {
    socket.once("open", () => open());
    socket.once("error", failed);
  });
  return {
    request: (request) =>
      new Promise((done, failed) => {
        if (socket.readyState !== WebSocket.OPEN) return failed(new Error("closed"));
        const id = ++last;
        replies.set(id, { done, failed });
        socket.send(JSON.stringify({ ...request, id }));
      }),
    asked: () => asked,
    after: () => after,
    isOver: () => over,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
}

/** Some answer that is possible. */
export function anyAnswer(asked: Asked): number[] {
  const random = Math.random;
  if (asked.kind === "amount") return [asked.min + Math.floor(random() * (asked.max - asked.min + 1))];
  const options: { do: string; card?: number }[] = [];
  for (const o of asked.options)
    options[o.index] = { do: o.do, ...(o.card === null ? {} : { card: o.card }) };
  for (let tries = 0; tries < 100; tries++) {
    const order = asked.options.map(({ index }) => index).sort(() => random() - 0.5);
    const count = asked.min + Math.floor(random() * (Math.min(asked.max, order.length) - asked.min + 1));
    const picks = order.slice(0, count);
    if (asked.set === null || setHolds({ set: asked.set, options }, picks)) return picks;
  }
  return [...asked.suggested];
}
