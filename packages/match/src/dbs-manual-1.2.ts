/** DRAGON BALL SUPER by its manual 1.2, without the sentences: a match plays without them. */
import { edition_1_2 } from "@arbiter/dbs";
import { earlier } from "./dbs-game.ts";

export const game = earlier(edition_1_2, "set-up/6");
