/** Decks, library, statistics: from a list of thousands of cards to a deck that is checked, printed and played. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { zipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { vegapull } from "../test/workshop/made.ts";
import { fixChance } from "./chance.ts";
import { byMouse, playOut } from "./player.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(4960);

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

async function open(
  hash = "",
  more: Record<string, unknown> = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: desk,
    serviceWorkers: "block",
    locale: "en-GB",
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
    ...more,
  });
  await context.addInitScript(() => {
    if (localStorage.getItem("arbiter.settings") === null)
      localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false }));
  });
  await fixChance(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error.stack)));
  await page.goto(url + hash);
  return { page, faults };
}

const file = (name: string, content: string | Uint8Array, mimeType = "application/json") => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});
const bring = (page: Page, what: "cards" | "images", ...files: ReturnType<typeof file>[]) =>
  page.locator(`input[data-brings=${what}]`).setInputFiles(files);
const report = (page: Page) => page.getByRole("region", { name: "What became of them" });
const pane = (page: Page) => page.getByRole("region", { name: /^Deck \(/ });
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [got] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFileSync(await got.path());
}

async function look(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
}

/** The files that the match of this page has loaded. */
async function scriptsOfMatch(page: Page): Promise<string[]> {
  const [match] = page.workers();
  const loaded = await match.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return loaded.map((address) => new URL(address).pathname.split("/").at(-1)!);
}

/** Whatever reads a text says where it stopped. */
function readsTexts(script: string): boolean {
  return readFileSync(join(import.meta.dirname, "../dist/page/assets", script), "utf8").includes("stoppedAt");
}

/** A deck of fifty of the first set of made cards, as a list. */
function listOfFifty(): string {
  const cards = vegapull(150).filter(({ effect }) => !String(effect).includes("Tickle"));
  const [leader, ...others] = cards;
  const some = others.slice(0, 13).map(({ id }, i) => `${i === 12 ? 2 : 4}x${id}`);
  return [`1x${leader.id}`, ...some].join("\n");
}

/** Pastes a list into a new deck. */
async function newDeck(page: Page, list: string): Promise<void> {
  await page.goto(`${url}#/decks`);
  await page.getByRole("button", { name: "New deck" }).click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(list);
  await page.getByRole("button", { name: "Take it" }).click();
}

