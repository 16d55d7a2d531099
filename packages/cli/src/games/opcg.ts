import {
  chapters,
  deckOf,
  edition_1_1_7,
  judgement,
  listOf,
  ownCards,
  ownDeck,
  ownDeckNames,
  readDeck,
  rulebook_1_1_7,
  start,
} from "@arbiter/opcg";
import type { PlayableGame } from "./game.ts";
import { cardLists } from "./opcg-lists.ts";
import { words } from "./opcg-words.ts";

export const opcg: PlayableGame = {
  title: "ONE PIECE CARD GAME",
  edition: edition_1_1_7,
  rulebook: rulebook_1_1_7,
  chapters: Object.fromEntries(chapters.map((title, i) => [i + 1, title])),
  ownCards,
  deckNames: ownDeckNames,
  deck: ownDeck,
  readDeck,
  deckOf,
  start,
  list: listOf,
  judgement,
  words,
  cardLists,
};
