/** A Battle Area has no limit: of twenty cards a side each is in sight with its power, and within reach of a finger. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5010);

/** So many on each side, every third of them rested. */
function position(n: number): string {
  const many = Array.from({ length: n }, (_, i) => i + 1);
  const card = (name: string, nth: number) =>
    `  ${name} ${nth}: { type: BATTLE, colors: [Red], energyCost: 1, power: ${5000 + 1000 * (nth % 12)}, comboCost: 0, comboPower: 5000 }`;
  const battle = (name: string) =>
    many
      .map((nth) => (nth % 3 === 0 ? `{ card: ${name} ${nth}, rested: true }` : `${name} ${nth}`))
      .join(", ");
  return `title: "A crowd"
game: dbs
edition: "3.02"
rules: ["3-6-2"]
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Ixa: { type: LEADER, colors: [Blue], power: 10000, back: { power: 15000 } }
${many.map((nth) => `${card("Drummer", nth)}\n${card("Piper", nth)}`).join("\n")}
turn: { player: you, number: 5 }
you:
  leader: Rho
  life: 8
  battle: [${battle("Drummer")}]
opponent:
  leader: Ixa
  life: 8
  battle: [${battle("Piper")}]
play: []
expect: []
`;
}

async function open(n: number, width: number, height: number, locale: string): Promise<Page> {
  const phone = width < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: "block",
    locale,
    hasTouch: phone,
    isMobile: phone,
  });
  await context.addInitScript(() =>
    localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false })),
  );
  const page = await context.newPage();
  await page.goto(`${url}#position=${packed({ text: position(n), inputs: [] })}`);
  await expect.poll(() => page.locator(".row-battle .card").count(), { timeout: 20_000 }).toBe(2 * n);
  await page.waitForTimeout(400);
  return page;
}

/** Cards that a finger would not meet: out of the window, or covered at their left edge. */
function outOfReach(page: Page): Promise<(string | null)[]> {
  return page.locator(".row-battle .card").evaluateAll((all) =>
    all.flatMap((card) => {
      const slot = card.closest(".slot")!.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      const inside =
        box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight;
      const met = document.elementFromPoint(slot.left + 10, slot.top + slot.height / 2);
      return inside && slot.width >= 24 && card.contains(met) ? [] : [card.getAttribute("aria-label")];
    }),
  );
}

/** Cards whose power something covers, be it a part of their own. */
function coveredPowers(page: Page): Promise<(string | null)[]> {
  return page.locator(".row-battle .power").evaluateAll((all) =>
    all.flatMap((power) => {
      const { left, right, top, bottom } = power.getBoundingClientRect();
      const card = power.closest(".card")!;
      const across = [left + 2, (left + right) / 2, right - 2];
      // What is less lit is met as the card itself.
      const met = across.map((x) => document.elementFromPoint(x, (top + bottom) / 2)!);
      const isSeen = met.every((one) => [power, card].includes(one));
      return isSeen ? [] : [card.getAttribute("aria-label")];
    }),
  );
}

test.each([
  ["phone", 390, 844, "fr"],
  ["phone", 390, 844, "it"],
  ["tablet upright", 820, 1180, "fr"],
  ["tablet", 1180, 820, "it"],
  ["desk", 1280, 720, "en-GB"],
] as const)("twenty a side: %s, %i × %i, %s", { timeout: 120_000 }, async (_name, width, height, locale) => {
  const page = await open(20, width, height, locale);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await outOfReach(page)).toEqual([]);
  expect(await coveredPowers(page)).toEqual([]);
  const standing = page.locator(".side.near .row-battle .card:not(.rested)").last();
  await (width < 500 ? standing.tap() : standing.click());
  await page.getByRole("menuitem", { name: /^Atta/ }).first().waitFor();
  await page.context().close();
});

test.each([5, 6, 7, 8])("%i a side on a phone", { timeout: 60_000 }, async (n) => {
  const page = await open(n, 390, 844, "en-GB");
  expect(await outOfReach(page)).toEqual([]);
  expect(await coveredPowers(page)).toEqual([]);
  await page.context().close();
});
