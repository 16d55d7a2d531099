/** Plays a match on the page: takes its updates one by one, at the pace that the player set. */

import type { Face, Happening, Laid, Laying, Match, Setup, Update } from "@arbiter/match";
import { flushSync } from "react-dom";
import { refusalSaid } from "../i18n/refusals.ts";
import { localMatch } from "../match/local.ts";
import type { RemoteMatch } from "../match/remote.ts";
import { fadeIn, hold, type Movings, move, remember } from "./motion.ts";
import { goTo } from "./route.ts";
import { keepSame } from "./same.ts";
import { type Moment, sound } from "./sound.ts";
import { keepGame } from "./storage.ts";
import { dropPlan, followPlan, type Study, set, table } from "./store.ts";

let queue: Update[] = [];
let running = false;
let settledAt = 0;

/** A press right after something moved was meant for what lay there before. */
export function isSettled(): boolean {
  return performance.now() - settledAt > 180;
}

async function open(
  begin: (match: Match) => Promise<void>,
  watching: boolean,
  match: Match = localMatch(),
  study: () => Study | null = () => null,
): Promise<void> {
  const waiting: Update[] = [];
  const gather = match.subscribe((update) => waiting.push(update));
  match.onFailure((why, dead) => failed(match, why, dead));
  match.asking(table().settings);
  try {
    await begin(match);
  } catch (error) {
    match.close();
    throw error;
  }
  gather();
  table().match?.close();
  queue = waiting;
  goTo(null);
  set({
    match,
    watching,
    study: study(),
    log: [],
    faces: new Map(),
    scene: null,
    lit: null,
    fight: null,
    rows: null,
    picks: [],
    acting: null,
    open: null,
  });
  match.subscribe((update) => {
    if (table().match !== match) return;
    queue.push(update);
    void pump();
  });
  void pump();
}

export function startMatch(setup: Setup): Promise<void> {
  return open((match) => match.start(setup), false);
}

export function openSave(save: unknown, watching: boolean): Promise<void> {
  return open((match) => match.load(save, watching), watching);
}

/** A position laid by hand, from the text of a scenario file. Throws what is wrong with it. */
export async function layPosition(position: Laying, about: Omit<Study, "text" | "laid">): Promise<void> {
  let laid: Laid | null = null;
  const begin = async (match: Match) => {
    laid = await match.lay(position);
  };
  await open(begin, position.watch, localMatch(), () => ({ ...about, text: position.text, laid: laid! }));
}

/** A game that is only looked at, from its beginning. */
export function watchMatch(match: Match): Promise<void> {
  return open(async (made) => made.goTo(0), true, match);
}

/** A match on a server: begins when its first update comes. */
export function playRemote(match: RemoteMatch): Promise<void> {
  return open(() => match.begun(), false, match);
}

let passesTurn = false;

/** Lets everything pass until one's own turn comes, this once. */
export function passTurn(): void {
  const { match, settings } = table();
  passesTurn = true;
  set({ picks: [], acting: null, busy: true, lit: null });
  match?.asking({ ...settings, passing: "until my turn" });
}

function endPassing({ scene }: Update): void {
  if (!passesTurn || scene.active !== scene.viewer) return;
  passesTurn = false;
  table().match?.asking(table().settings);
}

export function leave(): void {
  table().match?.close();
  queue = [];
  goTo(table().study?.from ?? null);
  set({
    match: null,
    study: null,
    scene: null,
    log: [],
    watching: false,
    busy: false,
    lit: null,
    fight: null,
    curtain: false,
    open: null,
  });
}

