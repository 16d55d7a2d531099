/** What the workshop keeps in the browser. Cards have a row each for play and one list for each game, to be opened at once. */

import type { Definition } from "@arbiter/engine";
import type { CardRecord, GameName } from "@arbiter/match";
import Dexie, { type EntityTable, type Table } from "dexie";
import type { KeptDeck } from "./decks.ts";
import type { ListedCard } from "./listed.ts";
import type { Result } from "./results.ts";

/** A card of the player's own: as printed, and compiled where it plays. */
export interface CardRow {
  readonly game: GameName;
  readonly number: string;
  readonly record: CardRecord;
  readonly definition: Definition | null;
}

export interface Listing {
  readonly game: GameName;
  /** Which compiler made it: another makes it anew from the records. */
  readonly made: string;
  readonly cards: readonly ListedCard[];
}

/** A picture of the player's own. `id`: "opcg/AB1-001", or "any/AB1-001". */
export interface Image {
  readonly id: string;
  readonly blob: Blob;
}

export const db = new Dexie("arbiter-workshop") as Dexie & {
  decks: EntityTable<KeptDeck, "id">;
  cards: Table<CardRow, [GameName, string]>;
  listings: EntityTable<Listing, "game">;
  images: EntityTable<Image, "id">;
  results: EntityTable<Result, "id">;
};
db.version(1).stores({
  decks: "id",
  cards: "[game+number], game",
  listings: "game",
  images: "id",
  results: "id",
});
