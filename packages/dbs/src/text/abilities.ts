import {
  alone,
  alt,
  begins,
  capital,
  concat,
  type Grammar,
  gate,
  groups,
  is,
  lead,
  many,
  map,
  mapMany,
  NO_NEEDS,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  small,
  trail,
  variants,
  type Word,
  words,
} from "@arbiter/cardtext";
import type { Ability, Clause, Condition, Happening, Scope, Selection, Static } from "@arbiter/engine";
import { playerBans, playerVerb, tolledBan, tolledBoth } from "./bans.ts";
import { condition } from "./conditions.ts";
import { ifs, listed, price } from "./costs.ts";
import { happens, whens } from "./happenings.ts";
import { activated, head, TAGGED } from "./headers.ts";
import { keywordLine } from "./keywords.ts";
import { cards } from "./kinds.ts";
import { severalTimes, times } from "./moments.ts";
import { atMost } from "./most.ts";
import { passive } from "./moves.ts";
import { pay } from "./orbs.ts";
import { permission } from "./permissions.ts";
import { payElsewhere, payForOthers, payInstead, payInZDeck, reduction } from "./reductions.ts";
import { thisCard } from "./references.ts";
import { ruling } from "./rules.ts";
import { areaNames, areasOf, owned, yourArea } from "./selections.ts";
import { effect, eitherOrder, orders } from "./sentences.ts";
import { neverAnywhere, permanent, predicateOfThis, thisEverywhere } from "./statics.ts";
import { reminder } from "./words.ts";
import { sharedWould, would } from "./would.ts";

/** One printed line: its tags, then what it says. */

/** What follows the tags: all of an ability but what its tags say. */
type Body = Partial<Ability>;
const body = (constants: Body, ...parts: Part<Body>[]): Grammar<Body> => record<Body>(constants, ...parts);
const priced = trail(price as Grammar<Body>, ": ");

/** Of [Activate] and [Counter]: a price and what it buys. */
const bought: Grammar<Body> = rule(() =>
  alt(
    body({}, { effect: capital(effect) }),
    body({}, { others: priced }, { effect: capital(effect) }),
    body({}, { others: priced }, { effect }),
    body({}, { cost: trail(pay, ", ") }, { effect }),
  ),
);

const moment = {
  timing: record<{ when: Happening[] }>(
    {},
    {
      when: alt(
        lead("when ", whens),
        lead("at ", severalTimes),
        concat(alone(lead("at ", times)), whens, variants(" or when ", ", or when ")),
        alone(lead("during your turn, at ", timeIn("you"))),
        alone(lead("during your opponent's turn, at ", timeIn("opponent"))),
        lead("during your turn, when ", inTurn("you")),
        lead("during your opponent's turn, when ", inTurn("opponent")),
      ),
    },
  ),
};
function timeIn(who: "you" | "opponent"): Grammar<Happening> {
  return rule(() =>
    map(
      times,
      (one): Happening => ({ ...one, turn: who }),
      ({ turn, ...others }) => (turn === who ? others : undefined),
    ),
  );
}
/** "During your turn, when …": the turn is a condition of the happening itself. */
function inTurn(who: "you" | "opponent"): Grammar<Happening[]> {
  return rule(() =>
    map(
      whens,
      (all) => all.map((one) => ({ ...one, turn: who })),
      (all) =>
        all.every((one) => one.turn === who) ? all.map(({ turn: _, ...others }) => others) : undefined,
    ),
  );
}

/** Older cards say "If" of what happens, too. */
const ifHappens: Grammar<{ when: Happening[] }> = rule(() =>
  record<{ when: Happening[] }>({}, { when: lead("if ", happens) }),
);
const turnFirst: Grammar<Condition[]> = alt(
  is<Condition[]>([{ turn: "you" }], "during your turn, "),
  is<Condition[]>([{ turn: "opponent" }], "during your opponent's turn, "),
);
const atEnd = rule(() => record<{ when: Happening[] }>({}, { when: lead("at ", severalTimes) }));

