import {
  alt,
  capital,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  opt,
  type Part,
  record,
  reminder,
  rule,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Condition, Happening, Static } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { price } from "./costs.ts";
import { times, whens, would } from "./happenings.ts";
import { ruleText } from "./rules.ts";
import { effect, orders } from "./sentences.ts";
import { permanent } from "./statics.ts";
import { type Head, head } from "./timings.ts";
import { keyword } from "./words.ts";

/** One printed line: its tags, then what it says. */

/** What follows the tags: all of an ability but what its tags say. */
type Body = Partial<Ability>;
const body = (constants: Body, ...parts: Part<Body>[]): Grammar<Body> => record<Body>(constants, ...parts);

const spread = (inner: Grammar<Condition>): Grammar<Condition[]> =>
  map(
    inner,
    (one) => ("all" in one ? one.all : [one]),
    (all) => (all.length === 1 ? all[0] : { all }),
  );
const ifs: Grammar<Condition[]> = rule(() => spread(trail(lead("if ", condition), ", ")));

/** Of a tagged effect: a price and what it buys. A condition before the price is one of activation. */
const ordered: Grammar<Body> = rule(() =>
  alt(
    body({}, { effect }),
    body({}, { others: price as Grammar<Body> }, { effect: capital(effect) }),
    body({}, { conditions: ifs }, { others: price as Grammar<Body> }, { effect: capital(effect) }),
  ),
);

/** "When …, draw 1 card." */
const automatic: Grammar<Body> = rule(() => {
  const when = record<{ when: Happening[] }>(
    {},
    {
      when: alt(
        lead("when ", whens),
        map(
          lead("at ", times),
          (one) => [one],
          ([one]) => one,
        ),
      ),
    },
  );
  return alt(
    body({}, { timing: when }, ", ", { effect }),
    body({}, { timing: when }, ", ", { others: price as Grammar<Body> }, { effect: capital(effect) }),
  );
});

/** "If … would …, you may … instead." */
const replacement: Grammar<Body> = rule(() => {
  const first = lead("if ", opt(conditionsAnd));
  return alt(
    body({ timing: "replacement", may: true }, { conditions: first }, { replaces: would }, ", you may ", {
      effect: trail(orders, " instead."),
    }),
    body({ timing: "replacement" }, { conditions: first }, { replaces: would }, ", ", {
      effect: trail(orders, " instead."),
    }),
  );
});
const conditionsAnd: Grammar<Condition[]> = rule(() => spread(trail(condition, " and ")));

const continuous: Grammar<Body> = rule(() =>
  body(
    { timing: "permanent" },
    { conditions: opt(ifs) },
    { statics: trail(permanent as Grammar<Static[]>, ".") },
  ),
);

/** The tags and the body of a line make its abilities: one, or one for each tag of "[Main]/[Counter]". */
function assemble([tags, said]: [Partial<Head>, Body]): Ability[][] {
  const { timings, limit } = tags;
  if ((timings === undefined) === (said.timing === undefined)) return [];
  const conditions = [...(tags.conditions ?? []), ...(said.conditions ?? [])];
  const { timing, conditions: _, ...others } = said;
  const heads = timings ?? [{ timing: timing! }];
  const rest = { ...(conditions.length ? { conditions } : {}), ...(limit ? { limit } : {}), ...others };
  return [heads.map((one) => ({ ...one, ...rest }))];
}

function takeApart(abilities: Ability[]): [Partial<Head>, Body][] {
  const [first] = abilities;
  if (!first) return [];
  const { timing, tag, conditions = [], limit, ...others } = first;
  return splits(conditions).map(([tagged, said]) => [
    {
      ...(tagged.length ? { conditions: tagged } : {}),
      ...(tag === undefined
        ? {}
        : { timings: abilities.map((one) => ({ tag: one.tag!, timing: one.timing })) }),
      ...(limit ? { limit } : {}),
    },
    { ...(tag === undefined ? { timing } : {}), ...(said.length ? { conditions: said } : {}), ...others },
  ]);
}

const bodies: Grammar<Body> = rule(() => capital(alt(ordered, automatic, replacement, continuous)));

const headed: Grammar<Ability[]> = rule(() =>
  mapMany(alt(seq(trail(head, " "), bodies), seq(is<Partial<Head>>({}, ""), bodies)), assemble, takeApart),
);

/** "[Blocker] (…)": keywords alone. */
const keywords: Grammar<Ability[]> = map(
  record<Ability>(
    { timing: "keyword" },
    { keywords: many(trail(keyword, variants("", reminder)), variants(" ", ""), 1) },
  ),
  (one) => [one],
  ([one, ...others]) => (others.length ? undefined : one),
);

const rules: Grammar<Ability[]> = map(
  capital(ruleText),
  (one) => [one],
  ([one, ...others]) => (others.length ? undefined : one),
);

export const line: Grammar<Ability[]> = rule(() =>
  alt(keywords, trail(alt(headed, rules), variants("", reminder))),
);

/** The text of a [Trigger]. */
export const trigger: Grammar<Ability[]> = rule(() =>
  map(
    trail(capital(ordered), variants("", reminder)),
    (one) => [{ timing: "trigger", tag: "Trigger", ...one } as Ability],
    ([one]) => {
      const { timing, tag, ...said } = one ?? ({} as Ability);
      return timing === "trigger" ? said : undefined;
    },
  ),
);
