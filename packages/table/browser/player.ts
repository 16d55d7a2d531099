/**
 * Someone who plays at the table and knows of it only what a screen reader tells: roles, names and states. How a
 * thing is pressed is given: with the mouse, a finger, or keys.
 */
import type { ElementHandle, Locator, Page } from "playwright-core";

export type Press = (page: Page, what: Locator) => Promise<void>;

/** Pressed once nothing moves; the page does not take a press right after something moved: then again. */
function untilTaken(once: (what: Locator) => Promise<void>): Press {
  return async (page, what) => {
    let before = "";
    for (let now = await stateOf(page); now !== before; now = await stateOf(page)) {
      before = now;
      await page.waitForTimeout(50);
    }
    for (let tries = 0; tries < 8; tries++) {
      await once(what);
      if ((await stateOf(page)) !== before) return;
      await page.waitForTimeout(60);
    }
    throw new Error(`Nothing comes of pressing ${await what.getAttribute("aria-label")}.`);
  };
}

export const byMouse = untilTaken((what) => what.click({ timeout: 5000 }));
export const byFinger = untilTaken(async (what) => {
  await what.scrollIntoViewIfNeeded({ timeout: 5000 });
  await what.tap({ timeout: 5000 });
});

/** What a press may alter: the question, menus and dialogs, what the cards say of themselves, the log. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const asked = document.querySelector('[aria-label="What is asked"]');
    const open = document.querySelectorAll("[role=menu], [role=dialog], [role=alertdialog]").length;
    const cards = [...document.querySelectorAll("main button")].map(
      (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("aria-pressed")}`,
    );
    const log = document.querySelector("[role=log]")?.textContent?.length;
    return [asked?.getAttribute("aria-busy"), asked?.textContent, open, log, ...cards].join("; ");
  });
}

const isThere = (what: ElementHandle<Element>) =>
  what.evaluate((element) => element === document.activeElement);

/** Tab to its area, then arrows. */
async function byTab(page: Page, what: ElementHandle<Element>): Promise<void> {
  for (let tab = 0; tab < 60; tab++) {
    await page.keyboard.press("Tab");
    const at = await what.evaluate((element) => {
      const { activeElement: now } = document;
      if (now === element) return "there";
      const isIn = now?.closest("section")?.contains(element) && now.matches("[data-card], [data-stop]");
      return isIn ? "in its area" : "elsewhere";
    });
    if (at === "there") return;
    if (at === "elsewhere") continue;
    await page.keyboard.press("Home");
    for (let step = 0; step < 40 && !(await isThere(what)); step++) await page.keyboard.press("ArrowRight");
    return;
  }
}

/** G goes from one thing that can be used to the next. */
async function byJumps(page: Page, what: ElementHandle<Element>): Promise<void> {
  for (let jump = 0; jump < 60 && !(await isThere(what)); jump++) await page.keyboard.press("g");
}

let presses = 0;

/** Nothing is focused by a script: one press goes by Tab and arrows, the next by G. */
export const byKeys: Press = async (page, what) => {
  const found = (await what.elementHandle({ timeout: 5000 })) as ElementHandle<Element>;
  if (!(await isThere(found))) await (presses++ % 2 === 0 ? byTab : byJumps)(page, found);
  if (!(await isThere(found))) {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    throw new Error(
      `By keys nobody comes to ${await what.getAttribute("aria-label")}; the focus is at ${at}.`,
    );
  }
  await page.keyboard.press("Enter");
};

export interface Watched {
  readonly press: Press;
  /** Is told what was done and heard. */
  readonly note?: (line: string) => void;
  readonly most?: number;
  /** Where the game is left, if not at its end. */
  readonly until?: (seen: Seen) => boolean;
}

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked" });
const buttonsOf = (page: Page) => prompt(page).locator("button:visible");
const able = (page: Page) =>
  page.locator("button[aria-label*=', can act']:not([aria-label*='chosen']):visible");

interface Seen {
  /** How the game ended; "": it goes on. */
  readonly over: string;
  readonly curtain: boolean;
  /** A sheet lies over the table, or a menu was left open. */
  readonly covered: boolean;
  readonly asked: string;
  readonly turn: string;
}

/** What is seen as soon as something is wanted of this player. */
async function look(page: Page): Promise<Seen> {
  const seen = await page.waitForFunction(
    () => {
      const dialogs = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
      const titles = dialogs.map((one) => one.querySelector("h1, h2, h3")?.textContent?.trim() ?? "");
      const over = titles.find((title) => /Victory|Defeat|draw|wins/.test(title)) ?? "";
      const curtain = dialogs.some((one) => /^I am /.test(one.querySelector("button")?.textContent ?? ""));
      const menu = document.querySelector("[role=menu]") !== null;
      const covered = (dialogs.length > 0 || menu) && over === "" && !curtain;
      const prompt = document.querySelector<HTMLElement>('[aria-label="What is asked"]');
      const asked = prompt?.getAttribute("aria-busy") === "true" ? "" : (prompt?.innerText.trim() ?? "");
      if (over === "" && !curtain && !covered && (asked === "" || /decides?…/.test(asked))) return null;
      const turn = /Turn \d+/.exec(document.querySelector("main")?.innerText ?? "")?.[0] ?? "";
      return { over, curtain, covered, asked, turn };
    },
    undefined,
    { polling: 20, timeout: 60_000 },
  );
  return (await seen.jsonValue())!;
}

