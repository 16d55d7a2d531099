/** A server in a process of its own, that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./postgres.ts";

export interface Child {
  readonly port: number;
  /** A file that grows too large for it is an error, not its end. */
  readonly pid: number;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Without waiting for an end: to pause it and wake it. */
  signal(signal: NodeJS.Signals): void;
  readonly output: () => string;
}

const main = join(import.meta.dirname, "../../dist/main.js");

export async function startChild(env: Record<string, string>, port?: number): Promise<Child> {
  const at = port ?? (await freePort());
  const child: ChildProcess = spawn("sh", ["-c", `trap "" XFSZ; exec "$0" "$1"`, process.execPath, main], {
    env: {
      ...process.env,
      PORT: `${at}`,
      HOST: "127.0.0.1",
      LOG: "error",
      LIMIT_ATTEMPTS: "1000000",
      LIMIT_CONNECTIONS_PER_ADDRESS: "100000",
      LIMIT_MESSAGES: "100000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout!.on("data", (data) => {
    output += data;
  });
  child.stderr!.on("data", (data) => {
    output += data;
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    try {
      if ((await fetch(`http://127.0.0.1:${at}/ready`)).ok) break;
    } catch {
      // not there yet
    }
    if (tries > 600) throw new Error(`The server does not come: ${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port: at,
    pid: child.pid!,
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    output: () => output,
  };
}
