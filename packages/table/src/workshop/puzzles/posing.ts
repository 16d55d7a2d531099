/** Puts a puzzle on the table. */
import type { GameName, Posed, PosedWords } from "@arbiter/match";
import { refused } from "../../app/files.ts";
import { layPosition } from "../../app/play.ts";
import { type Listed, puzzlesOf } from "../listed.ts";

export function wordsFor({ words, said, ...about }: Posed, language: string): PosedWords {
  // As it lies in the file, its English words stand beside goal and level.
  return said?.[language] ?? words ?? (about as unknown as PosedWords);
}

export function goalId(goal: Posed["goal"], turns = 1): string {
  return `puzzles.goal.${goal}.${Math.min(turns, 2)}`;
}

export async function posePuzzle(game: GameName, { file, text }: Listed): Promise<void> {
  const about = { what: "puzzle", id: `${game}/${file}`, from: `puzzles/${game}` } as const;
  await layPosition({ text, seats: ["human", "normal"], watch: false, open: true }, about).catch(refused);
}

export async function nextPuzzle(id: string): Promise<Listed | null> {
  const [game, file] = id.split("/");
  const all = await puzzlesOf(game as GameName);
  return all[all.findIndex((one) => one.file === file) + 1] ?? null;
}
