/** Stored means on the disk: the system is asked to write it there before anybody is told. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { program } from "../../../test/debian.ts";
import { openStore } from "../src/index.ts";
import { postgres } from "./help/postgres.ts";

test("SQLite: between storing and acknowledging, the log file is synced", () => {
  const strace = program("strace");
  const folder = mkdtempSync(join(tmpdir(), "arbiter-fsync-"));
  const calls = join(folder, "calls");
  const child = join(import.meta.dirname, "help/store-child.js");
  execFileSync(
    strace,
    [
      "-f",
      "-y",
      "-o",
      calls,
      "-e",
      "trace=fsync,fdatasync,write",
      process.execPath,
      child,
      join(folder, "data"),
    ],
    { stdio: "pipe", timeout: 60_000 },
  );
  const lines = readFileSync(calls, "utf8").split("\n");
  for (let number = 0; number < 5; number++) {
    const from = lines.findIndex((line) => line.includes(`storing ${number}`));
    const to = lines.findIndex((line) => line.includes(`acknowledged ${number}`));
    expect(from).toBeGreaterThanOrEqual(0);
    const synced = lines.slice(from, to).filter((line) => /\bf(data)?sync\(.*arbiter\.db-wal/.test(line));
    expect(synced, `entry ${number}`).not.toEqual([]);
  }
  rmSync(folder, { recursive: true });
}, 300_000);

test("PostgreSQL: a database that does not sync is refused", async () => {
  const careless = await postgres(["-c", "fsync=off"]);
  await expect(openStore({ url: careless.url })).rejects.toThrow(/fsync/);
  await careless.remove();
}, 300_000);
