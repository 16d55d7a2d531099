import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  mapMany,
  rule,
  ruleFor,
  same,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Choice, Filter, Reference, Target, Who } from "@arbiter/engine";
import { target, thisIn } from "./choices.ts";
import { dashed, named, nominal, ownQualities, pluralWith, qualities, tint } from "./filters.ts";
import { cards, forAll, isForAll, joined, plainCards, sharedEnds, undashed, unlike } from "./kinds.ts";
import { both, few, ignoring, type Quantity } from "./quantities.ts";
import { thisCard } from "./references.ts";
import { areaName, areasOf, bare, type Place, place } from "./selections.ts";
import { YOU } from "./words.ts";

/** Several descriptions of cards at once: "1 red card and 1 blue card", "1 each of <A> and <B>". */

/** One description or several, each with its own number. */
export const several = ruleFor<Grammar<Target>, Target[]>((inner) => {
  const numbered = map(
    listOf(inner, variants(", "), variants(" and/or "), 2),
    (all) => (all.every(isNumbered) ? all : undefined),
    (all) => all,
  );
  const all = lead(["", "both "], listOf(inner, variants(", "), variants(" and ", ", and ")));
  return boundedOnce(
    rule(() =>
      map(
        alt(unlike(TOTAL_OF_BOTH, all), numbered),
        (all) =>
          all.length > 1 &&
          (all.slice(1).some(isBarePronoun) ||
            all.slice(1).some(isWholeLife) ||
            all.some((one, i) => isUnplaced(one) && all.slice(i + 1).some((next) => !isUnplaced(next))) ||
            (all.some(isUnsaid) && !all.every(isUnsaid)) ||
            isUneven(all.map(lookedFor)) ||
            all.some((one) => isChoice(one) && isForAll(one.select.where)))
            ? undefined
            : ignoringAll(all),
        ignoringLast,
      ),
    ),
  );
});
/** "2 total of your cards and your opponent's cards": the number goes for both, and not all of the latter are meant. */
const TOTAL_OF_BOTH =
  /\d total of [^.]* and (?:all |your |their )|\d of your [^.]* and your opponent's [^.]*s$/;
/** "up to 1 A and 1 B": the bound is said once and goes for each of them. */
const boundedOnce = (list: Grammar<Target[]>): Grammar<Target[]> => {
  const isOnce = ([first, ...others]: Target[]) =>
    others.length > 0 && isBounded(first!) && others.every((one) => isNumbered(one) && !isBounded(one));
  return alt(
    map(
      list,
      (all) => (isOnce(all) ? undefined : all),
      (all) => (isOnce(all) ? undefined : all),
    ),
    map(
      list,
      (all) => (isOnce(all) ? all.map((one) => ({ ...(one as Choice), upTo: true })) : undefined),
      (all) =>
        all.length > 1 && all.every(isBounded) ? [all[0]!, ...all.slice(1).map(unbounded)] : undefined,
    ),
  );
};
const isBounded = (what: Target): boolean => isChoice(what) && what.upTo === true;
const unbounded = (what: Target): Target => {
  const { upTo: _, ...others } = what as Choice;
  return others;
};
/** "2 A and/or B": one number for both, which is not said by two targets. */
const isNumbered = (what: Target): boolean => isChoice(what) && what.count !== "all";
/** "A and B, ignoring [Barrier]": that goes for both, and is said once, at the end. */
const isChoice = (what: Target): what is Choice => typeof what === "object" && "select" in what;
const ignoringAll = (all: Target[]): Target[] => {
  const last = all.at(-1)!;
  if (all.length < 2 || !isChoice(last) || !last.ignoring) return all;
  return all.map((one) => (isChoice(one) ? { ...one, ignoring: last.ignoring! } : one));
};
const ignoringLast = (all: Target[]): Target[] =>
  all.map((one, i) => {
    if (!isChoice(one) || i === all.length - 1) return one;
    const { ignoring: _, ...others } = one;
    return others;
  });
