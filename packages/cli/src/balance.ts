/** `arbiter balance`: greedy bots play the shipped decks against each other; the table says who wins how often. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { greedyBot, mulberry32, playOut } from "@arbiter/ai";
import { seedFrom } from "@arbiter/engine";
import { gameNamed } from "./games/index.ts";
import { pairing } from "./shipped.ts";

interface Score {
  readonly names: readonly [string, string];
  readonly wins: readonly [number, number]; // the rest were draws
  readonly first: number; // wins of who went first
  readonly turns: number;
  readonly games: number;
}

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: "string", default: "opcg" },
      games: { type: "string", default: "100" },
      deck: { type: "string" },
    },
  });
  const games = Math.max(2, Number(values.games) || 100);
  const game = gameNamed(values.game);
  const names = game.deckNames();
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b): [string, string] => [a, b]));
  const wanted = pairs.filter((pair) => values.deck === undefined || pair.includes(values.deck));
  print(names, await scores(values.game, wanted, games));
  return 0;
}

/** Each pairing is a job; as many at once as there are processors. */
async function scores(
  game: string,
  pairs: readonly (readonly [string, string])[],
  games: number,
): Promise<Score[]> {
  const left = [...pairs];
  const found: Score[] = [];
  const lanes = Array.from({ length: Math.min(availableParallelism(), left.length) }, async () => {
    for (let pair = left.shift(); pair !== undefined; pair = left.shift()) {
      const score = await job(game, pair, games);
      found.push(score);
      const [a, b] = score.wins;
      console.error(
        `${pair[0]} ${a} : ${b} ${pair[1]}, ${(score.turns / score.games).toFixed(1)} turns, first player ${score.first}`,
      );
    }
  });
  await Promise.all(lanes);
  return found;
}

function job(game: string, pair: readonly [string, string], games: number): Promise<Score> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { game, pair, games } });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Two games a seed: the same shuffles, each player once with the choice of going first. */
function play(name: string, [a, b]: readonly [string, string], games: number): Score {
  const game = gameNamed(name);
  const bot = greedyBot(game.judgement);
  const wins: [number, number] = [0, 0];
  let first = 0;
  let turns = 0;
  const seats = [pairing(game, a, b), pairing(game, b, a)];
  for (let i = 0; i < games; i++) {
    const { decks, program } = seats[i & 1];
    const g = game.start(decks, seedFrom(i >> 1), 0, program);
    const end = playOut(g, [bot, bot], {
      program,
      lists: game.lists(decks, program),
      random: mulberry32(i >> 1),
    });
    turns += end.state.turn;
    const winner = end.state.result?.winner ?? null;
    if (winner === null) continue;
    wins[(i & 1) === winner ? 0 : 1]++;
    if (winner === 0) first++;
  }
  return { names: [a, b], wins, first, turns, games };
}

function print(names: readonly string[], all: readonly Score[]): void {
  const rate = (row: string, column: string): string => {
    for (const { names: pair, wins, games } of all) {
      if (pair[0] === row && pair[1] === column) return ((100 * wins[0]) / games).toFixed(1);
      if (pair[1] === row && pair[0] === column) return ((100 * wins[1]) / games).toFixed(1);
    }
    return "-";
  };
  const width = Math.max(...names.map((name) => name.length)) + 2;
  console.log(
    ["wins in %", ...names]
      .map((name) => name.padEnd(width))
      .join("")
      .trimEnd(),
  );
  for (const row of names)
    console.log(
      [row, ...names.map((column) => rate(row, column))]
        .map((cell) => cell.padEnd(width))
        .join("")
        .trimEnd(),
    );
  const sum = (of: (score: Score) => number) => all.reduce((total, score) => total + of(score), 0);
  const games = sum((score) => score.games);
  console.log(
    `${games} games, ${(sum((score) => score.turns) / games).toFixed(1)} turns each; who goes first wins ${((100 * sum((score) => score.first)) / games).toFixed(1)} %.`,
  );
}

if (!isMainThread && workerData?.pair !== undefined)
  parentPort!.postMessage(play(workerData.game, workerData.pair, workerData.games));
