import { alt, type Grammar, is, lead, map, record, rule, seq, variants } from "@arbiter/cardtext";
import type { Filter, Happening, Selection } from "@arbiter/engine";
import { cards } from "./kinds.ts";
import { thisCard } from "./references.ts";
import { areaNames, yourArea } from "./selections.ts";
import { isHad, skillName } from "./words.ts";

/** By what something happens: any skill, a skill of one player, of certain cards, of a kind; a battle. */

export type By = NonNullable<Happening["by"]>;
export type Causes = Pick<Happening, "by" | "byCard" | "notByCard" | "using" | "notUsing">;

const BY = variants(" by ", " from ", " due to ", " using ", " through ", " as a result of ");

/** Which skills: "[Counter] skill", "non-[Awaken] skill", "non-keyword skill", "card skill". */
type Kind = Pick<Happening, "using" | "notUsing">;
const skills = variants("skill", "skills");
const kind: Grammar<Kind> = rule(() =>
  alt(
    is<Kind>({}, "skill", "skills", "card skill", "card skills"),
    record<Kind>({}, { using: skillName }, " ", skills),
    record<Kind>({}, "non-", { notUsing: skillName }, " ", skills),
    record<Kind>({ notUsing: "keyword" }, "non-keyword ", skills),
    record<Kind>({ using: "keyword" }, "keyword ", skills),
  ),
);

/** Whose skills, where no card is named. */
const owners: Grammar<By> = alt(
  is<By>(
    "opponentEffect",
    "an opponent's ",
    "your opponent's ",
    "opponent's ",
    "one of your opponent's ",
    "any of your opponent's ",
    "one of their ",
    "an opponent's card's ",
    "your opponent's card's ",
    "one of your opponent's card's ",
  ),
  is<By>("yourEffect", "your ", "one of your ", "your own ", "any of your "),
  is<By>(
    "effect",
    "a ",
    "",
    "an ",
    "a card's ",
    "you or your opponent's ",
    "one of you or your opponent's ",
    "any ",
  ),
);

/** A card whose skill it is. */
const source: Grammar<Selection> = rule(() => {
  const any = record<Selection>({ of: "any", in: [] }, variants("a ", "an ", ""), { where: cards });
  const yours = record<Selection>({ of: "you", in: [] }, variants("your ", "one of your "), { where: cards });
  const theirs = record<Selection>(
    { of: "opponent", in: [] },
    variants("your opponent's ", "one of your opponent's ", "an opponent's ", "opponent's "),
    { where: cards },
  );
  const placed = lead(["a ", "an ", "one of your ", "your ", ""], yourArea);
  return map(
    alt(any, yours, theirs, placed),
    (value) => (value.where.length ? value : undefined),
    (value) => value,
  );
});
const itself: Grammar<Selection> = map(
  thisCard,
  (): Selection => ({ of: "any", in: [], where: [{ card: "this" }] }),
  ({ of, where: [first] }) =>
    of === "any" && first && "card" in first && first.card === "this" ? "this" : undefined,
);
const where = variants("", " in any area");

