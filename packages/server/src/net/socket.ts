/** One WebSocket: every message is checked, counted and answered. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Refused } from "@arbiter/engine";
import { closes, type FromServer } from "@arbiter/match";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type WebSocket, WebSocketServer } from "ws";
import { isRefused } from "../engines.ts";
import type { Connection } from "../match/audience.ts";
import { requests, toServer } from "../match/entries.ts";
import { Unavailable } from "../match/journal.ts";
import type { Live } from "../match/live.ts";
import { keyOf } from "../match/seats.ts";
import { checkedName } from "../names.ts";
import type { Queue } from "../queue.ts";
import type { Rooms } from "../rooms.ts";

export interface SocketOptions {
  readonly rooms: Rooms;
  readonly queue: Queue;
  /** The name of an account. */
  readonly nameOf: (account: string) => Promise<string | null>;
  readonly refusedNames: readonly string[];
  readonly behindProxy: boolean;
  readonly problem: (what: string, error: unknown) => void;
  readonly counts: {
    received(): void;
    refused(why: "origin" | "rate" | "shape" | "rule" | "slow"): void;
    answered(milliseconds: number): void;
    connections(change: 1 | -1): void;
  };
  readonly limits?: Partial<Limits>;
}

export interface Limits {
  /** Messages a connection may send in ten seconds. */
  readonly messages: number;
  /** Rooms made, and codes tried in vain, by one address in a minute. */
  readonly attempts: number;
  readonly connectionsPerAddress: number;
  readonly bytes: number;
  /** Bytes that may wait for a slow reader. */
  readonly waiting: number;
}

const usual: Limits = {
  messages: 200,
  attempts: 60,
  connectionsPerAddress: 200,
  bytes: 16_384,
  waiting: 1_000_000,
};

