/** The game that was chosen last on a page of the workshop: the next page begins with it. */
import type { GameName } from "@arbiter/match";

const key = "arbiter.shop-game";

export function lastGame(): GameName {
  try {
    return localStorage.getItem(key) === "dbs" ? "dbs" : "opcg";
  } catch {
    return "opcg";
  }
}

export function keepGame(game: GameName): void {
  try {
    localStorage.setItem(key, game);
  } catch {
    // then it begins with the first
  }
}
