import {
  alt,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  opt,
  type Part,
  pronoun,
  record,
  rule,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Choice, Filter, Reference, Selection, Target, Who } from "@arbiter/engine";
import { amountOf, some } from "./amounts.ts";
import { doneAmong } from "./done.ts";
import { ownQualities, property, qualities } from "./filters.ts";
import { cards, forAll, isForAll, pack, sharedEnds, undashed, unpack } from "./kinds.ts";
import {
  all,
  both,
  definite,
  few,
  ignoring,
  numbered,
  type Quantity,
  type Together,
  together,
} from "./quantities.ts";
import { looked, lookedWords, rest, that, thisCard } from "./references.ts";
import {
  anyones,
  areaNames,
  areasOf,
  bare,
  barePlural,
  end,
  inArea,
  owned,
  type Place,
  place,
  pluralIn,
} from "./selections.ts";
import { card, owner, type Voice, YOU } from "./words.ts";

/** How many of which cards. A definite description ("your Leader", "your Battle Cards") is all that fit. */

/** Who chooses is said only where it is not the player. */
const choice = (voice: Voice, quantity: Grammar<Quantity>, ...parts: Part<Choice>[]): Grammar<Choice> =>
  record<Choice>(
    voice.who === "opponent" ? { by: "opponent" } : {},
    { others: quantity },
    ...parts,
    { together },
    { random: opt(is<true>(true, " at random")) },
    { ignoring },
  );

const mine = both<Selection>((voice) =>
  voice === YOU
    ? alt(owned, record<Selection>({ of: "opponent" }, "their ", { others: bare }))
    : record<Selection>({}, { of: voice.owner }, { others: bare }),
);

/** "your red and blue cards": of either kind. */
const minePlural = both<Selection>((voice) =>
  record<Selection>({}, { of: voice === YOU ? owner : voice.owner }, { others: barePlural }),
);

/** Cards in play: "up to 1 of your opponent's Battle Cards", "all Battle Cards", "your Leader". */
const ownInPlay = both<Choice>((voice) =>
  alt(
    choice(voice, few, "of ", { select: mine(voice) }),
    choice(voice, is<Quantity>({ count: "any" }, "any number of "), { select: mine(voice) }),
    choice(voice, all, variants("", "of "), { select: alt(mine(voice), minePlural(voice)) }),
    choice(voice, definite, { select: alt(mine(voice), minePlural(voice)) }),
    ignoringBefore(voice),
    eitherOf(voice),
    asMany(voice),
    ...(voice === YOU ? [thisOr, despite] : []),
  ),
);
/** "up to 1 of your opponent's Battle Cards ignoring [Barrier] with 30000 or more power": what else they are like behind it. */
const ignoringBefore = both<Choice>((voice) =>
  mapMany(
    seq(trail(few, "of "), mine(voice), ignoring, qualities),
    ([quantity, select, ignored, after]): Choice[] =>
      ignored && after.length
        ? [
            {
              ...quantity,
              select: { ...select, where: [...select.where, ...after] },
              ignoring: ignored,
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            },
          ]
        : [],
    ({ select, ignoring: ignored, by: _, ...quantity }) =>
      splits(select.where).map(
        ([before, after]) =>
          [quantity, { ...select, where: before }, ignored, after] as [
            Quantity,
            Selection,
            string[] | undefined,
            Filter[],
          ],
      ),
  ),
);
/** "up to X of your opponent's Battle Cards, where X is the number of cards in your Drop,". */
const asMany = both<Choice>((voice) => {
  const by = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const number = { count: trail(lead(["where X is ", "where X is equal to "], amountOf), ["", ","]) };
  const chosen = (constants: Partial<Choice>, words: string) =>
    record<Choice>(
      { ...by, ...constants },
      words,
      { select: mine(voice) },
      { ignoring },
      variants(" ", ", "),
      number,
    );
  return alt(
    chosen({ upTo: true }, "up to X of "),
    chosen({}, "X of "),
    record<Choice>(
      { ...by, upTo: true },
      "any number of ",
      { select: mine(voice) },
      { ignoring },
      " up to ",
      { count: amountOf },
    ),
  );
});
/** The same without an owner: anyone's. */
const anyInPlay = both<Choice>((voice) =>
  alt(
    choice(voice, few, {
      select: alt(anyones, record<Selection>({ of: "opponent" }, "opponent ", { others: bare })),
    }),
    choice(voice, numbered, {
      select: record<Selection>({ of: "opponent" }, "opponent's ", { others: bare }),
    }),
    choice(voice, all, { select: anyones }),
  ),
);

