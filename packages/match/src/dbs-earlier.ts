/** The earlier editions of the DRAGON BALL SUPER CARD GAME, each loaded when it is played. */
import type { TableGame } from "./game.ts";

export const earlier: Readonly<Record<string, () => Promise<{ readonly game: TableGame }>>> = {
  "1.10": () => import("./dbs-1.10.ts"),
  "manual-2.1": () => import("./dbs-manual-2.1.ts"),
  "manual-1.2": () => import("./dbs-manual-1.2.ts"),
};
