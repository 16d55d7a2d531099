import {
  alone,
  alt,
  concat,
  type Grammar,
  is,
  map,
  mapMany,
  orList,
  plural,
  record,
  rule,
  seq,
  splits,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Filter, Selection, Who } from "@arbiter/engine";
import { modifiers, named, qualities } from "./filters.ts";
import { card, OPPONENT, owner, YOU } from "./words.ts";

/** Cards by description. "Character" is one in the Character area, "Character card" one elsewhere (2-2-4). */

/** The field without its cost area, and with it (3-1-2). */
const FIELD = ["leader", "characters", "stage"];
const ALL_FIELD = [...FIELD, "cost"];

interface Noun {
  in: string[];
  where: Filter[];
}

const noun = (areas: string[], ...words: string[]): Grammar<Noun> => is({ in: areas, where: [] }, ...words);

/** A noun for cards on the field. */
const fieldNoun: Grammar<Noun> = rule(() =>
  alt(
    noun(
      ["leader", "characters"],
      "Leader or Character cards",
      "Leader and Character cards",
      "Leader or Character card",
      "Leader or Characters",
      "Leaders or Characters",
      "Leader and Characters",
    ),
    noun(["characters"], "Characters", "Character"),
    noun(["characters", "stage"], "Characters or Stages", "Character or Stage", "Characters and Stages"),
    noun(["leader"], "Leader", "Leaders"),
    noun(["stage"], "Stages", "Stage"),
    noun(ALL_FIELD, "cards", "card"),
    record<Noun>({ in: FIELD }, { where: alone(trail(named, ["", " cards", " card"])) }),
  ),
);

const fieldHead: Grammar<Noun> = rule(() =>
  mapMany(
    seq(modifiers, fieldNoun, qualities),
    ([before, inner, after]) => [{ in: inner.in, where: [...before, ...inner.where, ...after] }],
    (value) =>
      splits(value.where).flatMap(([before, others]) =>
        splits(others).map(
          ([own, after]) => [before, { in: value.in, where: own }, after] as [Filter[], Noun, Filter[]],
        ),
      ),
  ),
);

/** Cards on the field; "Characters or [Name]" is any of two descriptions. */
export const onField: Grammar<Noun> = rule(() => alt(fieldHead, union(fieldHead)));

/** Several descriptions, each with its areas. */
export function union(head: Grammar<Noun>): Grammar<Noun> {
  return map(
    orList(head, 2),
    (heads) => unite(heads),
    (value) => divide(value),
  );
}

export function unite(heads: Noun[]): Noun {
  const areas = [...new Set(heads.flatMap((head) => head.in))];
  return { in: areas, where: [{ any: heads.map((head) => ({ all: [{ area: head.in }, ...head.where] })) }] };
}

export function divide(value: Noun): Noun[] | undefined {
  const [only, ...others] = value.where;
  if (!only || others.length || !("any" in only)) return undefined;
  const heads = only.any.map((one) => {
    const [first, ...where] = "all" in one ? one.all : [];
    return first && "area" in first ? { in: first.area, where } : undefined;
  });
  return heads.every((head) => head !== undefined) ? heads : undefined;
}

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
    alone(trail(named, ["", " card", " cards"])),
  ),
);

const cardHead: Grammar<Filter[]> = rule(() => concat(modifiers, cardNoun));

/** "{A} type card", "[B] or {C} type card": any of the heads, what follows goes for all. */
const cardHeads: Grammar<Filter[]> = rule(() =>
  alt(
    cardHead,
    map(
      orList(cardHead, 2),
      (heads) =>
        heads.every((head) => head.length > 0)
          ? [{ any: heads.map((head) => (head.length === 1 ? head[0]! : { all: head })) }]
          : undefined,
      (values) => {
        const [only, ...others] = values;
        if (!only || others.length || !("any" in only)) return undefined;
        return only.any.map((one) => ("all" in one ? one.all : [one]));
      },
    ),
  ),
);

/** Cards by what they are, without saying where. */
export const cards: Grammar<Filter[]> = rule(() => concat(cardHeads, qualities));

const places: Grammar<string[]> = alt(
  is(["hand"], "hand", "hands"),
  is(["trash"], "trash"),
  is(["deck"], "deck"),
  is(["hand", "trash"], "hand or trash"),
  is(["hand", "deck"], "hand or deck"),
  is(["life"], "Life cards", "Life area", "Life"),
);

/** "from your hand", "in your opponent's trash". */
const place = (whose: Grammar<Who>): Grammar<{ of: Who; in: string[] }> =>
  record<{ of: Who; in: string[] }>({}, variants(" from ", " in "), { of: whose }, { in: places });

/** Cards in an area outside the field. */
export const inArea = (whose: Grammar<Who>): Grammar<Selection> =>
  mapMany(
    seq(cards, place(whose), qualities),
    ([where, area, after]) => [{ ...area, where: [...where, ...after] }],
    (value) =>
      "end" in value || "among" in value
        ? []
        : splits(value.where).map(
            ([where, after]) =>
              [where, { of: value.of as Who, in: value.in }, after] as [
                Filter[],
                { of: Who; in: string[] },
                Filter[],
              ],
          ),
  );

const end: Grammar<"top" | "bottom" | "either"> = alt(
  is<"top" | "bottom" | "either">("top", "top"),
  is<"top" | "bottom" | "either">("bottom", "bottom"),
  is<"top" | "bottom" | "either">("either", "top or bottom"),
);

/** "cards from the top of your deck": of an ordered area. */
export const atEnd = (whose: Grammar<Who | "any">): Grammar<Selection> =>
  record<Selection>(
    { where: [] },
    card,
    " from the ",
    { end },
    " of ",
    { of: whose },
    { in: alt(is(["deck"], "deck"), is(["life"], "Life cards", "Life")) },
  );

/** "Life cards", "face-up Life cards": without an end. */
export const lifeCards: Grammar<Noun> = rule(() =>
  record<Noun>({ in: ["life"] }, { where: modifiers }, plural("Life card")),
);

/** Cards to be counted: "your Life cards", "Characters on your field", "cards in your hand". */
export const counted: Grammar<Selection> = rule(() => {
  const whose: Grammar<Who | "any"> = alt<Who | "any">(
    owner,
    is<Who | "any">("any", "your and your opponent's "),
  );
  const ofOwner = (inner: Grammar<Noun>): Grammar<Selection> =>
    record<Selection>({}, { of: whose }, { others: inner });
  return alt(inArea(YOU.owner), inArea(OPPONENT.owner), ofOwner(lifeCards), ofOwner(onField));
});