/** "a skill on a red card", "one of your red cards' skills", "this card's attack". */
const bySource: Grammar<Causes> = rule(() => {
  const whose = alt(itself, source);
  const inYours = record<Selection>({ of: "you", in: [] }, variants("a ", "an "), { where: cards });
  const possessed = alt(
    record<Causes>({}, { byCard: whose }, variants("'s ", "' ", " "), { others: kind }, where),
    record<Causes>(
      {},
      { byCard: inYours },
      variants("'s ", "' ", " "),
      { others: kind },
      " in any of your areas",
    ),
    record<Causes>({ by: "battle" }, { byCard: whose }, variants("'s attack", "' attacks", "'s attacks")),
  );
  const of = map(
    seq(variants("a ", "an ", "the ", ""), kind, variants(" on ", " of ", " from "), source, where),
    ([, skill, , byCard]): Causes => ({ byCard, ...skill }),
    ({ by, byCard, ...skill }) =>
      by || !byCard
        ? undefined
        : ([undefined, skill, undefined, byCard, undefined] as [
            undefined,
            Kind,
            undefined,
            Selection,
            undefined,
          ]),
  );
  return alt(possessed, of, ofEither);
});
/** "your {A} or a blue <B> card skill": of one of them. */
const ofEither: Grammar<Causes> = rule(() => {
  const one = (constants: Filter[], ...articles: string[]): Grammar<Filter> =>
    map(
      lead(articles, cards),
      (where): Filter | undefined => (where.length ? { all: [...constants, ...where] } : undefined),
      (filter) => ("all" in filter ? filter.all.slice(constants.length) : undefined),
    );
  const each = alt(one([{ owner: "you" }], "your ", "one of your "), one([], "a ", "an "));
  const there: Grammar<Filter> = map(
    seq(lead(["a ", "an ", "one of your "], cards), lead([" in your ", " from your "], areaNames)),
    ([where, area]): Filter | undefined =>
      where.length ? { all: [{ owner: "you" }, { area }, ...where] } : undefined,
    (filter) => {
      const [owner, area, ...where] = "all" in filter ? filter.all : [];
      return owner && "owner" in owner && area && "area" in area
        ? ([where, area.area] as [Filter[], string[]])
        : undefined;
    },
  );
  const possessed = seq(
    each,
    variants("'s skill", "'s skills", ""),
    lead(" or ", each),
    variants("'s skill", "'s skills", " skill", " skills", ""),
  );
  const of = seq(
    lead(["the skill of ", "a skill of ", "the skills of ", "a skill on "], alt(each, there)),
    variants(""),
    lead(" or ", alt(each, there)),
    variants(""),
  );
  return map(
    alt(possessed, of),
    ([first, , second]): Causes => ({ byCard: { of: "any", in: [], where: [{ any: [first, second] }] } }),
    ({ byCard, ...others }) => {
      const [only] = byCard?.where ?? [];
      return only && "any" in only && only.any.length === 2 && !Object.keys(others).length
        ? ([only.any[0]!, undefined, only.any[1]!, undefined] as [Filter, undefined, Filter, undefined])
        : undefined;
    },
  );
});

const attacks: Grammar<Causes> = alt(
  is<Causes>(
    { by: "opponentAttack" },
    "an opponent's attack",
    "your opponent's attack",
    "an opponent's card attack",
    "your opponent's attacks",
  ),
  is<Causes>({ by: "battle" }, "an attack", "attacks", "attacking", "attacking it", "battle"),
  is<Causes>({ by: "opponent" }, "your opponent", "an opponent"),
);

const ONES = ["a skill on", "a skill of", "the skill of"];

export const cause: Grammar<Causes> = rule(() =>
  alt(
    map(
      seq(owners, kind),
      ([by, skill]): Causes => (by === "effect" && skill.using ? skill : { by, ...skill }),
      ({ by = "effect", byCard, ...skill }) => (byCard ? undefined : ([by, skill] as [By, Kind])),
    ),
    bySource,
    attacks,
    is<Causes>(
      { by: "yourEffect" },
      ...ONES.map((one) => `${one} your card`),
      ...ONES.map((one) => `${one} one of your cards`),
    ),
    is<Causes>(
      { by: "opponentEffect" },
      ...ONES.flatMap((one) => [`${one} your opponent's card`, `${one} one of your opponent's cards`]),
    ),
  ),
);

const caused: Grammar<Causes> = rule(() =>
  alt(
    cause,
    record<Causes>({}, variants("", "its ", "this card's "), { using: skillName }, variants("", " skill")),
  ),
);

/** What may follow an event: " by an opponent's skill", " in battle", or nothing. */
export const causes: Grammar<Causes> = rule(() =>
  alt(
    is<Causes>({}, ""),
    lead(BY, caused),
    lead(
      " with ",
      map(
        caused,
        (value) =>
          value.using !== undefined && (isHad(value.using) || value.using === "keyword") ? undefined : value,
        (value) => value,
      ),
    ),
    is<Causes>({ by: "battle" }, " in battle", " in a battle"),
    is<Causes>(
      { by: "battle", byCard: { of: "any", in: [], where: [{ card: "this" }] } },
      " in a battle with this card",
      " in battle with this card",
    ),
    record<Causes>(
      { by: "battle" },
      variants(" in a battle with ", " in battle with ", " in a battle against ", " in battle against "),
      { byCard: source },
    ),
    is<Causes>({ notUsing: "any" }, " without using skills", " without using a skill"),
    record<Causes>({}, " without using ", { notByCard: source }, variants("'s skills", "'s skill")),
  ),
);
