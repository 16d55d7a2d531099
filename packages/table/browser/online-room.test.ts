/** What two people elsewhere can do beside the game: clocks, taking back, rematches, talk, spectators, open rooms. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { onlineServer, prompt, twoAt, type Visitor, whoIsAsked } from "./online.ts";

const site = onlineServer(4861);

const end = (page: Page) => page.getByRole("dialog", { name: /Victory|Defeat|wins/ });

async function concede({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Concede" }).click();
  await end(page).waitFor();
}

test("a clock runs for the one who must decide; running out loses by the room's rule, and both are told", async () => {
  const { host, guest } = await twoAt(site, {
    room: async (page) => {
      await page.getByRole("checkbox", { name: "With a clock" }).check();
      await page.getByRole("spinbutton", { name: "Minutes for the game" }).fill("0.1");
      await page.getByRole("spinbutton", { name: "Seconds for each decision" }).fill("1");
    },
  });
  const [one, other] = await whoIsAsked(host, guest);
  const runs = one.page.locator(".clock.runs");
  await expect.poll(() => runs.count()).toBe(1);
  const name = one === host ? "Ada" : "Bo";
  await expect.poll(() => runs.getAttribute("aria-label")).toMatch(new RegExp(`^${name}: 0:0[1-7] left`));
  expect(await other.page.locator(".clock.runs").getAttribute("aria-label")).toContain(name);
  await end(one.page).waitFor();
  await end(other.page).waitFor();
  expect(await end(one.page).innerText()).toMatch(/Your time ran out: by the rule of this room/);
  expect(await end(other.page).innerText()).toMatch(/Your opponent’s time ran out: by the rule of this room/);
  expect([...host.faults, ...guest.faults]).toEqual([]);
}, 60_000);

test("taking back where something was revealed needs the other's yes", async () => {
  const { host, guest } = await twoAt(site);
  const [one, other] = await whoIsAsked(host, guest);
  expect(await prompt(one.page).innerText()).toContain("Who goes first");
  const first = async () => {
    await prompt(one.page).getByRole("button", { name: "Go first" }).click();
    await expect.poll(() => prompt(one.page).innerText()).not.toContain("Who goes first");
  };
  const ask = async () => {
    await one.page.getByRole("button", { name: "Undo" }).click();
    await one.page.getByRole("alertdialog").getByRole("button").nth(1).click();
  };
  await first();
  await ask();
  await other.page.getByRole("button", { name: "Refuse" }).click();
  await expect.poll(() => one.page.getByText("is asked whether you may").count()).toBe(0);
  expect(await prompt(one.page).innerText()).not.toContain("Who goes first");
  await ask();
  await one.page.getByText("is asked whether you may").waitFor();
  await other.page.getByRole("button", { name: "Allow it" }).click();
  await expect.poll(() => prompt(one.page).innerText()).toContain("Who goes first");
  await first();
}, 60_000);

test("best of three: the loser says who goes first; a rematch with sides swapped", async () => {
  const { host, guest } = await twoAt(site, {
    room: (page) => page.getByRole("radio", { name: "Best of three" }).check({ force: true }),
  });
  const [opened] = await whoIsAsked(host, guest);
  const next = async (name: string) => {
    for (const { page } of [host, guest]) await end(page).getByRole("button", { name }).click();
    await Promise.all([host, guest].map(({ page }) => end(page).waitFor({ state: "hidden" })));
  };
  await concede(host);
  await next("Next game");
  await expect.poll(() => prompt(host.page).innerText()).toContain("Who goes first");
  expect(await host.page.locator(".score").innerText()).toBe("Game 2, score 0 : 1");
  await concede(host);
  await next("Rematch, sides swapped");
  const [now] = await whoIsAsked(host, guest);
  expect(await prompt(now.page).innerText()).toContain("Who goes first");
  expect(now).toBe(opened === host ? guest : host);
  expect([...host.faults, ...guest.faults]).toEqual([]);
}, 60_000);

test("phrases are read in one's own language; free chat, and hearing nothing", async () => {
  const host = await site.visit();
  await host.page.getByRole("button", { name: "Make a room to share" }).click();
  const link = await host.page.locator(".online code").innerText();
  const guest = await site.visit(link, "fr-FR");
  await guest.page.getByRole("button", { name: "S'asseoir à cette table" }).click();
  await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));
  await host.page.locator(".talk summary").click();
  await host.page.getByRole("button", { name: "Good luck!" }).click();
  await guest.page.locator(".talk summary").getByText("Bonne chance !").waitFor();
  await guest.page.locator(".talk summary").click();
  await guest.page.getByRole("textbox", { name: "Dire quelque chose" }).fill("à toi <b>aussi</b> npe");
  await guest.page.getByRole("button", { name: "Envoyer" }).click();
  await host.page.locator(".talk li").getByText("à toi <b>aussi</b> npe").waitFor();
  await host.page.getByRole("checkbox", { name: "Hear nothing" }).click();
  await guest.page.getByRole("button", { name: "Oups !" }).click();
  await guest.page.locator(".talk li").getByText("Oups !").waitFor();
  expect(await host.page.locator(".talk li").allInnerTexts()).not.toContain(expect.stringContaining("Oops"));
  expect(await host.page.locator(".talk li").count()).toBe(2);
}, 60_000);

test("who watches sees no hand and is asked nothing; the host sends him away", async () => {
  const { host, guest, link } = await twoAt(site);
  const watcher = await site.visit(link);
  await prompt(watcher.page).waitFor();
  await host.page.getByText("1 spectator").waitFor();
  const [one] = await whoIsAsked(host, guest);
  await prompt(one.page).getByRole("button", { name: "Go first" }).click();
  await expect.poll(() => prompt(watcher.page).innerText()).toMatch(/(Ada|Bo) decides/);
  await expect.poll(() => watcher.page.locator(".hand .slot").count()).toBeGreaterThan(9);
  expect(await watcher.page.locator(".hand [data-card]").count()).toBe(0);
  await watcher.page.getByRole("button", { name: "Menu" }).click();
  expect(await watcher.page.getByRole("menuitem", { name: "Concede" }).count()).toBe(0);
  await watcher.page.keyboard.press("Escape");
  await host.page.getByRole("button", { name: "Send spectators away" }).click();
  await watcher.page.getByText("The host wants nobody to watch.").waitFor();
  expect(watcher.faults).toEqual([]);
}, 60_000);

test("an open room is found in the list by its game and edition, and joined", async () => {
  const host = await site.visit();
  await host.page.getByRole("radio", { name: /DRAGON BALL/ }).check({ force: true });
  await host.page.getByRole("radio", { name: /1\.10/ }).check({ force: true });
  await host.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await host.page.locator(".room-form summary").click();
  await host.page.getByRole("checkbox", { name: "Show it in the list" }).check();
  await host.page.getByRole("button", { name: "Make a room to share" }).click();
  await host.page.locator(".online code").waitFor();
  const guest = await site.visit();
  await guest.page.locator("summary", { hasText: "Open rooms" }).click();
  const row = guest.page.locator(".online li", { hasText: "Ada · DRAGON BALL" });
  await row.waitFor();
  expect(await row.innerText()).toContain("1.10");
  await guest.page.getByRole("checkbox", { name: "Only of this game and edition" }).check();
  await row.waitFor({ state: "hidden" });
  await guest.page.getByRole("checkbox", { name: "Only of this game and edition" }).uncheck();
  await row.getByRole("button", { name: "Join" }).click();
  await guest.page.getByText("edition 1.10").waitFor();
  await guest.page.getByRole("button", { name: "Sit down at this table" }).click();
  await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));
  expect([...host.faults, ...guest.faults]).toEqual([]);
}, 60_000);

/** Cards that a player imports, on the page of cards, before he comes to the first page again. */
async function withCards({ page }: Visitor, records: readonly Record<string, unknown>[]): Promise<void> {
  await page.goto(`${site.url}#/cards`);
  await page.locator("input[data-brings=cards]").setInputFiles({
    name: "cards.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(records)),
  });
  await page.getByRole("region", { name: "What became of them" }).waitFor();
  await page.goto(site.url);
}

