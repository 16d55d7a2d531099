/** All of a match that rests on the engine, the games and their cards: a match keeps the one it was begun with. */
import { decision, type Player } from "@arbiter/engine";
import type { Update } from "@arbiter/match";
import { disclosure } from "./disclosure.ts";
import type { Body, Created } from "./entries.ts";
import { checkedDeck, compile, editionNamed, learn, numbersOf } from "./games.ts";
import { replay, reply, undoFor, updates, type Viewer, whole } from "./shown.ts";
import { advance, begun, type Standing } from "./standing.ts";

export const machine = {
  begun,
  advance,
  deciding,
  updates,
  whole,
  undoFor,
  reply,
  replays,
  disclosure,
  checkedDeck,
  numbersOf,
  editionNamed,
  compile,
  learn,
};
export type Machine = typeof machine;

/** The games of a match as one saw them, each step by step. */
function replays(id: string, created: Created, rest: readonly Body[], viewer: Viewer): Update[][] {
  const games: Update[][] = [];
  let s = begun(id, created);
  for (const body of rest) {
    const before = s;
    s = advance(s, body).standing;
    if (before.stage === "playing" && s.stage !== "playing") games.push(replay(s, viewer));
  }
  return games;
}

/** Who must decide now. */
function deciding({ stage, playing }: Standing): Player | null {
  return stage === "playing" ? (decision(playing!.now)?.player ?? null) : null;
}
