/** DRAGON BALL SUPER by its manual 2.1, without the sentences: a match plays without them. */
import { edition_2_1 } from "@arbiter/dbs";
import { earlier } from "./dbs-game.ts";

export const game = earlier(edition_2_1, "set-up/6");
