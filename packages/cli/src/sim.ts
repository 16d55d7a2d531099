/** `arbiter sim`: games of decks by bots on all cores; who wins how often, how long it takes, what is played. */
import { parseArgs } from "node:util";
import { Refused } from "@arbiter/engine";
import { botFor, botNames } from "./arena/bots.ts";
import { percent } from "./arena/interval.ts";
import type { Job } from "./arena/job.ts";
import { amount, writeText } from "./arena/options.ts";
import { bar, playAll } from "./arena/pool.ts";
import { type Report, report } from "./arena/report.ts";
import { asCsv } from "./arena/table.ts";
import { gameNamed } from "./games/index.ts";
import { deckNamed } from "./play/decks.ts";

const help = `arbiter sim [--game opcg|dbs] [--edition NAME] [--decks a,b,…] [--bots a,b] [--games N] [--ms M | --playouts P] [--seed N] [--cores N] [--csv FILE] [--out FILE] [--json]
Plays N games (100) of each pairing of the decks: shipped ones (all, if none is named) or files with lists. Every
seed is played twice, with the decks' seats swapped. The bots (greedy, if none is named; of ${botNames.join(", ")})
take turns with the seats, if there are two. --csv and --out write what --json prints.`;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: "string", default: "opcg" },
      edition: { type: "string" },
      decks: { type: "string" },
      bots: { type: "string", default: "greedy" },
      games: { type: "string" },
      ms: { type: "string" },
      playouts: { type: "string" },
      seed: { type: "string" },
      cores: { type: "string" },
      csv: { type: "string" },
      out: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const game = gameNamed(values.game, values.edition);
  const decks = values.decks?.split(",").map((name) => name.trim()) ?? [...game.deckNames()];
  for (const name of decks) deckNamed(game, name);
  const bots = values.bots.split(",").map((name) => name.trim());
  if (bots.length > 2) throw new Refused("--bots takes one bot or two.");
  for (const bot of bots) botFor(game, bot);
  const budget =
    values.playouts === undefined
      ? { edition: values.edition, ms: amount("ms", values.ms, 100) }
      : { edition: values.edition, playouts: amount("playouts", values.playouts, 100) };
  const games = amount("games", values.games, 100);
  const jobs = jobsOf(values.game, decks, bots, games, amount("seed", values.seed, 0, 0), budget);
  const cores = values.cores === undefined ? undefined : amount("cores", values.cores, 1);
  const found = report(values.game, jobs, await playAll(jobs, { cores, onDone: bar }));
  if (values.csv !== undefined) writeText(values.csv, asCsv(found));
  if (values.out !== undefined) writeText(values.out, `${JSON.stringify(found, null, 2)}\n`);
  if (values.json) console.log(JSON.stringify(found));
  else print(decks, found);
  return found.unfinished === 0 ? 0 : 1;
}

/** Each pairing of different decks; one deck alone meets itself. Two games a seed, the seats swapped. */
function jobsOf(
  game: string,
  decks: readonly string[],
  bots: readonly string[],
  games: number,
  from: number,
  budget: Pick<Job, "edition" | "ms" | "playouts">,
): Job[] {
  const pairs: (readonly [string, string])[] =
    decks.length === 1
      ? [[decks[0], decks[0]]]
      : decks.flatMap((a, i) => decks.slice(i + 1).map((b) => [a, b] as const));
  const [one, two = one] = bots;
  return pairs.flatMap(([a, b]) =>
    Array.from({ length: games }, (_, i): Job => {
      const seats = i % 2 === 0 ? ([a, b] as const) : ([b, a] as const);
      const sits = (i >> 1) % 2 === 0 ? ([one, two] as const) : ([two, one] as const);
      return { game, decks: seats, bots: sits, seed: from + (i >> 1), ...budget };
    }),
  );
}

function print(decks: readonly string[], { games, unfinished, turns, first, pairings }: Report): void {
  const width = Math.max(...decks.map((name) => name.length), 6) + 2;
  const rate = (row: string, column: string): string => {
    const pair = pairings.find(({ a, b }) => a === row && b === column);
    if (pair !== undefined) return (100 * pair.rate).toFixed(1);
    const turned = pairings.find(({ a, b }) => b === row && a === column);
    return turned === undefined ? "" : (100 * (1 - turned.rate)).toFixed(1);
  };
  const line = (cells: readonly string[]) =>
    console.log(
      cells
        .map((cell) => cell.padEnd(width))
        .join("")
        .trimEnd(),
    );
  line(["", ...decks]);
  for (const row of decks) line([row, ...decks.map((column) => rate(row, column))]);
  console.log(
    `${games} games, ${unfinished} unfinished, ${turns.toFixed(1)} turns each; who goes first wins ${percent(first.rate)} (${percent(first.low)} to ${percent(first.high)}).`,
  );
}