test("a host brings his own cards; the guest sees how they differ from his, and accepts by sitting down", async () => {
  const card = (n: number, power = 3000) => ({
    number: `ZZ1-00${n}`,
    name: `Pell Harrow ${n}`,
    category: "CHARACTER",
    colors: ["Red"],
    cost: 2,
    power,
    attributes: ["Slash"],
    types: ["Harbour Watch"],
    text: "",
  });
  const host = await site.visit();
  await withCards(host, [card(1), card(2), card(3)]);
  await host.page.locator(".room-form summary").click();
  await host.page.getByRole("checkbox", { name: "Play with my own card library" }).check();
  await host.page.getByRole("button", { name: "Make a room to share" }).click();
  const link = await host.page.locator(".online code").innerText();
  const guest = await site.visit();
  await withCards(guest, [card(1), card(2, 9000)]);
  await guest.page.goto(link);
  await guest.page.getByText("1 card is the same, 1 differs, 1 you do not have").waitFor();
  await guest.page.getByRole("button", { name: "Sit down at this table" }).click();
  await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));
  expect([...host.faults, ...guest.faults]).toEqual([]);
}, 60_000);

test.each([
  ["en-GB", "There is no room with this code.", "A name has a letter or a number."],
  ["fr", "Aucune salle n’a ce code.", "Un nom contient une lettre ou un chiffre."],
  ["it", "Nessuna stanza ha questo codice.", "Un nome contiene una lettera o un numero."],
])("what the server refuses is said in %s", { timeout: 60_000 }, async (locale, noRoom, noName) => {
  const { page, faults } = await site.visit(`${site.url}#room=ABCDEFGH`, locale);
  await page.getByRole("alertdialog").getByText(noRoom).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".online > .field input").fill("…");
  await page.locator(".room-form ~ .answers button").first().click();
  await page.getByRole("alertdialog").getByText(noName).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
