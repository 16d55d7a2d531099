/** Chapter 8: attack, Offense Step, Defense Step, Damage Step, Battle End Step. */
import {
  ask,
  call,
  declare,
  definition,
  done,
  emit,
  expire,
  type Frame,
  follows,
  type Game,
  happen,
  hasKeyword,
  inArea,
  isSame,
  jump,
  label,
  move,
  number,
  offers,
  option,
  other,
  type Player,
  procedure,
  proposed,
  question,
  refer,
  step,
  turn as turnCard,
} from "@arbiter/engine";
import { comboActions } from "./actions.ts";
import { bit, combo, comboPower, drop, hand, life, place, power, zEnergy } from "./areas.ts";
import { payTolls } from "./bans.ts";
import { meetCheckpoint } from "./checkpoint.ts";
import { answersToAttack, goesOn } from "./counter.ts";
import { defeat } from "./defeat.ts";
import { isUnison } from "./play.ts";
import { removeMarkers } from "./unison.ts";

/** v.attacker, v.target. */
export const battle = procedure("battle", [
  step("20-14-1", (g, f) => payTolls(g, ["attack"], f.you, f.v.attacker as number, f.v.target as number)),
  step("8-1-1", (g, f) => void turnCard(g, f.v.attacker as number, true)),
  step("8-1-2", (g, f) => {
    const attacker = refer(g, f.v.attacker as number);
    g.state.battle = { attacker, target: refer(g, f.v.target as number), blocked: false };
    f.v = { ...f.v, action: declare(g, "attack", f.you, attacker.id, -1, answersToAttack(g, attacker.id)) };
  }),
  step("8-1-3", (g, f) => {
    emit(g, "attack", f.you, f.v.attacker as number, { target: f.v.target as number });
    emit(g, "attacked", other(f.you), f.v.target as number, { target: f.v.attacker as number });
  }),
  step(
    "8-1-4",
    (g, f) => void call(g, "counter window", { you: f.you, v: { action: f.v.action as number } }),
  ),
  step("8-1-5", meetCheckpoint),
  step("8-1-6-1", (g, f) => {
    if (!goesOn(g, f.v.action as number)) jump(g, f, "end");
  }),
  step("8-1-7", endIfGone),
  step("8-2-1", (g, f) => void call(g, "combo step", { you: f.you, v: { start: "startOfOffense" } })),
  step("8-1-7", endIfGone),
  step("8-3-1", (g, f) => {
    const { category } = definition(g, g.state.battle!.target.id);
    if (!isUnison(category) || !follows("13-5-1"))
      call(g, "combo step", { you: other(f.you), v: { start: "startOfDefense" } });
  }),
  step("8-1-7", endIfGone),
  // 8-4 Damage Step
  step("8-4-2", (g, f) => emit(g, "startOfDamage", f.you, -1)),
  step("8-4-3", meetCheckpoint),
  step("8-1-7", endIfGone),
  step("8-4-6", (g, f) => {
    const { attacker, target } = g.state.battle!;
    const mine = number(g, attacker.id, power) + comboOf(g, f.you, "8-4-4");
    const theirs = number(g, target.id, power) + comboOf(g, other(f.you), "8-4-5");
    emit(g, "compare", f.you, attacker.id, { target: target.id, amount: mine - theirs });
    if (mine < theirs) jump(g, f, "damaged");
    else if (isUnison(definition(g, target.id).category)) jump(g, f, "unison");
    else if (definition(g, target.id).category === "LEADER") jump(g, f, "leader");
  }),
  step("8-4-6-2-1", (g, f) => {
    const { id } = g.state.battle!.target;
    happen(g, f, [proposed("ko", id, { to: place(g, g.state.cards[id].owner, drop), cause: "battle" })]);
  }),
  step("8-4-6-2-2", meetCheckpoint),
  step("8-4-6-2", (g, f) => jump(g, f, "damaged")),
  label("unison"),
  step("8-4-6-3-2", meetCheckpoint),
  step(["8-4-6-3-3", "13-5-2-3"], (g, f) => {
    const { attacker, target } = g.state.battle!;
    const all = hasKeyword(g, attacker.id, bit("Victory Strike")) && follows("13-5-2-2");
    removeMarkers(g, other(f.you), target.id, all ? g.state.cards[target.id].marks : strikes(g, attacker.id));
    jump(g, f, "damaged");
  }),
  label("leader"),
  step("8-4-6-1-2", meetCheckpoint),
  step("8-4-6-1-2-1", (g, f) => {
    const { id } = g.state.battle!.attacker;
    if (hasKeyword(g, id, bit("Victory Strike")) && follows("22-18-2")) {
      defeat(g, other(f.you), "22-18-2");
      return;
    }
    const critical = hasKeyword(g, id, bit("Critical")) && follows("22-6-2");
    call(g, "damage", { you: other(f.you), v: { left: strikes(g, id), critical } });
  }),
  step("8-4-6-1-3", (g, f) => emit(g, "damageDealt", f.you, g.state.battle!.attacker.id)),
  label("damaged"),
  step("8-4-7", (g, f) => emit(g, "endOfDamage", f.you, -1)),
  step("8-4-8", meetCheckpoint),
  // 8-5 Battle End Step
  label("end"),
  step("8-5-1", meetCheckpoint),
  toZEnergy("8-5-2", (g) => g.state.active),
  toZEnergy("8-5-3", (g) => other(g.state.active)),
  step("8-5-4", meetCheckpoint),
  step("8-5-8", (g) => {
    for (const player of [g.state.active, other(g.state.active)])
      for (const id of inArea(g, player, combo))
        move(g, id, place(g, g.state.cards[id].owner, drop), { at: "top" });
  }),
  step("8-5-9", (g, f) =>
    emit(g, "endOfBattle", f.you, g.state.battle!.attacker.id, { target: g.state.battle!.target.id }),
  ),
  step("8-5-10", meetCheckpoint),
  step("8-5-11", (g) => expire(g, (e) => e.until === "battle" && e.you === g.state.active)),
  step("8-5-12", (g) => expire(g, (e) => e.until === "battle" && e.you !== g.state.active)),
  step("8-5-13", (g) => {
    g.state.battle = null;
  }),
]);

