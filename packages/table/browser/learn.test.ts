/** Rules, judge's desk, puzzles, lessons and teacher: from end to end, in a real browser. */
import { mkdirSync, readFileSync } from "node:fs";
import { opcgScenarios } from "@arbiter/opcg";
import { runScenario } from "@arbiter/scenario";
import AxeBuilder from "@axe-core/playwright";
import { zlibSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fixChance } from "./chance.ts";
import { byMouse } from "./player.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(4890);

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

async function open(hash = "", { viewport = desk, language = "en" } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", acceptDownloads: true });
  await context.addInitScript((said) => {
    if (localStorage.getItem("arbiter.settings") === null)
      localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false, language: said }));
  }, language);
  await fixChance(context);
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
    await page.getByText("A player wins by bringing the opponent’s Life to zero.").waitFor();
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

/** Lays a card in an area of the desk, by its name. */
async function lay(page: Page, who: string, area: string, card: string): Promise<void> {
  await page.getByRole("button", { name: `Lay a card: ${area}, ${who}` }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Find a card").fill(card);
  await sheet
    .getByRole("button", { name: new RegExp(`^${card}`) })
    .first()
    .click();
}

const asked = (page: Page) => page.getByRole("region", { name: "What is asked" });
const panel = (page: Page) => page.getByRole("region", { name: "The judge’s desk" });

async function fileOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFileSync(await file.path(), "utf8");
}

