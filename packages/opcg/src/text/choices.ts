import {
  alt,
  andList,
  type Grammar,
  is,
  lead,
  map,
  mapMany,
  number,
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
import type { Choice, Filter, Reference, Selection, Target, Who } from "@arbiter/engine";
import { modifiers, named, property, qualities } from "./filters.ts";
import { looked, that, thisCard } from "./references.ts";
import {
  allOnField,
  atEnd,
  bare,
  cards,
  divide,
  inArea,
  isCost,
  lifeCards,
  type Noun,
  onField,
  type Place,
  pack,
  place,
  unite,
  unpack,
} from "./selections.ts";
import type { Voice } from "./words.ts";

/** How many of which cards. A definite description ("your Leader", "your Characters") is all that fit. */

type Quantity = Pick<Choice, "count" | "upTo">;

export const few: Grammar<Quantity> = alt(
  record<Quantity>(
    { upTo: true },
    variants("up to ", "up to a total of ", "a total of up to "),
    { count: number },
    " ",
  ),
  record<Quantity>({}, variants("", "a total of "), { count: number }, variants(" ", " total ")),
  is<Quantity>({ count: 1 }, "a ", "an ", "one "),
  is<Quantity>({ count: "any" }, "any number of "),
);
const all: Grammar<Quantity> = is<Quantity>({ count: "all" }, "all ");

/** A rule for each voice. */
export const both = <T>(make: (voice: Voice) => Grammar<T>) => {
  const made = new Map<Voice, Grammar<T>>();
  return (voice: Voice): Grammar<T> => {
    const known = made.get(voice) ?? rule(() => make(voice));
    made.set(voice, known);
    return known;
  };
};

/** Who chooses is said only where it is not the player. */
const choice = (voice: Voice, ...parts: Part<Choice>[]): Grammar<Choice> =>
  record<Choice>(voice.who === "opponent" ? { by: "opponent" } : {}, ...parts);

type Together = NonNullable<Choice["together"]>;
const compared = alt<Together>(
  record<Together>({ is: "<=" }, { than: number }, " or less"),
  record<Together>({ is: ">=" }, { than: number }, " or more"),
);
const together: Grammar<Together | undefined> = opt(
  alt<Together>(
    ...["power", "base power", "cost", "base cost"].map((total) =>
      record<Together>({ total }, ` with a total ${total} of `, { others: compared }),
    ),
    is<Together>(
      { different: "name" },
      " with different card names",
      " and different card names",
      ", different card names",
      " with different names",
    ),
  ),
);

/** "up to 1 of your opponent's Characters", "all Characters", "your Leader". */
const onFieldChoice = (voice: Voice): Grammar<Choice> => {
  const of = (nouns: Grammar<Noun>, whose: Grammar<Who> = voice.owner): Grammar<Selection> =>
    record<Selection>({}, { of: whose }, { others: nouns });
  const anyone = record<Selection>({ of: "any" }, { others: bare });
  const there = record<Selection>({}, { others: bare }, " on ", { of: voice.owner }, "field");
  return alt(
    choice(voice, { others: few }, "of ", { select: of(alt(onField, lifeCards)) }, { together }),
    choice(voice, { others: few }, { select: alt(anyone, there) }, { together }),
    choice(
      voice,
      { others: is<Quantity>({ count: "any" }, "any number of ") },
      { select: of(onField) },
      { together },
    ),
    choice(voice, { others: all }, variants("of ", ""), { select: of(alt(allOnField, lifeCards)) }),
    choice(voice, { others: all }, { select: alt(anyone, there) }),
    choice(voice, { others: is<Quantity>({ count: "all" }, "") }, { select: ofOneType(anyone) }),
    choice(voice, { others: is<Quantity>({ count: "all" }, "") }, { select: of(alt(onField, lifeCards)) }),
    choice(
      voice,
      { others: is<Quantity>({ count: 1 }, "") },
      { select: of(onField, trail(voice.owner, "1 ")) },
    ),
    eitherOwned(voice),
    theirLeaderOr,
    nameAndOthers(voice),
  );
};

/** "{A} type Characters": all of them, whosever. */
const ofOneType = (inner: Grammar<Selection>): Grammar<Selection> => {
  const isTyped = ({ where: [first] }: Selection) =>
    first !== undefined && "has" in first && first.has === "type";
  const only = map(
    inner,
    (value) => (isTyped(value) ? value : undefined),
    (value) => (isTyped(value) ? value : undefined),
  );
  // Within a sentence it may go on with what an owner was said of.
  const begins = ({ text }: { text: string }, at: number) => at === 0 || /[\].] $/.test(text.slice(0, at));
  return { ...only, parse: (reading, at) => (begins(reading, at) ? only.parse(reading, at) : []) };
};

