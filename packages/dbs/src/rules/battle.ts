/** Chapter 8: attack, Offense Step, Defense Step, Damage Step, Battle End Step. */
import {
  applyEffect,
  ask,
  atBottom,
  atOnce,
  battleWith,
  begun,
  type CardReference,
  declare,
  definition,
  done,
  doWith,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  goTo,
  happen,
  hasKeyword,
  inArea,
  isSame,
  jump,
  label,
  locals,
  move,
  number,
  offer,
  offers,
  option,
  other,
  type Pending,
  type Player,
  type Proposed,
  procedure,
  proposed,
  proposing,
  question,
  refer,
  step,
  turn as turnCard,
  type Value,
} from "@arbiter/engine";
import { comboActions } from "./actions.ts";
import { answersToAttack } from "./answers.ts";
import { bit, combo, comboPower, drop, place, power, zEnergy } from "./areas.ts";
import { payTolls } from "./bans.ts";
import { meetCheckpoint } from "./checkpoint.ts";
import { beginCombo } from "./combo.ts";
import { beginWindow, goesOn } from "./counter.ts";
import { deal, strikes, takesNone } from "./damage.ts";
import { defeat } from "./defeat.ts";
import { end } from "./durations.ts";
import { countAttack } from "./game-rules.ts";
import { needsBefore, setOff } from "./set-off.ts";
import { beginSkill } from "./skills.ts";
import { skips } from "./skips.ts";
import { isBattleCard, isLeader, isUnison } from "./types.ts";
import { removeMarkers } from "./unison.ts";

/** A player attacks. */
/** As the card that it is now. */
export function hasAttacked(g: Game, id: number): boolean {
  return g.state.facts.some(
    ({ turn, event: { kind, card, incarnation } }) =>
      kind === "attack" && turn === g.state.turn && card === id && isSame(g, { id, incarnation }),
  );
}

export function beginBattle(g: Game, you: Player, attacker: number, target: number): void {
  enter(g, "battle", you, { attacker, target, first: null, action: -1, later: [], dropped: [], setOff: [] });
}

