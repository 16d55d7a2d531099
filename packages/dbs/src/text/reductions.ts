import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Clause, Filter, Orbs, Scope, Selection, Static } from "@arbiter/engine";
import { amountOf, forEach } from "./amounts.ts";
import { numbered } from "./headers.ts";
import { cards } from "./kinds.ts";
import { orbs } from "./orbs.ts";
import { areaNames, inArea, owned, pluralIn, yourArea } from "./selections.ts";
import { orders, ordersBy } from "./sentences.ts";
import { count, OPPONENT, skillName, YOU } from "./words.ts";

/** What changes or replaces an energy cost: permanent abilities of cards in the hand. */

/** "reduced by 2". */
export const less: Grammar<Amount> = map(
  count,
  (by): Amount => -by,
  (value) => (typeof value === "number" && value < 0 ? -value : undefined),
);

type Energy = Extract<Static, { set: "energy" }>;
type Reduced = { areas?: string[]; statics: Static[] };

const number: Grammar<string | undefined> = alt<string | undefined>(
  is<string | undefined>(undefined, "energy cost", "energy costs", "cost"),
  is("combo cost", "combo cost", "combo costs"),
  is("Z-Energy cost", "Z-Energy cost", "Z-Energy costs"),
  is("specified cost", "specified cost", "specified costs"),
);

/** What is reduced: a number of cards, or the price of a skill on them. */
type What = Pick<Energy, "number" | "ability"> & { what: Scope; areas?: string[] };
const reduced: Grammar<What> = rule(() => {
  const those = alt<Scope>(
    lead(["", "all ", "a ", "an "], yourArea),
    lead(["", "all "], pluralIn(YOU.owner)),
    lead(["", "all of "], owned),
    lead("their ", inArea(OPPONENT.owner)),
    named,
  );
  return alt(
    record<What>({ what: "this" }, "the ", { number }, " of this card"),
    record<What>({ what: "this", areas: ["any"] }, "the ", { number }, " of this card in all areas"),
    record<What>(
      { what: "this" },
      "the ",
      { number },
      variants(" of this card in your ", " of this card in its owner's ", " on this card in your "),
      {
        areas: areaNames,
      },
    ),
    record<What>({ what: "this" }, "this card's ", { number }, " in your ", { areas: areaNames }),
    record<What>({ number: "skill cost" }, "the ", { ability: skillName }, " skill cost on ", {
      what: those,
    }),
    record<What>(
      { number: "skill cost" },
      variants("the skill cost of ", "the skill costs of "),
      { ability: skillName },
      " on ",
      { what: those },
    ),
    record<What>({}, "the ", { number }, " of ", { what: those }),
    record<What>({ number: "skill cost" }, "the ", { ability: skillName }, " skill cost of ", {
      what: those,
    }),
    record<What>(
      { number: "skill cost" },
      variants("the skill cost of ", "the skill costs of "),
      { ability: skillName },
      variants(" skills on ", " skill on ", " skills of ", " skill of "),
      {
        what: those,
      },
    ),
    namedSkill,
    record<What>(
      { number: "skill cost", what: "this" },
      "the skill cost of this card's ",
      { ability: skillName },
      variants(" skill", " skills", ""),
    ),
  );
});

/** "the skill cost of {A}'s [Evolve] in your hand": the area stands after the skill. */
const namedSkill: Grammar<What> = rule(() =>
  map(
    seq(
      lead(["the skill cost of ", "the skill costs of "], cards),
      lead(["'s ", "' "], skillName),
      lead(["", " skill", " skills"], lead([" in your ", " from your "], areaNames)),
    ),
    ([where, ability, areas]): What => ({
      number: "skill cost",
      ability,
      what: { of: "you", in: areas, where },
    }),
    ({ what, ability, number, ...others }) =>
      number === "skill cost" && ability && typeof what === "object" && "in" in what && !others.areas
        ? ([what.where, ability, what.in] as [Filter[], string, string[]])
        : undefined,
  ),
);
/** "a {A}", wherever it is. */
const named: Grammar<Scope> = rule(() =>
  record<Selection>({ of: "you", in: [] }, variants("a ", "an "), { where: cards }),
);
const size = ({ colors, any = 0 }: Orbs): number => colors.length + (any as number);
type By = Pick<Energy, "by" | "orbs">;

