/** SQLite in a folder, on a thread of its own, as a dialect of Kysely. */
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

interface Reply {
  readonly id?: number;
  readonly ready?: true;
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly error?: string;
}

interface Thread {
  run(sql?: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[]; changes: number }>;
}

/** From source and from dist the way to it is the same. */
const file = new URL("../../bin/sqlite-thread.js", import.meta.url);

async function startThread(folder: string, beside: boolean): Promise<Thread> {
  const worker = new Worker(file, { workerData: { folder, beside } });
  const waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>();
  let last = 0;
  let broken: Error | null = null;
  await new Promise<void>((ready, failed) => {
    worker.on("message", (reply: Reply) => {
      if (reply.ready) return ready();
      const asked = waiting.get(reply.id!);
      waiting.delete(reply.id!);
      if (reply.error === undefined) asked?.done(reply);
      else asked?.failed(new Error(reply.error));
    });
    const ended = (error: Error) => {
      broken = error;
      failed(error);
      for (const asked of waiting.values()) asked.failed(error);
      waiting.clear();
    };
    worker.on("error", ended);
    worker.on("exit", () => ended(new Error("The store is closed.")));
  });
  return {
    run: (sql, parameters = []) =>
      new Promise((done, failed) => {
        if (broken !== null) return failed(broken);
        const id = ++last;
        waiting.set(id, { done: ({ rows = [], changes = 0 }) => done({ rows, changes }), failed });
        worker.postMessage({ id, sql, parameters });
      }),
  };
}

/** One connection, lent to one user at a time, so that a transaction is his alone. */
function driver(folder: string, beside: boolean): Driver {
  let thread: Thread;
  let free: Promise<void> = Promise.resolve();
  const giveBack = new WeakMap<DatabaseConnection, () => void>();
  const raw = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => {});
  return {
    init: async () => {
      thread = await startThread(folder, beside);
    },
    acquireConnection: async () => {
      const before = free;
      let release = () => {};
      free = new Promise((done) => {
        release = done;
      });
      await before;
      const connection: DatabaseConnection = {
        executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
          const { rows, changes } = await thread.run(sql, parameters);
          return { rows: rows as R[], numAffectedRows: BigInt(changes) };
        },
        streamQuery: () => {
          throw new Error("Rows are read at once.");
        },
      };
      giveBack.set(connection, release);
      return connection;
    },
    beginTransaction: (connection) => raw(connection, "begin immediate"),
    commitTransaction: (connection) => raw(connection, "commit"),
    rollbackTransaction: (connection) => raw(connection, "rollback"),
    releaseConnection: async (connection) => giveBack.get(connection)?.(),
    destroy: async () => {
      await thread?.run();
    },
  };
}

export function sqliteDialect(folder: string, beside: boolean): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver(folder, beside),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