/** 22-7: how much damage an attack deals, the most that one of its keywords says. */
function strikes(g: Game, id: number): number {
  if (!follows("22-7-2")) return 1;
  if (hasKeyword(g, id, bit("Quadruple Strike"))) return 4;
  if (hasKeyword(g, id, bit("Triple Strike"))) return 3;
  return hasKeyword(g, id, bit("Double Strike")) ? 2 : 1;
}

/** Up to one Battle Card of the player's Combo Area becomes Z-Energy. */
function toZEnergy(rule: string, who: (g: Game) => Player) {
  return ask(
    rule,
    (g) => {
      const cards = inArea(g, who(g), combo).filter((id) => definition(g, id).category.endsWith("BATTLE"));
      if (cards.length === 0) return null;
      return question(
        who(g),
        "choose",
        "Z-Energy",
        cards.map((card) => option("choose", { card })),
        0,
        1,
      );
    },
    (g, _f, picks, q) => {
      for (const pick of picks) {
        const card = q.options[pick].card!;
        move(g, card, place(g, g.state.cards[card].owner, zEnergy), { at: "bottom" });
      }
    },
  );
}

/** 8-4-4, 8-4-5: combo power of all cards in the player's Combo Area. */
function comboOf(g: Game, player: Player, rule: string): number {
  if (!follows(rule)) return 0;
  return inArea(g, player, combo).reduce((sum, id) => sum + (number(g, id, comboPower) || 0), 0);
}

function endIfGone(g: Game, f: Frame): void {
  const { attacker, target } = g.state.battle!;
  if (!isSame(g, attacker) || !isSame(g, target)) jump(g, f, "end");
}

/** Offense and Defense Step: free timing for combos until the player does nothing. v.start: the event. */
export const comboStep = procedure("combo step", [
  step(["8-2-2", "8-3-2"], (g, f) => emit(g, f.v.start as string, f.you, -1)),
  label("free"),
  step(["8-2-3", "8-3-3"], meetCheckpoint),
  ask(
    ["8-2-4", "8-3-4"],
    (g, f) => {
      const options = offers(g, f.you, comboActions);
      options.push(pass);
      return question(f.you, "act", "combo", options, 1, 1, { decline: options.length - 1 });
    },
    (g, f, [pick], q) => {
      const { do: what, card, ability } = q.options[pick];
      if (card === undefined) done(g);
      else if (what === "activate")
        call(g, "activate a skill", { you: f.you, v: { card, ability: ability! } });
      else call(g, "combo", { you: f.you, v: { card } });
    },
  ),
  step(["8-2-4-1-1", "8-3-4-1-1"], (g, f) => jump(g, f, "free")),
]);

const pass = option("pass");

/** 21-3-2: for each damage the player chooses a card of his Life and adds it to his hand; v.left. */
export const damage = procedure("damage", [
  label("next"),
  ask(
    ["21-3-2", "3-9-4"],
    (g, f) => {
      const cards = inArea(g, f.you, life);
      if ((f.v.left as number) <= 0 || cards.length === 0) return null;
      const options = cards.map((card) =>
        option("choose", { card, alike: g.state.cards[card].faceUp ? undefined : "life" }),
      );
      return question(f.you, "choose", "damage", options);
    },
    (g, f, [pick], q) => {
      const card = q.options[pick].card!;
      move(g, card, place(g, f.you, f.v.critical === true ? drop : hand), { at: "top" });
      emit(g, "damage", f.you, card, { seenBy: 1 << f.you });
      f.v = { ...f.v, left: (f.v.left as number) - 1 };
      jump(g, f, "next");
    },
  ),
]);
