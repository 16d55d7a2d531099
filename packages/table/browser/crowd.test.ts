/** A Battle Area has no limit: twenty cards a side, each in sight with its power and within reach of a finger. */
import { expect, test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5010);

const many = Array.from({ length: 20 }, (_, i) => i + 1);

function position(): string {
  const card = (name: string, n: number) =>
    `  ${name} ${n}: { type: BATTLE, colors: [Red], energyCost: 1, power: ${5000 + 1000 * (n % 12)}, comboCost: 0, comboPower: 5000 }`;
  return `title: "Twenty a side"
game: dbs
edition: "3.02"
rules: ["3-6-2"]
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Ixa: { type: LEADER, colors: [Blue], power: 10000, back: { power: 15000 } }
${many.map((n) => `${card("Drummer", n)}\n${card("Piper", n)}`).join("\n")}
turn: { player: you, number: 5 }
you:
  leader: Rho
  life: 8
  battle: [${many.map((n) => `Drummer ${n}`).join(", ")}]
opponent:
  leader: Ixa
  life: 8
  battle: [${many.map((n) => (n % 3 === 0 ? `{ card: Piper ${n}, rested: true }` : `Piper ${n}`)).join(", ")}]
play: []
expect: []
`;
}

test.each([
  ["phone", 390, 844, "fr"],
  ["phone", 390, 844, "it"],
  ["tablet upright", 820, 1180, "fr"],
  ["tablet", 1180, 820, "it"],
  ["desk", 1280, 720, "en-GB"],
] as const)(
  "twenty cards a side: %s, %i × %i, %s",
  {
    timeout: 120_000,
  },
  async (_name, width, height, locale) => {
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
    await page.goto(`${url}#position=${packed({ text: position(), inputs: [] })}`);
    const cards = page.locator(".row-battle .card");
    await expect.poll(() => cards.count(), { timeout: 20_000 }).toBe(40);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    /** What of each card a finger meets: it lies inside the window, and at its left edge nothing covers it. */
    const wrong = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const slot = card.closest(".slot")!.getBoundingClientRect();
        const box = card.getBoundingClientRect();
        const inside =
          box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight;
        const met = document.elementFromPoint(slot.left + 10, slot.top + slot.height / 2);
        return inside && slot.width >= 24 && card.contains(met) ? [] : [card.getAttribute("aria-label")];
      }),
    );
    expect(wrong).toEqual([]);
    const coveredPowers = await page.locator(".row-battle .power").evaluateAll((all) =>
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
    expect(coveredPowers).toEqual([]);
    const last = page.locator(".side.near .row-battle .card").last();
    await (phone ? last.tap() : last.click());
    await page.getByRole("menuitem", { name: /^Atta/ }).first().waitFor();
    await context.close();
  },
);
