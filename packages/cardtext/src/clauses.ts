import type { Act, Clause, Target } from "@arbiter/engine";
import { type Grammar, map, mapMany, same, seq, type Word } from "./grammar.ts";
import { type Part, record } from "./record.ts";

/** Orders as clauses: one for each act, or one for each description of cards that a verb goes for. */

type Fields = Record<string, unknown>;

const isPlain = (clause: Clause): boolean => same(Object.keys(clause), ["act"]);

/** The act of a clause that stands alone and hangs on nothing. */
export const onlyAct = (clauses: Clause[]): Act | undefined =>
  clauses.length === 1 && isPlain(clauses[0]!) ? clauses[0]!.act : undefined;

export const single = (inner: Grammar<Act>): Grammar<Clause[]> => map(inner, (act) => [{ act }], onlyAct);

export const each = (inner: Grammar<Act[]>): Grammar<Clause[]> =>
  map(
    inner,
    (acts) => acts.map((act) => ({ act })),
    (clauses) => (clauses.every(isPlain) ? clauses.map(({ act }) => act) : undefined),
  );

/** A verb, the cards it goes for, and what follows them: "K.O. up to 1 … and up to 1 …". */
export function verb(
  constants: Fields,
  said: Word,
  targets: Grammar<Target[]>,
  ...after: Part<Fields>[]
): Grammar<Clause[]> {
  return map(
    seq(said, targets, record<Fields>({}, ...after)),
    ([, all, fields]) => all.map((what) => ({ act: { ...constants, what, ...fields } as Act })),
    (clauses) => {
      if (clauses.length === 0 || !clauses.every(isPlain)) return undefined;
      const acts = clauses.map((clause) => clause.act as unknown as Fields);
      const [first, ...others] = acts.map(({ what, ...fields }) => fields);
      if (!others.every((fields) => same(fields, first))) return undefined;
      if (!Object.entries(constants).every(([key, value]) => same(first![key], value))) return undefined;
      const fields = Object.fromEntries(Object.entries(first!).filter(([key]) => !(key in constants)));
      return [undefined, acts.map(({ what }) => what as Target), fields] as [undefined, Target[], Fields];
    },
  );
}

/** Several clauses as one, so that one condition or one "may" goes for all of them. */
const unbundle = (clause: Clause): Clause[][] =>
  clause.act.do === "group" && !clause.act.inTurnOrder && Object.keys(clause).length === 1
    ? [clause.act.clauses]
    : [[clause]];

/** A field on all of some clauses at once. */
export function gate<K extends "if" | "ifDone" | "may">(
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
