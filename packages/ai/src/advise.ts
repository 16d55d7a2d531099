/** What a bot would do and why: the plans that look best, each played out in the same dealt worlds, and compared. */
import { decision, type Game, inArea, other, type Player, type Question, type View } from "@arbiter/engine";
import type { Brief, Judgement, Plan } from "./bot.ts";
import { ranked } from "./greedy.ts";
import { mulberry32 } from "./mulberry32.ts";
import { played, quickly } from "./playing.ts";
import { deal } from "./worlds.ts";

/** What is counted where a plan has led, on the average of all worlds. */
export interface Standing {
  /** The share of games that positions like these are won. */
  readonly chance: number;
  /** Cards by area of the edition: one's own, then the other's. */
  readonly own: readonly number[];
  readonly theirs: readonly number[];
}

export interface Advised extends Standing {
  readonly plan: Plan;
  readonly worlds: number;
}

/** A lead of so many cards is won in e : 1 of the games: between what 1,659 turns of greedy games say for One Piece (6) and Dragon Ball Super (4.75). */
const steep = 5.25;

function chanceOf(worth: number): number {
  if (worth === Number.POSITIVE_INFINITY) return 1;
  if (worth === Number.NEGATIVE_INFINITY) return 0;
  return 1 / (1 + Math.exp(-worth / steep));
}

/** The best first. With one answer worth trying there is one; none where nothing is asked. */
export function advise(judgement: Judgement, view: View, brief: Brief, width = 6, turns = 2): Advised[] {
  const world = deal(view, brief);
  const open = decision(world);
  if (open === null) return [];
  const plans = ranked(judgement, world, view.player, open, () => brief.clock(0) >= 0.3)
    .slice(0, width)
    .map(({ plan }) => plan);
  return compared(judgement, view, brief, plans, turns).sort((a, b) => b.chance - a.chance);
}

function compared(
  judgement: Judgement,
  view: View,
  brief: Brief,
  plans: readonly Plan[],
  turns: number,
): Advised[] {
  const sums = plans.map((plan) => ({ plan, sum: empty(view) }));
  let worlds = 0;
  let done = 0;
  do {
    const world = deal(view, brief);
    const open = decision(world) as Question;
    const dice = Math.floor(brief.random() * 4294967296);
    for (const one of sums) {
      const end = played(
        judgement,
        quickly(judgement),
        world,
        view.player,
        open,
        one.plan,
        untilOf(world, view.player, turns),
        mulberry32(dice),
      )!; // quick moves are never out of time
      add(one.sum, judgement, end, view.player);
      done++;
    }
    worlds++;
  } while (brief.clock(done) < 1 && worlds < 60);
  return sums.map(({ plan, sum }) => ({ plan, worlds, ...shared(sum, worlds) }));
}

function untilOf({ state }: Game, player: Player, turns: number): number {
  return state.turn + turns + (state.active === player ? 0 : 1);
}

/** How a position stands for its viewer: by quick play of both, in worlds that look like it. */
export function standing(judgement: Judgement, view: View, brief: Brief, worlds: number): Standing {
  const sum = empty(view);
  for (let i = 0; i < worlds; i++) {
    const world = deal(view, brief);
    const open = decision(world);
    if (open === null) add(sum, judgement, world, view.player);
    else {
      const plan: Plan = {
        picks: judgement.isQuiet(open)
          ? judgement.move(world, open, brief.random)
          : judgement.reply(world, open),
        next: [],
      };
      const until = untilOf(world, view.player, 2);
      add(
        sum,
        judgement,
        played(judgement, quickly(judgement), world, view.player, open, plan, until, brief.random)!,
        view.player,
      );
    }
  }
  return shared(sum, worlds);
}

interface Sum {
  chance: number;
  own: number[];
  theirs: number[];
}

function empty({ state }: View): Sum {
  const none = () => Array.from({ length: state.areas.length / 2 }, () => 0);
  return { chance: 0, own: none(), theirs: none() };
}

function add(sum: Sum, judgement: Judgement, g: Game, player: Player): void {
  sum.chance += chanceOf(judgement.evaluate(g, player));
  sum.own.forEach((_, area) => {
    sum.own[area] += inArea(g, player, area).length;
    sum.theirs[area] += inArea(g, other(player), area).length;
  });
}

function shared({ chance, own, theirs }: Sum, n: number): Standing {
  return { chance: chance / n, own: own.map((sum) => sum / n), theirs: theirs.map((sum) => sum / n) };
}
