/** What text says in several clauses and means as one. The ability itself stays as it is said, so that it can be printed. */
import type { Ability, Clause, Duration, Filter, Reference, Selection, Static, Target } from "./ability.ts";
import { isChoice, isSelection } from "./choose.ts";
import { takesAnyNumber } from "./feasible.ts";

export function asMeant(ability: Ability): Ability {
  return changingOnce(asSeen(withSequels(orderedTogether(enteringNegated(ability)))));
}

/** "Negate its skills for the turn and play it": negated as it comes, or what it does when it is played would happen. */
function enteringNegated(ability: Ability): Ability {
  const { effect } = ability;
  return effect === undefined ? ability : { ...ability, effect: negatedAsPlayed(effect) };
}

function negatedAsPlayed(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const { act } = clause;
    const until = before === undefined || act.do !== "play" ? null : negationOf(before, act.what);
    if (act.do === "play" && act.negated === undefined && until !== null)
      made[made.length - 1] = { ...clause, act: { ...act, negated: until } };
    else if (act.do === "delay")
      made.push({ ...clause, act: { ...act, effect: negatedAsPlayed(act.effect) } });
    else made.push(clause);
  }
  return made;
}

/** How long it negates all skills of just these cards; null if it is something else. */
function negationOf({ act, ...hung }: Clause, what: Target): Duration | null {
  if (act.do !== "apply" || act.effect.set !== "negate" || Object.keys(hung).length > 0) return null;
  const isSame = typeof what === "object" && "result" in what;
  const { what: negated, only } = act.effect;
  return isSame && only === undefined && JSON.stringify(negated) === JSON.stringify(what) ? act.until : null;
}

export function highestResult(ability: Ability): number {
  const numbers = [...JSON.stringify(ability).matchAll(/"result":(\d+)/g)].map((match) => Number(match[1]));
  return Math.max(0, ...numbers);
}

/** "Place A and B at the bottom of your deck in any order": cards of two places are ordered as one. */
function orderedTogether(ability: Ability): Ability {
  const { cost, effect } = ability;
  return {
    ...ability,
    ...(cost === undefined ? {} : { cost: joined(cost, true) }),
    ...(effect === undefined ? {} : { effect: joined(effect, false) }),
  };
}

function joined(clauses: readonly Clause[], isPrice: boolean): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1)?.act;
    const { act } = clause;
    const isOne = isOrderedWith(made.at(-1), clause) && !(isPrice && takesAnyNumber(act));
    if (before?.do !== "move" || act.do !== "move" || !isOne) made.push(clause);
    else made[made.length - 1] = { act: { ...before, also: [...(before.also ?? []), act.what] } };
  }
  return made;
}

/** Both are nothing but moves to the same place in any order. */
function isOrderedWith(before: Clause | undefined, clause: Clause): boolean {
  const said = [before, clause].map((one) => {
    if (one === undefined) return null;
    const { act, ...hung } = one;
    if (act.do !== "move" || act.to.order !== "any" || Object.keys(hung).length > 0) return null;
    const { what: _what, also: _also, ...rest } = act;
    return JSON.stringify(rest);
  });
  return said[0] !== null && said[0] === said[1];
}

/** "At the start of …, you may A. If you do, B": B waits with A, and hangs on it then. */
function withSequels(ability: Ability): Ability {
  const { effect = [] } = ability;
  if (!effect.some(({ act }) => act.do === "delay")) return ability;
  const joined: Clause[] = [];
  let next = highestResult(ability) + 1;
  for (const clause of effect) {
    const before = joined.at(-1);
    if (before?.act.do !== "delay" || clause.ifDone === undefined || clause.ifDone !== before.result) {
      joined.push(clause);
      continue;
    }
    const waits = [...before.act.effect];
    const last = waits.findLastIndex(({ ifDone }) => ifDone === undefined);
    const result = waits[last].result ?? next++;
    waits[last] = { ...waits[last], result };
    const sequel = { ...clause, ifDone: result };
    joined[joined.length - 1] = { ...before, act: { ...before.act, effect: [...waits, sequel] } };
  }
  return { ...ability, effect: joined };
}

