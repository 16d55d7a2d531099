import type { Decision, Game, Intent, Player, Program, Question, View } from "@arbiter/engine";

/** Numbers from 0 to below 1. */
export type Random = () => number;

/** How much of the time for a decision is used after so many playouts: 1 or more when it is up. */
export type Clock = (playouts: number) => number;

/** The definitions of a deck, the Leader among them. */
export type List = readonly number[];

/** What a bot may know beside its view: the rules and printed cards, deck lists, its time and its dice. */
export interface Brief {
  readonly program: Program;
  readonly own: List;
  /** Known lists that the other player's may be: one at least. */
  readonly others: readonly List[];
  readonly clock: Clock;
  readonly random: Random;
}

/** A bot is given what its player sees and nothing more: it cannot peek, because of its type. */
export interface Bot {
  readonly name: string;
  choose(view: View, decision: Decision, brief: Brief): readonly number[];
}

/** What a game tells a bot that looks ahead. The games given to it are worlds that the bot dealt itself. */
export interface Judgement {
  /** How good the position is for the player, in cards of a hand: ±infinity when the game is over. */
  readonly evaluate: (g: Game, player: Player) => number;
  /** Whether positions with this question can be compared: nothing is half done. */
  readonly isQuiet: (open: Question) => boolean;
  /** A quick sensible answer, for playing on what was begun; where it is quiet, the one that lets time go on. */
  readonly reply: (g: Game, open: Question) => readonly number[];
  /** A quick sensible move where it is quiet: how a turn is played on while a bot looks further. */
  readonly move: (g: Game, open: Question, random: Random) => readonly number[];
  /** The answers worth trying, or null: each of them. A single one is taken as it is, unless it is quiet. */
  readonly plans: (g: Game, open: Question) => readonly Plan[] | null;
}

/** An answer, and what its player means to do right after it. */
export interface Plan {
  readonly picks: readonly number[];
  readonly next: readonly Intent[];
}
