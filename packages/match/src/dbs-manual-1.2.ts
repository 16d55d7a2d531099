/** DRAGON BALL SUPER by its manual 1.2, with the manual's own sentences: what it cites is known by being one of them. */
import { edition_1_2, manual_1_2 } from "@arbiter/dbs";
import { earlier } from "./dbs-game.ts";

export const game = earlier(edition_1_2, manual_1_2, "set-up/6");
