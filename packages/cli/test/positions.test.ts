/** Positions with one good answer, the last move of the file: a level's folder is the weakest that must find it. */
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, levels, mulberry32, playouts, searchBot } from "@arbiter/ai";
import { dbsScenarios } from "@arbiter/dbs";
import { decision, definition, type Game, type Player } from "@arbiter/engine";
import { opcgScenarios } from "@arbiter/opcg";
import { playScenario, readScenario, run } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { describe, expect, it } from "vitest";
import { games } from "../src/games/index.ts";

const names = levels.map((level) => level.name);

function read(file: string) {
  const reading = readScenario(readFileSync(file, "utf8"), [opcgScenarios, dbsScenarios]);
  if ("problems" in reading) throw new Error(`${file}: ${reading.problems.join("\n")}`);
  return reading.scenario;
}

/** Picks as they are told: cards of one name in the same place are the same answer. */
function told(g: Game, picks: readonly number[]): string[] {
  const { options, kind } = decision(g)!;
  if (kind === "amount") return picks.map(String);
  const name = (card: number | undefined) => (card === undefined ? "" : definition(g, card).key);
  return picks
    .map((pick) => options[pick])
    .map(({ do: what, card, target, ability, option }) =>
      [what, name(card), name(target), ability, option].join(" "),
    )
    .toSorted();
}

function listOf({ state }: Game, player: Player): number[] {
  return state.cards.filter((card) => card.owner === player).map((card) => state.faces[card.id] ?? card.def);
}

describe.each(Object.keys(games))("%s", (game) => {
  const folder = fileURLToPath(new URL(`../../${game}/positions`, import.meta.url));
  const files = scenarioFiles([folder]);

  it("has thirty positions", () => expect(files.length).toBeGreaterThanOrEqual(30));

  it.each(files.map((file) => [`${basename(dirname(file))}: ${basename(file, ".yaml")}`, file]))(
    "%s",
    (_, file) => {
      const scenario = read(file);
      expect(run(scenario, { proofs: false }).reason).toBeNull();
      const { start, moments, inputs } = playScenario(scenario);
      const g = moments[moments.length - 1].game;
      const input = inputs[g.state.count - start.state.count];
      if (!("picks" in input)) throw new Error("a position does not end with conceding");
      const lists = [listOf(start, 0), listOf(start, 1)];
      const weakest = names.indexOf(basename(dirname(file)));
      for (const level of levels.slice(weakest)) {
        const { player } = input;
        const seat = {
          bot: searchBot(games[game].judgement, level),
          program: g.program,
          own: lists[player],
          known: [lists[1 - player]],
          clock: () => playouts(150),
          random: (n: number) => mulberry32(n),
        };
        expect([level.name, told(g, ask(seat, g, player))]).toEqual([level.name, told(g, input.picks)]);
      }
    },
  );
});
