/** Keeps the replays of matches that are over, in a thread and when there is time: they outlive their engine. */
import { Worker } from "node:worker_threads";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Changes, changesIn, markAll, noMarks, type Update, withChanges } from "@arbiter/match";
import type { Engines } from "./engines.ts";
import { entriesOf } from "./match/journal.ts";
import type { Viewer } from "./match/shown.ts";
import type { Store } from "./store/store.ts";

const thread = new URL("../bin/replay-thread.js", import.meta.url);

/** The first step whole, of the others what changed. */
type Packed = readonly (readonly [Update, ...Changes[]])[];

export function packed(games: readonly (readonly Update[])[]): string {
  const all = games.map(([first, ...rest]) => {
    const marks = noMarks();
    markAll(first, marks);
    return [first, ...rest.map((update) => changesIn(update, marks))];
  });
  return gzipSync(JSON.stringify(all)).toString("base64");
}

export function unpacked(body: string): Update[][] {
  const all = JSON.parse(gunzipSync(Buffer.from(body, "base64")).toString()) as Packed;
  return all.map(([first, ...rest]) => {
    const updates = [first];
    for (const changes of rest) updates.push(withChanges(updates[updates.length - 1].scene, changes));
    return updates;
  });
}

const pause = 2000;

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

  async function keep(id: string): Promise<void> {
    const [created, rest] = await entriesOf(store, id);
    const viewers: Viewer[] = [0, 1, "whole"];
    if (created.settings.spectators !== "none") viewers.push(created.settings.spectators);
    const file = await engines.fileOf(created.engine);
    const cards = await cardsOf(id);
    const games = await inThread<Record<string, Update[][]>>({ file, id, created, rest, viewers, cards });
    await store.archive.keepReplays(
      viewers.map((viewer) => ({ match: id, viewer: `${viewer}`, body: packed(games[viewer]) })),
    );
  }

  /** One at a time, and rests as long as it worked: matches that are played come first. */
  async function step(): Promise<number> {
    const since = performance.now();
    const found = (await store.archive.unkept(20)).filter((id) => !givenUp.has(id));
    for (const id of found.slice(0, 4)) {
      if (closed) return pause;
      try {
        await keep(id);
      } catch (error) {
        givenUp.add(id);
        problem("a replay could not be kept", error);
      }
    }
    return found.length > 4 ? performance.now() - since : pause;
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

/** A thread for one match: what it took is given back. */
function inThread<T>(workerData: unknown): Promise<T> {
  return new Promise((done, failed) => {
    const worker = new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    worker.once("message", (found: T) => done(found));
    worker.once("error", failed);
    worker.once("exit", (code) => failed(new Error(`The thread ended with ${code}.`)));
  });
}
