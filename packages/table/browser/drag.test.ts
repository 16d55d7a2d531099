/** Dragging: a card, several DON!! and an attacker onto its target, with the mouse and with a finger. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5050);

const position = `title: "Dragging"
game: opcg
edition: "1.1.7"
rules: ["6-5-3-1"]
cards:
  Captain: { category: LEADER, colors: [Red], power: 5000, life: 4 }
  Mate: { category: CHARACTER, colors: [Red], cost: 2, power: 3000, counter: 1000 }
turn: { player: you, number: 5 }
you:
  leader: Captain
  life: 4
  hand: [Mate]
  don: { active: 6, rested: 0 }
opponent:
  leader: Captain
  life: 4
play: []
expect: []
`;

interface At {
  readonly x: number;
  readonly y: number;
}
type Drag = (page: Page, from: At, to: At) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.waitForTimeout(120);
  await page.mouse.up();
};

/** A finger stays before it drags: a swipe scrolls. */
const byFinger: Drag = async (page, from, to) => {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: string, at: At | null) =>
    cdp.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: at === null ? [] : [at],
    });
  await touch("touchStart", from);
  await page.waitForTimeout(320);
  for (let step = 1; step <= 10; step++)
    await touch("touchMove", {
      x: from.x + ((to.x - from.x) * step) / 10,
      y: from.y + ((to.y - from.y) * step) / 10,
    });
  await page.waitForTimeout(150);
  await touch("touchEnd", null);
};

async function centre(what: Locator): Promise<At> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.each([
  ["the mouse", byMouse, 1280, 720],
  ["a finger", byFinger, 390, 844],
] as const)(
  "a card, several DON!! and an attack are dragged with %s",
  {
    timeout: 120_000,
  },
  async (_name, drag, width, height) => {
    const phone = width < 500;
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: "block",
      locale: "en-GB",
      hasTouch: phone,
      isMobile: phone,
    });
    await context.addInitScript(() =>
      localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false })),
    );
    const page = await context.newPage();
    await page.goto(`${url}#position=${packed({ text: position, inputs: [] })}`);
    const mate = page.locator(".hand.near .card").first();
    await mate.waitFor();
    await page.waitForTimeout(400);
    await drag(page, await centre(mate), await centre(page.locator(".side.near .row-characters")));
    const played = page.locator(".side.near .row-characters .card");
    await expect.poll(() => played.count(), { timeout: 8000 }).toBe(1);
    await page.waitForTimeout(400);
    const leader = page.locator(".side.near .row-leader .card");
    // The second of four takes the two behind it along.
    const don = page.locator(".side.near .row-cost .don.can");
    expect(await don.count()).toBe(4);
    const chip = (await don.nth(1).boundingBox())!;
    await drag(page, { x: chip.x + 6, y: chip.y + chip.height / 2 }, await centre(leader));
    await expect.poll(() => leader.getAttribute("aria-label"), { timeout: 8000 }).toMatch(/3 DON!!/);
    await page.waitForTimeout(400);
    await drag(page, await centre(leader), await centre(page.locator(".side.far .row-leader .card")));
    await expect.poll(() => leader.getAttribute("aria-label")).toMatch(/rested/);
    // 8000 against 5000, and nothing to counter with: one of four Life is gone.
    const life = page.locator(".side.far .pile-life");
    await expect.poll(() => life.getAttribute("aria-label")).toMatch(/\b3\b/);
    await context.close();
  },
);
