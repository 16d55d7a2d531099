/** `arbiter bench`: how fast random games of the shipped decks are played, and what a game weighs. */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { mulberry32, randomPicks } from "@arbiter/ai";
import { copy, type Game, runOn, take } from "@arbiter/engine";
import { type BareCard, bareGame } from "./bare.ts";
import type { PlayableGame } from "./games/game.ts";
import { gameNamed, games as playable } from "./games/index.ts";
import { allPairings, type Pairing, type Played, randomGame } from "./shipped.ts";

interface Result {
  readonly game: string;
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyMicroseconds: number;
  readonly bytesPerGame: number;
  readonly checksum: string;
}

const alive = 2_000;

export function run(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      games: { type: "string", default: "3600" },
      game: { type: "string" },
      edition: { type: "string" },
    },
  });
  const games = Math.max(1, Number(values.games) || 3600);
  const asked =
    values.game === undefined ? Object.values(playable) : [gameNamed(values.game, values.edition)];
  const results: Result[] = [];
  for (const game of asked) {
    const { result, bare } = measure(game, games);
    results.push(result);
    const ratio = `${Math.round(bare)} decisions a second without effects, as bare objects: ${(bare / result.decisionsPerSecond).toFixed(1)} times as many.`;
    if (values.json) console.error(ratio);
    else {
      for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(20)}${value}`);
      console.log(ratio);
    }
  }
  if (values.json) console.log(JSON.stringify(results));
  return 0;
}

/** Both kinds of game by turns, so that whatever else the machine does slows both. */
function measure(game: PlayableGame, games: number): { result: Result; bare: number } {
  const pairings = allPairings(game);
  const bareOf = reference(allPairings(playable.opcg));
  for (let i = 0; i < 2160; i++) randomGame(pairings[i % pairings.length], i); // warm
  for (let i = 0; i < 3600; i++) bareOf(i);
  const played: Played[] = [];
  const bare = { decisions: 0, seconds: 0 };
  let seconds = 0;
  while (played.length < games) {
    seconds += timed(() => {
      const until = Math.min(games, played.length + 36);
      for (let i = played.length; i < until; i++)
        played.push(lean(randomGame(pairings[i % pairings.length], i)));
    });
    bare.seconds += timed(() => {
      for (let i = 0; i < 360; i++) bare.decisions += bareOf(i);
    });
  }
  const decisions = played.reduce((sum, one) => sum + one.decisions, 0);
  const hash = createHash("sha256");
  for (const { game, decisions: n } of played)
    hash.update(`${game.state.result?.winner} ${game.state.turn} ${n}\n`);
  const { games: middle, bytes } = atTheirMiddle(pairings, played);
  const result: Result = {
    game: game.edition.game,
    decisions,
    games,
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games / seconds),
    copyMicroseconds: rounded(copying(middle)),
    bytesPerGame: Math.round(bytes),
    checksum: hash.digest("hex"),
  };
  return { result, bare: bare.decisions / bare.seconds };
}

/** Only what the checksum reads is kept of a finished game. */
function lean(played: Played): Played {
  const { result, turn } = played.game.state;
  return { ...played, game: { state: { result, turn } } as Game };
}

/** Games kept alive at half their decisions, and the heap that each takes. */
function atTheirMiddle(
  pairings: readonly Pairing[],
  played: readonly Played[],
): { games: Game[]; bytes: number } {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const games: Game[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < alive; i++) {
    const n = i % played.length;
    games.push(randomGame(pairings[n % pairings.length], n, played[n].decisions >> 1).game);
  }
  collect();
  return { games, bytes: (process.memoryUsage().heapUsed - before) / alive };
}

/** Microseconds a copy: each game is copied many times, as a search does; every copy is then played on, untimed. */
function copying(games: readonly Game[]): number {
  const random = mulberry32(1);
  const each = 50;
  let seconds = 0;
  let copied = 0;
  for (const original of games) {
    const open = original.question;
    if (open === null) continue;
    const copies: Game[] = new Array(each);
    seconds += timed(() => {
      for (let i = 0; i < each; i++) copies[i] = copy(original, false);
    });
    copied += each;
    for (const g of copies) {
      take(g, randomPicks(open, random), open);
      runOn(g);
    }
  }
  return (seconds * 1e6) / copied;
}

/** The bare game of a number, with the same cards' costs, powers and Counters; it gives its decisions. */
function reference(pairings: readonly Pairing[]): (i: number) => number {
  const lists = pairings.map(({ decks }) =>
    decks.map(({ leader, cards }) => ({
      life: leader.numbers.life ?? 5,
      cards: cards.map(
        ({ numbers: n }): BareCard => ({ cost: n.cost ?? 0, power: n.power ?? 0, counter: n.counter ?? 0 }),
      ),
    })),
  );
  return (i) => bareGame(lists[i % lists.length], mulberry32(i));
}

function timed(what: () => void): number {
  const before = process.hrtime.bigint();
  what();
  return Number(process.hrtime.bigint() - before) / 1e9;
}

function rounded(n: number): number {
  return Math.round(n * 1000) / 1000;
}