describe("the judge's desk", () => {
  test("a position is laid by hand, branched, asked why not, taken out, and opened again the same", {
    timeout: 120_000,
  }, async () => {
    const page = await open("#/desk");
    await page.getByText("This position is possible.").waitFor();
    await lay(page, "You", "Characters", "Tobin Hearth");
    await lay(page, "Opponent", "Characters", "Corvin Hook");
    await page.getByLabel("Rested", { exact: true }).check();
    await lay(page, "You", "Hand", "Tobin Hearth");
    await page.getByText("This position is possible.").waitFor();
    await picture(page, "desk");
    expect(await faults(page)).toEqual([]);
    const before = await fileOf(page, () => page.getByRole("button", { name: "Scenario file" }).click());
    expect(before).toMatch(/characters:\n {4}- \{ card: "AB1-\d+", rested: true \}/);

    await page.getByRole("button", { name: "Play from here" }).click();
    await panel(page).waitFor();
    const tobin = page.locator(".side.near .row-characters").getByRole("button", { name: /^Tobin Hearth/ });
    await byMouse(page, tobin);
    await page.getByRole("menuitem", { name: /^Attack Corvin Hook/ }).click();
    await expect
      .poll(() => page.locator(".side.far .row-characters").getAttribute("aria-label"))
      .toMatch(/, 0$/);
    await panel(page).getByRole("button", { name: "Keep this line" }).click();
    await picture(page, "desk-played");
    expect(await faults(page)).toEqual([]);

    // Why not: it is rested now.
    await tobin.click({ button: "right" });
    await page
      .getByRole("dialog")
      .getByText(/Cannot attack their Leader now/)
      .waitFor();
    await page.keyboard.press("Escape");

    // The ruling as a file: it can be opened again, and its moves are gone through.
    await panel(page).getByRole("button", { name: "Share" }).click();
    const ruling = await fileOf(page, () =>
      panel(page).getByRole("button", { name: "Scenario file" }).click(),
    );
    expect(ruling).toMatch(/play:\n {2}- \{ by: you, do: attack/);
    expect(ruling).toMatch(/expect:\n/);
    const result = runScenario(ruling, "ruling", [opcgScenarios]);
    expect(result.reason).toBeNull();
    const [image] = await Promise.all([
      page.waitForEvent("download"),
      panel(page).getByRole("button", { name: "Picture" }).click(),
    ]);
    expect(
      readFileSync(await image.path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    if (process.env.PICTURES !== undefined) await image.saveAs(`${process.env.PICTURES}/ruling.png`);

    // Another way from the beginning, and back to the one that was kept.
    await panel(page).getByRole("button", { name: "Go back…" }).click();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect
      .poll(() => page.locator(".side.far .row-characters").getAttribute("aria-label"))
      .toMatch(/, 1$/);
    await panel(page)
      .getByRole("button", { name: /^Line 1/ })
      .click();
    await expect
      .poll(() => page.locator(".side.far .row-characters").getAttribute("aria-label"))
      .toMatch(/, 0$/);

    // The link holds the same.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await panel(page).getByRole("button", { name: "Copy a link" }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toMatch(/#position=/);
    const link = await clipboard();
    const other = await page.context().newPage();
    await other.goto(link);
    await panel(other).waitFor();
    await expect
      .poll(() => other.locator(".side.far .row-characters").getAttribute("aria-label"))
      .toMatch(/, 0$/);
    await panel(other).getByRole("button", { name: "Share" }).click();
    const again = await fileOf(other, () =>
      panel(other).getByRole("button", { name: "Scenario file" }).click(),
    );
    expect(again).toBe(ruling);

    // And the file opens at the desk with its moves.
    await other.goto(`${url}#/desk`);
    await other.locator("input[type=file]").setInputFiles({
      name: "ruling.yaml",
      mimeType: "text/yaml",
      buffer: Buffer.from(ruling),
    });
    await panel(other).locator(".moves .link").first().waitFor();
    await panel(other).locator(".moves .link").last().click();
    await expect.poll(() => panel(other).locator(".moves").innerText()).toMatch(/expect/);
    await page.context().close();
  });

  test("any moment of a game is laid on the desk", { timeout: 90_000 }, async () => {
    const page = await open();
    await toMain(page);
    const hand = await page.locator(".hand.near [data-card]").count();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "To the judge’s desk" }).click();
    await page.getByText("This position is possible.").waitFor();
    await expect
      .poll(() => page.getByRole("region", { name: "You: Hand" }).locator(".chip").count())
      .toBe(hand);
    await page.context().close();
  });

  test("wrong, huge and hostile files and links are refused, and the desk stays", {
    timeout: 90_000,
  }, async () => {
    const page = await open("#/desk");
    await lay(page, "You", "Characters", "Tobin Hearth");
    const chips = page.getByRole("region", { name: "You: Characters" }).locator(".chip");
    const give = async (text: string, says: RegExp) => {
      await page.locator("input[type=file]").setInputFiles({
        name: "wrong.yaml",
        mimeType: "text/yaml",
        buffer: Buffer.from(text),
      });
      await page.getByRole("alertdialog").getByText(says).waitFor();
      await page.locator(".sheet .close").click();
      expect(await chips.count()).toBe(1);
    };
    await give("title: [", /not YAML|expected/);
    await give('title: "x"\ngame: chess\n', /line 2: expected game/);
    await give("x".repeat(300_000), /larger than 200 KB/);
    await give(
      'title: "x"\ngame: opcg\nedition: "1.1.7"\nturn: { player: you, number: 3 }\nyou: { leader: Nobody }\nopponent: {}\nplay: []\nexpect: []\n',
      /unknown card "Nobody"/,
    );
    for (const bad of [
      "AAAA",
      "eJzLSM3JyQcABiwCFQ",
      Buffer.from(zlibSync(new Uint8Array(50_000_000))).toString("base64url"),
    ]) {
      const other = await page.context().newPage();
      await other.goto(`${url}#position=${bad}`);
      await other.getByRole("alertdialog").waitFor();
      await other.locator(".sheet .close").click();
      await other.getByRole("button", { name: "Play", exact: true }).waitFor();
      await other.close();
    }
    await page.reload();
    await expect.poll(() => chips.count()).toBe(1);
    await page.context().close();
  });

  test("Dragon Ball Super, on a phone: under, markers, awakened, and played on", {
    timeout: 90_000,
  }, async () => {
    const page = await open("#/desk", { viewport: phone });
    await page.getByRole("radio", { name: "DRAGON BALL SUPER CARD GAME" }).check({ force: true });
    await page.getByText("This position is possible.").waitFor();
    const leader = page.getByRole("region", { name: "You: Leader" }).locator(".chip");
    await leader.click();
    await page.getByLabel("Awakened").check();
    await expect.poll(() => leader.innerText()).toMatch(/awakened/);
    await page.getByRole("button", { name: "Put a card under it" }).click();
    await page.getByRole("dialog").locator(".pick-cards button").first().click();
    await expect.poll(() => leader.innerText()).toMatch(/1 under it/);
    await page.getByText("This position is possible.").waitFor();
    await picture(page, "desk-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Play from here" }).click();
    await panel(page).waitFor();
    await picture(page, "desk-phone-played");
    await page.context().close();
  });
});

