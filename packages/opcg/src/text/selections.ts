import {
  alone,
  alt,
  concat,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  orList,
  plural,
  record,
  rule,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Filter, Selection, Who } from "@arbiter/engine";
import {
  anyOf,
  eachOf,
  goesOn,
  modified,
  modifiers,
  named,
  qualified,
  qualities,
  typeIncludes,
} from "./filters.ts";
import { card, OPPONENT, owner, YOU } from "./words.ts";

/** Cards by description. "Character" is one in the Character area, "Character card" one elsewhere (2-2-4). */

/** The field without its cost area, and with it (3-1-2). */
const FIELD = ["leader", "characters", "stage"];
const ALL_FIELD = [...FIELD, "cost"];

export interface Noun {
  in: string[];
  where: Filter[];
}

const noun = (areas: string[], ...words: string[]): Grammar<Noun> => is({ in: areas, where: [] }, ...words);

/** Nouns that only cards on the field have. */
const placed: Grammar<Noun> = alt(
  noun(
    ["leader", "characters"],
    "Leader or Character cards",
    "Leader and Character cards",
    "Leader or Character card",
    "Leader or Characters",
    "Leaders or Characters",
    "Leader or Character",
    "Leader and Characters",
    "Leaders and Characters",
  ),
  noun(["characters"], "Characters", "Character"),
  noun(["characters", "stage"], "Characters or Stages", "Character or Stage", "Characters and Stages"),
  noun(["leader", "stage"], "Leader or Stage cards"),
  noun(["leader"], "Leader", "Leaders"),
  noun(["cost", "characters"], "DON!! cards or Characters"),
  noun(["characters", "cost"], "Characters or DON!! cards", "Character or DON!! cards"),
  noun(["stage"], "Stages", "Stage"),
);

/** Nouns that mean the field only with an owner: "your cards". */
const owned: Grammar<Noun> = alt(
  noun(["characters"], "Character cards", "Character card"),
  noun(["stage"], "Stage cards", "Stage card"),
  noun(ALL_FIELD, "cards", "card"),
);

const names = (list: (item: Grammar<Filter>) => Grammar<Filter>): Grammar<Noun> =>
  record<Noun>({ in: FIELD }, { where: alone(trail(list(named), ["", " cards", " card"])) });

/** Modifiers, noun and what follows it. */
const head = (nouns: Grammar<Noun>, marks = modifiers, more = qualities): Grammar<Noun> =>
  mapMany(
    seq(marks, nouns, more),
    ([before, inner, after]) => {
      const where = [...before, ...inner.where, ...after.map((one) => ofCost(inner.in, one))];
      return [{ in: same(inner.in, ALL_FIELD) && where.some(isNoDon) ? FIELD : inner.in, where }];
    },
    (value) =>
      splits(value.where).flatMap(([before, others]) =>
        splits(others).flatMap(([own, after]) =>
          (same(value.in, FIELD) ? [FIELD, ALL_FIELD] : [value.in]).map(
            (areas) => [before, { in: areas, where: own }, after.map(costOf)] as [Filter[], Noun, Filter[]],
          ),
        ),
      ),
  );

/** What no DON!! card is like: "your {A} type cards" are others. */
const isNoDon = (filter: Filter): boolean =>
  "any" in filter
    ? filter.any.every(isNoDon)
    : ["has", "includes", "keyword", "ability"].some((key) => key in filter) ||
      ("number" in filter && filter.number.endsWith("power"));

/**
 * Leaders and DON!! have no cost (2-7-5): "Leader or Character cards with a cost of 4" bounds the others. Where the kinds
 * are not named, "[A] with a cost of 4", it is no Leader.
 */
const NO_COST: Filter = { area: ["leader", "cost"] };
export const isCost = (filter: Filter): boolean =>
  "number" in filter
    ? filter.number.endsWith("cost")
    : "all" in filter
      ? filter.all.every(isCost)
      : "any" in filter && filter.any.every(isCost);
const ofCost = (areas: string[], filter: Filter): Filter =>
  areas.length === 2 && (areas.includes("leader") || areas.includes("cost")) && isCost(filter)
    ? { any: [NO_COST, filter] }
    : filter;
export const costOf = (filter: Filter): Filter =>
  "any" in filter && same(filter.any[0], NO_COST) ? filter.any[1]! : filter;