/** "1 of your [A] or your [B] Leader": each kind in its area. */
const eitherOwned = (voice: Voice): Grammar<Choice> =>
  map(
    seq(trail(few, "of "), voice.owner, onField, lead(" or ", voice.owner), onField),
    ([quantity, of, first, again, second]): Choice | undefined =>
      again === of && first.where.length && second.where.length
        ? { ...quantity, select: { of, ...unite([first, second]) } }
        : undefined,
    ({ select: { of, ...nouns }, by: _, ...quantity }) => {
      const [first, second, ...more] = divide(nouns) ?? [];
      return first && second && !more.length && of !== "any"
        ? ([quantity, of, first, of, second] as [Quantity, Who, Noun, Who, Noun])
        : undefined;
    },
  );

/** "all of your [A] and {B} type Characters": the noun goes for the name as well. */
const nameAndOthers = (voice: Voice): Grammar<Choice> =>
  map(
    seq(trail(all, "of "), voice.owner, named, lead(" and ", onField)),
    ([quantity, of, name, others]): Choice | undefined => {
      const [first] = others.where;
      return first && !("has" in first && first.has === "name")
        ? { ...quantity, select: { of, ...unite([{ in: others.in, where: [name] }, others]) } }
        : undefined;
    },
    ({ select: { of, ...nouns }, by: _, ...quantity }) => {
      const [first, second, ...more] = divide(nouns) ?? [];
      return first?.where.length === 1 && second && !more.length && of !== "any"
        ? ([quantity, of, first.where[0]!, second] as [Quantity, Who, Filter, Noun])
        : undefined;
    },
  );

/** "your Leader or 1 of your Characters": 1 of both. */
const leaderOr = (voice: Voice): Grammar<Choice> =>
  mapMany(
    seq(
      alt(lead(voice.own, onField), is<Noun>({ in: ["leader"], where: [{ card: "this" }] }, "this Leader")),
      alt(
        seq(
          alt(
            is<Quantity>({ count: 1 }, " or 1 of "),
            is<Quantity>({ count: 1, upTo: true }, " or up to 1 of "),
          ),
          lead(voice.own, onField),
        ),
        seq(is<Quantity>({ count: 1 }, " or 1 "), bare),
      ),
    ),
    ([leader, [many, others]]): Choice[] =>
      same(leader.in, ["leader"]) ? [{ ...many, select: { of: voice.who, ...either(leader, others) } }] : [],
    (value) => {
      const { select, ...many } = value;
      const { of, ...nouns } = select;
      return of === voice.who
        ? pairs(nouns).map(([leader, others]) => [leader, [many, others]] as [Noun, [Quantity, Noun]])
        : [];
    },
  );

/** "your opponent's rested Leader or up to 1 of your opponent's Characters": 1 of both. */
const theirLeaderOr: Grammar<Choice> = rule(() =>
  mapMany(
    seq(lead("your opponent's ", onField), lead(" or up to 1 of your opponent's ", onField)),
    ([leader, others]): Choice[] =>
      same(leader.in, ["leader"])
        ? [{ count: 1, upTo: true, select: { of: "opponent", ...either(leader, others) } }]
        : [],
    ({ select: { of, ...nouns }, count, upTo }) =>
      of === "opponent" && count === 1 && upTo ? pairs(nouns) : [],
  ),
);

const either = (first: Noun, second: Noun): Noun =>
  first.where.length + second.where.length === 0
    ? { in: [...first.in, ...second.in], where: [] }
    : unite([first, second]);