/** To the first Main Phase of a new game. */
async function toMain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (let n = 0; n < 40; n++) {
    await asked(page).getByRole("button").first().waitFor({ timeout: 20_000 });
    const said = await asked(page).innerText();
    if (/Main Phase/.test(said)) return page.waitForTimeout(250);
    const name = /redraw/.test(said) ? "Keep" : /first/.test(said) ? "Go first" : /Pass/;
    await asked(page).getByRole("button", { name }).first().click();
    await page.waitForTimeout(50);
  }
  throw new Error("No Main Phase came.");
}

const puzzle = (page: Page) => page.getByRole("region", { name: "The puzzle" });

describe("puzzles", () => {
  test("the obvious line fails and says why; the idea solves it; it is remembered", {
    timeout: 90_000,
  }, async () => {
    const page = await open();
    await page.locator(".shelves a[href='#/puzzles']").click();
    await page.getByRole("button", { name: /The one DON/ }).waitFor();
    await picture(page, "puzzles");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: /The one DON/ }).click();
    await puzzle(page).waitFor();
    await puzzle(page).getByRole("button", { name: "Hint" }).click();
    await puzzle(page)
      .getByText(/one Counter of 1000/)
      .waitFor();
    const leader = page.locator(".side.near .row-leader [data-card]");
    await byMouse(page, leader);
    await page.getByRole("menuitem", { name: /^Attack/ }).click();
    await puzzle(page)
      .getByText(/the Counter makes it 6000/)
      .waitFor();
    await picture(page, "puzzle-why");
    await puzzle(page).getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => leader.getAttribute("aria-label"), { timeout: 8000 }).toMatch(/active/);
    await byMouse(page, leader);
    await page.getByRole("menuitem", { name: /^Give 1 DON/ }).click();
    await expect.poll(() => leader.getAttribute("aria-label")).toMatch(/1 DON/);
    await byMouse(page, leader);
    await page.getByRole("menuitem", { name: /^Attack/ }).click();
    await puzzle(page).getByText("Solved.", { exact: true }).waitFor();
    await picture(page, "puzzle-solved");
    expect(await faults(page)).toEqual([]);
    await puzzle(page).getByRole("button", { name: "The next one" }).click();
    await puzzle(page).getByRole("heading", { name: "No time to wait" }).waitFor();
    // A hint belongs to its puzzle: the next one has its own to ask for.
    await puzzle(page).getByRole("button", { name: "Hint" }).waitFor();
    await puzzle(page).getByRole("button", { name: "Solution" }).click();
    await puzzle(page).locator(".moves .link").last().click();
    await puzzle(page)
      .getByText(/\[Rush\] attacks at once/)
      .waitFor();
    await puzzle(page).getByRole("button", { name: "Back" }).click();
    await expect.poll(() => page.getByRole("button", { name: /The one DON/ }).innerText()).toMatch(/Solved/);
    await page.context().close();
  });

  test("on a phone, in Italian: Dragon Ball Super, survived", { timeout: 60_000 }, async () => {
    const page = await open("#/puzzles/dbs", { viewport: phone, language: "it" });
    await page.getByRole("button", { name: /Non più del necessario/ }).click();
    const panel = page.getByRole("region", { name: "Il problema" });
    await panel.waitFor();
    await page.waitForTimeout(400);
    await picture(page, "puzzle-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator(".hand.near").getByRole("button", { name: /^Pawn/ }).click();
    await page.locator(".prompt").getByRole("button", { name: /Combo/ }).click();
    await page.locator(".prompt").getByRole("button", { name: "Nessuna" }).click();
    await expect.poll(() => page.locator(".prompt").innerText()).toMatch(/Baron/);
    await page.waitForTimeout(300);
    await page
      .locator(".hand.near")
      .getByRole("button", { name: /^Shield/ })
      .click();
    await page.locator(".prompt").getByRole("button", { name: /Combo/ }).click();
    await page.locator(".prompt").getByRole("button", { name: "Nessuna" }).click();
    await panel.getByText("Risolto.", { exact: true }).waitFor();
    await picture(page, "puzzle-phone-solved");
    await page.context().close();
  });
});

