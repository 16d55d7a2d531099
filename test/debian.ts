/** Programs that a test needs and a machine may lack: found, or installed from Debian's packages. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** One at a time: files of tests run side by side, and a package manager that finds another at work gives up. */
export function install(packageName: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const get = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${packageName}`;
  const [command, ...rest] = [
    ...sudo,
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "flock",
    join(tmpdir(), "arbiter-install"),
    "sh",
    "-c",
    `${get} || { apt-get update && ${get}; }`,
  ];
  execFileSync(command, rest, { stdio: "pipe", timeout: 600_000 });
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
