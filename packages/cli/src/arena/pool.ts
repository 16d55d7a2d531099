/** Games on all cores, with a bar that says how far they are. */
import { availableParallelism } from "node:os";
import Tinypool from "tinypool";
import type { Job, Outcome } from "./job.ts";

export interface PoolOptions {
  readonly cores?: number | undefined;
  /** Told after each game, in the order in which they end. */
  readonly onDone?: ((done: number, of: number) => void) | undefined;
}

/** The outcomes in the order of the jobs, whichever ends first. */
export async function playAll(jobs: readonly Job[], { cores, onDone }: PoolOptions = {}): Promise<Outcome[]> {
  const threads = Math.max(1, Math.min(cores ?? availableParallelism(), jobs.length));
  const pool = new Tinypool({
    filename: new URL("./job.js", import.meta.url).href,
    runtime: "child_process", // each with a processor time of its own
    minThreads: threads,
    maxThreads: threads,
  });
  let done = 0;
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const outcome: Outcome = await pool.run(job);
        onDone?.(++done, jobs.length);
        return outcome;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

const barWidth = 30;

/** A bar on the error stream, where somebody watches it. */
export function bar(done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const full = Math.round((barWidth * done) / of);
  process.stderr.write(`\r[${"#".repeat(full)}${"-".repeat(barWidth - full)}] ${done}/${of} games`);
  if (done === of) process.stderr.write("\n");
}
