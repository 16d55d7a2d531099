/** The whole server: the page, the WebSockets, and what its operator looks at. */
import type { IncomingMessage, Server } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import { pino } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { openEngines } from "./engines.ts";
import { openFormats } from "./formats.ts";
import { api } from "./http/api.ts";
import { sessionIn } from "./http/session.ts";
import { openLibraries } from "./libraries.ts";
import { addressOf, type Banned, isWelcome, type Limits, sockets } from "./net/socket.ts";
import { openQueue } from "./queue.ts";
import { openRecorder } from "./recorder.ts";
import { openRooms } from "./rooms.ts";
import { openStore, type Place } from "./store/store.ts";

export interface ServerOptions {
  readonly place: Place;
  readonly port: number;
  readonly host?: string;
  /** The folder of the built page. */
  readonly page?: string;
  /** Other sites whose pages may connect. */
  readonly origins?: readonly string[];
  /** Who connects is told by a proxy before us. */
  readonly behindProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly logLevel?: string;
  readonly idle?: number;
  /** Where engines are kept as files; with SQLite in its folder. */
  readonly data?: string;
  /** Words that no name may hold, beside those that are never welcome. */
  readonly refusedNames?: readonly string[];
}

export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<Running> {
  const { place, port, host = "0.0.0.0", page, origins = [], limits = {}, logLevel = "info", idle } = options;
  const { behindProxy = false, refusedNames = [] } = options;
  const { data = "folder" in place ? place.folder : "data" } = options;
  const log = pino({ level: logLevel });
  const problem = (what: string, error: unknown) => log.error({ err: error }, what);
  const metrics = measuring();
  const store = await openStore(place);
  const engines = await openEngines(store.archive, join(data, "engines"));
  const libraries = openLibraries(store, engines);
  libraries.prepare().catch((error) => problem("a card library could not be read", error));
  const formats = openFormats(join(data, "formats"));
  const rooms = openRooms(store, engines, libraries, formats, {
    problem,
    stored: () => metrics.stored.inc(),
    ...(idle === undefined ? {} : { idle }),
  });
  const recorder = openRecorder(store, engines, (id) => rooms.cardsOf(id), problem);
  metrics.matches(() => rooms.count());
  const queue = openQueue(store, rooms, problem);
  metrics.waiting(() => queue.waiting());
  let stopping = false;

  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: "no-referrer",
    }),
  );
  app.get("/health", (c) => c.text("ok"));
  app.get("/ready", async (c) => {
    if (stopping) return c.text("stopping", 503);
    try {
      await store.check();
      return c.text("ready");
    } catch {
      return c.text("the store is away", 503);
    }
  });
  app.get("/metrics", async (c) => c.text(await metrics.text(), 200, { "content-type": metrics.type }));
  const incoming = (c: Context) => (c.env as { incoming: IncomingMessage }).incoming;
  app.route(
    "/api",
    api({
      store,
      rooms,
      engines,
      libraries,
      formats,
      problem,
      isWelcome: (c) => isWelcome(incoming(c), origins),
      addressOf: (c) => addressOf(incoming(c), behindProxy),
      attempts: limits.attempts ?? 60,
      refusedNames,
    }),
  );
  if (page !== undefined) {
    app.use(compress());
    app.use("/*", serveStatic({ root: page }));
  }

  const nameOf = async (account: string) => (await store.people.withId(account))?.name ?? null;
  const { server: ws, dismiss } = sockets({
    rooms,
    queue,
    nameOf,
    refusedNames,
    problem,
    behindProxy,
    counts: metrics.counts,
    limits,
  });
  const http = await new Promise<Server>((done, failed) => {
    const made = serve({ fetch: app.fetch, port, hostname: host }, () => done(made as Server));
    (made as Server).on("error", failed);
  });
  http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (stopping) return refuse("503 Service Unavailable");
    if (request.url !== "/play") return refuse("404 Not Found");
    if (banned.addresses.has(addressOf(request, behindProxy))) return refuse("403 Forbidden");
    if (!isWelcome(request, origins)) {
      metrics.counts.refused("origin");
      return refuse("403 Forbidden");
    }
    const token = sessionIn(request.headers.cookie);
    const speaker = token === undefined ? Promise.resolve(null) : store.people.whoHas(token);
    socket.on("error", destroy);
    speaker.then(
      (account) =>
        ws.handleUpgrade(request, socket, head, (made) =>
          ws.emit("connection", made, request, account?.id ?? null),
        ),
      (error) => {
        problem("the store is away", error);
        refuse("503 Service Unavailable");
      },
    );
  });
  let banned: Banned = { accounts: new Set(), addresses: new Set() };
  const lookForBans = async () => {
    banned = await store.people.banned();
    dismiss(banned);
  };
  await lookForBans();
  const bans = setInterval(
    () => void lookForBans().catch((error) => problem("bans are not known", error)),
    5000,
  );
  bans.unref();
  const at = http.address();
  const bound = typeof at === "object" && at !== null ? at.port : port;
  log.info({ port: bound, store: store.kind }, "arbiter is here");

  return {
    port: bound,
    close: async () => {
      stopping = true;
      clearInterval(bans);
      queue.close();
      await recorder.close();
      const stored = rooms.close();
      for (const socket of ws.clients) socket.close(1012, "The server restarts; come again.");
      await new Promise((done) => setTimeout(done, 100));
      for (const socket of ws.clients) socket.terminate();
      await new Promise((done) => http.close(done));
      await stored;
      await store.close();
      log.info("arbiter has stopped");
    },
  };
}

/** Of its own, so that an open connection does not hold the request that it came by. */
function destroy(this: Duplex): void {
  this.destroy();
}

function measuring() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const stored = new Counter({ name: "arbiter_entries_stored_total", help: "Entries stored", registers });
  const received = new Counter({ name: "arbiter_messages_total", help: "Messages received", registers });
  const refused = new Counter({
    name: "arbiter_refused_total",
    help: "Requests refused",
    labelNames: ["why"],
    registers,
  });
  const connections = new Gauge({ name: "arbiter_connections", help: "Open WebSockets", registers });
  const answers = new Histogram({
    name: "arbiter_answer_seconds",
    help: "From an answer's arrival until it is stored",
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  return {
    stored,
    matches: (count: () => number) =>
      new Gauge({
        name: "arbiter_matches",
        help: "Matches in memory",
        registers,
        collect() {
          this.set(count());
        },
      }),
    waiting: (count: () => number) =>
      new Gauge({
        name: "arbiter_waiting",
        help: "People in the queue",
        registers,
        collect() {
          this.set(count());
        },
      }),
    text: () => registry.metrics(),
    type: registry.contentType,
    counts: {
      received: () => received.inc(),
      refused: (why: string) => refused.inc({ why }),
      answered: (milliseconds: number) => answers.observe(milliseconds / 1000),
      connections: (change: 1 | -1) => connections.inc(change),
    },
  };
}