/** "During your turn, if …, when …"; "During your turn, when …" is of the happening itself. */
const heldBefore: Grammar<Condition[]> = rule(() =>
  map(
    allConditions,
    (all) => (all.length === 1 && "turn" in all[0]! ? undefined : all),
    (all) => all,
  ),
);
/** "(B), when …": a comma where others have a colon. */
const paid: Grammar<Body> = rule(() => body({}, { cost: trail(pay, ", ") }));
const inItsBattle: Grammar<Condition[]> = is<Condition[]>(
  [{ card: "this", where: [{ flag: "inBattle" }] }],
  " during a battle with this card",
  " during this card's battle",
);
/** The same after a price: one condition more. */
const pricedInBattle: Grammar<Body> = rule(() =>
  map(
    seq(priced, capital(moment.timing), inItsBattle),
    ([{ conditions = [], ...first }, timing, battle]): Body => ({
      ...first,
      conditions: [...conditions, ...battle],
      timing,
    }),
    ({ conditions = [], timing, ...first }) =>
      [
        { ...first, ...(conditions.length > 1 ? { conditions: conditions.slice(0, -1) } : {}) },
        timing,
        conditions.slice(-1),
      ] as [Body, { when: Happening[] }, Condition[]],
  ),
);

/** Of [Auto]: "When …, draw 1 card.", its price before it. */
const automatic: Grammar<Body> = rule(() => {
  const when = { timing: capital(moment.timing) };
  return alt(
    body({}, when, variants(", ", "; "), { effect }),
    body({}, { others: priced }, when, ", ", { effect }),
    body({}, when, ", activate this skill. ", { effect: capital(effect) }),
    body({}, { others: priced }, when, ", activate this skill. ", { effect: capital(effect) }),
    body({}, "activate this skill ", { timing: moment.timing }, ". ", { effect: capital(effect) }),
    body({}, { timing: capital(ifHappens) }, ", ", { effect }),
    body({}, { others: priced }, { timing: capital(ifHappens) }, ", ", { effect }),
    body({}, { conditions: capital(turnFirst) }, { timing: small(ifHappens) }, ", ", { effect }),
    body({}, { effect: capital(orders) }, " ", { timing: atEnd }, "."),
    body({}, { others: priced }, { effect: capital(orders) }, " ", { timing: atEnd }, "."),
    body({}, when, {
      effect: gate(
        "if",
        seq(trail(lead([" and ", " and if ", ", and if ", ", and "], condition), ", "), effect),
      ),
    }),
    body({}, { others: priced }, when, {
      effect: gate("if", seq(trail(lead([" and ", " and if "], condition), ", "), effect)),
    }),
    body({}, when, {
      effect: gate(
        "if",
        seq(
          trail(lead([" and ", " and if ", ", and if ", ", and "], condition), ", activate this skill. "),
          capital(effect),
        ),
      ),
    }),
    body({}, { others: paid }, { timing: small(moment.timing) }, ", ", { effect }),
    body({}, { conditions: capital(heldBefore) }, { timing: small(moment.timing) }, ", ", { effect }),
    body({}, when, { conditions: inItsBattle }, ", ", { effect }),
    body({}, { others: pricedInBattle }, ", ", { effect }),
    body({}, { timing: capital(ifHappens) }, { conditions: inItsBattle }, ", ", { effect }),
  );
});

