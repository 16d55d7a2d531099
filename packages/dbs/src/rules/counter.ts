/** 4-3, 9-7, 22-10: counter windows, and counter motions that answer each other and resolve in reverse order. */
import {
  activate,
  ask,
  type CompiledAbility,
  call,
  declare,
  declaredAs,
  definition,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  isNegatedAction,
  isObserved,
  jump,
  kindOf,
  label,
  learn,
  locals,
  move,
  type Option,
  offer,
  once,
  onTop,
  option,
  other,
  type Player,
  procedure,
  question,
  settleAction,
  step,
} from "@arbiter/engine";
import { payingAmong } from "./affording.ts";
import { answersToSkill, effectRules, opens } from "./answers.ts";
import { battle, drop, hand, leader, place, unison } from "./areas.ts";
import { namesOf, payActivationTolls } from "./bans.ts";
import { answerable, eventOf, findCounters, paying, sourcesOf, staysInHand } from "./countering.ts";
import { beginPaying } from "./energy.ts";
import { countSkill } from "./game-rules.ts";
import { tinted } from "./keywords/index.ts";
import { leaveIfUltimate } from "./leaving.ts";
import { isQuiet, processRules } from "./processing.ts";
import { waysOf } from "./ways.ts";

/** f.you declared v.action; the other player may answer it once. v.settles: nothing more hangs on it. */
export const counterWindow = procedure("counter window", [
  step(["4-3-1", "4-3-3-1", "9-7-3-1-1"], (g) => {
    if (!isWithinResponse(g)) processRules(g);
  }),
  label("again"),
  ask(
    ["4-3-3-2", "9-2-1-1", "9-7-3-1", "9-7-3-2", "9-7-3-4"],
    (g, f) => {
      const player = other(f.you);
      const actions = answerable(g, f);
      if (actions.length === 0 || !follows("20-15-1") || sourcesOf(g, player).length === 0) return null;
      const options: Option[] = [];
      for (const action of actions) findCounters(g, player, action, options);
      if (options.length > 0 && !follows("9-7-2-3"))
        return question(player, "act", "counter window", options, 1, 1);
      options.push(pass);
      return offer(player, "counter window", options);
    },
    (g, f, [pick], q) => {
      const { card, ability } = q.options[pick];
      if (card === undefined) return;
      if (!followsAll(closes)) jump(g, f, "again");
      const answered = answerable(g, f).find(({ answers }) => answers.includes(countered(g, card, ability!)));
      const event = eventOf(g, answered?.number ?? -1);
      call(g, "counter motion", { you: other(f.you), event, v: { card, ability: ability! } });
    },
  ),
  step("4-3-3-2", (g, f) => {
    if (f.v.settles === true) settleAction(g, f.v.action as number);
  }),
]);

/** Whether the window on top is one of several: in 1.10 all of them are the one response to what happened first. */
function isWithinResponse(g: Game): boolean {
  if (waysOf(g).windows !== "one response") return false;
  const { frames } = g.state;
  return frames.some(({ p }, i) => p === "counter window" && i < frames.length - 1);
}

/** What a [Counter] says that it answers. */
function countered(g: Game, card: number, ability: number): string {
  return definition(g, card).compiled[ability].ability.counters ?? "";
}

/** With one [Counter] activated, the window is over, and the player's others no longer wait. */
const closes = ["4-3-2-7", "9-7-3-2-1", "9-7-3-4-1", "22-10-4-1"];

const pass = option("pass");

/** f.you activates the [Counter] of v.card from his hand: a motion, which may be answered before it resolves. */
export const counterMotion = procedure("counter motion", [
  step("12-2-2-1", (g, f) => learn(g, card(f), 3)),
  step("20-14-1", (g, f) =>
    payActivationTolls(g, f.you, card(f), definition(g, card(f)).compiled[f.v.ability as number]),
  ),
  step("12-2-2-2", (g, f) => {
    const made = definition(g, card(f)).compiled[f.v.ability as number];
    const { incarnation } = g.state.cards[card(f)];
    const c = { you: f.you, card: card(f), incarnation, event: f.event, results: [], x: 0 };
    const among = payingAmong(g, f.you, paying(g, c, made));
    beginPaying(g, f.you, card(f), made.tag ?? "", among);
  }),
  step(["12-2-2-2", "22-10-7"], (g, f) => {
    locals(g, f).stays = staysInHand(g, card(f), definition(g, card(f)).compiled[f.v.ability as number]);
    locals(g, f).from = g.state.cards[card(f)].area;
    if (f.v.stays !== true) dropCounter(g, card(f));
  }),
  step(["9-7-2", "9-7-3-2"], (g, f) => {
    const made = definition(g, card(f)).compiled[f.v.ability as number];
    const { incarnation } = g.state.cards[card(f)];
    locals(g, f).incarnation = incarnation;
    emit(g, "counterMotion", f.you, card(f));
    const v = { declared: true, extra: definition(g, card(f)).category === "EXTRA" };
    const you = follows("0-3-4-5") ? f.you : other(f.you);
    activate(g, made.path, you, card(f), incarnation, v, f.event);
  }),
  step("22-10-7", (g, f) => {
    const { area, incarnation } = g.state.cards[card(f)];
    if (f.v.stays === true && area === f.v.from && incarnation === f.v.incarnation) dropCounter(g, card(f));
  }),
  step("22-14-5", (g, f) => leaveIfUltimate(g, card(f), f.v.incarnation as number)),
]);

function dropCounter(g: Game, id: number): void {
  if (kindOf(g, g.state.cards[id].area) === drop) return;
  move(g, id, place(g, g.state.cards[id].owner, drop), onTop);
}

