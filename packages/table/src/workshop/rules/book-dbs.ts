/** The rulebooks and manuals of the DRAGON BALL SUPER CARD GAME in our words. */
import { chapters, chapters_1_10, manual_1_2, manual_2_1, rulebook_1_10, rulebook_3_02 } from "@arbiter/dbs";
import type { Book } from "./books.ts";

export const books: Readonly<Record<string, Book>> = {
  "3.02": { paragraphs: rulebook_3_02, chapters: Object.fromEntries(chapters.map((title, i) => [i, title])) },
  "1.10": {
    paragraphs: rulebook_1_10,
    chapters: Object.fromEntries(chapters_1_10.map((title, i) => [i + 1, title])),
  },
  "manual-2.1": { paragraphs: manual_2_1, chapters: {} },
  "manual-1.2": { paragraphs: manual_1_2, chapters: {} },
};
