import {
  alt,
  andList,
  type Grammar,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Choice, Comparison, Filter, Selection, Target, Who } from "@arbiter/engine";
import { some } from "./amounts.ts";
import { property } from "./filters.ts";
import { looked, lookedWords, rest, that, thisCard } from "./references.ts";
import {
  anyones,
  bare,
  cards,
  end,
  inArea,
  isForAll,
  owned,
  type Place,
  pack,
  place,
  unpack,
} from "./selections.ts";
import { card, count, keyword, type Voice, YOU } from "./words.ts";

/** How many of which cards. A definite description ("your Leader", "your Battle Cards") is all that fit. */

type Quantity = Pick<Choice, "count" | "upTo">;

export const few: Grammar<Quantity> = rule(() =>
  alt(
    record<Quantity>(
      { upTo: true },
      variants("up to ", "up to a total of ", "a total of up to "),
      { count: some },
      " ",
    ),
    record<Quantity>({}, variants("", "a total of ", "exactly "), { count: some }, " "),
    is<Quantity>({ count: 1 }, "a ", "an "),
    is<Quantity>({ count: "any" }, "any number of ", "any amount of "),
  ),
);
const all: Grammar<Quantity> = is<Quantity>({ count: "all" }, "all ", "each ");
const definite: Grammar<Quantity> = is<Quantity>({ count: "all" }, "");

/** A rule for each voice. */
export const both = <T>(make: (voice: Voice) => Grammar<T>) => {
  const made = new Map<Voice, Grammar<T>>();
  return (voice: Voice): Grammar<T> => {
    const known = made.get(voice) ?? rule(() => make(voice));
    made.set(voice, known);
    return known;
  };
};

type Together = NonNullable<Choice["together"]>;
type Compared = { is: Comparison; than: Amount };
const compared: Grammar<Compared> = alt(
  record<Compared>({ is: "<=" }, { than: count }, " or less"),
  record<Compared>({ is: ">=" }, { than: count }, " or more"),
  record<Compared>({ is: "=" }, { than: count }),
);
const together: Grammar<Together | undefined> = rule(() =>
  opt(
    alt<Together>(
      record<Together>(
        { total: "energy cost" },
        variants(
          " that add up to a total energy cost of ",
          " with a total energy cost of ",
          " with total energy costs of ",
          " with energy costs that add up to ",
          " whose energy costs add up to ",
          " for which the total cost adds up to ",
          " for which the total energy cost adds up to ",
        ),
        { others: compared },
      ),
      record<Together>(
        { total: "power" },
        variants(" that add up to a total power of ", " with a total power of "),
        { others: compared },
      ),
      is<Together>(
        { different: "name" },
        " with different card names",
        " with different names",
        "-each with different card names-",
      ),
      is<Together>({ different: "character" }, " with different character names"),
    ),
  ),
);

/** "ignoring [Barrier]": between commas, as wording has it. */
const ignoring: Grammar<string[] | undefined> = rule(() =>
  opt(trail(lead([", ignoring ", " ignoring ", ", while ignoring "], andList(keyword)), ["", ","])),
);

/** Who chooses is said only where it is not the player. */
const choice = (voice: Voice, quantity: Grammar<Quantity>, ...parts: Part<Choice>[]): Grammar<Choice> =>
  record<Choice>(
    voice.who === "opponent" ? { by: "opponent" } : {},
    { others: quantity },
    ...parts,
    { together },
    { ignoring },
  );

const mine = both<Selection>((voice) =>
  voice === YOU ? owned : record<Selection>({}, { of: voice.owner }, { others: bare }),
);

/** Cards in play: "up to 1 of your opponent's Battle Cards", "all Battle Cards", "your Leader". */
const ownInPlay = both<Choice>((voice) =>
  alt(
    choice(voice, few, "of ", { select: mine(voice) }),
    choice(voice, is<Quantity>({ count: "any" }, "any number of "), { select: mine(voice) }),
    choice(voice, all, variants("", "of "), { select: mine(voice) }),
    choice(voice, definite, { select: mine(voice) }),
    eitherInPlay(voice),
  ),
);
/** The same without an owner: anyone's. */
const anyInPlay = both<Choice>((voice) =>
  alt(
    choice(voice, few, {
      select: alt(anyones, record<Selection>({ of: "opponent" }, "opponent ", { others: bare })),
    }),
    choice(voice, all, { select: anyones }),
  ),
);

const among = (words: Grammar<Selection["among"]>): Grammar<Selection> =>
  record<Selection>({ of: "any", in: [] }, { where: cards }, { among: words });

/** "1 card from your hand", "up to 1 red card in your Drop". */
const fromArea = both<Choice>((voice) => {
  const here = inArea(voice.owner);
  return alt(
    choice(voice, alt(few, all), variants("", "of the ", "of your "), { select: here }),
    cardsOr(voice, place(voice.owner)),
    record<Choice>(
      { count: "all", ...(voice.who === "opponent" ? { by: "opponent" } : {}) },
      variants("all of the ", "the ", ""),
      { select: here },
    ),
    theSame(voice, place(voice.owner)),
  );
});

