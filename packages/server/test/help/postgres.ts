/** A PostgreSQL of a test's own, in a folder that goes with it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { install, onPath } from "../../../../test/debian.ts";

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const nobody = { uid: 65534, gid: 65534 };
const as = process.getuid?.() === 0 ? nobody : {};

/** The folder of PostgreSQL's programs. */
function postgresFolder(): string {
  const versions = "/usr/lib/postgresql";
  const newest = () =>
    (existsSync(versions) ? readdirSync(versions) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(versions, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb")));
  const found = newest();
  if (found !== undefined) return found;
  const initdb = onPath("initdb");
  if (initdb !== null) return join(initdb, "..");
  install("postgresql");
  const installed = newest();
  if (installed === undefined)
    throw new Error("PostgreSQL is not here, and Debian's package did not bring it.");
  return installed;
}

export async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

export async function postgres(more: readonly string[] = []): Promise<Postgres> {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), "arbiter-postgres-"));
  if ("uid" in as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "arbiter", "-E", "UTF8", "--no-sync"], {
    ...as,
    cwd: folder,
    stdio: "pipe",
  });
  const port = await freePort();
  const url = `postgres://arbiter@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const options = ["-D", data, "-p", `${port}`, "-k", folder, "-c", "listen_addresses=127.0.0.1", ...more];
    running = spawn(join(bin, "postgres"), options, { ...as, cwd: folder, stdio: "ignore" });
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ connectionString: url });
      client.on("error", () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (tries > 150) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }

  async function stop(): Promise<void> {
    const ending = running;
    running = null;
    if (ending === null || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once("exit", done));
    ending.kill("SIGINT"); // fast: connections are cut
    await ended;
  }

  await start();
  return {
    url,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
