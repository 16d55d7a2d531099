import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  onlyAct,
  opt,
  type Part,
  pronoun,
  record,
  rule,
  same,
  seq,
  single,
  trail,
  variants,
  verb,
  type Word,
} from "@arbiter/cardtext";
import type {
  Act,
  Amount,
  Choice,
  Clause,
  Destination,
  Duration,
  Filter,
  Selection,
  Target,
  Who,
} from "@arbiter/engine";
import { amountOf, some } from "./amounts.ts";
import { both, few, fromLookedUnsaid, several, severalFromArea, target, targetOrLooked } from "./choices.ts";
import { face, into, playedIn, state, toDeck, under } from "./destinations.ts";
import { lasts } from "./durations.ts";
import { its, rest, that, thisCard } from "./references.ts";
import { areaName, areaNames, cards, type Place, place, tokenName } from "./selections.ts";
import { card, count, skillName, type Voice, YOU } from "./words.ts";

/** What an effect orders: a verb gives one clause for each description of cards. */

type Fields = Record<string, unknown>;

const from: Grammar<string[] | undefined> = rule(() =>
  lead([" from your ", " from its owner's ", " in your "], areaNames),
);
const fromOpt = opt(from as Grammar<string[]>);
const itsSkills = variants(
  " with its skills negated",
  " with their skills negated",
  " and negate its skills",
);
const negated: Grammar<Duration | undefined> = rule(() => opt(lead(itsSkills, lasts)));
const markersOn: Grammar<Amount | undefined> = rule(() =>
  opt(
    alt<Amount>(
      is<Amount>(1, " with a marker on it"),
      trail(lead(" with ", some), [" markers on it", " marker on it", " markers on them"]),
    ),
  ),
);
const markers: Grammar<Amount> = alt<Amount>(is<Amount>(1, "a marker"), trail(some, [" markers", " marker"]));
const negative = (inner: Grammar<Amount>): Grammar<Amount> =>
  map(
    inner,
    (n): Amount | undefined => (typeof n === "number" ? -n : undefined),
    (n) => (typeof n === "number" && n < 0 ? -n : undefined),
  );

