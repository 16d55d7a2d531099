import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  mapMany,
  record,
  rule,
  ruleFor,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Filter, Reference, Selection, Who } from "@arbiter/engine";
import { dashedIn, qualities } from "./filters.ts";
import { AREA, adjectives, cards, cardsPlural, category, isNominal, joined, PLAY, unpack } from "./kinds.ts";
import { that, thisCard } from "./references.ts";
import { OPPONENT, owner, YOU } from "./words.ts";

/**
 * Cards by description. Areas: leader, battle, combo, unison, energy, life, hand, drop, warp, deck, zDeck,
 * zEnergy, removed. A Battle Card without an area is one in the Battle Area (20-1-2), a Unison one in the
 * Unison Area (20-1-5), a character or trait alone means the Leader and Battle Areas (20-1-6). "Cards in Rest Mode" are
 * those of every area in which cards are positioned, so energy, too (1-10-1, 1-10-2).
 */

interface Noun {
  in: string[];
  where: Filter[];
}

const noun = (words: Grammar<Filter[]>, areas: (where: Filter[]) => string[]): Grammar<Noun> =>
  map(
    words,
    (where): Noun => ({ in: areas(where), where }),
    (value) => (same(value.in, areas(value.where)) ? value.where : undefined),
  );
export const barePlural: Grammar<Noun> = rule(() =>
  alt(noun(cardsPlural, areasOf), noun(trail(cardsPlural, " in play"), playedAreas)),
);
export const pluralIn: (whose: Grammar<Who>) => Grammar<Selection> = ruleFor((whose) =>
  map(
    seq(cardsPlural, place(whose)),
    ([where, area]): Selection => ({ ...area, where }),
    ({ where, ...area }) => [where, area as Place] as [Filter[], Place],
  ),
);

/** Where cards are that the text names without an area. */
export function areasOf(where: Filter[]): string[] {
  if (where.length > 0 && where.every(isPosition)) return TURNED;
  const [only] = where;
  if (where.length === 1 && only && "any" in only && !isNominal(only))
    return PLAY.filter((area) => only.any.some((one) => areasOf(unpack(one)).includes(area)));
  for (const filter of where) {
    if ("has" in filter && filter.has === "name" && filter.value.endsWith(" Token")) return ["battle"];
    if ("category" in filter) return [...new Set(filter.category.map((one) => AREA.get(one)!))];
    if ("not" in filter && "category" in filter.not && AREA.get(filter.not.category[0]!) !== "battle")
      return PLAY.filter((area) => area !== AREA.get((filter.not as { category: string[] }).category[0]!));
  }
  const characters = (filter: Filter): boolean =>
    "any" in filter
      ? filter.any.some(characters)
      : "has" in filter && ["character", "trait"].includes(filter.has);
  return where.some(characters) ? ["leader", "battle"] : PLAY;
}

/** "in play": what was played, into the Battle or Unison Area (5-5-1); a Leader never was. */
export function playedAreas(where: Filter[]): string[] {
  const areas = areasOf(where);
  return areas.includes("leader") && areas.length > 1 && !where.some(isLeader) ? ["battle", "unison"] : areas;
}
/** "a Z-Leader or Z-Battle Card in play": that lies in the Leader Area. */
const isLeader = (filter: Filter): boolean => {
  if ("category" in filter) return filter.category.some((one) => AREA.get(one) === "leader");
  return "any" in filter ? filter.any.some(isLeader) : "all" in filter && filter.all.some(isLeader);
};

/** Cards in play, energy, life. */
export const bare: Grammar<Noun> = rule(() => {
  const here = alt(cards, ofKind(joined(trail(cards, " in the Battle Area"), qualities)));
  return alt(noun(here, areasOf), played(" in play"), resources, mixture);
});
const played = (words: string): Grammar<Noun> =>
  noun(alt(trail(cards, words), joined(trail(cards, words), someQualities)), playedAreas);

/** "Battle Cards in the Battle Area": the area only repeats what the noun says. */
const ofKind = (inner: Grammar<Filter[]>): Grammar<Filter[]> =>
  map(
    inner,
    (where) => (same(areasOf(where), ["battle"]) ? where : undefined),
    (where) => where,
  );

