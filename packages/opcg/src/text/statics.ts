import {
  alone,
  alt,
  andList,
  asTheyAre,
  asTheyCome,
  type Grammar,
  groups,
  is,
  lead,
  map,
  mapMany,
  number,
  orList,
  type Part,
  type Pointing,
  record,
  rule,
  type Said,
  type Spoken,
  same,
  sayings,
  seq,
  signed,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Cause, Reference, Scope, Selection, Static, Target, Who } from "@arbiter/engine";
import { forEvery, sameAs } from "./amounts.ts";
import { cannot, cause } from "./bans.ts";
import { fieldTarget, leaderAndTheirs, oneOfEach } from "./choices.ts";
import { condition } from "./conditions.ts";
import { symbols } from "./costs.ts";
import { thisCard } from "./references.ts";
import { bare, inArea, onField } from "./selections.ts";
import { attribute, keyword, owner, tag, typeName, YOU } from "./words.ts";

/** Modifications: what is said of cards while it lasts. */

export const said = (constants: object, ...parts: Part<Record<string, unknown>>[]): Grammar<Said> =>
  record(constants as Record<string, unknown>, ...parts) as unknown as Grammar<Said>;

const changed: Grammar<string> = alt(is("power", " power"), is("cost", " cost"), is("counter", " Counter"));
type Change = Extract<Said, { set: "change" }>;

/** "+1000 power", "-2 cost". */
const plain: Grammar<Said> = said(
  { set: "change" },
  variants("", "an additional "),
  { by: signed },
  { number: changed },
);

/** "+1000 power for every 2 cards in your trash". */
const change: Grammar<Said> = rule(() => alt(plain, multiplied(seq(plain, forEvery))));

/** A change taken as often as an amount says. */
function multiplied(inner: Grammar<[Said, Amount]>): Grammar<Said> {
  return map(
    inner,
    ([value, every]) =>
      ({ ...value, by: { ...(every as object), times: (value as Change).by } as Amount }) as Said,
    (value) => {
      const { by, ...others } = value as Change;
      if (typeof by !== "object" || !("times" in by) || by.times === undefined) return undefined;
      const { times, ...every } = by;
      return [{ ...others, by: times } as Said, every as Amount] as [Said, Amount];
    },
  );
}

const gained: Grammar<Said> = rule(() =>
  alt(
    change,
    said({ set: "gain" }, { keyword }),
    said({ set: "trait", trait: "attribute", also: true }, "the ", { value: attribute }, " attribute"),
    said({ set: "trait", trait: "type", also: true }, "the ", { value: typeName }, " type"),
  ),
);

/** What else may be said of the same card: "+1000 power", "cannot attack". */
export const gainedOne: Grammar<Said> = rule(() => gained);
export const banned: Grammar<Said> = rule(() => lead("cannot ", cannot));

const attackable: Grammar<Selection> = rule(() =>
  alt(
    record<Selection>({}, { of: owner }, { others: onField }),
    record<Selection>({ of: "any" }, { others: bare }),
  ),
);

/** What follows the subject and a space. */
const predicate: Grammar<Said[]> = rule(() =>
  alt(
    lead(["gains ", "gain ", "also gains "], andList(gained)),
    lead(["loses ", "lose "], alone(said({ set: "lose" }, { keyword }))),
    lead(["has ", "have "], alone(change)),
    lead(
      ["have a ", "has a "],
      alone(said({ set: "change", number: "counter" }, { by: signed }, " Counter")),
    ),
    lead(["cannot ", "can not "], alone(cannot)),
    lead("cannot ", alt(koOrRest, noneOfThese)),
    lead(
      ["can also attack ", "can attack "],
      alone(said({ set: "can", verb: "attack" }, { target: attackable })),
    ),
    alone(
      said(
        { set: "gain", keyword: "Rush: Character" },
        "can attack Characters on the turn in which ",
        variants("it is played", "they are played"),
      ),
    ),
    alone(said({ set: "can", verb: "playedRested" }, variants("are played rested", "is played rested"))),
    alone(
      said(
        { set: "addCost" },
        "must pay an additional ",
        { cost: symbols },
        " to activate ",
        { timing: tag },
        " effects",
      ),
    ),
    alone(
      said({ set: "addCondition" }, "can only activate ", { timing: tag }, " effects if ", { condition }),
    ),
  ),
);

