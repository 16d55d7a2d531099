/**
 * Which paragraphs are shown. One that acts is shown when a scenario that names it runs it, passes, and fails
 * once it is left out or turned round: a number written beside a test proves nothing.
 */
import { type Numbering, type Paragraphs, tracing, without } from "@arbiter/engine";
import type { ScenarioGame } from "./game.ts";
import { readScenario } from "./read.ts";
import { run, runScenario } from "./run.ts";

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** What became of one paragraph that acts. */
export interface Shown {
  readonly paragraph: string;
  readonly by: readonly string[]; // files that fail without it
  readonly why: string | null; // why it is not shown
}

export interface Conformance {
  readonly game: string;
  readonly edition: string;
  readonly paragraphs: readonly string[];
  readonly acts: readonly Shown[];
}

interface Run {
  readonly source: Source;
  readonly rules: readonly string[];
  readonly acted: ReadonlySet<string>;
  readonly passed: boolean;
}

export function conformance(
  game: string,
  edition: string,
  index: Paragraphs,
  sources: readonly Source[],
  games: readonly ScenarioGame[],
): Conformance {
  const runs = sources.flatMap((source): Run[] => {
    const { value, acted } = tracing(() => {
      const read = readScenario(source.text, games);
      if ("problems" in read || read.scenario.game.name !== game || read.scenario.edition !== edition)
        return null;
      return { rules: read.scenario.rules, passed: run(read.scenario, { proofs: false }).reason === null };
    });
    return value === null ? [] : [{ source, acted, ...value }];
  });
  const numbering = games.find((one) => one.name === game)?.editions[edition]?.numbering;
  const acts = Object.keys(index).filter((paragraph) => index[paragraph][0] === "acts");
  return {
    game,
    edition,
    paragraphs: Object.keys(index),
    acts: acts.map((paragraph) => shown(paragraph, standFor(paragraph, numbering), runs, games)),
  };
}

/** The paragraphs that code asks for this one by. */
function standFor(paragraph: string, numbering: Numbering | undefined): readonly string[] {
  return numbering === undefined ? [paragraph] : numbering.named(paragraph);
}

function shown(
  paragraph: string,
  named: readonly string[],
  runs: readonly Run[],
  games: readonly ScenarioGame[],
): Shown {
  const naming = runs.filter((one) => one.rules.includes(paragraph));
  if (naming.length === 0) return { paragraph, by: [], why: "no scenario names it" };
  const passing = naming.filter((one) => one.passed);
  if (passing.length === 0) return { paragraph, by: [], why: "no scenario that names it passes" };
  const running = passing.filter((one) => named.some((each) => one.acted.has(each)));
  if (running.length === 0) return { paragraph, by: [], why: "no scenario that names it runs it" };
  const by = running.filter((one) => failsWithout(named, one.source, games)).map((one) => one.source.file);
  return { paragraph, by, why: by.length > 0 ? null : "every scenario that names it passes without it" };
}

function failsWithout(named: readonly string[], source: Source, games: readonly ScenarioGame[]): boolean {
  try {
    return !without(named, () => runScenario(source.text, source.file, games, { proofs: false }).passed);
  } catch {
    return true; // without it the run breaks or never ends
  }
}