const among = (words: Grammar<Selection["among"]>): Grammar<Selection> =>
  mapMany(
    seq(cards, words, qualities),
    ([where, group, after]): Selection[] =>
      after.some((one) => "flag" in one)
        ? []
        : [{ of: "any", in: [], where: [...where, ...after], ...(group ? { among: group } : {}) }],
    ({ where, among }) =>
      splits(where).map(
        ([first, after]) => [first, among, after] as [Filter[], Selection["among"], Filter[]],
      ),
  );

/** Of what was looked at, where the text does not say so. */
const unsaid: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "any", in: [] }, { where: cards }, { among: looked }),
);

/** "up to 1 of your opponent's Battle Cards from their Drop": the area says where, not "in play". */
const ownFromArea = both<Choice>((voice) =>
  map(
    seq(
      alt(few, all),
      lead("of ", alt(is<Who>("opponent", "your opponent's "), is<Who>("you", "your "))),
      cards,
      variants(" from ", " in "),
      alt(is<Who>("opponent", "their "), is<Who>("you", "your ")),
      areaNames,
      ignoring,
    ),
    ([quantity, of, where, , again, areas, ignored]): Choice | undefined =>
      of === again
        ? {
            ...quantity,
            select: { of, in: areas, where },
            ...(ignored ? { ignoring: ignored } : {}),
            ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
          }
        : undefined,
    ({ select, by: _, ignoring: ignored, ...quantity }) =>
      [quantity, select.of as Who, select.where, undefined, select.of as Who, select.in, ignored] as [
        Quantity,
        Who,
        Filter[],
        undefined,
        Who,
        string[],
        string[] | undefined,
      ],
  ),
);

/** "another card" is one card, though it has no number; "other cards" are all of them. */
const isAnother = ({ text }: { text: string }, at: number): boolean =>
  /^[Aa]nother /.test(text.slice(at, at + 8));
const unlessAnother = <T>(inner: Grammar<T>): Grammar<T> => ({
  ...inner,
  parse: (reading, at) => (isAnother(reading, at) ? [] : inner.parse(reading, at)),
});
const onlyAnother = <T>(inner: Grammar<T>): Grammar<T> => ({
  ...inner,
  parse: (reading, at) =>
    isAnother(reading, at) && !isAfterReveal(reading, at) ? inner.parse(reading, at) : [],
});
/** "Reveal 1 <A> card from your hand and discard another card from your hand": not the revealed one. */
const anotherThanRevealed: Grammar<Selection> = rule(() => {
  const other = map(
    pronoun({ many: false, did: "reveal" }, "another card"),
    (card): Filter[] => [{ not: { card } }],
    ([only, ...others]) =>
      only && "not" in only && "card" in only.not && only.not.card !== "this" && !others.length
        ? only.not.card
        : undefined,
  );
  const inner = record<Selection>({ of: "you", in: ["hand"] }, { where: other }, " from your hand");
  return {
    ...inner,
    parse: (reading, at) => (isAfterReveal(reading, at) ? inner.parse(reading, at) : []),
  };
});
const isAfterReveal = ({ text }: { text: string }, at: number): boolean =>
  /\breveal [^:.]* from your hand[^:.]*$/i.test(text.slice(0, at));

