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
  const page = await laid(position(n), width, height, locale);
  await expect.poll(() => page.locator(".row-battle .card").count(), { timeout: 20_000 }).toBe(2 * n);
  await page.waitForTimeout(400);
  return page;
}

async function laid(text: string, width: number, height: number, locale: string): Promise<Page> {
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
  await page.goto(`${url}#position=${packed({ text, inputs: [] })}`);
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
function coveredPowers(page: Page, where = ".row-battle"): Promise<(string | null)[]> {
  return page.locator(`${where} .power`).evaluateAll((all) =>
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

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** So many Characters a side, and in hand; the [Trigger] of every Life card asks for a target. */
const ship = (n: number, hand: number) => `title: "A full ship"
game: opcg
edition: "1.1.7"
rules: ["3-7-6"]
cards:
  Captain: { category: LEADER, colors: [Red], power: 7000, life: 4 }
  Rope: { category: EVENT, colors: [Red], cost: 1, text: "[Main] K.O. up to 1 of your opponent's Characters with a cost of 5 or less.", trigger: "K.O. up to 1 of your opponent's Characters with a cost of 5 or less." }
${range(n)
  .map(
    (nth) =>
      `  Mate ${nth}: { category: CHARACTER, colors: [Red], cost: ${nth}, power: 3000, counter: 1000 }`,
  )
  .join("\n")}
  Cook: { category: CHARACTER, colors: [Red], cost: 2, power: 4000, counter: 1000 }
turn: { player: you, number: 5 }
you:
  leader: Captain
  life: 4
  characters: [${range(n).map((nth) => `Mate ${nth}`)}]
  hand: [${range(hand).map(() => "Cook")}]
  don: { active: 5, rested: 4 }
opponent:
  leader: { card: Captain, as: theirs }
  life: [Rope, Rope]
  characters: [${range(n).map((nth) => `Mate ${nth}`)}]
play: []
expect: []
`;

test("twenty cards in hand: the power of each is seen", { timeout: 60_000 }, async () => {
  const page = await laid(ship(3, 20), 1280, 720, "en-GB");
  await expect.poll(() => page.locator(".hand.near .card").count(), { timeout: 20_000 }).toBe(20);
  expect(await coveredPowers(page, ".hand.near")).toEqual([]);
  await page.context().close();
});

test("nine DON!! leave the DON!! deck in sight, and Characters lie on their places", {
  timeout: 60_000,
}, async () => {
  for (const [n, width, height] of [
    [2, 1280, 720],
    [4, 820, 1180],
  ] as const) {
    const page = await laid(ship(n, 2), width, height, "en-GB");
    await expect.poll(() => page.locator(".row-characters .card").count(), { timeout: 20_000 }).toBe(2 * n);
    const off = await page.locator(".side.near").evaluate((side) => {
      const lefts = (what: string) =>
        [...side.querySelectorAll(what)].map((one) => {
          const { left, width } = one.getBoundingClientRect();
          return Math.round(left + width / 2);
        });
      const places = lefts(".row-characters .outlines i");
      const cards = lefts(".row-characters .card");
      const dons = Math.min(
        ...[...side.querySelectorAll(".dons .don")].map((one) => one.getBoundingClientRect().left),
      );
      const pile = side.querySelector(".pile-don")!.getBoundingClientRect().right;
      return {
        beside: cards.filter((x) => !places.some((place) => Math.abs(place - x) < 3)),
        covered: dons < pile,
      };
    });
    expect(off).toEqual({ beside: [], covered: false });
    await page.context().close();
  }
});

/** Of each name that the arrow meets, whether it is cut out of the arrow. */
async function namesUnderArrow(page: Page): Promise<Set<boolean>> {
  const cut = await page.evaluate(() => {
    const tops = [...document.querySelectorAll('.arrow mask rect[fill="#000"]')].map((one) =>
      Number(one.getAttribute("y")),
    );
    const arrow = document.querySelector(".arrow")!.getBoundingClientRect();
    return [...document.querySelectorAll(".row-characters .name")].flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const meets =
        left < arrow.right && right > arrow.left && top < arrow.bottom && bottom > arrow.top && right > left;
      return meets ? [tops.some((y) => Math.abs(y - top) < 1)] : [];
    });
  });
  return new Set(cut);
}

test("a [Trigger] that asks for a target: its answers are in the window, then the targets are in sight", {
  timeout: 90_000,
}, async () => {
  const page = await laid(ship(5, 2), 390, 844, "en-GB");
  const answer = (name: string | RegExp) => page.locator(".prompt").getByRole("button", { name }).first();
  const attacker = page.locator(".side.near .row-leader .card.can");
  await attacker.waitFor();
  await page.waitForTimeout(400); // a press as soon as the cards lie there is not taken
  await attacker.tap();
  await page
    .getByRole("menuitem", { name: /^Attack/ })
    .first()
    .tap();
  await page.locator(".arrow").waitFor();
  await expect.poll(() => namesUnderArrow(page)).toEqual(new Set([true])); // each is cut out of it
  while (!(await answer("Use its [Trigger]").isVisible())) {
    await answer("Pass").tap();
    await page.waitForTimeout(300);
  }
  for (const button of await page.locator(".prompt .answers button").all())
    expect((await button.boundingBox())!.y + (await button.boundingBox())!.height).toBeLessThanOrEqual(844);
  await answer("Use its [Trigger]").tap();
  await answer("None").waitFor();
  await page.waitForTimeout(300);
  for (const target of await page.locator(".card.can").all())
    await target.tap({ trial: true, timeout: 2000 });
  await page.context().close();
});
