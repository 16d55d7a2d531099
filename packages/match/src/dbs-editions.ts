/** The DRAGON BALL SUPER CARD GAME by its earlier editions: loaded when one of them is played. */
import { editions as all, chapters_1_10, manual_1_2, manual_2_1, rulebook_1_10 } from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";
import { game } from "./dbs.ts";
import { playedBy } from "./dbs-game.ts";
import type { TableGame } from "./game.ts";

/** Where a manual is silent, 1.10 decides, and is cited with its name. */
const behindManuals: Paragraphs = Object.fromEntries(
  Object.entries(rulebook_1_10).map(([paragraph, said]) => [`1.10:${paragraph}`, said]),
);

const books: Readonly<Record<string, readonly [Paragraphs, readonly string[]]>> = {
  "1.10": [rulebook_1_10, ["", ...chapters_1_10]],
  "manual-2.1": [{ ...manual_2_1, ...behindManuals }, []],
  "manual-1.2": [{ ...manual_1_2, ...behindManuals }, []],
};

/** The same game by each of its editions. */
export const editions: Readonly<Record<string, TableGame>> = {
  [game.edition.edition]: game,
  ...Object.fromEntries(
    Object.values(all)
      .filter((edition) => edition.edition in books)
      .map((edition) => [
        edition.edition,
        {
          ...game,
          ...playedBy(edition, ...books[edition.edition]),
          opening: {
            hand: 6,
            redraw: "any",
            rule: edition.edition === "1.10" ? "5-2-1-6-1" : "set-up/6",
          },
        },
      ]),
  ),
};
