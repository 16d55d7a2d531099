import type { Game } from "./game.ts";
import type { Question } from "./program.ts";

export function watch(_g: Game, _open: Question, _picks: readonly number[]): void {}