/** "up to 1 red card or up to 1 blue Unison from your deck": 1 of both. */
const cardsOr = (voice: Voice, area: Grammar<Omit<Selection, "where">>): Grammar<Choice> =>
  mapMany(
    seq(few, cards, variants(" or ", ", or "), few, cards, area),
    ([many, first, , again, second, area]): Choice[] =>
      many.count === again.count && !isForAll(second)
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

/** "up to 1 of your Leaders or up to 1 of your Battle Cards": 1 of both. */
const eitherInPlay = (voice: Voice): Grammar<Choice> =>
  map(
    seq(few, lead("of ", mine(voice)), variants(" or ", ", or "), few, lead("of ", mine(voice))),
    ([many, first, , again, second]): Choice | undefined =>
      many.count === again.count && first.of === second.of
        ? {
            ...many,
            select: {
              of: first.of,
              in: [...new Set([...first.in, ...second.in])],
              where: [{ any: [first, second].map((one) => ({ all: [{ area: one.in }, ...one.where] })) }],
            },
          }
        : undefined,
    ({ select, ...many }) => {
      const [only, ...others] = select.where;
      if (!only || others.length || !("any" in only) || only.any.length !== 2) return undefined;
      const parts = only.any.map((one): Selection | undefined => {
        const [area, ...where] = "all" in one ? one.all : [];
        return area && "area" in area ? { of: select.of, in: area.area, where } : undefined;
      });
      if (!parts[0] || !parts[1]) return undefined;
      return [many, parts[0], undefined, many, parts[1]] as [
        Quantity,
        Selection,
        undefined,
        Quantity,
        Selection,
      ];
    },
  );

/** What goes for the chosen together may stand before their area. */
const theSame = (voice: Voice, area: Grammar<Place>): Grammar<Choice> =>
  mapMany(
    seq(
      few,
      cards,
      together,
      alt(is<Filter[]>([], ""), lead([" and ", ", "], many(property, variants(" and ", ", ", ", and "), 1))),
      area,
    ),
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
      return splits(where).map(
        ([first, more]) =>
          [many, first, common, more, area as Place] as [Quantity, Filter[], Together, Filter[], Place],
      );
    },
  );

/** "the top card of your deck", "up to 7 cards from the top of your deck". */
const fromEnd = both<Choice>((voice) => {
  const deck = { in: alt(is(["deck"], "deck", "decks"), is(["life"], "life"), is(["zDeck"], "Z-Deck")) };
  const by = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const numbered = (quantity: Grammar<Quantity>, ...parts: Part<Selection>[]) =>
    record<Choice>(by, { others: quantity }, { select: record<Selection>({ where: [] }, ...parts) });
  const the = (upTo: boolean): Grammar<Choice> =>
    map(
      seq(
        variants("the "),
        end,
        variants(upTo ? " up to " : " "),
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
    numbered(few, card, " from the ", { end }, " of ", { of: voice.owner }, deck),
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
    choice(voice, few, { select: among(looked) }),
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

const placed = both<Target>((voice) =>
  alt<Target>(
    thisCard,
    that,
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

/** One description or several, each with its own number. */
export const several = (inner: Grammar<Target>): Grammar<Target[]> =>
  map(
    listOf(inner, variants(", "), variants(" and ", ", and ", " and/or ")),
    (all) =>
      all.length > 1 && ((all.some(isUnplaced) && !all.every(isUnplaced)) || isUneven(all.map(lookedFor)))
        ? undefined
        : all,
    (all) => all,
  );
/** What cards among those looked at are like. */
const lookedFor = (what: Target): Filter[] =>
  typeof what === "object" && "select" in what && what.select.among ? what.select.where : [];
/** "1 <A> card and 1 <B> card from your hand": the first does not lie in play. */
const isUnplaced = (what: Target): boolean =>
  typeof what === "object" &&
  "select" in what &&
  what.select.of === "any" &&
  !what.select.among &&
  what.select.in.length > 0;

/** "1 <A> card and 1 <B> card with energy costs of 2": that goes for both, which this does not say. */
const isUneven = (all: Filter[][]): boolean => {
  const bounded = (where: Filter[]) => where.some((one) => "number" in one || "keyword" in one);
  return all.some(isForAll) || (bounded(all.at(-1)!) && !all.every(bounded));
};

/** "1 red card and 1 blue card in your hand": the area goes for both. */
export const severalFromArea = both<Target[]>((voice) =>
  map(
    seq(listOf(seq(few, cards), variants(", "), variants(" and ", ", and "), 2), place(voice.owner)),
    ([all, area]): Target[] | undefined =>
      isUneven(all.map(([, where]) => where))
        ? undefined
        : all.map(
            ([many, where]): Target => ({
              ...many,
              select: { ...area, where },
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            }),
          ),
    (targets) => {
      const choices = targets as Choice[];
      if (!choices.every((one) => typeof one === "object" && "select" in one)) return undefined;
      const { where: _, ...area } = choices[0]!.select;
      if (!choices.every(({ select: { where: _, ...other } }) => same(other, area))) return undefined;
      return [
        choices.map(({ select, by: _, ...many }) => [many, select.where] as [Quantity, Filter[]]),
        area as Place,
      ] as [[Quantity, Filter[]][], Place];
    },
  ),
);
