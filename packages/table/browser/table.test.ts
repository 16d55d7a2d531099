/** Undo, languages, replay, files, and what goes wrong: at the table, in a real browser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fixChance } from "./chance.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(4870);

async function open(script?: () => void, serviceWorkers: "allow" | "block" = "block"): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers,
    locale: "en-GB",
    acceptDownloads: true,
  });
  await context.addInitScript(() => {
    if (localStorage.getItem("arbiter.settings") === null)
      localStorage.setItem("arbiter.settings", JSON.stringify({ pace: 0, sound: false }));
  });
  await fixChance(context);
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const asked = (page: Page) => page.getByRole("region", { name: "What is asked" });

/** To the first Main Phase of a new game. */
async function toMain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (let n = 0; n < 40; n++) {
    await asked(page).getByRole("button").first().waitFor({ timeout: 20_000 });
    const said = await asked(page).innerText();
    if (/Main Phase/.test(said)) return page.waitForTimeout(250); // a press right after something moved is not taken
    const name = /redraw/.test(said) ? "Keep" : /first/.test(said) ? "Go first" : /Pass/;
    await asked(page).getByRole("button", { name }).first().click();
    await page.waitForTimeout(50);
  }
  throw new Error("No Main Phase came.");
}

async function save(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save a file" }).click(),
  ]);
  return readFileSync(await file.path(), "utf8");
}