/** With "of your " before: yours, also where only the card above them is said. */
const ofYours = (inner: Grammar<Selection>): Grammar<Selection> =>
  map(
    inner,
    (all): Selection | undefined =>
      all.of === "you" || all.under !== undefined ? { ...all, of: "you" } : undefined,
    (all): Selection | undefined =>
      all.of !== "you" ? undefined : all.under === undefined ? all : { ...all, of: "any" },
  );
/** "of your 《A》 in the Battle Area": yours, though the area is anyone's. */
const yoursThere: Grammar<Selection> = rule(() =>
  map(
    record<Selection>({ of: "you" }, { where: cards }, " in the ", { in: areaNames }),
    (all) => (same(areasOf(all.where), all.in) ? undefined : all), // "Battle Cards in the Battle Area" are said so anyway
    (all) => all,
  ),
);

/** "1 card from your hand", "up to 1 red card in your Drop". */
const fromArea = both<Choice>((voice) => {
  const here = inArea(voice.owner);
  return alt(
    choice(voice, alt(few, all), variants("", "of the ", "the "), { select: here }),
    choice(voice, alt(few, all), "of your ", { select: alt(ofYours(here), yoursThere) }),
    cardsOr(voice, place(voice.owner)),
    ...(voice === YOU ? [ownFromArea(voice)] : []),
    record<Choice>(
      { count: "all", ...(voice.who === "opponent" ? { by: "opponent" } : {}) },
      variants("all of the ", "the ", ""),
      { select: unlessAnother(here) },
    ),
    record<Choice>(
      { count: 1, ...(voice.who === "opponent" ? { by: "opponent" } : {}) },
      { select: alt(onlyAnother(here), anotherThanRevealed) },
    ),
    record<Choice>(
      { count: "all", ...(voice.who === "opponent" ? { by: "opponent" } : {}) },
      variants("all ", "all of the ", "the ", "", "each "),
      { select: pluralIn(voice.owner) },
    ),
    theSame(voice, place(voice.owner)),
    record<Choice>(
      voice.who === "opponent" ? { by: "opponent" } : {},
      variants("", "a number of "),
      { select: here },
      " equal to ",
      { count: amountOf },
    ),
  );
});

/** 1 of the one or 1 of the other is 1 of both; 2 of the one or 2 of the other is not 2 of both. */
const isOnce = (many: Quantity, again: Quantity): boolean => many.count === 1 && again.count === 1;

/** "up to 1 red card or up to 1 blue Unison from your deck": 1 of both. */
const cardsOr = (voice: Voice, area: Grammar<Omit<Selection, "where">>): Grammar<Choice> =>
  mapMany(
    seq(few, cards, variants(" or ", ", or "), few, cards, area),
    ([many, first, , again, second, area]): Choice[] =>
      isOnce(many, again) && (!isForAll(second) || isOfItsOwn(first, second))
        ? [
            {
              ...many,
              select: { ...area, where: [{ any: [pack(first), pack(second)] }] },
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            },
          ]
        : [],
    ({ select, by: _, ...many }) => {
      const { where, ...area } = select;
      const [only, ...others] = where;
      if (!only || others.length || !("any" in only) || only.any.length !== 2) return [];
      const [first, second] = only.any.map(unpack);
      return [many, { count: many.count }].map(
        (again) =>
          [many, first!, undefined, again, second!, area] as [
            Quantity,
            Filter[],
            undefined,
            Quantity,
            Filter[],
            Omit<Selection, "where">,
          ],
      );
    },
  );

/** "a red Unison or an <A> or <B> card-both blue-": both are the two names; the first has its colour. */
const isOfItsOwn = (first: Filter[], second: Filter[]): boolean => {
  const [names] = second;
  const tinted = (one: Filter) => "has" in one && one.has.endsWith("olor");
  return (
    first.some(tinted) &&
    names !== undefined &&
    "any" in names &&
    names.any.length === 2 &&
    !names.any.some(tinted)
  );
};

