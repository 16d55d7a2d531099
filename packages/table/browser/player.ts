/**
 * Someone who plays at the table and knows of it only what a screen reader tells: roles, names and states. How a
 * thing is pressed is given: with the mouse, a finger, or keys.
 */
import type { Locator, Page } from "playwright-core";

export type Press = (page: Page, what: Locator) => Promise<void>;

export const byMouse: Press = (_page, what) => what.click({ timeout: 5000 });
export const byFinger: Press = async (_page, what) => {
  await what.scrollIntoViewIfNeeded();
  await what.tap({ timeout: 5000 });
};

/** Tab to its area, arrows inside, Enter: nothing is focused by a script. */
export const byKeys: Press = async (page, what) => {
  const isThere = () => what.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 90 && !(await isThere()); tab++) {
    await page.keyboard.press("Tab");
    const inside = await what.evaluate((element) => {
      const area = document.activeElement?.closest("section");
      return (
        area?.contains(element) === true &&
        document.activeElement?.matches("[data-card], [data-stop]") === true
      );
    });
    if (!inside) continue;
    await page.keyboard.press("Home");
    for (let step = 0; step < 40 && !(await isThere()); step++) await page.keyboard.press("ArrowRight");
  }
  if (!(await isThere())) {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    const stops = await what.evaluate((element) =>
      [...(element.closest("section")?.querySelectorAll("button") ?? [])].map(
        (button) => `${button.getAttribute("aria-label")} ${button.tabIndex}`,
      ),
    );
    throw new Error(
      `By keys nobody comes to ${await what.getAttribute("aria-label")}; the focus is at ${at}; its area: ${stops}.`,
    );
  }
  await page.keyboard.press("Enter");
};

export interface Watched {
  readonly press: Press;
  /** Is told what was done and heard. */
  readonly note?: (line: string) => void;
  readonly most?: number;
}

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked" });
const isOver = (page: Page) => page.getByRole("dialog", { name: /Victory|Defeat|draw|wins/ });

async function question(page: Page): Promise<string> {
  for (;;) {
    if (await isOver(page).isVisible()) return "";
    const curtain = page.getByRole("button", { name: /^I am / });
    if (await curtain.isVisible()) return "curtain";
    const said = await prompt(page)
      .innerText({ timeout: 20_000 })
      .catch(() => "");
    if (/decides?…|^…?$/.test(said.trim()) || said.trim() === "") await page.waitForTimeout(40);
    else return said;
  }
}

/** Plays until the game is over, and says how it ended. */
export async function playOut(page: Page, { press, note = () => {}, most = 700 }: Watched): Promise<string> {
  const tried = new Set<string>();
  let turn = "";
  let counters = 0;
  let failed = 0;
  for (let n = 0; n < most; n++) {
    const asked = await question(page);
    if (asked === "") return (await isOver(page).getByRole("heading").innerText()).trim();
    if (asked === "curtain") {
      await press(page, page.getByRole("button", { name: /^I am / }));
      continue;
    }
    const now = await page.locator("main").innerText();
    const turnNow = /Turn \d+/.exec(now)?.[0] ?? "";
    if (turnNow !== turn) tried.clear();
    turn = turnNow;
    const buttons = prompt(page).getByRole("button");
    const answer = (name: RegExp) => buttons.filter({ hasText: name }).first();
    const say = async (name: RegExp) => {
      note(`> ${(await answer(name).innerText()).trim()}`);
      await press(page, answer(name));
    };
    const able = page.getByRole("button", { name: /, can act(?!.*chosen)/ });
    try {
      if (/redraw/.test(asked)) await say(/^Keep$/);
      else if (/Who goes first/.test(asked)) await say(/^Go first$/);
      else if (/\d+ of \d+ chosen/.test(asked)) await choose(page, press, note, able);
      else if (/Main Phase/.test(asked)) {
        if (!(await act(page, press, note, able, tried))) await say(/^End your turn$/);
      } else if (/charge a card/.test(asked)) {
        if (!(await act(page, press, note, able, tried))) await say(/^Pass$/);
      } else if (/Do you (counter|combo)/.test(asked) && (await answer(/^(Counter|Combo) with/).isVisible()))
        await say(/^(Counter|Combo) with/);
      else if (/Do you (counter|combo)/.test(asked) && ++counters % 3 === 0 && (await able.count()) > 0) {
        note(`> ${await able.first().getAttribute("aria-label")}`);
        await press(page, able.first());
        const menu = page.getByRole("menuitem").first();
        if (await menu.isVisible()) await press(page, menu);
      } else if (/Do you (block|counter|combo)/.test(asked)) await say(/^Pass$/);
      else if (/ to \d+|How many|Which X/.test(asked) && (await answer(/^Confirm$/).isVisible()))
        await say(/^Confirm$/);
      else if ((await buttons.last().isVisible()) && (await answers(page)) > 0) {
        const first = prompt(page).locator(".answers").getByRole("button").first();
        note(`> ${(await first.innerText()).trim()}`);
        await press(page, first);
      } else await choose(page, press, note, able);
      failed = 0;
    } catch (error) {
      // What was pressed may have gone while the table moved on; a player looks again, but not for ever.
      if (++failed === 3) throw error;
    }
  }
  throw new Error(`No end after ${most} questions. The last: ${await prompt(page).innerText()}`);
}

const answers = (page: Page) => prompt(page).locator(".answers").getByRole("button").count();

/** Uses the first card that can act and was not tried this turn. */
async function act(
  page: Page,
  press: Press,
  note: (line: string) => void,
  able: Locator,
  tried: Set<string>,
): Promise<boolean> {
  for (const one of await able.all()) {
    const name = (await one.getAttribute("aria-label")) ?? "";
    if (tried.has(name)) continue;
    tried.add(name);
    note(`> ${name}`);
    await press(page, one);
    const items = page.getByRole("menuitem");
    if (!(await items.first().isVisible())) return true;
    const wanted = items.filter({ hasText: /^(Attack|Play|Charge|Place|Combo|Put)/ }).first();
    if (await wanted.isVisible()) {
      note(`> ${(await wanted.innerText()).trim()}`);
      await pressItem(page, press, wanted);
      return true;
    }
    await page.keyboard.press("Escape");
  }
  return false;
}

/** In a menu arrows go from item to item. */
async function pressItem(page: Page, press: Press, item: Locator): Promise<void> {
  if (press !== byKeys) return press(page, item);
  for (let step = 0; step < 30; step++) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

/** Chooses cards until the answer can be confirmed. */
async function choose(page: Page, press: Press, note: (line: string) => void, able: Locator): Promise<void> {
  const before = await prompt(page).innerText();
  const confirm = prompt(page).getByRole("button", { name: "Confirm" });
  for (let n = 0; n < 12; n++) {
    if ((await confirm.isVisible()) && (await confirm.isEnabled())) {
      note("> Confirm");
      return press(page, confirm);
    }
    const tray = page.locator(".tray").getByRole("button", { pressed: false }).first();
    const next = (await tray.isVisible()) ? tray : able.first();
    if (!(await next.isVisible())) break;
    note(`> ${await next.getAttribute("aria-label")}`);
    await press(page, next);
    await page.waitForTimeout(30);
    const now = await prompt(page).innerText();
    if (!/\d+ of \d+ chosen/.test(now) || now.split("\n")[1] !== before.split("\n")[1]) return;
  }
  const none = prompt(page).getByRole("button", { name: "None" });
  if (await none.isVisible()) {
    note("> None");
    return press(page, none);
  }
  const any = prompt(page).locator(".answers").getByRole("button").first();
  await press(page, any);
}
