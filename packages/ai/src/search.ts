/**
 * Looks past its own move: the likeliest plans race in dealt worlds. Every round is one world, in which each plan
 * that is still in the race is played out by quick moves of both players, and the positions compared.
 */
import { decision, type Game, onlyAnswer, type Player, type Question } from "@arbiter/engine";
import type { Bot, Brief, Judgement, Plan, Random } from "./bot.ts";
import { type Ranked, ranked } from "./greedy.ts";
import { below, mulberry32 } from "./mulberry32.ts";
import { playout } from "./playing.ts";
import { randomPicks } from "./random.ts";
import { deal } from "./worlds.ts";

export interface Level {
  readonly name: string;
  /** How many plans begin the race; one more joins with each round. */
  readonly width: number;
  readonly widest: number;
  /** Turns that are played out after the present one. */
  readonly turns: number;
  /** How much of its clock it uses. */
  readonly share: number;
  /** How often it takes another plan where nothing is half done, if that costs little as it looks at first. */
  readonly slips: number;
}

/** What a slip may cost, in cards. */
const smallBlunder = 0.7;

/** A difference smaller than this is none: about a tenth of a card where nobody is ahead. */
const matters = 0.01;

interface Runner {
  readonly plan: Plan;
  readonly values: number[]; // by round, from the round in which it joined
  readonly joined: number;
}

export function searchBot(judgement: Judgement, level: Level): Bot {
  return {
    name: level.name,
    choose(view, asked, brief) {
      const only = onlyAnswer(asked);
      if (only !== null) return only;
      const world = deal(view, brief);
      const open = decision(world);
      // Only a loop that was ended makes them differ: a dealt world does not know of it.
      if (open === null || asked.options.some((option) => option.barred))
        return randomPicks(asked, brief.random);
      const isUp = () => brief.clock(0) >= level.share / 3;
      const found = ranked(judgement, world, view.player, open, isUp);
      if (found.length === 1 || found[0].worth === Number.POSITIVE_INFINITY) return found[0].plan.picks;
      if (judgement.isQuiet(open) && brief.random() < level.slips)
        return slip(found, brief.random).plan.picks;
      const plans = found.slice(0, level.widest).map(({ plan }) => plan);
      return race(judgement, level, plans, brief, view.player, () => deal(view, brief)).picks;
    },
  };
}

function slip(found: readonly Ranked[], random: Random): Ranked {
  const near = found.filter(({ worth }) => worth > found[0].worth - smallBlunder);
  return near[below(near.length, random)];
}

function race(
  judgement: Judgement,
  level: Level,
  plans: readonly Plan[],
  { clock, random }: Brief,
  player: Player,
  next: () => Game,
): Plan {
  let running: Runner[] = plans.slice(0, level.width).map((plan) => ({ plan, values: [], joined: 0 }));
  let entered = running.length;
  let done = 0;
  let used = clock(done) / level.share;
  if (used >= 1) return plans[0];
  for (let round = 0; ; round++) {
    const world = next();
    const open = decision(world) as Question;
    const until = world.state.turn + level.turns + (world.state.active === player ? 0 : 1);
    const dice = Math.floor(random() * 4294967296);
    for (const { plan, values } of running) {
      values.push(squashed(playout(judgement, world, player, open, plan, until, mulberry32(dice))));
      used = clock(++done) / level.share;
      if (used >= 1) return leader(running).plan;
    }
    running = remaining(running, round, Math.floor(plans.length * (1 - used)));
    if (entered < plans.length) running.push({ plan: plans[entered++], values: [], joined: round + 1 });
    else if (running.length === 1) return running[0].plan;
  }
}

/** Wins count more than cards, and a lead that is large already not much more when it grows. */
function squashed(worth: number): number {
  if (worth === Number.POSITIVE_INFINITY) return 1.2;
  if (worth === Number.NEGATIVE_INFINITY) return -1.2;
  return worth / (8 + Math.abs(worth));
}

function leader(running: readonly Runner[]): Runner {
  const judged = running.filter(({ values }) => values.length > 0);
  const most = Math.max(...judged.map(({ values }) => values.length));
  const tried = judged.filter(({ values }) => values.length * 2 >= most);
  return tried.reduce((best, one) => (lead(one, best).mean > 0 ? one : best));
}

/** By how much the first is ahead in the rounds that both ran, and how sure that is. */
function lead(a: Runner, b: Runner): { mean: number; error: number; rounds: number } {
  const from = Math.max(a.joined, b.joined);
  const to = Math.min(a.joined + a.values.length, b.joined + b.values.length);
  const rounds = to - from;
  if (rounds <= 0) return { mean: 0, error: Number.POSITIVE_INFINITY, rounds: 0 };
  let sum = 0;
  let squares = 0;
  for (let round = from; round < to; round++) {
    const ahead = a.values[round - a.joined] - b.values[round - b.joined];
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / rounds;
  const spread = Math.max(0, squares / rounds - mean * mean);
  return { mean, error: Math.sqrt(spread / Math.max(1, rounds - 1)), rounds };
}

/** Those that may still turn out to be better by something that matters; as time goes, only the best of them. */
function remaining(running: readonly Runner[], round: number, most: number): Runner[] {
  const best = leader(running);
  const left = running
    .map((one) => ({ one, ...lead(one, best) }))
    .filter(({ one, mean, error, rounds }) => one === best || rounds < 4 || mean + 2 * error > matters)
    .sort((a, b) => b.mean - a.mean);
  return left.slice(0, Math.max(2, round < 2 ? left.length : most)).map(({ one }) => one);
}
