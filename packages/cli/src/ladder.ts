/** `arbiter ladder`: bots against each other, each seed twice with the seats swapped, over all pairings of the shipped decks. */
import { parseArgs } from "node:util";
import { botFor, botNames } from "./arena/bots.ts";
import { percent, rateOf, rounded } from "./arena/interval.ts";
import type { Job, Outcome } from "./arena/job.ts";
import { amount, writeText } from "./arena/options.ts";
import { picture } from "./arena/picture.ts";
import { bar, playAll } from "./arena/pool.ts";
import { gameNamed } from "./games/index.ts";

export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly rateA: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecisionA: number;
}

export interface Ladder {
  readonly game: string;
  readonly pairs: readonly Pair[];
}

const help = `arbiter ladder [--game opcg|dbs] [--edition NAME] [--games N] [--ms M | --playouts P] [--bots a,b,…] [--seed N] [--cores N] [--svg FILE] [--json]
Bots: ${botNames.join(", ")}. Each pair of bots plays N games (400): every seed twice, with the seats swapped.
Each decision has M milliseconds of processor time (100), or P playouts, with which the same seed gives the same match on any machine.
--svg draws the rates with their intervals.`;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: "string", default: "opcg" },
      edition: { type: "string" },
      games: { type: "string" },
      ms: { type: "string" },
      playouts: { type: "string" },
      bots: { type: "string", default: "hard,greedy,random" },
      seed: { type: "string" },
      cores: { type: "string" },
      svg: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const game = gameNamed(values.game, values.edition);
  const bots = values.bots.split(",").map((name) => name.trim());
  for (const bot of bots) botFor(game, bot);
  const games = amount("games", values.games, 400);
  const budget =
    values.playouts === undefined
      ? { edition: values.edition, ms: amount("ms", values.ms, 100) }
      : { edition: values.edition, playouts: amount("playouts", values.playouts, 100) };
  const seed = amount("seed", values.seed, 0, 0);
  const pairs = bots.flatMap((a, i) => bots.slice(i + 1).map((b): [string, string] => [a, b]));
  const jobs = pairs.flatMap((pair) => jobsOf(values.game, game.deckNames(), pair, games, seed, budget));
  const outcomes = await playAll(jobs, {
    cores: values.cores === undefined ? undefined : amount("cores", values.cores, 1),
    onDone: bar,
  });
  const ladder: Ladder = {
    game: values.game,
    pairs: pairs.map((pair, i) => score(pair, outcomes.slice(i * games, (i + 1) * games))),
  };
  if (values.svg !== undefined) writeText(values.svg, draw(ladder, budget));
  if (values.json) console.log(JSON.stringify(ladder));
  else print(ladder);
  return ladder.pairs.some((pair) => pair.unfinished > 0) ? 1 : 0;
}

/** Two games a seed: the decks stay where they are, the bots change seats. */
export function jobsOf(
  game: string,
  decks: readonly string[],
  [a, b]: readonly [string, string],
  games: number,
  from: number,
  budget: Pick<Job, "edition" | "ms" | "playouts">,
): Job[] {
  return Array.from({ length: games }, (_, i) => {
    const seed = from + (i >> 1);
    const one = decks[seed % decks.length];
    const two = decks[Math.floor(seed / decks.length) % decks.length];
    return { game, decks: [one, two], bots: i % 2 === 0 ? [a, b] : [b, a], seed, ...budget };
  });
}

/** The first bot sits first in every other game. */
export function score([a, b]: readonly [string, string], outcomes: readonly Outcome[]): Pair {
  const count = (is: (outcome: Outcome, seatOfA: number) => boolean) =>
    outcomes.filter((outcome, i) => is(outcome, i % 2)).length;
  const winsA = count(({ winner }, seat) => winner === seat);
  const winsB = count(({ winner }, seat) => winner === 1 - seat);
  const draws = count(({ winner, finished }) => finished && winner === null);
  const unfinished = count(({ finished }) => !finished);
  const { rate, low, high } = rateOf(winsA, draws, outcomes.length);
  const sum = (of: (outcome: Outcome, seatOfA: number) => number) =>
    outcomes.reduce((total, outcome, i) => total + of(outcome, i % 2), 0);
  const decisions = sum((outcome, seat) => outcome.decisions[seat]);
  return {
    a,
    b,
    games: outcomes.length,
    winsA,
    winsB,
    draws,
    unfinished,
    rateA: rate,
    low,
    high,
    msPerDecisionA: decisions === 0 ? 0 : rounded(sum((outcome, seat) => outcome.ms[seat]) / decisions),
  };
}

function draw({ game, pairs }: Ladder, { ms, playouts }: Pick<Job, "ms" | "playouts">): string {
  const limit = playouts === undefined ? `${ms} ms` : `${playouts} playouts`;
  const most = Math.max(...pairs.map(({ games }) => games));
  return picture(
    `${game}: how often the first beats the second; ${limit} a decision, ${most} games each`,
    pairs.map(({ a, b, rateA, low, high }) => ({ label: `${a} against ${b}`, rate: rateA, low, high })),
  );
}

function print({ game, pairs }: Ladder): void {
  for (const { a, b, games, winsA, winsB, draws, unfinished, rateA, low, high, msPerDecisionA } of pairs)
    console.log(
      `${game}: ${a} beats ${b} in ${percent(rateA)} (${percent(low)} to ${percent(high)}): ${winsA} to ${winsB}, ${draws} drawn, ${unfinished} unfinished of ${games} games; ${msPerDecisionA.toFixed(1)} ms a decision of ${a}`,
    );
}