function failed(match: Match, why: string, dead: boolean): void {
  if (table().match !== match && table().match !== null) return;
  const { intl } = table();
  const says = dead ? intl.formatMessage({ id: "error.worker" }, { why: refusalSaid(intl, why) }) : why;
  set({ open: { what: "error", says, dead }, busy: false, lit: table().scene?.asked ?? null });
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

async function pump(): Promise<void> {
  if (running) return;
  running = true;
  try {
    while (queue.length > 0) {
      const { curtain, match } = table();
      if (curtain || match === null) break;
      await showUpdate(queue.shift()!);
    }
  } finally {
    running = false;
  }
  const { scene, curtain } = table();
  if (queue.length > 0) return;
  if (!curtain && scene?.asked != null && followPlan()) return;
  settledAt = performance.now();
  set({ busy: false, lit: scene?.asked ?? null });
  keepFocus();
}

/** What had the focus may be gone with the card; then the question has it. */
function keepFocus(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  focusQuestion();
}

function focusQuestion(): void {
  document.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
}

/** The focus leaves a card before the card leaves the page: otherwise the page is laid out in the middle of its change. */
function leaveMoved({ happened }: Update): void {
  const id = (document.activeElement as HTMLElement | null)?.dataset.card;
  if (id !== undefined && happened.some(({ kind, card }) => kind === "move" && card === Number(id)))
    focusQuestion();
}

export function liftCurtain(): void {
  set({ curtain: false });
  void pump();
}

/** What was drawn before is on the screen, and a frame has passed: a change and its painting are not one long wait. */
async function breath(): Promise<void> {
  await frame();
  await frame();
  await wait(0);
}

async function showUpdate(update: Update): Promise<void> {
  const pace = update.jump || update.handover ? 0 : table().settings.pace;
  leaveMoved(update);
  if (update.jump) dropPlan();
  if (pace > 0) await breath();
  const { settings, log, faces, match, scene, fight } = table();
  const movings: Movings = pace === 0 || settings.lessMotion ? new Map() : remember(update.happened);
  const isWhole = update.jump || update.handover;
  const lines = isWhole ? update.lines : update.lines.length === 0 ? log : [...log, ...update.lines];
  flushSync(() =>
    set({
      scene: keepSame(scene, update.scene),
      faces: update.faces.length === 0 ? faces : withFaces(faces, update.faces),
      at: update.at,
      of: update.of,
      canUndo: update.canUndo,
      picks: update.scene.asked?.suggested ?? [],
      acting: null,
      busy: true,
      ...(pace > 0
        ? {}
        : {
            lit: update.scene.asked,
            fight: update.scene.battle,
            rows: update.scene.sides,
            log: lines,
          }),
      curtain:
        table().study === null &&
        (update.handover || (update.jump && isShared(update) && update.scene.asked !== null)),
    }),
  );
  hold(movings);
  endPassing(update);
  const moment = momentOf(update);
  if (pace > 0 && moment !== null) sound(moment, settings.sound, coins(update));
  if (match !== null && !table().watching) void keepGame(match, update);
  if (pace === 0 || settings.lessMotion) fadeIn(update.happened);
  if (pace === 0) return;
  // The change is painted in one frame, rows that must be drawn closer in another; then it is measured and set in motion.
  await frame();
  await wait(0);
  set({ rows: update.scene.sides });
  await frame();
  await frame();
  const seconds = settings.lessMotion ? 0 : move(update, movings, pace);
  const mine = update.scene.asked !== null && queue.length === 0;
  // While it flies it is told, and the cards are lit: changes that come apart are short.
  await breath();
  set({ fight: keepSame(fight, update.scene.battle) });
  await breath();
  set({ log: lines });
  await breath();
  set({ lit: mine ? update.scene.asked : null });
  await wait(Math.max(seconds, update.lines.length === 0 ? 0 : mine ? 0.15 : 0.55 / pace));
}

function isShared({ scene }: Update): boolean {
  return scene.seats.every((seat) => seat === "human");
}

function withFaces(known: ReadonlyMap<string, Face>, more: readonly Face[]): ReadonlyMap<string, Face> {
  const all = new Map(known);
  for (const face of more) all.set(face.key, face);
  return all;
}

const ranked: readonly (readonly [Moment, (h: Happening, update: Update) => boolean])[] = [
  ["victory", (h, { scene }) => h.kind === "lose" && h.player !== scene.viewer],
  ["defeat", (h) => h.kind === "lose"],
  ["damage", (h) => h.kind === "damage"],
  ["awaken", (h) => h.kind === "flip"],
  ["trigger", (h) => h.kind === "trigger"],
  ["ko", (h) => h.kind === "ko"],
  ["block", (h) => h.kind === "block"],
  ["counter", (h) => h.kind === "counter"],
  ["combo", (h) => h.kind === "combo"],
  ["attack", (h) => h.kind === "battle" || h.kind === "attack"],
  ["play", (h) => h.kind === "play" || h.kind === "activateEvent"],
  ["coin", (h) => h.kind.startsWith("don") || h.to?.area === "energy"],
  ["turn", (h) => h.kind === "turn"],
  ["draw", (h) => h.kind === "draw"],
];

/** DON!! cards or energy that came, for their sound. */
function coins({ happened }: Update): number {
  const added = happened.filter(({ kind, to }) => kind.startsWith("don") || to?.area === "energy");
  return Math.max(1, ...added.map(({ amount }) => amount), added.length);
}

function momentOf(update: Update): Moment | null {
  return ranked.find(([, is]) => update.happened.some((h) => is(h, update)))?.[0] ?? null;
}
