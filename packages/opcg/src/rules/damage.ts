/** Damage to a Leader, one by one: 4-6, 7-1-4-1-1, 10-1-3, 10-1-5, 8-6-2. */
import {
  ask,
  asksAll,
  call,
  copy,
  costsCanBePaid,
  definition,
  done,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  goTo,
  happen,
  inArea,
  jump,
  label,
  learn,
  move,
  note,
  onTop,
  option,
  type Player,
  type Proposed,
  procedure,
  proposing,
  question,
  replacements,
  step,
  toldBy,
} from "@arbiter/engine";
import { hand, leader, life, place, resolving, trash } from "./areas.ts";
import { resolvePending } from "./effects.ts";
import { defeat } from "./rules.ts";

/** f.you takes damage: v.left, v.twice, v.banish, v.battle. */
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
    else note(g, f, { left: (f.v.left as number) - 1, card: top });
  }),
  step("4-6-2-1", (g, f) => {
    const banished = f.v.banish === true && follows("10-1-3-1");
    note(g, f, { to: banished ? trash : hand });
  }),
  ask(
    ["10-1-5-1", "2-11-1", "4-6-3", "8-6-2-1"],
    (g, f) => {
      const card = f.v.card as number;
      if (!reachesHand(g, f) && follows("4-6-3-1")) return null;
      const can = canTrigger(g, f, card);
      if (!can && !asksAll(g)) return null;
      const mayNot = !can || follows("10-1-5-2");
      const options = [...(can ? [option("trigger", { card })] : []), ...(mayNot ? [option("no")] : [])];
      learn(g, card, 1 << f.you);
      return question(f.you, "confirm", "trigger", options, 1, 1, { decline: options.length - 1 });
    },
    (g, f, [pick], { options }) => {
      if (options[pick].do === "trigger") jump(g, f, "trigger");
    },
  ),
  step(["4-6-2-1", "7-1-4-1-1-2"], (g, f) => {
    note(g, f, { from: g.state.cards[f.v.card as number].area });
    toldBy(g, f.v.to === trash ? "10-1-3-1" : null, () => happen(g, f, [going(g, f)]));
  }),
  step(["4-6-2-1", "7-1-4-1-1-2"], (g, f) => {
    toldBy(g, f.v.twice === true ? "10-1-2-1" : null, () => {
      for (const card of f.outcome!.cards) tell(g, f, card);
    });
    if (!follows("8-6-2")) resolvePending(g);
  }),
  goTo("4-6-2-2", "next"),
  label("trigger"),
  step("10-1-5-1", (g, f) => {
    const card = f.v.card as number;
    const ability = trigger(g, card)!;
    note(g, f, { from: g.state.cards[card].area });
    move(g, card, place(g, f.you, resolving));
    tell(g, f, card);
    emit(g, "trigger", f.you, card);
    call(g, ability.path, { you: f.you, card, incarnation: -1 });
  }),
  step("10-1-5-1", (g, f) => {
    const card = f.v.card as number;
    if (g.state.cards[card].area === place(g, f.you, resolving)) move(g, card, place(g, f.you, trash), onTop);
    jump(g, f, "next");
  }),
]);

/** The Life card on its way: to the hand, or banished to the trash. */
function going(g: Game, f: Frame): Proposed {
  return proposing("move", f.v.card as number, place(g, f.you, f.v.to as number), "rule");
}

/** No [Trigger] for a card that is banished or that an effect puts elsewhere. */
function reachesHand(g: Game, f: Frame): boolean {
  return f.v.to === hand && replacements(g, going(g, f), []).every((r) => r.ability.ability.may === true);
}

function tell(g: Game, f: Frame, card: number): void {
  const { area, known } = g.state.cards[card];
  const where = {
    from: f.v.from as number,
    to: area,
    seenBy: known,
    cause: f.v.battle === true ? ("battle" as const) : ("effect" as const),
  };
  emit(g, "damage", f.you, card, where);
  emit(g, "damageTaken", f.you, card, where);
  emit(g, "damageDealt", f.you, f.v.source as number, { target: card });
}

/** It has a [Trigger], and its price, if any, can be paid. */
function canTrigger(g: Game, f: Frame, card: number): boolean {
  const made = trigger(g, card);
  if (made === null || made.ability.cost === undefined) return made !== null;
  const then = copy(g, false); // the price is paid when the card is no longer in the Life
  move(then, card, place(then, f.you, resolving));
  return costsCanBePaid(then, { you: f.you, card, incarnation: -1, event: null, results: [], x: 0 }, made);
}

function trigger(g: Game, card: number) {
  const { compiled, timed } = definition(g, card);
  return timed.trigger.length === 0 ? null : compiled[timed.trigger[0]];
}

/** 4-6-1: damage of an effect is dealt, however many Life cards there are; none is nothing (1-3-2-2). */
export function dealDamage(g: Game, f: Frame, player: Player, amount: number): void {
  f.outcome = { cards: amount > 0 ? inArea(g, player, leader).slice() : [], replaced: 0 };
  enter(g, "damage", player, { left: amount, banish: false, battle: false, source: f.card });
}
