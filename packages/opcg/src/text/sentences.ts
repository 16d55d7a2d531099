import {
  alt,
  capital,
  concat,
  earlier,
  type Grammar,
  groups,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Act, Clause, Condition, Static, Who } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { order } from "./effects.ts";
import { type Applied, applied } from "./statics.ts";
import { OPPONENT, OPPONENT_MAY, YOU } from "./words.ts";

/** How orders stand together: "A and B. Then, C. If you do, D." */

/** Several clauses as one, so that one condition or one "may" goes for all of them. */
const unbundle = (clause: Clause): Clause[][] =>
  clause.act.do === "group" && Object.keys(clause).length === 1 ? [clause.act.clauses] : [[clause]];

/** A field on all of some clauses at once. */
function gate<K extends "if" | "ifDone" | "may">(
  key: K,
  inner: Grammar<[NonNullable<Clause[K]>, Clause[]]>,
): Grammar<Clause[]> {
  return mapMany(
    inner,
    ([value, clauses]) => {
      const one =
        clauses.length === 1 && !(key in clauses[0]!) && !(key !== "may" && "ifDone" in clauses[0]!);
      return [[{ [key]: value, ...(one ? clauses[0]! : { act: { do: "group", clauses } }) } as Clause]];
    },
    (clauses) => {
      const [only, ...others] = clauses;
      if (!only || others.length || only[key] === undefined) return [];
      const { [key]: value, ...clause } = only;
      return unbundle(clause as Clause).map((all) => [value, all] as [NonNullable<Clause[K]>, Clause[]]);
    },
  );
}

const apply: Grammar<Clause[]> = rule(() =>
  map(
    applied,
    ({ effects, until }) => effects.map((effect) => ({ act: { do: "apply", effect, until } as Act })),
    (clauses) => {
      const acts = clauses.map((clause) => clause.act);
      const first = acts[0];
      if (first?.do !== "apply" || clauses.some((clause) => Object.keys(clause).length > 1)) return undefined;
      const effects: Static[] = [];
      for (const act of acts) {
        if (act.do !== "apply" || act.until !== first.until) return undefined;
        effects.push(act.effect);
      }
      return { effects, until: first.until } as Applied;
    },
  ),
);

const flat = (inner: Grammar<Clause[][]>): Grammar<Clause[]> => mapMany(inner, (all) => [all.flat()], groups);
const joined = (item: Grammar<Clause[]>): Grammar<Clause[]> =>
  flat(listOf(item, variants(", ", "; "), variants(" and ", ", and ", "; ", ", then ", ", ")));

const orderMay: Grammar<Clause[]> = rule(() => order(OPPONENT_MAY));
const theirs: Grammar<Clause[]> = rule(() => lead("your opponent ", joined(order(OPPONENT))));
export const orders: Grammar<Clause[]> = rule(() => joined(alt(order(YOU), theirs, apply)));

const mayGate = (words: string, who: true | Who, inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  gate("may", seq(is<true | Who>(who, words), inner));

/** One sentence without its end. */
const step: Grammar<Clause[]> = rule(() => {
  const plain = alt(
    orders,
    mayGate("you may ", true, orders),
    mayGate("your opponent may ", "opponent", joined(orderMay)),
  );
  const onlyIf = gate(
    "if",
    map(
      seq(plain, variants(" if "), condition),
      ([clauses, , held]) => [held, clauses] as [Condition, Clause[]],
      ([held, clauses]) => [clauses, undefined, held] as [Clause[], undefined, Condition],
    ),
  );
  return alt(plain, onlyIf);
});

/** "Choose one:" and its lines. */
const oneOf: Grammar<Clause[]> = rule(() =>
  map(
    seq(variants("choose one:"), many(bullet, "", 1)),
    ([, options]) => [{ act: { do: "oneOf", options } as Act }],
    (clauses) => {
      const [only, ...others] = clauses;
      if (!only || others.length || only.act.do !== "oneOf" || Object.keys(only).length > 1) return undefined;
      return [undefined, only.act.options] as [undefined, Clause[][]];
    },
  ),
);
const bullet: Grammar<Clause[]> = rule(() => lead("\n• ", capital(effect)));

/** All that follows an "if" hangs on it, to the end of the text (8-3-3). */
export const effect: Grammar<Clause[]> = rule(() => {
  const then = variants(". Then, ", ", and then ");
  return alt(
    trail(step, "."),
    concat(step, effect, then),
    concat(step, capital(effect), ". "),
    oneOf,
    gate("if", seq(trail(lead("if ", condition), ", "), effect)),
    gate("ifDone", seq(earlier({}, "if you do, "), effect)),
  );
});
