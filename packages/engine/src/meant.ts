/** What text says in several clauses and means as one. The ability itself stays as it is said, so that it can be printed. */
import type {
  Ability,
  Act,
  Choice,
  Clause,
  Duration,
  Filter,
  Reference,
  Selection,
  Static,
  Target,
} from "./ability.ts";
import { isChoice, isSelection } from "./choose.ts";
import { takesAnyNumber } from "./feasible.ts";

export function asMeant(ability: Ability): Ability {
  return ofThoseLeft(
    changingOnce(asItWas(asSeen(putAwayAnyway(withSequels(orderedTogether(enteringNegated(ability))))))),
  );
}

/** The effect with each of its lists of clauses changed. */
function inEffect(ability: Ability, change: (clauses: readonly Clause[]) => Clause[]): Ability {
  const { effect } = ability;
  return effect === undefined ? ability : { ...ability, effect: inLists(effect, change) };
}

/** Clauses with each list of them changed, the innermost first. */
export function inLists(
  clauses: readonly Clause[],
  change: (clauses: readonly Clause[]) => Clause[],
): Clause[] {
  const within = (list: readonly Clause[]): Clause[] =>
    change(
      list.map(({ act, otherwise, ...hung }) => ({
        ...hung,
        act: inAct(act, within),
        ...(otherwise === undefined ? {} : { otherwise: within(otherwise) }),
      })),
    );
  return within(clauses);
}

function inAct(act: Act, within: (clauses: readonly Clause[]) => Clause[]): Act {
  if (act.do === "group" || act.do === "repeat") return { ...act, clauses: within(act.clauses) };
  if (act.do === "delay") return { ...act, effect: within(act.effect) };
  if (act.do === "oneOf") return { ...act, options: act.options.map(within) };
  return act;
}

/** "KO it. If it was in Rest Mode, …": how it lay is noted before; it must have been moved, too. */
function asItWas(ability: Ability): Ability {
  let next = highestResult(ability) + 1;
  return inEffect(ability, (clauses) => {
    const made: Clause[] = [];
    for (const clause of clauses) {
      const asked = clause.if;
      const moved = asked !== undefined && "card" in asked && asked.was ? movedAt(made, asked.card) : -1;
      if (asked === undefined || !("card" in asked) || moved < 0) {
        made.push(clause);
        continue;
      }
      const noted = next++;
      const { act, result: done = next++ } = made[moved];
      const card = (act as { what: Reference }).what;
      const note: Clause = { if: { card, where: asked.where }, act: { do: "nothing" }, result: noted };
      made.splice(moved, 1, note, { ...made[moved], result: done });
      made.push({ ...clause, if: { all: [{ done: noted }, { done }] } });
    }
    return made;
  });
}

/** The clause that moved the cards that another chose, where these are they; -1 if none did. */
export function movedAt(clauses: readonly Clause[], card: Reference): number {
  return clauses.findLastIndex(({ act, result }) => {
    const what = act.do === "ko" || act.do === "move" ? act.what : undefined;
    if (typeof what !== "object" || !("result" in what)) return false;
    return isResult(card, what.result) || (result !== undefined && isResult(card, result));
  });
}

/** "Reveal a card. If it is …, play it. Then place it, or the rest, …": what was seen before goes there, whatever it is. */
export function putAwayAnyway(ability: Ability): Ability {
  const { effect = [] } = ability;
  const seen: Clause[] = [];
  const made = effect.flatMap((clause): Clause[] => {
    seen.push(clause);
    const { act } = clause;
    const last = act.do === "group" ? act.clauses.at(-1) : undefined;
    const isBound = clause.if === undefined || clause.otherwise !== undefined;
    if (isBound || act.do !== "group" || last === undefined || !putsAway(last, seen)) return [clause];
    return [{ ...clause, act: { ...act, clauses: act.clauses.slice(0, -1) } }, last];
  });
  return made.length === effect.length ? ability : { ...ability, effect: made };
}

