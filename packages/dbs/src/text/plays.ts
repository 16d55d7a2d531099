import {
  alone,
  alt,
  anyOrder,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  opt,
  record,
  rule,
  seq,
  single,
  splits,
  trail,
  variants,
  verb,
} from "@arbiter/cardtext";
import type { Act, Amount, Choice, Clause, Duration, Filter, Selection, Target, Who } from "@arbiter/engine";
import { some } from "./amounts.ts";
import { target, targetOrLooked } from "./choices.ts";
import { atOwners, playedIn, state } from "./destinations.ts";
import { lasts } from "./durations.ts";
import { property, tint } from "./filters.ts";
import { cards, tokenName } from "./kinds.ts";
import { several, severalFromArea } from "./lists.ts";
import { above, type Fields, from, fromOpt, fromUnder, negated, outOf, outside } from "./moves.ts";
import { both, few } from "./quantities.ts";
import { that, thisCard } from "./references.ts";
import type { Place } from "./selections.ts";
import { hasModes } from "./sound.ts";
import { keyword, reminder, skillName, type Voice } from "./words.ts";

/** Cards that come into play or into a combo. */

const markersOn: Grammar<Amount | undefined> = rule(() =>
  opt(
    alt<Amount>(
      is<Amount>(1, " with a marker on it"),
      trail(lead(" and ", some), [" markers on it", " marker on it"]),
      trail(lead(" with ", some), [" markers on it", " marker on it", " markers on them"]),
    ),
  ),
);
/** How it is played, in any order: " in Rest Mode on top of this card with its skills negated for the turn". */
interface Ways {
  state: "rested" | "active";
  on: Target;
  area: { of: Who };
  owners: true;
  markers: Amount;
  negated: Duration;
}
const ways = both<object>(
  (voice) =>
    anyOrder<Ways>(
      {
        state: required(state),
        on: lead([" on top of ", " on "], target(voice)),
        area: required(playedIn),
        owners: atOwners,
        markers: required(markersOn),
        negated: required(negated),
      },
      "",
    ) as Grammar<object>,
);
const someWays = both<object>((voice) =>
  map(
    ways(voice),
    (value) => (Object.keys(value).length ? value : undefined),
    (value) => value,
  ),
);
const required = <T>(inner: Grammar<T | undefined>): Grammar<T> =>
  map(
    inner,
    (value) => value,
    (value): T | undefined => value,
  );

/** "play up to 1 {A} with 2 markers on it from your hand": how before where from. */
const splitPlay = (voice: Voice, by: Fields): Grammar<Clause[]> =>
  single(
    mapMany(
      seq(voice.verb("play"), few, cards, someWays(voice), outside(voice), ways(voice)),
      ([, quantity, where, before, area, after]): Act[] =>
        // "… in Rest Mode from your deck" is how it is played.
        where.some((one) => "flag" in one && ["rested", "active"].includes(one.flag))
          ? []
          : [
              {
                do: "play",
                what: {
                  ...quantity,
                  select: { ...area, where },
                  ...(voice.who === "opponent" ? { by: "opponent" } : {}),
                },
                ...before,
                ...after,
                ...by,
              } as Act,
            ],
      (act) => {
        if (act.do !== "play" || typeof act.what !== "object" || !("select" in act.what)) return [];
        const { do: _, what, who: __, ...how } = act;
        const { select, by: ___, ...quantity } = what as Choice;
        const { where, ...area } = select;
        const entries = Object.entries(how);
        return Array.from({ length: 1 << entries.length }, (_, mask) => {
          const part = (bit: number) =>
            Object.fromEntries(entries.filter((_, i) => ((mask >> i) & 1) === bit));
          return [undefined, quantity, where, part(0), area as Place, part(1)] as [
            undefined,
            Pick<Choice, "count" | "upTo">,
            Filter[],
            object,
            Place,
            object,
          ];
        });
      },
    ),
  );

/** "use up to 1 of your red cards in a combo from your Drop": what is done before where from. */
const splitCombo = (voice: Voice, by: Fields): Grammar<Clause[]> =>
  single(
    map(
      seq(
        voice.verb("use"),
        few,
        lead(["", "of your "], cards),
        lead(" in a combo", outside(voice)),
        negated,
      ),
      ([, quantity, where, area, negated1]): Act =>
        ({
          do: "combo",
          what: { ...quantity, select: { ...area, where } },
          ...(negated1 ? { negated: negated1 } : {}),
          ...by,
        }) as Act,
      (act) => {
        if (act.do !== "combo" || typeof act.what !== "object" || !("select" in act.what)) return undefined;
        const { select, by: _, ...quantity } = act.what;
        const { where, ...area } = select;
        return [undefined, quantity, where, area as Place, act.negated] as [
          undefined,
          typeof quantity,
          Filter[],
          Place,
          Duration | undefined,
        ];
      },
    ),
  );

/** A token has the color and the numbers that its maker tells (19-1-2), never other properties. */
const isColor = (filter: Filter): boolean => "has" in filter && filter.has === "color";
const isValue = (filter: Filter): boolean =>
  "number" in filter && filter.is === "=" && typeof filter.than === "number";

