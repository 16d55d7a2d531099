/** The DRAGON BALL SUPER CARD GAME by each of its editions, with the sentences of their rulebooks. */
import { chapters_1_10, manual_1_2, manual_2_1, rulebook_1_10 } from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";
import { game } from "./dbs.ts";
import { game as by_1_10 } from "./dbs-1.10.ts";
import { titled } from "./dbs-game.ts";
import { game as by_1_2 } from "./dbs-manual-1.2.ts";
import { game as by_2_1 } from "./dbs-manual-2.1.ts";
import type { TableGame } from "./game.ts";

/** Where a manual is silent, 1.10 decides, and is cited with its name. */
const behindManuals: Paragraphs = Object.fromEntries(
  Object.entries(rulebook_1_10).map(([paragraph, said]) => [`1.10:${paragraph}`, said]),
);

export const editions: Readonly<Record<string, TableGame>> = {
  "3.02": game,
  "1.10": { ...by_1_10, rulebook: rulebook_1_10, chapters: titled(["", ...chapters_1_10]) },
  "manual-2.1": { ...by_2_1, rulebook: { ...manual_2_1, ...behindManuals } },
  "manual-1.2": { ...by_1_2, rulebook: { ...manual_1_2, ...behindManuals } },
};
