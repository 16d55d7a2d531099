/** The one thread that holds the SQLite file: statements come in order, and each is durable when it is answered. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { DatabaseSync } from "@photostructure/sqlite";

mkdirSync(workerData.folder, { recursive: true });

// Held as long as the process lives, and let go by the system when it is killed: two servers never share a folder.
const lock = new DatabaseSync(join(workerData.folder, "lock.db"));
try {
  if (!workerData.beside) lock.exec("pragma busy_timeout = 0; begin exclusive");
} catch (error) {
  const taken = /locked|busy/i.test(String(error));
  throw taken ? new Error(`Another server is running on ${workerData.folder}.`) : error;
}

const db = new DatabaseSync(join(workerData.folder, "arbiter.db"));
// A server that has just ended may still be closing its file; a copy of it may be being made.
db.exec(
  "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on",
);

const prepared = new Map();
function statement(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = db.prepare(sql);
    if (prepared.size < 200) prepared.set(sql, found);
  }
  return found;
}

parentPort.on("message", ({ id, sql, parameters }) => {
  if (sql === undefined) {
    db.close();
    lock.close();
    parentPort.postMessage({ id, rows: [], changes: 0 });
    parentPort.close();
    return;
  }
  try {
    const run = statement(sql);
    if (run.columns().length > 0) parentPort.postMessage({ id, rows: run.all(...parameters), changes: 0 });
    else parentPort.postMessage({ id, rows: [], changes: Number(run.run(...parameters).changes) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error instanceof Error ? error.message : error) });
  }
});
parentPort.postMessage({ ready: true });
