import { type Grammar, mapMany } from "@arbiter/cardtext";
import type { Act, Clause, Duration } from "@arbiter/engine";

/**
 * How long an effect lasts of which the text does not say it (1-7-2-2): a duration that was said holds to the end of
 * its sentence. Where none was said it is not read.
 */

/** Stands for it until the sentence is read. */
export const UNSTATED = "unstated" as Duration;

type Change = (act: Extract<Act, { do: "apply" }>) => Duration;

/** Every lasting effect of some orders, in their order. */
const each = (clauses: Clause[], until: Change): Clause[] =>
  clauses.map((clause) => {
    const { act, otherwise } = clause;
    const rest = otherwise ? { otherwise: each(otherwise, until) } : {};
    if (act.do === "apply") return { ...clause, act: { ...act, until: until(act) }, ...rest };
    if (act.do === "group" || act.do === "repeat")
      return { ...clause, act: { ...act, clauses: each(act.clauses, until) }, ...rest };
    if (act.do === "delay") return { ...clause, act: { ...act, effect: each(act.effect, until) }, ...rest };
    return otherwise ? { ...clause, ...rest } : clause;
  });

const durations = (clauses: Clause[]): Duration[] => {
  const all: Duration[] = [];
  each(clauses, (act) => {
    all.push(act.until);
    return act.until;
  });
  return all;
};

/** What comes before a duration that is said only later may mean that one or none: it is not read. */
function settle(clauses: Clause[]): Clause[][] {
  const all = durations(clauses);
  const first = all.indexOf(UNSTATED);
  if (first < 0) return [clauses];
  const until = all[first - 1];
  if (until === undefined || all.slice(first).some((one) => one !== UNSTATED)) return [];
  return [each(clauses, (act) => (act.until === UNSTATED ? until : act.until))];
}

/** The same with the last n not said, for each n. */
function unsettle(clauses: Clause[]): Clause[][] {
  const many = durations(clauses).length;
  return Array.from({ length: many + 1 }, (_, n) => {
    let at = 0;
    return n === 0 ? clauses : each(clauses, (act) => (at++ >= many - n ? UNSTATED : act.until));
  });
}

/** Orders of one sentence. */
export const settled = (inner: Grammar<Clause[]>): Grammar<Clause[]> => mapMany(inner, settle, unsettle);
