/** One step ahead: tries each answer in a possible world, plays on what it begins, and takes the best position. */
import {
  copy,
  decision,
  type Game,
  isMeant,
  onlyAnswer,
  type Player,
  possible,
  type Question,
  run,
  take,
} from "@arbiter/engine";
import type { Bot, Judgement, Plan, Random } from "./bot.ts";
import { candidates, larger } from "./candidates.ts";
import { randomPicks } from "./random.ts";

/** What an action must be better by than doing nothing; so a turn ends. */
const margin = 0.01;
/** Answers that one try may take to come to rest. */
const patience = 60;

export function greedyBot(judgement: Judgement): Bot {
  return {
    name: "greedy",
    choose(view, asked, { program, lists, random }) {
      const only = onlyAnswer(asked);
      if (only !== null) return only;
      const world = possible(view, program, lists, seed(random));
      const open = decision(world);
      // Only a loop that was ended makes them differ: a dealt world does not know of it.
      if (open === null || asked.options.some((option) => option.barred)) return randomPicks(asked, random);
      return best(judgement, world, view.player, open);
    },
  };
}

function best(judgement: Judgement, world: Game, player: Player, open: Question): readonly number[] {
  const quiet = judgement.isQuiet(open);
  let picks = judgement.reply(world, open);
  let value = quiet
    ? judgement.evaluate(world, player) + margin
    : outcome(judgement, world, player, open, { picks, next: [] });
  const consider = (plans: readonly Plan[]) => {
    let found = false;
    for (const plan of plans) {
      const worth = outcome(judgement, world, player, open, plan);
      if (worth <= value) continue;
      found = true;
      value = worth;
      picks = plan.picks;
    }
    return found;
  };
  const named = judgement.plans(world, open);
  if (named !== null) {
    if (named.length === 1) return named[0].picks;
    consider(named);
    return picks;
  }
  consider(candidates(world, open).map(alone));
  while (consider(larger(world, open, picks).map(alone)));
  return picks;
}

function alone(picks: readonly number[]): Plan {
  return { picks, next: [] };
}

/** The worth of the position that a plan leads to. */
function outcome(judgement: Judgement, world: Game, player: Player, open: Question, plan: Plan): number {
  const g = copy(world, false);
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
  for (let n = 0; n < patience && g.question !== null && !judgement.isQuiet(g.question); n++) {
    const now: Question = g.question;
    take(g, onlyAnswer(now) ?? judgement.reply(g, now), now);
    run(g);
  }
  return judgement.evaluate(g, player);
}

/** 128 bits for dealing a world. */
function seed(random: Random): string {
  let digits = "";
  for (let i = 0; i < 4; i++)
    digits += Math.floor(random() * 4294967296)
      .toString(16)
      .padStart(8, "0");
  return digits;
}
