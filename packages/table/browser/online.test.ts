/** Two people on two machines: `npm start`, a room, its link, and whole games in two browsers. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./chromium.ts";
import { byMouse, playOut } from "./player.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "arbiter-online-"));
const port = 4860;
const url = `http://127.0.0.1:${port}/`;
let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  server = spawn(process.execPath, [join(root, "start.js")], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, DATA: folder, BROWSER: "none" },
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

async function visit(address: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem("arbiter.settings") === null) localStorage.setItem("arbiter.settings", kept);
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
}

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked" });

test.each([
  ["opcg", "ONE PIECE"],
  ["dbs", "DRAGON BALL"],
])(
  "%s: a room, its link, leaving and coming back, and a whole game",
  { timeout: 300_000 },
  async (_, game) => {
    const host = await visit(url);
    await host.page.getByRole("radio", { name: new RegExp(game) }).check({ force: true });
    await host.page.getByRole("button", { name: "Make a room to share" }).click();
    const link = await host.page.locator(".online code").innerText();
    expect(link).toMatch(/#room=[A-Z2-9]{8}$/);
    const guest = await visit(link);
    await guest.page.getByRole("button", { name: "Sit down at this table" }).click();
    await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));

    const before = (await prompt(host.page).innerText()).trim();
    await host.page.reload();
    await prompt(host.page).waitFor();
    await expect.poll(async () => (await prompt(host.page).innerText()).trim()).toBe(before);

    const ends = await Promise.all(
      [host, guest].map(({ page }) => playOut(page, { press: byMouse, most: 900 })),
    );
    expect(ends.map((end) => /Victory/.test(end)).sort()).toEqual([false, true]);
    expect([...host.faults, ...guest.faults]).toEqual([]);
  },
);
