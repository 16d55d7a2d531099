/** `arbiter cards report FILE`: how many real cards read, run and fire, and what stands in the way. */
import { parseArgs } from "node:util";
import { mulberry32 } from "@arbiter/ai";
import { judge, type ListedCard } from "@arbiter/cardtext";
import { type Definition, Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { readCards } from "./read.ts";
import { poolOf } from "./tables.ts";
import { tryCard } from "./tried.ts";

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
  /** Of the cards that run, so many were tried: all, or a sample. */
  readonly tried: number;
  readonly blocked: readonly { readonly by: string; readonly cards: number }[];
  readonly perCard: Readonly<Record<string, Measured>>;
}

/** Of the cards that run, so many are tried, spread over the list by this seed. */
export interface Sample {
  readonly many: number;
  readonly seed: number;
}

/** `among`: further cards that may lie on the table when these are tried. */
export function report(
  game: PlayableGame,
  records: readonly ListedCard[],
  among: readonly ListedCard[] = [],
  sample: Sample | null = null,
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
    .flatMap((record) => bystander(game, record) ?? []);
  const tried = sample === null ? [...runnable.keys()] : spread([...runnable.keys()], sample);
  const pool = poolOf(
    game,
    tried.length === 0 ? [] : [...runnable.values(), ...others, ...silent],
    tried.map((number) => runnable.get(number)!),
  );
  for (const number of tried) {
    const { silent, wrong } = tryCard(game, runnable.get(number)!, pool);
    const fires = silent.length === 0 && wrong === null;
    const why = wrong ?? (fires ? null : `never happened: skill ${silent.join(", ")}`);
    perCard[number] = { ...perCard[number], fires, why };
  }
  return { ...summary(game, perCard), tried: tried.length };
}

/** One of each of so many equal parts of a list. */
function spread(numbers: readonly string[], { many, seed }: Sample): readonly string[] {
  const random = mulberry32(seed);
  const part = numbers.length / many;
  return many >= numbers.length
    ? numbers
    : Array.from({ length: many }, (_, i) => numbers[Math.floor((i + random()) * part)]);
}

/** A card that does not run, or lacks data, may still lie beside others: as its name, numbers and traits. */
export function bystander(game: PlayableGame, record: ListedCard): Definition | null {
  const { text: _, trigger: __, back, ...others } = record;
  const isTwoSided = typeof back === "object" && back !== null;
  try {
    return game.cardLists.define(isTwoSided ? { ...others, back: { ...back, text: "" } } : others);
  } catch {
    return null; // so little is known of it that it is no card
  }
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

function summary(game: PlayableGame, perCard: Readonly<Record<string, Measured>>): Omit<Report, "tried"> {
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
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean" },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
    },
    allowPositionals: true,
  });
  if (values.sample !== undefined && !/^\d+$/.test(values.sample))
    throw new Refused(
      "arbiter cards report FILE [--json] [--sample N [--seed S]]: N is how many cards are tried.",
    );
  const { game, records } = readCards(positionals[0] ?? "");
  const sample =
    values.sample === undefined ? null : { many: Number(values.sample), seed: Number(values.seed) || 1 };
  const found = report(game, records, [], sample);
  if (values.json) console.log(JSON.stringify(found));
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
    `reads ${share(found.reads, found.cards)}, runs ${share(found.runs, playable)}, ${
      found.tried === found.runs
        ? `fires ${share(found.fires, playable)}`
        : `fires ${share(found.fires, found.tried)} of ${found.tried} tried, of all cards ${((100 * found.fires * found.runs) / Math.max(1, found.tried * playable)).toFixed(1)} %`
    }`,
    ...[...sets].map(([set, cards]) => {
      const of = (holds: (one: Measured) => boolean) => cards.filter(holds).length;
      return `  ${set}: ${cards.length} cards, ${of((c) => c.reads)} read, ${of((c) => c.runs)} run, ${of((c) => c.fires)} fire`;
    }),
    "What stands in the way:",
    ...found.blocked.slice(0, 40).map(({ by, cards }) => `  ${cards} × ${by}`),
  ];
}