const during: Grammar<Condition[]> = alt(
  is<Condition[]>(
    [{ card: "this", where: [{ flag: "attacking" }] }],
    "during battles where this card is attacking, ",
    "during a battle where this card is attacking, ",
    "during battles when this card attacks, ",
    "during battles in which this card attacked, ",
    "during battles in which this card attacks, ",
    "during a battle in which this card is attacking, ",
  ),
  is<Condition[]>([{ turn: "you" }], "during your turn, ", "during your turn "),
  is<Condition[]>([{ turn: "opponent" }], "during your opponent's turn, ", "during your opponent's turn "),
  rule(() =>
    listed(
      trail(
        lead(
          ["battles", "a battle"].flatMap((one) =>
            ["where", "in which"].map((in1) => `during ${one} ${in1} `),
          ),
          condition,
        ),
        ", ",
      ),
    ),
  ),
);
const allConditions: Grammar<Condition[]> = rule(() =>
  alt(
    ifs,
    during,
    mapMany(
      seq(during, ifs),
      ([a, b]) => [[...a, ...b]],
      (all) => [[all.slice(0, 1), all.slice(1)] as [Condition[], Condition[]]],
    ),
    mapMany(
      seq(ifs, during),
      ([a, b]) => [[...a, ...b]],
      (all) => [[all.slice(0, -1), all.slice(-1)] as [Condition[], Condition[]]],
    ),
  ),
);

/** "If this card has 1 or more cards under it and would be KO'd": one subject for both. */
const shared: Grammar<Condition[]> = rule(() =>
  map(
    trail(lead(["if ", "when ", "while "], condition), " and"),
    (one): Condition[] | undefined => ("card" in one && one.card === "this" ? [one] : undefined),
    (all) => (all.length === 1 ? all[0] : undefined),
  ),
);

/** "remove it from the game": what would leave is removed, though the text does not say "instead". */
const removesIt: Grammar<Clause[]> = rule(() =>
  map(
    orders,
    (clauses) => (isRemoval(clauses) ? clauses : undefined),
    (clauses) => (isRemoval(clauses) ? clauses : undefined),
  ),
);
const isRemoval = ([only, ...others]: Clause[]): boolean =>
  only?.act.do === "move" && only.act.to.area === "removed" && !others.length;

/** "draw 1 card instead": what is done in place of it. */
export const inPlace: Grammar<Clause[]> = rule(() => trail(alt(orders, passive, eitherOrder), " instead"));

/** "If this card would …, … instead." */
const replacement: Grammar<Body> = rule(() => {
  const first = { conditions: opt(allConditions) };
  const instead = { effect: trail(alt(orders, passive, eitherOrder), [" instead.", " instead"]) };
  const inside = { conditions: lead([", if ", " when "], listed(condition)) };
  const onceInstead = { effect: trail(alt(orders, passive), " once per turn instead.") };
  const more = {
    effect: alt(
      concat(trail(alt(orders, passive), " instead. "), capital(effect)),
      concat(trail(alt(orders, passive), " instead; "), effect),
    ),
  };
  const held = trail(lead(["if ", "when "], listed(condition)), [" and ", ", and "]);
  const both = alt(
    held,
    mapMany(
      seq(turnFirst, held),
      ([a, b]) => [[...a, ...b]],
      (all) => [[all.slice(0, 1), all.slice(1)] as [Condition[], Condition[]]],
    ),
  );
  const would1 = { replaces: lead(["if ", "when "], would) };
  const once = variants(", once per turn, you may ", ", once per turn you may ");
  return alt(
    body({ timing: "replacement", may: true, limit: "turn" }, first, would1, once, instead),
    body(
      { timing: "replacement", may: true, limit: "turn" },
      { conditions: both },
      { replaces: would },
      once,
      instead,
    ),
    body(
      { timing: "replacement", may: true, limit: "turn" },
      first,
      "once per turn, ",
      would1,
      ", you may ",
      instead,
    ),
    body(
      { timing: "replacement", may: true },
      { conditions: shared },
      { replaces: sharedWould },
      ", you may ",
      instead,
    ),
    body({ timing: "replacement" }, { conditions: shared }, { replaces: sharedWould }, ", ", instead),
    body({ timing: "replacement", may: true }, first, would1, ", you may ", instead),
    body({ timing: "replacement", may: true, limit: "turn" }, first, would1, ", you may ", onceInstead),
    body({ timing: "replacement" }, first, would1, ", ", instead),
    body({ timing: "replacement", may: true }, would1, inside, ", you may ", instead),
    body({ timing: "replacement" }, would1, inside, ", ", instead),
    body({ timing: "replacement", may: true }, first, would1, ", you may ", more),
    body({ timing: "replacement" }, first, would1, ", ", more),
    body({ timing: "replacement" }, would1, ", ", { effect: trail(removesIt, ".") }),
    body({ timing: "replacement" }, { conditions: both }, { replaces: would }, ", ", instead),
    body(
      { timing: "replacement", may: true },
      { conditions: both },
      { replaces: would },
      ", you may ",
      instead,
    ),
    body({ timing: "replacement", may: true }, { conditions: both }, { replaces: would }, ", you may ", more),
  );
});

