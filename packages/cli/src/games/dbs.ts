import {
  chapters,
  type Decks,
  deckOf,
  edition_3_02,
  judgement,
  listOf,
  ownCards,
  ownDeck,
  ownDeckNames,
  readDeck,
  rulebook_3_02,
  start,
} from "@arbiter/dbs";
import { cardLists } from "./dbs-lists.ts";
import { words } from "./dbs-words.ts";
import type { PlayableGame } from "./game.ts";

export const dbs: PlayableGame = {
  title: "DRAGON BALL SUPER CARD GAME Masters",
  edition: edition_3_02,
  rulebook: rulebook_3_02,
  chapters: Object.fromEntries(chapters.map((title, i) => [i, title])),
  ownCards,
  deckNames: ownDeckNames,
  deck: ownDeck,
  readDeck,
  deckOf,
  start: (decks, ...more) => start(decks as Decks, ...more),
  list: (deck, program) => listOf(deck as Decks[0], program),
  judgement,
  words,
  cardLists,
};
