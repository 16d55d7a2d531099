/** 4-2 and 21: rule processing, then pending skills one at a time, the active player's first, delayed effects last. */
import {
  activate,
  ask,
  type CompiledAbility,
  confirm,
  contextOf,
  costsCanBePaid,
  done,
  enter,
  type Frame,
  follows,
  type Game,
  goTo,
  heedStates,
  jump,
  kindOf,
  label,
  learn,
  locals,
  once,
  option,
  other,
  type Pending,
  type Player,
  procedure,
  question,
  step,
} from "@arbiter/engine";
import { areas } from "./areas.ts";
import { mayActivate } from "./bans.ts";
import { heedsStates } from "./match.ts";
import { isQuiet, processRules } from "./processing.ts";
import { waysOf } from "./ways.ts";

/** v.wave: what is set off during it has it or a later one; v.picked: which of those that wait is activated now, v.several: one of several; v.secret: it was declared from a secret area, or kept there. */
export const checkpoint = procedure("checkpoint", [
  step("4-2-2", (g, f) => {
    g.state.wave = ++g.state.stamp;
    f.v = { wave: g.state.wave, picked: -1, several: false, secret: "" };
  }),
  label("again"),
  step("4-2-2-1", (g) => {
    if (heedsStates(g)) heedStates(g);
    processRules(g);
  }),
  step("4-2-2", (g, f) => {
    const waiting = next(g, f);
    if (waiting === null) {
      if (g.state.pending.length > 0) g.state.pending = g.state.pending.filter((p) => isMet(g, p));
      if (follows("4-2-2-6")) done(g);
      else jump(g, f, "again");
      return;
    }
    const v = locals(g, f);
    v.picked = g.state.pending.indexOf(waiting.list[0]);
    v.several = waiting.list.length > 1;
    v.secret = "";
  }),
  ask(
    "9-6-3",
    (g, f) => {
      if (f.v.several !== true) return null;
      const { player, list } = next(g, f)!;
      const options = list.map((p) => option("order", { card: p.card, ability: p.ability }));
      return question(player, "order", "next skill", options);
    },
    (g, f, [pick]) => {
      locals(g, f).picked = g.state.pending.indexOf(next(g, f)!.list[pick]);
    },
  ),
  ask(
    "9-6-3-1-1",
    (g, f) => {
      const p = picked(g, f);
      if (isBound(skillOf(g, p)) && !follows("9-6-4-1-1")) return confirm(p.you, "skill", p.card);
      return isSecret(g, p) && canActivate(g, p) ? confirm(p.you, "skill", p.card) : null;
    },
    (g, f, [pick]) => {
      locals(g, f).secret = pick === 0 ? "declared" : "kept";
    },
  ),
  step("4-2-2", (g, f) => {
    const p = picked(g, f);
    const ability = skillOf(g, p);
    const secret = isSecret(g, p);
    const isKept = f.v.secret === "kept" || (secret && !canActivate(g, p) && follows("9-6-3-2"));
    g.state.pending = g.state.pending.filter((one) => one !== p);
    if (isKept || (!isPutOff(g, p) && !mayActivate(g, p.you, p.card, ability))) return;
    if (secret && follows("9-6-3-1")) learn(g, p.card, 3);
    const { card, incarnation, event, results } = p;
    const you = follows("0-3-4-4") ? p.you : other(p.you);
    if (!follows(isPutOff(g, p) ? "1-7-2-1-1" : "1-5-6")) return;
    if (isFree(ability) && !isPutOff(g, p) && !follows("9-6-4-3")) return;
    const v = f.v.secret === "declared" ? { checked: true, declared: true } : { checked: true };
    if (g.state.cards[card].incarnation === incarnation || incarnation < 0 || follows("9-6-11"))
      activate(g, ability.path, you, card, incarnation, v, event, results);
  }),
  goTo("4-2-2", "again"),
]);

const isBound = once(({ ability }: CompiledAbility) => (ability.conditions ?? []).length > 0);
const isFree = once(({ ability }: CompiledAbility) => (ability.cost ?? []).length === 0);

function picked(g: Game, f: Frame): Pending {
  return g.state.pending[f.v.picked as number];
}

function skillOf(g: Game, p: Pending): CompiledAbility {
  return g.program.definitions[p.def].compiled[p.ability];
}