/** "1", "1 for each …", "(R)": with the sign of the verb. */
export const byAmount = (sign: 1 | -1): Grammar<By> => {
  const plain: Grammar<Amount> = map(
    lead(["", "an additional "], count),
    (by): Amount => sign * by,
    (value) => (typeof value === "number" && sign * value >= 0 ? sign * value : undefined),
  );
  const times = map(seq(plain, lead(" ", forEach)), ([by, every]): Amount => multiply(every, by), divide);
  const counted1 = map(
    amountOf,
    (every): Amount | undefined =>
      typeof every === "object" && "count" in every && every.times === undefined
        ? multiply(every, sign)
        : undefined,
    (value) => {
      const parts = divide(value);
      return parts && parts[0] === sign ? parts[1] : undefined;
    },
  );
  return alt(
    record<By>({}, { by: alt(plain, times, counted1) }),
    map(
      seq(orbs, lead(" ", forEach)),
      ([given, every]): By => ({ by: multiply(every, sign * size(given)), orbs: given }),
      ({ by, orbs: given }) => {
        const parts = divide(by);
        return given && parts && parts[0] === sign * size(given)
          ? ([given, parts[1]] as [Orbs, Amount])
          : undefined;
      },
    ),
    map(
      orbs,
      (given): By => ({ by: sign * size(given), orbs: given }),
      ({ by, orbs: given }) => (given && by === sign * size(given) ? given : undefined),
    ),
  );
};
const multiply = (every: Amount, by: Amount): Amount => ({ ...(every as object), times: by }) as Amount;
const divide = (value: Amount): [Amount, Amount] | undefined => {
  if (typeof value !== "object" || !("times" in value) || value.times === undefined) return undefined;
  const { times, ...every } = value;
  return [times, every as Amount];
};