/** "cannot be K.O.'d or rested by your opponent's effects". */
const koOrRest: Grammar<Said[]> = rule(() =>
  map(
    lead("be K.O.'d or rested", cause),
    (by): Said[] => ["beKod", "beRested"].map((verb) => ({ set: "cannot", verb, by }) as unknown as Said),
    ([first, second, ...others]) => {
      const { by } = (first ?? {}) as { by?: Cause };
      return by && !others.length && same(second, { ...first, verb: "beRested" }) ? by : undefined;
    },
  ),
);

/** "cannot attack or activate [Blocker]": a cause would be said of which of them? */
const noneOfThese: Grammar<Said[]> = rule(() => {
  const plain = (all: Said[]) => (all.every((one) => !("by" in one)) ? all : undefined);
  return map(orList(cannot, 2), plain, plain);
});

const becomes = variants(" becomes ", " become ");

/** A number set to 0 is lowered by what it is now: what changes it later still counts. */
const toNothing = (number: "power" | "cost") => ({
  set: "change",
  number,
  by: { number, of: "each", times: -1 },
});

/** What follows the subject at once: "'s base power becomes 7000". */
const attached: Grammar<Said> = rule(() =>
  alt(
    said({ set: "value", number: "power", base: true }, variants("'s", "'"), " base power", becomes, {
      to: alt<Amount>(number, sameAs),
    }),
    said({ set: "value", number: "cost", base: true }, variants("'s", "'"), " base cost", becomes, {
      to: number as Grammar<Amount>,
    }),
    said(toNothing("power"), variants("'s", "'"), " power", becomes, "0"),
    said(toNothing("cost"), variants("'s", "'"), " cost", becomes, "0"),
    said(
      { set: "negate" },
      variants(
        "'s effect is negated",
        "'s effects are negated",
        "' effects are negated",
        " have their effects negated",
      ),
    ),
    said({ set: "negate" }, variants("'s ", "' "), { only: tag }, " effects are negated"),
  ),
);

const predicates: Grammar<Said[]> = rule(() =>
  alt(
    lead(
      " ",
      mapMany(andList(predicate), (all) => [all.flat()], groups),
    ),
    alone(attached),
  ),
);

/** "give X -2000 power", "negate the effect of X", "set the power of X to 0". */
const ordered: Grammar<Spoken> = rule(() => {
  const constant = <T>(value: Said[], inner: Grammar<T>): Grammar<[T, Said[]]> =>
    seq(inner, is<Said[]>(value, ""));
  const to = (words: string, value: Grammar<Said>) => seq(lead(`set the ${words} of `, scopes), alone(value));
  return alt(
    seq(trail(lead("give ", scopes), " "), alone(change)),
    constant<Scope[]>([{ set: "negate" }], lead(["negate the effect of ", "negate the effects of "], scopes)),
    map(
      seq(lead("negate the ", tag), lead([" effects of ", " effect of "], scopes)),
      ([only, whats]): Spoken => [whats, [{ set: "negate", only }]],
      ([whats, [first]]) => {
        const { only } = (first ?? {}) as { only?: string };
        return only === undefined ? undefined : ([only, whats] as [string, Scope[]]);
      },
    ),
    seq(
      lead("negate ", scopes),
      alone(said({ set: "negate" }, "'s ", { only: tag }, variants(" effects", " effect"))),
    ),
    to("power", said(toNothing("power"), " to 0")),
    to("cost", said(toNothing("cost"), " to 0")),
    to("base power", said({ set: "value", number: "power", base: true }, " to ", { to: number })),
  );
});

/** "none of your Characters can be K.O.'d". */
const noneOf: Grammar<Spoken> = rule(() =>
  seq(
    alone(
      record<Extract<Target, { select: Selection }>>({ count: "all" }, "none of ", {
        select: record<Selection>({}, { of: owner }, { others: onField }),
      }) as Grammar<Scope>,
    ),
    lead(" can ", alone(cannot)),
  ),
);

