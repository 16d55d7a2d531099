import {
  chapters,
  edition_3_02,
  judgement,
  listsFor,
  ownCards,
  ownDeck,
  ownDeckNames,
  rulebook_3_02,
  start,
} from "@arbiter/dbs";
import type { PlayableGame } from "./game.ts";
import { words } from "./dbs-words.ts";

export const dbs: PlayableGame = {
  title: "DRAGON BALL SUPER CARD GAME Masters",
  edition: edition_3_02,
  rulebook: rulebook_3_02,
  chapters: Object.fromEntries(chapters.map((title, i) => [i, title])),
  ownCards,
  deckNames: ownDeckNames,
  deck: ownDeck,
  deckOf: ([leader, ...cards]) => ({
    leader,
    cards: cards.filter((card) => !card.category.startsWith("Z-")),
    zDeck: cards.filter((card) => card.category.startsWith("Z-")),
  }),
  start,
  lists: listsFor,
  judgement,
  words,
};