/** "reduce the energy cost of this card in your hand by 1 for each …": valid in that area (9-1-3-3). */
export const reduction: Grammar<Reduced> = rule(() => {
  const way = (verb: string, sign: 1 | -1): Grammar<Reduced> =>
    alt(
      map(seq(lead(`${verb} `, reduced), lead(" by ", byAmount(sign))), join, part),
      map(
        seq(trail(forEach, ", "), lead(`${verb} `, reduced), lead(" by ", byAmount(sign))),
        ([every, what, by]) =>
          typeof by.by === "number" ? join([what, { ...by, by: multiply(every, by.by) }]) : undefined,
        (value) => {
          const [what, amount] = part(value) ?? [];
          const parts = amount && divide(amount.by);
          return parts && what
            ? ([parts[1], what, { ...amount, by: parts[0] }] as [Amount, What, By])
            : undefined;
        },
      ),
    );
  return alt(
    way("reduce", -1),
    way("decrease", -1),
    way("increase", 1),
    whenUsing,
    passively,
    twoCosts,
    andItsOther,
    andNegate,
  );
});
/** "<A> cards in your hand have their energy costs". */
const theirCosts: Grammar<What> = rule(() => {
  const those = alt<Scope>(lead(["", "all "], yourArea), lead(["", "all "], pluralIn(YOU.owner)), owned);
  return map(
    seq(those, lead([" have their ", " has its "], number)),
    ([what, name]): What => ({ what, ...(name ? { number: name } : {}) }),
    ({ what, number: name, ability, areas }) =>
      ability || areas ? undefined : ([what, name] as [Scope, string | undefined]),
  );
});
/** "the energy cost of <A> in your hand is reduced by 1", "<A> in your hand have their energy costs reduced by 1". */
const passively: Grammar<Reduced> = rule(() =>
  alt(
    map(seq(theirCosts, lead(" reduced by ", byAmount(-1))), join, part),
    map(seq(theirCosts, lead(" increased by ", byAmount(1))), join, part),
    map(seq(reduced, lead([" is reduced by ", " are reduced by "], byAmount(-1))), join, part),
    map(seq(reduced, lead([" is increased by ", " are increased by "], byAmount(1))), join, part),
  ),
);
/** "reduce the energy cost and Z-Energy cost of … by 1": both of them. */
const twoCosts: Grammar<Reduced> = rule(() =>
  map(
    seq(lead("reduce the energy cost and Z-Energy ", swappedCost), lead(" by ", byAmount(-1))),
    ([what, by]): Reduced => {
      const { areas, statics } = join([what, by]);
      return {
        ...(areas ? { areas } : {}),
        statics: [...statics, { ...(statics[0] as Energy), number: ZCOST }],
      };
    },
    ({ areas, statics }) => {
      const [first, second, ...others] = statics;
      if (!first || second?.set !== "energy" || second.number !== ZCOST || others.length) return undefined;
      return part({ ...(areas ? { areas } : {}), statics: [first] });
    },
  ),
);
const ZCOST = "Z-Energy cost";
/** "cost of this card in your Z-Deck", of what "energy cost" was already said. */
const swappedCost: Grammar<What> = rule(() => {
  const costs = variants("cost", "Cost");
  return alt(
    record<What>({ what: "this" }, costs, " of this card in your ", { areas: areaNames }),
    record<What>({}, costs, " of ", { what: yourArea as Grammar<Scope> }),
  );
});
/** "reduce …'s energy cost by (R), and reduce its Z-Energy cost by 1". */
const andItsOther: Grammar<Reduced> = rule(() =>
  map(
    seq(
      lead("reduce ", reduced),
      lead(" by ", byAmount(-1)),
      lead(
        [
          ", and reduce its Z-Energy cost by ",
          ", and reduce the Z-Energy cost by ",
          " and reduce its Z-Energy cost by ",
        ],
        byAmount(-1),
      ),
    ),
    ([what, by, more]): Reduced => {
      const { areas, statics } = join([what, by]);
      const { ability: _, ...whole } = what;
      return {
        ...(areas ? { areas } : {}),
        statics: [...statics, ...join([{ ...whole, number: ZCOST }, more]).statics],
      };
    },
    ({ areas, statics }) => {
      const [first, second, ...others] = statics;
      if (!first || second?.set !== "energy" || second.number !== ZCOST || others.length) return undefined;
      const whole = part({ ...(areas ? { areas } : {}), statics: [first] });
      const { by, orbs: given } = second;
      return whole && ([...whole, { by, ...(given ? { orbs: given } : {}) }] as [What, By, By]);
    },
  ),
);
/** "reduce the combo cost by 1 and negate the [Energy-Exhaust] skill of red cards in all of your areas": both of them. */
const andNegate: Grammar<Reduced> = rule(() => {
  const of = alt<Scope>(lead(["", "all "], yourArea), lead(["", "all "], pluralIn(YOU.owner)));
  const by = trail(byAmount(-1), "");
  type Parts = [string | undefined, By, string, Scope];
  const join2 = ([number, amount, only, what]: Parts): Reduced => ({
    statics: [
      { set: "energy", what, ...(number ? { number } : {}), ...amount },
      { set: "negate", what, only },
    ],
  });
  const part2 = ({ areas, statics: [first, second, ...others] }: Reduced): Parts | undefined => {
    if (areas || others.length || first?.set !== "energy" || second?.set !== "negate" || !second.only)
      return undefined;
    const amount: By = { by: first.by, ...(first.orbs ? { orbs: first.orbs } : {}) };
    return [first.number, amount, second.only, first.what];
  };
  const skill = variants(" skill of ", " skill on ", " of ", " on ");
  return alt(
    map(
      seq(
        lead("reduce the ", number),
        lead(" by ", by),
        lead(" and negate the ", trail(skillName, skill)),
        of,
      ),
      (parts) => join2(parts as Parts),
      part2,
    ),
    map(
      seq(
        lead(["negate the ", "negate "], trail(skillName, skill)),
        of,
        lead([" and reduce their ", " and reduce its "], number),
        lead(" by ", by),
      ),
      ([only, what, name, amount]) => join2([name, amount, only, what]),
      (value) => {
        const parts = part2(value);
        return parts && ([parts[2], parts[3], parts[0], parts[1]] as [string, Scope, string | undefined, By]);
      },
    ),
  );
});
/** "when activating a [Field] skill of a red Extra from your hand, reduce its energy cost by 1". */
const whenUsing: Grammar<Reduced> = rule(() => {
  const reduced = lead(
    [
      ", reduce its energy cost by ",
      ", reduce that card's energy cost by ",
      ", reduce the energy cost of that card by ",
      ", reduce this card's energy cost by ",
      ", reduce the energy cost by ",
    ],
    byAmount(-1),
  );
  const skill = variants(" skill", " skills", "");
  const what: Grammar<What> = alt(
    record<What>({}, variants("a ", "an "), { ability: skillName }, skill, variants(" of ", " on "), {
      what: lead(["a ", "an ", ""], yourArea) as Grammar<Scope>,
    }),
    record<What>({ what: "this" }, "this card's ", { ability: skillName }, skill, " from your ", {
      areas: areaNames,
    }),
    record<What>({}, variants("a ", "an "), { what: yourArea as Grammar<Scope> }),
  );
  const specified = map(
    lead([", reduce the specified cost by ", ", reduce its specified cost by "], byAmount(-1)),
    (by): By & { number?: string } => ({ ...by, number: "specified cost" }),
    ({ number, ...by }) => (number === "specified cost" ? by : undefined),
  );
  return alt(
    map(seq(lead(["when activating ", "when playing "], what), reduced), join, part),
    map(
      seq(lead(["when you would play ", "when you play "], what), specified),
      ([what, { number, ...by }]) => join([{ ...what, ...(number ? { number } : {}) }, by]),
      (value) => {
        const [what, by] = part(value) ?? [];
        if (!what || !by || what.number !== "specified cost") return undefined;
        const { number, ...bare } = what;
        return [bare, { ...by, number }] as [What, By & { number?: string }];
      },
    ),
  );
});
const join = ([{ areas, ...what }, by]: [What, By]): Reduced => ({
  ...(areas ? { areas } : {}),
  statics: [{ set: "energy", ...what, ...by }],
});
const part = ({ areas, statics }: Reduced): [What, By] | undefined => {
  const [only, ...others] = statics ?? [];
  if (!only || others.length || only.set !== "energy") return undefined;
  const { set: _, by, orbs: given, ...what } = only;
  return [
    { ...what, ...(areas ? { areas } : {}) },
    { by, ...(given ? { orbs: given } : {}) },
  ];
};

