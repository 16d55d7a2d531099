/** The bots by name, and what each is given at a table. */
import {
  type Bot,
  type Clock,
  greedyBot,
  type List,
  levels,
  mulberry32,
  type Random,
  randomBot,
  type Seated,
  searchBot,
} from "@arbiter/ai";
import { type Program, Refused } from "@arbiter/engine";
import type { Deck, PlayableGame } from "../games/game.ts";

export const botNames: readonly string[] = [...levels.map((level) => level.name), "greedy", "random"];

export function botFor(game: PlayableGame, name: string): Bot {
  const level = levels.find((one) => one.name === name);
  if (level !== undefined) return searchBot(game.judgement, level);
  if (name === "greedy") return greedyBot(game.judgement);
  if (name === "random") return randomBot;
  throw new Refused(`There is no bot "${name}"; there are ${botNames.join(", ")}.`);
}

export interface Seat {
  readonly bot: string;
  readonly deck: Deck;
  readonly program: Program;
  readonly seed: string;
  readonly clock: () => Clock;
}

/** A bot that knows its own deck and the shipped ones. */
export function seated(game: PlayableGame, { bot, deck, program, seed, clock }: Seat): Seated {
  return {
    bot: botFor(game, bot),
    program,
    own: game.list(deck, program),
    known: shippedLists(game, program),
    clock,
    random: (decision) => randomFor(seed, decision),
  };
}

const shipped = new WeakMap<Program, readonly List[]>();

function shippedLists(game: PlayableGame, program: Program): readonly List[] {
  const lists = shipped.get(program) ?? game.deckNames().map((name) => game.list(game.deck(name), program));
  shipped.set(program, lists);
  return lists;
}

/** A generator of its own for each decision, so that after undo and load the bot is the same again. */
export function randomFor(seed: string, decision: number): Random {
  const parts = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  return mulberry32(parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1), decision + 1));
}
