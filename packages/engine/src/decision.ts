import type { Comparison } from "./ability.ts";
import type { Player } from "./card.ts";
import { Refused } from "./errors.ts";

/** What someone may do, as people, scenarios and the page say it. */
export interface Intent {
  readonly do: string;
  readonly card?: number | undefined;
  readonly target?: number | undefined;
  readonly ability?: number | undefined; // its place on the card, from 0
  readonly option?: string | undefined;
  readonly amount?: number | undefined;
}

export interface Option extends Intent {
  /** Options with the same word cannot be told apart: picking one is as good as another. */
  readonly alike?: string | undefined;
  /** It would begin a loop again that was ended. */
  readonly barred?: true | undefined;
  /** The paragraphs or ability by which it is offered. */
  readonly rules?: readonly string[] | undefined;
}

/** All options are made here, so that they have one shape. */
export function makeOption(
  what: string,
  card: number | undefined,
  target: number | undefined,
  ability: number | undefined,
  words: string | undefined,
  alike: string | undefined,
  rules: readonly string[] | undefined,
  barred?: true,
): Option {
  return { do: what, card, target, ability, option: words, amount: undefined, alike, barred, rules };
}

export function option(what: string, more: Omit<Option, "do"> = {}): Option {
  return makeOption(
    what,
    more.card,
    more.target,
    more.ability,
    more.option,
    more.alike,
    more.rules,
    more.barred,
  );
}

/** The usual one: something is done with a card. */
export function doWith(what: string, card: number, rules?: readonly string[], alike?: string): Option {
  return makeOption(what, card, undefined, undefined, undefined, alike, rules);
}

/** A condition on the chosen cards together, where a count is not enough. */
export type SetCondition =
  | { readonly total: Readonly<Record<number, number>>; readonly is: Comparison; readonly than: number }
  | { readonly different: Readonly<Record<number, readonly string[]>> }
  /** Each orb is paid by another of the picked: the colours it allows, and the colours of each option. */
  | {
      readonly pays: readonly (readonly string[])[];
      readonly colors: readonly (readonly string[])[];
      readonly equal?: readonly number[] | undefined; // a number of each option that must be one
    }
  /** So many descriptions, each shown by one of the picked at least, and which of them each option shows. */
  | { readonly shows: number; readonly shown: readonly (readonly number[])[] }
  /** Fewer than the most only where all of these options are picked. */
  | { readonly bound: readonly number[]; readonly most: number };

export interface Decision {
  readonly number: number;
  readonly player: Player;
  /** act: one of the options; choose: some cards; confirm: yes or no; order: which first; amount: a number. */
  readonly kind: "act" | "choose" | "confirm" | "order" | "amount";
  readonly rule: string; // the paragraph or ability that asks
  readonly also?: readonly string[]; // of an ability that the rulebook writes out: the paragraph that orders it
  readonly source: number; // the card whose ability asks, -1 if a rule
  readonly options: readonly Option[];
  readonly min: number; // picks, or of an amount the smallest number
  readonly max: number;
  readonly set?: SetCondition | undefined;
  /** Declining, if the decision is an offer: the option that declines. */
  readonly decline?: number | undefined;
  /** The card that the question is about, where it is not the source of the ability that asks. */
  readonly about?: number | undefined;
  /** Only he may see how many of these options there are, so that it is asked of him even if there is but one. */
  readonly hides?: true | undefined;
  /** What is chosen for: "ko", "trash", "order" … for people. */
  readonly purpose: string;
}

type Asked = Omit<Decision, "number" | "rule" | "source">;

const nothing = {};

/** As the machine keeps small integers, so that questions have one shape. */
function small(n: number): number {
  return Math.min(n, 2 ** 30) | 0;
}

/** All questions are made here, so that they have one shape. */
function asked(
  player: Player,
  kind: Decision["kind"],
  purpose: string,
  options: readonly Option[],
  min: number,
  max: number,
  decline: number | undefined,
  set: SetCondition | undefined,
  about: number | undefined,
  hides: true | undefined,
): Asked {
  return { player, kind, purpose, options, min, max, decline, set, about, hides };
}

export function question(
  player: Player,
  kind: Decision["kind"],
  purpose: string,
  options: readonly Option[],
  min = 1,
  max = 1,
  more: Pick<Partial<Decision>, "decline" | "set" | "about" | "hides"> = nothing,
): Asked {
  const least = small(min);
  const most = small(max);
  if (more === nothing)
    return asked(player, kind, purpose, options, least, most, undefined, undefined, undefined, undefined);
  const { decline, set, about, hides } = more;
  return asked(player, kind, purpose, options, least, most, decline, set, about, hides);
}

/** One of several things to do, the last of which is to do none of them. */
export function offer(player: Player, purpose: string, options: readonly Option[]): Asked {
  return asked(player, "act", purpose, options, 1, 1, options.length - 1, undefined, undefined, undefined);
}

/** The decision's number and option indexes; of an amount, the number itself. */
export interface Answer {
  readonly decision: number;
  readonly picks: readonly number[];
}