/** "it", "they": never one of several. */
const isBarePronoun = (what: Target): boolean => {
  const said = (what as { result?: { said?: { words: string } } }).result?.said;
  return said !== undefined && ["it", "them", "those cards"].includes(said.words);
};
/** "your deck and/or your life": an area, not cards of their own. */
const isWholeLife = (what: Target): boolean =>
  typeof what === "object" &&
  "select" in what &&
  what.count === "all" &&
  same(what.select.in, ["life"]) &&
  !what.select.where.length;
/** Cards that are looked at, though the text does not say so. */
const isUnsaid = (what: Target): boolean => {
  const among = (what as { select?: { among?: { result?: { said?: { words: string } } } } }).select?.among;
  return among?.result?.said?.words === "";
};
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
export const isUneven = (all: Filter[][]): boolean => {
  const bounded = (where: Filter[]) => where.some((one) => "number" in one || "keyword" in one);
  return all.some(isForAll) || (bounded(all.at(-1)!) && !all.every(bounded));
};

/** "up to 1 each of <A> and <B> from your hand", "1 <A>, <B>, and <C> card": one choice for each. */
const eachNamed = both<Target[]>((voice) => {
  const names = (least: number) => listOf(nominal, variants(", "), variants(" and ", ", and "), least);
  const colour = alt(is<Filter[]>([], ""), trail(alone(tint), " "));
  const heads = alt(
    seq(trail(few, "each of "), colour, trail(names(2), ["", " card", " cards"])),
    seq(few, colour, trail(names(3), [" card", " cards"])),
    seq(few, colour, listOf(named, variants(", "), variants(" and ", ", and "), 2)),
  );
  return mapMany(
    seq(heads, qualities, place(voice.owner), qualities),
    ([[quantity, colours, all], after, area, last]): Target[][] =>
      last.some((one) => "flag" in one)
        ? []
        : [
            all.map((one) => ({
              ...quantity,
              select: { ...area, where: [...colours, one, ...after, ...last] },
              ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
            })),
          ],
    (targets) => {
      const choices = targets as Choice[];
      if (!choices.every((one) => typeof one === "object" && "select" in one)) return [];
      const [first] = choices;
      const { where: _, ...area } = first!.select;
      const { select: __, by: ___, ...quantity } = first!;
      const lengths = new Set(choices.map((one) => one.select.where.length));
      if (lengths.size !== 1) return [];
      return [0, 1].flatMap((at) => {
        const all = choices.map((one) => one.select.where[at]!);
        const rest = first!.select.where.slice(at + 1);
        if (
          !choices.every((one) =>
            same(one.select.where.toSpliced(at, 1), first!.select.where.toSpliced(at, 1)),
          )
        )
          return [];
        return splits(rest).map(
          ([after, last]) =>
            [[quantity, first!.select.where.slice(0, at), all], after, area as Place, last] as [
              [Quantity, Filter[], Filter[]],
              Filter[],
              Place,
              Filter[],
            ],
        );
      });
    },
  );
});

/** "this card from your hand and 1 card from your life": this card among others, each from its area. */
export const withThis = both<Target[]>((voice) =>
  map(
    several(alt<Target>(thisIn, target(voice))),
    (all) => (all.length > 1 && all.some(isThisThere) ? all : undefined),
    (all) => all,
  ),
);
const isThisThere = (what: Target): boolean => isChoice(what) && same(what.select.where, [{ card: "this" }]);

const BATTLES: Filter = { category: ["BATTLE"] };
/** "1 card each from your hand and Z-Energy": one choice for each area. */
const eachArea = both<Target[]>((voice) =>
  map(
    seq(
      few,
      cards,
      lead([" each from ", " each in "], voice.owner),
      listOf(
        alt(areaName, is("battle cards", "Battle Cards", "Battle Area (Battle Cards only)")),
        variants(", "),
        variants(" and ", ", and ", " and/or ", ", and/or "),
        2,
      ),
    ),
    ([quantity, where, of, areas]): Target[] =>
      areas.map((area) => ({
        ...quantity,
        select:
          area === "battle cards"
            ? { of, in: ["battle"], where: [...where, BATTLES] }
            : { of, in: [area], where },
        ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
      })),
    (targets) => {
      const choices = targets as Choice[];
      const [first] = choices;
      if (!first || !choices.every((one) => isChoice(one) && one.select.in.length === 1)) return undefined;
      const { select, by: _, ...quantity } = first;
      const isNamed = (one: Choice) => same(one.select.where.at(-1), BATTLES);
      const named = (one: Choice) => (isNamed(one) ? "battle cards" : one.select.in[0]!);
      const where = isNamed(first) ? select.where.slice(0, -1) : select.where;
      return [quantity, where, select.of as Who, choices.map(named)] as [Quantity, Filter[], Who, string[]];
    },
  ),
);

