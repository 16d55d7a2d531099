/** Both games, each loaded when it is asked for, and what reads their cards when some are to be read. */
import type { CardLists } from "@arbiter/cardtext";
import type { GameName, TableGame } from "@arbiter/match";
import { listsOf } from "../../match/brought.ts";

const load: Readonly<Record<GameName, () => Promise<{ game: TableGame }>>> = {
  opcg: () => import("@arbiter/match/opcg"),
  dbs: () => import("@arbiter/match/dbs"),
};

export async function gameBy(name: GameName, edition?: string): Promise<TableGame> {
  const { game } = await load[name]();
  if (name !== "dbs" || edition === undefined || edition === game.edition.edition) return game;
  const { editions } = await import("@arbiter/match/dbs-editions");
  return Object.hasOwn(editions, edition) ? editions[edition] : game;
}

export interface ReadingGame extends TableGame {
  readonly cardLists: CardLists;
}

export async function readingBy(name: GameName): Promise<ReadingGame> {
  const [game, cardLists] = await Promise.all([gameBy(name), listsOf(name)]);
  return { ...game, cardLists };
}