function drop(page: Page, name: string, text: string): Promise<void> {
  return page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

test("an answer that revealed nothing is taken back at once", { timeout: 60_000 }, async () => {
  const page = await open();
  await toMain(page);
  const leader = page.getByRole("region", { name: /^Your side/ }).getByRole("button", { name: /^Leader / });
  await leader.click();
  await page.getByRole("menuitem", { name: /^Give 1 DON/ }).click();
  await expect.poll(() => leader.getAttribute("aria-label")).toMatch(/1 DON/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => leader.getAttribute("aria-label")).not.toMatch(/1 DON/);
  await page.context().close();
});

test("the menu of a card is gone through by keys, and gives the focus back to its card", {
  timeout: 60_000,
}, async () => {
  const page = await open();
  await toMain(page);
  const leader = page.getByRole("region", { name: /^Your side/ }).getByRole("button", { name: /^Leader / });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const hasFocus = () => leader.evaluate((card) => card === document.activeElement);
  const menu = page.getByRole("menu", { name: "Sorrel Kaine" });
  await leader.focus();
  await page.keyboard.press("Enter");
  const items = await menu.getByRole("menuitem").allInnerTexts();
  expect(items.length).toBeGreaterThan(1);
  expect(items.at(-1)).toBe("Read the card");
  await expect.poll(focused).toBe(items[0]);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(items[1]);
  await page.keyboard.press("End");
  expect(await focused()).toBe(items.at(-1));
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(items[0]);
  for (const key of ["Escape", "Tab"]) {
    await page.keyboard.press(key);
    await menu.waitFor({ state: "detached" });
    expect(await hasFocus()).toBe(key === "Escape");
    await leader.focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe(items[0]);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Sorrel Kaine").first().waitFor();
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(hasFocus).toBe(true);
  await page.context().close();
});

test("each language is there at once, log and question too", { timeout: 60_000 }, async () => {
  const page = await open();
  await toMain(page);
  const speak = async (name: string) => {
    await page.keyboard.press("Escape");
    await page.locator(".top [aria-haspopup]").click();
    await page.getByRole("menuitem", { name: /^(Settings|Réglages|Impostazioni)$/ }).click();
    await page.getByRole("radio", { name }).check({ force: true });
    await page.locator(".sheet .close").click();
  };
  await speak("Français");
  await expect.poll(() => page.locator(".prompt").innerText()).toMatch(/Votre phase principale/);
  expect(await page.getByRole("log").innerText()).toMatch(/Vous piochez|Votre adversaire/);
  const leader = async () => {
    await page.keyboard.press("Escape");
    await page.locator("[data-card][aria-label^='Leader']").last().click({ button: "right" });
    return page.locator(".reading .words");
  };
  await expect
    .poll(async () => (await leader()).locator(".line").first().innerText())
    .toMatch(/Personnage|carte|piochez/i);
  await expect.poll(() => page.locator(".reading .kind").innerText()).toMatch(/^Rouge · Leader/);
  await expect.poll(() => page.locator(".reading .reason").first().innerText()).toMatch(/combat/);
  await page.locator(".reading .reason .cite").first().click();
  await expect.poll(() => page.locator(".rule .says").innerText()).toMatch(/joueur|tour/);
  await speak("Italiano");
  await expect.poll(() => page.locator(".prompt").innerText()).toMatch(/La tua fase principale/);
  expect(await page.getByRole("log").innerText()).toMatch(/Peschi|L’avversario/);
  await expect
    .poll(async () => (await leader()).locator(".line").first().innerText())
    .toMatch(/Personaggi|carta|pesca/i);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("it");
  await page.context().close();
});

test("why not: a card says which requirement fails, and its paragraph opens", {
  timeout: 60_000,
}, async () => {
  const page = await open();
  await toMain(page);
  await page
    .getByRole("region", { name: /^Your side/ })
    .getByRole("button", { name: /^Leader / })
    .click({ button: "right" });
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Cannot attack their Leader now/).waitFor();
  await dialog.locator(".why .not .cite").first().click();
  await page.getByText("In our words.").waitFor();
  await page.context().close();
});

test("why not: every area and every button answers too, by mouse, by keys and by a finger that stays", {
  timeout: 90_000,
}, async () => {
  const page = await open();
  await toMain(page);
  const dialog = page.getByRole("dialog");
  const shut = async () => {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  };
  const places = page.locator(".mats .place:visible, .mats .pile button:visible");
  expect(await places.count()).toBeGreaterThan(16);
  await page.locator(".side.far .pile-life button").click();
  await dialog.getByText(/Cannot attack their Leader now/).waitFor();
  expect(await dialog.locator(".why .not .cite").first().innerText()).toBe("6-5-6-1");
  await shut();
  await page.locator(".side.near .row-stage .place").focus();
  await page.keyboard.press("w");
  await dialog.getByText(/put a Stage here now/).waitFor();
  await shut();
  await page.locator(".side.near .row-cost .place").focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("Can give DON!! now.").waitFor();
  await dialog.getByText("Nobody may set rested DON!! active by choice:").waitFor();
  await shut();
  const end = asked(page).getByRole("button", { name: "End your turn" });
  await end.click({ button: "right" });
  await dialog.getByText("Declaring the end of the Main Phase takes you to the End Phase.").waitFor();
  await shut();
  await end.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await dialog.getByText("It may be pressed now, by:").waitFor();
  await shut();
  await end.focus();
  await page.keyboard.press("w");
  await dialog.getByText("It may be pressed now, by:").waitFor();
  await shut();
  await page.context().close();
});

test("a button that cannot be pressed says what is missing", { timeout: 60_000 }, async () => {
  const page = await open();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await asked(page).getByRole("button").first().waitFor();
  const undo = page.getByRole("button", { name: "Undo" });
  expect(await undo.getAttribute("aria-disabled")).toBe("true");
  await undo.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Nothing of yours can be taken back here.").waitFor();
  await page.context().close();
});

test("a saved game is played on, and watched from its beginning to any place and on from there", {
  timeout: 90_000,
}, async () => {
  const page = await open();
  await toMain(page);
  const text = await save(page);
  await page.getByRole("button", { name: /^Arbiter/ }).click();
  await drop(page, "game.json", text);
  await expect.poll(() => asked(page).innerText()).toMatch(/Main Phase/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Replay" }).click();
  const replay = page.getByRole("region", { name: "Replay" });
  await expect.poll(() => replay.innerText()).toMatch(/Step 0 of/);
  await replay.getByRole("button", { name: "Step on" }).click();
  await expect.poll(() => replay.innerText()).toMatch(/Step 1 of/);
  await replay.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => page.getByRole("log").innerText()).toMatch(/Turn/);
  await replay.getByRole("button", { name: "Continue from here" }).click();
  await expect.poll(() => asked(page).innerText()).toMatch(/Main Phase/);
  await page.context().close();
});

test("wrong and damaged files are refused with a reason, and the page stays as it is", {
  timeout: 60_000,
}, async () => {
  const page = await open();
  await toMain(page);
  const good = JSON.parse(await save(page));
  await page.getByRole("button", { name: /^Arbiter/ }).click();
  const says = async (text: string) => {
    await drop(page, "game.json", text);
    const dialog = page.getByRole("alertdialog");
    const said = await dialog.innerText();
    await dialog.getByRole("button", { name: "Close" }).click();
    return said;
  };
  expect(await says("not json")).toMatch(/not JSON/);
  expect(await says("{}")).toMatch(/"arbiter" is missing/);
  expect(await says(JSON.stringify({ ...good, seed: "x" }))).toMatch(/seed: a seed is 32/);
  expect(await says(JSON.stringify({ ...good, answers: [{ player: 0, picks: [99] }] }))).toMatch(
    /answers\[0\] is not possible/,
  );
  expect(await page.getByRole("button", { name: "Play", exact: true }).isVisible()).toBe(true);
  await page.context().close();
});

test("a wrong file dropped on the table is refused with a reason, and the game goes on; a good one is opened", {
  timeout: 60_000,
}, async () => {
  const page = await open();
  await toMain(page);
  const good = await save(page);
  const before = await page.locator("main").innerText();
  const letGo = async (name: string, text: string, type = "application/json") => {
    const files = await page.evaluateHandle(
      ([called, content, kind]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], called, { type: kind }));
        return data;
      },
      [name, text, type],
    );
    for (const event of ["dragenter", "dragover", "drop"])
      await page.locator("main").dispatchEvent(event, { dataTransfer: files });
  };
  const refused = page.getByRole("alertdialog");
  for (const [name, text, type, why] of [
    ["notes.txt", "hello", "text/plain", /"notes.txt" is not JSON/],
    ["game.json", "{}", "application/json", /"arbiter" is missing/],
    ["AB1-001.png", "no picture", "image/png", /AB1-001.png/],
    ["cards.zip", "no zip", "application/zip", /zip/i],
    ["position.yaml", "title: [", "text/yaml", /YAML|expected/],
  ] as const) {
    await letGo(name, text, type);
    await expect.poll(() => refused.innerText()).toMatch(why);
    await refused.getByRole("button", { name: "Close" }).click();
    await refused.waitFor({ state: "detached" });
    expect(await page.locator("main").innerText()).toBe(before);
  }
  await letGo("game.json", good);
  await expect.poll(() => asked(page).innerText()).toMatch(/Main Phase/);
  expect(await refused.count()).toBe(0);
  await page.context().close();
});

