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
  listOf,
  many,
  map,
  mapMany,
  type Part,
  pronoun,
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
import type {
  Ability,
  Amount,
  Cause,
  Choice,
  Condition,
  Reference,
  Scope,
  Selection,
  Static,
  Target,
} from "@arbiter/engine";
import { line } from "./abilities.ts";
import { amountOf, forEach, numberName, some } from "./amounts.ts";
import { cannot, cause, once, onlyAttack, skillVerb } from "./bans.ts";
import { target } from "./choices.ts";
import { condition } from "./conditions.ts";
import { cards, cardsPlural } from "./kinds.ts";
import { several } from "./lists.ts";
import { canActivate } from "./permissions.ts";
import { its } from "./references.ts";
import { anyones, areaNames, inArea, owned } from "./selections.ts";
import { nameAlone } from "./subjects.ts";
import {
  cardName,
  character,
  color,
  count,
  keyword,
  owner,
  reminder,
  skillName,
  trait,
  YOU,
} from "./words.ts";

/** Modifications: what is said of cards while it lasts. */

export const said = (constants: object, ...parts: Part<Record<string, unknown>>[]): Grammar<Said> =>
  record(constants as Record<string, unknown>, ...parts) as unknown as Grammar<Said>;

const changed: Grammar<string> = alt(
  is("power", " power", ""),
  is("combo power", " combo power"),
  is("combo cost", " combo cost"),
  is("energy cost", " energy cost"),
  is("original power", " original power"),
);
type Change = Extract<Said, { set: "change" }>;

/** "+5000 power". */
export const plain: Grammar<Said> = said(
  { set: "change" },
  variants("", "an additional "),
  { by: signed },
  { number: changed },
);