const pairs = (nouns: Noun): [Noun, Noun][] => {
  const [first, second, ...others] =
    nouns.where.length === 0
      ? [nouns.in.slice(0, 1), nouns.in.slice(1)].map((areas) => ({ in: areas, where: [] }))
      : (divide(nouns) ?? []);
  return first && second && others.length === 0 ? [[first, second]] : [];
};

/** "1 card from your hand", "up to 1 {A} type Character card from your trash". */
export const fromArea = both<Choice>((voice) =>
  alt(
    choice(
      voice,
      { others: alt(few, all) },
      variants("", "of the ", "of your "),
      { select: inArea(voice.owner) },
      { together },
    ),
    cardsOr(place(voice.owner)),
    withDifferentNames(voice),
    amongDone(voice),
    eitherKind(place(voice.owner)),
    eitherPlace(voice),
  ),
);

/** "up to 1 [A] or up to 1 {B} type card from your hand": 1 of both. */
const cardsOr = (area: Grammar<Omit<Selection, "where">>): Grammar<Choice> =>
  mapMany(
    seq(few, cards, variants(" or "), few, cards, area),
    ([many, first, , again, second, area]): Choice[] =>
      many.count === again.count && first.length && second.length
        ? [{ ...many, select: { ...area, where: [{ any: [pack(first), pack(second)] }] } }]
        : [],
    ({ select, ...many }) => {
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

/** "up to 1 {A} type card or card with a [Trigger], with a cost of 5 or less from your hand": what follows goes for both. */
const eitherKind = (area: Grammar<Omit<Selection, "where">>): Grammar<Choice> =>
  map(
    seq(few, cards, lead(" or ", cards), lead(", with ", property), area),
    ([many, first, second, common, area]): Choice => ({
      ...many,
      select: { ...area, where: [{ any: [pack(first), pack(second)] }, common] },
    }),
    ({ select, ...many }) => {
      const { where, ...area } = select;
      const [only, common, ...others] = where;
      if (!only || !common || others.length || !("any" in only) || only.any.length !== 2) return undefined;
      const [first, second] = only.any.map(unpack);
      return [many, first!, second!, common, area] as [
        Quantity,
        Filter[],
        Filter[],
        Filter,
        Omit<Selection, "where">,
      ];
    },
  );

/** "1 {A} type card from your hand or 1 [B] from your hand or field", "1 of your Characters or 1 card from your hand". */
const eitherPlace = (voice: Voice): Grammar<Choice> => {
  const away = map(
    seq(few, cards, place(voice.owner)),
    ([many, where, area]): [Quantity, Selection] => [many, { ...area, where }],
    ([many, { where, of, in: areas }]) => [many, where, { of, in: areas }] as [Quantity, Filter[], Place],
  );
  const there = seq(
    trail(few, "of "),
    record<Selection>({}, { of: voice.owner }, { others: onField }) as Grammar<Selection>,
  );
  return map(
    alt(seq(alt(away, there), lead(" or ", away)), seq(away, lead(" or ", there))),
    ([[many, first], [again, second]]): Choice | undefined =>
      many.count === again.count && first.of === second.of && !same(first.in, second.in)
        ? {
            ...many,
            select: {
              of: first.of,
              in: [...new Set([...first.in, ...second.in])],
              where: [{ any: [first, second].map((one) => ({ all: [{ area: one.in }, ...one.where] })) }],
            },
          }
        : undefined,
    ({ select: { of, ...nouns }, by: _, ...many }) => {
      const [first, second, ...more] = divide(nouns) ?? [];
      return first && second && !more.length
        ? ([
            [many, { of, ...first }],
            [many, { of, ...second }],
          ] as [[Quantity, Selection], [Quantity, Selection]])
        : undefined;
    },
  );
};

const amongLooked = record<Omit<Selection, "where">>({ of: "any", in: [] }, { among: looked });
const eitherLooked: Grammar<Choice> = rule(() => alt(cardsOr(amongLooked), eitherKind(amongLooked)));

/** "up to 1 Character card trashed by this effect", "1 of the revealed cards": of those that an earlier clause was about. */
const amongDone = (voice: Voice): Grammar<Choice> => {
  const of = (among: Grammar<Reference>) =>
    choice(
      voice,
      { others: alt(few, all) },
      { select: record<Selection>({ of: "any", in: [] }, { where: cards }, { among }) },
    );
  return alt(
    of(pronoun({ did: "trash" }, " trashed by this effect")),
    of(pronoun({ did: "reveal" }, " revealed", " revealed by this effect")),
    choice(
      voice,
      { others: few },
      {
        select: record<Selection>(
          { of: "any", in: [], where: [] },
          {
            among: alt(
              pronoun({ many: true, did: "reveal" }, "of the revealed cards"),
              pronoun({ many: true, did: "trash" }, "of the trashed cards"),
            ),
          },
        ),
      },
    ),
  );
};

/** What goes for the chosen together may stand before their area. */
const withDifferentNames = (voice: Voice): Grammar<Choice> =>
  mapMany(
    seq(few, cards, together, qualities, place(voice.owner)),
    ([many, before, common, after, area]): Choice[] =>
      common ? [{ ...many, select: { ...area, where: [...before, ...after] }, together: common }] : [],
    ({ select, together: common, ...many }) => {
      const { where, ...area } = select;
      return splits(where).map(
        ([before, after]) =>
          [many, before, common, after, area as Place] as [Quantity, Filter[], Together, Filter[], Place],
      );
    },
  );

/** "1 card from the top of your deck". */
export const fromEnd = both<Choice>((voice) =>
  choice(voice, { others: few }, { select: atEnd(voice.owner) }),
);

/** "up to 1 {A} type card", of the cards that were just looked at. */
export const fromLooked = both<Choice>((voice) => alt(lookedAt(voice), eitherLooked));

const lookedAt = (voice: Voice): Grammar<Choice> =>
  choice(
    voice,
    { others: few },
    { select: record<Selection>({ of: "any", in: [] }, { where: cards }, { among: looked }) },
    { together },
  );

/** Cards on the field. */
export const fieldTarget = both<Target>((voice) =>
  alt<Target>(thisCard, that, onFieldChoice(voice), leaderOr(voice)),
);

/** Cards anywhere. */
export const anyTarget = both<Target>((voice) =>
  alt<Target>(fieldTarget(voice), thatFromTrash, fromArea(voice), fromEnd(voice)),
);

/** A Character that was K.O.'d. */
const thatFromTrash: Grammar<Target> = pronoun(
  { many: false, noun: "Character" },
  "that Character card from your trash",
  "that Character card",
);

/** Cards that are not yet in play. */
export const offField = both<Target>((voice) =>
  alt<Target>(thisCard, that, thatFromTrash, fromArea(voice), fromLooked(voice)),
);

/** One description or several, each with its own number. */
export const several = (target: Grammar<Target>): Grammar<Target[]> =>
  map(
    andList(target),
    (targets) => (targets.some((one, i) => isUnowned(one) && isLeader(targets[i - 1])) ? undefined : targets),
    (targets) => targets,
  );
const isLeader = (one: Target | undefined): one is Choice =>
  typeof one === "object" && "select" in one && same(one.select.in, ["leader"]);
const isUnowned = (one: Target): boolean =>
  typeof one === "object" &&
  "select" in one &&
  one.select.of === "any" &&
  same(one.select.in, ["characters"]);

/** "your Leader and 1 Character", "your opponent's rested Leader and up to 1 Character": what is said before goes for both. */
export const leaderAndFew = both<Target[]>((voice) =>
  mapMany(
    seq(voice.owner, trail(modifiers, "Leader and "), few, onField),
    ([of, before, many, { in: areas, where }]): Target[][] =>
      same(areas, ["characters"])
        ? [
            [
              { count: "all", select: { of, in: ["leader"], where: before } },
              { ...many, select: { of, in: areas, where: [...before, ...where] } },
            ],
          ]
        : [],
    (targets) => {
      const [first, second, ...more] = targets as Choice[];
      if (more.length || !second || !isLeader(first) || first.count !== "all") return [];
      const { select, ...many } = second;
      const { of, where: before } = first.select;
      const isBoth = select?.of === of && of !== "any" && same(select.where.slice(0, before.length), before);
      return isBoth
        ? [
            [of, before, many, { in: select.in, where: select.where.slice(before.length) }] as [
              Who,
              Filter[],
              Quantity,
              Noun,
            ],
          ]
        : [];
    },
  ),
);

/** "your opponent's Leader and up to 2 of their Characters": each is taken for itself. */
export const leaderAndTheirs: Grammar<Target[]> = rule(() =>
  mapMany(
    seq(lead("your opponent's ", onField), lead(" and ", trail(alt(few, all), "of their ")), onField),
    ([leader, many, others]): Target[][] =>
      same(leader.in, ["leader"])
        ? [
            [
              { count: "all", select: { of: "opponent", ...leader } },
              { ...many, select: { of: "opponent", ...others } },
            ],
          ]
        : [],
    (targets) => {
      const [first, second, ...more] = targets as Choice[];
      if (more.length || !second?.select || !isLeader(first) || first.count !== "all") return [];
      const { select, ...many } = second;
      const noun = ({ in: areas, where }: Selection): Noun => ({ in: areas, where });
      return first.select.of === "opponent" && select.of === "opponent"
        ? [[noun(first.select), many, noun(select)] as [Noun, Quantity, Noun]]
        : [];
    },
  ),
);

/** "up to 1 A and up to 1 B from your hand": the area goes for both. */
export const severalFromArea = both<Target[]>((voice) => alt(listedFromArea(voice), eachNamed(voice)));
/** "up to 1 each of [A], [B], and [C] with a cost of 2 from your hand". */
const eachNamed = (voice: Voice): Grammar<Target[]> =>
  map(
    seq(trail(few, "each of "), andList(named, 2), qualities, place(voice.owner)),
    ([many, names, after, area]) =>
      names.map((name): Target => ({ ...many, select: { ...area, where: [name, ...after] } })),
    (targets) => {
      const choices = targets as Choice[];
      const area = placeOf(choices[0]);
      if (!area || !choices.every((one) => same(placeOf(one), area))) return undefined;
      const { select, ...many } = choices[0]!;
      return [many, choices.map((one) => one.select.where[0]!), select.where.slice(1), area] as [
        Quantity,
        Filter[],
        Filter[],
        Place,
      ];
    },
  );
const listedFromArea = both<Target[]>((voice) =>
  map(
    seq(andList(seq(few, cards), 2), place(voice.owner)),
    ([all, area]) => all.map(([many, where]): Target => ({ ...many, select: { ...area, where } })),
    (targets) => {
      const choices = targets as Choice[];
      const area = placeOf(choices[0]);
      if (!area || !choices.every((one) => same(placeOf(one), area) && !("among" in one.select)))
        return undefined;
      return [choices.map(({ select, ...many }) => [many, select.where] as [Quantity, Filter[]]), area] as [
        [Quantity, Filter[]][],
        Place,
      ];
    },
  ),
);

const placeOf = (one: Choice | undefined): Place | undefined =>
  one && typeof one === "object" && "select" in one
    ? { of: one.select.of as Who, in: one.select.in }
    : undefined;

/** "up to 1 each of your opponent's Leader and Character cards"; a Leader has no cost that could be bounded (2-7-5). */
export const oneOfEach = both<Target[]>((voice) =>
  map(
    seq(
      few,
      variants("each of ", "of each of "),
      trail(voice.owner, ["Leader and Character cards", "Leader and Characters"]),
      qualities,
    ),
    ([many, , of, where]): Target[] => [
      { ...many, select: { of, in: ["leader"], where: where.filter((one) => !isCost(one)) } },
      { ...many, select: { of, in: ["characters"], where } },
    ],
    (targets) => {
      const second = (targets as Choice[])[1];
      const areas = (targets as Choice[]).map((one) => one.select?.in);
      if (!second?.select || !same(areas, [["leader"], ["characters"]])) return undefined;
      const { select, ...many } = second;
      return [many, undefined, select.of as Who, select.where] as [Quantity, undefined, Who, Filter[]];
    },
  ),
);

/** DON!! cards are no cards of an area here; where they may be chosen as well, see mixed. */
export const withoutDon = (inner: Grammar<Target>): Grammar<Target> =>
  map(
    inner,
    (what) =>
      typeof what === "object" && "select" in what && what.select.in.includes("cost") ? undefined : what,
    (what) => what,
  );
