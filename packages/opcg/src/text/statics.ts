import {
  alone,
  alt,
  andList,
  type Grammar,
  groups,
  is,
  lead,
  map,
  mapMany,
  number,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  signed,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Cause, Duration, Scope, Selection, Static } from "@arbiter/engine";
import { forEvery } from "./amounts.ts";
import { fieldTarget } from "./choices.ts";
import { lasts, lastsBefore } from "./durations.ts";
import { onField } from "./selections.ts";
import { keyword, owner, tag, YOU } from "./words.ts";

/** Modifications: what is said of cards while it lasts. */

/** A modification without what it reaches. */
type Said = Static extends infer S ? (S extends { what: Scope } ? Omit<S, "what"> : never) : never;
const said = (constants: object, ...parts: unknown[]): Grammar<Said> =>
  record(constants as Partial<Said>, ...(parts as Part<Said>[]));

const changed: Grammar<string> = alt(is("power", " power"), is("cost", " cost"), is("counter", " Counter"));

/** "+1000 power", "-2 cost", "+1000 power for every 2 cards in your trash". */
const change: Grammar<Said> = rule(() =>
  alt(
    said({ set: "change" }, variants("", "an additional "), { by: signed }, { number: changed }),
    map(
      seq(signed, changed, forEvery),
      ([times, number, every]) => ({
        set: "change" as const,
        number,
        by: { ...(every as object), times } as Amount,
      }),
      (value) => {
        const by = (value as { by?: { times?: number } }).by;
        if (value.set !== "change" || typeof by !== "object" || by.times === undefined) return undefined;
        const { times, ...every } = by;
        return [times, (value as { number: string }).number, every as Amount] as [number, string, Amount];
      },
    ),
  ),
);

const gained: Grammar<Said> = rule(() => alt(change, said({ set: "gain" }, { keyword })));

const cause: Grammar<Cause> = rule(() =>
  alt<Cause>(
    is<Cause>(
      "opponentEffect",
      " by your opponent's effects",
      " by your opponent's effect",
      " by effects of your opponent's cards",
    ),
    is<Cause>("yourEffect", " by your effects", " by your own effects"),
    is<Cause>("effect", " by effects", " by effect"),
    is<Cause>("battle", " in battle"),
    record<{ card: Selection }>({}, " by ", {
      card: record<Selection>({}, { of: is<"any">("any", "") }, { others: onField }),
    }),
  ),
);

/**
 * What a card cannot do or have done to it: attack, block ("activate [Blocker]"), beKod, beRested,
 * becomeActive, leave ("be removed from the field"), bePlayed, beReturned, beBlocked, beNegated.
 */
const cannot: Grammar<Said> = rule(() => {
  const verb = (name: string, ...words: string[]) => said({ set: "cannot", verb: name }, variants(...words));
  return alt(
    verb("attack", "attack"),
    said({ set: "cannot", verb: "attack" }, "attack ", { target: attackable }),
    verb("block", "activate [Blocker]"),
    said({ set: "cannot", verb: "beKod" }, "be K.O.'d", { by: causes }),
    said({ set: "cannot", verb: "leave" }, "be removed from the field", { by: causes }),
    said({ set: "cannot", verb: "beRested" }, "be rested", { by: causes }),
    verb("becomeActive", "become active"),
  );
});

const causes: Grammar<Cause | undefined> = rule(() => opt(cause));

const attackable: Grammar<Selection> = rule(() =>
  record<Selection>(
    {},
    { of: alt<"you" | "opponent" | "any">(owner, is<"any">("any", "")) },
    { others: onField },
  ),
);

/** What follows the subject and a space. */
const predicate: Grammar<Said[]> = rule(() => {
  return alt(
    lead(["gains ", "gain ", "have ", "has "], andList(gained)),
    lead(["cannot ", "can not "], alone(cannot)),
    lead(
      ["can also attack ", "can attack "],
      alone(said({ set: "can", verb: "attack" }, { target: attackable })),
    ),
  );
});