/** A skill of a card that lies in a secret area, such as the hand; where its own move set it off, it may be no secret. */
function isSecret(g: Game, p: Pending): boolean {
  const { area, incarnation } = g.state.cards[p.card];
  if (isOpen(g, area)) return false;
  const wentThere = p.event.card === p.card && p.event.from >= 0 && isOpen(g, p.event.from);
  if (wentThere && waysOf(g).movedIsOpen) return false;
  return !isPutOff(g, p) && (p.incarnation < 0 || p.incarnation === incarnation);
}

function isOpen(g: Game, area: number): boolean {
  return areas[kindOf(g, area)].open === "all";
}

/** Whether its price can be paid, if it has one. */
function canActivate(g: Game, p: Pending): boolean {
  return costsCanBePaid(g, contextOf(p, p.event), skillOf(g, p));
}

export function meetCheckpoint(g: Game): void {
  if (!follows("4-2-1")) return;
  if (g.state.pending.length === 0 && !heedsStates(g) && isQuiet(g)) g.state.wave = ++g.state.stamp;
  else enter(g, "checkpoint", g.state.active, {});
}

/** 4-2-2-2 to 4-2-2-5: skills before delayed effects, each time the active player's before the other's. */
const ranks = [
  { rule: "4-2-2-2", delayed: false, active: true },
  { rule: "4-2-2-3", delayed: false, active: false },
  { rule: "4-2-2-4", delayed: true, active: true },
  { rule: "4-2-2-5", delayed: true, active: false },
] as const;

const together = ranks.slice(0, 2);

/** Whose turn it is to activate or resolve one, and which wait. */
function next(g: Game, f: Frame): { player: Player; list: readonly Pending[] } | null {
  const { pending, active } = g.state;
  if (pending.length === 0) return null;
  const apart = waysOf(g).delayedLast;
  for (const rank of apart ? ranks : together) {
    const player = rank.active ? active : other(active);
    const list: Pending[] = [];
    for (const p of pending) {
      if (p.you !== player || (apart && isPutOff(g, p) !== rank.delayed)) continue;
      if (isDue(g, f, p) && isMet(g, p)) list.push(p);
    }
    if (list.length > 0 && follows(rank.rule)) return { player, list: withoutBlockers(g, list) };
  }
  return null;
}

/** Manual 1.2: what else an attack set off comes before [Blocker]. */
function withoutBlockers(g: Game, list: readonly Pending[]): readonly Pending[] {
  if (!waysOf(g).blockerLast) return list;
  const others = list.filter((p) => skillOf(g, p).tag !== "Blocker");
  return others.length > 0 && follows("manual-1.2:question-9/1") ? others : list;
}

/** An [Auto] skill is resolved here, whether it was set off before this checkpoint or during it. */
function isDue(g: Game, f: Frame, p: Pending): boolean {
  return isPutOff(g, p) || follows(p.wave < (f.v.wave as number) ? "1-5-6-3" : "1-5-6-4");
}

/**
 * "If …:" is part of the price, which is looked at only when the skill is used (9-6-4). Of a card that has gone it is
 * enough that it held then: it was read where it lay.
 */
function isMet(g: Game, p: Pending): boolean {
  const ability = skillOf(g, p);
  if (isPutOff(g, p) || !isPriced(ability)) return true;
  const isGone = p.incarnation !== g.state.cards[p.card].incarnation;
  return (isGone && !p.unmet) || ability.conditions(g, contextOf(p, p.event));
}

/** A skill waits though its "If …:" does not hold yet, where everyone can see its card. */
export function judgesLater(g: Game, ability: CompiledAbility, card: number): boolean {
  return isPriced(ability) && isOpen(g, g.state.cards[card].area);
}

/** What keywords ask for must hold at once: it makes the skill valid (9-1-3). */
function isPriced(made: CompiledAbility): boolean {
  return saysIf(made) && follows("9-6-4");
}

const saysIf = once(({ ability }: CompiledAbility) => {
  const { conditions = [], keyword, keywords, with: bounds, permanent } = ability;
  const isKeyword = keyword !== undefined || keywords !== undefined || bounds !== undefined;
  return conditions.length > 0 && !isKeyword && permanent !== true;
});

/** A delayed effect, not a skill that was set off. */
export function isPutOff(g: Game, p: Pending): boolean {
  return skillOf(g, p).delayed;
}
