import {
  alone,
  alt,
  concat,
  type Grammar,
  is,
  lead,
  map,
  mapMany,
  opt,
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Filter, Happening, Reference, Selection, Who } from "@arbiter/engine";
import { dashed, qualities } from "./filters.ts";
import { cards, sharedEnds, undashed } from "./kinds.ts";
import { that, thisCard } from "./references.ts";
import { anyones, areaNames, bare, owned, resources, yourArea } from "./selections.ts";

/**
 * What may happen, as text names it. Events of cards: play, attack, attacked, ko, kos (it KOs a card, in battle
 * or by its skill), combo, evolve, leave (a Battle Area), move, discard, rest, active (to Active Mode), turn (face
 * up), hide (to Hidden Mode), block, powerReduced, markersRemoved, damageDealt, attackNegated. Of players: activateExtra,
 * skill (a keyword or kind of skill is activated, `using`), damageTaken, draw. Points of time: startOfTurn,
 * endOfTurn, endOfBattle, endOfItsTurn and endOfItsBattle (`using`: what the card did in it), startOf and endOf Charge, Main, Damage, startOfOffense, startOfDefense. State:
 * a condition begins to hold.
 */
export const happening = (event: string, ...parts: Part<Happening>[]): Grammar<Happening> =>
  record<Happening>({ event }, ...parts);

/** What a player does something to: any card, or one said to be his. */
export const object = (who: Who): Grammar<Selection> =>
  rule(() => {
    const own =
      who === "you" ? ["your ", "one of your ", "1 of your "] : ["their ", "one of their ", "1 of their "];
    const theirs = who === "you" ? ["an opponent's ", "one of your opponent's ", "your opponent's "] : [];
    const of = (whose: Who, ...words: string[]): Grammar<Selection> =>
      alt(
        record<Selection>({ of: whose, in: [] }, variants(...words), { where: cards }),
        record<Selection>({ of: whose }, variants(...words), { others: resources }),
      );
    return alt(
      someCard,
      record<Selection>({ of: who }, { others: resources }),
      of(who, ...own, ...own.map((one) => `1 or more of ${one}`)),
      of("opponent", ...theirs),
    );
  });

/** "your red <A> card", "one of your Battle Cards", "a Battle Card". */
export const described: Grammar<Selection> = rule(() => alt(determined, yourArea, nameAlone));
/** The same with an owner, an article or a number before it. */
const determined: Grammar<Selection> = rule(() =>
  alt(
    lead(["", "one of ", "any of ", "1 of ", "1 or more of "], owned),
    lead(["a ", "an ", "a player's ", "1 or more "], anyones),
    lead(["a ", "an ", "1 or more ", "one of the ", "one of your "], yourArea),
    record<Selection>({ of: "opponent" }, variants("an opponent's ", "an opponent ", "one of their "), {
      others: bare,
    }),
    lead("another of ", otherOf(owned)),
  ),
);
/** "another of your Battle Cards": not this one. */
const otherOf = (inner: Grammar<Selection>): Grammar<Selection> =>
  map(
    inner,
    (value) => ({ ...value, where: [{ not: { card: "this" as const } }, ...value.where] }),
    ({ where: [first, ...where], ...others }) =>
      first && "not" in first && "card" in first.not ? { ...others, where } : undefined,
  );
/** "{A} is played": a name needs no article. */
export const nameAlone: Grammar<Selection> = rule(() =>
  map(
    record<Selection>({ of: "any" }, { others: bare }),
    (value) => (isName(value.where[0]) ? value : undefined),
    (value) => (isName(value.where[0]) ? value : undefined),
  ),
);
const isName = (filter: Filter | undefined): boolean =>
  filter !== undefined &&
  (("has" in filter && filter.has === "name" && !filter.value.endsWith(" Token")) ||
    ("any" in filter && filter.any.every(isName)));
