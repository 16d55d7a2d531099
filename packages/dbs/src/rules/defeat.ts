/** 0-1-3 and 21-2: who has no Life or no deck left loses at once; both at once is a draw. */
import {
  area,
  atBottom,
  type Card,
  cited,
  emit,
  follows,
  followsAll,
  forbiddingPlayer,
  type Game,
  inArea,
  kindOf,
  move,
  other,
  type Player,
  shuffle,
} from "@arbiter/engine";
import { areas, deck, drop, life, warp } from "./areas.ts";
import { rulesFor } from "./game-rules.ts";
import { waysOf } from "./ways.ts";

export function defeat(g: Game, player: Player, rule: string): void {
  if (g.state.result !== null || !followsAll(["0-1-3", "21-2-2"]) || isSafe(g, player)) return;
  g.state.result = { winner: other(player), rule: cited(g, rule) };
  g.rule = rule;
  emit(g, "lose", player, -1);
}

/** "You can't lose the game and your opponent can't win the game". */
function isSafe(g: Game, player: Player): boolean {
  const isBarred =
    forbiddingPlayer(g, "lose", player) !== null || forbiddingPlayer(g, "win", other(player)) !== null;
  return isBarred && follows("0-2-2");
}

const isOut = (g: Game, player: Player) =>
  inArea(g, player, life).length === 0 || inArea(g, player, deck).length === 0;

/** Whether somebody may have lost. */
export function isDefeatDue(g: Game): boolean {
  return isOut(g, 0) || isOut(g, 1);
}

export function checkDefeat(g: Game): void {
  if (g.state.turn === 0 || g.state.result !== null || !isDefeatDue(g)) return;
  if (g.state.frames.some((f) => f.v.together === true) && followsAll(["0-2-9", "21-1-2-2"])) return;
  const lost = ([0, 1] as const).flatMap((player) => {
    if (isSafe(g, player)) return [];
    if (inArea(g, player, life).length === 0 && followsAll(["21-2-2-1", "0-1-3-2"]))
      return [{ player, rule: "21-2-2-1" }];
    const mayBeEmpty =
      isRebuilt(g, player) || (rulesFor(g, player, "emptyDeckIsNoLoss").length > 0 && follows("0-2-2"));
    if (inArea(g, player, deck).length === 0 && !mayBeEmpty && followsAll(["21-2-2-2", "0-1-3-2"]))
      return [{ player, rule: "21-2-2-2" }];
    return [];
  });
  if (lost.length === 2 && follows("0-1-3-3")) {
    g.state.result = { winner: null, rule: cited(g, lost[0].rule) };
    g.rule = lost[0].rule;
    emit(g, "draw game", g.state.active, -1);
  } else if (lost.length > 0) defeat(g, lost[0].player, lost[0].rule);
}

/** With a demo deck or half a deck nobody loses for want of cards. */
function isRebuilt(g: Game, player: Player): boolean {
  const { rebuilt } = waysOf(g).decks;
  if (rebuilt === null) return false;
  const of = g.state.frames[0]?.v.rebuilt as readonly boolean[] | undefined;
  return of?.[player] === true && follows(rebuilt.by);
}

/** The last card left such a deck: Drop Area and Warp, shuffled, are the new one. */
function rebuild(g: Game, player: Player): void {
  if (inArea(g, player, deck).length > 0 || !isRebuilt(g, player)) return;
  const { rule } = g;
  g.rule = waysOf(g).decks.rebuilt!.by;
  const to = area(g, player, deck);
  for (const id of [...inArea(g, player, drop), ...inArea(g, player, warp)]) move(g, id, to, atBottom);
  shuffle(g, to);
  g.rule = rule;
}

const interrupting = ["21-1-2-1", "21-2-1"];

/** Interruptive: as soon as a card left the deck or the Life. */
export function leftPile(g: Game, was: Card): void {
  const from = kindOf(g, was.area);
  if (from === deck) rebuild(g, was.area < areas.length ? 0 : 1);
  if ((from === deck || from === life) && followsAll(interrupting)) checkDefeat(g);
}