/** Tokens come from outside the game (chapter 19). */
const tokens: Grammar<Target> = rule(() => {
  const stats = alt(
    is<Filter[]>([], ""),
    lead(" with ", many(property, variants(", ", " and ", ", and "), 1)),
  );
  const where = mapMany(
    seq(alt(is<Filter[]>([], ""), trail(alone(tint), " ")), tokenName, stats),
    ([colour, name, all]) => (colour.every(isColor) && all.every(isValue) ? [[name, ...colour, ...all]] : []),
    ([name, ...all]) =>
      name ? splits(all).map(([colour, stats]) => [colour, name, stats] as [Filter[], Filter, Filter[]]) : [],
  );
  return trail(
    record<Choice>(
      {},
      { others: few },
      { select: record<Selection>({ of: "you", in: ["outside"] }, { where }) },
    ),
    variants("", reminder),
  );
});

/** "play 1 each of <A> and <B> in Rest Mode from your Drop": how they are played, not which. */
const eachInMode = (voice: Voice, by: Fields): Grammar<Clause[]> =>
  map(
    verb({ do: "play", ...by }, voice.verb("play"), severalFromArea(voice), { others: ways(voice) }),
    (clauses) => allOf(clauses, asPlayed),
    (clauses) => allOf(clauses, asWorded),
  );
const allOf = (clauses: Clause[], change: (act: Act) => Act | undefined): Clause[] | undefined => {
  const changed = clauses.map((clause) => ({ ...clause, act: change(clause.act) }));
  return changed.every(({ act }) => act) ? (changed as Clause[]) : undefined;
};
const asPlayed = (act: Act): Act | undefined => {
  if (act.do !== "play" || act.state || typeof act.what !== "object" || !("select" in act.what))
    return undefined;
  const { select } = act.what;
  const mode = select.where.at(-1);
  if (!mode || !("flag" in mode) || hasModes(select)) return undefined;
  if (mode.flag !== "rested" && mode.flag !== "active") return undefined;
  return {
    ...act,
    what: { ...act.what, select: { ...select, where: select.where.slice(0, -1) } },
    state: mode.flag,
  };
};
const asWorded = (act: Act): Act | undefined => {
  if (act.do !== "play" || !act.state || typeof act.what !== "object" || !("select" in act.what))
    return undefined;
  const { state: flag, ...others } = act;
  const { select } = act.what;
  return { ...others, what: { ...act.what, select: { ...select, where: [...select.where, { flag }] } } };
};

export const plays = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = alt(several(target(voice)), severalFromArea(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  return [
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      looking,
      { state },
      {
        negatedOnly: alt(
          is("nonKeyword", " with its non-keyword skills negated", " with their non-keyword skills negated"),
          is("keyword", " with its keyword skills negated", " with their keyword skills negated"),
          trail(lead([" with its ", " with their "], keyword), [" negated", " skill negated"]),
          is("keyword", ", negating its keyword skills", ", negating their keyword skills"),
        ),
      },
      { negated: lasts },
    ),
    verb({ do: "play", ...by }, voice.verb("play"), looking, { others: ways(voice) }),
    splitPlay(voice, by),
    eachInMode(voice, by),
    verb({ do: "play", ...by }, voice.verb("put"), looking, " into play"),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      several(tokens),
      { state },
      variants("", ...["into", "to", "in"].map((to) => ` ${to} your Battle Area`)),
      variants("", reminder),
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(that),
      { from: outOf },
      { others: ways(voice) },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(that),
      { others: someWays(voice) },
      { from: outOf },
    ),
    splitCombo(voice, by),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { from },
      { others: ways(voice) },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { others: someWays(voice) },
      { from: outOf },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { area: required(playedIn) },
      { from: outOf },
      { negated: required(negated) },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { others: someWays(voice) },
      { from: fromUnder },
      { under: above },
    ),
    verb(
      { do: "play", from: ["under", "hand"], ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      " from under ",
      { under: above },
      " or from your hand",
      { state },
    ),
    verb({ do: "play", free: true, ...by }, voice.verb("play"), looking, " without paying its energy cost"),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      looking,
      " in a combo",
      variants("", " in your Combo Area", " in your combo area", " with this card"),
      {
        negated,
      },
    ),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      alone<Target>(thisCard),
      " in a combo",
      variants("", " in your Combo Area"),
      { from: fromOpt },
      { negated },
    ),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      alone<Target>(thisCard),
      { from: fromOpt },
      " in a combo",
      { negated },
    ),
    verb({ do: "combo", ...by }, voice.verb("use"), looking, { negated: required(negated) }, " in a combo"),
    verb(
      { do: "combo", ...by },
      variants(voice.verb("combo with", "combos with")),
      any,
      variants("", " in your Combo Area"),
      { negated },
    ),
    verb(
      { do: "combo", ...by },
      voice.verb("combo"),
      alone<Target>(that),
      variants(" with this card", " with this card in battle"),
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alt(alone<Target>(thisCard), looking),
      { from: opt(outOf) },
      { on: opt(lead(" on top of ", target(voice))) },
      { state },
      {
        negatedOnly: alt(
          is("nonKeyword", " with its non-keyword skills negated", " with their non-keyword skills negated"),
          trail(lead([" with its ", " with their "], skillName), " skills negated"),
        ),
      },
      { negated: lasts },
    ),
    verb({ do: "combo", ...by }, variants(voice.verb("combo with", "combos with")), alone<Target>(thisCard), {
      from,
    }),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      alone<Target>(thisCard),
      " in a combo",
      { from: fromUnder },
      { under: above },
      { negated },
    ),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      alone<Target>(thisCard),
      { from: alt(fromUnder, is(["under"], " under ")) },
      { under: above },
      " in a combo",
      { negated },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { from: alt(fromUnder, is(["hand", "under"], " from your hand or from under ")) },
      { under: above },
      { on: opt(lead(" on top of ", target(voice))) },
      { state },
    ),
  ];
};
