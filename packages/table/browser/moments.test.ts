/** Moments in motion: what is seen while a card falls, DON!! are given, and a [Trigger] is asked. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5070);

const position = `title: "Moments"
game: opcg
edition: "1.1.7"
rules: ["7-1-4-1-2"]
cards:
  Captain: { category: LEADER, colors: [Red], power: 5000, life: 4 }
  Mate: { category: CHARACTER, colors: [Red], cost: 2, power: 3000, counter: 1000 }
  Rope: { category: EVENT, colors: [Red], cost: 1, trigger: "Draw 1 card." }
turn: { player: you, number: 5 }
you:
  leader: Captain
  life: 4
  characters: [{ card: Mate, as: mine }]
  don: { active: 6, rested: 0 }
opponent:
  leader: { card: Captain, as: theirs }
  life: [Rope, Rope]
  characters: [{ card: Mate, as: tired, rested: true }]
play: []
expect: []
`;

/** Every class and place that something flying has had. */
async function watchFlights(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((all) => {
      for (const { addedNodes, target } of all)
        for (const one of addedNodes.length > 0 ? [...addedNodes] : [target])
          if (one instanceof HTMLElement && one.parentElement === document.body)
            seen.push(`${one.className} ${one.textContent}`);
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

async function attack(page: Page, what: string, target: RegExp): Promise<void> {
  await page.locator(what).click();
  await page.getByRole("menuitem", { name: target }).click();
}

test("a K.O.'d card falls grey, DON!! slide, and a [Trigger] stands in the middle", {
  timeout: 90_000,
}, async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await context.addInitScript(() =>
    localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 1, sound: false })),
  );
  const page = await context.newPage();
  await page.goto(`${url}#position=${packed({ text: position, inputs: [] })}`);
  await page.locator(".side.near .row-characters .card").waitFor();
  await page.waitForTimeout(800);
  const seen = await watchFlights(page);

  await page.locator(".side.near .row-leader .card").click();
  await page.getByRole("menuitem", { name: /^Give 1 DON/ }).click();
  await expect.poll(seen).toContainEqual(expect.stringMatching(/^don flying/));
  await page.waitForTimeout(800);

  await attack(page, ".side.near .row-characters .card", /^Attack Mate/);
  const trash = page.locator(".side.far .pile-trash");
  await expect.poll(() => trash.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(/\b1\b/);
  await expect.poll(seen).toContainEqual(expect.stringMatching(/flying.*fallen.*Mate/));
  await expect.poll(() => page.locator(".flying").count()).toBe(0);
  await page.waitForTimeout(400);

  await attack(page, ".side.near .row-leader .card", /^Attack (their )?(Leader|Captain)/);
  const shown = page.locator(".shown .card");
  await shown.waitFor({ timeout: 20_000 });
  const [card, line] = [(await shown.boundingBox())!, (await page.locator(".midline").boundingBox())!];
  expect(Math.abs(card.x + card.width / 2 - line.x - line.width / 2)).toBeLessThan(20);
  expect(Math.abs(card.y + card.height / 2 - line.y - line.height / 2)).toBeLessThan(20);
  expect(await page.locator(".prompt .says").innerText()).toMatch(/^Rope: do you use its \[Trigger\]/);
  await context.close();
});
