/** The games that are played here, by name. */
import { type Game, Refused } from "@arbiter/engine";
import { dbs } from "./dbs.ts";
import type { PlayableGame, Words } from "./game.ts";
import { opcg } from "./opcg.ts";

export const games: Readonly<Record<string, PlayableGame>> = { opcg, dbs };

export function gameNamed(name: string): PlayableGame {
  if (!Object.hasOwn(games, name))
    throw new Refused(`There is no game "${name}"; there are ${Object.keys(games).join(" and ")}.`);
  return games[name];
}

export function gameOf(g: Game): PlayableGame {
  return games[g.program.edition.game];
}

export function wordsOf(g: Game): Words {
  return gameOf(g).words;
}
