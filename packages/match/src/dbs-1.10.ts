/** DRAGON BALL SUPER by its rules 1.10, without the sentences: a match plays without them. */
import { edition_1_10 } from "@arbiter/dbs";
import { earlier } from "./dbs-game.ts";

export const game = earlier(edition_1_10, "5-2-1-6-1");