/** Throws what is wrong with an answer. */
export function check(
  decision: Decision | null,
  player: Player,
  answer: Answer,
): asserts decision is Decision {
  if (decision === null) throw new Refused("The game is over: there is nothing to answer.");
  if (answer.decision !== decision.number)
    throw new Refused(`The answer is for decision ${answer.decision}; open is decision ${decision.number}.`);
  if (player !== decision.player) throw new Refused(`Decision ${decision.number} is the other player's.`);
  const { picks } = answer;
  if (!Array.isArray(picks) || !picks.every(Number.isInteger))
    throw new Refused("An answer is a list of whole numbers.");
  if (decision.kind === "amount") {
    if (picks.length !== 1 || picks[0] < decision.min || picks[0] > decision.max)
      throw new Refused(`A number from ${decision.min} to ${decision.max} is asked for.`);
    return;
  }
  if (new Set(picks).size !== picks.length) throw new Refused("An option is picked twice.");
  for (const pick of picks)
    if (pick < 0 || pick >= decision.options.length)
      throw new Refused(`Option ${pick} does not exist: there are ${decision.options.length}, from 0.`);
  for (const pick of picks)
    if (decision.options[pick].barred) throw new Refused("A loop that was ended is not begun again.");
  if (picks.length < decision.min || picks.length > decision.max)
    throw new Refused(`${picks.length} picked where ${decision.min} to ${decision.max} are asked for.`);
  if (!setHolds(decision, picks)) throw new Refused("The picked cards do not meet the condition together.");
}

export function setHolds(decision: Pick<Decision, "set" | "options">, picks: readonly number[]): boolean {
  const { set, options } = decision;
  if (set === undefined) return true;
  if ("different" in set) {
    const names = picks.flatMap((pick) => set.different[options[pick].card!] ?? []);
    return new Set(names).size === names.length;
  }
  if ("pays" in set) {
    const { equal } = set;
    if (equal === undefined && set.pays.length === 0) return true;
    const differ = equal !== undefined && picks.some((pick) => equal[pick] !== equal[picks[0]]);
    return (
      !differ &&
      covers(
        set.pays,
        picks.map((pick) => set.colors[pick]),
      )
    );
  }
  if ("bound" in set) return picks.length >= set.most || set.bound.every((option) => picks.includes(option));
  if ("shows" in set) return new Set(picks.flatMap((pick) => set.shown[pick])).size === set.shows;
  const total = picks.reduce((sum, pick) => sum + set.total[options[pick].card!], 0);
  return compare(total, set.is, set.than);
}

/** Whether every orb finds a payer of its own among these colours. */
export function covers(
  orbs: readonly (readonly string[])[],
  payers: readonly (readonly string[])[],
): boolean {
  const payerOf: number[] = payers.map(() => -1); // which orb each pays
  const place = (orb: number, tried: number[]): boolean => {
    for (let p = 0; p < payers.length; p++) {
      if (tried.includes(p) || !payers[p].some((color) => orbs[orb].includes(color))) continue;
      tried.push(p);
      if (payerOf[p] < 0 || place(payerOf[p], tried)) {
        payerOf[p] = orb;
        return true;
      }
    }
    return false;
  };
  return orbs.every((_, orb) => place(orb, []));
}

export function compare(a: number, is: Comparison, b: number): boolean {
  switch (is) {
    case "<=":
      return a <= b;
    case ">=":
      return a >= b;
    case "<":
      return a < b;
    case ">":
      return a > b;
    case "=":
      return a === b;
  }
}

/** The only possible answer, or null where there is a choice. */
export function onlyAnswer(decision: Asked): readonly number[] | null {
  if (decision.kind === "amount") return decision.min === decision.max ? [decision.min] : null;
  if (decision.set !== undefined) return onlySet(decision);
  const { min, max } = decision;
  if (min !== max) return null;
  const { options: given } = decision;
  if (given.length > Math.max(1, min) && given[0].alike === undefined && !isBarred(given)) return null;
  return onlyOf(decision);
}

const theFirst = [0];

/** The same where some options are alike or barred, or there are no more than asked for. */
function onlyOf(decision: Asked): readonly number[] | null {
  const { min, kind } = decision;
  if (min === 1 && decision.options.length === 1 && decision.options[0].barred !== true) return theFirst;
  const all = decision.options.map((_, pick) => pick).filter((pick) => !decision.options[pick].barred);
  const options = all.map((pick) => decision.options[pick]);
  const first = options[0]?.alike;
  const alike = first !== undefined && options.every((option) => option.alike === first);
  if (min === 0 || alike || (min === options.length && (kind !== "order" || min === 1)))
    return all.slice(0, min);
  return null;
}

function isBarred(options: readonly Option[]): boolean {
  for (let i = 0; i < options.length; i++) if (options[i].barred === true) return true;
  return false;
}

/** Of a few options the only ones that meet a condition together. */
function onlySet(decision: Asked): readonly number[] | null {
  const { options, min, max } = decision;
  if (options.length > 6 || options.some((option) => option.barred === true)) return null;
  let only: readonly number[] | null = null;
  for (let bits = 0; bits < 1 << options.length; bits++) {
    const count = countBits(bits);
    if (count < min || count > max) continue;
    const picks: number[] = [];
    for (let i = 0; i < options.length; i++) if ((bits >> i) & 1) picks.push(i);
    if (!setHolds(decision, picks)) continue;
    if (only !== null) return null;
    only = picks;
  }
  return only;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
