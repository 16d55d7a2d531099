import {
  alone,
  alt,
  capital,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  number,
  opt,
  type Part,
  record,
  reminder,
  rule,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Amount, Comparison, Condition, Happening, Selection, Static } from "@arbiter/engine";
import { theNumber } from "./amounts.ts";
import { playerBan } from "./bans.ts";
import { condition } from "./conditions.ts";
import { price } from "./costs.ts";
import { cannotBefall, ifs as happenedIf, times, whens, would } from "./happenings.ts";
import { ruleText } from "./rules.ts";
import { effect, orders } from "./sentences.ts";
import { inHand, neverRefreshed, permanent, reduced } from "./statics.ts";
import { type Head, head } from "./timings.ts";
import { keyword } from "./words.ts";

/** One printed line: its tags, then what it says. */

/** What follows the tags: all of an ability but what its tags say. */
type Body = Partial<Ability>;
const body = (constants: Body, ...parts: Part<Body>[]): Grammar<Body> => record<Body>(constants, ...parts);

/** Conditions of an ability are a list of what must hold. */
const listed = (inner: Grammar<Condition>): Grammar<Condition[]> =>
  map(
    inner,
    (one) => ("all" in one ? one.all : [one]),
    (all) => (all.length === 1 ? all[0] : { all }),
  );
const ifs: Grammar<Condition[]> = rule(() => listed(trail(lead("if ", condition), ", ")));

/** A price and what it buys. A condition before the price is one of activation. */
const bought: Grammar<Body> = rule(() =>
  body({}, { others: price as Grammar<Body> }, { effect: capital(effect) }),
);
const ordered: Grammar<Body> = rule(() =>
  alt(body({}, { effect }), bought, body({}, { conditions: ifs }, { others: bought })),
);

/** "When …, draw 1 card." */
const automatic: Grammar<Body> = rule(() => {
  const when = (inner: Grammar<Happening[]>) => ({
    timing: record<{ when: Happening[] }>({}, { when: inner }),
  });
  const clause = when(alt(lead("when ", whens), alone(lead("at ", times)), alone(lead("if ", happenedIf))));
  const bare = body({}, { effect });
  return alt(
    body({}, { effect: orders }, " ", clause, "."),
    body({}, clause, ", ", { others: alt(bare, bought) }),
    body({}, { others: price as Grammar<Body> }, { timing: capital(clause.timing) }, ", ", { effect }),
    body(
      { may: true },
      "this effect can be activated ",
      when(alt(lead("when ", whens), alone(lead("at ", times)))),
      ". ",
      {
        effect: capital(effect),
      },
    ),
  );
});

/** "[On Play] This effect can be activated when you have 2 Characters. Draw 1 card." */
const heldFirst: Grammar<Body> = rule(() =>
  body({ may: true }, "this effect can be activated when ", { conditions: listed(condition) }, ". ", {
    effect: capital(effect),
  }),
);

/** "If … would …, you may … instead." */
const replacement: Grammar<Body> = rule(() => {
  const first = { conditions: lead("if ", opt(listed(trail(condition, " and ")))) };
  const may = variants(", you may ", ", you can ");
  const instead = { effect: trail(orders, [" instead.", " instead of that Character being K.O.'d."]) };
  return alt(
    body({ timing: "replacement", may: true }, first, { replaces: would }, may, instead),
    body({ timing: "replacement" }, first, { replaces: would }, ", ", instead),
    map(
      seq(
        body({ timing: "replacement", may: true }, { replaces: lead("if ", would) }, may, instead),
        trail(lead(" If ", condition), ", this effect is negated."),
      ),
      ([said, not]): Body => ({ ...said, conditions: [{ not }] }),
      ({ conditions, ...said }) => {
        const [only, ...others] = conditions ?? [];
        return only && "not" in only && !others.length ? ([said, only.not] as [Body, Condition]) : undefined;
      },
    ),
  );
});

/** "Once per turn, this Character cannot be K.O.'d …": the first time that it would be, nothing happens. */
const firstTime: Grammar<Body> = rule(() =>
  body({ timing: "replacement", limit: "turn", effect: [{ act: { do: "nothing" } }] }, "once per turn, ", {
    replaces: trail(cannotBefall, "."),
  }),
);

const continuous: Grammar<Body> = rule(() => {
  const statics = mapMany(
    many(alt(permanent, alone(alt(playerBan, reduced, neverRefreshed))), variants(". "), 1),
    (all) => [all.flat()],
    (all: Static[]) => [all.map((one) => [one]), [all]],
  );
  return alt(
    body({ timing: "permanent" }, { conditions: opt(ifs) }, { statics: trail(statics, ".") }),
    body({ timing: "permanent" }, { statics: permanent }, " if ", {
      conditions: trail(listed(condition), "."),
    }),
    body({ timing: "permanent", areas: ["hand"] }, { conditions: opt(ifs) }, { statics: trail(inHand, ".") }),
  );
});

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
  const timings = abilities.map((one) => ({ tag: one.tag!, timing: one.timing }));
  const limits: [Body, Body][] = limit
    ? [
        [{ limit }, {}],
        [{}, { limit }],
      ]
    : [[{}, {}]]; // said by a tag, or in words
  return splits(conditions).flatMap(([tagged, said]) =>
    limits.map(([byTag, inWords]): [Partial<Head>, Body] => [
      {
        ...(tagged.length ? { conditions: tagged } : {}),
        ...(tag === undefined ? {} : { timings }),
        ...(byTag as Partial<Head>),
      },
      {
        ...(tag === undefined ? { timing } : {}),
        ...(said.length ? { conditions: said } : {}),
        ...inWords,
        ...others,
      },
    ]),
  );
}

