/** Damage to a Leader, one by one: 4-6, 7-1-4-1-1, 10-1-3, 10-1-5, 8-6-2. */
import {
  ask,
  call,
  definition,
  done,
  emit,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  jump,
  label,
  learn,
  move,
  type Player,
  procedure,
  step,
} from "@arbiter/engine";
import { deck, hand, leaderOf, life, place, resolving, trash } from "./areas.ts";
import { resolvePending } from "./effects.ts";
import { defeat, hasRule } from "./rules.ts";

/** f.you takes damage: v.left, v.banish, v.battle. */
export const damage = procedure("damage", [
  step("9-2-1-1", (g, f) => {
    if ((f.v.left as number) <= 0) return;
    if (inArea(g, f.you, life).length > 0) return;
    if (!followsAll(["1-2-1-1-1", "1-2-2-1"]) || (f.v.battle === true && !follows("7-1-4-1-1-1"))) return;
    defeat(g, f.you, f.v.battle === true ? "7-1-4-1-1-1" : "9-2-1-1");
  }),
  label("next"),
  step("4-6-2-2", (g, f) => {
    const top = inArea(g, f.you, life)[0];
    if ((f.v.left as number) <= 0 || top === undefined) done(g);
    else f.v = { ...f.v, left: (f.v.left as number) - 1, card: top };
  }),
  step(["4-6-2-1"], (g, f) => void (f.v = { ...f.v, to: destination(g, f) })),
  ask(
    ["10-1-5-1", "2-11-1", "4-6-3", "8-6-2-1"],
    (g, f) => {
      if (trigger(g, f.v.card as number) === null || (f.v.to !== hand && follows("4-6-3-1"))) return null;
      const options = [{ do: "trigger", card: f.v.card as number }, ...(follows("10-1-5-2") ? [{ do: "no" }] : [])];
      learn(g, f.v.card as number, 1 << f.you);
      return { player: f.you, kind: "confirm", options, min: 1, max: 1, decline: 1, purpose: "trigger" };
    },
    (g, f, [pick]) => {
      if (pick === 0) jump(g, f, "trigger");
    },
  ),
  step(["4-6-2-1", "7-1-4-1-1-2"], (g, f) => {
    take(g, f.you, f.v.card as number, f.v.to as number);
    if (!follows("8-6-2")) resolvePending(g);
  }),
  step("4-6-2-2", (g, f) => jump(g, f, "next")),
  label("trigger"),
  step("10-1-5-1", (g, f) => {
    const card = f.v.card as number;
    const ability = trigger(g, card)!;
    take(g, f.you, card, resolving);
    emit(g, "trigger", f.you, card);
    call(g, ability.path, { you: f.you, card, incarnation: -1 });
  }),
  step("10-1-5-1", (g, f) => {
    const card = f.v.card as number;
    if (g.state.cards[card].area === place(g, f.you, resolving)) move(g, card, place(g, f.you, trash), { at: "top" });
    jump(g, f, "next");
  }),
]);

/** To the hand; banished to the trash; or where the Leader's own rules put a face-up card. */
function destination(g: Game, f: Frame): number {
  if (f.v.banish === true && follows("10-1-3-1")) return trash;
  const { faceUp } = g.state.cards[f.v.card as number];
  return faceUp && hasRule(definition(g, leaderOf(g, f.you)), "faceUpLifeToDeck") ? deck : hand;
}

function take(g: Game, player: Player, card: number, to: number): void {
  const from = g.state.cards[card].area;
  const target = place(g, player, to);
  move(g, card, target, { at: to === deck ? "bottom" : "top" });
  emit(g, "damage", player, card, { from, to: target, seenBy: to === hand ? 1 << player : 3 });
  if (to === hand) emit(g, "lifeToHand", player, card, { from, to: target, seenBy: 1 << player });
  emit(g, "lifeLeft", player, card, { from, to: target, seenBy: to === hand ? 1 << player : 3 });
}

function trigger(g: Game, card: number) {
  return definition(g, card).compiled.find((a) => a.ability.timing === "trigger") ?? null;
}

export function dealDamage(g: Game, f: Frame, player: Player, amount: number): void {
  call(g, "damage", { you: player, v: { left: amount, banish: false, battle: false, source: f.card } });
}
