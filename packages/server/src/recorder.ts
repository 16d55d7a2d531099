/** Keeps the replays of matches that are over, in a thread and when there is time: they outlive their engine. */
import { Worker } from "node:worker_threads";
import type { Engines } from "./engines.ts";
import { entriesOf } from "./match/journal.ts";
import type { Viewer } from "./match/shown.ts";
import type { Store } from "./store/store.ts";

const file = new URL("../bin/replay-thread.js", import.meta.url);

const pause = 2000;
/** So many matches a thread: what it took is given back then. */
const most = 20;
/** It rests so much longer than it worked: matches that are played come first. */
const rest = 4;

export function openRecorder(
  store: Store,
  engines: Engines,
  cardsOf: (id: string) => Promise<unknown>,
  problem: (what: string, error: unknown) => void,
) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const givenUp = new Set<string>();

  async function keep(id: string, thread: Thread): Promise<void> {
    const [created, entries] = await entriesOf(store, id);
    const viewers: Viewer[] = [0, 1, "whole"];
    if (created.settings.spectators !== "none") viewers.push(created.settings.spectators);
    const engine = await engines.fileOf(created.engine);
    const cards = await cardsOf(id);
    const bodies = await thread.played({ file: engine, id, created, rest: entries, viewers, cards });
    await store.archive.keepReplays(
      viewers.map((viewer, i) => ({ match: id, viewer: `${viewer}`, body: bodies[i] })),
    );
  }

  /** Gives how long to wait until the next. */
  async function step(): Promise<number> {
    const since = performance.now();
    const found = (await store.archive.unkept(most + givenUp.size)).filter((id) => !givenUp.has(id));
    if (found.length === 0) return pause;
    let thread = startThread();
    for (const id of found) {
      if (closed) break;
      try {
        await keep(id, thread);
      } catch (error) {
        givenUp.add(id);
        problem("a replay could not be kept", error);
        thread.end();
        thread = startThread();
      }
    }
    thread.end();
    return Math.max(pause, rest * (performance.now() - since));
  }

  const run = () => {
    working = step()
      .catch((error) => {
        problem("replays are not kept", error);
        return pause;
      })
      .then((next) => {
        if (closed) return;
        timer = setTimeout(run, next);
        timer.unref();
      });
  };
  timer = setTimeout(run, pause);
  timer.unref();

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await working;
    },
  };
}

type Thread = ReturnType<typeof startThread>;

/** Plays matches again, one after the other. */
function startThread() {
  // Without the arguments of a test run: it reads what is built.
  const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
  worker.unref();
  let ended: Error | null = null;
  let failed = (_: Error) => {};
  const stopped = (error: Error) => {
    ended = error;
    failed(error);
  };
  worker.once("error", stopped);
  worker.once("exit", (code) => stopped(new Error(`The thread ended with ${code}.`)));
  return {
    played: (match: unknown): Promise<string[]> =>
      new Promise((done, refuse) => {
        if (ended !== null) return refuse(ended);
        failed = refuse;
        worker.once("message", done);
        worker.postMessage(match);
      }),
    end: () => void worker.terminate(),
  };
}
