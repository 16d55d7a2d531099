import { manual_1_2, manual_2_1, readDeck } from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";
import type { TableGame } from "@arbiter/match";
import { editions } from "@arbiter/match/dbs-editions";
import { cardLists } from "./dbs-lists.ts";
import { words } from "./dbs-words.ts";
import type { PlayableGame } from "./game.ts";

/** Manuals by themselves, without the book that decides where they are silent. */
const manuals: Readonly<Record<string, Paragraphs>> = {
  "manual-2.1": manual_2_1,
  "manual-1.2": manual_1_2,
};

function playable(game: TableGame): PlayableGame {
  return {
    ...game,
    title: "DRAGON BALL SUPER CARD GAME Masters",
    rulebook: manuals[game.edition.edition] ?? game.rulebook,
    readDeck,
    words,
    cardLists,
  };
}

/** The first edition is played if none is named. */
export const dbsEditions: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  Object.entries(editions).map(([name, game]) => [name, playable(game)]),
);

export const dbs = dbsEditions["3.02"];
