/** How an ability is used: its conditions, the offer, its costs with those that others add, then its effect. */
import type { Ability, Act, Clause } from "./ability.ts";
import { compileClause, confirm, type Gathered, refusal } from "./acts.ts";
import { shuffle, use } from "./atoms.ts";
import { fresh } from "./choose.ts";
import { areCopiesUsed, useCopy } from "./copies.ts";
import { rulesAbout } from "./derive.ts";
import { compileCondition, isThis } from "./evaluate.ts";
import { clauseFeasible, secretlyFeasible, takesAnyNumber } from "./feasible.ts";
import { asksAll, type Game, kindOf } from "./game.ts";
import { emit } from "./happen.ts";
import type { Live } from "./layers.ts";
import { noteUse } from "./loops.ts";
import { ask, call, done, jump, label, locals, orderedBy, procedure, step } from "./machine.ts";
import type { CompiledAbility, Context, Edition, Procedure, StepPart } from "./program.ts";
import { follows, followsAll } from "./rulebook.ts";
import { payingOn } from "./trial.ts";

/** Conditions, the offer, the cost, then the effect: 8-4-1 of One Piece, 9-4 and 9-6 of Dragon Ball Super. */
export function abilityProcedure(
  into: Gathered,
  ability: Ability,
  made: CompiledAbility,
  awaited: readonly Clause[],
): Procedure {
  const { edition, path } = into;
  const { cites } = edition;
  const cost = ability.cost ?? [];
  const optional = ability.may === true && typeof ability.timing === "object"; // "this effect can be activated when …"
  const asked = (cost.length > 0 || optional) && ability.timing !== "replacement";
  const isSecret = cost.some(({ act }) => secretlyFeasible(edition, act));
  const isRepeatable =
    typeof ability.timing === "string" && ability.timing.startsWith("activate") && !made.limited;
  const { areas } = edition;
  const apart = areApart(edition, cost, made.areas);
  const parts: StepPart[] = [
    step(cites.conditions, (g, f) => {
      const left = f.incarnation >= 0 && !isThis(g, f);
      if ((f.v.checked !== true && (left || !conditionsHold(g, f, made))) || isSpent(g, f, made)) done(g);
      else if (f.card >= 0) noteUse(g, f, made.index, isRepeatable);
    }),
  ];
  if (asked)
    parts.push(
      ask(
        cites.may,
        (g, f) => {
          if (f.v.declared === true) return null;
          if (costsCanBePaid(g, f, made)) return confirm(f.you, "cost");
          return isSecret && asksAll(g) ? refusal(f.you, "cost") : null;
        },
        (g, f, [pick], { options }) => {
          if (options[pick].do === "no") done(g);
          else locals(g, f).declared = true;
        },
      ),
      step(cites.unpaid, (g, f) => {
        if (f.v.declared !== true) done(g);
      }),
    );
  cost.forEach((clause, i) => {
    const result = clause.result ?? into.nextResult();
    const next = fresh("paid");
    const mayBeNone = takesAnyNumber(clause.act) || isOfAnyNumber(clause.act, cost);
    const isNeeded = clause.if === undefined ? null : compileCondition(edition, clause.if);
    const inFull = clauseFeasible(edition, clause);
    const paying = compileClause(into, { ...clause, result }, true);
    parts.push(
      step(path, (g, f) => {
        const skips = (clause.by !== undefined && !follows(clause.by)) || isNeeded?.(g, f) === false;
        if (skips || !followsAll(cites.pay) || (i > 0 && !followsAll(cites.costOrder))) jump(g, f, next);
        else if (!apart && !mayBeNone && !inFull(g, f) && followsAll(cites.paid)) done(g); // an earlier part took what it needs
      }),
      ...(apart ? paying : paying.map(leavingEnough)),
      step(cites.paid, (g, f) => {
        if (!mayBeNone && (f.results[result - 1]?.done ?? 0) !== 2) done(g);
      }),
      label(next),
    );
  });
  parts.push(
    label("added"),
    step(path, (g, f) => {
      const next = added(g, f.card, ability, "addCost")[(f.v.added as number | undefined) ?? 0];
      if (next === undefined || !followsAll(cites.addedCosts)) return;
      locals(g, f).added = ((f.v.added as number | undefined) ?? 0) + 1;
      call(g, next.static.ability!.path, {
        incarnation: -1,
        you: f.you,
        card: next.context.card,
        v: { declared: true, checked: true },
      });
      jump(g, f, "added");
    }),
    label("activate"),
    ...orderedBy(edition.activatedBy?.(ability), [
      step(path, (g, f) => {
        if (!followsAll(cites.activate)) {
          done(g);
          return;
        }
        if (made.limited && f.card >= 0) use(g, f.card, made.index);
        useCopy(g, f.you, f.card, made);
        emit(g, "activate", f.you, f.card);
      }),
    ]),
  );
  const { activated, fails, resolved } = edition.hooks;
  if (activated !== undefined) parts.push(step(path, (g, f) => activated(g, f, made)));
  parts.push(
    step(path, (g, f) => {
      const onField = f.card >= 0 && areas[kindOf(g, g.state.cards[f.card].area)].field === true;
      const negated = fails?.(g, f) === true;
      if (negated || !followsAll(cites.resolve) || (onField && !followsAll(cites.resolveField))) done(g);
    }),
  );
  (ability.effect ?? []).forEach((clause, i) => {
    const steps = compileClause(into, clause, false, i === 0);
    parts.push(...(awaited.includes(clause) ? ofKnownEvent(path, steps) : steps));
  });
  if (into.idle.size > 0)
    parts.push(
      step(path, (g, f) => {
        for (const looked of (f.v.looked as readonly number[] | undefined) ?? []) shuffle(g, looked);
      }),
    );
  if (resolved !== undefined) parts.push(step(path, (g, f) => resolved(g, f, made)));
  return procedure(path, parts);
}