export function sockets({
  rooms,
  queue,
  nameOf,
  refusedNames,
  behindProxy,
  problem,
  counts,
  limits: given,
}: SocketOptions) {
  const limits = { ...usual, ...given };
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.bytes, perMessageDeflate: false });
  const attempts = new RateLimiterMemory({ points: limits.attempts, duration: 60 });
  const perAddress = new Map<string, number>();
  const speakers = new Map<WebSocket, { readonly address: string; readonly account: string | null }>();
  server.on("connection", (socket: WebSocket, request: IncomingMessage, account: string | null) => {
    const address = addressOf(request, behindProxy);
    const held = (perAddress.get(address) ?? 0) + 1;
    socket.on("error", () => socket.terminate()); // too large, or not a WebSocket any more
    if (held > limits.connectionsPerAddress) return socket.close(closes.full, "Too many connections.");
    perAddress.set(address, held);
    counts.connections(1);
    speakers.set(socket, { address, account });
    const take = taking(socket, together(request.socket), address, account);
    socket.on("message", (data, isBinary) => void take(isBinary ? "" : data.toString()));
    socket.on("close", () => {
      counts.connections(-1);
      speakers.delete(socket);
      const rest = perAddress.get(address)! - 1;
      if (rest === 0) perAddress.delete(address);
      else perAddress.set(address, rest);
    });
  });

  /** An account has its own name; a guest none that is filtered. */
  async function calling(account: string | null, given: string): Promise<string> {
    const own = account === null ? null : await nameOf(account);
    return own ?? checkedName(given, refusedNames);
  }

  function taking(
    socket: WebSocket,
    gather: () => void,
    address: string,
    account: string | null,
  ): (text: string) => Promise<void> {
    let live: Live | null = null;
    let count = 0;
    let windowEnds = 0;
    const connection: Connection = {
      account,
      send: (message) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > limits.waiting) {
          counts.refused("slow");
          return socket.terminate();
        }
        gather();
        socket.send(JSON.stringify(message));
      },
      close: (code, why) => socket.close(code, why),
    };
    socket.on("close", () => {
      live?.leave(connection);
      queue.leave(connection).catch((error) => problem("somebody stays in the queue", error));
    });

    const attempt = async () => {
      try {
        await attempts.consume(address);
      } catch {
        throw new Refused("Too many attempts: wait a minute.");
      }
    };

    async function perform(raw: unknown): Promise<unknown> {
      const parsed = requests.safeParse(raw);
      if (!parsed.success) {
        counts.refused("shape");
        const [issue] = parsed.error.issues;
        throw new Refused(`${issue.path.join(".") || "message"}: ${issue.message}`);
      }
      const request = parsed.data;
      switch (request.do) {
        case "create":
          await attempt();
          return rooms.create(request.settings);
        case "rooms": {
          const { do: _, ...filter } = request;
          return rooms.open(filter);
        }
        case "enter": {
          await attempt();
          const found = await rooms.find(request.code);
          if (live !== null && live !== found) live.leave(connection);
          await found.enter(connection, request.seat);
          await attempts.reward(address); // not in vain
          live = found;
          if (socket.readyState !== socket.OPEN) found.leave(connection);
          return null;
        }
        case "queue": {
          await attempt();
          const { game, library, format, seat, deck } = request;
          const pool = { game, edition: rooms.machine.editionNamed(game, request.edition), library, format };
          await rooms.mayPlay(pool, deck);
          const name = await calling(account, request.name);
          const known = account === null ? {} : { account };
          return queue.join(connection, pool, { name, key: keyOf(seat), deck, ...known });
        }
        case "unqueue":
          return queue.leave(connection);
      }
      if (live === null) throw new Refused("Enter a room first.");
      switch (request.do) {
        case "sit":
          return live.sit(
            connection,
            request.seat,
            await calling(account, request.name),
            request.deck,
            request.accepts,
          );
        case "number":
          return live.number(connection, request.number);
        case "answer": {
          const since = performance.now();
          const done = await live.answer(connection, request.after, request.picks);
          counts.answered(performance.now() - since);
          return done;
        }
        case "concede":
          return live.concede(connection, request.game);
        case "undo":
          return live.undo(connection, request.after);
        case "consent":
          return live.consent(connection, request.after, request.yes);
        case "again":
          return live.again(connection);
        case "say":
          return live.say(connection, request.phrase);
        case "chat":
          return live.chat(connection, request.text);
        case "mute":
          return live.mute(connection, request.yes);
        case "kick":
          return live.kick(connection, request.who);
        case "report":
          await attempt();
          return live.report(connection, request.text);
        case "whole":
          return live.whole(connection);
        case "ask":
          return live.ask(connection, request.question, request.given);
        case "disclose":
          return live.disclose(connection);
      }
    }

    return async (text) => {
      counts.received();
      const now = performance.now();
      if (now > windowEnds) {
        windowEnds = now + 10_000;
        count = 0;
      }
      if (++count > limits.messages) {
        counts.refused("rate");
        return socket.close(closes.misbehaved, "Too many messages.");
      }
      const message = read(text);
      if (message === null) {
        counts.refused("shape");
        return socket.close(closes.misbehaved, "A message has a number and says what to do.");
      }
      const { id, ...rest } = message;
      let answer: FromServer;
      try {
        answer = { reply: id, value: (await perform(rest)) ?? null };
      } catch (error) {
        if (isRefused(error)) {
          counts.refused("rule");
          answer = { reply: id, refused: error.message };
        } else if (error instanceof Unavailable) return socket.close(1013, "The store is away; come again.");
        else {
          problem("a request failed", error);
          return socket.close(1011, "Something went wrong here.");
        }
      }
      connection.send(answer);
    };
  }

  return {
    server,
    /** Who may not be here goes, wherever he is. */
    dismiss: ({ accounts, addresses }: Banned) => {
      for (const [socket, { address, account }] of speakers)
        if (addresses.has(address) || (account !== null && accounts.has(account)))
          socket.close(closes.misbehaved, "The operator closed this account.");
    },
  };
}

/** What is sent in one turn of the loop leaves as one write: an update, and that the answer is stored. */
function together(stream: Duplex): () => void {
  let gathering = false;
  const letGo = () => {
    gathering = false;
    stream.uncork();
  };
  return () => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    process.nextTick(letGo);
  };
}

export interface Banned {
  readonly accounts: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

function read(text: string) {
  try {
    const parsed = toServer.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A proxy of ours adds the address it saw at the end. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = headers["x-forwarded-for"];
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)!
    .trim();
  return behindProxy && last !== "" ? last : (socket.remoteAddress ?? "");
}

/** Pages of other sites may not speak for their visitors; what is no page has no origin. */
export function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