describe("the bot as a teacher", () => {
  test("it says what it would do and why, the coach too, and one key turns him off", {
    timeout: 90_000,
  }, async () => {
    const page = await open();
    await toMain(page);
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "What would you do?" });
    await dialog.getByText(/^I would: /).waitFor({ timeout: 20_000 });
    await dialog.getByText(/about \d+% of such games are won/).waitFor();
    await picture(page, "teacher");
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    const coach = page.getByRole("region", { name: "Coach" });
    await coach.getByText(/^You can /).waitFor();
    await coach.getByText(/^I would: /).waitFor({ timeout: 20_000 });
    await picture(page, "coach");
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("c");
    await coach.waitFor({ state: "detached" });
    await page.context().close();
  });

  test("after a game: where it turned, and again from there", { timeout: 180_000 }, async () => {
    const page = await open();
    await toMain(page);
    // Two turns in which nothing is done, then the game is given up.
    for (let n = 0; !/Turn [5-9]/.test(await page.locator(".midline").innerText()); n++) {
      if (n === 60) throw new Error("The fifth turn does not come.");
      await asked(page).locator(".answers button").first().waitFor({ timeout: 20_000 });
      await page.keyboard.press(/Main Phase/.test(await asked(page).innerText()) ? "e" : "n");
      await page.waitForTimeout(150);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Concede" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: "Where it turned" }).click();
    const dialog = page.getByRole("dialog", { name: "Where it turned" });
    const again = dialog.getByRole("button", { name: "Try it again from here" });
    await again.first().waitFor({ timeout: 30_000 });
    expect(await again.count()).toBeLessThanOrEqual(3);
    await picture(page, "swings");
    expect(await faults(page)).toEqual([]);
    await again.first().click();
    await expect.poll(() => asked(page).innerText(), { timeout: 20_000 }).not.toBe("");
    expect(await page.getByRole("dialog", { name: /Defeat/ }).isVisible()).toBe(false);
    await page.context().close();
  });
});

/** Goes by Tab and arrows to what has this name, and presses Enter. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 120; n++) {
    const said = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
    });
    if (name.test(said)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`By keys nobody comes to ${name}.`);
}

/** A lesson as it is done with keys: its title is read first, and when it is done the focus is on the way on. */
function byKeys(page: Page) {
  const lesson = page.getByRole("region", { name: "The lesson" });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  return {
    async title(name: string) {
      await lesson.getByRole("heading", { name, exact: true }).waitFor();
      await expect.poll(focused, { timeout: 10_000 }).toBe(name);
      await page.waitForTimeout(350);
    },
    async done(way = "Next") {
      await lesson.getByText("Well done.").waitFor({ timeout: 20_000 });
      await expect.poll(focused, { timeout: 10_000 }).toBe(way);
      await page.keyboard.press("Enter");
    },
    async menu(name: RegExp) {
      const item = page.getByRole("menuitem", { name }).first();
      await item.waitFor();
      const isThere = () => item.evaluate((element) => element === document.activeElement);
      // The menu opens with its first item in focus.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")), { timeout: 10_000 })
        .toBe("menuitem");
      for (let n = 0; n < 6 && !(await isThere()); n++) await page.keyboard.press("ArrowDown");
      expect(await isThere()).toBe(true);
      await page.keyboard.press("Enter");
    },
    /** From one card that can act to the next, and Enter. */
    async glowing(name: RegExp) {
      const label = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      const next = async () => {
        if (!name.test(await label())) await page.keyboard.press("g");
        return label();
      };
      await expect.poll(next, { timeout: 10_000 }).toMatch(name); // what was done before may still be under way
      await page.keyboard.press("Enter");
    },
  };
}