/** Plays until the game is over, and says how it ended; "": it is left before. */
export async function playOut(
  page: Page,
  { press, note = () => {}, most = 700, until = () => false }: Watched,
): Promise<string> {
  const tried = new Set<string>();
  let turn = "";
  let counters = 0;
  let failed = 0;
  for (let n = 0; n < most; n++) {
    const seen = await look(page);
    const { asked, over } = seen;
    if (over !== "") return over;
    if (seen.curtain) {
      await press(page, page.getByRole("dialog").getByRole("button", { name: /^I am / }));
      continue;
    }
    if (seen.covered) {
      await page.keyboard.press("Escape");
      continue;
    }
    if (until(seen)) return "";
    if (seen.turn !== turn) tried.clear();
    turn = seen.turn;
    const answer = (name: RegExp) => buttonsOf(page).filter({ hasText: name }).first();
    const say = async (name: RegExp) => {
      note(`> ${(await answer(name).innerText({ timeout: 5000 })).trim()}`);
      await press(page, answer(name));
    };
    try {
      if (/redraw/.test(asked)) await say(/^Keep$/);
      else if (/Who goes first/.test(asked)) await say(/^Go first$/);
      else if (/\d+ of \d+ chosen/.test(asked)) await choose(page, press, note, asked);
      else if (/Main Phase/.test(asked)) {
        if (!(await act(page, press, note, tried))) await say(/^End your turn$/);
      } else if (/charge a card/.test(asked)) {
        if (!(await act(page, press, note, tried))) await say(/^Pass$/);
      } else if (/Do you (counter|combo)/.test(asked) && /^(Counter|Combo) with/m.test(asked))
        await say(/^(Counter|Combo) with/);
      else if (
        /Do you (counter|combo)/.test(asked) &&
        ++counters % 3 === 0 &&
        (await able(page).count()) > 0
      ) {
        const one = able(page).first();
        note(`> ${await one.getAttribute("aria-label")}`);
        await press(page, one);
        if (await hasMenu(page)) await pressItem(page, press, page.getByRole("menuitem").first());
      } else if (/Do you (block|counter|combo)/.test(asked)) await say(/^Pass$/);
      else if (/ to \d+|How many|Which X/.test(asked) && /^Confirm$/m.test(asked)) await say(/^Confirm$/);
      else {
        const first = prompt(page).locator(".answers button:visible").first();
        if ((await first.count()) > 0) {
          note(`> ${(await first.innerText()).trim()}`);
          await press(page, first);
        } else await choose(page, press, note, asked);
      }
      failed = 0;
    } catch (error) {
      // What was pressed may have gone while the table moved on; a player looks again, but not for ever.
      if (++failed === 3) throw error;
    }
  }
  throw new Error(`No end after ${most} questions. The last: ${await prompt(page).innerText()}`);
}

/** Uses the first card that can act and was not tried this turn. */
async function act(
  page: Page,
  press: Press,
  note: (line: string) => void,
  tried: Set<string>,
): Promise<boolean> {
  const names = await able(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  for (const name of names) {
    if (tried.has(name)) continue;
    tried.add(name);
    note(`> ${name}`);
    await press(page, page.locator(`button[aria-label=${JSON.stringify(name)}]:visible`).first());
    if (!(await hasMenu(page))) return true;
    const items = page.getByRole("menuitem");
    const wanted = items.filter({ hasText: /^(Attack|Play|Charge|Place|Combo|Put)/ }).first();
    if ((await wanted.count()) > 0) {
      note(`> ${(await wanted.innerText()).trim()}`);
      await pressItem(page, press, wanted);
      return true;
    }
    await page.keyboard.press("Escape");
    await items.first().waitFor({ state: "detached" });
  }
  return false;
}

/** Whether the press opened one: its card is lit two frames later, and it follows. */
function hasMenu(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const isThere = () => document.querySelector("[role=menuitem]") !== null;
    const isMeant = () => document.querySelector("main button[aria-pressed=true]") !== null;
    for (let n = 0; n < 2 || (n < 30 && isMeant() && !isThere()); n++)
      await new Promise((done) => requestAnimationFrame(done));
    return isThere();
  });
}

/** In a menu arrows go from item to item. */
async function pressItem(page: Page, press: Press, item: Locator): Promise<void> {
  if (press !== byKeys) return press(page, item);
  await page.waitForFunction(() => document.activeElement?.closest("[role=menu]") != null);
  const found = (await item.elementHandle()) as ElementHandle<Element>;
  for (let step = 0; step < 30 && !(await isThere(found)); step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Chooses cards until the answer can be confirmed. */
async function choose(page: Page, press: Press, note: (line: string) => void, asked: string): Promise<void> {
  const says = (text: string) => text.split("\n")[1];
  const confirm = prompt(page).getByRole("button", { name: "Confirm" });
  for (let n = 0; n < 12; n++) {
    if ((await confirm.isVisible()) && (await confirm.isEnabled())) {
      note("> Confirm");
      return press(page, confirm);
    }
    const tray = page.locator(".tray button[aria-pressed=false]:visible").first();
    const next = (await tray.count()) > 0 ? tray : able(page).first();
    if ((await next.count()) === 0) break;
    note(`> ${await next.getAttribute("aria-label")}`);
    await press(page, next);
    const now = await look(page);
    if (!/\d+ of \d+ chosen/.test(now.asked) || says(now.asked) !== says(asked)) return;
  }
  const none = prompt(page).getByRole("button", { name: "None" });
  if (await none.isVisible()) {
    note("> None");
    return press(page, none);
  }
  await press(page, prompt(page).locator(".answers button:visible").first());
}
