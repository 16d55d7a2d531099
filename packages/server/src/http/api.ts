/** Requests beside the game: each is checked by shape, by origin and by how often it comes. */
import { Refused } from "@arbiter/engine";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { z } from "zod";
import { type Engines, isRefused } from "../engines.ts";
import type { Formats } from "../formats.ts";
import type { Libraries } from "../libraries.ts";
import { Unavailable } from "../match/journal.ts";
import type { Rooms } from "../rooms.ts";
import type { Account } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import { accountRoutes } from "./account.ts";
import { libraryLimit, libraryRoutes } from "./libraries.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { replayRoutes } from "./replays.ts";
import { sessionOf } from "./session.ts";

export interface ApiOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly engines: Engines;
  readonly libraries: Libraries;
  readonly formats: Formats;
  readonly problem: (what: string, error: unknown) => void;
  readonly isWelcome: (c: Context) => boolean;
  readonly addressOf: (c: Context) => string;
  /** Requests that guess at something, by one address in a minute. */
  readonly attempts: number;
  readonly refusedNames: readonly string[];
}

export interface Api extends ApiOptions {
  readonly app: Hono;
  /** What was sent, in its shape. */
  read<T extends z.ZodType>(c: Context, shape: T): Promise<z.infer<T>>;
  /** Counts against the address, and against the account that is tried. */
  attempt(c: Context, about?: string): Promise<void>;
  who(c: Context): Promise<Account | null>;
  me(c: Context): Promise<Account>;
}

export function api(options: ApiOptions): Hono {
  const app = new Hono();
  const tries = new RateLimiterMemory({ points: options.attempts, duration: 60 });
  const who = async (c: Context) => {
    const token = sessionOf(c);
    return token === undefined ? null : options.store.people.whoHas(token);
  };
  const made: Api = {
    ...options,
    app,
    who,
    me: async (c) => {
      const account = await who(c);
      if (account === null) throw new Refused("Sign in first.");
      return account;
    },
    read: async (c, shape) => {
      const given: unknown = await c.req.json().catch(() => {
        throw new Refused("JSON is expected.");
      });
      const parsed = shape.safeParse(given);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw new Refused(`${issue.path.join(".") || "message"}: ${issue.message}`);
    },
    attempt: async (c, about) => {
      try {
        await tries.consume(options.addressOf(c));
        if (about !== undefined) await tries.consume(`account ${about}`);
      } catch {
        throw new Refused("Too many attempts: wait a minute.");
      }
    },
  };
  const usual = bodyLimit({
    maxSize: 32_768,
    onError: (c) => c.json({ refused: "This is too much at once." }, 413),
  });
  app.use((c, next) => (c.req.path.endsWith("/library") ? libraryLimit(c, next) : usual(c, next)));
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    if (c.req.method !== "GET" && !options.isWelcome(c)) return c.json({ refused: "Not from here." }, 403);
    return next();
  });
  app.onError((error, c) => {
    if (isRefused(error)) return c.json({ refused: error.message }, 400);
    options.problem("a request failed", error);
    const away = error instanceof Unavailable;
    return c.json(
      { refused: away ? "The store is away; come again." : "Something went wrong here." },
      away ? 503 : 500,
    );
  });
  accountRoutes(made);
  passkeyRoutes(made);
  replayRoutes(made);
  libraryRoutes(made);
  return app;
}
