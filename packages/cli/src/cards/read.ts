/** Card lists as files: a JSON list of records, or an object that holds one. */

import { readFileSync } from "node:fs";
import type { ListedCard } from "@arbiter/cardtext";
import { Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { games } from "../games/index.ts";

export interface CardList {
  readonly game: PlayableGame;
  readonly records: readonly ListedCard[];
}

export function readCards(file: string): CardList {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refused(`"${file}" is not a list of cards: ${(error as Error).message}`);
  }
  const list = Array.isArray(value) ? value : Object.values(value as object).find(Array.isArray);
  if (list === undefined) throw new Refused(`"${file}" holds no list of cards.`);
  list.forEach((record: unknown, i: number) => {
    const { number, name } = (record ?? {}) as Partial<ListedCard>;
    if (typeof number !== "string" || typeof name !== "string")
      throw new Refused(`"${file}", card ${i + 1}: a "number" and a "name" are expected.`);
  });
  const records = list as ListedCard[];
  const game = Object.values(games).find(({ cardLists }) => records.every(cardLists.owns));
  if (game === undefined || records.length === 0)
    throw new Refused(`"${file}": no game has cards with these fields.`);
  return { game, records };
}