/** "your [On Play] effects are negated": no cards are meant but effects, also of cards that come later. */
const effectsOf: Grammar<Spoken> = rule(() =>
  map(
    seq(owner, tag, variants(" effects are negated")),
    ([of, only]): Spoken => [
      [{ select: { of, in: FIELD, where: [] }, count: "all" }],
      [{ set: "negate", only }],
    ],
    ([[what], [first]]) => {
      const select = (what as { select?: Selection } | undefined)?.select;
      const only = (first as { only?: string } | undefined)?.only;
      return only && select && same(select.in, FIELD) && select.where.length === 0
        ? ([select.of as Who, only, undefined] as [Who, string, undefined])
        : undefined;
    },
  ),
);
const FIELD = ["leader", "characters", "stage"];

/** "blue Events in your hand". */
const held = record<Extract<Target, { select: Selection }>>({ count: "all" }, variants("", "all "), {
  select: inArea(YOU.owner),
}) as Grammar<Scope>;

const scopes: Grammar<Scope[]> = rule(() =>
  alt(
    andList(fieldTarget(YOU) as Grammar<Scope>),
    oneOfEach(YOU) as Grammar<Scope[]>,
    leaderAndTheirs as Grammar<Scope[]>,
    alone(held),
  ),
);
/** "all of your [A] cards' base power and this Character's base power become 6000". */
const bothBecome: Grammar<Spoken> = rule(() =>
  map(
    seq(
      alone(fieldTarget(YOU) as Grammar<Scope>),
      variants("' base power and ", "'s base power and "),
      alone(fieldTarget(YOU) as Grammar<Scope>),
      variants("'s base power become ", "' base power become "),
      number,
    ),
    ([first, , second, , to]): Spoken => [
      [...first, ...second],
      [{ set: "value", number: "power", base: true, to } as Said],
    ],
    ([whats, [first]]) => {
      const { to } = (first ?? {}) as { to?: Amount };
      return whats.length === 2 && typeof to === "number"
        ? ([[whats[0]!], undefined, [whats[1]!], undefined, to] as [
            Scope[],
            undefined,
            Scope[],
            undefined,
            number,
          ])
        : undefined;
    },
  ),
);
/** "the base power of all of your Characters becomes 6000". */
const basePowerOf: Grammar<Spoken> = rule(() =>
  seq(
    lead("the base power of ", scopes),
    alone(said({ set: "value", number: "power", base: true }, becomes, { to: alt<Amount>(number, sameAs) })),
  ),
);

const spoken: Grammar<Spoken> = rule(() =>
  alt(seq(scopes, predicates), ordered, noneOf, bothBecome, basePowerOf),
);

/** Several such sentences: "negate the effect of … and give that card -4000 power". */
const statics = (pointing: Pointing): Grammar<Static[]> =>
  mapMany(
    andList(alt(sayings(spoken, pointing), sayings(effectsOf, asTheyCome))),
    (all) => [all.flat()],
    groups,
  );

/** "reduced by 2". */
export const less: Grammar<Amount> = map(
  number,
  (by): Amount => -by,
  (value) => (typeof value === "number" && value < 0 ? -value : undefined),
);

/** "the cost of playing … from your hand will be reduced by 1". */
export const reduced: Grammar<Static> = rule(() =>
  record<Static>(
    { set: "costOfPlaying", who: "you" },
    "the cost of playing ",
    { select: inArea(YOU.owner) },
    " will be reduced by ",
    { by: less },
  ),
);

/** "all Characters … do not become active in your and your opponent's Refresh Phases": by the rules, not by text. */
export const neverRefreshed: Grammar<Static> = rule(() =>
  record<Static>(
    { set: "cannot", verb: "becomeActive", by: "rule" },
    { what: lead("all ", record<Selection>({ of: "any" }, { others: bare }) as Grammar<Scope>) },
    " do not become active in your and your opponent's Refresh Phases",
  ),
);

export const permanent: Grammar<Static[]> = rule(() => statics(asTheyCome));
export const momentary: Grammar<Static[]> = rule(() => statics(asTheyAre));

/** "give this card in your hand -1 cost for every 2 cards in your trash": only there. */
export const inHand: Grammar<Static[]> = rule(() =>
  alone(
    map(
      seq(lead("give ", trail(thisCard, " in your hand ")), change),
      ([what, value]): Static | undefined =>
        value.set === "change" && value.number === "cost" ? ({ ...value, what } as Static) : undefined,
      (value) => {
        if (value.set !== "change" || value.what !== "this") return undefined;
        const { what, ...others } = value;
        return [what, others as Said] as [Reference, Said];
      },
    ),
  ),
);
