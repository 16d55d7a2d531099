import { answer, type Decision, decision, type Game, onlyAnswer, type Player, view } from "@arbiter/engine";
import type { Bot, Tools } from "./bot.ts";

/** The bot's answer to the open decision of its player, from its view alone. */
export function ask(bot: Bot, g: Game, player: Player, tools: Tools): readonly number[] {
  const seen = view(g, player);
  return bot.choose(seen, seen.decision as Decision, tools);
}

/** Two bots play a game to its end. */
export function playOut(start: Game, bots: readonly [Bot, Bot], tools: Tools): Game {
  let g = start;
  for (let open = decision(g); open !== null; open = decision(g)) {
    const picks = onlyAnswer(open) ?? ask(bots[open.player], g, open.player, tools);
    g = answer(g, open.player, { decision: open.number, picks }, { events: false });
  }
  return g;
}
