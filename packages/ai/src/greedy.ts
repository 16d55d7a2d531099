/** One step ahead: tries each answer in a possible world, plays on what it begins, and takes the best position. */
import { decision, type Game, onlyAnswer, type Player, type Question } from "@arbiter/engine";
import type { Bot, Judgement, Plan } from "./bot.ts";
import { candidates, larger } from "./candidates.ts";
import { outcome } from "./playing.ts";
import { randomPicks } from "./random.ts";
import { deal } from "./worlds.ts";

/** What an action must be better by than doing nothing; so a turn ends. */
const margin = 0.01;

export function greedyBot(judgement: Judgement): Bot {
  return {
    name: "greedy",
    choose(view, asked, brief) {
      const only = onlyAnswer(asked);
      if (only !== null) return only;
      const world = deal(view, brief);
      const open = decision(world);
      // Only a loop that was ended makes them differ: a dealt world does not know of it.
      if (open === null || asked.options.some((option) => option.barred))
        return randomPicks(asked, brief.random);
      return ranked(judgement, world, view.player, open)[0].plan.picks;
    },
  };
}

export interface Ranked {
  readonly plan: Plan;
  readonly worth: number;
}

/**
 * The plans worth trying, the best first as it looks one step ahead; of equals, what was there first. No more
 * are tried once time is up.
 */
export function ranked(
  judgement: Judgement,
  world: Game,
  player: Player,
  open: Question,
  isUp: () => boolean = () => false,
): Ranked[] {
  const named = judgement.plans(world, open);
  const quiet = judgement.isQuiet(open);
  if (named?.length === 1 && !quiet) return [{ plan: named[0], worth: 0 }];
  const stay = alone(judgement.reply(world, open));
  const tried = (plan: Plan): Ranked => ({ plan, worth: outcome(judgement, world, player, open, plan) });
  const found = [quiet ? { plan: stay, worth: judgement.evaluate(world, player) + margin } : tried(stay)];
  const add = (plans: readonly Plan[]) => {
    const best = top(found);
    for (const plan of plans)
      if (!isUp() && !found.some((one) => isSame(one.plan, plan))) found.push(tried(plan));
    return top(found) !== best;
  };
  if (named !== null) add(named);
  else {
    add(candidates(world, open).map(alone));
    while (add(larger(world, open, top(found).plan.picks).map(alone)));
  }
  return found.sort((a, b) => (b.worth > a.worth ? 1 : b.worth < a.worth ? -1 : 0));
}

function top(found: readonly Ranked[]): Ranked {
  return found.reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** Plans with nothing to follow are told apart by their picks. */
function isSame(a: Plan, b: Plan): boolean {
  return a.next.length + b.next.length === 0 && a.picks.join() === b.picks.join();
}

function alone(picks: readonly number[]): Plan {
  return { picks, next: [] };
}