/** "If …, this card gets +5000 power during your turn": a condition before, another behind. */
const after = (trailing: Grammar<Condition[]>, statics: Grammar<Static[]>): Grammar<Body> =>
  mapMany(
    seq(opt(allConditions), statics, trailing),
    ([before = [], all, behind]): Body[] => [
      // What stands first is spoken of first.
      before.length
        ? { timing: "permanent", conditions: [...before, ...behind], statics: all }
        : { timing: "permanent", statics: all, conditions: behind },
    ],
    ({ timing, conditions = [], statics: all, ...others }) =>
      timing !== "permanent" || !all || Object.keys(others).length
        ? []
        : conditions.map((_, i) => {
            const before = conditions.slice(0, i);
            return [before.length ? before : undefined, all, conditions.slice(i)] as [
              Condition[] | undefined,
              Static[],
              Condition[],
            ];
          }),
  );
const inTurn1: Grammar<Condition[]> = alt(
  is<Condition[]>([{ turn: "you" }], " during your turn"),
  is<Condition[]>([{ turn: "opponent" }], " during your opponent's turn"),
);

/** "reduce the energy cost of red cards in your hand by 1", where it is valid as other abilities are. */
const reduced: Grammar<Static[]> = rule(() =>
  map(
    reduction,
    ({ areas, statics }) => (areas ? undefined : statics),
    (statics) =>
      statics.every((one) => one.set === "energy" || one.set === "negate") ? { statics } : undefined,
  ),
);

const continuous: Grammar<Body> = rule(() => {
  const parts = alt(permanent, playerBans, reduced, tolledBoth, alone(alt(tolledBan, ruling)));
  const statics = mapMany(
    many(parts, variants(", and ", " and ", "; ", ", "), 1),
    (all) => [all.flat()],
    groups,
  );
  const more = concat(statics, capital(statics), ". ");
  const conditions = { conditions: opt(allConditions) };
  const end = variants(".", "", words(reminder, "."));
  return alt(
    body({ timing: "permanent" }, conditions, { statics }, end),
    body({ timing: "permanent" }, { statics: more }, end),
    body({ timing: "permanent" }, conditions, { others: reduction as Grammar<Body> }, end),
    body({ timing: "permanent" }, conditions, { statics: gainsKeyword }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics: thisEverywhere }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics: neverAnywhere }, end),
    body({ timing: "permanent", areas: ["any"] }, { statics: concat(neverAnywhere, statics, "; ") }, end),
    body(
      { timing: "permanent" },
      conditions,
      { statics: ofThis(traits) },
      { areas: lead(" in your ", areaNames) },
      end,
    ),
    body({ timing: "permanent", areas: ["hand"] }, conditions, { statics: payInstead }, end),
    body({ timing: "permanent" }, conditions, { others: payElsewhere as Grammar<Body> }, end),
    body({ timing: "permanent" }, conditions, { statics: payForOthers }, end),
    body({ timing: "permanent", areas: ["zDeck"] }, conditions, { statics: payInZDeck }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics: permission }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics: ofPlaces }, end),
    body(
      { timing: "permanent", areas: ["any"] },
      conditions,
      { statics: ofThis(statics) },
      " in all areas",
      end,
    ),
    body({ timing: "permanent" }, conditions, { statics: everywhere(permanent) }, " in all areas", end),
    body({ timing: "permanent" }, { others: counterAndBlocker }, end),
    trail(
      after(alt(inTurn1, whileAttacking, lead([" while ", " if ", " when "], listed(condition))), statics),
      end,
    ),
  );
});