const moves = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = alt(several(target(voice)), severalFromArea(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  const putting = voice.verb("place");
  const to = alt<Destination>(into(voice, " in ", " into ", " to "), toDeck(voice), under(voice));
  const hand = into(voice, " to ");
  const move = (said: Word, what: Grammar<Target[]>, dest: Grammar<Destination>) => [
    verb({ do: "move", ...by }, said, what, { to: dest }),
    verb({ do: "move", ...by }, said, alone<Target>(thisCard), { from }, { to: dest }),
  ];
  const discard = { do: "move", to: { area: "drop" }, as: "discard", ...by };
  const shuffle = { do: "move", to: { area: "deck" }, as: "shuffle", ...by };
  const removed = { do: "move", to: { area: "removed" }, ...by };
  const left = several(alt<Target>(target(voice), rest));
  return [
    ...move(putting, left, to),
    ...move(voice.verb("put"), left, to),
    ...move(voice.verb("add"), looking, hand),
    ...move(voice.verb("return"), any, alt(hand, toDeck(voice))),
    ...move(voice.verb("send"), any, into(voice, " to ")),
    verb(discard, voice.verb("discard"), any),
    verb(discard, voice.verb("discard"), alone<Target>(thisCard), { from }),
    verb(removed, voice.verb("remove"), any, " from the game"),
    verb(removed, voice.verb("remove"), alone<Target>(thisCard), { from }, " from the game"),
    verb(
      shuffle,
      voice.verb("shuffle"),
      any,
      variants(" into ", " into your opponent's "),
      voice.own,
      "deck",
    ),
    verb(shuffle, voice.verb("shuffle"), any, " into its owner's deck"),
  ];
};

/** "add cards from your life to your hand until you have 4 life left". */
const until = (voice: Voice): Grammar<Clause[]>[] => {
  const life: Selection = { of: voice.who, in: ["life"], where: [] };
  const hand: Selection = { of: voice.who, in: ["hand"], where: [] };
  const theirs = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const who = voice.who === "opponent" ? { who: "opponent" as Who } : {};
  const lessThan = (from: Selection): Grammar<Choice> =>
    map(
      count,
      (n): Choice => ({ select: from, count: { sum: [{ count: from }, -n] }, ...theirs }),
      (value) => {
        const sum =
          typeof value === "object" && typeof value.count === "object" && "sum" in value.count
            ? value.count.sum
            : [];
        return same(value.select, from) && typeof sum[1] === "number" ? -sum[1] : undefined;
      },
    );
  const missing = map(
    count,
    (n): Amount => ({ sum: [n, { count: hand, times: -1 }] }),
    (value) =>
      typeof value === "object" && "sum" in value && typeof value.sum[0] === "number"
        ? value.sum[0]
        : undefined,
  );
  const have = variants("you have ", "they have ");
  return [
    single(
      record<Act>(
        { do: "move", to: { area: "hand" }, ...who } as Partial<Act>,
        voice.verb("add"),
        "cards from ",
        voice.own,
        "life to ",
        voice.own,
        "hand until ",
        have,
        { what: lessThan(life) },
        variants(" life left", " life", " life remaining"),
      ),
    ),
    single(
      record<Act>(
        { do: "draw", ...who } as Partial<Act>,
        voice.verb("draw"),
        "cards until ",
        have,
        { amount: missing },
        variants(" cards in ", " card in "),
        voice.own,
        "hand",
      ),
    ),
  ];
};

/** Cards of several descriptions that are chosen together are one result. */
const together = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    inner,
    (clauses): Clause[] => (clauses.length > 1 ? [{ act: { do: "group", clauses } }] : clauses),
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "group" && act.clauses.every((one) => one.act.do === "choose")
        ? act.clauses
        : clauses;
    },
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

