/** Rules, judge's desk, puzzles, lessons and teacher: from end to end, in a real browser. */
import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build, isBuilt, serve } from "../serve.js";
import { launch } from "./chromium.ts";

let browser: Browser;
let url: string;
let close: () => void;

beforeAll(async () => {
  if (!isBuilt()) await build();
  const served = await serve(4890);
  url = served.url;
  close = () => served.server.close();
  browser = await launch();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  close?.();
});

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

async function open(hash = "", { viewport = desk, language = "en" } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", acceptDownloads: true });
  await context.addInitScript((said) => {
    if (localStorage.getItem("arbiter.settings") === null)
      localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false, language: said }));
  }, language);
  const page = await context.newPage();
  await page.goto(url + hash);
  return page;
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

/** With KEEP=folder pictures are kept there, to be looked at. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

describe("the rules browser", () => {
  test.each([
    ["en", "Find a rule", "summoning sickness", "3-7-4"],
    ["fr", "Chercher une règle", "cimetière", "3-5"],
    ["it", "Cerca una regola", "ripescare", "5-2-1-6"],
  ])(
    "in %s a rule is found by a player's word",
    { timeout: 60_000 },
    async (language, label, word, number) => {
      const page = await open("", { language });
      await page.locator(".shelves a[href='#/rules']").click();
      await page.getByLabel(label).fill(word);
      await page.locator(`#rule-${number}`).waitFor();
      await picture(page, `rules-find-${language}`);
      expect(await faults(page)).toEqual([]);
      await page.context().close();
    },
  );

  test("a paragraph has an address, and is shown on the table move by move", {
    timeout: 60_000,
  }, async () => {
    const page = await open("#/rules/opcg/1.1.7/7-1-2-1");
    const here = page.locator("#rule-7-1-2-1");
    await here.waitFor();
    expect(await here.getAttribute("class")).toContain("here");
    await picture(page, "rules");
    await here.getByRole("button", { name: /^Show it on the table/ }).click();
    await here.locator(".showings .link").first().click();
    const study = page.getByRole("region", { name: "What is shown" });
    await study.waitFor();
    const moves = study.locator(".moves .link");
    expect(await moves.count()).toBeGreaterThan(1);
    await moves.last().click();
    await expect.poll(() => moves.last().innerText()).toMatch(/expect/);
    await picture(page, "rules-shown");
    expect(await faults(page)).toEqual([]);
    await study.getByRole("button", { name: "Back" }).click();
    await here.waitFor();
    await page.context().close();
  });

  test("each edition has its book, and a wrong number is said", { timeout: 60_000 }, async () => {
    const page = await open("#/rules/dbs/manual-1.2");
    await page.getByRole("link", { name: "Victory", exact: true }).click();
    await page.getByText("A player wins by bringing the opponent's Life to zero.").waitFor();
    await page.goto(`${url}#/rules/dbs/3.02/99-9`);
    await page.getByText("There is no paragraph 99-9").waitFor();
    await page.context().close();
  });

  test("a phone shows it without scrolling sideways", { timeout: 60_000 }, async () => {
    const page = await open("#/rules/dbs/3.02/8-2", { viewport: phone });
    await page.locator("#rule-8-2").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picture(page, "rules-phone");
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});