/** "[A] Leader", "[A] or [B] Characters". */
const namedPlaced: Grammar<Noun> = rule(() =>
  map(
    seq(trail(anyOf(named), " "), placed),
    ([name, inner]) => ({ ...inner, where: [name] }),
    (value) =>
      value.where.length === 1 ? ([value.where[0]!, { ...value, where: [] }] as [Filter, Noun]) : undefined,
  ),
);

/** "Character [A]": the name after the noun. */
const placedNamed: Grammar<Noun> = rule(() =>
  map(
    seq(trail(placed, " "), named),
    ([inner, name]) => ({ ...inner, where: [name] }),
    (value) =>
      value.where.length === 1 ? ([{ ...value, where: [] }, value.where[0]!] as [Noun, Filter]) : undefined,
  ),
);
/** "[A] and [B] Characters", where all of them are meant. */
const eachPlaced: Grammar<Noun> = rule(() =>
  map(
    seq(trail(eachOf(named), " "), placed),
    ([name, inner]) => ({ ...inner, where: [name] }),
    (value) =>
      value.where.length === 1 ? ([value.where[0]!, { ...value, where: [] }] as [Filter, Noun]) : undefined,
  ),
);

const bareNouns: Grammar<Noun> = rule(() => alt(placed, namedPlaced, placedNamed, names(anyOf)));
const ownedNouns: Grammar<Noun> = rule(() => alt(bareNouns, owned));
const allHead: Grammar<Noun> = rule(() => head(alt(names(eachOf), eachPlaced)));

/** What may follow a name: " Characters with …", or nothing. */
export const nounAfterName: Grammar<Noun> = rule(() =>
  record<Noun>(
    {},
    {
      in: alt(
        map(
          lead(" ", placed),
          (one) => one.in,
          (areas) => ({ in: areas, where: [] }),
        ),
        is(FIELD, ""),
      ),
    },
    { where: qualities },
  ),
);

/** Any of several descriptions, each with its areas: "Characters or [Name]". */
const union = (nouns: Grammar<Noun>): Grammar<Noun> => {
  const next = marked(nouns);
  const list = concat(
    concat(alone(head(nouns)), many(lead(", ", next))),
    alone(lead([" or ", ", or "], next)),
  );
  return map(list, (all) => (isOneDescription(all) ? undefined : unite(all)), divide);
};

/** What follows "or" is a description of its own only if it begins with what the cards are like, or with a name alone. */
const marked = (nouns: Grammar<Noun>): Grammar<Noun> => alt(head(nouns, modified), head(names(anyOf), none));
const none: Grammar<Filter[]> = is<Filter[]>([], "");

/**
 * "Characters with a cost of 4 or less or Stages with a cost of 2 or less": each has its own; and nobody names the same
 * noun twice for one description: "{A} type Characters or Characters with a [Trigger]".
 */
const twice = (nouns: Grammar<Noun>): Grammar<Noun> => {
  const second = lead(" or ", head(placed, none, qualified));
  const pairs = alt(
    seq(head(nouns, modifiers, qualified), second),
    map(
      seq(head(nouns, modified, none), second),
      (both) => (same(both[0].in, both[1].in) ? both : undefined),
      (both) => both,
    ),
  );
  return map(pairs, unite, (value) => divide(value) as [Noun, Noun] | undefined);
};

/** "[A] or [B]" is a list of names, and so is "Characters other than [A] or [B]"; what was counted last may go on. */
const isOneDescription = (all: Noun[]): boolean =>
  all.every(({ where }) => isName(where[0])) ||
  all.slice(0, -1).some(({ where }) => where.some(goesOn)) ||
  all.some(({ where }, i) => isName(all[i + 1]?.where[0]) && isOther(where.at(-1)));
export const isName = (filter: Filter | undefined): boolean =>
  filter !== undefined &&
  ("any" in filter ? filter.any.every(isName) : "has" in filter && filter.has === "name");
const isOther = (filter: Filter | undefined): boolean =>
  filter !== undefined && "not" in filter && ("card" in filter.not || isName(filter.not));

export function unite(all: Noun[]): Noun {
  const areas = [...new Set(all.flatMap((one) => one.in))];
  return { in: areas, where: [{ any: all.map((one) => ({ all: [{ area: one.in }, ...one.where] })) }] };
}