/** A change taken as often as an amount says. */
const multiplied = (inner: Grammar<[Said, Amount]>): Grammar<Said> =>
  map(
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
const change: Grammar<Said> = rule(() =>
  alt(
    plain,
    multiplied(seq(plain, lead(" ", forEach))),
    multiplied(seq(plain, is<Amount>({ x: true }, " multiplied by X"))),
    said({ set: "change", number: "power" }, variants("power equal to ", "+power equal to "), {
      by: amountOf,
    }),
  ),
);

const lowered: Grammar<Said> = rule(() =>
  map(
    plain,
    (value) => ((value as { by: number }).by < 0 ? value : undefined),
    (value) => value,
  ),
);
/** "-5000 power/combo power". */
const bothPowers: Grammar<Said[]> = map(
  trail(signed, [" power/combo power", " power and combo power"]),
  (by): Said[] => ["power", "combo power"].map((number) => ({ set: "change", number, by }) as Said),
  ([first, second, ...others]) => {
    const one = first as Change;
    return !others.length &&
      second &&
      same(second, { ...one, number: "combo power" }) &&
      one.number === "power"
      ? (one.by as number)
      : undefined;
  },
);
const alsoTrait: Grammar<Said> = alt(
  said({ set: "trait", trait: "trait", also: true }, { value: trait }),
  said({ set: "trait", trait: "character", also: true }, { value: character }),
);
/** "this card is not KO'd in battle once per turn". */
const notKod: Grammar<Said> = rule(() =>
  said({ set: "cannot", verb: "beKod" }, variants("KO'd", "KO-ed", "KO-d"), { by: cause }, { limit: once }),
);
const skills = variants("", " skill", " skills");
const gained: Grammar<Said> = rule(() =>
  alt(
    change,
    said({ set: "gain" }, variants("", "the "), { keyword }, skills, variants("", reminder)),
    alsoTrait,
  ),
);

/** What follows the subject and a space. */
export const predicate: Grammar<Said[]> = rule(() =>
  alt(
    lead(
      [
        "gains ",
        "gain ",
        "gets ",
        "get ",
        "also gains ",
        "also gain ",
        "also gets ",
        "each gain ",
        "each get ",
      ],
      andList(gained),
    ),
    alone(
      said(
        { set: "cannot", verb: "attack" },
        variants("can only attack if ", "can only attack while ", "can only attack when "),
        { if: record<Condition>({}, { not: condition }) },
      ),
    ),
    map(
      lead(
        ["can only attack or be used in a combo if ", "can only attack and be used in a combo if "],
        condition,
      ),
      (only): Said[] =>
        ["attack", "combo"].map((verb) => ({ set: "cannot", verb, if: { not: only } }) as unknown as Said),
      ([first, second, ...others]) => {
        const condition = (first as { if?: Condition } | undefined)?.if;
        return !others.length &&
          second &&
          condition &&
          "not" in condition &&
          same(second, { ...first, verb: "combo" })
          ? condition.not
          : undefined;
      },
    ),
    alone(
      said(
        { set: "change", number: "energy cost" },
        variants("have their energy costs increased by ", "has its energy cost increased by "),
        { by: count },
      ),
    ),
    alone(
      said(
        { set: "cannot", verb: "bePlayed" },
        variants("can only be played from your ", "can only be played from an ", "can only be played from "),
        {
          if: map(
            areaNames,
            (area): Condition => ({ not: { card: "this", where: [{ area }] } }),
            (value) => {
              const filter = "not" in value && "where" in value.not ? value.not.where[0] : undefined;
              return filter && "area" in filter ? filter.area : undefined;
            },
          ),
        },
      ),
    ),
    lead(
      "can only ",
      alone(
        said(
          { set: "cannot", verb: "bePlayed" },
          variants("be played from any area using ", "be played using ", "be played with ", "be played by "),
          { notUsing: skillName },
          variants("", " skills", " skill"),
        ),
      ),
    ),
    lead(
      ["gain ", "gains "],
      trail(andList(said({ set: "trait", trait: "color", also: true }, { value: color })), [
        " colors",
        " color",
      ]),
    ),
    map(
      seq(lead(["gains ", "gain ", "gets ", "get "], many(gained, ", ", 2)), lead(", and ", predicate)),
      ([first, second]): Said[] | undefined =>
        second[0]?.set === "cannot" || second[0]?.set === "can" ? [...first, ...second] : undefined,
      (all) => {
        const at = all.findIndex((one) => one.set === "cannot" || one.set === "can");
        return at > 1 ? ([all.slice(0, at), all.slice(at)] as [Said[], Said[]]) : undefined;
      },
    ),
    lead(["loses ", "lose "], alone(alt(lowered, multiplied(seq(lowered, lead(" ", forEach)))))),
    lead(["gains ", "gain ", "gets ", "get "], bothPowers),
    lead(["gains ", "gain "], listOf(said({ set: "gain" }, { keyword }), variants(""), variants(""), 2)),
    lead(
      [
        "can't ",
        "cannot ",
        "can not ",
        "may not ",
        "won't ",
        "is unable to ",
        "are unable to ",
        "will not ",
        "doesn't ",
        "does not ",
        "don't ",
        "do not ",
      ],
      listOf(cannot, variants(", "), variants(" or ", ", or ")),
    ),
    lead(["is not ", "isn't "], alone(notKod)),
    // By him: by his skills, or in a battle.
    lead(
      ["can't ", "cannot "],
      is<Said[]>(
        [
          { set: "cannot", verb: "beKod", by: "opponentEffect" },
          { set: "cannot", verb: "beKod", by: "battle" },
        ] as Said[],
        ...["KO'd", "KO-ed"].flatMap((kod) => [
          `be ${kod} by your opponent`,
          `be ${kod} by your opponent's card's skills or battle`,
          `be ${kod} by your opponent's skills or in battle`,
        ]),
      ),
    ),
    alone(
      said(
        { set: "negate" },
        variants("has its skills negated", "has its skill negated", "have their skills negated"),
      ),
    ),
    alone(
      said(
        { set: "negate", only: "keyword" },
        variants("has its keyword skills negated", "have their keyword skills negated"),
      ),
    ),
    alone(granted),
    alone(
      said(
        { set: "value", number: "specified cost", to: 0 },
        variants(
          ...["are", "is"].flatMap((be) =>
            ["had", "have", "has"].flatMap((have) =>
              ["they", "it"].map((it) => `${be} treated as if ${it} ${have} no specified cost`),
            ),
          ),
        ),
        variants("", "s"),
      ),
    ),
    lead("has ", andList(alsoTrait)),
    alone(
      said(
        { set: "cannot", verb: "attackNegated" },
        variants("its attacks can't be negated", "its attack can't be negated"),
      ),
    ),
    alone(keptPower("its power ", "their power ")),
    lead("can only attack ", alone(onlyAttack)),
    alone(
      said(
        { set: "can", verb: "comboRested" },
        variants(
          "can be used in combos in Rest Mode",
          "can combo even in Rest Mode",
          "can combo when in Rest Mode",
        ),
      ),
    ),
    alone(
      said(
        { set: "can", verb: "comboRested" },
        variants(
          "can be used in a combo in Rest Mode",
          "can be used in a combo even when it is in Rest Mode",
        ),
      ),
    ),
    alone(
      said(
        { set: "cannot", verb: "beAffected" },
        variants("isn't affected by ", "aren't affected by ", "is not affected by "),
        {
          by: alt<Cause>(
            is<Cause>(
              "opponentEffect",
              "your opponent's skills",
              "opponent's skills",
              "an opponent's skills",
            ),
            is<Cause>("effect", "skills"),
            lead("the skills of ", theirCards),
          ),
        },
      ),
    ),
    lead(["can activate ", "can also activate "], alone(canActivate)),
    lead(
      ["can attack ", "can also attack "],
      alone(said({ set: "can", verb: "attack" }, { target: alt(owned, anyones, lead("a ", anyones)) })),
    ),
    lead(
      ["is also treated as ", "is treated as ", "are also treated as "],
      andList(
        alt(
          said({ set: "trait", trait: "color", also: true }, { value: color }),
          said({ set: "trait", trait: "name", also: true }, { value: cardName }),
          alsoTrait,
        ),
      ),
    ),
  ),
);

/** "red cards in any of your opponent's areas", "your opponent's red cards". */
const theirCards: Grammar<Extract<Cause, { card: unknown }>> = rule(() => {
  const of = (before: string[], after: string[]) =>
    record<Extract<Cause, { card: unknown }>>(
      {},
      {
        card: record<Selection>(
          { of: "opponent", in: [] },
          variants(...before),
          { where: cards },
          variants(...after),
        ),
      },
    );
  return alt(of([""], [" in any of your opponent's areas"]), of(["your opponent's ", "opponent's "], [""]));
});

/** 'gains the following skill-' and the skill in quotes. */
const granted: Grammar<Said> = rule(() =>
  map(
    seq(
      variants(
        "gains the following skill",
        "gain the following skill",
        "gains the following effect",
        "gain the following effect",
        "gains this skill",
      ),
      variants("-", ":", "- ", "."),
      alt(trail(lead(['\n"', ' "'], line), '"'), lead("\n• ", line)),
    ),
    ([, , abilities]) =>
      abilities.length === 1 ? ({ set: "ability", ability: abilities[0]! } as Said) : undefined,
    (value) =>
      value.set === "ability"
        ? ([undefined, undefined, [value.ability]] as [undefined, undefined, Ability[]])
        : undefined,
  ),
);

/** " power can't be reduced by your opponent's skills". */
const keptPower = (...before: string[]): Grammar<Said> =>
  rule(() =>
    alt(
      ...(["beReduced", "beIncreased"] as const).map((verb) => {
        const done = verb === "beReduced" ? "reduced" : "increased";
        return said(
          { set: "cannot", verb },
          variants(...before.flatMap((one) => ["can't", "cannot"].map((not) => `${one}${not} be ${done}`))),
          { by: cause },
        );
      }),
    ),
  );
/** What follows the subject at once: "'s power becomes 20000". */
const attached: Grammar<Said> = rule(() =>
  alt(
    said({ set: "negate" }, variants("'s skills are negated", "' skills are negated")),
    said({ set: "value" }, variants("'s ", "' "), { number: numberName }, variants(" becomes ", " become "), {
      to: alt<Amount>(count, amountOf),
    }),
    said(
      { set: "change" },
      variants("'s ", "' "),
      { number: numberName },
      variants(" increases by ", " increase by "),
      {
        by: alt<Amount>(count, amountOf),
      },
    ),
    record(
      { set: "cannot" } as Record<string, unknown>,
      variants("'s ", "' "),
      { verb: skillVerb },
      variants("", " skill", " skills"),
      variants(" don't activate", " doesn't activate", " can't activate", " can't be activated"),
    ) as unknown as Grammar<Said>,
    said(
      { set: "cannot", verb: "attackNegated" },
      variants("'s attack can't be negated", "'s attacks can't be negated", "' attacks can't be negated"),
    ),
    said(
      { set: "cannot", verb: "beNegated" },
      variants("'s skills can't be negated", "'s skills cannot be negated"),
      { by: cause },
    ),
    keptPower("'s power ", "' power "),
  ),
);

/** "'s attack and skill cannot be negated". */
const neverNegated: Grammar<Said[]> = is<Said[]>(
  [
    { set: "cannot", verb: "attackNegated" },
    { set: "cannot", verb: "beNegated" },
  ] as Said[],
  "'s attack and skill cannot be negated",
  "'s attack and skills can't be negated",
  "'s attacks and skills can't be negated",
);

const predicates: Grammar<Said[]> = rule(() =>
  alt(
    neverNegated,
    lead(
      " ",
      mapMany(listOf(predicate, variants(", "), variants(" and ", ", and ")), (all) => [all.flat()], groups),
    ),
    alone(attached),
  ),
);

const scopes: Grammar<Scope[]> = rule(() =>
  mapMany(
    several(alt<Target>(target(YOU), held)) as Grammar<Scope[]>,
    (all) => (isTornApart(all) ? [] : [boundBoth(all)]),
    (all) => [all, boundLast(all)],
  ),
);
/** "all of your Battle Cards and your opponent's Battle Cards with energy costs of 2 or less": both players'. */
const boundBoth = (all: Scope[]): Scope[] => {
  const pair = ofBothPlayers(all);
  if (!pair) return all;
  const [mine, theirs] = pair;
  const bounds = theirs.select.where.slice(mine.select.where.length);
  const isShared =
    same(theirs.select.where.slice(0, mine.select.where.length), mine.select.where) &&
    bounds.every((one) => "number" in one);
  return isShared ? [{ ...mine, select: { ...mine.select, where: theirs.select.where } }, theirs] : all;
};
const boundLast = (all: Scope[]): Scope[] => {
  const pair = ofBothPlayers(all);
  if (!pair || !same(pair[0].select.where, pair[1].select.where)) return all;
  const [mine, theirs] = pair;
  const where = mine.select.where.filter((one) => !("number" in one));
  return [{ ...mine, select: { ...mine.select, where } }, theirs];
};
const ofBothPlayers = (all: Scope[]): [Choice, Choice] | undefined => {
  const [mine, theirs] = all as Choice[];
  const isOf = (one: Choice | undefined, who: string) =>
    typeof one === "object" && "select" in one && one.count === "all" && one.select.of === who;
  return all.length === 2 && isOf(mine, "you") && isOf(theirs, "opponent") ? [mine!, theirs!] : undefined;
};
/** "Your <A> and <B> cards in all areas": both are yours, and both in all areas. */
const isTornApart = ([first, ...others]: Scope[]): boolean => {
  const described = (one: Scope | undefined) =>
    typeof one === "object" && "select" in one ? one.select : null;
  const whose = described(first)?.of;
  return (
    (whose === "you" || whose === "opponent") &&
    others.some((one) => described(one)?.of === "any" && described(one)?.in.length === 0)
  );
};
const held: Grammar<Target> = rule(() =>
  record<Extract<Target, { select: Selection }>>({ count: "all" }, variants("", "all "), {
    select: inArea(YOU.owner),
  }),
);

/** "negate its skills", "reduce its power by 5000", "increase the energy cost of … by 1". */
const ordered: Grammar<Spoken> = rule(() => {
  const one = (what: Grammar<Scope>, said: Grammar<Said>): Grammar<Spoken> => seq(alone(what), alone(said));
  const whole = alt(
    said({ set: "negate" }, variants(" skills", " skill")),
    said({ set: "negate", only: "keyword" }, " keyword skills"),
    said({ set: "negate", only: "nonKeyword" }, " non-keyword skills"),
  );
  const only = said({ set: "negate" }, " ", { only: skillName }, skills);
  const negate = alt(whole, only);
  const less = map(some, minus, (value) => (typeof value === "number" && value < 0 ? -value : undefined));
  return alt(
    one(pronoun({ near: true }, "") as Grammar<Scope>, said({ set: "negate" }, "negate ", { only: keyword })),
    ...(["keyword", "nonKeyword"] as const).map((only) => {
      const word = only === "keyword" ? "keyword" : "non-keyword";
      return one(
        lead(
          ["negate the ", "negate all "].flatMap((first) => [
            `${first}${word} skills on `,
            `${first}${word} skills of `,
          ]),
          alt<Target>(target(YOU), held) as Grammar<Scope>,
        ),
        said({ set: "negate", only }, ""),
      );
    }),
    one(
      lead(
        ["on", "of"].flatMap((of) => [
          `choose all of the keyword skills ${of} `,
          `choose all keyword skills ${of} `,
        ]),
        alt<Target>(target(YOU), held) as Grammar<Scope>,
      ),
      said({ set: "negate", only: "keyword" }, variants(" and negate them", " and negate those skills")),
    ),
    one(lead("negate ", its as Grammar<Scope>), negate),
    one(
      lead(
        [
          "negate the skills of ",
          "negate all skills of ",
          "negate all of the skills of ",
          "negate the skills on ",
          "negate skills on ",
          "negate skills of ",
          "negate all skills on ",
          "negate all of the skills on ",
        ],
        alt<Target>(target(YOU), held) as Grammar<Scope>,
      ),
      said({ set: "negate" }, ""),
    ),
    map(
      seq(
        variants("negate the ", "negate "),
        skillName,
        variants(" skill", " skills", ""),
        variants(" of ", " on "),
        alt<Target>(target(YOU), held),
      ),
      ([, only, , , what]): Spoken => [[what as Scope], [{ set: "negate", only } as Said]],
      ([[what], [first]]) =>
        first && "only" in first && first.only
          ? ([undefined, first.only, undefined, undefined, what as Target] as [
              undefined,
              string,
              undefined,
              undefined,
              Target,
            ])
          : undefined,
    ),
    seq(
      alone(its as Grammar<Scope>),
      alone(said({ set: "negate" }, variants(" skills are negated", " skill is negated"))),
    ),
    seq(alone(its as Grammar<Scope>), alone(keptPower(" power "))),
    one(lead("the power of ", alt<Target>(target(YOU), held) as Grammar<Scope>), keptPower(" ")),
    seq(
      alone(its as Grammar<Scope>),
      alone(
        said({ set: "value" }, " ", { number: numberName }, " becomes ", {
          to: alt<Amount>(count, amountOf),
        }),
      ),
    ),
    seq(is<Scope[]>(["this"], ""), lead("get ", andList(gained))),
    map(
      seq(
        lead("the ", skillVerb),
        variants(" skill of ", " skills of ", " skill on ", " skills on "),
        alt<Target>(target(YOU), everyNamed),
        variants(" doesn't activate", " don't activate", " can't be activated"),
      ),
      ([verb, , what]): Spoken => [[what as Scope], [{ set: "cannot", verb } as Said]],
      ([[what], [first]]) =>
        first?.set === "cannot"
          ? ([first.verb, undefined, what as Target, undefined] as [string, undefined, Target, undefined])
          : undefined,
    ),
    map(
      seq(lead("add ", count), lead(" to ", its), lead(" ", numberName)),
      ([by, what, number]): Spoken => [[what as Scope], [{ set: "change", number, by } as Said]],
      ([[what], [first]]) =>
        first?.set === "change" && typeof first.by === "number"
          ? ([first.by, what as Reference, first.number] as [number, Reference, string])
          : undefined,
    ),
    seq(
      is<Scope[]>(["this"], ""),
      alone(
        said(
          { set: "change", number: "combo power" },
          "add ",
          { by: signed },
          variants(" to this card's Combo", " to this card's combo power"),
        ),
      ),
    ),
    one(lead("give ", several1), said({ set: "change" }, " ", { by: signed }, { number: changed })),
    one(
      lead("negate ", several1),
      alt(
        said({ set: "negate" }, variants("'s skills", "' skills")),
        said({ set: "negate", only: "keyword" }, variants("'s keyword skills", "' keyword skills")),
        said({ set: "negate" }, variants("'s ", "' "), { only: skillName }, skills),
      ),
    ),
    seq(
      alone(lead(["reduce "], its as Grammar<Scope>)),
      alone(said({ set: "change" }, " ", { number: numberName }, " by ", { by: alt(less, negative) })),
    ),
    seq(
      alone(lead(["reduce "], its as Grammar<Scope>)),
      alone(said({ set: "value" }, " ", { number: numberName }, " to ", { to: count })),
    ),
    seq(
      alone(lead(["increase "], its as Grammar<Scope>)),
      alone(
        said({ set: "change" }, " ", { number: numberName }, " by ", { by: alt<Amount>(some, amountOf) }),
      ),
    ),
  );
});
/** "{A}": all cards of that name in play. */
const everyNamed: Grammar<Target> = rule(() =>
  record<Extract<Target, { select: Selection }>>({ count: "all" }, { select: nameAlone }),
);
const several1: Grammar<Scope> = rule(() => target(YOU) as Grammar<Scope>);
/** "by -5000": the sign is said twice. */
const negative: Grammar<Amount> = map(
  signed,
  (by): Amount | undefined => (by < 0 ? by : undefined),
  (value) => (typeof value === "number" && value < 0 ? value : undefined),
);
const minus = (value: Amount): Amount | undefined => (typeof value === "number" ? -value : undefined);

/** "for each card in your Drop, this card gets +5000 power". */
const timesBefore: Grammar<Spoken> = rule(() =>
  map(
    seq(trail(forEach, [", ", " "]), scopes, lead([" gets ", " get ", " gains ", " gain "], plain)),
    ([every, whats, change]): Spoken => [
      whats,
      [{ ...change, by: { ...(every as object), times: (change as Change).by } as Amount } as Said],
    ],
    ([whats, [first, ...others]]) => {
      const { by, ...change } = first as Change;
      if (others.length || typeof by !== "object" || !("times" in by) || by.times === undefined)
        return undefined;
      const { times, ...every } = by;
      return [every as Amount, whats, { ...change, by: times } as Said] as [Amount, Scope[], Said];
    },
  ),
);

const spoken: Grammar<Spoken> = rule(() =>
  alt(
    seq(
      lead(["skills on ", "the skills on ", "the skills of ", "skills of "], scopes),
      lead([" in any area can't ", " can't ", " cannot "], alone(negatable)),
    ),
    seq(scopes, predicates),
    seq(is<Scope[]>(["this"], "this card in the Battle Area", "this card in your Battle Area"), predicates),
    onceATurn,
    seq(
      alone(
        record<Extract<Target, { select: Selection }>>(
          { count: "all" },
          {
            select: record<Selection>(
              { in: [] },
              { of: owner },
              { where: alt(cards, cardsPlural) },
              variants(" in all areas", " in any area", " in all of your areas"),
            ),
          },
        ) as Grammar<Scope>,
      ),
      predicates,
    ),
    lead("have ", seq(scopes, predicates)),
    ordered,
    timesBefore,
  ),
);
/** "gains [Barrier]", of this card, which was spoken of just before. */
export const predicateOfThis: Grammar<Static[]> = rule(() =>
  sayings(seq(is<Scope[]>(["this"], ""), predicate), asTheyCome),
);
/** "this card in all areas can't be played by skills". */
export const thisEverywhere: Grammar<Static[]> = rule(() =>
  sayings(
    seq(is<Scope[]>(["this"], "this card in all areas", "this card in any area"), predicates),
    asTheyCome,
  ),
);

/** "this card's skills can't be negated in any area". */
export const neverAnywhere: Grammar<Static[]> = rule(() =>
  alone(
    record<Extract<Static, { set: "cannot" }>>(
      { set: "cannot", verb: "beNegated", what: "this" },
      "this card's skills can't be negated in any area",
      { by: cause },
    ),
  ),
);

/** "once per turn, this card can't be removed from a Battle Area by skills". */
const onceATurn: Grammar<Spoken> = rule(() =>
  map(
    seq(lead("once per turn, ", scopes), lead([" can't ", " cannot "], cannot)),
    ([whats, said]): Spoken => [whats, [{ ...said, limit: "turn" } as Said]],
    ([whats, [first, ...others]]) => {
      const { limit, ...said } = (first ?? {}) as { limit?: string };
      return limit && !others.length ? ([whats, said as unknown as Said] as [Scope[], Said]) : undefined;
    },
  ),
);

const negatable: Grammar<Said> = rule(() =>
  map(
    cannot,
    (value) => ((value as { verb?: string }).verb === "beNegated" ? value : undefined),
    (value) => ((value as { verb?: string }).verb === "beNegated" ? value : undefined),
  ),
);

export const permanent: Grammar<Static[]> = rule(() => sayings(spoken, asTheyCome));
export const momentary: Grammar<Static[]> = rule(() => sayings(spoken, asTheyAre));
