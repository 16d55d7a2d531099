/** PostgreSQL by a connection string, and what its nodes tell each other. */
import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** Times and counts are below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {}); // an idle connection that broke is replaced; a query says so itself
  return new PostgresDialect({ pool });
}

type Listener = (first: string, second: string) => void;

/** A connection that only listens, and comes back when it is lost. */
export function listening(url: string) {
  const entries = new Set<(match: string, number: number) => void>();
  const told = new Set<Listener>();
  let closed = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    next.on("notification", ({ channel, payload = "" }) => {
      const at = payload.indexOf(" ");
      const [first, second] = [payload.slice(0, at), payload.slice(at + 1)];
      if (channel === "arbiter_entries") for (const listener of entries) listener(first, Number(second));
      else for (const listener of told) listener(first, second);
    });
    next.on("error", () => {});
    next.on("end", again);
    try {
      await next.connect();
      await next.query("listen arbiter_entries; listen arbiter_told");
    } catch (error) {
      next.removeListener("end", again);
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
  }

  function again(): void {
    client = null;
    if (!closed) setTimeout(() => connect().catch(again), 500);
  }

  const ready = connect();
  ready.catch(() => {});
  return {
    ready,
    onEntry: (listener: (match: string, number: number) => void) => {
      entries.add(listener);
      return () => void entries.delete(listener);
    },
    tell: async (topic: string, message: string) => {
      await client?.query("select pg_notify('arbiter_told', $1)", [`${topic} ${message}`]);
    },
    onTold: (listener: Listener) => {
      told.add(listener);
      return () => void told.delete(listener);
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
