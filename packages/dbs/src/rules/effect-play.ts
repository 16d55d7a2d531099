/** 5-5-3, 13-2-2: an effect plays cards without paying for them. */
import {
  cover,
  definition,
  emit,
  type Frame,
  follows,
  type Game,
  move,
  type Player,
  type Playing,
} from "@arbiter/engine";
import { battle, drop, place } from "./areas.ts";
import { mayPlay } from "./bans.ts";

export function playByEffect(
  g: Game,
  f: Frame,
  cards: readonly number[],
  state: "rested" | "active" | undefined,
  player: Player,
  { on }: Playing,
): void {
  const battles = cards.filter((id) => /BATTLE|TOKEN/.test(definition(g, id).category));
  const played = battles.filter((id) => mayPlay(g, player, id));
  if (follows("5-5-4"))
    for (const id of battles)
      if (!played.includes(id)) move(g, id, place(g, g.state.cards[id].owner, drop), { at: "top" });
  for (const id of played) {
    if (on >= 0) cover(g, id, on, state === undefined ? {} : { rested: state === "rested" });
    else move(g, id, place(g, player, battle), { at: "bottom", rested: state === "rested" });
    emit(g, "play", player, id);
  }
  f.outcome = { cards: played, replaced: cards.length - played.length };
}