/** "[Spirit Boost 2]": so many markers of a Unison (22-43-3). */
const spiritBoost: Grammar<Clause[]> = map(
  numbered("Spirit Boost"),
  ({ x }): Clause[] | undefined =>
    typeof x === "number"
      ? [
          {
            act: {
              do: "markers",
              what: {
                select: {
                  of: "you",
                  in: ["unison"],
                  where: [{ number: "markers", is: ">=", than: x }, { category: ["UNISON"] }],
                },
                count: 1,
              },
              amount: -x,
            },
          },
        ]
      : undefined,
  ([only, ...others]) =>
    only?.act.do === "markers" && typeof only.act.amount === "number" && !others.length
      ? { name: "Spirit Boost", x: -only.act.amount }
      : undefined,
);

type Pay = Extract<Static, { set: "payInstead" }>;
/** "cards with [Counter] skills": those skills are activated so, the cards are not played. */
const ofSkill = (inner: Grammar<Pay>): Grammar<Pay> =>
  map(
    inner,
    (value): Pay => {
      const where = typeof value.what === "object" && "where" in value.what ? value.what.where : [];
      const named = where.flatMap((one) => ("keyword" in one ? [one.keyword] : []));
      return named.length === 1 ? { ...value, ability: named[0]! } : value;
    },
    ({ ability: _, ...value }) => value,
  );

/** What is done in place of paying the energy cost. */
const free: Grammar<Clause[]> = rule(() =>
  alt(
    is<Clause[]>([], " without paying its energy cost", " without paying the energy cost"),
    trail(lead(" by ", ordersBy), [
      " instead of paying its energy cost",
      " instead of paying this card's energy cost",
    ]),
    lead(" without paying its energy cost by ", trail(ordersBy, ["", " instead"])),
    lead(" without paying its energy cost by paying the cost for ", trail(spiritBoost, ["", " instead"])),
    trail(lead(" by ", ordersBy), " instead of paying their energy costs"),
  ),
);

