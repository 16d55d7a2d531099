/** The rulebook of the ONE PIECE CARD GAME in our words. */
import { chapters, rulebook_1_1_7 } from "@arbiter/opcg";
import type { Book } from "./books.ts";

export const books: Readonly<Record<string, Book>> = {
  "1.1.7": {
    paragraphs: rulebook_1_1_7,
    chapters: Object.fromEntries(chapters.map((title, i) => [i + 1, title])),
  },
};
