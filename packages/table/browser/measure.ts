/**
 * How the page feels: twelve moves at a table with 120 cards, the processor slowed four times; and keys in a search over
 * 9,000 cards. `npm run measure`; figures, no verdict, since machines differ.
 */
import type { CDPSession, Page } from "playwright-core";
import { test } from "vitest";
import { packed } from "../src/app/packing.ts";
import { vegapull } from "../test/workshop/made.ts";
import { browser, servedAt, url } from "./site.ts";

servedAt(5030);

async function open(address: string, pace: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await context.addInitScript((speed) => {
    localStorage.setItem("arbiter.settings", JSON.stringify({ pace: speed, sound: false }));
  }, pace);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const list = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name} ${i + 1}`).join(", ");

/** Both sides: a Leader, twelve in battle, twelve in hand, thirteen energy, eight Life, fourteen dropped: 120, and the decks. */
function position(): string {
  const cards = (name: string, n: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        `  ${name} ${i + 1}: { type: BATTLE, colors: [Red], energyCost: 1, specifiedCost: R, power: ${5000 + 1000 * (i % 12)}, comboCost: 0, comboPower: 5000 }`,
    ).join("\n");
  const side = (battle: string, hand: string) =>
    `  life: 8\n  battle: [${list(battle, 12)}]\n  hand: [${list(hand, 12)}]\n  energy: [Coal, …12]\n  drop: [Coal, …13]`;
  return `title: "A full table"
game: dbs
edition: "3.02"
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Coal: { type: BATTLE, colors: [Red], energyCost: 1, specifiedCost: R, power: 5000, comboCost: 0, comboPower: 5000 }
${["Drummer", "Piper", "Fiddler", "Harper"].map((name) => cards(name, 12)).join("\n")}
turn: { player: you, number: 5 }
you:
  leader: Rho
${side("Drummer", "Fiddler")}
opponent:
  leader: { card: Rho, as: theirs }
${side("Piper", "Harper")}
play: []
expect: []
`;
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Milliseconds that the tasks of the page's main thread took: on the clock, and of the processor alone. */
async function traced(page: Page, cdp: CDPSession, play: () => Promise<void>) {
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  await page.evaluate(() => performance.mark("here"));
  await play();
  await cdp.send("Tracing.end");
  await complete;
  const here = events.find(({ name }) => name === "here");
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && ph === "X" && pid === here?.pid && tid === here?.tid,
  );
  const sorted = (of: "dur" | "tdur") =>
    tasks.map((task) => Math.round((task[of] ?? 0) / 1000)).sort((a, b) => b - a);
  return { clock: sorted("dur"), processor: sorted("tdur") };
}

/** Only keys while it is measured: a search by role names every button of the page, which takes longer than a move. */
test("twelve moves at a full table, the processor four times slower", { timeout: 240_000 }, async () => {
  const page = await open(`${url}#position=${packed({ text: position(), inputs: [] })}`, 1);
  await page.locator(".row-battle .card").nth(23).waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const hand = await page.$$(".hand.near [data-card]");
  const { clock, processor } = await traced(page, cdp, async () => {
    await page.evaluate(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      let last = performance.now();
      const frame = (now: number) => {
        gaps.push(Math.round(now - last));
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    for (const card of hand) {
      await card.evaluate((element) => (element as HTMLElement).focus());
      await page.keyboard.press("Enter");
      await page.waitForTimeout(1200);
      await page.keyboard.press("y"); // as it is paid
      await page.waitForTimeout(1800);
    }
  });
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  gaps.sort((a, b) => b - a);
  const told = (all: number[]) =>
    `${all.filter((ms) => ms > 50).length} of ${all.length} (${all.slice(0, 12).join(", ")})`;
  console.log(`tasks over 50 ms of the processor: ${told(processor)}`);
  console.log(`tasks over 50 ms on the clock: ${told(clock)}`);
  console.log(`gaps between frames over 50 ms: ${told(gaps)}`);
  console.log(`in play now: ${await page.locator(".row-battle .card").count()}`);
  await page.context().close();
});

test("keys in a search over 9,000 cards", { timeout: 240_000 }, async () => {
  const page = await open(`${url}#/cards`, 0);
  const buffer = Buffer.from(JSON.stringify(vegapull(9000)));
  await page
    .locator("input[data-brings=cards]")
    .setInputFiles([{ name: "cards.json", mimeType: "application/json", buffer }]);
  await page.getByRole("region", { name: "What became of them" }).waitFor({ timeout: 120_000 });
  for (const where of ["cards", "decks"]) {
    await page.goto(`${url}#/${where}`);
    if (where === "decks") await page.getByRole("button", { name: "New deck" }).click();
    const input = page.locator(".search-row input[type=search]");
    await input.waitFor();
    await page.waitForTimeout(1500);
    await input.focus();
    await page.evaluate(() => {
      const spans: number[] = [];
      Object.assign(window, { spans });
      let pressed = 0;
      const field = document.querySelector<HTMLInputElement>(".search-row input")!;
      field.addEventListener("keydown", () => {
        pressed = performance.now();
      });
      new MutationObserver(() => {
        const began = pressed;
        if (began === 0) return;
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (pressed !== began) return;
            spans.push(Math.round(performance.now() - began));
            pressed = 0;
          }),
        );
      }).observe(document.querySelector(".card-grid")!, { subtree: true, childList: true });
    });
    for (const word of ["flint", "draw", "za12", "thorn"])
      for (const key of [...word, ...Array<string>(word.length).fill("Backspace")]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(250);
      }
    const spans = await page.evaluate(() => (window as unknown as { spans: number[] }).spans);
    spans.sort((a, b) => a - b);
    const at = (share: number) => spans[Math.min(spans.length - 1, Math.floor(spans.length * share))];
    console.log(`${where}: from a key to the cards drawn ${at(0.5)} ms, 9 in 10 within ${at(0.9)} ms`);
  }
  await page.context().close();
});