/** Of this card wherever it is: how it comes into play, and that it joins no combo. */
const ofPlaces: Grammar<Static[]> = alt(
  is<Static[]>(
    [{ set: "cannot", what: "this", verb: "combo" }],
    "you can't place this card in your Combo Area from any area",
  ),
  is<Static[]>(
    [{ set: "cannot", what: "this", verb: "enterActive" }],
    "this card is played in Rest Mode from all areas",
    "this card is played in Rest Mode from any area",
  ),
);

/** What a card is besides, which text may bind to areas. */
const traits: Grammar<Static[]> = rule(() =>
  map(
    permanent,
    (all) => (all.every((one) => one.set === "trait") ? all : undefined),
    (all) => all,
  ),
);

/** "… in all areas" is said of this card; of others it is where they are. */
const ofThis = (inner: Grammar<Static[]>): Grammar<Static[]> =>
  map(
    inner,
    (all) => (all.every((one) => "what" in one && isThis(one.what as Scope)) ? all : undefined),
    (all) => all,
  );
const isThis = (what: Scope): boolean => what === "this" || (typeof what === "object" && "result" in what);
/** "your red cards … in all areas": wherever they are. */
const everywhere = (inner: Grammar<Static[]>): Grammar<Static[]> => {
  const placed = (all: Static[], areas: (what: Selection) => string[] | undefined): Static[] | undefined => {
    const moved = all.map((one) => {
      const what = (one as { what?: Scope }).what;
      const to = typeof what === "object" && "where" in what ? areas(what) : undefined;
      return to && ({ ...one, what: { ...(what as Selection), in: to } } as Static);
    });
    return moved.every((one) => one !== undefined) ? moved : undefined;
  };
  return map(
    inner,
    (all) => placed(all, (what) => (same(what.in, areasOf(what.where)) ? [] : undefined)),
    (all) => placed(all, (what) => (what.in.length ? undefined : areasOf(what.where))),
  );
};

/** "… can't activate [Counter] against this card's attack and can't activate [Blocker] during this card's attack". */
const counterAndBlocker: Grammar<Body> = rule(() =>
  map(
    seq(
      opt(allConditions),
      playerBans,
      whileItAttacks,
      lead([" and cannot ", " and can't "], playerVerb),
      whileItAttacks,
    ),
    ([before = [], first, attacking, second, again]): Body | undefined => {
      const [ban] = first;
      return ban?.set === "playerCannot" && same(attacking, again)
        ? {
            statics: [...first, { set: "playerCannot", who: ban.who, ...second } as Static],
            conditions: [...before, ...attacking],
          }
        : undefined;
    },
    ({ statics = [], conditions, ...others }) => {
      const last = statics.at(-1);
      if (last?.set !== "playerCannot" || !conditions || Object.keys(others).length) return undefined;
      const { set: _, who: __, ...second } = last;
      const [before, attacking] = [conditions.slice(0, -1), conditions.slice(-1)];
      return [before.length ? before : undefined, statics.slice(0, -1), attacking, second, attacking] as [
        Condition[] | undefined,
        Static[],
        Condition[],
        typeof second,
        Condition[],
      ];
    },
  ),
);