function card(f: Frame): number {
  return f.v.card as number;
}

function abilityOf(g: Game, f: Frame): CompiledAbility | null {
  return (f.card < 0 ? undefined : definition(g, f.card).compiled.find(({ path }) => path === f.p)) ?? null;
}

/** Delayed effects, replacements and prices are no skills that are activated. */
const isSkill = once(({ ability, path }: CompiledAbility): boolean => {
  if (ability.timing === "replacement" || ability.permanent === true || path.endsWith("/later")) return false;
  return ability.timing !== "keyword" || ability.keyword !== undefined;
});

const isCounter = once(({ ability }: CompiledAbility) => ability.timing === "counter");
const tintOf = once(({ ability }: CompiledAbility) => tinted(ability));

export function beginWindow(g: Game, you: Player, action: number, settles: boolean): void {
  enter(g, "counter window", you, { action, settles });
}

/** A window that nothing could answer is over at once. */
export function openCounterWindow(g: Game, you: Player, action: number, settles: boolean): void {
  const declared = declaredAs(g, action);
  if ((declared !== undefined && declared.answers.length > 0) || !isQuiet(g))
    beginWindow(g, you, action, settles);
  else if (settles) settleAction(g, action);
}

/** An activated skill is declared; the other player may answer before its effect is resolved. */
export function openWindow(g: Game, f: Frame, made: CompiledAbility): void {
  if (!isSkill(made)) return;
  const { tag = "" } = made;
  // 12-1-3: activating an Extra is activating its skill from the hand.
  const isExtra = f.v.extra === true;
  const from = isExtra ? place(g, f.you, hand) : g.state.cards[f.card].area;
  countSkill(g, f.you, namesOf(made));
  emit(g, "skill", f.you, f.card, { using: tintOf(made), from });
  if (tag === "Blocker") emit(g, "block", f.you, f.card);
  if (isExtra) emit(g, "activateExtra", f.you, f.card, { from });
  const kind = isCounter(made) ? "counter" : "skill";
  const action = declare(g, kind, f.you, f.card, made.index, answersToSkill(made, false));
  locals(g, f).action = action;
  // 9-7-3-5: the last [Counter] is resolved first, for its window lies within that of the one before it.
  if (kind === "counter" && !followsAll(["9-7-3-5", "22-10-6"])) return;
  if (kind !== "counter" && isInResponse(g)) return;
  if (opens(g, f, made, 0)) openCounterWindow(g, f.you, action, false);
}

/** The effect was resolved: the other player may answer once more. */
export function openSecondWindow(g: Game, f: Frame, made: CompiledAbility): void {
  if (!isSkill(made)) return;
  const action = declare(g, "resolved", f.you, f.card, made.index, answersToSkill(made, true));
  if (isCounter(made) && !follows("9-7-3-5-2")) call(g, "checkpoint");
  if (!isInResponse(g) && opens(g, f, made, 1)) openCounterWindow(g, f.you, action, true);
  else settleAction(g, action);
}

/** 1.10: during a response no other occurs. */
function isInResponse(g: Game): boolean {
  return (
    waysOf(g).windows === "one response" &&
    g.state.frames.some(({ p }) => p === "counter window") &&
    follows("1.10:4-7-2-5")
  );
}

/** 9-7-4: what was declared is carried out, unless it was negated; it is no longer declared. */
export function goesOn(g: Game, action: number): boolean {
  const negated = isNegatedAction(g, action);
  settleAction(g, action);
  return !negated && followsAll(carriedOut);
}

const carriedOut = ["9-7-3-6", "9-7-4"];

/** Whether what was activated was negated on the way; afterwards it is no longer declared. */
export function wasNegated(g: Game, f: Frame): boolean {
  const action = f.v.action as number | undefined;
  if (action === undefined) return false;
  if (isObserved() && hasLeft(g, f.card) && !follows("9-3-1")) return true;
  const { extraDrops } = waysOf(g);
  if (
    extraDrops === "as it is resolved" &&
    f.v.extra === true &&
    kindOf(g, g.state.cards[f.card].area) === hand
  )
    if (follows("1.10:8-5-2-5-1")) move(g, f.card, place(g, g.state.cards[f.card].owner, drop), onTop);
  const isOfCounter = declaredAs(g, action)?.kind === "counter";
  const goes = goesOn(g, action) && (!isObserved() || followsAll(effectRules(g, f, abilityOf(g, f))));
  const fails = !goes && (!isOfCounter || follows("22-10-8-1"));
  // 12-3-1: an Extra of the hand whose activation failed stays in the Drop Area.
  if (fails && f.v.fromHand === true && definition(g, f.card).category === "EXTRA" && !follows("12-3-1"))
    move(g, f.card, place(g, g.state.cards[f.card].owner, hand));
  // 22-10-7-1: the card of a [Counter] that failed stays in the Drop Area.
  const isExtra = f.card >= 0 && definition(g, f.card).category === "EXTRA";
  if (fails && isOfCounter && !followsAll(isExtra ? ["22-10-7-1", "12-3-1"] : ["22-10-7-1"]))
    move(g, f.card, place(g, g.state.cards[f.card].owner, hand));
  return fails;
}

/** The source of an effect is no longer where it was: no matter, once the skill is activated. */
function hasLeft(g: Game, id: number): boolean {
  if (id < 0 || definition(g, id).category === "EXTRA") return false;
  return ![leader, battle, unison].includes(kindOf(g, g.state.cards[id].area));
}