test("a match that dies says so, and goes on from what was kept", { timeout: 60_000 }, async () => {
  const page = await open(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        (window as unknown as { last: Worker }).last = this;
      }
    };
  });
  await toMain(page);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    (window as unknown as { last: Worker }).last.onerror?.(
      new ErrorEvent("error", { message: "Out of memory" }),
    );
  });
  await page.getByRole("alertdialog").getByText("Out of memory").waitFor();
  await page.getByRole("button", { name: "Go on with the game" }).click();
  await expect.poll(() => asked(page).innerText()).toMatch(/Main Phase/);
  await page.context().close();
});

test("storage that is closed stops no game, and is said", { timeout: 60_000 }, async () => {
  const page = await open(() => {
    indexedDB.open = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(/storage is full or closed/).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await toMain(page);
  await page.context().close();
});

test("a shared link opens the game as a replay", { timeout: 60_000 }, async () => {
  const page = await open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await toMain(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Copy a link" }).click();
  await page.getByText("The link is copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);
  const other = await page.context().newPage();
  await other.goto(link);
  await expect.poll(() => other.getByRole("region", { name: "Replay" }).innerText()).toMatch(/Step 0 of \d+/);
  await other.getByRole("slider").focus();
  for (let n = 0; n < 3; n++) await other.keyboard.press("ArrowRight");
  await expect.poll(() => other.getByRole("region", { name: "Replay" }).innerText()).toMatch(/Step 3 of/);
  await page.context().close();
});

test("two bots are watched, and nothing is asked", { timeout: 60_000 }, async () => {
  const page = await open();
  await page.getByRole("radio", { name: "Watch two bots" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => page.getByRole("log").innerText(), { timeout: 30_000 }).toMatch(/Turn 3/);
  expect(await asked(page).getByRole("button").count()).toBe(0);
  expect(await page.getByRole("log").innerText()).not.toMatch(/\b(You|Your)\b/);
  await page.context().close();
});

test("everything local goes out as one file and in again elsewhere", { timeout: 60_000 }, async () => {
  const page = await open();
  await toMain(page);
  await page.waitForTimeout(300);
  await page.getByRole("button", { name: /^Arbiter/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Take everything out" }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8");
  const other = await open();
  await drop(other, "arbiter-everything.json", text);
  await other.getByRole("button", { name: "Play on" }).click();
  await expect.poll(() => asked(other).innerText()).toMatch(/Main Phase/);
  await other.context().close();
  await page.context().close();
});

test("once loaded it plays without a network", { timeout: 60_000 }, async () => {
  const page = await open(undefined, "allow");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(1500);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Make a room to share" }).click();
  await page.getByRole("alertdialog").getByText("The server cannot be reached.").waitFor();
  await page.keyboard.press("Escape");
  await toMain(page);
  await page.context().close();
});

test("the page stays under 300 KB of script, a match under 160 KB and without a grammar", () => {
  const folder = join(import.meta.dirname, "../dist/page/assets");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const size = (chosen: readonly string[]) =>
    chosen.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  /** A file and all that it loads with it; what is loaded when it is opened stays out. */
  const withImports = (...starts: readonly string[]) => {
    const found = new Set(starts);
    for (const file of found) {
      const text = readFileSync(join(folder, file), "utf8");
      for (const [, used] of text.matchAll(/(?:from|^import|[;}]import)\s*"\.\/([^"]+\.js)"/g))
        found.add(used);
    }
    return [...found];
  };
  const html = readFileSync(join(folder, "../index.html"), "utf8");
  const entries = [...html.matchAll(/assets\/([\w-]+\.js)/g)].map(([, file]) => file);
  expect(entries.length).toBeGreaterThan(0);
  expect(size(withImports(...entries))).toBeLessThan(300_000);
  const loads = (file: string) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/import\([`"']\.\/([\w.-]+\.js)/g)].map(
      ([, used]) => used,
    );
  const isMatch = (file: string) => loads(file).some((used) => used.startsWith("dbs-game-"));
  const worker = files.find((file) => file.startsWith("worker-") && isMatch(file))!;
  const loaded = (start: string) => loads(worker).find((file) => file.startsWith(start))!;
  const earlier = loaded("dbs-earlier-");
  /** Whatever reads a text says where it stopped. */
  const readsTexts = (file: string) => readFileSync(join(folder, file), "utf8").includes("stoppedAt");
  expect(files.some(readsTexts)).toBe(true);
  const editions = loads(earlier);
  expect(editions.length).toBe(3);
  for (const starts of [
    [loaded("opcg-")],
    [loaded("dbs-game-")],
    ...editions.map((edition) => [loaded("dbs-game-"), earlier, edition]),
  ]) {
    const match = withImports(worker, ...starts);
    expect(match.length).toBeGreaterThan(1);
    expect(size(match)).toBeLessThan(160_000);
    expect(match.filter(readsTexts)).toEqual([]);
  }
});

test("one key lets a whole turn of the other player pass", { timeout: 90_000 }, async () => {
  const page = await open();
  await toMain(page);
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press("e");
    await expect
      .poll(() => asked(page).innerText(), { timeout: 20_000 })
      .toMatch(/Do you (block|counter)|Main Phase/);
    if (/Do you/.test(await asked(page).innerText())) break;
  }
  const turn = async () => Number(/Turn (\d+)/.exec(await page.locator(".midline").innerText())?.[1]);
  const theirs = await turn();
  expect(await asked(page).innerText()).toMatch(/Do you/);
  await page.keyboard.press("p");
  await expect.poll(() => asked(page).innerText(), { timeout: 20_000 }).toMatch(/Main Phase/);
  expect(await turn()).toBe(theirs + 1);
  await page.context().close();
});
