/** Reads a scenario file: all that is wrong in it is told, each with its line and what was expected. */
import type { ScenarioGame } from "./game.ts";
import { readLesson } from "./lesson.ts";
import { Names } from "./names.ts";
import type { Problem } from "./problem.ts";
import { readPuzzle } from "./puzzle.ts";
import { readExpectation } from "./read-expectations.ts";
import { readTexts } from "./read-fields.ts";
import { readMove } from "./read-moves.ts";
import { readPosition } from "./read-position.ts";
import type { Scenario } from "./scenario.ts";
import { Source, type Value } from "./source.ts";

const keys = [
  "title",
  "game",
  "edition",
  "rules",
  "cards",
  "turn",
  "setup",
  "seed",
  "you",
  "opponent",
  "play",
  "then",
  "expect",
  "puzzle",
  "lesson",
];

export type Reading =
  | { readonly scenario: Scenario }
  | { readonly title: string; readonly problems: readonly Problem[] };

export function readScenario(text: string, games: readonly ScenarioGame[]): Reading {
  const source = new Source(text);
  const top = source.problems.length > 0 ? undefined : source.mapping(source.root, "a scenario", keys);
  const given = top?.get("title");
  const title = given === undefined ? undefined : source.text(given, "title");
  if (top !== undefined && given === undefined) source.fail(source.root, "expected `title`");
  const scenario = top === undefined ? undefined : readRest(source, top, title ?? "", games);
  if (scenario !== undefined && source.problems.length === 0) return { scenario };
  return { title: title ?? "", problems: source.problems.toSorted((a, b) => a.line - b.line) };
}

function readRest(
  source: Source,
  top: Map<string, Value>,
  title: string,
  games: readonly ScenarioGame[],
): Scenario | undefined {
  const need = (key: string): Value | undefined =>
    top.get(key) ?? source.fail(source.root, `expected \`${key}\``);
  const gameValue = need("game");
  const editionValue = need("edition");
  const rulesValue = top.get("rules");
  const rules = rulesValue === undefined ? [] : readTexts(source, rulesValue, "rules");
  const play = need("play");
  const expect = need("expect");
  const then = top.get("then");
  const stops = then !== undefined && source.oneOf(then, "then", ["stop"]) === "stop";
  const name =
    gameValue &&
    source.oneOf(
      gameValue,
      "game",
      games.map((game) => game.name),
    );
  const game = games.find((one) => one.name === name);
  if (game === undefined) return undefined;
  const version =
    editionValue && source.oneOf(editionValue, `edition of ${game.name}`, Object.keys(game.editions));
  if (version === undefined) return undefined;
  const edition = game.editions[version];
  const read = readPosition(source, top, game, edition);
  const names = new Names(source, read?.position.cards);
  const moves = (play && source.list(play, "play"))?.map((move) => readMove(source, move, names, game)) ?? [];
  const about = { source, names, game, edition };
  const expectations =
    (expect && source.list(expect, "expect"))?.map((one) => readExpectation(about, one, moves.length)) ?? [];
  const posed = top.get("puzzle");
  const puzzle = posed && readPuzzle(source, posed, names, game);
  const taught = top.get("lesson");
  const lesson = taught && readLesson(source, taught);
  if (read === undefined) return undefined;
  return {
    title,
    game,
    edition: version,
    rules: rules ?? [],
    ...read,
    moves: moves.filter((move) => move !== undefined),
    stops,
    expectations: expectations.filter((one) => one !== undefined),
    puzzle: puzzle ?? null,
    lesson: lesson ?? null,
  };
}
