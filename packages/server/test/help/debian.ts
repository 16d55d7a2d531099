/** Programs that a test needs and a machine may lack: found, or installed from Debian's packages. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

function install(packageName: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...words: string[]) => {
    const [command, ...rest] = [...sudo, ...words];
    execFileSync(command, rest, {
      stdio: "pipe",
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  try {
    run("apt-get", "install", "-y", "--no-install-recommends", packageName);
  } catch {
    run("apt-get", "update");
    run("apt-get", "install", "-y", "--no-install-recommends", packageName);
  }
}

export function program(name: string, packageName = name): string {
  const found = onPath(name);
  if (found !== null) return found;
  install(packageName);
  const installed = onPath(name);
  if (installed === null)
    throw new Error(`${name} is not here, and Debian's ${packageName} did not bring it.`);
  return installed;
}

/** The folder of PostgreSQL's programs. */
export function postgresFolder(): string {
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