export function divide(value: Noun): Noun[] | undefined {
  const [only, ...others] = value.where;
  if (!only || others.length || !("any" in only)) return undefined;
  const all = only.any.map((one) => {
    const [first, ...where] = "all" in one ? one.all : [];
    return first && "area" in first ? { in: first.area, where } : undefined;
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** Cards on the field without an owner, with one, and where all of them are meant. */
export const bare: Grammar<Noun> = rule(() => alt(head(bareNouns), union(bareNouns), twice(bareNouns)));
export const onField: Grammar<Noun> = rule(() => alt(head(ownedNouns), union(ownedNouns), twice(ownedNouns)));
/** With an owner, and beginning with what they are like or with a name: what may follow "or" without an article. */
export const markedOnField: Grammar<Noun> = rule(() => marked(ownedNouns));
export const allOnField: Grammar<Noun> = rule(() => alt(onField, allHead));

/** A noun for cards anywhere else. */
const category = (categories: string[], ...words: string[]): Grammar<Filter[]> =>
  is<Filter[]>([{ category: categories }], ...words);

const cardNoun: Grammar<Filter[]> = rule(() =>
  alt(
    is<Filter[]>([], "card", "cards"),
    category(["CHARACTER"], "Character card", "Character cards", "Character", "Characters"),
    category(["EVENT"], "Event", "Events", "Event card", "Event cards"),
    category(["STAGE"], "Stage card", "Stage cards", "Stage", "Stages"),
    category(["EVENT", "STAGE"], "Event or Stage card", "Event or Stage cards"),
    category(["CHARACTER", "STAGE"], "Character or Stage card", "Character or Stage cards"),
    category(["CHARACTER", "EVENT"], "Character or Event card", "Character card or Event"),
    alone(trail(named, ["", " card", " cards"])),
    map(
      trail(named, [" Character card", " Character cards", " Character", " Characters"]),
      (name): Filter[] => [name, { category: ["CHARACTER"] }],
      ([name, kind, ...others]) =>
        name && !others.length && same(kind, { category: ["CHARACTER"] }) ? name : undefined,
    ),
    alone(lead(["card with a type including ", "cards with a type including "], typeIncludes)),
  ),
);

const cardHead: Grammar<Filter[]> = rule(() => concat(modifiers, cardNoun));
const isCategory = (where: Filter[]): boolean => where.length === 1 && "category" in where[0]!;

export const pack = (where: Filter[]): Filter => (where.length === 1 ? where[0]! : { all: where });
export const unpack = (filter: Filter): Filter[] => ("all" in filter ? filter.all : [filter]);

/** "{A} type card", "[B] or {C} type card": any of the heads, what follows goes for all. */
const cardHeads: Grammar<Filter[]> = rule(() =>
  alt(
    cardHead,
    map(
      orList(cardHead, 2),
      ([first, ...others]) =>
        first!.length > 0 && others.every((one) => one.length > 0 && !isCategory(one))
          ? [{ any: [first!, ...others].map(pack) }]
          : undefined,
      ([only, ...others]) => (only && !others.length && "any" in only ? only.any.map(unpack) : undefined),
    ),
  ),
);

/**
 * "red Character card with a cost of 3 or less or Event", "{A} type card or card with a [Trigger]": two descriptions. What
 * stands before "or" goes for the first alone only if it has said all, or if the same noun comes again.
 */
const eitherCards: Grammar<Filter[]> = rule(() => {
  const or = lead([" or ", ", or "], concat(cardHead, qualities));
  const again = lead(" or ", seq(cardNoun, qualified));
  const closed = map(
    seq(concat(cardHead, qualified), or),
    (both) => (isClosed(both) ? both : undefined),
    (both) => both,
  );
  const repeated = map(
    seq(modified, cardNoun, again),
    ([marks, noun, [same1, after]]): [Filter[], Filter[]] | undefined =>
      same(noun, same1) && !after.some(isOther)
        ? [
            [...marks, ...noun],
            [...same1, ...after],
          ]
        : undefined,
    ([first, second]) => {
      const at = first.findIndex((one) => "category" in one);
      const noun = at < 0 ? [] : first.slice(at);
      return [first.slice(0, at < 0 ? first.length : at), noun, [noun, second.slice(noun.length)]] as [
        Filter[],
        Filter[],
        [Filter[], Filter[]],
      ];
    },
  );
  const either = (both: Grammar<[Filter[], Filter[]]>): Grammar<Filter[]> =>
    map(
      both,
      (all): Filter[] => [{ any: all.map(pack) }],
      ([only, ...others]) => {
        const all = only && !others.length && "any" in only ? only.any.map(unpack) : [];
        return all.length === 2 ? (all as [Filter[], Filter[]]) : undefined;
      },
    );
  const othersThan = map(
    qualities,
    (all) => (all.every(isOther) ? all : undefined),
    (all) => all,
  );
  return alt(either(closed), concat(either(repeated), othersThan));
});
/** "card other than [A] or [B]" goes on with its names, what is counted last may go on, and "other than" at the end goes for which? */
const isClosed = ([first, second]: [Filter[], Filter[]]): boolean =>
  second.length > 0 &&
  !first.some(goesOn) &&
  !second.some(isOther) &&
  !(isOther(first.at(-1)) && second[0] !== undefined && "has" in second[0] && second[0].has !== "color");

/** Cards by what they are, without saying where. */
export const cards: Grammar<Filter[]> = rule(() => alt(concat(cardHeads, qualities), eitherCards));

const places: Grammar<string[]> = alt(
  is(["hand"], "hand", "hands"),
  is(["trash"], "trash"),
  is(["deck"], "deck"),
  is(["hand", "trash"], "hand or trash"),
  is(["hand", "deck"], "hand or deck"),
  is(["hand", ...FIELD], "hand or field"),
);

export interface Place {
  of: Who;
  in: string[];
}

/** "from your hand", "in your opponent's trash". */
export const place = (whose: Grammar<Who>): Grammar<Place> =>
  record<Place>({}, variants(" from ", " in "), { of: whose }, { in: places });

/** Cards in an area outside the field. */
export const inArea = (whose: Grammar<Who>): Grammar<Selection> =>
  mapMany(
    seq(cards, place(whose), qualities),
    ([where, area, after]) => [{ ...area, where: [...where, ...after] }],
    (value) => {
      const { where: all, ...area } = value;
      return splits(all).map(([where, after]) => [where, area, after] as [Filter[], Place, Filter[]]);
    },
  );

export type End = "top" | "bottom" | "either";
export const end: Grammar<End> = alt(
  is<End>("top", "top"),
  is<End>("bottom", "bottom"),
  is<End>("either", "top or bottom"),
);

/** "cards from the top of your deck"; a card "from your Life area" is the top one, too (3-10-2). */
export const atEnd = (whose: Grammar<Who | "any">): Grammar<Selection> =>
  alt(
    record<Selection>(
      { where: [] },
      card,
      " from the ",
      { end },
      " of ",
      {
        of: alt<Who | "any">(
          whose,
          is<"any">("any", "your or your opponent's ", "yours or your opponent's "),
        ),
      },
      { in: alt(is(["deck"], "deck"), is(["life"], "Life cards", "Life")) },
    ),
    record<Selection>(
      { in: ["life"], end: "top", where: [] },
      card,
      " from ",
      { of: whose },
      variants("Life area", "Life cards"),
    ),
  );

/** "Life cards", "face-up Life cards": without an end. */
export const lifeCards: Grammar<Noun> = rule(() =>
  record<Noun>({ in: ["life"] }, { where: modifiers }, plural("Life card")),
);

/** "Characters on your field". */
export const onTheField: Grammar<Selection> = rule(() =>
  record<Selection>({}, { others: bare }, " on ", { of: owner }, "field"),
);

/** Cards to be counted: "your Life cards", "cards in your hand", "of your rested Characters". */
export const counted: Grammar<Selection> = rule(() => {
  const whose = alt<Who | "any">(owner, is<"any">("any", "your and your opponent's "));
  const of = (inner: Grammar<Noun>): Grammar<Selection> =>
    record<Selection>({}, variants("", "of "), { of: whose }, { others: inner });
  const inLife = record<Selection>({ in: ["life"], where: [] }, card, " in ", { of: owner }, "Life area");
  return alt(inArea(YOU.owner), inArea(OPPONENT.owner), of(lifeCards), inLife, of(onField), onTheField);
});
