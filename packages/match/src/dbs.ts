/** The DRAGON BALL SUPER CARD GAME at the table. */
import { chapters, edition_3_02, rulebook_3_02 } from "@arbiter/dbs";
import { bare, playedBy } from "./dbs-game.ts";
import type { TableGame } from "./game.ts";

export const game: TableGame = { ...bare, ...playedBy(edition_3_02, rulebook_3_02, chapters) };