/** The rest of what an earlier clause saw, or the card that one revealed, back into its deck. */
function putsAway({ act, ifDone, if: condition }: Clause, seen: readonly Clause[]): boolean {
  if (act.do !== "move" || typeof act.what !== "object" || ifDone !== undefined || condition !== undefined)
    return false;
  const { what, to } = act;
  if ("rest" in what) return seen.some(({ result }) => result === what.rest);
  const isRevealed = ({ act: { do: did }, result }: Clause) =>
    did === "reveal" && isResult(what as Reference, result ?? 0);
  return to.area === "deck" && seen.some(isRevealed);
}

/** "Look at 5 cards, choose up to 2 red cards, add up to 1 card to your hand, send up to 1 card to …": one that still lies there. */
function ofThoseLeft(ability: Ability): Ability {
  const looked = new Map<number, string[]>(); // the areas of what a clause looked at, or chose among it
  return inEffect(ability, (clauses) => clauses.map((clause) => ofThose(clause, looked)));
}

function ofThose(clause: Clause, looked: Map<number, string[]>): Clause {
  const { act, result } = clause;
  const what = "what" in act && isChoice(act.what as Target) ? (act.what as Choice) : undefined;
  const select = what?.select;
  const from = select?.among;
  const areas = typeof from === "object" && "result" in from ? looked.get(from.result) : undefined;
  if (result !== undefined && act.do === "look" && select !== undefined) looked.set(result, select.in);
  if (areas === undefined || select === undefined) return clause;
  if (act.do === "choose") {
    if (result !== undefined) looked.set(result, areas);
    return clause;
  }
  const left: Selection = { ...select, where: [...select.where, { area: areas }] };
  return { ...clause, act: { ...act, what: { ...what, select: left } } as Act };
}

/** "Negate its skills for the turn and play it": negated as it comes, or what it does when it is played would happen. */
function enteringNegated(ability: Ability): Ability {
  return inEffect(ability, negatedAsPlayed);
}

function negatedAsPlayed(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const { act } = clause;
    const negation = before === undefined || act.do !== "play" ? null : negationOf(before, act.what);
    if (act.do === "play" && act.negated === undefined && negation !== null)
      made[made.length - 1] = { ...clause, act: { ...act, ...negation } };
    else made.push(clause);
  }
  return made;
}

/** How long it negates the skills of just these cards, and which of them; null if it is something else. */
function negationOf(
  { act, ...hung }: Clause,
  what: Target,
): { negated: Duration; negatedOnly?: string } | null {
  if (act.do !== "apply" || act.effect.set !== "negate" || Object.keys(hung).length > 0) return null;
  const isSame = typeof what === "object" && "result" in what;
  const { what: negated, only } = act.effect;
  if (!isSame || JSON.stringify(negated) !== JSON.stringify(what)) return null;
  return { negated: act.until, ...(only === undefined ? {} : { negatedOnly: only }) };
}

export function highestResult(ability: Ability): number {
  const numbers = [...JSON.stringify(ability).matchAll(/"result":(\d+)/g)].map((match) => Number(match[1]));
  return Math.max(0, ...numbers);
}

/** "Place A and B at the bottom of your deck in any order": cards of two places are ordered as one. */
function orderedTogether(ability: Ability): Ability {
  const { cost } = ability;
  const paid = cost === undefined ? ability : { ...ability, cost: joined(cost, true) };
  return inEffect(paid, (clauses) => joined(clauses, false));
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
  let next = highestResult(ability) + 1;
  return inEffect(ability, (clauses) => {
    const seen: number[] = [];
    const at = clauses.findIndex(({ act, result }) => {
      if (act.do === "reveal" && result) seen.push(result);
      return losesSight(act, seen);
    });
    if (at < 0) return [...clauses];
    const isAboutIt = ({ if: condition }: Clause) =>
      condition !== undefined && "card" in condition && seen.some((n) => isResult(condition.card, n));
    const notes: Clause[] = [];
    const after = clauses.slice(at).map((clause): Clause => {
      if (!isAboutIt(clause)) return clause;
      notes.push({ if: clause.if!, act: { do: "nothing" }, result: next });
      return { ...clause, if: { done: next++ } };
    });
    return [...clauses.slice(0, at), ...notes, ...after];
  });
}

/** The deck is shuffled, or what was revealed goes back into it. */
function losesSight(act: Act, seen: readonly number[]): boolean {
  if (act.do === "shuffle") return true;
  return act.do === "move" && act.to.area === "deck" && seen.some((n) => isResult(act.what as Reference, n));
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