/** " in response to this card's attack". */
const whileAttacking: Grammar<Condition[]> = rule(() =>
  alt(whileItAttacks, whileAttackingThese, inItsBattles),
);
/** " in response to this card attacking Unisons". */
const whileAttackingThese: Grammar<Condition[]> = rule(() =>
  map(
    lead([" in response to this card attacking ", " when this card is attacking "], cards),
    (where): Condition[] => [
      { card: "this", where: [{ flag: "attacking" }] },
      { card: "attacked", where },
    ],
    ([first, second, ...others]) =>
      first && second && !others.length && "card" in second && second.card === "attacked"
        ? second.where
        : undefined,
  ),
);
const inItsBattles: Grammar<Condition[]> = is<Condition[]>(
  [{ card: "this", where: [{ flag: "inBattle" }] }],
  " for the duration of this card's battle",
  " during this card's battle",
  " during this card's battles",
);
const whileItAttacks: Grammar<Condition[]> = is<Condition[]>(
  [{ card: "this", where: [{ flag: "attacking" }] }],
  " in response to this card's attack",
  " in response to this card's attacks",
  " against this card's attack",
  " against this card's attacks",
  " during this card's attack",
  " during this card's attacks",
  " when this card attacks",
  " when this card is attacking",
  " during battles where this card is attacking",
  " during a battle where this card is attacking",
);
/** "<A> cards in your hand gain [Evolve] (R): <B>". */
const gainsKeyword: Grammar<Static[]> = rule(() =>
  map(
    seq(
      scope,
      lead(
        [" gain ", " gains "],
        alt(
          trail(keywordLine, variants("", reminder)),
          trail(lead('"', keywordLine), words('"', variants("", reminder))),
        ),
      ),
    ),
    ([what, abilities]): Static[] | undefined =>
      abilities.length === 1 && abilities[0]!.keyword
        ? [{ set: "ability", what, ability: abilities[0]! }]
        : undefined,
    ([only, ...others]) =>
      only?.set === "ability" && !others.length
        ? ([only.what, [only.ability]] as [Scope, Ability[]])
        : undefined,
  ),
);
const scope: Grammar<Scope> = rule(() =>
  alt<Scope>(
    thisCard,
    lead(["", "all ", "all of ", "each "], yourArea),
    lead(["", "all of "], owned),
    record<Selection>({ of: "you", where: [{ card: "this" }] }, "this card in your ", { in: areaNames }),
  ),
);

/** "[Auto] If …: When this card would …, … instead." */
const pricedReplacement: Grammar<Body> = rule(() =>
  map(
    seq(priced, capital(replacement)),
    ([first, second]): Body | undefined =>
      second.conditions || first.cost ? undefined : { ...first, ...second },
    ({ conditions, ...second }) => (conditions ? ([{ conditions }, second] as [Body, Body]) : undefined),
  ),
);

/** "[Permanent] When this card attacks, …". */
const atOnce: Grammar<Body> = rule(() =>
  body({ permanent: true }, { timing: capital(moment.timing) }, ", ", { effect }),
);

/** Tags and body of one skill. */
function skill(tags: Grammar<Partial<Ability>>, said: Grammar<Body>): Grammar<Ability[]> {
  return alone(
    mapMany(
      seq(
        trail(tags, variants(" ", "", ": ", ", ", reminder, words(reminder, " "), words(reminder, ": "))),
        alt(capital(said), small(said)),
      ),
      ([tagged, body]) => [{ ...tagged, ...body } as Ability],
      (value) => {
        const entries = Object.entries(value);
        const part = (test: (key: string) => boolean) =>
          Object.fromEntries(entries.filter(([key]) => test(key))) as Partial<Ability>;
        const tagged = (key: string) => TAGGED.includes(key) || (key === "timing" && "tag" in value);
        const split = (test: (key: string) => boolean) =>
          [part(test), part((key) => !test(key))] as [Partial<Ability>, Body];
        // "Once per turn" may also stand in the text itself.
        return [split(tagged), ...(value.limit ? [split((key) => key !== "limit" && tagged(key))] : [])];
      },
    ),
  );
}