/** "up to 1 card in your hand or up to 1 of your Battle Cards": 1 of both. */
const eitherOf = (voice: Voice): Grammar<Choice> => {
  const whose =
    voice === YOU
      ? alt(mine(voice), record<Selection>({ of: "opponent" }, "their ", { others: bare }))
      : mine(voice);
  const one = alt(
    seq(few, lead("of ", whose)),
    seq(few, inArea(voice.owner)),
    seq(is<Quantity>({ count: 1 }, ""), leaderOf(whose)),
  );
  return mapMany(
    seq(undashed(one), variants(" or ", ", or "), undashed(one), forAll, ignoring),
    ([[quantity, first], , [again, second], shared, ignored]): Choice[] =>
      isOnce(quantity, again) && first.of === second.of && simple(first) && simple(second)
        ? [
            {
              ...quantity,
              select: {
                of: first.of,
                in: [...new Set([...first.in, ...second.in])],
                where: [
                  {
                    any: [first, second].map((one) => ({
                      all: [{ area: one.in }, ...one.where, ...shared],
                    })),
                  },
                ],
              },
              ...(ignored ? { ignoring: ignored } : {}),
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            },
          ]
        : [],
    ({ select, by: _, ignoring: ignored, ...quantity }) => {
      const [only, ...others] = select.where;
      if (!only || others.length || !("any" in only) || only.any.length !== 2) return [];
      const parts = only.any.map((one): Selection | undefined => {
        const [area, ...where] = "all" in one ? one.all : [];
        return area && "area" in area ? { of: select.of, in: area.area, where } : undefined;
      });
      const [first, second] = parts;
      if (!first || !second) return [];
      return sharedEnds([first.where, second.where]).flatMap(([own, shared]) =>
        [quantity, { count: quantity.count }].map(
          (again) =>
            [
              [quantity, { ...first, where: own[0]! }],
              undefined,
              [again, { ...second, where: own[1]! }],
              shared,
              ignored,
            ] as [[Quantity, Selection], undefined, [Quantity, Selection], Filter[], string[] | undefined],
        ),
      );
    },
  );
};
/** "your Leader": the only one. */
const leaderOf = (whose: Grammar<Selection>): Grammar<Selection> =>
  map(
    whose,
    (value) => (same(value.in, ["leader"]) ? value : undefined),
    (value) => (same(value.in, ["leader"]) ? value : undefined),
  );
const simple = ({ in: areas, end, among, under }: Selection): boolean =>
  areas.length > 0 && end === undefined && among === undefined && under === undefined;

/** "this card or 1 of your Battle Cards". */
const thisOr: Grammar<Choice> = rule(() =>
  map(
    seq(thisCard, variants(" or "), few, alt(lead("of ", owned), inArea(YOU.owner))),
    ([, , quantity, other]): Choice | undefined =>
      other.of === "you" && simple(other)
        ? {
            ...quantity,
            select: {
              of: "you",
              in: [],
              where: [{ any: [{ card: "this" }, { all: [{ area: other.in }, ...other.where] }] }],
            },
          }
        : undefined,
    ({ select, ...quantity }) => {
      const [only] = select.where;
      const [first, second] = only && "any" in only ? only.any : [];
      if (!first || !("card" in first) || !second || !("all" in second)) return undefined;
      const [area, ...where] = second.all;
      return area && "area" in area
        ? (["this", undefined, quantity, { of: "you", in: area.area, where }] as [
            Reference,
            undefined,
            Quantity,
            Selection,
          ])
        : undefined;
    },
  ),
);

/** "that card, ignoring [Barrier],". */
const despite: Grammar<Choice> = rule(() =>
  map(
    seq(that, ignoring),
    ([among, ignored]): Choice | undefined =>
      ignored && { select: { of: "any", in: [], where: [], among }, count: "all", ignoring: ignored },
    ({ select, count, ignoring: ignored }) =>
      select.among && count === "all" && ignored && !select.where.length
        ? ([select.among, ignored] as [Reference, string[]])
        : undefined,
  ),
);

