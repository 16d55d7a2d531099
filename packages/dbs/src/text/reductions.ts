import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Clause, Orbs, Scope, Static } from "@arbiter/engine";
import { forEach } from "./amounts.ts";
import { orbs } from "./orbs.ts";
import { areaNames, owned, yourArea } from "./selections.ts";
import { ordersBy } from "./sentences.ts";
import { count, skillName } from "./words.ts";

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
  is<string | undefined>(undefined, "energy cost"),
  is("combo cost", "combo cost"),
  is("Z-Energy cost", "Z-Energy cost"),
);

/** What is reduced: a number of cards, or the price of a skill on them. */
type What = Pick<Energy, "number" | "ability"> & { what: Scope; areas?: string[] };
const reduced: Grammar<What> = rule(() => {
  const those = alt<Scope>(yourArea, owned);
  return alt(
    record<What>({ what: "this" }, "the ", { number }, " of this card"),
    record<What>(
      { what: "this" },
      "the ",
      { number },
      variants(" of this card in your ", " of this card in its owner's "),
      {
        areas: areaNames,
      },
    ),
    record<What>({ what: "this" }, "this card's ", { number }, " in your ", { areas: areaNames }),
    record<What>({}, "the ", { number }, " of ", { what: those }),
    record<What>({ number: "skill cost" }, "the ", { ability: skillName }, " skill cost of ", {
      what: those,
    }),
    record<What>(
      { number: "skill cost" },
      "the skill cost of ",
      { ability: skillName },
      variants(" skills on ", " skill on "),
      {
        what: those,
      },
    ),
    record<What>(
      { number: "skill cost", what: "this" },
      "the skill cost of this card's ",
      { ability: skillName },
      variants(" skill", " skills", ""),
    ),
  );
});

const size = ({ colors, any = 0 }: Orbs): number => colors.length + (any as number);
type By = Pick<Energy, "by" | "orbs">;

/** "1", "1 for each …", "(R)": with the sign of the verb. */
export const byAmount = (sign: 1 | -1): Grammar<By> => {
  const plain: Grammar<Amount> = map(
    count,
    (by): Amount => sign * by,
    (value) => (typeof value === "number" && sign * value >= 0 ? sign * value : undefined),
  );
  const times = map(seq(plain, lead(" ", forEach)), ([by, every]): Amount => multiply(every, by), divide);
  return alt(
    record<By>({}, { by: alt(plain, times) }),
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
        ([every, what, by]) => join([what, { by: multiply(every, by.by) }]),
        (value) => {
          const [what, amount] = part(value) ?? [];
          const parts = amount && divide(amount.by);
          return parts && what ? ([parts[1], what, { by: parts[0] }] as [Amount, What, By]) : undefined;
        },
      ),
    );
  return alt(way("reduce", -1), way("increase", 1));
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

/** "you can activate this card's [Counter] skill from your hand without paying its energy cost". */
export const payInstead: Grammar<Static[]> = rule(() => {
  type Pay = Extract<Static, { set: "payInstead" }>;
  const free: Grammar<Clause[]> = alt(
    is<Clause[]>([], " without paying its energy cost", " without paying the energy cost"),
    trail(lead(" by ", ordersBy), " instead of paying its energy cost"),
    lead(" without paying its energy cost by ", trail(ordersBy, ["", " instead"])),
  );
  return alone(
    alt(
      record<Pay>(
        { set: "payInstead", what: "this", from: ["hand"] },
        variants("you can activate this card's ", "you may activate this card's "),
        { ability: skillName },
        variants(" skill from your hand", " from your hand"),
        { cost: free },
      ) as Grammar<Static>,
      record<Pay>(
        { set: "payInstead", what: "this", from: ["hand"] },
        variants(
          "you can activate this card from your hand",
          "you may activate this card from your hand",
          "you can play this card from your hand",
          "you may play this card from your hand",
        ),
        { cost: free },
      ) as Grammar<Static>,
    ),
  );
});