/** Two things that are always so, the second with a condition of its own: "A, and if B, C." */
function twice(tags: Grammar<Partial<Ability>>, said: Grammar<Body>): Grammar<Ability[]> {
  type Two = [Partial<Ability>, Body, undefined, Body];
  const inOneSentence: Grammar<Two> = map(
    seq(trail(tags, " "), capital(said), variants(", and ", "; ", "; and "), said),
    (two) => (two[1].conditions && isSaidLast(two[3]) ? undefined : two),
    (two) => two,
  );
  /** "This card gets -5000 power during your turn, and gains [Barrier] during your opponent's turn." */
  const ofEachTurn: Grammar<Two> = map(
    seq(
      trail(tags, " "),
      capital(said),
      lead([", and ", " and "], seq(predicateOfThis, trail(inTurn1, "."))),
    ),
    ([tagged, first, [statics, conditions]]): Two | undefined =>
      isSaidLast(first)
        ? [tagged, first, undefined, { timing: "permanent", statics, conditions }]
        : undefined,
    ([tagged, first, , { statics, conditions, timing, ...others }]) =>
      statics && conditions && timing === "permanent" && !Object.keys(others).length
        ? ([tagged, first, [statics, conditions]] as [Partial<Ability>, Body, [Static[], Condition[]]])
        : undefined,
  );
  return map(
    alt<Two>(
      inOneSentence,
      ofEachTurn,
      seq(trail(tags, " "), capital(said), variants(" "), capital(said)),
      seq(trail(tags, " "), capital(said), variants(" Additionally, "), said),
    ),
    ([tagged, first, , second]): Ability[] | undefined =>
      second.conditions ||
      second.areas ||
      (first.conditions && second.statics?.every((one) => one.set === "rule"))
        ? [{ ...tagged, ...first } as Ability, { ...tagged, ...second } as Ability]
        : undefined,
    ([first, second, ...others]) => {
      if (!first || !second || others.length) return undefined;
      const tagged = Object.fromEntries(
        Object.entries(first).filter(([key]) => TAGGED.includes(key)),
      ) as Partial<Ability>;
      const bare = (value: Ability) =>
        Object.fromEntries(Object.entries(value).filter(([key]) => !TAGGED.includes(key))) as Body;
      return [tagged, bare(first), undefined, bare(second)] as [Partial<Ability>, Body, undefined, Body];
    },
  );
}

/** "If A, B, and C while D": what stands first goes for C as well, which two abilities would not say. */
const isSaidLast = (said: Body): boolean => {
  const keys = Object.keys(said);
  return keys.indexOf("conditions") > keys.indexOf("statics");
};

/** "[Bond 2] 《A》: …": the cards that the last keyword speaks of. */
const bounded = (tags: Grammar<Partial<Ability>>): Grammar<Partial<Ability>> =>
  alt(
    tags,
    map(
      seq(tags, lead(" ", trail(capital(bond), variants(":", words(reminder, ":"))))),
      ([{ with: all, ...others }, cards]) =>
        all && { ...others, with: [...all.slice(0, -1), { ...all.at(-1)!, cards: [cards] }] },
      ({ with: all, ...others }) => {
        const last = all?.at(-1);
        if (!all || !last?.cards) return undefined;
        const { cards, ...bare } = last;
        return [{ ...others, with: [...all.slice(0, -1), bare] }, cards[0]!] as [Partial<Ability>, Selection];
      },
    ),
  );
const bond: Grammar<Selection> = rule(() => record<Selection>({ of: "you", in: [] }, { where: cards }));

/** [Auto] and [Permanent] are told by what follows: a happening, a continuous effect or a replacement. */
const untimed = (tag: string): Grammar<Partial<Ability>> =>
  rule(() =>
    map(
      head(is({ timing: "keyword" as const }, tag)),
      ({ timing: _, ...others }) => others,
      (others) => (others.tag === undefined ? { timing: "keyword" as const, ...others } : undefined),
    ),
  );