function ofKnownEvent(path: string, steps: readonly StepPart[]): StepPart[] {
  const next = fresh("awaited");
  return [
    step(path, (g, f) => {
      if (f.event === null) jump(g, f, next);
    }),
    ...steps,
    label(next),
  ];
}

/** "Choose up to 1 A and up to 1 B and place them …": them may be none. */
function isOfAnyNumber(act: Act, cost: readonly Clause[]): boolean {
  const what = "what" in act ? act.what : undefined;
  if (typeof what !== "object" || !("result" in what)) return false;
  const chosen = cost.find(({ result }) => result === what.result)?.act;
  return chosen?.do === "group" && chosen.clauses.every((one) => takesAnyNumber(one.act));
}

const noneAdded: readonly Live[] = [];

/** What other effects add to the costs or conditions of this ability. */
function added(g: Game, card: number, ability: Ability, set: "addCost" | "addCondition"): readonly Live[] {
  if (card < 0) return noneAdded;
  const rules = rulesAbout(g, set);
  return rules.length === 0 ? noneAdded : addedBy(rules, card, ability, set);
}

function addedBy(rules: readonly Live[], card: number, { tag }: Ability, set: string): readonly Live[] {
  return rules.filter(
    ({ static: { static: s }, cards }) =>
      s.set === set && "timing" in s && s.timing === tag && cards.includes(card),
  );
}

/** Its own conditions, and those that other effects add. */
export function conditionsHold(g: Game, c: Context, made: CompiledAbility): boolean {
  if (!made.conditions(g, c) && g.program.edition.freed?.(g, c, made) !== true) return false;
  const more = added(g, c.card, made.ability, "addCondition");
  return more.length === 0 || addedHold(g, more) || !followsAll(g.program.edition.cites.addedConditions);
}

function addedHold(g: Game, more: readonly Live[]): boolean {
  return more.every((l) => l.static.condition!(g, l.context));
}

/** Its own costs, and those that other effects add, each alone. */
export function costsCanBePaid(g: Game, c: Context, made: CompiledAbility): boolean {
  if (!made.payable(g, c)) return false;
  const more = added(g, c.card, made.ability, "addCost");
  return more.length === 0 || addedPayable(g, c, more) || !followsAll(g.program.edition.cites.addedCosts);
}

function addedPayable(g: Game, c: Context, more: readonly Live[]): boolean {
  return more.every((l) => l.static.ability!.payable(g, { ...c, results: [] }));
}

function isSpent(g: Game, f: Context, made: CompiledAbility): boolean {
  const card = g.state.cards[f.card];
  if (areCopiesUsed(g, f.you, f.card, made, typeof made.ability.timing === "object")) return true;
  if (g.program.edition.spent?.(g, f, made) === true) return true;
  return (
    made.limited &&
    f.card >= 0 &&
    card.usedTurn === g.state.turn &&
    (card.used & (1 << made.index)) !== 0 &&
    followsAll(g.program.edition.cites[typeof made.ability.timing === "object" ? "limitWaiting" : "limit"])
  );
}

/** A choice in a price of several parts: only what leaves the other parts payable. */
function leavingEnough(part: StepPart): StepPart {
  if (!("ask" in part) || part.ask === null) return part;
  const { rules, ask: asked, take: taken } = part;
  return ask(
    rules,
    (g, f) => {
      const question = asked(g, f);
      return question === null ? null : payingOn(g, f, question);
    },
    taken!,
  );
}

/** Whether no part of a cost touches or means what another takes: then each can be checked alone. `here`: where this card may lie. */
export function areApart(edition: Edition, price: readonly Clause[], here: readonly number[]): boolean {
  const cost = price.flatMap((clause) => (clause.act.do === "group" ? clause.act.clauses : clause));
  if (cost.some(({ act }) => "also" in act || JSON.stringify(act).includes('"result":'))) return false;
  const touched = cost.map(({ act }) => {
    const text = JSON.stringify(act);
    const names = [...text.matchAll(/"(?:in|area|from|pool)":(\[[^\]]*\]|"[^"]+")/g)].flatMap((match) =>
      JSON.parse(match[1]),
    );
    const areas = names.map((name: string) => name.split(".")[0]); // all places of a pool are one
    if (act.do === "pay") areas.push(edition.pays ?? "");
    const lies = here.map((area) => edition.areas[area].name);
    return text.includes('"this"') ? [...areas, "this", ...lies] : areas;
  });
  const all = touched.flatMap((areas) => [...new Set(areas)]);
  const builds = cost.some(({ act }) => /"(result|rest|howMany)":\d/.test(JSON.stringify(act))); // on an earlier part
  return cost.length < 2 || (new Set(all).size === all.length && !builds);
}