/** "it's placed in its owner's Drop instead of being played". */
const insteadOfPlay = (voice: Voice): Grammar<Clause[]> => {
  const done = (words: string, to: Grammar<Destination>) =>
    single(
      record<Act>(
        { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
        variants("it's ", "it is ", "that card is ", "the Battle Card is "),
        words,
        { to },
        variants(" instead of being played", " instead"),
      ),
    );
  const order = single(
    record<Act>(
      { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
      variants("return it", "place it", "send it"),
      { to: alt(into(voice, " to ", " in ", " into "), toDeck(voice)) },
      variants(" instead of playing it", " instead"),
    ),
  );
  const removed = is<Clause[]>(
    [{ act: { do: "move", what: "event", as: "insteadOfPlay", to: { area: "removed" } } }],
    "it's removed from the game instead of being played",
    "it is removed from the game instead of being played",
  );
  return alt(
    done("placed", alt(into(voice, " in ", " into "), toDeck(voice))),
    done("returned", into(voice, " to ")),
    done("sent", into(voice, " to ")),
    order,
    removed,
  );
};

/** "it's sent to its owner's Warp", of a replacement. */
export const passive: Grammar<Clause[]> = rule(() => {
  const done = (words: string, to: Grammar<Destination>) =>
    single(
      record<Act>(
        { do: "move" } as Partial<Act>,
        { what: pronoun({ many: false }, "it") },
        variants("'s ", " is "),
        words,
        { to },
      ),
    );
  return alt(
    done("placed", alt(into(YOU, " in ", " into "), toDeck(YOU))),
    done("returned", into(YOU, " to ")),
    done("sent", into(YOU, " to ")),
    done("added", into(YOU, " to ")),
    done("removed", is<Destination>({ area: "removed" }, " from the game")),
  );
});

export const order = both<Clause[]>((voice) => {
  const by: Fields = voice.who === "opponent" ? { who: "opponent" } : {};
  const of: Fields = voice.who === "opponent" ? { of: "opponent" } : {};
  const act = (constants: Fields, ...parts: Part<Act>[]) =>
    single(record<Act>(constants as Partial<Act>, ...parts));
  const any = several(target(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  const on = opt(lead([" on top of ", " on "], target(voice)));
  const mode = (name: "rest" | "activate" | "turn", more: Fields, words: string) =>
    verb({ do: name, ...more, ...by }, voice.verb("switch", "switches"), any, words);
  const acts: Grammar<Clause[]>[] = [
    act({ do: "draw", ...by }, voice.verb("draw"), { amount: alt(some, is<Amount>(1, "a")) }, " ", card),
    act({ do: "draw", upTo: true, ...by }, voice.verb("draw"), "up to ", { amount: some }, " ", card),
    together(
      verb(
        { do: "choose" },
        voice.verb("choose"),
        alt(any, severalFromArea(voice), alone<Target>(fromLookedUnsaid(voice))),
      ),
    ),
    playedWithMarkers(voice, by),
    verb({ do: "ko", ...by }, variants(voice.verb("KO", "KOs"), voice.verb("KO", "KO's")), any),
    mode("rest", {}, " to Rest Mode"),
    mode("activate", {}, " to Active Mode"),
    mode("turn", { face: "down" }, " to Hidden Mode"),
    mode("turn", { face: "up" }, " to Revealed Mode"),
    verb({ do: "turn", ...by }, voice.verb("flip"), any, { face: face as Grammar<unknown> as Grammar<"up"> }),
    act({ do: "flip" }, voice.verb("flip"), { what: thisCard }, " over"),
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
    verb({ do: "combo", ...by }, voice.verb("use"), any, " in a combo", { negated }),
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
    verb({ do: "combo", ...by }, variants(voice.verb("combo with", "combos with")), any, { negated }),
    verb({ do: "useEvent", ...by }, voice.verb("activate"), any),
    verb({ do: "reveal", ...by }, voice.verb("reveal"), any),
    verb({ do: "look", ...by }, variants(voice.verb("look at", "looks at")), any),
    act({ do: "look", ...by }, voice.verb("look through", "looks through"), {
      what: record<Choice>(
        { count: "all" },
        { select: record<Selection>({ where: [] }, { of: voice.owner }, { in: alone(areaName) }) },
      ),
    }),
    act(
      { do: "shuffle", ...of },
      voice.verb("shuffle"),
      voice.own,
      { area: areaName },
      variants("", " if you looked through it", " if they looked through it", " afterward", " afterwards"),
    ),
    act({ do: "shuffle", area: "deck", ...of }, voice.verb("shuffle"), "any areas you looked through"),
    act({ do: "markers", ...by }, voice.verb("remove"), { amount: negative(markers) }, " from ", {
      what: target(voice),
    }),
    act(
      { do: "markers", upTo: true, ...by },
      voice.verb("remove"),
      "up to ",
      { amount: negative(markers) },
      " from ",
      { what: target(voice) },
    ),
    act(
      { do: "markers", amount: "all", ...by },
      voice.verb("remove"),
      variants("all markers", "all of the markers"),
      " from ",
      { what: target(voice) },
    ),
    act(
      { do: "markers", ...by },
      variants(voice.verb("add"), voice.verb("place")),
      { amount: markers },
      variants(" to ", " on "),
      { what: target(voice) },
    ),
    act({ do: "control" }, variants(voice.verb("gain control of"), voice.verb("take control of")), {
      what: target(voice),
    }),
    ...until(voice),
    ...moves(voice, by),
  ];
  if (voice.who === "you") acts.push(...ofTheGame(voice, act));
  return alt(...acts);
});

/** "flip cards in your life face up equal to the damage taken". */
const byDamage: Grammar<Clause[]>[] = [
  byAmount("flip cards in your life face up equal to ", (count) => ({
    do: "turn",
    what: { select: { of: "you", in: ["life"], where: [] }, count },
    face: "up",
  })),
  byAmount("place cards from the top of your deck in your Drop equal to ", (count) => ({
    do: "move",
    what: { select: { of: "you", in: ["deck"], where: [], end: "top" }, count },
    to: { area: "drop" },
  })),
];
function byAmount(words: string, make: (count: Amount) => Act): Grammar<Clause[]> {
  return rule(() =>
    single(
      map(lead(words, amountOf), make, (act) => {
        const count = (act as { what?: { count?: Amount } }).what?.count;
        return count !== undefined && same(make(count), act) ? count : undefined;
      }),
    ),
  );
}

const STEPS = ["Charge Phase", "Main Phase", "Offense Step", "Defense Step", "Damage Step", "turn"];
const step: Grammar<string> = alt(...STEPS.map((one) => is(one, one)));
const skips = (act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>) => {
  const next = {
    next: opt(is<true>(true, " during your next turn", " during their next turn", " next turn")),
  };
  return [
    act({ do: "skip", who: "opponent" }, "your opponent skips their ", { step }, next),
    act({ do: "skip", who: "you" }, "skip your ", { step }, next),
  ];
};

/** Orders that are not about cards in areas. */
const ofTheGame = (voice: Voice, act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>) => [
  act(
    { do: "negate", what: "attack" },
    variants("negate the attack", "negate that attack", "negate this attack"),
  ),
  act(
    { do: "negate", what: "counter" },
    variants("negate the [Counter]", "negate the [Counter] skill", "negate that [Counter] skill"),
  ),
  act(
    { do: "negate", what: "skill" },
    variants("negate the skill", "negate that skill", "negate that [Blocker]", "negate the [Blocker]"),
  ),
  insteadOfPlay(voice),
  act({ do: "use" }, "activate ", { of: its }, " ", { ability: skillName }, variants(" skill", "")),
  act({ do: "damage" }, variants("deal ", "inflict "), { amount: some }, " damage to ", {
    who: is<Who>("opponent", "your opponent", "your opponent's life"),
  }),
  act({ do: "damage", who: "you" }, "you take ", { amount: some }, " damage"),
  act({ do: "win", who: "you" }, "you win the game"),
  act({ do: "lose", who: "you" }, "you lose the game"),
  act(
    { do: "attack" },
    variants(
      "change the target of the attack to ",
      "change the attack target to ",
      "switch the target of the attack to ",
      "switch the target of attack to ",
      "change the target of attack to ",
    ),
    { change: target(voice) },
  ),
  act(
    { do: "energyMarkers" },
    "place ",
    { amount: some },
    variants(
      " energy markers in your energy",
      " energy marker in your energy",
      " energy markers in your Energy Area",
      " energy marker in your Energy Area",
    ),
  ),
  act({ do: "evolve" }, variants("evolve ", "Evolve "), { what: thisCard }, " into ", {
    into: target(voice),
  }),
  act({ do: "endBattle" }, variants("end the battle", "the battle ends")),
  act({ do: "number", choose: "number", min: 0, max: 10 }, variants("declare 1 number", "declare a number")),
  act(
    { do: "number", choose: "number", min: 0 },
    variants("declare 1 number that's ", "declare a number that's "),
    { max: count },
    " or less",
  ),
  single(
    record<Act>(
      { do: "evolve", what: "this" } as Partial<Act>,
      "evolve into ",
      { into: that },
      variants("", " by placing it on top of this card"),
    ),
  ),
  ...skips(act),
  ...byDamage,
  act({ do: "move", what: "this", alone: true }, "place this card-and only this card-", {
    to: into(voice, "in ", "into "),
  }),
  act({ do: "move", what: "this", alone: true }, "place this card (and only this card)", {
    to: into(voice, " in ", " into "),
  }),
  act(
    { do: "arrange" },
    variants("put ", "place "),
    { what: that },
    {
      to: is<Destination>(
        { area: "deck", at: "top", order: "any" },
        " back in any order",
        " back on top of your deck in any order",
      ),
    },
  ),
  act({ do: "draw" }, "draw cards equal to ", { amount: amountOf }),
];
