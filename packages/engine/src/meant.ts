/** What text says in several clauses and means as one. The ability itself stays as it is said, so that it can be printed. */
import type { Ability, Act, Choice, Clause, Filter, Scope, Selection, Static } from "./ability.ts";
import { isChoice, isSelection } from "./choose.ts";

export function asMeant(ability: Ability): Ability {
  return changingOnce(withSequels(ability));
}

export function highestResult(ability: Ability): number {
  const numbers = [...JSON.stringify(ability).matchAll(/"result":(\d+)/g)].map((match) => Number(match[1]));
  return Math.max(0, ...numbers);
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

/** "Your [A] and all your Characters of type B gain +2000 power": a card that is both gains it once. */
function changingOnce(ability: Ability): Ability {
  const { statics, effect } = ability;
  return {
    ...ability,
    ...(statics === undefined
      ? {}
      : {
          statics: apart(
            statics,
            (s) => s,
            (_, s) => s,
          ),
        }),
    ...(effect === undefined
      ? {}
      : {
          effect: apart(
            effect,
            ({ act }) => (act.do === "apply" ? act.effect : null),
            (clause, s) => ({ ...clause, act: { ...clause.act, effect: s } as Act }),
          ),
        }),
  };
}

/** Of equal changes beside each other each reaches only what those before it do not. */
function apart<T>(all: readonly T[], read: (one: T) => Static | null, write: (one: T, s: Static) => T): T[] {
  return all.map((one, i) => {
    const s = read(one);
    const scope = s === null ? null : wholeScope(s);
    if (s === null || scope === null) return one;
    const { what: _, ...change } = s as Static & { what: unknown };
    const same = all.slice(0, i).flatMap((before) => {
      const { what, ...other } = (read(before) ?? {}) as { what?: unknown };
      const reached = what === undefined ? null : wholeScope(read(before)!);
      return reached !== null && JSON.stringify(other) === JSON.stringify(change) && reached.of === scope.of
        ? [reached]
        : [];
    });
    if (same.length === 0) return one;
    const others = same.map(
      (reached): Filter => ({
        not: { all: [{ area: reached.in }, ...reached.where] },
      }),
    );
    const select = { ...scope, where: [...scope.where, ...others] };
    const { what } = s as { what: Scope };
    return write(one, { ...s, what: isSelection(what) ? select : { ...(what as Choice), select } } as Static);
  });
}

/** All cards of a kind that a number of theirs is changed by so much; null: it is something else. */
function wholeScope(s: Static): Selection | null {
  if (s.set !== "change") return null;
  const { what } = s;
  if (isSelection(what)) return what;
  return isChoice(what) && what.count === "all" ? what.select : null;
}