/** "you can activate {A} from your hand without paying its energy cost": other cards than this. */
export const payForOthers: Grammar<Static[]> = rule(() =>
  alone(
    ofSkill(
      record<Pay>(
        { set: "payInstead" },
        variants("you can activate ", "you may activate "),
        { what: yourArea as Grammar<Scope> },
        { cost: free },
      ),
    ) as Grammar<Static>,
  ),
);

/** "when this card would be played from your Z-Deck, instead of paying this card's energy cost, you may …". */
export const payInZDeck: Grammar<Static[]> = rule(() =>
  alone(
    record<Pay>(
      { set: "payInstead", what: "this", from: ["zDeck"] },
      variants(
        ...["its owner's", "your"].map(
          (whose) =>
            `when this card would be played from ${whose} Z-Deck, instead of paying this card's energy cost, you may `,
        ),
      ),
      { cost: orders },
    ) as Grammar<Static>,
  ),
);

/** "you can activate this card's [Counter] skill from your hand without paying its energy cost". */
export const payInstead: Grammar<Static[]> = rule(() => {
  const hand = is(["hand"], "hand");
  const activates = [
    "when you activate this card's ",
    "when activating this card's ",
    "when you activate the ",
  ];
  const skill = variants(" skill", "", " skill on this card");
  const mayPay = map(
    seq(
      lead(activates, skillName),
      skill,
      alt<string[] | undefined>(is<undefined>(undefined, ""), lead(" from your ", hand)),
      lead(", you may ", orders),
      lead(
        [". If you do so, ", ". If you do, "],
        variants("you may activate this card's ", "you can activate this card's "),
      ),
      skillName,
      variants(" skill without paying its energy cost", " without paying its energy cost"),
    ),
    ([ability, , from, cost, , again]): Static | undefined =>
      ability === again
        ? { set: "payInstead", what: "this", ability, ...(from ? { from } : {}), cost }
        : undefined,
    (value) =>
      value.set === "payInstead" && value.ability
        ? ([value.ability, undefined, value.from, value.cost, undefined, value.ability, undefined] as [
            string,
            undefined,
            string[] | undefined,
            Clause[],
            undefined,
            string,
            undefined,
          ])
        : undefined,
  );
  return alone(
    alt(
      mayPay,
      record<Pay>(
        { set: "payInstead", what: "this" },
        variants("you can ", "you may "),
        { cost: orders },
        " instead of paying this card's energy cost when activating its ",
        { ability: skillName },
        " skill",
        { from: lead(" from your ", hand) },
      ) as Grammar<Static>,
      record<Pay>(
        { set: "payInstead", what: "this" },
        variants("you can activate this card's ", "you may activate this card's "),
        { ability: skillName },
        variants(" skill", ""),
        { from: lead(" from your ", hand) },
        { cost: free },
      ) as Grammar<Static>,
      record<Pay>(
        { set: "payInstead", what: "this" },
        variants("you can activate the ", "you may activate the "),
        { ability: skillName },
        variants(" skill on this card", " on this card"),
        { from: lead([" from your ", " in your "], hand) },
        { cost: free },
      ) as Grammar<Static>,
      record<Pay>(
        { set: "payInstead", what: "this" },
        variants(
          "you can activate this card",
          "you may activate this card",
          "you can play this card",
          "you may play this card",
        ),
        { from: lead([" from your ", " from you "], hand) },
        { cost: free },
      ) as Grammar<Static>,
    ),
  );
});

/** "you can activate this card's [Counter] skill from your Drop without paying its energy cost": from there, and for that. */
export const payElsewhere: Grammar<{ areas: string[]; statics: Static[] }> = rule(() =>
  map(
    seq(
      lead(["you can activate this card's ", "you may activate this card's "], skillName),
      lead([" skill", ""], lead(" from your ", areaNames)),
      free,
    ),
    ([ability, areas, cost]) =>
      same(areas, ["hand"])
        ? undefined
        : {
            areas,
            statics: [
              { set: "alsoFrom", what: "this", ability, areas },
              { set: "payInstead", what: "this", ability, from: areas, cost },
            ] as Static[],
          },
    ({ areas, statics: [also, pay, ...others] }) =>
      areas && also?.set === "alsoFrom" && pay?.set === "payInstead" && also.ability && !others.length
        ? ([also.ability, areas, pay.cost] as [string, string[], Clause[]])
        : undefined,
  ),
);