/** v.attacker, v.target. */
export const battle = procedure("battle", [
  step("20-14-1", (g, f) => payTolls(g, tolled, f.you, f.v.attacker as number, f.v.target as number)),
  step("8-1-1", (g, f) => void turnCard(g, f.v.attacker as number, true)),
  step(["8-1-2", "8-1-2-1"], (g, f) => {
    const attacker = refer(g, f.v.attacker as number);
    g.state.battle = begun(attacker, refer(g, f.v.target as number));
    g.table = null;
    locals(g, f).first = refer(g, f.v.target as number);
    locals(g, f).action = declare(g, "attack", f.you, attacker.id, -1, answersToAttack(g, attacker.id));
  }),
  step("8-1-3", (g, f) => {
    const { attacker, target } = f.v as { attacker: number; target: number };
    countAttack(g, f.you, attacker);
    emit(g, "attack", f.you, attacker, { target });
    emit(g, "target", other(f.you), target, { target: attacker });
    emit(g, "attacked", other(f.you), target, { target: attacker });
  }),
  step(["8-1-4", "4-3-2-2"], (g, f) => beginWindow(g, f.you, f.v.action as number, false)),
  step("8-1-5", meetCheckpoint),
  label("valid"),
  step("8-1-6-1", (g, f) => {
    if (!goesOn(g, f.v.action as number) || !follows("8-1-6")) cutShort(g, f);
  }),
  step("8-1-7", endIfGone),
  step("8-2-1", (g, f) => {
    if (!skips(g, f.you, "Offense Step")) beginComboStep(g, f.you, "startOfOffense");
  }),
  step("8-1-7", endIfGone),
  step("8-3-1", (g, f) => {
    const { category } = definition(g, g.state.battle!.target.id);
    if (isUnison(category) && followsAll(["8-2-4-3-1-1", "13-5-1"])) return;
    if (!skips(g, other(f.you), "Defense Step")) beginComboStep(g, other(f.you), "startOfDefense");
  }),
  step("8-1-7", endIfGone),
  // 8-4 Damage Step
  step(
    "8-4-1",
    (g, f) => {
      if (skips(g, f.you, "Damage Step")) jump(g, f, "end");
    },
    "effects",
  ),
  step("8-4-2", (g, f) => emit(g, "startOfDamage", f.you, -1), { tells: ["startOfDamage"] }),
  step("8-4-3", meetCheckpoint),
  step("8-1-7", endIfGone),
  step("8-4-4", (g, f) => addComboPower(g, f.you, g.state.battle!.attacker)),
  step("8-4-5", (g, f) => addComboPower(g, other(f.you), g.state.battle!.target)),
  step("8-4-6", (g, f) => {
    const { attacker, target } = g.state.battle!;
    const difference = number(g, attacker.id, power) - number(g, target.id, power);
    emit(g, "compare", f.you, attacker.id, { target: target.id, amount: difference });
    const { category } = definition(g, target.id);
    if (difference < 0) jump(g, f, "damaged");
    else if (isUnison(category)) jump(g, f, "unison");
    else if (isLeader(category)) jump(g, f, "leader");
  }),
  step("8-4-6-2-1", (g, f) => {
    const { attacker, target } = g.state.battle!;
    const { id } = target;
    // Who K.O.s it is read while it is there, and waits for 8-4-6-2-3.
    const { pending } = g.state;
    emit(g, "kos", f.you, attacker.id, { target: id, cause: "battle" });
    const later = g.state.pending.filter((p) => !pending.includes(p));
    g.state.pending = pending;
    locals(g, f).later = later as unknown as Value;
    happen(g, f, [proposing("ko", id, place(g, g.state.cards[id].owner, drop), "battle")]);
  }),
  step("8-4-6-2-2", meetCheckpoint),
  step("8-4-6-2-3", (g, f) => {
    const later = (f.v.later ?? []) as unknown as readonly Pending[];
    const isKod = f.outcome !== null && f.outcome.cards.length > 0;
    if (isKod && later.length > 0) g.state.pending = [...g.state.pending, ...later];
  }),
  goTo("8-4-6-2", "damaged"),
  label("unison"),
  step("8-4-6-3-1", (g, f) => {
    const { id } = g.state.battle!.target;
    const tell = () => emit(g, "markersRemoved", other(f.you), id, { cause: "battle", untold: true });
    setOff(g, f, tell, (p) => needsBefore(g, p, "markers"));
  }),
  step("8-4-6-3-2", meetCheckpoint),
  step("8-1-7", endIfGone),
  step(["8-4-6-3-3", "8-4-6-3-4", "13-5-2", "13-5-2-3"], (g, f) => {
    const { attacker, target } = g.state.battle!;
    const all = hasKeyword(g, attacker.id, victoryStrike) && follows("13-5-2-2");
    const n = all ? g.state.cards[target.id].marks : follows("13-5-2-1") ? strikes(g, attacker.id) : 1;
    happen(g, f, [proposed("markers", target.id, { amount: n, cause: "battle" })]);
    jump(g, f, "damaged");
  }),
  label("leader"),
  step("8-4-6-1-1", (g, f) => {
    if (takesNone(g, other(f.you)) && follows("8-4-6-1-1")) return;
    const tell = () => emit(g, "damageDealt", f.you, sourceOfDamage(g), { cause: "battle", untold: true });
    setOff(g, f, tell, (p) => needsBefore(g, p, "life"));
  }),
  step("8-4-6-1-2", meetCheckpoint),
  step("8-1-7", endIfGone),
  step("8-4-6-1-2-1", (g, f) => {
    const { id } = g.state.battle!.attacker;
    const isCritical = hasKeyword(g, id, critical) && follows("22-6-2");
    f.outcome = null;
    deal(g, f, other(f.you), strikes(g, id), { critical: isCritical, cause: "battle" });
  }),
  step("8-4-6-1-3", (g, f) => {
    if (f.outcome === null || f.outcome.cards.length === 0) return;
    if (hasKeyword(g, g.state.battle!.attacker.id, victoryStrike) && follows("22-18-2"))
      defeat(g, other(f.you), "22-18-2");
    if (!followsAll(["5-10-4", "9-6-2-1-2"])) emit(g, "damageDealt", f.you, g.state.battle!.attacker.id);
    setOff(g, f, () => emit(g, "damageDealt", f.you, sourceOfDamage(g), { cause: "battle" }));
  }),
  label("damaged"),
  step("8-4-7", (g, f) => emit(g, "endOfDamage", f.you, -1), { tells: ["endOfDamage"] }),
  step(["8-4-8", "8-5-1"], meetCheckpoint),
  goTo("8-4-9", "end"),
  goTo("8-5-13", "over"), // there is always a Battle End Step
  // 8-5 Battle End Step
  label("end"),
  step(["8-5-1", "8-4-8"], meetCheckpoint),
  toZEnergy("8-5-2", (g) => g.state.active),
  toZEnergy("8-5-3", (g) => other(g.state.active)),
  step("8-5-4", meetCheckpoint),
  step("8-5-5", (g) => end(g, "combo"), "effects"),
  step("8-5-6", (g) => tellDropping(g, comboCards(g), false)),
  step("8-5-7", meetCheckpoint),
  step("8-5-8", (g, f) => {
    const dropping = comboCards(g).map((id) =>
      proposing("move", id, place(g, g.state.cards[id].owner, drop)),
    );
    happen(g, f, dropping, true);
  }),
  step("8-5-8", (g, f) => {
    locals(g, f).dropped = f.outcome!.cards;
    tellDropping(g, f.outcome!.cards, true);
  }),
  step("8-5-9", (g, f) => tellEndOfBattle(g, f, "8-5-10-1")),
  step("8-5-10", meetCheckpoint),
  step("8-5-11", (g) => end(g, "battle", g.state.active), "effects"),
  step("8-5-12", (g) => end(g, "battle", other(g.state.active)), "effects"),
  label("over"),
  step("8-5-13", (g, f) => {
    g.state.battle = null;
    g.table = null;
    emit(g, "afterBattle", f.you, -1);
  }),
]);

