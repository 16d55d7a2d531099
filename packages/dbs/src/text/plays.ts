import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  record,
  rule,
  seq,
  single,
  trail,
  variants,
  verb,
} from "@arbiter/cardtext";
import type { Act, Amount, Choice, Clause, Filter, Selection, Target } from "@arbiter/engine";
import { some } from "./amounts.ts";
import { few, several, severalFromArea, target, targetOrLooked } from "./choices.ts";
import { playedIn, state } from "./destinations.ts";
import { lasts } from "./durations.ts";
import { above, type Fields, from, fromOpt, fromUnder, negated } from "./moves.ts";
import { that, thisCard } from "./references.ts";
import { cards, type Place, place, tokenName } from "./selections.ts";
import type { Voice } from "./words.ts";

/** Cards that come into play or into a combo. */

const markersOn: Grammar<Amount | undefined> = rule(() =>
  opt(
    alt<Amount>(
      is<Amount>(1, " with a marker on it"),
      trail(lead(" with ", some), [" markers on it", " marker on it", " markers on them"]),
    ),
  ),
);
/** "play up to 1 {A} with 2 markers on it from your hand". */
const playedWithMarkers = (voice: Voice, by: Fields): Grammar<Clause[]> =>
  single(
    map(
      seq(voice.verb("play"), few, cards, markersOn, place(voice.owner)),
      ([, many, where, markers, area]): Act | undefined =>
        markers === undefined
          ? undefined
          : ({ do: "play", what: { ...many, select: { ...area, where } }, markers, ...by } as Act),
      (act) => {
        if (act.do !== "play" || act.markers === undefined) return undefined;
        const { select, by: _, ...many } = act.what as Choice;
        if (!select) return undefined;
        const { where, ...area } = select;
        return [undefined, many, where, act.markers, area as Place] as [
          undefined,
          Pick<Choice, "count" | "upTo">,
          Filter[],
          Amount,
          Place,
        ];
      },
    ),
  );

/** Tokens come from outside the game (chapter 19). */
const tokens: Grammar<Target> = rule(() =>
  record<Choice>(
    {},
    { others: few },
    { select: record<Selection>({ of: "you", in: ["outside"] }, { where: alone(tokenName) }) },
  ),
);

export const plays = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = alt(several(target(voice)), severalFromArea(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  const on = opt(lead([" on top of ", " on "], target(voice)));
  return [
    playedWithMarkers(voice, by),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      looking,
      { state },
      {
        negatedOnly: is(
          "nonKeyword",
          " with its non-keyword skills negated",
          " with their non-keyword skills negated",
        ),
      },
      { negated: lasts },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      looking,
      { state },
      { on },
      { area: playedIn },
      { markers: markersOn },
      { negated },
    ),
    verb({ do: "play", ...by }, voice.verb("play"), looking, { markers: markersOn }, { negated }, { state }),
    verb({ do: "play", ...by }, voice.verb("play"), looking, { on }, { state }),
    verb({ do: "play", ...by }, voice.verb("play"), several(tokens), { state }),
    verb({ do: "play", ...by }, voice.verb("play"), alone<Target>(that), { from }, { state }, { negated }),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { from },
      { state },
      { on },
      { markers: markersOn },
      { negated },
    ),
    verb({ do: "play", free: true, ...by }, voice.verb("play"), looking, " without paying its energy cost"),
    verb({ do: "combo", ...by }, voice.verb("use"), any, " in a combo", variants("", " in your Combo Area"), {
      negated,
    }),
    verb(
      { do: "combo", ...by },
      voice.verb("use"),
      alone<Target>(thisCard),
      " in a combo",
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
    verb(
      { do: "combo", ...by },
      variants(voice.verb("combo with", "combos with")),
      any,
      variants("", " in your Combo Area"),
      { negated },
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
      { from: fromUnder },
      { under: above },
      " in a combo",
      { negated },
    ),
    verb(
      { do: "play", ...by },
      voice.verb("play"),
      alone<Target>(thisCard),
      { from: fromUnder },
      { under: above },
      { state },
    ),
  ];
};