const bodies: Grammar<Body> = rule(() =>
  capital(alt(ordered, automatic, heldFirst, replacement, firstTime, continuous)),
);
const headed: Grammar<Ability[]> = rule(() =>
  mapMany(alt(seq(trail(head, " "), bodies), seq(is<Partial<Head>>({}, ""), bodies)), assemble, takeApart),
);

/** "A. If …, B.": two that are always so, the second with a condition of its own. */
const twice: Grammar<Ability[]> = rule(() => {
  const first = body({ timing: "permanent" }, { conditions: opt(ifs) }, { statics: trail(permanent, ".") });
  const second = body({ timing: "permanent" }, { conditions: ifs }, { statics: trail(permanent, ".") });
  return mapMany(
    seq(alt(trail(head, " "), is<Partial<Head>>({}, "")), capital(first), lead(" ", capital(second))),
    ([tags, a, b]) =>
      assemble([tags, a]).flatMap((one) => assemble([tags, b]).map((two) => [...one, ...two])),
    (abilities) => {
      const [one, two, ...others] = abilities;
      if (!one || !two || others.length) return [];
      return takeApart([one]).flatMap(([tags, a]) =>
        takeApart([two]).flatMap(([again, b]) =>
          same(tags, again) ? [[tags, a, b] as [Partial<Head>, Body, Body]] : [],
        ),
      );
    },
  );
});

/** "Apply each of the following effects based on the number of {A} type cards in your trash:": each line for itself. */
const byNumber: Grammar<Ability[]> = rule(() =>
  alt(...COUNTED.map(([noun, isMeant]) => linesByNumber(noun, isMeant))),
);

/** What the lines call that which is counted. */
const COUNTED: [noun: string, isMeant: (amount: object) => boolean][] = [
  ["cards", () => true],
  ["DON!! cards", (amount) => "pool" in amount || "total" in amount],
  ["Life cards", (amount) => isIn(amount, "life")],
  ["Characters", (amount) => isIn(amount, "characters")],
  ["Events", (amount) => countOf(amount)?.where.some((one) => same(one, { category: ["EVENT"] })) === true],
];
const countOf = (amount: object): Selection | undefined => (amount as { count?: Selection }).count;
const isIn = (amount: object, area: string): boolean => same(countOf(amount)?.in, [area]);

type Bound = { is: Comparison; than: Amount };
type Line = [Bound, Condition | undefined, Static[]];

function linesByNumber(noun: string, isMeant: (amount: object) => boolean): Grammar<Ability[]> {
  const way = (how: Comparison, words: string): Grammar<Bound> =>
    record<Bound>({ is: how }, { than: number }, ` or ${words} ${noun}, `);
  const bound = lead(["If there are ", "If you have "], alt(way(">=", "more"), way("<=", "less")));
  const turn: Grammar<Condition | undefined> = opt(
    alt(
      is<Condition>({ turn: "opponent" }, "during your opponent's turn, "),
      is<Condition>({ turn: "you" }, "during your turn, "),
    ),
  );
  const line = seq(lead(["\n• ", "\n- "], bound), turn, trail(permanent, "."));
  return map(
    seq(trail(lead("Apply each of the following effects based on ", theNumber), ":"), many(line, "", 1)),
    ([amount, lines]): Ability[] | undefined =>
      typeof amount === "object" && isMeant(amount)
        ? lines.map(([bound, turn, statics]) => ({
            timing: "permanent",
            conditions: [bounded(amount, bound), ...(turn ? [turn] : [])],
            statics,
          }))
        : undefined,
    (abilities) => {
      const lines = abilities.map(({ timing, conditions: [first, turn, ...more] = [], statics }) =>
        timing === "permanent" && first && "than" in first && statics && !more.length
          ? ([{ is: first.is, than: first.than }, turn, statics] as Line)
          : undefined,
      );
      const [first] = abilities[0]?.conditions ?? [];
      const amount = first && ("amount" in first ? first.amount : "count" in first && { count: first.count });
      return amount && lines.every((one) => one !== undefined)
        ? ([amount, lines] as [Amount, Line[]])
        : undefined;
    },
  );
}
const bounded = (amount: Amount, bound: Bound): Condition => {
  const count = typeof amount === "object" && Object.keys(amount).length === 1 && countOf(amount);
  return count ? { count, ...bound } : { amount, ...bound };
};

/** "[Blocker] (…)": keywords alone. */
const keywords: Grammar<Ability[]> = alone(
  record<Ability>(
    { timing: "keyword" },
    { keywords: many(trail(keyword, variants("", reminder)), variants(" ", ""), 1) },
  ),
);

/** An explanation alone has no meaning. */
const explanation: Grammar<Ability[]> = trail(is<Ability[]>([], ""), reminder);

export const line: Grammar<Ability[]> = rule(() =>
  alt(
    keywords,
    explanation,
    trail(alt(headed, twice, byNumber, alone(capital(ruleText))), variants("", reminder)),
  ),
);

/** The text of a [Trigger]. */
export const trigger: Grammar<Ability[]> = rule(() =>
  alone(
    record<Ability>(
      { timing: "trigger", tag: "Trigger" },
      { others: capital(ordered) },
      variants("", reminder),
    ),
  ),
);