const tolled = ["attack"];
const critical = bit("Critical");
const victoryStrike = bit("Victory Strike");

/** Cards of the Combo Areas go to the Drop. Skills that take them out of there are set off when they have come (0-2-2). */
function tellDropping(g: Game, cards: readonly number[], there: boolean): void {
  if (cards.length === 0) return;
  const { pending } = g.state;
  atOnce(g, () => {
    for (const id of cards) {
      const { owner } = g.state.cards[id];
      const from = place(g, owner, combo);
      emit(g, "move", owner, id, { from, to: place(g, owner, drop), cause: "rule", untold: true });
    }
  });
  if (g.state.pending !== pending)
    g.state.pending = g.state.pending.filter((p) => pending.includes(p) || takesFromDrop(g, p) === there);
}

/** "… you may play it from your Drop". */
function takesFromDrop(g: Game, { def, ability }: Pending): boolean {
  const { effect = [] } = g.program.definitions[def].compiled[ability].ability;
  return effect.some(
    ({ act }) =>
      "what" in act && act.what === "event" && "from" in act && act.from?.includes("drop") === true,
  );
}

/** The battle ends, for all, for the two cards in it, and by the paragraph given for the cards that joined it. */
export function tellEndOfBattle(g: Game, f: Frame, joining: string): void {
  const { attacker, target, joined } = g.state.battle!;
  emit(g, "endOfBattle", f.you, attacker.id, { target: target.id });
  if (isSame(g, attacker))
    emit(g, "endOfItsBattle", f.you, attacker.id, { using: "attack", target: target.id });
  if (isSame(g, target))
    emit(g, "endOfItsBattle", other(f.you), target.id, { using: "attacked", target: attacker.id });
  const dropped = (f.v.dropped as readonly number[] | undefined) ?? [];
  for (const { card, from } of joined)
    if (dropped.includes(card) && follows(joining))
      emit(g, "endOfItsBattle", g.state.cards[card].owner, card, { using: "combo", from });
}

export function comboCards(g: Game): readonly number[] {
  const mine = inArea(g, g.state.active, combo);
  const theirs = inArea(g, other(g.state.active), combo);
  return mine.length === 0 ? theirs : theirs.length === 0 ? mine : [...mine, ...theirs];
}

/** 8-4-4, 8-4-5: the combo power of all cards in the player's Combo Area is added to the power of his card. */
function addComboPower(g: Game, player: Player, card: CardReference): void {
  let sum = 0;
  for (const id of inArea(g, player, combo)) sum += number(g, id, comboPower) || 0;
  if (sum === 0 || !follows("5-7-1")) return;
  const [byRule] = g.program.definitions[0].statics;
  applyEffect(g, byRule, { you: player, card: -1 }, [card], sum, "combo");
}

/** Up to one Battle Card of the player's Combo Area becomes Z-Energy. */
function toZEnergy(rule: string, who: (g: Game) => Player) {
  return ask(
    rule,
    (g) => {
      const joined = inArea(g, who(g), combo);
      if (joined.length === 0) return null;
      const cards = joined.filter((id) => isBattleCard(definition(g, id).category));
      if (cards.length === 0) return null;
      const options = cards.map((card) => doWith("choose", card));
      return question(who(g), "choose", "Z-Energy", options, 0, 1);
    },
    (g, _f, picks, q) => {
      for (const pick of picks) {
        const card = q.options[pick].card!;
        move(g, card, place(g, g.state.cards[card].owner, zEnergy), atBottom);
      }
    },
  );
}

/** Whether an effect left the battle without an attacking or a defending card, or ended it. */
function isOver(g: Game): boolean {
  const { attacker, target, ends } = g.state.battle!;
  return ends === true || !isSame(g, attacker) || !isSame(g, target);
}

