/** Chapter 7: an attack, step by step. */
import {
  applyEffect,
  ask,
  battleWith,
  begun,
  definition,
  done,
  emit,
  enter,
  expire,
  type Frame,
  follows,
  type Game,
  goTo,
  happen,
  hasKeyword,
  isHeard,
  isSame,
  jump,
  label,
  move,
  note,
  number,
  offers,
  onTop,
  option,
  other,
  procedure,
  proposing,
  question,
  refer,
  step,
  toldBy,
  turn as turnCard,
} from "@arbiter/engine";
import { blockActions, counterActions, eventAbility } from "./actions.ts";
import { banish, counter, doubleAttack, place, power, trash } from "./areas.ts";
import { resolvePending } from "./effects.ts";

/** v.attacker, v.target: as declared. */
export const battle = procedure("battle", [
  // 7-1-1 Attack Step
  step("7-1-1-1", (g, f) => void turnCard(g, f.v.attacker as number, true)),
  step("7-1-1-2", (g, f) => {
    const attacker = refer(g, f.v.attacker as number);
    g.state.battle = begun(attacker, refer(g, f.v.target as number));
    emit(g, "battle", f.you, attacker.id, { target: f.v.target as number });
  }),
  step(
    "7-1-1-3",
    (g, f) => {
      const target = f.v.target as number;
      emit(g, "attack", f.you, f.v.attacker as number, { target });
      emit(g, "opponentAttack", f.you, f.v.attacker as number, { target });
    },
    { tells: ["attack", "opponentAttack"] },
  ),
  step("7-1-1-3", resolvePending, "pending"),
  step("7-1-1-4", endIfGone),
  // 7-1-2 Block Step
  step("7-1-2-1", (g, f) => enter(g, "block step", other(f.you), {})),
  step("7-1-2-2", resolvePending, "pending"),
  step("7-1-2-3", endIfGone),
  // 7-1-3 Counter Step
  step(
    "7-1-3-1",
    (g, f) =>
      emit(g, "attacked", other(f.you), g.state.battle!.target.id, { target: g.state.battle!.attacker.id }),
    { tells: ["attacked"] },
  ),
  step("7-1-3-1", resolvePending, "pending"),
  step("7-1-3-2", (g, f) => enter(g, "counter step", other(f.you), {})),
  step("7-1-3-3", endIfGone),
  // 7-1-4 Damage Step
  step("7-1-4-1", (g, f) => {
    if (lead(g) < 0 && follows("7-1-4-2")) jump(g, f, "lost");
    else {
      tellLead(g, f);
      if (definition(g, g.state.battle!.target.id).category === "LEADER") jump(g, f, "leader");
    }
  }),
  step("7-1-4-1-2", (g, f) => {
    const { id } = g.state.battle!.target;
    const to = place(g, g.state.cards[id].owner, trash);
    happen(g, f, [proposing("ko", id, to, "battle")]);
  }),
  step("7-1-4-1-2", (g, f) => {
    const { attacker } = g.state.battle!;
    if (f.outcome!.cards.length > 0)
      emit(g, "battleKo", f.you, attacker.id, { target: f.outcome!.cards[0], cause: "battle" });
    jump(g, f, "dealt");
  }),
  label("leader"),
  step("7-1-4-1-1", (g, f) => {
    const { id } = g.state.battle!.attacker;
    const twice = hasKeyword(g, id, doubleAttack) && follows("10-1-2-1") && follows("7-1-4-1-1-3");
    const left = twice ? 2 : 1;
    const how = { left, twice, banish: hasKeyword(g, id, banish), battle: true, source: id };
    enter(g, "damage", other(f.you), how);
  }),
  label("dealt"),
  step("8-6-2", resolvePending, "pending"),
  goTo("7-1-4-1", "end"),
  label("lost"),
  step(["7-1-4-2", "7-1-4-1"], tellLead),
  // 7-1-5 End of the battle
  label("end"),
  step(
    ["7-1-5-1", "7-1-5-2"],
    (g, f) => {
      const { attacker, target } = g.state.battle!;
      emit(g, "endOfBattle", f.you, attacker.id, { target: target.id });
      emit(g, "endOfBattle", other(f.you), target.id, { target: attacker.id, untold: true });
    },
    { tells: ["endOfBattle"] },
  ),
  step("7-1-5-2", resolvePending, "pending"),
  step("7-1-5-3", (g) => expire(g, (e) => e.until === "battle" && e.you === g.state.active), "effects"),
  step("7-1-5-4", (g) => expire(g, (e) => e.until === "battle" && e.you !== g.state.active), "effects"),
  step("7-1-5-1", (g) => {
    g.state.battle = null;
    if (!follows("7-1-5-5")) jump(g, g.state.frames[g.state.frames.length - 2], "end");
  }),
]);

