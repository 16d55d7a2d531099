/** What the page knows: the match it shows, what the player has picked, what is open, and his settings. */
import { setHolds } from "@arbiter/engine";
import type { Asked, Choice, Face, Laid, Line, Match, Scene, Update } from "@arbiter/match";
import type { IntlShape } from "react-intl";
import { create } from "zustand";
import { english } from "../i18n/languages.ts";
import type { ButtonWhy } from "../panels/why.tsx";
import { type Settings, settingsNow } from "./settings.ts";

export type Open =
  | { readonly what: "card"; readonly card: number | null; readonly face: string }
  | { readonly what: "rule"; readonly number: string }
  | { readonly what: "area"; readonly player: 0 | 1; readonly area: string }
  | ({ readonly what: "button" } & ButtonWhy)
  | { readonly what: "under"; readonly card: number }
  | { readonly what: "teacher" | "swings" }
  | { readonly what: "settings" | "keys" | "undo" | "concede" }
  | { readonly what: "error"; readonly says: string; readonly dead?: boolean };

/** What a position at the table is for: going through a scenario, the judge's desk, a puzzle, a lesson. */
export interface Study {
  readonly what: "scenario" | "desk" | "puzzle" | "lesson";
  /** Which puzzle or lesson; else "". */
  readonly id: string;
  /** The page that it came from and goes back to. */
  readonly from: string;
  readonly text: string;
  readonly laid: Laid;
}

export interface Table {
  readonly intl: IntlShape;
  readonly settings: Settings;
  readonly match: Match | null;
  readonly watching: boolean; // a replay
  readonly study: Study | null;
  readonly scene: Scene | null;
  readonly faces: ReadonlyMap<string, Face>;
  readonly log: readonly Line[];
  readonly at: number;
  readonly of: number;
  readonly canUndo: Update["canUndo"];
  /** Something is still being shown: nobody is asked yet. */
  readonly busy: boolean;
  /** The question by which cards are lit: from one to the next they do not go dark, so that only what differs is drawn. */
  readonly lit: Asked | null;
  /** The battle that is told beside the table, a step after its cards. */
  readonly fight: Scene["battle"];
  /** By which rows are drawn close or in two lines: a step after their cards. */
  readonly rows: Scene["sides"] | null;
  readonly curtain: boolean;
  readonly picks: readonly number[];
  /** The card whose actions are shown. */
  readonly acting: number | null;
  /** It is being dragged: its targets show, its menu does not. */
  readonly dragging: boolean;
  readonly open: Open | null;
  /** Said once, aloud, for those who do not see the table. */
  readonly spoken: string;
  /** Shown and said for some seconds. */
  readonly notice: string;
}

export const useTable = create<Table>(() => ({
  intl: english,
  settings: settingsNow(),
  match: null,
  watching: false,
  study: null,
  scene: null,
  faces: new Map(),
  log: [],
  at: 0,
  of: 0,
  canUndo: "no",
  busy: false,
  lit: null,
  fight: null,
  rows: null,
  curtain: false,
  picks: [],
  acting: null,
  dragging: false,
  open: null,
  spoken: "",
  notice: "",
}));

export const table = () => useTable.getState();
export const set = useTable.setState;

export function show(open: Open | null): void {
  set({ open });
}

let noticed: ReturnType<typeof setTimeout> | undefined;

export function notice(says: string): void {
  clearTimeout(noticed);
  set({ notice: says });
  noticed = setTimeout(() => set({ notice: "" }), 6000);
}

/** What is asked of the one who sits here, once everything before it was shown. */
export function askedNow({ scene, busy, curtain, watching }: Table): Asked | null {
  return busy || curtain || watching ? null : (scene?.asked ?? null);
}

export function askedOfCards({ lit, curtain, watching }: Table): Asked | null {
  return curtain || watching ? null : lit;
}

/** Who plays against somebody elsewhere is not told what a bot would do; nor who is to find it himself. */
export function canTeach({ scene, watching, study }: Table): boolean {
  return scene !== null && !watching && study?.what !== "puzzle" && !scene.seats.includes("remote");
}

/** A question's options by card, sorted once: every card asks for its own at every change. */
const sorted = new WeakMap<Asked, ReadonlyMap<number, readonly Choice[]>>();
const nothing: readonly Choice[] = [];

function byCard(asked: Asked): ReadonlyMap<number, readonly Choice[]> {
  let found = sorted.get(asked);
  if (found === undefined) {
    const made = new Map<number, Choice[]>();
    for (const choice of asked.options)
      if (choice.card !== null) made.set(choice.card, [...(made.get(choice.card) ?? []), choice]);
    found = made;
    sorted.set(asked, found);
  }
  return found;
}

/** What may be done with a card now. */
export function choicesOf(asked: Asked | null, card: number): readonly Choice[] {
  return asked === null ? nothing : (byCard(asked).get(card) ?? nothing);
}

export function isPicked({ scene, picks }: Table, card: number): boolean {
  return picks.length > 0 && choicesOf(scene?.asked ?? null, card).some((o) => picks.includes(o.index));
}

/** Whether the picked options are an answer. */
export function canAnswer(asked: Asked, picks: readonly number[]): boolean {
  if (picks.length < asked.min || picks.length > asked.max) return false;
  if (asked.set === null) return true;
  const byIndex: { card?: number | undefined; do: string }[] = [];
  for (const option of asked.options)
    byIndex[option.index] = { do: option.do, ...(option.card === null ? {} : { card: option.card }) };
  return setHolds({ set: asked.set, options: byIndex }, picks);
}

export interface Intention {
  readonly do: string;
  readonly card?: number | undefined;
  readonly target?: number | undefined;
}

/** What is meant to follow: a set of counters, several DON!!, then passing. */
let plan: readonly Intention[] = [];

/** A price that is asked in between ends no plan. */
const price = "pay";

export function dropPlan(): void {
  plan = [];
}

export function answer(picks: readonly number[], next: readonly Intention[] = []): void {
  const { match, scene } = table();
  if (match === null || scene?.asked == null) return;
  const { number, purpose } = scene.asked;
  if (purpose !== price) plan = next;
  set({ picks: [], acting: null, busy: true });
  match.answer(number, picks);
  // It takes long: then nobody is asked, and that is seen.
  setTimeout(() => table().scene === scene && set({ lit: null }), 250);
}

export function pick(choice: Choice): void {
  answer([choice.index]);
}

/** Several things one after the other, as far as they are offered. */
export function doAll(all: readonly Intention[]): boolean {
  const asked = table().scene?.asked;
  const [first, ...rest] = all;
  if (asked == null || first === undefined) return false;
  const found = asked.options.find(
    (o) =>
      o.do === first.do &&
      (first.card === undefined || o.card === first.card) &&
      (first.target === undefined || o.target === first.target),
  );
  if (found === undefined) return false;
  answer([found.index], rest);
  return true;
}

/** Goes on with what was meant, when the next question is here. */
export function followPlan(): boolean {
  if (table().scene?.asked?.purpose === price) return false;
  const going = plan;
  plan = [];
  return going.length > 0 && doAll(going);
}
