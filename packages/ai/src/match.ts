import {
  answer,
  type Decision,
  decision,
  type Game,
  onlyAnswer,
  type Player,
  type Program,
  view,
} from "@arbiter/engine";
import type { Bot, Brief, Clock, List, Random } from "./bot.ts";
import { fitting } from "./lists.ts";

/** A bot at the table, and what it is given there. */
export interface Seated {
  readonly bot: Bot;
  /** Of all cards that may be met, not only of those in this match. */
  readonly program: Program;
  readonly own: List;
  /** Every list that it knows of; those that fit what it has seen are given to it. */
  readonly known: readonly List[];
  /** A new clock for a decision. */
  readonly clock: () => Clock;
  /** Dice of its own for a decision, so that how many another one throws alters nothing. */
  readonly random: (decision: number) => Random;
}

/** The bot's answer to the open decision of its player, from its view alone. */
export function ask(seated: Seated, g: Game, player: Player): readonly number[] {
  const seen = view(g, player);
  const { bot, program, own } = seated;
  const brief: Brief = {
    program,
    own,
    others: fitting(seen, program, seated.known),
    clock: seated.clock(),
    random: seated.random(g.state.count),
  };
  return bot.choose(seen, seen.decision as Decision, brief);
}

/** Two bots play a game to its end, or to so many answers. */
export function playOut(
  start: Game,
  seats: readonly [Seated, Seated],
  most = Number.POSITIVE_INFINITY,
): Game {
  let g = start;
  let answers = 0;
  for (let open = decision(g); open !== null && answers < most; open = decision(g), answers++) {
    const picks = onlyAnswer(open) ?? ask(seats[open.player], g, open.player);
    g = answer(g, open.player, { decision: open.number, picks }, { events: false });
  }
  return g;
}
