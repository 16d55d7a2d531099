/** `npm start` for a test, and people who visit it, each in a browser of his own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { launch } from "./chromium.ts";

const root = join(import.meta.dirname, "../../..");

export interface Visitor {
  readonly page: Page;
  readonly faults: string[];
}

export interface Site {
  readonly url: string;
  /** Where it keeps its data. */
  readonly folder: string;
  visit(address?: string, locale?: string): Promise<Visitor>;
}

/** For the tests of a file. */
export function onlineServer(port: number, env: Record<string, string> = {}): Site {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-online-"));
  const url = `http://localhost:${port}/`;
  let server: ChildProcess;
  let browser: Browser;

  beforeAll(async () => {
    server = spawn(process.execPath, [join(root, "start.js")], {
      cwd: root,
      env: { ...process.env, PORT: `${port}`, DATA: folder, BROWSER: "none", ...env },
      stdio: "ignore",
    });
    for (let tries = 0; !(await fetch(`${url}ready`).catch(() => null))?.ok; tries++) {
      if (tries > 1200) throw new Error("The server does not come.");
      await new Promise((done) => setTimeout(done, 100));
    }
    browser = await launch();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    url,
    folder,
    visit: async (address = url, locale = "en-GB") => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        serviceWorkers: "block",
        locale,
      });
      await context.addInitScript(
        (kept) => {
          if (localStorage.getItem("arbiter.settings") === null)
            localStorage.setItem("arbiter.settings", kept);
        },
        JSON.stringify({ pace: 0, sound: false }),
      );
      const page = await context.newPage();
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error.stack)));
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text());
      });
      await page.goto(address);
      return { page, faults };
    },
  };
}

export const prompt = (page: Page) => page.getByRole("region", { name: /What is asked|Ce qui est demandé/ });

export interface TwoGiven {
  readonly game?: RegExp;
  /** What the host sets before he makes the room. */
  readonly room?: (page: Page) => Promise<void>;
  readonly names?: readonly [string, string];
}

/** A room, its link, and two who sit down. */
export async function twoAt(
  site: Site,
  { game = /ONE PIECE/, room, names = ["Ada", "Bo"] }: TwoGiven = {},
): Promise<{ host: Visitor; guest: Visitor; link: string }> {
  const host = await site.visit();
  await host.page.getByRole("radio", { name: game }).check({ force: true });
  await host.page.getByRole("textbox", { name: "Your name" }).fill(names[0]);
  if (room !== undefined) {
    await host.page.locator(".room-form summary").click();
    await room(host.page);
  }
  await host.page.getByRole("button", { name: "Make a room to share" }).click();
  const link = await host.page.locator(".online code").innerText();
  expect(link).toMatch(/#room=[A-Z2-9]{8}$/);
  const guest = await site.visit(link);
  await guest.page.getByRole("textbox", { name: "Your name" }).fill(names[1]);
  await guest.page.getByRole("button", { name: "Sit down at this table" }).click();
  await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));
  return { host, guest, link };
}

/** Of two, the one who is asked, and the other. */
export async function whoIsAsked(a: Visitor, b: Visitor): Promise<[Visitor, Visitor]> {
  for (let tries = 0; tries < 200; tries++) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ])
      if ((await prompt(one.page).locator(".says").count()) > 0) return [one, other];
    await a.page.waitForTimeout(50);
  }
  throw new Error("Nobody is asked.");
}
