/** Playing a plan on in a world: to where nothing is half done, or through turns. */
import {
  copy,
  type Game,
  isMeant,
  onlyAnswer,
  type Player,
  type Question,
  run,
  runOn,
  take,
} from "@arbiter/engine";
import type { Judgement, Plan, Random } from "./bot.ts";

/** Answers that what one plan begins may take to come to rest, and those of the turns after it. */
const patience = 60;
const longest = 240;

/** The position after a plan, on a copy. */
function begun(world: Game, player: Player, open: Question, plan: Plan): Game {
  const g = copy(world, false);
  follow(g, player, open, plan);
  return g;
}

function follow(g: Game, player: Player, open: Question, plan: Plan): void {
  take(g, plan.picks, open);
  run(g);
  for (const intent of plan.next) {
    const next = g.question;
    const pick =
      next === null || next.player !== player
        ? -1
        : next.options.findIndex((option) => isMeant(option, intent));
    if (pick < 0) break;
    take(g, [pick], next!);
    run(g);
  }
}

/** The worth of the position in which what a plan begins has come to rest. */
export function outcome(
  judgement: Judgement,
  world: Game,
  player: Player,
  open: Question,
  plan: Plan,
): number {
  const g = begun(world, player, open, plan);
  for (let n = 0; n < patience && g.question !== null && !judgement.isQuiet(g.question); n++) {
    const now: Question = g.question;
    take(g, onlyAnswer(now) ?? judgement.reply(g, now), now);
    run(g);
  }
  return judgement.evaluate(g, player);
}

/** What a player does where nothing is half done; null: time is up. */
export type Manner = (g: Game, open: Question, random: Random) => Plan | null;

export function quickly(judgement: Judgement): Manner {
  return (g, open, random) => ({ picks: judgement.move(g, open, random), next: [] });
}

/** The worth of the first quiet position from a turn on; until then both play in one manner. null: time is up. */
export function playout(...given: Parameters<typeof played>): number | null {
  const g = played(...given);
  return g && given[0].evaluate(g, given[3]);
}

/** That position. */
export function played(
  judgement: Judgement,
  manner: Manner,
  world: Game,
  player: Player,
  open: Question,
  plan: Plan,
  until: number,
  random: Random,
): Game | null {
  const g = begun(world, player, open, plan);
  skipForced(g);
  for (let n = 0; n < longest && g.question !== null; n++) {
    const now: Question = g.question;
    if (!judgement.isQuiet(now)) {
      take(g, judgement.reply(g, now), now);
      runOn(g);
    } else if (g.state.turn < until) {
      const next = manner(g, now, random);
      if (next === null) return null;
      follow(g, now.player, now, next);
      skipForced(g);
    } else break;
  }
  return g;
}

function skipForced(g: Game): void {
  const only = g.question === null ? null : onlyAnswer(g.question);
  if (only === null) return;
  take(g, only, g.question!);
  runOn(g);
}