/** "[Spirit Boost 1] (K), black Unison, you have 3 or more energy: …": orbs before what the keyword goes for. */
function pricedBound(tags: Grammar<Partial<Ability>>, said: Grammar<Body>): Grammar<Ability[]> {
  return alone(
    map(
      seq(
        tags,
        lead(" ", pay),
        lead(", ", bond),
        opt(lead(", ", listed(condition))),
        lead(": ", capital(said)),
      ),
      ([{ with: all, ...others }, cost, cards, conditions, body]): Ability | undefined =>
        all && !body.cost && !body.conditions
          ? ({
              ...others,
              with: [...all.slice(0, -1), { ...all.at(-1)!, cards: [cards] }],
              ...(conditions ? { conditions } : {}),
              cost,
              ...body,
            } as Ability)
          : undefined,
      (value) => {
        const { with: all, cost, conditions, ...others } = value;
        const last = all?.at(-1);
        if (!all || !last?.cards || !cost) return undefined;
        const { cards, ...bare } = last;
        const isTag = (key: string) => TAGGED.includes(key) || (key === "timing" && "tag" in value);
        const part = (test: (key: string) => boolean) =>
          Object.fromEntries(Object.entries(others).filter(([key]) => test(key)));
        return [
          { ...part(isTag), with: [...all.slice(0, -1), bare] },
          cost,
          cards[0]!,
          conditions,
          part((key) => !isTag(key)),
        ] as [Partial<Ability>, Clause[], Selection, Condition[] | undefined, Body];
      },
    ),
  );
}

/** "[Spirit Boost 1] Black Unison, you have 4 or more energy: …": what the keyword goes for before a condition. */
function boundIf(tags: Grammar<Partial<Ability>>, said: Grammar<Body>): Grammar<Ability[]> {
  return alone(
    map(
      seq(tags, lead(" ", capital(bond)), lead(", ", listed(condition)), lead(": ", capital(said))),
      ([{ with: all, ...others }, cards, conditions, body]): Ability | undefined =>
        all && !body.conditions
          ? ({
              ...others,
              with: [...all.slice(0, -1), { ...all.at(-1)!, cards: [cards] }],
              conditions,
              ...body,
            } as Ability)
          : undefined,
      (value) => {
        const { with: all, conditions, ...others } = value;
        const last = all?.at(-1);
        if (!all || !last?.cards || !conditions) return undefined;
        const { cards, ...bare } = last;
        const isTag = (key: string) => TAGGED.includes(key) || (key === "timing" && "tag" in value);
        const part = (test: (key: string) => boolean) =>
          Object.fromEntries(Object.entries(others).filter(([key]) => test(key)));
        return [
          { ...part(isTag), with: [...all.slice(0, -1), bare] },
          cards[0]!,
          conditions,
          part((key) => !isTag(key)),
        ] as [Partial<Ability>, Selection, Condition[], Body];
      },
    ),
  );
}

const skills: Grammar<Ability[]> = rule(() =>
  alt(
    pricedBound(head(activated), body({}, { effect })),
    boundIf(head(activated), body({}, { effect })),
    skill(bounded(head(activated)), bought),
    skill(bounded(untimed("[Auto]")), alt(automatic, pricedReplacement)),
    skill(bounded(untimed("[Permanent]")), alt(continuous, replacement, atOnce)),
    twice(bounded(untimed("[Permanent]")), continuous),
  ),
);

/** An explanation alone has no meaning. */
const explanation: Grammar<Ability[]> = trail(is<Ability[]>([], ""), reminder);

const one: Grammar<Ability[]> = rule(() =>
  alt(keywordLine, explanation, trail(alt(skills, atMost(skills)), variants("", reminder, " "))),
);

/** Some texts have two skills in one line. */
const NEXT: Word = {
  parse: ({ text }, at) => {
    const end = text[at] === " " ? at + 1 : at;
    return text[end] === "[" ? [{ value: undefined, wording: end - at, end }] : [];
  },
  print: (_, wording) => (wording === 1 ? " " : ""),
  first: () => begins(" [", "["),
  needs: () => NO_NEEDS,
};
export const line: Grammar<Ability[]> = rule(() =>
  alt(one, concat(skills, one, NEXT), concat(keywordLine, skills, NEXT)),
);