/** "1 red card and 1 blue card in your hand": the area goes for both. */
export const severalFromArea = both<Target[]>((voice) =>
  boundedOnce(
    rule(() =>
      alt(
        eachNamed(voice),
        eachListed(voice),
        listedFromArea(voice),
        sharing(voice),
        eachOwned(voice),
        eachOfYours(voice),
        sharingOwned(voice),
        eachArea(voice),
        ...(voice === YOU ? [thisAndEach] : []),
      ),
    ),
  ),
);
/** "this card and 1 each of {A} and {B} from your Battle Area". */
const thisAndEach: Grammar<Target[]> = rule(() =>
  map(
    seq(thisCard, lead([" and ", ", along with "], eachNamed(YOU))),
    ([, all]): Target[] => ["this", ...all],
    ([first, ...all]) =>
      first === "this" && all.length > 1 ? (["this", all] as [Reference, Target[]]) : undefined,
  ),
);
/** "1 each of <A> cards with a [Wish] skill and <B> cards in your Drop": each with what is said of it. */
const eachListed = both<Target[]>((voice) =>
  map(
    seq(
      trail(few, "each of "),
      listOf(joined(plainCards, ownQualities), variants(", "), variants(" and ", ", and "), 2),
      place(voice.owner),
    ),
    ([quantity, all, area]): Target[] | undefined =>
      isUneven(all) || !all[0]!.some((one) => "number" in one || "keyword" in one)
        ? undefined
        : all.map((where) => ({
            ...quantity,
            select: { ...area, where },
            ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
          })),
    (targets) => {
      const choices = targets as Choice[];
      if (!choices.every((one) => isChoice(one))) return undefined;
      const { select, by: _, ...quantity } = choices[0]!;
      const { where: __, ...area } = select;
      return [quantity, choices.map((one) => one.select.where), area as Place] as [
        Quantity,
        Filter[][],
        Place,
      ];
    },
  ),
);
const listed1: Grammar<[Quantity, Filter[]][]> = rule(() =>
  listOf(seq(few, plainCards), variants(", "), variants(" and ", ", and "), 2),
);
/** The same with qualities of their own: "1 card with <A> in its character name and 1 …-both red-". */
const listed2: Grammar<[Quantity, Filter[]][]> = rule(() =>
  listOf(seq(few, joined(plainCards, ownQualities)), variants(", "), variants(" and ", ", and "), 2),
);
/** "1 <A> card and 1 <B> card-both red-from your hand": what follows goes for both. */
const sharing = both<Target[]>((voice) =>
  mapMany(
    alt(
      seq(listed1, alt(dashed, pluralWith), place(voice.owner)),
      seq(listed2, dashed, place(voice.owner)),
      map(
        seq(listed1, place(voice.owner), pluralWith),
        ([all, area, shared]) => [all, shared, area] as [[Quantity, Filter[]][], Filter[], Place],
        ([all, shared, area]) => [all, area, shared] as [[Quantity, Filter[]][], Place, Filter[]],
      ),
    ),
    ([all, shared, area]): Target[][] => [
      all.map(
        ([quantity, where]): Target => ({
          ...quantity,
          select: { ...area, where: [...where, ...shared] },
          ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
        }),
      ),
    ],
    (targets) => {
      const choices = targets as Choice[];
      if (!choices.every((one) => typeof one === "object" && "select" in one)) return [];
      const { where: last, ...area } = choices.at(-1)!.select;
      return last.flatMap((_, i) => {
        const shared = last.slice(i);
        if (!choices.every((one) => same(one.select.where.slice(-shared.length), shared))) return [];
        const all = choices.map(
          ({ select, by: _, ...quantity }) =>
            [quantity, select.where.slice(0, -shared.length)] as [Quantity, Filter[]],
        );
        return [[all, shared, area as Place] as [[Quantity, Filter[]][], Filter[], Place]];
      });
    },
  ),
);
/** "1 of your <A> cards and 1 of your <B> cards-both red-other than this card": all that follows goes for both. */
const sharingOwned = both<Target[]>((voice) => {
  const item = seq(trail(few, "of "), voice.owner, plainCards);
  const notThis = is<Filter[]>([{ not: { card: "this" } }], "other than this card");
  return mapMany(
    seq(
      listOf(item, variants(", "), variants(" and ", ", and "), 2),
      joined(dashed, alt(is<Filter[]>([], ""), notThis)),
    ),
    ([all, shared]): Target[][] => [
      all.map(
        ([quantity, of, kind]): Target => ({
          ...quantity,
          select: { of, in: areasOf([...kind, ...shared]), where: [...kind, ...shared] },
          ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
        }),
      ),
    ],
    (targets) => {
      const choices = targets as Choice[];
      if (choices.length < 2 || !choices.every((one) => isChoice(one))) return [];
      const last = choices.at(-1)!.select.where;
      return last.flatMap((_, i) => {
        const shared = last.slice(i);
        if (!choices.every((one) => same(one.select.where.slice(-shared.length), shared))) return [];
        const all = choices.map(
          ({ select, by: _, ...quantity }) =>
            [quantity, select.of, select.where.slice(0, -shared.length)] as [Quantity, Who, Filter[]],
        );
        return [[all, shared] as [[Quantity, Who, Filter[]][], Filter[]]];
      });
    },
  );
});
/** "1 of each of your <A>, <B>, and <C> cards-all red-": one of each name. */
const eachOfYours = both<Target[]>((voice) =>
  map(
    seq(
      trail(few, "of each of "),
      voice.owner,
      trail(listOf(nominal, variants(", "), variants(" and ", ", and "), 2), " cards"),
      qualities,
    ),
    ([quantity, of, names, after]): Target[] =>
      names.map((name) => ({
        ...quantity,
        select: { of, in: areasOf([name, ...after]), where: [name, ...after] },
        ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
      })),
    (targets) => {
      const choices = targets as Choice[];
      const [first] = choices;
      if (!first || !choices.every((one) => isChoice(one))) return undefined;
      const { select, by: _, ...quantity } = first;
      const after = select.where.slice(1);
      if (!choices.every((one) => same(one.select.where.slice(1), after))) return undefined;
      return [quantity, select.of as Who, choices.map((one) => one.select.where[0]!), after] as [
        Quantity,
        Who,
        Filter[],
        Filter[],
      ];
    },
  ),
);
/** "up to 1 each of your opponent's Battle Cards and Unison Cards", "… Battle Cards and energy-both in Rest Mode-". */
const eachOwned = both<Target[]>((voice) =>
  mapMany(
    seq(
      trail(few, "each of "),
      voice.owner,
      listOf(undashed(bare), variants(", "), variants(" and ", ", and "), 2),
      forAll,
      ignoring,
    ),
    ([quantity, of, all, shared, ignored]): Target[][] => [
      all.map((one) => ({
        ...quantity,
        ...(ignored ? { ignoring: ignored } : {}),
        select: { of, ...one, where: [...one.where, ...shared] },
        ...(voice.who === "opponent" ? { by: "opponent" as Who } : {}),
      })),
    ],
    (targets) => {
      const choices = targets as Choice[];
      if (!choices.every((one) => typeof one === "object" && "select" in one)) return [];
      const { select, by: _, ignoring: ignored, ...quantity } = choices[0]!;
      return sharedEnds(choices.map((one) => one.select.where)).map(
        ([own, shared]) =>
          [
            quantity,
            select.of as Who,
            choices.map((one, i) => ({ in: one.select.in, where: own[i]! })),
            shared,
            ignored,
          ] as [Quantity, Who, { in: string[]; where: Filter[] }[], Filter[], string[] | undefined],
      );
    },
  ),
);
const listedFromArea = both<Target[]>((voice) =>
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