/** By how much the attacker's power is above the attacked card's. */
function lead(g: Game): number {
  const { attacker, target } = g.state.battle!;
  return number(g, attacker.id, power) - number(g, target.id, power);
}

function tellLead(g: Game, f: Frame): void {
  if (!isHeard(g, "compare")) return;
  const { attacker, target } = g.state.battle!;
  emit(g, "compare", f.you, attacker.id, { target: target.id, amount: lead(g) });
}

/** Attacker or attacked card changed area: on to the end of the battle. */
function endIfGone(g: Game, f: Frame): void {
  const { attacker, target } = g.state.battle!;
  if (isSame(g, attacker) && isSame(g, target)) return;
  emit(g, "cutShort", f.you, attacker.id, { target: target.id });
  jump(g, f, "end");
}

const pass = option("pass");

export const blockStep = procedure("block step", [
  ask(
    "7-1-2-1",
    (g, f) => {
      const options = offers(g, f.you, blockActions);
      options.push(pass);
      return question(f.you, "act", "block", options, 1, 1, { decline: options.length - 1 });
    },
    (g, f, [pick], q) => {
      const { card } = q.options[pick];
      if (card === undefined) return;
      toldBy(g, "10-1-4-1", () => void turnCard(g, card, true));
      if (follows("10-1-4-1"))
        g.state.battle = battleWith(g.state.battle!, { target: refer(g, card), blocked: true });
      f.v = { blocker: card };
    },
  ),
  step("7-1-2-2", (g, f) => {
    if (typeof f.v.blocker === "number")
      emit(g, "block", f.you, f.v.blocker, { target: g.state.battle!.attacker.id });
  }),
]);

export const counterStep = procedure("counter step", [
  label("again"),
  ask(
    "7-1-3-2",
    (g, f) => {
      const options = offers(g, f.you, counterActions);
      options.push(pass);
      return question(f.you, "act", "counter", options, 1, 1, { decline: options.length - 1 });
    },
    (g, f, [pick], q) => {
      const taken = q.options[pick];
      if (taken.do === "pass") done(g);
      else if (taken.do === "counter") {
        note(g, f, { card: taken.card!, target: taken.target! });
        jump(g, f, "counter");
      } else
        enter(g, "activate an Event", f.you, {
          card: taken.card!,
          ability: eventAbility(g, taken.card!, "counter"),
        });
    },
  ),
  label("settled"),
  step("7-1-3-2", resolvePending, "pending"),
  goTo("7-1-3-2", "again"),
  label("counter"),
  step("7-1-3-2-1", (g, f) => useCounter(g, f, f.v.card as number, f.v.target as number)),
  goTo("7-1-3-2", "settled"),
]);

/** The card is trashed, and its Counter is power for one own card in this battle. */
function useCounter(g: Game, f: Frame, card: number, target: number): void {
  const amount = number(g, card, counter);
  move(g, card, place(g, f.you, trash), onTop);
  emit(g, "counter", f.you, card, { target, amount });
  const rules = g.program.definitions[0];
  applyEffect(g, rules.statics[0], { you: f.you, card }, [refer(g, target)], amount, "battle");
}
