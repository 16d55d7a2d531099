import type { Decision, Game, Intent, Player, Program, Question, View } from "@arbiter/engine";

/** Numbers from 0 to below 1. */
export type Random = () => number;

export interface Tools {
  readonly program: Program;
  /** The definitions in each player's deck, with the Leader: his own, and the list assumed for the other. */
  readonly lists: readonly [readonly number[], readonly number[]];
  readonly random: Random;
}

/** A bot is given what its player sees and nothing more: it cannot peek, because of its type. */
export interface Bot {
  readonly name: string;
  choose(view: View, decision: Decision, tools: Tools): readonly number[];
}

/** What a game tells a bot that looks ahead. The games given to it are worlds that the bot dealt itself. */
export interface Judgement {
  /** How good the position is for the player: ±infinity when the game is over. */
  readonly evaluate: (g: Game, player: Player) => number;
  /** Whether positions with this question can be compared: nothing is half done. */
  readonly isQuiet: (open: Question) => boolean;
  /** A quick sensible answer, for playing on what was begun; where it is quiet, the one that lets time go on. */
  readonly reply: (g: Game, open: Question) => readonly number[];
  /** The answers worth trying, or null: each of them. A single one is taken as it is. */
  readonly plans: (g: Game, open: Question) => readonly Plan[] | null;
}

/** An answer, and what its player means to do right after it. */
export interface Plan {
  readonly picks: readonly number[];
  readonly next: readonly Intent[];
}
