/** A match in a worker of this page. */
import type { Laid, Match, Questions, Update } from "@arbiter/match";
import type { FromClerk, ToClerk } from "../workshop/judge/clerk.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** A worker can also be asked about positions while no match is under way. */
export interface LocalMatch extends Match {
  clerk(request: ToClerk): Promise<FromClerk>;
}

export function localMatch(): LocalMatch {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done: (value: unknown) => void; refuse: (why: Error) => void }>();
  const listeners = new Set<(update: Update) => void>();
  const failures = new Set<(says: string, dead: boolean) => void>();
  let number = 0;

  const fail = (says: string) => {
    for (const { refuse } of waiting.values()) refuse(new Error(says));
    waiting.clear();
    for (const listener of failures) listener(says, true);
  };
  worker.onerror = (event) => fail(event.message || "The match has stopped.");
  worker.onmessageerror = () => fail("The match sent something unreadable.");
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ("update" in data) {
      for (const listener of listeners) listener(data.update);
      return;
    }
    if ("progress" in data) return;
    const one = waiting.get(data.reply);
    waiting.delete(data.reply);
    if ("refused" in data) one?.refuse(new Error(data.refused));
    else one?.done(data.value);
  };
  const send = (message: ToWorker) =>
    new Promise<unknown>((done, refuse) => {
      waiting.set(++number, { done, refuse });
      worker.postMessage({ number, message });
    });
  /** Refusals of what nobody waits for are told like failures, but the match goes on. */
  const tell = (message: ToWorker) => {
    send(message).catch((error: Error) => {
      for (const listener of failures) listener(error.message, false);
    });
  };

  return {
    start: async (setup) => void (await send({ do: "start", setup })),
    load: async (save, watch) => void (await send({ do: "load", save, watch })),
    lay: (position) => send({ do: "lay", position }) as Promise<Laid>,
    clerk: (request) => send({ do: "clerk", request }) as Promise<FromClerk>,
    openHands: (open) => tell({ do: "openHands", open }),
    answer: (decision, picks) => tell({ do: "answer", decision, picks }),
    concede: () => tell({ do: "concede" }),
    undo: () => tell({ do: "undo" }),
    asking: (how) => tell({ do: "asking", how }),
    goTo: (at) => tell({ do: "goTo", at }),
    playFrom: (at, seats) => tell({ do: "playFrom", at, seats }),
    ask: (question, ...given) =>
      send({ do: "ask", question, given }) as Promise<ReturnType<Questions[typeof question]>>,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
    close: () => worker.terminate(),
  };
}
