/** What is answered with: cards that can be read, sets that are used whole, buttons that can be read and are not met by chance. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5040);

const looking = `title: "A look at the deck"
game: opcg
edition: "1.1.7"
rules: ["3-2-2"]
cards:
  Captain: { category: LEADER, colors: [Red], power: 5000, life: 5 }
  Cook: { category: CHARACTER, colors: [Blue], cost: 1, power: 2000 }
  Baker: { category: CHARACTER, colors: [Blue], cost: 2, power: 3000, text: "[Blocker]" }
  Pilot: { category: CHARACTER, colors: [Blue], cost: 1, power: 2000, text: "[On Play] Look at 2 cards from the top of your deck and place them at the top or bottom of the deck in any order." }
turn: { player: you, number: 5 }
you: { leader: Captain, hand: [Pilot], life: 3, deck: [Cook, Baker, Cook], don: { active: 1 } }
opponent: { leader: Captain, life: 3 }
play: []
expect: []
`;

const searching = looking.replace(
  /text: "\[On Play\][^"]*"/,
  'text: "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 Character card with a cost of 2 and add it to your hand. Then, place the rest at the bottom of your deck in any order."',
);

const paid = `title: "Combos that cost energy"
game: dbs
edition: "3.02"
rules: ["5-6-1"]
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Ixa: { type: LEADER, colors: [Blue], power: 10000, back: { power: 15000 } }
  Ember: { type: BATTLE, colors: [Red], energyCost: 1, power: 5000, comboCost: 1, comboPower: 10000 }
  Spark: { type: BATTLE, colors: [Red], energyCost: 1, power: 5000, comboCost: 1, comboPower: 10000 }
turn: { player: you, number: 5 }
you: { leader: Rho, life: 8, hand: [Ember, Spark], energy: [Ember, Ember, Ember] }
opponent: { leader: Ixa, life: 8 }
play: []
expect: []
`;

async function open(at: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await context.addInitScript(() =>
    localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false })),
  );
  const page = await context.newPage();
  await page.goto(`${url}${at}`);
  return page;
}

async function laid(text: string): Promise<Page> {
  const page = await open(`#position=${packed({ text, inputs: [] })}`);
  await page.locator(".side.near .row-leader .card").waitFor();
  await page.waitForTimeout(300); // a press as soon as the cards lie there is not taken
  return page;
}
const answers = (page: Page) => page.getByRole("region", { name: "What is asked" }).getByRole("button");

test("a card that is chosen from the deck is read first, by the other mouse button and by keys", {
  timeout: 60_000,
}, async () => {
  const page = await laid(looking);
  await page.locator(".hand.near .card.can").click();
  await answers(page).filter({ hasText: "On top" }).click();
  const baker = page.locator(".tray").getByRole("button", { name: /^Baker/ });
  const reading = page.getByRole("dialog").getByRole("heading", { name: "Baker" });
  const byMouse = () => baker.click({ button: "right" });
  const byKey = async () => {
    await baker.focus();
    await page.keyboard.press("Space");
  };
  for (const read of [byMouse, byKey]) {
    const chosen = await baker.getAttribute("aria-pressed");
    await read();
    await reading.waitFor();
    await page.keyboard.press("Escape");
    await reading.waitFor({ state: "detached" });
    expect(await baker.getAttribute("aria-pressed")).toBe(chosen);
  }
  await page.context().close();
});

test("cards that were looked at and may not be chosen lie in the tray, to be read", {
  timeout: 60_000,
}, async () => {
  const page = await laid(searching);
  await page.locator(".hand.near .card.can").click();
  const tray = page.locator(".tray");
  await tray.getByRole("button", { name: /^Baker/ }).waitFor();
  const barred = tray.getByRole("button", { name: /^Cook.*cannot be chosen$/ });
  expect(await barred.count()).toBe(2);
  await barred.first().click();
  await page.getByRole("dialog").getByRole("heading", { name: "Cook" }).waitFor();
  await page.keyboard.press("Escape");
  await tray.getByRole("button", { name: /^Baker/ }).click({ delay: 250 });
  await page
    .locator(".hand.near")
    .getByRole("button", { name: /^Baker/ })
    .waitFor();
  await page.context().close();
});

test("a set of combos that cost energy is used whole", { timeout: 60_000 }, async () => {
  const page = await laid(paid);
  await page.locator(".side.near .row-leader .card.can").click();
  await page
    .getByRole("menuitem", { name: /^Attack/ })
    .first()
    .click();
  await answers(page).filter({ hasText: "Pass" }).waitFor();
  for (const card of ["Ember", "Spark"])
    await page
      .locator(".hand.near")
      .getByRole("button", { name: new RegExp(`^${card}.*can act`) })
      .click({ delay: 250 });
  await answers(page).filter({ hasText: "Combo with 2" }).click();
  // What is pressed beyond what may be chosen takes the place of what was chosen last.
  await page.locator(".row-energy .card.can:not(.picked)").first().click({ delay: 250 });
  await answers(page).filter({ hasText: "Confirm" }).click();
  await page.getByText(/combos? with Ember/).waitFor();
  await answers(page).filter({ hasText: "Confirm" }).click();
  await page.getByText(/combos? with Spark/).waitFor();
  await expect.poll(() => page.locator(".row-combo .card").count()).toBe(2);
  await page.context().close();
});

test("golden buttons are dark on gold, and are not met as soon as they come", {
  timeout: 60_000,
}, async () => {
  const page = await open("");
  await page.getByRole("radio", { name: "Two on one screen" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const ready = page.getByRole("dialog").getByRole("button", { name: /^I am / });
  await ready.waitFor();
  expect(await ready.evaluate((button) => getComputedStyle(button).backgroundImage)).toMatch(/244, 207, 134/);
  await ready.click();
  const first = answers(page).filter({ hasText: "Go first" });
  await first.waitFor();
  const guard = await first.evaluate((button) => {
    const all = button.closest<HTMLElement>(".answers")!;
    all.style.animationPlayState = "paused";
    all.style.animationName = "none";
    void all.offsetWidth;
    all.style.animationName = "";
    return getComputedStyle(button).pointerEvents;
  });
  expect(guard).toBe("none");
  await page.context().close();
});
