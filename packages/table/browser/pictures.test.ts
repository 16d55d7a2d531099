/** The main screens at three sizes: all of each fits, and with KEEP=1 their pictures go to docs/table. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fixChance } from "./chance.ts";
import { byMouse, playOut } from "./player.ts";
import { browser, servedAt, url } from "./site.ts";

const folder = join(import.meta.dirname, "../../../docs/table");

servedAt(4930);

async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ type: "jpeg", quality: 82 });
  expect(picture.length).toBeGreaterThan(10_000);
  if (process.env.KEEP === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jpg`), picture);
}

/** Nothing lies outside the window, nothing scrolls but the hand and the log, and nothing is too small for a finger. */
async function fits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const far = [...document.querySelectorAll(".side .card, .pile, .prompt button, .top button")].filter(
      (element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && (left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2);
      },
    );
    return far.map(
      (element) => `${element.className} ${element.getAttribute("aria-label") ?? element.textContent}`,
    );
  });
  expect(outside).toEqual([]);
  const tooSmall = await page.locator(".table button:visible").evaluateAll((all) =>
    all.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [button.getAttribute("aria-label") ?? button.textContent] : [];
    }),
  );
  expect(tooSmall).toEqual([]);
}

async function open(width: number, height: number, pace: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: "block",
    locale: "en-GB",
    hasTouch: width < 500,
    isMobile: width < 500,
  });
  await context.addInitScript(
    (kept) => localStorage.setItem("arbiter.settings", kept),
    JSON.stringify({ pace, sound: false }),
  );
  await fixChance(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return page;
}

/** Plays to the Main Phase of one's own fifth turn or later. */
const toFifth = (page: Page) =>
  playOut(page, {
    press: byMouse,
    until: ({ asked, turn }) => /Main Phase/.test(asked) && Number(turn.slice(5)) >= 5,
  });

test.each([
  ["desk", 1280, 720],
  ["tablet", 820, 1180],
  ["phone", 390, 844],
] as const)("the screens fit: %s", { timeout: 240_000 }, async (name, width, height) => {
  const page = await open(width, height, 0);
  await page.waitForTimeout(300);
  await keep(page, `home-${name}`);
  for (const game of ["opcg", "dbs"] as const) {
    await page.locator(`.choice-${game} input`).check({ force: true });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    expect(await toFifth(page)).toBe("");
    await page.waitForTimeout(250);
    await fits(page);
    await keep(page, `${game}-${name}`);
    if (name !== "tablet") {
      await page
        .getByRole("button", { name: /^Leader / })
        .last()
        .click({ button: "right" });
      await page.getByRole("dialog").getByText("What it can do now").waitFor();
      await page.waitForTimeout(250);
      await keep(page, `reading-${game}-${name}`);
      await page.locator(".sheet .close").click();
    }
    await page.getByRole("button", { name: /^Arbiter/ }).click();
  }
  await page.context().close();
});

test("an attack, frame by frame", { timeout: 240_000 }, async () => {
  const page = await open(1280, 720, 2);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await toFifth(page)).toBe("");
  await byMouse(page, page.locator(".side.near .row-leader .card.can"));
  const frames: Buffer[] = [await page.screenshot({ type: "jpeg", quality: 80 })];
  await page
    .getByRole("menuitem", { name: /^Attack Leader|^Attack/ })
    .first()
    .click();
  for (let n = 0; n < 5; n++) {
    await page.waitForTimeout(170);
    frames.push(await page.screenshot({ type: "jpeg", quality: 80 }));
  }
  expect(await page.getByRole("log").innerText()).toMatch(/attacks/);
  const images = frames
    .map((frame) => `<img src="data:image/jpeg;base64,${frame.toString("base64")}">`)
    .join("");
  await page.setContent(
    `<style>body{margin:0;background:#0b1017;display:grid;grid-template-columns:1fr 1fr;gap:4px}img{width:100%;display:block}</style>${images}`,
  );
  await page.setViewportSize({ width: 1280, height: 1085 });
  await keep(page, "battle");
  await page.context().close();
});
