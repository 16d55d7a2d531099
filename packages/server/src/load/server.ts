/** The server that is measured: a process of its own, as `npm start` has it. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface Measured {
  readonly port: number;
  /** Resident bytes, and processor seconds used so far. */
  usage(): { readonly bytes: number; readonly processor: number };
  stop(signal: NodeJS.Signals): Promise<void>;
}

const main = fileURLToPath(new URL("../main.js", import.meta.url));

export async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

export async function startMeasured(port: number, folder: string): Promise<Measured> {
  const child: ChildProcess = spawn(process.execPath, ["--v8-pool-size=1", main], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: "127.0.0.1",
      DATA: folder,
      LOG: "warn",
      LIMIT_ATTEMPTS: "100000000",
      LIMIT_CONNECTIONS_PER_ADDRESS: "1000000",
      LIMIT_MESSAGES: "1000000",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error("The server ended.");
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (ready?.ok) break;
    if (tries > 600) throw new Error("The server does not come.");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port,
    usage: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      return { bytes: kilobytes * 1024, processor: (Number(fields[11]) + Number(fields[12])) / 100 };
    },
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