/** 8-1-7-2: only before the attack counts as valid does a new target notice that it is attacked. */
export function retargeted(g: Game, card: number): void {
  const f = g.state.frames.find(({ p }) => p === "battle");
  if (
    f === undefined ||
    (f.at > g.program.procedures.battle.labels.valid && follows("8-1-7-2")) ||
    !follows("22-4-3-1")
  )
    return;
  emit(g, "defends", other(f.you), card, { target: g.state.battle!.attacker.id });
}

/** 22-4-4: a negated [Blocker] gives the attack back its first target. */
export function negateBlocker(g: Game): boolean {
  const f = g.state.frames.find(({ p }) => p === "battle");
  const first = f?.v.first as unknown as CardReference | undefined;
  if (first === undefined || !isSame(g, first) || g.state.battle === null || !follows("22-4-4")) return false;
  g.state.battle = battleWith(g.state.battle, { target: first });
  g.table = null;
  return true;
}

function endIfGone(g: Game, f: Frame): void {
  if (isOver(g)) cutShort(g, f);
}

function cutShort(g: Game, f: Frame): void {
  const { attacker, target } = g.state.battle!;
  emit(g, "cutShort", f.you, attacker.id, { target: target.id });
  jump(g, f, "end");
}

function beginComboStep(g: Game, you: Player, start: string): void {
  enter(g, "combo step", you, { start, did: "" });
}

/** Offense and Defense Step: free timing for combos until the player does nothing. v.start: the event. */
export const comboStep = procedure("combo step", [
  step(["8-2-2", "8-3-2"], (g, f) => {
    if (f.v.start === "startOfDefense") g.rule = "8-3-2";
    emit(g, f.v.start as string, f.you, -1);
  }),
  label("checkpoint"),
  step(["8-2-3", "8-3-3", "5-7-5-3", "5-7-6-3"], meetCheckpoint),
  step("8-1-7", (g) => {
    if (isOver(g)) done(g);
  }),
  label("free"),
  freeTiming("8-2-4", (g, f) => f.you === g.state.active),
  freeTiming("8-3-4", (g, f) => f.you !== g.state.active),
  step("8-1-7", (g) => {
    if (isOver(g)) done(g);
  }),
  step("4-1-2-1", (g, f) => {
    const { combo, skill } = ofStep(g, f);
    jump(g, f, followsAll(f.v.did === "activate" ? skill : combo) ? "checkpoint" : "free");
  }),
]);

/** The Offense Step and the Defense Step each ask by their own paragraph. */
function freeTiming(rule: string, isItsStep: (g: Game, f: Frame) => boolean) {
  return ask(
    [rule, "4-1-1"],
    (g, f) => {
      if (!isItsStep(g, f)) return null;
      const options = offers(g, f.you, comboActions);
      if (followsAll(ofStep(g, f).pass) || options.length === 0) options.push(pass);
      return options[options.length - 1] === pass
        ? offer(f.you, "combo", options)
        : question(f.you, "act", "combo", options);
    },
    (g, f, [pick], q) => {
      const { do: what, card, ability } = q.options[pick];
      locals(g, f).did = what;
      if (card === undefined) {
        if (followsAll(ofStep(g, f).ends)) done(g);
        else jump(g, f, "free");
      } else if (what === "activate") beginSkill(g, f.you, card, ability!);
      else beginCombo(g, f.you, card);
    },
  );
}

/** By which paragraphs what is done leads back, passing is offered, and the step ends. */
const offense = {
  combo: ["8-2-4-1-1", "5-7-5-4"],
  skill: ["8-2-4-2-1"],
  pass: ["8-2-4-3"],
  ends: ["4-1-2-2"],
};
const defense = {
  combo: ["8-3-4-1-1", "5-7-6-4"],
  skill: ["8-3-4-2-1"],
  pass: ["8-3-4-3"],
  ends: ["8-3-4-3-1", "4-1-2-2"],
};

function ofStep(g: Game, f: Frame) {
  return f.you === g.state.active ? offense : defense;
}

const pass = option("pass");

/** 23-3-3-1: of damage in the Damage Step the attacking card. */
function sourceOfDamage(g: Game): number {
  return follows("23-3-3-1") ? g.state.battle!.attacker.id : -1;
}

/** 8-4-6-3-3: the Unison loses markers in the battle that is under way. */
export function loseMarkers(g: Game, { card, amount }: Proposed): void {
  const f = g.state.frames.findLast(({ p }) => p === "battle")!;
  setOff(
    g,
    f,
    () => removeMarkers(g, other(f.you), card, amount, "battle"),
    () => follows("8-4-6-3-4"),
  );
}