/** What follows the subject at once. */
const attached: Grammar<Said[]> = rule(() => {
  const base = said(
    { set: "value", base: true },
    variants("'s ", "' "),
    { number: is("power", "base power ") },
    variants("becomes ", "become "),
    { to: number },
  );
  const negated = said(
    { set: "negate" },
    variants("'s effect is ", "'s effects are ", "' effects are "),
    "negated",
  );
  return alone(alt(base, negated));
});

const predicates: Grammar<Said[]> = rule(() => {
  return alt(
    lead(
      " ",
      mapMany(andList(predicate), (all) => [all.flat()], groups),
    ),
    attached,
  );
});

/** "give X -2000 power", "negate the effect of X". */
const ordered = (scope: Grammar<Scope>): Grammar<[Scope, Said[]]> => {
  return alt(
    map(
      seq(variants("give "), scope, variants(" "), alone(change)),
      ([, what, , all]) => [what, all] as [Scope, Said[]],
      ([what, all]) => [undefined, what, undefined, all] as [undefined, Scope, undefined, Said[]],
    ),
    map(
      seq(variants("negate the effect of ", "negate the effects of "), scope),
      ([, what]) => [what, [{ set: "negate" }]] as [Scope, Said[]],
      ([what, all]) =>
        same(all, [{ set: "negate" }]) ? ([undefined, what] as [undefined, Scope]) : undefined,
    ),
    map(
      seq(variants("negate "), scope, variants("'s "), tag, variants(" effects", " effect")),
      ([, what, , only]) => [what, [{ set: "negate", only }]] as [Scope, Said[]],
      ([what, [first]]) =>
        first && "only" in first && first.only
          ? ([undefined, what, undefined, first.only, undefined] as [
              undefined,
              Scope,
              undefined,
              string,
              undefined,
            ])
          : undefined,
    ),
  );
};

const scope = fieldTarget(YOU) as Grammar<Scope>;
const spoken: Grammar<[Scope, Said[]]> = rule(() => alt(seq(scope, predicates), ordered(scope)));

/** A scope is told once and goes for all that is said of it; `again` is how the others point at it. */
const statics = (
  first: (what: Scope) => Scope,
  again: (what: Scope) => Scope,
  back: (what: Scope) => Scope | undefined,
) =>
  map(
    spoken,
    ([what, all]) => all.map((one, i) => ({ ...one, what: i === 0 ? first(what) : again(what) }) as Static),
    (values) => {
      const what = back((values[0] as { what: Scope }).what);
      if (what === undefined) return undefined;
      const all = values.map((value) => {
        const { what: _, ...rest } = value as { what: Scope };
        return rest as Said;
      });
      return [what, all] as [Scope, Said[]];
    },
  );

const isChoice = (what: Scope): what is Extract<Scope, { select: unknown }> =>
  typeof what === "object" && "select" in what;

/** Of a permanent ability: all cards that fit, as they come and go. */
export const permanent: Grammar<Static[]> = rule(() => {
  const dynamic = (what: Scope): Scope =>
    isChoice(what) && what.count === "all" && !what.by ? what.select : what;
  return statics(dynamic, dynamic, (what) =>
    typeof what === "object" && "in" in what ? { select: what, count: "all" } : what,
  );
});

export interface Applied {
  effects: Static[];
  until: Duration;
}
const AGAIN = { result: { said: { words: "the same card" } } } as unknown as Scope;

/** Of an effect: the cards that fit now; the second thing said of a choice points at what was chosen. */
export const applied: Grammar<Applied> = rule(() => {
  const fixed = statics(
    (what) => what,
    (what) => (isChoice(what) ? AGAIN : what),
    (what) => what,
  );
  const refresh = map(
    seq(scope, variants(" will not become active ", " do not become active ", " does not become active ")),
    ([what]) => [{ set: "cannot", verb: "becomeActive", what }] as Static[],
    ([first]) => [(first as { what: Scope }).what, undefined] as [Scope, undefined],
  );
  return alt(
    record<Applied>({}, { effects: fixed }, { until: lasts }),
    record<Applied>({}, { until: lastsBefore }, { effects: fixed }),
    record<Applied>(
      {},
      { effects: refresh },
      {
        until: alt(
          is<Duration>("opponentRefresh", "in your opponent's next Refresh Phase"),
          is<Duration>("yourRefresh", "in your next Refresh Phase"),
        ),
      },
    ),
  );
});
