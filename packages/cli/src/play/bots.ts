import { type Bot, greedyBot, mulberry32, type Random, randomBot } from "@arbiter/ai";
import type { PlayableGame } from "../games/game.ts";

export const botNames = ["greedy", "random"] as const;

export type BotName = (typeof botNames)[number];

export function botFor(game: PlayableGame, name: BotName): Bot {
  return name === "greedy" ? greedyBot(game.judgement) : randomBot;
}

/** A generator of its own for each decision, so that after undo and load the bot is the same again. */
export function randomFor(seed: string, decision: number): Random {
  const parts = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  return mulberry32(parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1), decision + 1));
}
