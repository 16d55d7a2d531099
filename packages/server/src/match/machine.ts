/** All of a match that rests on the engine, the games and their cards: a match keeps the one it was begun with. */
import { decision, type Player } from "@arbiter/engine";
import { disclosure } from "./disclosure.ts";
import { checkedDeck, editionNamed } from "./games.ts";
import { reply, undoFor, updates, whole } from "./shown.ts";
import { advance, begun, type Standing } from "./standing.ts";

export const machine = {
  begun,
  advance,
  deciding,
  updates,
  whole,
  undoFor,
  reply,
  disclosure,
  checkedDeck,
  editionNamed,
};
export type Machine = typeof machine;

/** Who must decide now. */
function deciding({ stage, playing }: Standing): Player | null {
  return stage === "playing" ? (decision(playing!.now)?.player ?? null) : null;
}