/** "Reveal a card, shuffle the deck. If the card was …": what it was is seen before it is lost among the others. */
function asSeen(ability: Ability): Ability {
  const { effect = [] } = ability;
  const at = effect.findIndex(({ act }) => act.do === "shuffle");
  if (at < 0) return ability;
  const seen = effect
    .slice(0, at)
    .flatMap(({ act, result }) => (act.do === "reveal" && result ? result : []));
  const isAboutIt = ({ if: condition }: Clause) =>
    condition !== undefined && "card" in condition && seen.some((n) => isResult(condition.card, n));
  let next = highestResult(ability) + 1;
  const notes: Clause[] = [];
  const after = effect.slice(at).map((clause): Clause => {
    if (!isAboutIt(clause)) return clause;
    notes.push({ if: clause.if!, act: { do: "nothing" }, result: next });
    return { ...clause, if: { done: next++ } };
  });
  return notes.length === 0 ? ability : { ...ability, effect: [...effect.slice(0, at), ...notes, ...after] };
}

function isResult(reference: Reference, n: number): boolean {
  return typeof reference === "object" && "result" in reference && reference.result === n;
}

/** "Your [A] and all your Characters of type B gain +2000 power": a card that is both gains it once. */
function changingOnce(ability: Ability): Ability {
  const { statics, effect } = ability;
  return {
    ...ability,
    ...(statics === undefined ? {} : { statics: apart(statics, asStatic) }),
    ...(effect === undefined ? {} : { effect: apart(effect, asApplied) }),
  };
}

/** What is the same of two parts of one phrase, whom it reaches, and the part with others in their place. */
interface Phrase<T> {
  readonly said: string;
  readonly reaches: Selection;
  readonly reaching: (select: Selection) => T;
}

/** Of parts beside each other that say the same of others, each reaches only what those before it do not. */
function apart<T>(all: readonly T[], read: (one: T) => Phrase<T> | null): T[] {
  const before: Phrase<T>[] = [];
  return all.map((one) => {
    const phrase = read(one);
    if (phrase === null || phrase.said !== before[0]?.said) before.length = 0;
    if (phrase === null) return one;
    const { of, where } = phrase.reaches;
    const others = before
      .filter(
        ({ reaches }) => reaches.of === of && JSON.stringify(reaches) !== JSON.stringify(phrase.reaches),
      )
      .map(({ reaches }): Filter => ({ not: { all: [{ area: reaches.in }, ...reaches.where] } }));
    before.push(phrase);
    return others.length === 0 ? one : phrase.reaching({ ...phrase.reaches, where: [...where, ...others] });
  });
}

/** A number of all cards of a kind is changed; null: it is something else. */
function asStatic(s: Static): Phrase<Static> | null {
  if (s.set !== "change") return null;
  const { what, ...said } = s;
  if (isSelection(what))
    return { said: JSON.stringify(said), reaches: what, reaching: (select) => ({ ...s, what: select }) };
  if (!isChoice(what) || what.count !== "all") return null;
  const { select, ...who } = what;
  return {
    said: JSON.stringify([said, who]),
    reaches: select,
    reaching: (others) => ({ ...s, what: { ...what, select: others } }),
  };
}

/** The same for a time, under the same condition. */
function asApplied(clause: Clause): Phrase<Clause> | null {
  const { act, result: _, ...hung } = clause;
  const phrase = act.do === "apply" ? asStatic(act.effect) : null;
  if (act.do !== "apply" || phrase === null) return null;
  return {
    said: JSON.stringify([phrase.said, act.until, hung]),
    reaches: phrase.reaches,
    reaching: (select) => ({ ...clause, act: { ...act, effect: phrase.reaching(select) } }),
  };
}
