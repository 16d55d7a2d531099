/** The games that are played here, by name, each by its newest edition unless another is named. */
import { type Game, Refused } from "@arbiter/engine";
import { dbs, dbsEditions } from "./dbs.ts";
import type { PlayableGame, Words } from "./game.ts";
import { opcg } from "./opcg.ts";

export const games: Readonly<Record<string, PlayableGame>> = { opcg, dbs };

const byEdition: Readonly<Record<string, Readonly<Record<string, PlayableGame>>>> = {
  opcg: { [opcg.edition.edition]: opcg },
  dbs: dbsEditions,
};

/** The editions of a game by name, the newest first. */
export function editionsOf(name: string): readonly string[] {
  return Object.keys(byEdition[name]);
}

export function gameNamed(name: string, edition?: string): PlayableGame {
  if (!Object.hasOwn(games, name))
    throw new Refused(`There is no game "${name}"; there are ${Object.keys(games).join(" and ")}.`);
  if (edition === undefined) return games[name];
  if (!Object.hasOwn(byEdition[name], edition))
    throw new Refused(`${name} has no edition "${edition}"; there are ${editionsOf(name).join(", ")}.`);
  return byEdition[name][edition];
}

export function gameOf(g: Game): PlayableGame {
  const { game, edition } = g.program.edition;
  return byEdition[game][edition];
}

export function wordsOf(g: Game): Words {
  return gameOf(g).words;
}
