/** A scenario file becomes a session: in the worker, loaded when one is opened. */
import { type Game, type Input, Refused } from "@arbiter/engine";
import {
  enter,
  type GameName,
  type Laid,
  type Line,
  laidSession,
  type PuzzleStands,
  type Seat,
  type Session,
  type TableGame,
  tell,
} from "@arbiter/match";
import {
  firstFailure,
  playScenario,
  readScenario,
  type Scenario,
  type ScenarioGame,
  type Solver,
  solver,
} from "@arbiter/scenario";

type Loaded = (name: GameName, edition: unknown) => Promise<TableGame>;

const scenarios: Readonly<Record<GameName, () => Promise<ScenarioGame>>> = {
  opcg: async () => (await import("./scenarios-opcg.ts")).scenarios,
  dbs: async () => (await import("./scenarios-dbs.ts")).scenarios,
};

export const scenarioGame = (name: GameName) => scenarios[name]();

const longest = 200_000;

export async function lay(
  text: string,
  seats: readonly [Seat, Seat],
  watch: boolean,
  inputs: readonly Input[] | null,
  loaded: Loaded,
): Promise<{ next: Session; found: Laid; posed: PosedHere | null; learnt: LearntHere | null }> {
  const scenario = await scenarioOf(text);
  const game = await loaded(scenario.game.name as GameName, scenario.edition);
  const next = laidSession(game, scenario.game.start(scenario.program, scenario.position), seats);
  const played = watch && inputs === null ? playScenario(scenario) : null;
  const begins = (scenario.puzzle ?? scenario.lesson)?.from;
  const lead = watch || begins === undefined ? null : leadOf(scenario, begins);
  (inputs ?? lead?.inputs ?? played?.inputs ?? []).forEach((input, i) => {
    try {
      enter(next, input);
    } catch (error) {
      if (error instanceof Refused) throw new Refused(`inputs[${i}] is not possible: ${error.message}`);
      throw error;
    }
  });
  const before = played?.moments.map(({ game: { state } }) => state.count) ?? [];
  const first = next.games[0].state.count;
  return {
    next,
    posed:
      lead === null || scenario.puzzle === null ? null : posedIn(scenario, lead.end.game, lead.inputs.length),
    learnt: lead === null || scenario.lesson === null ? null : learntIn(scenario, lead.inputs.length),
    found: {
      title: scenario.title,
      rules: scenario.rules,
      edition: scenario.edition,
      moves: scenario.moves.slice(0, before.length).map(({ words }, i) => ({
        at: before[i] - first,
        says: words,
        told: firstTold(game, next.games, before[i] - first),
      })),
      expected: scenario.expectations.length,
      fails: played === null ? null : (played.failure ?? firstFailure(scenario, played)),
      puzzle: scenario.puzzle,
      lesson: scenario.lesson,
    },
  };
}

function firstTold(game: TableGame, games: readonly Game[], at: number): Line | null {
  const after = games[at + 1];
  return after === undefined ? null : (tell(game, after.events ?? [], () => games[at], after, 0)[0] ?? null);
}

/** A puzzle that is being solved: who answers for the other player, and how it stands. */
export interface PosedHere {
  readonly solver: Solver;
  readonly stands: (session: Session) => PuzzleStands;
}

/** Whether all that the file expects held at some moment since the lesson began. */
export type LearntHere = (session: Session) => boolean;

function learntIn(scenario: Scenario, from: number): LearntHere {
  return ({ games, inputs }) =>
    games.slice(from + 1).some((game) => {
      const end = { game, events: 0 };
      return (
        firstFailure(scenario, { start: games[0], inputs, events: [], moments: [], end, failure: null }) ===
        null
      );
    });
}

function leadOf(scenario: Scenario, moves: number) {
  return playScenario({ ...scenario, moves: scenario.moves.slice(0, moves), stops: true });
}

function posedIn(scenario: Scenario, start: Game, from: number): PosedHere {
  const puzzle = scenario.puzzle!;
  const solve = solver(start, puzzle);
  const tempting = [...scenario.moves.slice(0, puzzle.from), ...puzzle.fails];
  const line = playScenario({ ...scenario, moves: tempting, stops: true }).inputs;
  return {
    solver: solve,
    stands: ({ games, inputs }) => {
      const g = games[games.length - 1];
      const over = solve.ended(g);
      const isLine = (input: Input, i: number) => JSON.stringify(input) === JSON.stringify(inputs[i]);
      const tempted =
        puzzle.fails.length > 0 && inputs.length > from && line.slice(0, inputs.length).every(isLine);
      if (over !== null) return { stands: over ? "solved" : "failed", tempted };
      return { stands: solve.verdict(g) === "missed" ? "astray" : "open", tempted };
    },
  };
}

/** Reads the text by the game that it names; all that is wrong is told, with lines. */
export async function scenarioOf(text: string) {
  if (text.length > longest) throw new Refused("A scenario may have 200,000 letters.");
  const name = /^game:\s*["']?(\w+)/m.exec(text)?.[1];
  const games =
    name === "dbs" ? [await scenarios.dbs()] : name === "opcg" ? [await scenarios.opcg()] : await all();
  const read = readScenario(text, games);
  if ("problems" in read) throw new Refused(read.problems.slice(0, 12).map(String).join("\n"));
  return read.scenario;
}

async function all(): Promise<ScenarioGame[]> {
  return Promise.all([scenarios.opcg(), scenarios.dbs()]);
}
