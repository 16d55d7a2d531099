/** `npm start`: the page and the server together. */
import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { startServer } from "./server.ts";

// Every answer leaves an old game behind. Answers wait while the heap is marked: it is let grow as far as a match's
// memory allows, and not as far as V8 would, so that this is seldom.
setFlagsFromString("--heap-growing-percent=140");
// What an answer leaves behind dies young. V8 may come to think otherwise while many matches begin at once, and then
// puts it among the old: three times as many collections of the whole heap.
setFlagsFromString("--no-allocation-site-pretenuring");
// While the heap is marked, V8 would fill every pause between two answers with marking, and do by itself what its
// other thread does meanwhile. Without these tasks the thread that answers marks only as it allocates.
setFlagsFromString("--no-incremental-marking-task");

const { PORT = "8080", HOST, DATABASE_URL, DATA, ORIGINS = "", LOG = "info" } = process.env;
const { PAGE: page } = process.env;

/** Limits that an operator may set: `LIMIT_MESSAGES=500` and so on. */
const limits = Object.fromEntries(
  (["messages", "attempts", "connectionsPerAddress"] as const).flatMap((name) => {
    const given = process.env[`LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`];
    return given === undefined ? [] : [[name, Number(given)]];
  }),
);

const server = await startServer({
  place: DATABASE_URL === undefined ? { folder: DATA ?? "data" } : { url: DATABASE_URL },
  port: Number(PORT),
  ...(DATA === undefined ? {} : { data: DATA }),
  ...(HOST === undefined ? {} : { host: HOST }),
  ...(page !== undefined && existsSync(page) ? { page } : {}),
  origins: ORIGINS.split(" ").filter((origin) => origin !== ""),
  behindProxy: process.env.BEHIND_PROXY === "1",
  limits,
  logLevel: LOG,
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void server.close().then(() => process.exit(0));
  });
