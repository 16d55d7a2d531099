/** `arbiter cards report FILE`: how many real cards read, run and fire, and what stands in the way. */
import { judge, type ListedCard } from "@arbiter/cardtext";
import type { Definition } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { readCards } from "./read.ts";
import { poolOf, tryCard } from "./tried.ts";

export interface Measured {
  readonly reads: boolean;
  readonly runs: boolean;
  readonly fires: boolean;
  readonly why: string | null;
  readonly lacks: boolean;
}

export interface Report {
  readonly game: string;
  readonly cards: number;
  readonly lacksData: number;
  readonly reads: number;
  readonly runs: number;
  readonly fires: number;
  readonly blocked: readonly { readonly by: string; readonly cards: number }[];
  readonly perCard: Readonly<Record<string, Measured>>;
}

/** `among`: further cards that may lie on the table when these are tried. */
export function report(
  game: PlayableGame,
  records: readonly ListedCard[],
  among: readonly ListedCard[] = [],
): Report {
  const perCard: Record<string, Measured> = {};
  const runnable = new Map<string, Definition>();
  for (const record of records) {
    const measured = readAndRun(game, record);
    perCard[record.number] = measured.result;
    if (measured.card !== null) runnable.set(record.number, measured.card);
  }
  const others = among
    .filter(({ number }) => perCard[number] === undefined)
    .flatMap((record) => readAndRun(game, record).card ?? []);
  const silent = records
    .filter(({ number }) => !runnable.has(number))
    .flatMap((record) => readAndRun(game, withoutText(record)).card ?? []);
  const pool = poolOf(game, [...runnable.values(), ...others, ...silent]);
  for (const [number, card] of runnable) {
    const { silent, wrong } = tryCard(game, card, pool);
    const fires = silent.length === 0 && wrong === null;
    const why = wrong ?? (fires ? null : `never happened: skill ${silent.join(", ")}`);
    perCard[number] = { ...perCard[number], fires, why };
  }
  return summary(game, perCard);
}

/** A card that does not run may still lie beside others: as its name, numbers and traits. */
export function withoutText(record: ListedCard): ListedCard {
  const { text: _, trigger: __, back, ...others } = record;
  return typeof back === "object" && back !== null ? { ...others, back: { ...back, text: "" } } : others;
}

function readAndRun(game: PlayableGame, record: ListedCard): { result: Measured; card: Definition | null } {
  const found = judge(game.cardLists, game.edition, record);
  const measured = { reads: true, runs: false, fires: false, why: null, lacks: false };
  if ("card" in found) return { result: { ...measured, runs: true }, card: found.card };
  if ("unread" in found)
    return { result: { ...measured, reads: false, why: `not read: ${found.unread.stoppedAt}` }, card: null };
  return "lacks" in found
    ? { result: { ...measured, lacks: true, why: `lacks data: ${found.lacks.join(", ")}` }, card: null }
    : { result: { ...measured, why: `does not run: ${found.notRun}` }, card: null };
}

function summary(game: PlayableGame, perCard: Readonly<Record<string, Measured>>): Report {
  const all = Object.values(perCard);
  const count = (holds: (one: Measured) => boolean) => all.filter(holds).length;
  const reasons = new Map<string, number>();
  for (const { why } of all) if (why !== null) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return {
    game: game.edition.game,
    cards: all.length,
    lacksData: count((one) => one.lacks),
    reads: count((one) => one.reads),
    runs: count((one) => one.runs),
    fires: count((one) => one.fires),
    blocked: [...reasons].map(([by, cards]) => ({ by, cards })).sort((a, b) => b.cards - a.cards),
    perCard,
  };
}

export function run(args: readonly string[]): number {
  const { game, records } = readCards(args.find((arg) => !arg.startsWith("--")) ?? "");
  const found = report(game, records);
  if (args.includes("--json")) console.log(JSON.stringify(found));
  else for (const line of told(found, records)) console.log(line);
  return 0;
}

function told(found: Report, records: readonly ListedCard[]): string[] {
  const playable = found.cards - found.lacksData;
  const share = (n: number, of: number) => `${n} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`;
  const sets = new Map<string, Measured[]>();
  for (const { number, set = number.split("-")[0] } of records) {
    const known = sets.get(set) ?? [];
    known.push(found.perCard[number]);
    sets.set(set, known);
  }
  return [
    `${found.game}: ${found.cards} cards, ${found.lacksData} lack data.`,
    `reads ${share(found.reads, found.cards)}, runs ${share(found.runs, playable)}, fires ${share(found.fires, playable)}`,
    ...[...sets].map(([set, cards]) => {
      const of = (holds: (one: Measured) => boolean) => cards.filter(holds).length;
      return `  ${set}: ${cards.length} cards, ${of((c) => c.reads)} read, ${of((c) => c.runs)} run, ${of((c) => c.fires)} fire`;
    }),
    "What stands in the way:",
    ...found.blocked.slice(0, 40).map(({ by, cards }) => `  ${cards} × ${by}`),
  ];
}