/** "red energy", "life", "Z-Energy in Rest Mode": cards named by their area. */
export const resources: Grammar<Noun> = rule(() => {
  const of = (area: string, ...words: string[]): Grammar<Noun> =>
    record<Noun>(
      { in: [area] },
      {
        where: joined(
          trail(alt(is<Filter[]>([], ""), trail(adjectives, " ")), variants(...words)),
          qualities,
        ),
      },
    );
  return alt(
    of("energy", "energy", "energy cards"),
    of("life", "life", "life cards"),
    of("zEnergy", "Z-Energy", "Z-Energy cards", "Z-energy"),
  );
});

const someQualities: Grammar<Filter[]> = rule(() =>
  map(
    qualities,
    (all) => (all.length ? all : undefined),
    (all) => all,
  ),
);

/** Some of them are named by their area; "red Leaders and Battle Cards" leaves open what is red. */
const isMixed = (all: Filter[]): boolean => {
  const kinds = all.filter((one) => "all" in one);
  return (
    kinds.length < all.length &&
    (kinds.length === 1 || kinds.every((one) => "all" in one && one.all.length === 2))
  );
};

/** "Battle Cards and energy in Rest Mode": each in its area, and what follows goes for all. */
const mixture: Grammar<Noun> = rule(() => {
  const kind = (area: string, ...words: string[]) => is<Filter>({ area: [area] }, ...words);
  const item: Grammar<Filter> = alt(
    map(
      seq(
        alt(is<Filter[]>([], ""), trail(adjectives, " ")),
        record<Filter>({}, { category: alone(category) }),
      ),
      ([before, only]): Filter | undefined =>
        "category" in only ? { all: [{ area: [AREA.get(only.category[0]!)!] }, ...before, only] } : undefined,
      (value) =>
        "all" in value ? ([value.all.slice(1, -1), value.all.at(-1)!] as [Filter[], Filter]) : undefined,
    ),
    kind("energy", "energy"),
    kind("life", "life"),
    kind("zEnergy", "Z-Energy"),
    kind("hand", "cards in their hand", "cards in hand"),
  );
  const areas = (one: Filter): string[] =>
    "area" in one ? one.area : "all" in one && "area" in one.all[0]! ? one.all[0].area : [];
  return map(
    seq(listOf(item, variants(", "), variants(" and ", " or ", " and/or "), 2), qualities),
    ([all, after]): Noun | undefined =>
      isMixed(all) ? { in: [...new Set(all.flatMap(areas))], where: [{ any: all }, ...after] } : undefined,
    ({ where: [first, ...after] }) =>
      first && "any" in first ? ([first.any, after] as [Filter[], Filter[]]) : undefined,
  );
});

const AREAS: [string, ...string[]][] = [
  ["hand", "hand", "hands"],
  ["deck", "deck", "Deck", "decks"],
  ["drop", "Drop Area", "Drop", "Drop Areas", "Drops"],
  ["warp", "Warp", "Warps"],
  ["energy", "energy", "Energy Area", "Energy Areas"],
  ["life", "life", "Life Area"],
  ["battle", "Battle Area", "Battle Areas", "battle area"],
  ["combo", "Combo Area", "Combo Areas", "Combo area", "combo area"],
  ["unison", "Unison Area", "Unison Areas"],
  ["leader", "Leader Area", "Leader Areas"],
  ["zEnergy", "Z-Energy", "Z-Energy Area", "Z-energy"],
  ["zDeck", "Z-Deck"],
];
export const areaName: Grammar<string> = alt(...AREAS.map(([value, ...words]) => is(value, ...words)));
export const areaNames: Grammar<string[]> = rule(() =>
  listOf(
    areaName,
    variants(", ", ", your "),
    variants(
      " or ",
      " and ",
      " and/or ",
      ", or ",
      ", and ",
      ", and/or ",
      " or your ",
      " and your ",
      " and/or your ",
      " or a ",
      " or an ",
      " or the ",
      " or from your ",
    ),
  ),
);

