/** Both games with their grammars, each loaded when it is asked for. */
import type { GameName, TableGame } from "@arbiter/match";

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
