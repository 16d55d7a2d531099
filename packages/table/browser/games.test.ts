/** Whole games in a real browser: by mouse, by keys alone, by touch, and hearing only what a screen reader hears. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fixChance } from "./chance.ts";
import { byFinger, byKeys, byMouse, playOut } from "./player.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(4810);

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

async function open(
  viewport = desk,
  more: Record<string, unknown> = {},
  settings: object = { pace: 0, sound: false },
) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", locale: "en-GB", ...more });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("arbiter.settings") === null) localStorage.setItem("arbiter.settings", kept);
  }, JSON.stringify(settings));
  await fixChance(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error.stack)));
  await page.goto(url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return { page, context, faults };
}

async function begin(page: Page, game: "ONE PIECE" | "DRAGON BALL", mode = "Against a bot"): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(game) }).check({ force: true });
  await page.getByRole("radio", { name: mode }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("region", { name: "What is asked" }).waitFor();
}

const games = [
  ["opcg", "ONE PIECE"],
  ["dbs", "DRAGON BALL"],
] as const;

describe.each(games)("%s", (name, game) => {
  test("a whole game by mouse", { timeout: 240_000 }, async () => {
    const { page, context, faults } = await open();
    await begin(page, game);
    expect(await playOut(page, { press: byMouse })).toMatch(/Victory|Defeat|draw/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a whole game by touch on a phone", { timeout: 240_000 }, async () => {
    const { page, context, faults } = await open(phone, { hasTouch: true, isMobile: true });
    await begin(page, game);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await playOut(page, { press: byFinger })).toMatch(/Victory|Defeat|draw/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a whole game by keys alone, heard as a screen reader hears it", { timeout: 400_000 }, async () => {
    const { page, context, faults } = await open();
    const heard: string[] = [];
    await page.exposeFunction("heard", (line: string) => heard.push(line));
    await page.evaluate(() => {
      const tell = (window as unknown as { heard: (line: string) => void }).heard;
      const words = (node: Element) =>
        [...(node.children.length > 1 ? node.children : [node])]
          .map((part) => (part.textContent ?? "").replace(/\s+/g, " ").trim())
          .join(" ");
      new MutationObserver((changes) => {
        const prompts = new Set<Element>();
        for (const { target, addedNodes } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest("[aria-live]");
          if (region == null) continue;
          if (region.getAttribute("role") === "log") {
            for (const node of addedNodes)
              if (node instanceof HTMLElement && node.matches("p.line")) tell(words(node));
          } else prompts.add(region);
        }
        for (const region of prompts) if (words(region) !== "") tell(words(region));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await byKeysStart(page, game);
    const end = await playOut(page, { press: byKeys, note: (line) => heard.push(line) });
    expect(end).toMatch(/Victory|Defeat|draw/);
    expect(heard.some((line) => line.startsWith("> "))).toBe(true);
    expect(heard.some((line) => /attacks/.test(line))).toBe(true);
    expect(heard.some((line) => /You decide/.test(line))).toBe(true);
    // What happened is heard before what is asked for it.
    const first = (what: RegExp) => heard.findIndex((line) => what.test(line));
    expect(first(/^You draw/)).toBeGreaterThanOrEqual(0);
    expect(first(/^You draw/)).toBeLessThan(first(/You decide.*redraw/));
    expect(faults).toEqual([]);
    if (process.env.KEEP !== undefined) {
      const folder = join(import.meta.dirname, "../../../docs/table");
      mkdirSync(folder, { recursive: true });
      const lines = heard.filter((line, i) => line !== heard[i - 1]);
      writeFileSync(join(folder, `transcript-${name}.txt`), `${[...lines, end].join("\n")}\n`);
    }
    await context.close();
  });

  test("two players, a curtain between them", { timeout: 120_000 }, async () => {
    const { page, context } = await open();
    await begin(page, game, "Two on one screen");
    const curtain = page.getByRole("button", { name: /^I am / });
    await curtain.waitFor();
    const inHands = page.getByRole("region", { name: /^Hand of/ }).getByRole("button");
    const cards = (await inHands.all()).map((button) => button.getAttribute("aria-label"));
    // Each hand can be asked what may be done with it; no card of either is there.
    expect((await Promise.all(cards)).filter((label) => !/^Hand of/.test(label ?? ""))).toEqual([]);
    await curtain.click();
    await page.getByRole("region", { name: "What is asked" }).getByRole("button").first().waitFor();
    await context.close();
  });

  test("axe finds nothing on the first page, at the table and over a card", {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await open();
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
    };
    expect(await look()).toEqual([]);
    await begin(page, game);
    await page
      .getByRole("button", { name: "Keep" })
      .or(page.getByRole("button", { name: "Go first" }))
      .first()
      .waitFor();
    expect(await look()).toEqual([]);
    await page
      .getByRole("button", { name: /^Leader / })
      .last()
      .click({ button: "right" });
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(300);
    expect(await look()).toEqual([]);
    await context.close();
  });
});

/** From the first page on, with keys alone. */
async function byKeysStart(page: Page, game: string): Promise<void> {
  const radio = page.getByRole("radio", { name: new RegExp(game) });
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.getAttribute("name") === "game")) break;
  }
  if (!(await radio.isChecked())) await page.keyboard.press("ArrowRight");
  const play = page.getByRole("button", { name: "Play", exact: true });
  for (let i = 0; i < 20; i++) {
    if (await play.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "What is asked" }).waitFor();
}
