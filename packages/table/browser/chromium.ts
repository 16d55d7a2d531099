/** A real Chromium: the one on this machine, or Debian's package, which is installed where that may be done. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { install } from "../../../test/debian.ts";

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
  try {
    install("chromium");
  } catch (error) {
    throw new Error(
      "The tests of the table need Chromium, and Debian's package could not be installed. Name one: CHROMIUM=/path/to/chromium npm test",
      { cause: error },
    );
  }
  const installed = here();
  if (installed === undefined) throw new Error("Debian's package of Chromium brought none.");
  return installed;
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
