/** DRAGON BALL SUPER by its manual 2.1, with the manual's own sentences: what it cites is known by being one of them. */
import { edition_2_1, manual_2_1 } from "@arbiter/dbs";
import { earlier } from "./dbs-game.ts";

export const game = earlier(edition_2_1, manual_2_1, "set-up/6");