describe("a library of thousands of cards", () => {
  test("lies on the judge's desk, too, and its cards leave with the position", {
    timeout: 60_000,
  }, async () => {
    const { page, faults } = await open("#/cards");
    await bring(page, "cards", file("cards.json", JSON.stringify(vegapull(150))));
    await report(page).waitFor({ timeout: 30_000 });
    await page.goto(`${url}#/desk`);
    await page.getByRole("button", { name: "Lay a card: Hand, You" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Find a card").fill("ZA01-008");
    await sheet.getByRole("button", { name: /^Hale Sparrow/ }).click();
    await page.getByRole("region", { name: "You: Hand" }).getByText("Hale Sparrow").waitFor();
    await page.getByText("This position is possible.").waitFor();
    const told = await downloaded(page, () => page.getByRole("button", { name: "Scenario file" }).click());
    expect(told.toString()).toMatch(/"ZA01-008": \{[^\n]*On Play/);
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("button", { name: /^Hale Sparrow/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("was compiled when it came: a deck of it is played without what reads texts", {
    timeout: 60_000,
  }, async () => {
    const { page, faults } = await open("#/cards");
    await bring(page, "cards", file("cards.json", JSON.stringify(vegapull(150))));
    await report(page).waitFor({ timeout: 30_000 });
    await newDeck(page, listOfFifty());
    await expect.poll(() => pane(page).innerText()).toMatch(/50 cards\s+legal/);
    await page.goto(url);
    await page.reload(); // its workers end
    await page.getByRole("radio", { name: /New deck/ }).check({ force: true });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("region", { name: "What is asked" }).waitFor({ timeout: 20_000 });
    expect(await scriptsOfMatch(page)).toContainEqual(expect.stringMatching(/^opcg-/));
    expect((await scriptsOfMatch(page)).filter(readsTexts)).toEqual([]);
    const save = await downloaded(page, async () => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Save a file" }).click();
    });
    await page.goto(url);
    await page.reload();
    await page.locator("input[type=file]").first().setInputFiles(file("game.json", save));
    await page.getByRole("region", { name: "What is asked" }).waitFor({ timeout: 20_000 });
    expect((await scriptsOfMatch(page)).filter(readsTexts)).not.toEqual([]); // a save has texts, which are read
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("is imported, a deck is built of it, checked, printed and played, and its result is counted", {
    timeout: 240_000,
  }, async () => {
    const { page, faults } = await open("#/cards");
    await bring(page, "cards", file("cards.json", JSON.stringify(vegapull(4500))));
    await report(page).waitFor({ timeout: 90_000 });
    const told = await report(page).innerText();
    expect(told).toMatch(/4,500 cards: 4,?500 new or changed/);
    expect(told).toMatch(/3,9\d\d play\./);
    await report(page)
      .getByText(/texts are not understood/)
      .click();
    expect(await report(page).innerText()).toMatch(/not understood at “Tickle up to 1 of”/);

    await newDeck(page, listOfFifty());
    await expect.poll(() => pane(page).innerText()).toMatch(/50 cards\s+legal/);

    // A fifth copy is a fault, told with its paragraph; undone, the deck is legal again.
    await pane(page).getByRole("button", { name: "One more Bram Sparrow" }).click();
    await expect.poll(() => pane(page).innerText()).toMatch(/51 cards\s+2 faults/);
    await tab(page, /Check/);
    const fault = pane(page).getByText(/5 cards have the number ZA01-002/);
    await fault.click();
    expect(await pane(page).innerText()).toMatch(/5-1-2-3/);
    await pane(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => pane(page).innerText()).toMatch(/legal/);

    // Found by words and filters, however many there are.
    await page.getByRole("searchbox").fill("gwen blocker");
    await expect.poll(() => page.locator(".search-row output").innerText()).toMatch(/^\d{2,3} cards$/);
    await page.getByRole("checkbox", { name: "Red" }).check({ force: true });
    const found = page.getByRole("grid", { name: "Cards found" });
    expect(await found.getByRole("row").first().getAttribute("aria-label")).toMatch(/^Gwen .*Red.*Cost/);

    await tab(page, /Share/);
    await page.getByRole("button", { name: "Registration sheet" }).click();
    const sheet = page.getByRole("article", { name: "Deck registration sheet" });
    await sheet.getByText("Deck: 50 cards").waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](\.\d+)? 84[12]/); // A4
    await page.getByRole("button", { name: "Back to the deck" }).click();

    await pane(page).getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("region", { name: "What is asked" }).waitFor({ timeout: 20_000 });
    await page.waitForTimeout(300);
    const save = JSON.parse(
      (
        await downloaded(page, async () => {
          await page.getByRole("button", { name: "Menu" }).click();
          await page.getByRole("menuitem", { name: "Save a file" }).click();
        })
      ).toString(),
    );
    expect(save.cards.map(({ number }: { number: string }) => number)).toContain("ZA01-001");
    expect(await playOut(page, { press: byMouse })).toMatch(/Victory|Defeat|draw/);
    await page.waitForTimeout(500);

    await page.goto(`${url}#/statistics`);
    await page.getByText("1 game in all").waitFor();
    const body = await page.locator("main").innerText();
    expect(body).toMatch(/New deck · 1/);
    expect(body).toMatch(/First|Second/);
    const csv = (
      await downloaded(page, () => page.getByRole("button", { name: "As CSV" }).click())
    ).toString();
    expect(csv.split("\r\n")).toHaveLength(2);
    expect(csv).toMatch(/^at,game,edition,deckName,version,leader,against,opponent,first,won,turn\r\n20/);

    // A save with such cards opens where nobody has them.
    const other = await open();
    await other.page
      .locator("input[type=file]")
      .first()
      .setInputFiles(file("game.json", JSON.stringify(save)));
    await other.page.getByRole("region", { name: "What is asked" }).waitFor({ timeout: 20_000 });
    await other.page.context().close();

    // Opened again, the library is there at once, and so is the deck on the first page.
    await page.goto(url);
    await page.getByRole("radio", { name: /New deck/ }).waitFor({ state: "attached" });
    await page.goto(`${url}#/cards`);
    await page.getByRole("button", { name: /Remove 4,500 cards/ }).waitFor({ timeout: 10_000 });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("comes as CSV, as a zip of files of one card, and for the second game too", {
    timeout: 90_000,
  }, async () => {
    const { page } = await open("#/cards");
    const rows = vegapull(40);
    const csv = [
      Object.keys(rows[0]).join(","),
      ...rows.map((row) =>
        Object.values(row)
          .map((v) => `"${v ?? ""}"`)
          .join(","),
      ),
    ];
    await bring(page, "cards", file("list.csv", csv.join("\n"), "text/csv"));
    await expect.poll(() => report(page).innerText(), { timeout: 30_000 }).toMatch(/40 cards: 40 new/);
    const each = Object.fromEntries(
      rows.slice(0, 10).map((row) => [`cards/${row.id}.json`, new TextEncoder().encode(JSON.stringify(row))]),
    );
    const dbs = {
      card_number: "ZD1-001",
      card_name: "Old Bess",
      card_type: "BATTLE",
      card_color: "Red",
      card_power: "5000",
      card_energy_cost: "2(RR)",
      card_combo_cost: "0",
      card_combo_power: "5000",
      card_skill: "[Auto] When this card is played, draw 1 card.",
    };
    await bring(
      page,
      "cards",
      file("cards.zip", zipSync(each), "application/zip"),
      file(
        "dbs.json",
        JSON.stringify({
          count: 2,
          cards: [dbs, { ...dbs, card_number: "ZD1-002", card_energy_cost: null }],
        }),
      ),
    );
    await expect.poll(() => report(page).innerText(), { timeout: 30_000 }).toMatch(/12 cards/);
    const told = await report(page).innerText();
    expect(told).toMatch(/1 card lacks data/);
    await page.getByRole("radio", { name: /DRAGON BALL/ }).check({ force: true });
    await page.getByRole("searchbox").fill("old bess");
    await expect.poll(() => page.locator(".search-row output").innerText()).toBe("2 cards");
    await page.context().close();
  });
});

describe("a deck leaves and comes", () => {
  const list = "1xAB1-001\n4xAB1-002\n4 AB1-005 Pim Tallow";

  test("as a list that is copied and pasted, as a link, and as a picture", { timeout: 90_000 }, async () => {
    const { page } = await open();
    await newDeck(page, list);
    await expect.poll(() => pane(page).innerText()).toMatch(/8 cards\s+1 fault/);
    await page.getByRole("textbox", { name: "Name of the deck" }).fill("Héros <b>ün</b>");
    await tab(page, /Share/);
    await page.getByRole("radio", { name: "4 AB1-016 Name" }).check({ force: true });
    await page.getByRole("button", { name: "Copy the list" }).click();
    await page.getByText("The list is copied.").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "// Leader\n1 AB1-001 Sorrel Kaine\n// Deck\n4 AB1-002 Cinder Deckhand\n4 AB1-005 Pim Tallow",
    );
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("The link is copied.").first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(400);
    const png = await downloaded(page, () => page.getByRole("button", { name: "Picture" }).click());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1200);
    expect(png.length).toBeGreaterThan(40_000);
    await page.waitForTimeout(300);

    const other = await open();
    await other.page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await other.page.goto(link); // a fragment alone does not load the page anew
    await expect
      .poll(() => other.page.getByRole("textbox", { name: "Name of the deck" }).inputValue(), {
        timeout: 10_000,
      })
      .toBe("Héros <b>ün</b>");
    await expect.poll(() => pane(other.page).innerText()).toMatch(/8 cards/);
    await other.page.context().close();

    const third = await open("#deck=eJxrYAAAAgABAQ");
    await third.page.getByRole("alertdialog").waitFor();
    await third.page.context().close();
    await page.context().close();
  });

  test("has versions, and one of them can be taken up again", { timeout: 60_000 }, async () => {
    const { page } = await open();
    await newDeck(page, list);
    await tab(page, /Versions/);
    await page.getByRole("textbox", { name: "What is it about?" }).fill("the first try");
    await page.getByRole("button", { name: "Keep as a version" }).click();
    await tab(page, /List/);
    await pane(page).getByRole("button", { name: "One more Pim Tallow" }).click();
    await tab(page, /Versions/);
    await page.getByRole("button", { name: "Keep as a version" }).click();
    await expect
      .poll(() => pane(page).innerText())
      .toMatch(/Version 2[\s\S]*\+1 Pim Tallow[\s\S]*the first try/);
    await page.getByRole("button", { name: "Go back to it" }).click();
    await expect.poll(() => pane(page).innerText()).toMatch(/8 cards/);
    await page.context().close();
  });

  test("tells the odds exactly, and draws a hand that is redrawn once", { timeout: 60_000 }, async () => {
    const { page } = await open();
    await page.goto(`${url}#/decks`);
    await page
      .getByRole("region", { name: /Begin from/ })
      .getByRole("button", { name: /Sorrel Kaine/ })
      .click();
    await tab(page, /Figures/);
    await page.getByRole("img", { name: "Cost curve" }).waitFor();
    await page.getByRole("combobox", { name: "Chance of" }).selectOption({ label: "4× Pim Tallow" });
    const row = page.getByRole("row", { name: /^Opening hand/ });
    const once = 1 - (46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46);
    const percent = (value: number) => `${(Math.round(value * 1000) / 10).toString()}%`;
    expect((await row.innerText()).split(/\s+/).slice(-2)).toEqual([
      percent(once),
      percent(1 - (1 - once) ** 2),
    ]);
    await tab(page, /Hand/);
    await page.getByRole("button", { name: "Draw a hand" }).click();
    const hand = page.getByRole("list", { name: /^Hand of/ }).getByRole("button");
    expect(await hand.count()).toBe(5);
    await page.getByRole("button", { name: "Redraw", exact: true }).click();
    expect(await hand.count()).toBe(5);
    expect(await page.getByRole("button", { name: "Redraw", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Draw a card" }).click();
    expect(await hand.count()).toBe(6);
    await page.context().close();
  });

  test("for Dragon Ball Super knows editions and Z-Decks", { timeout: 60_000 }, async () => {
    const { page } = await open();
    await page.goto(`${url}#/decks`);
    await page.getByRole("radio", { name: /DRAGON BALL/ }).check({ force: true });
    await page
      .getByRole("region", { name: /Begin from/ })
      .getByRole("button", { name: /Orla Vance/ })
      .click();
    await expect.poll(() => pane(page).innerText()).toMatch(/\d\d cards, Z-Deck 5\s+legal/);
    await pane(page).getByRole("combobox", { name: "Edition" }).selectOption("1.10");
    await expect.poll(() => pane(page).innerText()).toMatch(/\d+ faults/);
    await tab(page, /Check/);
    expect(await pane(page).innerText()).toMatch(/edition 1\.10 does not know/);
    await page.context().close();
  });
});

/** The smallest picture there is, of any size that its head says. */
function png(wide: number, high: number): Uint8Array {
  const bytes = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  );
  if (wide === 1 && high === 1) return bytes;
  bytes.writeUInt32BE(wide, 16);
  bytes.writeUInt32BE(high, 20);
  return bytes;
}

describe("pictures of the player's own", () => {
  test("come from a zip, are shown, stay, and can be removed", { timeout: 60_000 }, async () => {
    const { page } = await open("#/cards");
    const files = {
      "mine/AB1-001.png": png(1, 1),
      "mine/AB1-002.PNG": png(1, 1),
      "mine/readme.txt": new Uint8Array([1]),
      "mine/holiday.png": png(1, 1),
      "mine/AB1-003.png": new TextEncoder().encode("<svg onload=alert(1)>"),
      "mine/AB1-004.png": png(30_000, 30_000),
    };
    await bring(page, "images", file("mine.zip", zipSync(files), "application/zip"));
    await page.getByText("2 pictures are on their cards.").waitFor();
    expect(await page.locator(".report").innerText()).toMatch(
      /1 file names no card[\s\S]*2 pictures could not be taken/,
    );
    await page.getByText("2 pictures could not be taken").click();
    expect(await page.locator(".report").innerText()).toMatch(
      /AB1-003.*not a PNG[\s\S]*30000 × 30000 is too large/,
    );
    const art = () =>
      page.locator("[data-key=AB1-001] .art").evaluate((node) => getComputedStyle(node).backgroundImage);
    await expect.poll(art).toMatch(/^url\("blob:/);
    await page.reload();
    await expect.poll(art).toMatch(/^url\("blob:/);
    await page.getByRole("button", { name: "Remove 2 pictures" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect.poll(art).toMatch(/^url\("data:image\/svg/);
    await page.context().close();
  });
});

test("a folder brings its pictures or its lists, and the game whose cards came is shown", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(`${tmpdir()}/arbiter-`);
  mkdirSync(`${folder}/pictures`);
  mkdirSync(`${folder}/lists`);
  writeFileSync(`${folder}/pictures/AB1-001.png`, png(1, 1));
  const card = { card_number: "ZD1-001", card_name: "Old Bess", card_type: "BATTLE", card_color: "Red" };
  const numbers = { card_power: "5000", card_energy_cost: "2(RR)", card_combo_cost: "0" };
  writeFileSync(`${folder}/lists/dbs.json`, JSON.stringify({ count: 1, cards: [{ ...card, ...numbers }] }));
  const { page } = await open("#/cards");
  const give = async (name: string) => {
    const button = page.getByRole("button", { name: "A folder" });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
    await chooser.setFiles(`${folder}/${name}`);
  };
  await give("pictures");
  await page.getByText("1 picture is on its card.").waitFor();
  await give("lists");
  await report(page)
    .getByText(/^1 card: 1 new/)
    .waitFor();
  const dbs = page.getByRole("radio", { name: "DRAGON BALL SUPER CARD GAME" });
  await expect.poll(() => dbs.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Remove 1 card" }).waitFor();
  rmSync(folder, { recursive: true });
  await page.context().close();
});

test("files dropped on the library are told apart: lists of cards, and pictures", {
  timeout: 60_000,
}, async () => {
  const { page } = await open("#/cards");
  await page.getByRole("searchbox").waitFor();
  const drop = (name: string, content: Uint8Array) =>
    page.evaluate(
      ([called, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes as number[])], called as string));
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [name, [...content]] as const,
    );
  await drop("cards.json", new TextEncoder().encode(JSON.stringify(vegapull(3))));
  await expect.poll(() => report(page).innerText(), { timeout: 20_000 }).toMatch(/3 cards: 3 new/);
  await drop("mine.zip", zipSync({ "ZA01-001.png": png(1, 1) }));
  await page.getByText("1 picture is on its card.").waitFor();
  await page.context().close();
});

describe("files that are wrong, huge or hostile", () => {
  test("are refused with a reason, and nothing is changed", { timeout: 120_000 }, async () => {
    const { page, faults } = await open("#/cards");
    const refused = async (...files: ReturnType<typeof file>[]) => {
      await bring(page, "cards", ...files);
      await page.locator(".report, [role=alert]").first().waitFor();
      const said = await page.locator(".bringing").innerText();
      await page.reload();
      await page.getByRole("searchbox").waitFor();
      return said;
    };
    expect(await refused(file("a.json", "{"))).toMatch(/1 record could not be taken/);
    expect(await refused(file("a.json", "[]"))).toMatch(/There are no cards in it/);
    expect(await refused(file("a.zip", "PK not really", "application/zip"))).toMatch(
      /Nothing was taken in|0 cards/,
    );
    expect(await refused(file("a.zip", "not a zip", "application/zip"))).toMatch(/is not a zip file/);
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    expect(await refused(file("deep.json", deep))).toMatch(/could not be taken/);
    const evil = `[{"id":"__proto__","name":"x","category":"Leader","colors":["Red"],"effect":"","__proto__":{"polluted":1}}]`;
    expect(await refused(file("evil.json", evil))).toMatch(/could not be taken/);
    expect(await page.evaluate(() => (({}) as { polluted?: number }).polluted)).toBeUndefined();
    const bomb = zipSync({ "a.json": new Uint8Array(120_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refused(file("bomb.zip", bomb, "application/zip"))).toMatch(
      /unpacks to far more|more than 64 MB/,
    );
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("even two hundred megabytes, at once", { timeout: 60_000 }, async () => {
    const { page } = await open("#/cards");
    await page.getByRole("searchbox").waitFor();
    const began = Date.now();
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>("input[data-brings=cards]")!;
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(200_000_000)], "huge.json"));
      input.files = data.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page
      .getByRole("alert")
      .getByText(/200 MB/)
      .waitFor();
    expect(Date.now() - began).toBeLessThan(15_000);
    await page.context().close();
  });

  test("names with marks in them stay names", { timeout: 60_000 }, async () => {
    const { page, faults } = await open("#/cards");
    const [, card] = vegapull(2);
    await bring(
      page,
      "cards",
      file("a.json", JSON.stringify([{ ...card, name: "Bess <script>alert(1)</script>" }])),
    );
    await report(page).waitFor();
    await page.getByRole("searchbox").fill("alert(1)");
    await page.getByRole("row", { name: /<script>alert/ }).waitFor();
    expect(await page.locator("body script").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("everything local", () => {
  test("goes out and in with decks, library, results and pictures", { timeout: 90_000 }, async () => {
    const { page } = await open("#/cards");
    await bring(page, "cards", file("cards.json", JSON.stringify(vegapull(150))));
    await report(page).waitFor({ timeout: 30_000 });
    await bring(page, "images", file("ZA01-001.png", png(1, 1), "image/png"));
    await page.getByText("1 picture is on its card.").waitFor();
    await newDeck(page, listOfFifty());
    await expect.poll(() => pane(page).innerText()).toMatch(/legal/);
    await page.waitForTimeout(200);
    await page.evaluate(() => localStorage.setItem("arbiter.learned", '["lesson/opcg/01-the-table"]'));
    await page.goto(url);
    await page.getByRole("checkbox", { name: "with pictures" }).check();
    const zip = await downloaded(page, () =>
      page.getByRole("button", { name: "Take everything out" }).click(),
    );
    expect(zip.subarray(0, 2).toString()).toBe("PK");
    await page.getByRole("checkbox", { name: "with pictures" }).uncheck();
    const json = await downloaded(page, () =>
      page.getByRole("button", { name: "Take everything out" }).click(),
    );
    expect(JSON.parse(json.toString())).toMatchObject({ arbiterAll: 1, decks: [{ name: "New deck" }] });

    const other = await open();
    await other.page
      .locator("input[type=file]")
      .first()
      .setInputFiles(file("arbiter-everything.zip", zip, "application/zip"));
    await expect
      .poll(() => other.page.locator("output.spoken").last().innerText(), { timeout: 30_000 })
      .toBe("arbiter-everything.zip");
    await other.page.goto(`${url}#/cards`);
    await other.page.getByRole("button", { name: "Remove 150 cards" }).waitFor();
    await other.page.getByRole("button", { name: "Remove 1 picture" }).waitFor();
    await other.page.goto(`${url}#/decks`);
    await other.page.getByRole("link", { name: /New deck.*50 cards/ }).click();
    await expect.poll(() => pane(other.page).innerText()).toMatch(/50 cards\s+legal/);
    await other.page.goto(`${url}#/lessons`);
    await other.page.getByText("1 of 10").waitFor();
    await other.page.context().close();

    const third = await open();
    const wrong = { ...JSON.parse(json.toString()), decks: [{ id: 7 }] };
    await third.page
      .locator("input[type=file]")
      .first()
      .setInputFiles(file("e.json", JSON.stringify(wrong)));
    await third.page
      .getByRole("alertdialog")
      .getByText(/decks\[0\] is not as Arbiter writes it/)
      .waitFor();
    await third.page.context().close();
    await page.context().close();
  });
});

describe.each([
  ["a desk", desk, {}],
  ["a phone", phone, { hasTouch: true, isMobile: true }],
])("on %s", (_, viewport, more) => {
  test("axe finds nothing, and nothing scrolls sideways", { timeout: 240_000 }, async () => {
    const { page } = await open("", { viewport, ...more });
    await page.goto(`${url}#/decks`);
    await page.getByRole("region", { name: /Begin from/ }).waitFor();
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    expect(await look(page)).toEqual([]);
    await page
      .getByRole("region", { name: /Begin from/ })
      .getByRole("button", { name: /Sorrel Kaine/ })
      .click();
    await page.getByRole("grid", { name: "Cards found" }).waitFor();
    await fits();
    expect(await look(page)).toEqual([]);
    const deck = page.getByRole("button", { name: /^Deck \(/ });
    if (await deck.isVisible()) await deck.click();
    for (const name of [/List/, /Check/, /Figures/, /Hand/, /Share/, /Versions/]) {
      await tab(page, name);
      expect(await look(page)).toEqual([]);
      await fits();
    }
    for (const hash of ["cards", "statistics"]) {
      await page.goto(`${url}#/${hash}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForTimeout(600);
      expect(await look(page)).toEqual([]);
      await fits();
    }
    await page.context().close();
  });
});

test("a deck is built by keys alone", { timeout: 90_000 }, async () => {
  const { page } = await open("#/decks");
  const to = async (name: string | RegExp, role: "button" | "searchbox" | "tab") => {
    const wanted = page.getByRole(role, { name }).first();
    await wanted.waitFor();
    for (let n = 0; n < 60; n++) {
      if (await wanted.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Nobody comes to ${name} by Tab.`);
  };
  await to("New deck", "button");
  await page.keyboard.press("Enter");
  await page.getByRole("grid", { name: "Cards found" }).waitFor();
  await to(/Name, text/, "searchbox");
  await page.keyboard.type("ab1-001");
  await expect.poll(() => page.locator(".search-row output").innerText()).toBe("1 card");
  const inGrid = () => page.evaluate(() => document.activeElement?.closest("[role=row]") !== null);
  const toGrid = async () => {
    for (let n = 0; n < 60 && !(await inGrid()); n++) await page.keyboard.press("Tab");
    expect(await inGrid()).toBe(true);
  };
  await toGrid();
  await page.keyboard.press("+");
  await expect.poll(() => pane(page).innerText()).toMatch(/Leader\s+[\s\S]*Sorrel Kaine/);
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press("Shift+Tab");
    if (await page.evaluate(() => document.activeElement?.matches("[type=search]"))) break;
  }
  await page.keyboard.press("Control+A");
  await page.keyboard.type("wick sparrow");
  await expect.poll(() => page.locator(".search-row output").innerText()).toBe("1 card");
  await toGrid();
  for (let n = 0; n < 4; n++) await page.keyboard.press("+");
  await page.keyboard.press("-");
  await expect
    .poll(() => page.locator("output.spoken").last().innerText())
    .toBe("Wick Sparrow: 3 in the deck");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Wick Sparrow" }).waitFor();
  await page.keyboard.press("Escape");
  await page.context().close();
});

test.each([
  ["fr", "Construction du deck", /pas encore légal|faute/],
  ["it", "Costruzione del mazzo", /difett/],
])("speaks %s", { timeout: 60_000 }, async (language, title, said) => {
  const { page } = await open("", { locale: language });
  await page.evaluate((one) => {
    localStorage.setItem("arbiter.settings", JSON.stringify({ language: one, pace: 0, sound: false }));
  }, language);
  await page.reload();
  await page.goto(`${url}#/decks`);
  await page.locator(".tools .primary").click();
  await page.getByRole("heading", { name: title }).waitFor();
  await expect.poll(() => page.locator(".deck-head").innerText()).toMatch(said);
  await page.context().close();
});
