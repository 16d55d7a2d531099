/** Cards that come into a match as texts: loaded when there are some, since the rest of a match needs no grammar. */
import type { CardLists } from "@arbiter/cardtext";
import type { Definition } from "@arbiter/engine";
import { type CardRecord, cardsWith, type GameName, type TableGame } from "@arbiter/match";

const lists: Readonly<Record<GameName, () => Promise<{ cardLists: CardLists }>>> = {
  opcg: () => import("@arbiter/match/opcg-lists"),
  dbs: () => import("@arbiter/match/dbs-lists"),
};

export async function listsOf(name: GameName): Promise<CardLists> {
  return (await lists[name]()).cardLists;
}

export async function cardsRead(
  game: TableGame,
  records: readonly CardRecord[],
): Promise<ReadonlyMap<string, Definition>> {
  return cardsWith(game, await listsOf(game.name), records);
}