describe("first steps", () => {
  test("the lesson of One Piece is finished by keyboard alone, and a game with the coach follows", {
    timeout: 180_000,
  }, async () => {
    const page = await open("#/lessons");
    await page.getByRole("button", { name: "Begin" }).waitFor();
    await picture(page, "lessons");
    expect(await faults(page)).toEqual([]);
    await reach(page, /^Begin$/);
    const { title, done, menu } = byKeys(page);
    await title("The table");
    await page.keyboard.press("e");
    await done();
    await title("Playing a card");
    await picture(page, "lesson");
    expect(await faults(page)).toEqual([]);
    await reach(page, /^Cook/);
    await done();
    await title("Giving DON!!");
    await reach(page, /^Leader Captain/);
    await menu(/^Give 2 DON/);
    await done();
    await title("Attacking");
    await reach(page, /^Leader Captain/);
    await menu(/^Attack/);
    await done();
    await title("Attacking a Character");
    await reach(page, /^Bosun/);
    await menu(/^Attack Gunner/);
    await done();
    await title("Blocking");
    await reach(page, /^Guard/);
    await done();
    await title("Counters");
    await reach(page, /^Deckhand/);
    await page.keyboard.press("y");
    await done();
    await title("Life and triggers");
    await page.keyboard.press("y");
    await done();
    await title("A whole turn");
    await reach(page, /^Cook/);
    await page.waitForTimeout(400);
    await reach(page, /^Leader Captain/);
    await menu(/^Attack/);
    await done();
    await title("Winning");
    await reach(page, /^Leader Captain/);
    await menu(/^Attack/);
    await done("A game with a coach");
    await page.getByRole("region", { name: "Coach" }).waitFor({ timeout: 20_000 });
    await page.context().close();
  });

  test("the lesson of Dragon Ball Super is finished by keyboard alone", { timeout: 120_000 }, async () => {
    const page = await open("#/lessons/dbs");
    await page.getByRole("button", { name: "Begin" }).waitFor();
    await reach(page, /^Begin$/);
    const { title, done, menu, glowing } = byKeys(page);
    await title("The table");
    await page.keyboard.press("e");
    await done();
    await title("Charging energy");
    await glowing(/^Pawn/);
    await done();
    await title("Playing a card");
    await glowing(/^Squire/);
    await done();
    await title("Attacking");
    await glowing(/^Leader Rho/);
    await menu(/^Attack Ixa/);
    await done();
    await title("Attacking a Battle Card");
    await glowing(/^Knight/);
    await menu(/^Attack Squire/);
    await done();
    await title("Combos in attack");
    await glowing(/^Leader Rho/);
    await menu(/^Attack/);
    await glowing(/^Pawn/);
    await page.keyboard.press("y");
    await done();
    await title("Combos in defence");
    await glowing(/^Pawn/);
    await page.keyboard.press("y");
    await asked(page).getByText("Z-Energy").waitFor();
    await page.keyboard.press("n");
    await done();
    await title("Blocking");
    await page.keyboard.press("y");
    await done();
    await title("Awakening");
    await glowing(/^Leader Sleeper/);
    await menu(/Awaken/);
    await asked(page).getByRole("button", { name: "Yes" }).waitFor();
    await page.keyboard.press("y");
    await done();
    await title("Winning");
    await glowing(/^Leader Rho/);
    await menu(/^Attack/);
    await done("A game with a coach");
    await page.getByRole("region", { name: "Coach" }).waitFor({ timeout: 20_000 });
    await page.context().close();
  });
});
