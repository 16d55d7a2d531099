/** A scenario as a puzzle: what is to be reached, in how many turns, and which line seems to but does not. */
import type { ScenarioGame } from "./game.ts";
import type { Names } from "./names.ts";
import { readMove } from "./read-moves.ts";
import type { Move } from "./scenario.ts";
import type { Source, Value } from "./source.ts";

export interface PuzzleWords {
  readonly title?: string;
  readonly hint: string;
  readonly idea: string;
  /** Why the line that seems right fails. */
  readonly why?: string;
}

export interface Puzzle {
  readonly goal: "win" | "survive";
  /** By the end of so many turns, the first of them the one it begins in. */
  readonly turns: number;
  /** From 1, easy. */
  readonly level: number;
  /** So many moves of `play` are made before it begins. */
  readonly from: number;
  readonly words: PuzzleWords;
  /** The same in other languages. */
  readonly said: Readonly<Record<string, PuzzleWords>>;
  /** A line of `you` that does not reach the goal. */
  readonly fails: readonly Move[];
}

const wordKeys = ["hint", "idea", "why"] as const;

export function readPuzzle(
  source: Source,
  value: Value,
  names: Names,
  game: ScenarioGame,
): Puzzle | undefined {
  const given = source.mapping(value, "puzzle", [
    "goal",
    "turns",
    "level",
    "from",
    ...wordKeys,
    "said",
    "fails",
  ]);
  if (given === undefined) return undefined;
  const need = (key: string) => given.get(key) ?? source.fail(value, `expected \`${key}\` in puzzle`);
  const goal = need("goal");
  const turns = given.get("turns");
  const level = given.get("level");
  const from = given.get("from");
  const fails = given.get("fails");
  const said: Record<string, PuzzleWords> = {};
  const others = given.get("said");
  for (const [language, words] of (others && source.mapping(others, "said")) ?? []) {
    const read = source.mapping(words, language, ["title", ...wordKeys]);
    if (read !== undefined) said[language] = readWords(source, read, words);
  }
  const made = goal && source.oneOf(goal, "goal", ["win", "survive"] as const);
  const moves =
    (fails && source.list(fails, "fails"))?.map((move) => readMove(source, move, names, game)) ?? [];
  if (made === undefined) return undefined;
  return {
    goal: made,
    turns: Math.max(1, (turns && source.whole(turns, "turns")) ?? 1),
    level: (level && source.whole(level, "level")) ?? 1,
    from: (from && source.whole(from, "from")) ?? 0,
    words: readWords(source, given, value),
    said,
    fails: moves.filter((move) => move !== undefined),
  };
}

function readWords(source: Source, given: Map<string, Value>, around: Value): PuzzleWords {
  const text = (key: string) => {
    const value = given.get(key);
    return value === undefined ? undefined : source.text(value, key);
  };
  for (const key of ["hint", "idea"])
    if (!given.has(key)) source.fail(around, `expected \`${key}\` in puzzle`);
  const [title, why] = [text("title"), text("why")];
  return {
    hint: text("hint") ?? "",
    idea: text("idea") ?? "",
    ...(title === undefined ? {} : { title }),
    ...(why === undefined ? {} : { why }),
  };
}