const notProperty: Grammar<Filter> = rule(() => record<Filter>({}, { not: property }));
/** What goes for the chosen together may stand before their area, and more that goes for each after it. */
const theSame = (voice: Voice, area: Grammar<Place>): Grammar<Choice> => {
  type Parts = [Quantity, Filter[], Together | undefined, Filter[], Place];
  const more = alt(
    ownQualities,
    lead(
      [" and ", ", "],
      many(alt(property, lead("without ", notProperty)), variants(" and ", ", ", ", and "), 1),
    ),
  );
  const placedFirst = map(
    seq(few, cards, area, together, more),
    ([quantity, first, place, common, more]): Parts | undefined =>
      more.length && !more.some((one) => "flag" in one) ? [quantity, first, common, more, place] : undefined,
    ([quantity, first, common, more, place]) =>
      [quantity, first, place, common, more] as [Quantity, Filter[], Place, Together | undefined, Filter[]],
  );
  return mapMany(
    alt<Parts>(seq(few, cards, together, more, area), placedFirst),
    ([quantity, first, common, more, area]): Choice[] =>
      common
        ? [
            {
              ...quantity,
              select: { ...area, where: [...first, ...more] },
              together: common,
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            },
          ]
        : [],
    ({ select, together: common, ignoring: _, by: __, ...many }) => {
      const { where, ...area } = select;
      if (!common) return [];
      return splits(where).map(([first, more]): Parts => [many, first, common, more, area as Place]);
    },
  );
};

/** "the top card of your deck", "up to 7 cards from the top of your deck". */
export const fromEnd = both<Choice>((voice) => {
  const deck = { in: alt(is(["deck"], "deck", "decks"), is(["life"], "life"), is(["zDeck"], "Z-Deck")) };
  const by = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const some1 = (quantity: Grammar<Quantity>, ...parts: Part<Selection>[]) =>
    record<Choice>(by, { others: quantity }, { select: record<Selection>({ where: [] }, ...parts) });
  const the = (upTo: boolean): Grammar<Choice> =>
    map(
      seq(
        variants(upTo ? "up to the " : "the "),
        end,
        variants(" "),
        alt(trail(some, " cards"), is<Amount>(1, "card")),
        variants(" of ", " from "),
        voice.owner,
        alt(is("deck", "deck", "decks"), is("life", "life")),
      ),
      ([, at, , count, , of, area]): Choice => ({
        select: { of, in: [area], where: [], end: at },
        count,
        ...(upTo ? { upTo: true as const } : {}),
        ...by,
      }),
      ({ select, count, upTo: may }) =>
        (may === true) === upTo && select.end && select.of !== "any" && typeof count !== "string"
          ? ([undefined, select.end, undefined, count, undefined, select.of, select.in[0]!] as [
              undefined,
              typeof select.end,
              undefined,
              Amount,
              undefined,
              Who,
              string,
            ])
          : undefined,
    );
  return alt(
    some1(few, card, " from the ", { end }, " of ", { of: voice.owner }, deck),
    map(
      seq(
        record<Selection>({ where: [] }, "cards from the ", { end }, " of ", { of: voice.owner }, deck),
        lead([" up to "], amountOf),
      ),
      ([select, count]): Choice => ({ select, count, upTo: true, ...by }),
      ({ select, count, upTo: may }) =>
        may && typeof count === "object" && "count" in count
          ? ([select, count] as [Selection, Amount])
          : undefined,
    ),
    the(false),
    the(true),
  );
});

/** "up to 1 red card among them", of what was looked at. */
const fromLooked = both<Choice>((voice) =>
  alt(
    choice(voice, alt(few, all), { select: among(lookedWords) }),
    cardsOr(voice, record<Omit<Selection, "where">>({ of: "any", in: [] }, { among: lookedWords })),
  ),
);
/** The same, where the text does not say it again. */
export const fromLookedUnsaid = both<Choice>((voice) =>
  alt(
    choice(voice, few, { select: unsaid }),
    theSame(
      voice,
      record<Omit<Selection, "where">>({ of: "any", in: [] }, { among: looked }) as Grammar<Place>,
    ),
    cardsOr(voice, record<Omit<Selection, "where">>({ of: "any", in: [] }, { among: looked })),
  ),
);

