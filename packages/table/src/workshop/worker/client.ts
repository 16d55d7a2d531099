/** The workshop's worker, begun when it is first needed. */
import type { FromWorker } from "../../match/worker.ts";
import type { Progress, Tasks } from "./tasks.ts";

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly refuse: (why: Error) => void;
  readonly tell: (progress: Progress) => void;
}

let worker: Worker | null = null;
let waiting = new Map<number, Waiting>();
let number = 0;

function begun(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL("../../match/worker.ts", import.meta.url), { type: "module" });
  made.onerror = (event) => stop(event.message || "The worker has stopped.");
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ("update" in data) return;
    const one = waiting.get("progress" in data ? data.progress : data.reply);
    if ("progress" in data) return one?.tell(data.value);
    waiting.delete(data.reply);
    if ("refused" in data) one?.refuse(new Error(data.refused));
    else one?.done(data.value);
  };
  worker = made;
  return made;
}

/** Ends what is under way; the next task begins anew. */
export function stop(why: string): void {
  worker?.terminate();
  worker = null;
  const all = waiting;
  waiting = new Map();
  for (const { refuse } of all.values()) refuse(new Error(why));
}

export function task<T extends keyof Tasks>(
  name: T,
  given: Parameters<Tasks[T]>,
  tell: (progress: Progress) => void = () => {},
): Promise<ReturnType<Tasks[T]>> {
  return new Promise((done, refuse) => {
    waiting.set(++number, { done: done as (value: unknown) => void, refuse, tell });
    begun().postMessage({ number, message: { do: "workshop", task: name, given } });
  });
}
