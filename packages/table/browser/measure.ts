/**
 * How the page feels: twelve plays and twelve attacks at a table with 120 cards, the processor slowed four times; and
 * keys in a search over 9,000 cards. `npm run measure`; figures, no verdict, since machines differ.
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
function position(most: number): string {
  const cards = (name: string, n: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        `  ${name} ${i + 1}: { type: BATTLE, colors: [Red], energyCost: 1, specifiedCost: R, power: ${5000 + 1000 * (i % most)}, comboCost: 0, comboPower: 5000 }`,
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
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const limit = 50;
const ms = (micros = 0) => Math.round(micros / 1000);

/**
 * Milliseconds that the tasks of the page's main thread took: on the clock, and of the processor alone, which is what
 * others on the machine cannot alter; and of the processor from one frame to the next.
 */
async function traced(page: Page, cdp: CDPSession, play: () => Promise<void>) {
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing", "devtools.timeline"] },
  });
  await page.evaluate(() => performance.mark("here"));
  await play();
  await cdp.send("Tracing.end");
  await complete;
  const here = events.find(({ name }) => name === "here");
  const own = events.filter(({ pid, tid }) => pid === here?.pid && tid === here?.tid);
  const parts = own.filter(({ ph }) => ph === "X").sort((a, b) => a.ts - b.ts);
  const tasks = parts.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  for (const task of tasks) if (ms(task.dur) > limit) console.log(`a long task: ${partsOf(task, parts)}`);
  const frames = own.filter(({ name }) => name === "frame").map(({ ts }) => ts);
  const between = frames.slice(1).map((end, i) => {
    const inside = tasks.filter(({ ts }) => ts >= frames[i] && ts < end);
    const sum = ms(inside.reduce((all, { tdur = 0 }) => all + tdur, 0));
    const long = inside.filter(({ tdur }) => ms(tdur) > 8);
    if (sum > limit)
      console.log(`${sum} ms between two frames: ${long.map((one) => partsOf(one, parts)).join("; ")}`);
    return sum;
  });
  return {
    clock: tasks.map(({ dur }) => ms(dur)),
    processor: tasks.map(({ tdur }) => ms(tdur)),
    between,
  };
}

/** What a task consisted of, as far as it took time: on the clock, and of the processor. */
function partsOf(task: Traced, parts: readonly Traced[]): string {
  const end = task.ts + (task.dur ?? 0);
  const inside = parts.filter((one) => one !== task && one.ts >= task.ts && one.ts < end && ms(one.dur) > 4);
  return [task, ...inside].map(({ name, dur, tdur }) => `${name} ${ms(dur)}/${ms(tdur)}`).join(", ");
}

/** At the table with 120 cards; who sits opposite is a bot. */
async function fullTable(most: number): Promise<Page> {
  const page = await open("about:blank", 1);
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(data: { message?: { do: string; position: object } }) {
      if (data.message?.do === "lay") Object.assign(data.message.position, { seats: ["human", "easy"] });
      postMessage.call(this, data);
    };
  });
  await page.goto(`${url}#position=${packed({ text: position(most), inputs: [] })}`);
  await page.locator(".row-battle .card").nth(23).waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1500);
  return page;
}

/** Only keys while it is measured: a search by role names every button of the page, which takes longer than a move. */
async function measured(page: Page, what: string, play: (nth: number) => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { clock, processor, between } = await traced(page, cdp, async () => {
    await page.evaluate(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      let last = performance.now();
      const frame = (now: number) => {
        performance.mark("frame");
        gaps.push(Math.round(now - last));
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    for (let nth = 0; nth < 12; nth++) await play(nth);
  });
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  const told = (all: number[]) => {
    const sorted = all.toSorted((a, b) => b - a);
    return `${sorted.filter((one) => one > limit).length} of ${all.length} (${sorted.slice(0, 12).join(", ")})`;
  };
  console.log(`${what}, tasks over ${limit} ms of the processor: ${told(processor)}`);
  console.log(`${what}, between two frames over ${limit} ms of the processor: ${told(between)}`);
  console.log(`${what}, tasks over ${limit} ms on the clock: ${told(clock)}`);
  console.log(`${what}, gaps between frames over ${limit} ms on the clock: ${told(gaps)}`);
}

async function pressed(page: Page, ...keys: readonly (readonly [key: string, ms: number])[]): Promise<void> {
  for (const [key, ms] of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(ms);
  }
}

test("twelve plays at a full table, the processor four times slower", { timeout: 240_000 }, async () => {
  const page = await fullTable(12);
  const hand = await page.$$(".hand.near [data-card]");
  await measured(page, "plays", async (nth) => {
    await hand[nth].evaluate((element) => (element as HTMLElement).focus());
    await pressed(page, ["Enter", 1200], ["y", 1800]); // as it is paid
  });
  console.log(`in play now: ${await page.locator(".row-battle .card").count()}`);
  await page.context().close();
});

/** Two of them get through; in every battle both may combo, and the one at the keys does not. */
test("twelve attacks at a full table, the processor four times slower", { timeout: 240_000 }, async () => {
  const page = await fullTable(6);
  const cards = await page.$$(".side.near .row-battle [data-card]");
  await measured(page, "attacks", async (nth) => {
    await cards[nth].evaluate((element) => (element as HTMLElement).focus());
    await pressed(page, ["Enter", 700], ["Enter", 1800], ["n", 1800], ["n", 700]);
  });
  console.log(`rested now: ${await page.locator(".side.near .row-battle .card.rested").count()}`);
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