/** "their hand": all of it. */
const wholeHand = both<Choice>((voice) =>
  record<Choice>(
    { count: "all", ...(voice.who === "opponent" ? { by: "opponent" } : {}) },
    { select: record<Selection>({ in: ["hand"], where: [] }, { of: voice.owner }, "hand") },
  ),
);

/** "up to 1 of those cards". */
const ofThose = both<Target>((voice) =>
  record<Choice>(voice.who === "opponent" ? { by: "opponent" } : {}, { others: few }, "of ", {
    select: record<Selection>({ of: "any", in: [], where: [] }, { among: that }),
  }),
);

/** "up to 1 Battle Card played by this skill". */
const ofDone = both<Target>((voice) =>
  record<Choice>(
    voice.who === "opponent" ? { by: "opponent" } : {},
    { others: numbered },
    {
      select: record<Selection>({ of: "any", in: [], where: [] }, { among: doneAmong }),
    },
  ),
);

/** "this face-up card from your life": only while it is so. */
export const thisState: Grammar<Target> = rule(() =>
  map(
    seq(
      alt(
        is("faceUp", "this face-up card"),
        is("active", "this Active Mode card"),
        is("rested", "this Rest Mode card"),
      ),
      opt(lead([" from your ", " in your "], areaNames)),
    ),
    ([flag, areas = []]): Target => ({
      count: "all",
      select: { of: "you", in: areas, where: [{ card: "this" }, { flag }] },
    }),
    (value) => {
      if (typeof value !== "object" || !("select" in value)) return undefined;
      const [first, second] = value.select.where;
      return first && "card" in first && second && "flag" in second
        ? ([second.flag, value.select.in.length ? value.select.in : undefined] as [
            string,
            string[] | undefined,
          ])
        : undefined;
    },
  ),
);

/** "this card in your hand": it must lie there. */
export const thisIn: Grammar<Target> = rule(() =>
  record<Choice>(
    { count: "all" },
    {
      select: record<Selection>(
        { of: "you", where: [{ card: "this" }] },
        variants("this card in your ", "this card from your ", "this card in the ", "this card in a "),
        { in: areaNames },
      ),
    },
  ),
);

/** "the <A> card on top of this card": it, if it is such a card. */
const aboveThis: Grammar<Target> = rule(() =>
  map(
    trail(lead(["the ", "a ", "an "], cards), " on top of this card"),
    (where): Target | undefined =>
      where.length
        ? { count: "all", select: { of: "any", in: areasOf(where), where: [...where, OVER_THIS] } }
        : undefined,
    (value) =>
      typeof value === "object" && "select" in value && same(value.select.where.at(-1), OVER_THIS)
        ? value.select.where.slice(0, -1)
        : undefined,
  ),
);
const OVER_THIS: Filter = {
  over: { of: "any", in: [], where: [{ card: "this" }] },
  is: ">=",
  than: 1,
};

const placed = both<Target>((voice) =>
  alt<Target>(
    ...(voice === YOU ? [aboveThis] : []),
    thisCard,
    that,
    ofThose(voice),
    ofDone(voice),
    ...(voice === YOU ? [thisState] : []),
    ownInPlay(voice),
    fromArea(voice),
    fromEnd(voice),
    fromLooked(voice),
    wholeHand(voice),
    rest,
  ),
);

/** Cards anywhere; without an area or an owner they are in play. */
export const target = both<Target>((voice) => alt<Target>(placed(voice), anyInPlay(voice)));

/** Cards that come to the hand or into play: without an area they are among what was looked at. */
export const targetOrLooked = both<Target>((voice) => alt<Target>(placed(voice), fromLookedUnsaid(voice)));