/** "in Battle Areas": of both players. */
export const everyones: Grammar<string[]> = listOf(
  alt(
    ...AREAS.flatMap(([value, ...words]) => {
      const plural = words.filter((word) => word.endsWith("s"));
      return plural.length ? [is(value, ...plural)] : [];
    }),
  ),
  variants(", "),
  variants(" and ", " or ", ", and ", " and/or "),
);
/** "in your hand and your opponent's hand". */
const inEither: Grammar<Place> = map(
  seq(
    lead(
      [" in your ", " from your "],
      rule(() => areaName),
    ),
    lead(
      [" and your opponent's ", " or your opponent's "],
      rule(() => areaName),
    ),
  ),
  ([area, again]): Place | undefined => (area === again ? { of: "any", in: [area] } : undefined),
  (place) =>
    place.of === "any" && place.in.length === 1
      ? ([place.in[0]!, place.in[0]!] as [string, string])
      : undefined,
);
/** "in areas other than your deck, hand, or life". */
const elsewhere: Grammar<Place> = mapMany(
  lead(
    [" in areas other than your ", " in any area other than your "],
    rule(() => areaNames),
  ),
  (areas): Place[] => [
    { of: "you", in: AREAS.map(([area]) => area).filter((area) => !areas.includes(area)) },
  ],
  (place) => {
    const others = AREAS.map(([area]) => area).filter((area) => !place.in.includes(area));
    return place.of === "you" && others.length < 5 ? orders(others) : [];
  },
);
/** All orders of a few words. */
const orders = (all: string[]): string[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one) => orders(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

export interface Place {
  of: Who | "any";
  in: string[];
  under?: Reference | Selection;
  end?: End;
}

/** "from your hand", "in your opponent's Drop Area", "under this card". */
export const place: (whose: Grammar<Who>) => Grammar<Place> = ruleFor((whose) =>
  alt(
    record<Place>(
      {},
      variants(
        " from ",
        " in ",
        " in play in ",
        " from among all the cards in ",
        " from among all cards in ",
        " from among cards in ",
        " from among the cards in ",
        " among all cards in ",
        " among all the cards in ",
        " among cards in ",
        " among the cards in ",
      ),
      { of: whose },
      { in: areaNames },
    ),
    is<Place>(
      { of: "you", in: [] },
      " in all of your areas",
      " in any of your areas",
      " from any of your areas",
    ),
    is<Place>({ of: "any", in: [] }, " in all areas", " in any area"),
    record<Place>(
      { of: "any" },
      variants(" in ", " from ", " from among all cards in ", " from among all the cards in "),
      variants(
        "you or your opponent's ",
        "your or your opponent's ",
        "your and your opponent's ",
        "each player's ",
        "you and your opponent's ",
        "both players' ",
        "a player's ",
        "either player's ",
      ),
      { in: areaNames },
    ),
    record<Place>(
      { of: "any" },
      variants(
        " in a ",
        " in any ",
        " in the ",
        " in all ",
        " in play in all ",
        " in play in a ",
        " in an ",
        " from a ",
        " from the ",
        " from their owner's ",
        " from its owner's ",
        " from their owners' ",
      ),
      { in: areaNames },
    ),
    record<Place>({ of: "any" }, " in ", { in: everyones }),
    elsewhere,
    inEither,
    record<Place>({ of: "any", in: [] }, variants(" from under ", " under ", " placed under "), {
      under: alt<Reference | Selection>(
        thisCard,
        that,
        record<Selection>({}, variants("", "one of ", "all ", "all of "), { of: owner }, { others: bare }),
        lead(["a ", "an ", ""], inArea(owner)),
        lead(["a ", "an "], anyones),
      ),
    }),
  ),
);

/** Where cards have a mode (1-10-1): elsewhere "in Rest Mode" is how a card comes into play. */
const isTurned = (one: Filter): boolean => "flag" in one && ["rested", "active"].includes(one.flag);
export const isPosition = (one: Filter): boolean => isTurned(one) || ("flag" in one && one.flag === "hidden");
export const TURNED = ["leader", "battle", "unison", "energy"];

/** Cards in an area. */
export const inArea: (whose: Grammar<Who>) => Grammar<Selection> = ruleFor((whose) =>
  alt(described(whose), shownInZDeck(whose), insertedPlace),
);
/** "an A or B card-both red and in your Battle Area-". */
const insertedPlace: Grammar<Selection> = rule(() =>
  mapMany(
    seq(cards, dashedIn(variants("in your Battle Area"))),
    ([where, more]): Selection[] => [{ of: "you", in: ["battle"], where: [...where, ...more] }],
    ({ of, in: areas, where, ...others }) =>
      of === "you" && same(areas, ["battle"]) && Object.keys(others).length === 0 ? splits(where) : [],
  ),
);
const described: (whose: Grammar<Who>) => Grammar<Selection> = ruleFor((whose) =>
  mapMany(
    seq(cards, place(whose), qualities),
    ([where, area, after]) =>
      (after.length > 0 && area.under) ||
      (!area.in.every((one) => TURNED.includes(one)) &&
        (after.some((one) => "flag" in one) || where.some(isTurned)))
        ? []
        : [{ ...area, where: [...where, ...after] }],
    (value) => {
      const { where: all, ...area } = value;
      return splits(all).map(
        ([where, after]) => [where, area as Place, after] as [Filter[], Place, Filter[]],
      );
    },
  ),
);

/** "from your Drop or Z-Deck face up": of the Z-Deck only what lies face up. */
const shownInZDeck: (whose: Grammar<Who>) => Grammar<Selection> = ruleFor((whose) =>
  map(
    seq(
      cards,
      record<Place>({}, variants(" from ", " in "), { of: whose }, { in: areaNames }),
      variants(" face up", " face-up"),
    ),
    ([where, area]): Selection | undefined =>
      area.in.includes("zDeck") ? { ...area, where: [...where, SHOWN] } : undefined,
    ({ where, ...area }) =>
      same(where.at(-1), SHOWN)
        ? ([where.slice(0, -1), area as Place, undefined] as [Filter[], Place, undefined])
        : undefined,
  ),
);
const SHOWN: Filter = { any: [{ not: { area: ["zDeck"] } }, { flag: "faceUp" }] };

export const yourArea: Grammar<Selection> = rule(() => inArea(YOU.owner));
const theirArea: Grammar<Selection> = rule(() => inArea(OPPONENT.owner));

/** "your opponent's Battle Cards": with an owner. */
export const owned: Grammar<Selection> = rule(() =>
  alt(
    record<Selection>({}, { of: owner }, { others: bare }),
    record<Selection>({ of: "opponent" }, "opponent ", { others: bare }),
    record<Selection>(
      { of: "any" },
      variants(
        "you or your opponent's ",
        "your or your opponent's ",
        "you and your opponent's ",
        "your and your opponent's ",
        "a player's ",
      ),
      { others: bare },
    ),
  ),
);
export const anyones: Grammar<Selection> = rule(() => record<Selection>({ of: "any" }, { others: bare }));

/** Cards to be counted: "cards in your hand", "of your Battle Cards", "red card you have in play". */
export const counted: Grammar<Selection> = rule(() =>
  alt(
    yourArea,
    theirArea,
    lead(["", "of "], owned),
    pluralIn(YOU.owner),
    lead(["", "of "], record<Selection>({}, { of: owner }, { others: barePlural })),
    trail(record<Selection>({ of: "any" }, { others: bare }), [" between you and your opponent"]),
    record<Selection>({ of: "any" }, { others: noun(trail(cards, " in play"), playedAreas) }),
    record<Selection>({}, { others: bare }, " you have", { of: is<Who>("you", "") }),
    record<Selection>({ of: "you" }, { others: noun(trail(cards, " you have in play"), playedAreas) }),
    record<Selection>({}, { others: bare }, " your opponent has", { of: is<Who>("opponent", "") }),
    record<Selection>(
      { of: "opponent" },
      { others: noun(trail(cards, " your opponent has in play"), playedAreas) },
    ),
    restedThere,
  ),
);

/** "card your opponent has in Rest Mode". */
const restedThere: Grammar<Selection> = rule(() => {
  const flag = alt(is("rested", " in Rest Mode"), is("active", " in Active Mode"));
  return map(
    seq(cards, alt(is<Who>("opponent", " your opponent has"), is<Who>("you", " you have")), flag),
    ([where, of, mode]): Selection => {
      const all = [...where, { flag: mode }];
      return { of, in: areasOf(all), where: all };
    },
    ({ of, in: areas, where }) => {
      const last = where.at(-1);
      return of !== "any" && last && "flag" in last && same(areas, areasOf(where))
        ? ([where.slice(0, -1), of, last.flag] as [Filter[], Who, string])
        : undefined;
    },
  );
});

type End = "top" | "bottom" | "either";
export const end: Grammar<End> = alt(
  is<End>("top", "top"),
  is<End>("bottom", "bottom"),
  is<End>("either", "top or bottom", "top and/or bottom", "top and bottom"),
);
