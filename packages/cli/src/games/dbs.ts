import {
  chapters,
  chapters_1_10,
  type DbsEdition,
  type Decks,
  deckIn,
  deckNamesIn,
  deckOf,
  editions,
  judgement,
  listOf,
  manual_1_2,
  manual_2_1,
  matchBy,
  ownCards,
  readDeck,
  rulebook_1_10,
  rulebook_3_02,
} from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";
import { cardLists } from "./dbs-lists.ts";
import { words } from "./dbs-words.ts";
import type { PlayableGame } from "./game.ts";

/** Each edition's rulebook and the titles of its chapters; the first edition is played if none is named. */
const books: Readonly<Record<string, readonly [Paragraphs, Readonly<Record<number, string>>]>> = {
  "3.02": [rulebook_3_02, numbered(chapters, 0)],
  "1.10": [rulebook_1_10, numbered(chapters_1_10, 1)],
  "manual-2.1": [manual_2_1, {}],
  "manual-1.2": [manual_1_2, {}],
};

function numbered(titles: readonly string[], from: number): Readonly<Record<number, string>> {
  return Object.fromEntries(titles.map((title, i) => [i + from, title]));
}

function playable(edition: DbsEdition): PlayableGame {
  const { start } = matchBy(edition);
  const [rulebook, titles] = books[edition.edition];
  return {
    title: "DRAGON BALL SUPER CARD GAME Masters",
    edition,
    rulebook,
    chapters: titles,
    ownCards,
    deckNames: () => deckNamesIn(edition),
    deck: (name) => deckIn(name, edition),
    readDeck,
    deckOf,
    start: (decks, ...more) => start(decks as Decks, ...more),
    list: (deck, program) => listOf(deck as Decks[0], program),
    judgement,
    words,
    cardLists,
  };
}

export const dbsEditions: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  Object.values(editions).map((edition) => [edition.edition, playable(edition)]),
);

export const dbs = dbsEditions["3.02"];
