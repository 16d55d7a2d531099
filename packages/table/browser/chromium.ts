/** A real Chromium: the one on this machine, or Debian's package, which is installed where that may be done. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findChromium(): string {
  const here = () => places.find((path) => path !== "" && existsSync(path));
  const found = here();
  if (found !== undefined) return found;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ]) {
    const [command, ...args] = [...sudo, ...step];
    spawnSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    const now = here();
    if (now !== undefined) return now;
  }
  throw new Error(
    "The tests of the table need Chromium, and Debian's package could not be installed. Name one: CHROMIUM=/path/to/chromium npm test",
  );
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
