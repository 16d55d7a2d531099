/**
 * Looks past its own move: the likeliest plans race in dealt worlds. Every round is one world, in which each plan
 * that is still in the race is played out, and the positions compared. In the heat both players move quickly; its
 * best go into a final twice: as they are, and with every further move of this player weighed.
 */
import { decision, type Game, onlyAnswer, type Player, type Question } from "@arbiter/engine";
import type { Bot, Clock, Judgement, Plan, Random } from "./bot.ts";
import { type Ranked, ranked } from "./greedy.ts";
import { below, mulberry32 } from "./mulberry32.ts";
import { type Manner, playout, quickly } from "./playing.ts";
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
  /** How many go from the heat into the final; with one there is none. */
  readonly finalists: number;
  /** How often it takes another plan where nothing is half done, if that costs little as it looks at first. */
  readonly slips: number;
}

/** What a slip may cost, in cards. */
const smallBlunder = 0.7;

/** A difference smaller than this is none: a thirtieth of a card where nobody is ahead. */
const matters = 0.004;

/** How much of the time is the heat's, if a final follows. */
const heatShare = 0.25;

/** Fewer rounds than these say nothing. */
const fewRounds = 4;

interface Entry {
  readonly plan: Plan;
  readonly manner: Manner;
}

interface Runner extends Entry {
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
      const { turns, width, share, finalists } = level;
      const track = {
        judgement,
        turns,
        player: view.player,
        random: brief.random,
        next: () => deal(view, brief),
      };
      const quick = quickly(judgement);
      const heat = race(
        track,
        plans.map((plan) => ({ plan, manner: quick })),
        {
          width,
          until: finalists,
          clock: (done) => brief.clock(done) / (finalists > 1 ? share * heatShare : share),
        },
      );
      if (finalists === 1 || heat.entries.length === 1) return heat.entries[0].plan.picks;
      let played = heat.done;
      const isOver = () => brief.clock(played) >= share;
      const weighing: Manner = (g, now, random) => {
        if (now.player !== view.player) return quick(g, now, random);
        const [found] = ranked(judgement, g, now.player, now, isOver);
        return isOver() ? null : found.plan;
      };
      const best = heat.entries.slice(0, finalists);
      const final = race(track, [...best, ...best.map(({ plan }) => ({ plan, manner: weighing }))], {
        width: 2 * finalists,
        until: 1,
        clock: (done) => {
          played = heat.done + done;
          return brief.clock(played) / share;
        },
      });
      return (final.rounds < fewRounds ? heat : final).entries[0].plan.picks;
    },
  };
}

function slip(found: readonly Ranked[], random: Random): Ranked {
  const near = found.filter(({ worth }) => worth > found[0].worth - smallBlunder);
  return near[below(near.length, random)];
}

/** What all races of one decision share. */
interface Track {
  readonly judgement: Judgement;
  readonly turns: number;
  readonly player: Player;
  readonly random: Random;
  readonly next: () => Game;
}

interface Rules {
  readonly width: number;
  /** It ends when so many are left, or its time is up. */
  readonly until: number;
  readonly clock: Clock;
}

interface Result {
  readonly entries: readonly Entry[]; // the best first
  readonly rounds: number;
  readonly done: number;
}

function race(
  { judgement, turns, player, random, next }: Track,
  entries: readonly Entry[],
  { width, until, clock }: Rules,
): Result {
  let running: Runner[] = entries.slice(0, width).map((entry) => ({ ...entry, values: [], joined: 0 }));
  let entered = running.length;
  let done = 0;
  let used = clock(done);
  if (used >= 1) return { entries, rounds: 0, done };
  for (let round = 0; ; round++) {
    const world = next();
    const open = decision(world) as Question;
    const end = world.state.turn + turns + (world.state.active === player ? 0 : 1);
    const dice = Math.floor(random() * 4294967296);
    for (const { plan, manner, values } of running) {
      const worth = playout(judgement, manner, world, player, open, plan, end, mulberry32(dice));
      if (worth !== null) {
        values.push(squashed(worth));
        used = clock(++done);
      }
      if (worth === null || used >= 1) return { entries: standing(running), rounds: round, done };
    }
    running = remaining(running, round, Math.floor(entries.length * (1 - used)), until);
    if (entered < entries.length) running.push({ ...entries[entered++], values: [], joined: round + 1 });
    else if (running.length <= until) return { entries: standing(running), rounds: round + 1, done };
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

function standing(running: readonly Runner[]): Entry[] {
  const best = leader(running);
  const others = running.filter((one) => one !== best && one.values.length > 0);
  return [best, ...byLead(others, best)];
}

function byLead(running: readonly Runner[], best: Runner): Runner[] {
  return [...running].sort((a, b) => lead(b, best).mean - lead(a, best).mean);
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
function remaining(running: readonly Runner[], round: number, most: number, least: number): Runner[] {
  const best = leader(running);
  const sorted = byLead(running, best);
  const may = sorted.filter((one) => {
    const { mean, error, rounds } = lead(one, best);
    return one === best || rounds < fewRounds || mean + 2 * error > matters;
  });
  const left = may.slice(0, Math.max(2, round < 2 ? may.length : most));
  return left.length < least ? sorted.slice(0, least) : left;
}