export const subject: Grammar<Selection | Reference> = rule(() =>
  alt<Selection | Reference>(thisCard, that, described, thisWhile),
);
/** "this card or one of your Imps": "an <A> or <B> card" is one description, each of several has its own article. */
export const subjects: Grammar<(Selection | Reference)[]> = rule(() => {
  const next = alone(undashed(alt<Selection | Reference>(thisCard, that, determined, thisWhile)));
  const others: typeof next = rule(() => alt(lead(" or ", next), concat(lead(", ", next), others)));
  return alt(
    alone(subject),
    concat(alone(subject), others),
    bothDescribed,
    concat(alone(alt(thisCard, that)), alone<Selection | Reference>(nameAlone), " or "),
  );
});
/** "an A or a B-both red-": said of both. */
const bothDescribed: Grammar<(Selection | Reference)[]> = rule(() => {
  const one = undashed(determined);
  const told = (said: Selection, shared: Filter[]): Selection => ({
    ...said,
    where: [...said.where, ...shared],
  });
  return mapMany(
    seq(one, lead(" or ", one), dashed),
    ([first, second, shared]): (Selection | Reference)[][] => [[told(first, shared), told(second, shared)]],
    ([first, second, ...others]) =>
      isDescription(first) && isDescription(second) && !others.length
        ? sharedEnds([first.where, second.where]).map(
            ([own, shared]) =>
              [{ ...first, where: own[0]! }, { ...second, where: own[1]! }, shared] as [
                Selection,
                Selection,
                Filter[],
              ],
          )
        : [],
  );
});
const isDescription = (card: Selection | Reference | undefined): card is Selection =>
  typeof card === "object" && "where" in card;
/** "this card in Active Mode", "this face-up card in your life". */
export const thisWhile: Grammar<Selection> = rule(() => {
  const mode = alone(
    alt(
      is<Filter>({ flag: "faceUp" }, "face-up"),
      is<Filter>({ flag: "active" }, "Active Mode"),
      is<Filter>({ flag: "rested" }, "Rest Mode"),
      is<Filter>({ flag: "hidden" }, "Hidden Mode"),
    ),
  );
  const where = alt(lead("this card", qualities), trail(lead("this ", mode), " card"));
  const placedFirst = map(
    seq(lead(["this card from your ", "this card in your "], areaNames), qualities),
    ([areas, all]): [Filter[], string[]] | undefined => (all.length ? [all, areas] : undefined),
    ([all, areas]) => (areas ? ([areas, all] as [string[], Filter[]]) : undefined),
  );
  return map(
    alt<[Filter[], string[] | undefined]>(
      seq(where, opt(lead([" in your ", " from your ", " in a "], areaNames))),
      placedFirst as Grammar<[Filter[], string[] | undefined]>,
    ),
    ([where, areas = []]): Selection | undefined =>
      where.length ? { of: "any", in: areas, where: [{ card: "this" }, ...where] } : undefined,
    ({ in: areas, where: [, ...where] }) =>
      [where, areas.length ? areas : undefined] as [Filter[], string[] | undefined],
  );
});

export const player = (you: string, opponent: string): Grammar<Who | undefined> =>
  alt<Who | undefined>(
    is<Who>("you", `you ${you}`),
    is<Who>("opponent", `your opponent ${opponent}`),
    is<undefined>(
      undefined,
      `you or your opponent ${you}`,
      `you or your opponent ${opponent}`,
      `a player ${opponent}`,
    ),
  );

/** " from your hand": the areas, and whose they are said to be. */
export type Left = { from: string[]; whose?: Who };
export const left: Grammar<Left> = rule(() =>
  alt(
    record<Left>(
      {},
      variants(
        " from their ",
        " from its owner's ",
        " from their owner's ",
        " from a ",
        " from an ",
        " from the ",
        " from ",
        " from the top of their ",
      ),
      { from: areaNames },
    ),
    record<Left>({ whose: "you" }, variants(" from your ", " from the top of your "), { from: areaNames }),
    record<Left>({ whose: "opponent" }, " from your opponent's ", { from: areaNames }),
  ),
);
/** The same, where the card or the player is said to be somebody's. */
export const fromSaid: Grammar<string[]> = rule(() =>
  mapMany(
    left,
    ({ from }) => [from],
    (from) => [{ from }, { from, whose: "you" as const }, { from, whose: "opponent" as const }],
  ),
);
export const from: Grammar<string[] | undefined> = rule(() => opt(fromSaid));
/** From an area of the player who does it, or nobody's. */
export const fromOwn = (who: Who | undefined): Grammar<string[]> =>
  mapMany(
    left,
    ({ from, whose }) => (whose === undefined || whose === who ? [from] : []),
    (from) => [{ from }, ...(who ? [{ from, whose: who }] : [])],
  );
export const turn: Grammar<Who | undefined> = opt(
  alt<Who>(
    is<Who>("you", " during your turn", " on your turn"),
    is<Who>("opponent", " during your opponent's turn", " during their turn", " on your opponent's turn"),
  ),
);
export const someCard: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "any", in: [] }, variants("a ", "an ", "1 or more ", ""), { where: cards }),
);
