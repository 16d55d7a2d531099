import type { Act, Clause, Duration, Reference, Scope, Static } from "@arbiter/engine";
import { type Grammar, map, mapMany, same } from "./grammar.ts";

/** Modifications: what is said, and of which cards. */

/** What is said of cards, without the cards. */
export type Said = Static extends infer S ? (S extends { what: Scope } ? Omit<S, "what"> : never) : never;
export type Spoken = [Scope[], Said[]];

const isChoice = (what: Scope): what is Extract<Scope, { select: unknown }> =>
  typeof what === "object" && "select" in what;
/** The card that something was said of before. */
export const AGAIN = { result: { said: { words: "the same card" } } } as unknown as Reference;

const saidOf = (value: Static): Said => {
  const { what: _, ...one } = value as { what: Scope };
  return one as Said;
};

/** How the n-th thing said points at a scope, and back. */
export interface Pointing {
  scope: (what: Scope, n: number) => Scope;
  back: (what: Scope) => Scope;
}

/** Of a permanent ability: all cards that fit, as they come and go. */
export const asTheyCome: Pointing = {
  scope: (what) => (isChoice(what) && what.count === "all" ? what.select : what),
  back: (what) => (typeof what === "object" && "in" in what ? { select: what, count: "all" } : what),
};

/** Of an effect: the cards that fit now; what else is said of a choice points at what was chosen. */
export const asTheyAre: Pointing = {
  scope: (what, n) => (n > 0 && isChoice(what) ? AGAIN : what),
  back: (what) => what,
};

/** Everything is said of each scope. */
export const sayings = (spoken: Grammar<Spoken>, { scope, back }: Pointing): Grammar<Static[]> =>
  mapMany(
    spoken,
    ([whats, all]) => [
      whats.flatMap((what) => all.map((one, n) => ({ ...one, what: scope(what, n) }) as Static)),
    ],
    (values) =>
      values.flatMap((_, i) => {
        const size = i + 1;
        const all = values.slice(0, size).map(saidOf);
        if (values.length % size || !values.every((one, n) => same(saidOf(one), all[n % size]))) return [];
        const whats = values
          .filter((_, n) => n % size === 0)
          .map((one) => back((one as { what: Scope }).what));
        return [[whats, all] as Spoken];
      }),
  );

/** Modifications with a duration. */
export interface Applied {
  effects: Static[];
  until: Duration;
}

/** As orders: each is applied. */
export const applying = (inner: Grammar<Applied>): Grammar<Clause[]> =>
  map(
    inner,
    ({ effects, until }) => effects.map((effect) => ({ act: { do: "apply", effect, until } as Act })),
    (clauses) => {
      const effects: Static[] = [];
      let until: Duration | undefined;
      for (const { act, ...others } of clauses) {
        if (act.do !== "apply" || Object.keys(others).length || (until ?? act.until) !== act.until)
          return undefined;
        until = act.until;
        effects.push(act.effect);
      }
      return until && { effects, until };
    },
  );
