/** One game between two bots: the job of a worker. */
import { ask, playouts, within } from "@arbiter/ai";
import { answer, decision, definition, type Game, onlyAnswer, type Player, seedFrom } from "@arbiter/engine";
import { gameNamed } from "../games/index.ts";
import { endless, pairing } from "../shipped.ts";
import { seated } from "./bots.ts";

export interface Job {
  readonly game: string;
  readonly edition?: string | undefined;
  readonly decks: readonly [string, string];
  readonly bots: readonly [string, string];
  readonly seed: number;
  /** For each decision: milliseconds of processor time, or so many playouts. */
  readonly ms?: number | undefined;
  readonly playouts?: number | undefined;
}

export interface Outcome {
  readonly winner: Player | null;
  readonly finished: boolean;
  readonly first: Player;
  readonly turns: number;
  readonly answers: number;
  readonly decisions: readonly [number, number]; // with two or more possible answers
  readonly ms: readonly [number, number];
  /** What each did with which card, and how often: "play AB1-004". */
  readonly deeds: readonly [Deeds, Deeds];
}

export type Deeds = Readonly<Record<string, number>>;

/** What this process has computed, in milliseconds: a machine that does other things besides makes no bot weaker. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export default function play(job: Job): Outcome {
  const game = gameNamed(job.game, job.edition);
  const { decks, program } = pairing(game, ...job.decks);
  const seed = seedFrom(job.seed);
  const clock = () =>
    job.playouts === undefined ? within(job.ms ?? 100, processorTime) : playouts(job.playouts);
  const seats = decks.map((deck, i) =>
    seated(game, { bot: job.bots[i], deck, program, seed: seedFrom(2 * job.seed + i), clock }),
  );
  let g: Game = game.start(decks, seed, (job.seed & 1) as Player, program, false);
  let answers = 0;
  let first: Player = 0;
  const decisions: [number, number] = [0, 0];
  const ms: [number, number] = [0, 0];
  const deeds: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (let open = decision(g); open !== null && answers < endless; open = decision(g)) {
    const { player } = open;
    if (g.state.turn === 1) first = g.state.active;
    let picks = onlyAnswer(open);
    if (picks === null) {
      const before = processorTime();
      picks = ask(seats[player], g, player);
      ms[player] += processorTime() - before;
      decisions[player]++;
    }
    if (open.kind === "act") {
      const { do: what, card } = open.options[picks[0]];
      if (card !== undefined) {
        const deed = `${what} ${definition(g, card).key}`;
        deeds[player][deed] = (deeds[player][deed] ?? 0) + 1;
      }
    }
    g = answer(g, player, { decision: open.number, picks }, { events: false });
    answers++;
  }
  const { result, turn } = g.state;
  return {
    winner: result?.winner ?? null,
    finished: result !== null,
    first,
    turns: turn,
    answers,
    decisions,
    ms,
    deeds,
  };
}
