import {
  alone,
  alt,
  each,
  type Grammar,
  is,
  lead,
  map,
  onlyAct,
  opt,
  type Part,
  record,
  rule,
  seq,
  single,
  trail,
  variants,
  verb,
} from "@arbiter/cardtext";
import type { Act, Amount, Choice, Clause, Reference, Selection, Target } from "@arbiter/engine";
import { some } from "./amounts.ts";
import { fromEnd, fromLookedUnsaid, target, thisIn } from "./choices.ts";
import { face, into } from "./destinations.ts";
import { ofTheGame } from "./game.ts";
import { cards } from "./kinds.ts";
import { several, severalFromArea } from "./lists.ts";
import { type Fields, from, moves } from "./moves.ts";
import { plays } from "./plays.ts";
import { both, few } from "./quantities.ts";
import { thisCard } from "./references.ts";
import { areaName, areaNames } from "./selections.ts";
import { until } from "./until.ts";
import { card, OPPONENT_MAY, skillName, YOU } from "./words.ts";

const markers: Grammar<Amount> = alt<Amount>(is<Amount>(1, "a marker"), trail(some, [" markers", " marker"]));
const negative = (inner: Grammar<Amount>): Grammar<Amount> =>
  map(
    inner,
    (n): Amount | undefined => (typeof n === "number" ? -n : undefined),
    (n) => (typeof n === "number" && n < 0 ? -n : undefined),
  );

/** Cards of several descriptions that are chosen together are one result. */
const together = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    inner,
    (clauses): Clause[] | undefined =>
      clauses.length === 1
        ? clauses
        : clauses.some(isPronoun)
          ? undefined
          : [{ act: { do: "group", clauses } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "group" && act.clauses.every((one) => one.act.do === "choose")
        ? act.clauses
        : clauses;
    },
  );

const isPronoun = ({ act }: Clause): boolean => {
  const { what } = act as { what?: Target };
  return typeof what === "object" && "result" in what;
};

/** "activate the [Activate: Main] skill of up to 1 {A} in your hand": that card is chosen first. */
const usedOf: Grammar<Clause[]> = rule(() => {
  const IT = { result: { said: { words: "the same card" } } } as unknown as Reference;
  return each(
    map(
      seq(
        lead(["activate the ", "activate an ", "activate a ", "activate "], skillName),
        variants(" skill of ", " skill on ", " of ", " on "),
        target(YOU),
        alt(is(false, ""), is(true, " without paying its energy cost", " without paying its skill cost")),
      ),
      ([ability, , what, free]): Act[] | undefined =>
        typeof what === "object" && "select" in what && what.count !== "all"
          ? [
              { do: "choose", what },
              { do: "use", ability, of: IT, ...(free ? { free: true as const } : {}) },
            ]
          : undefined,
      (acts) => {
        const [first, second, ...others] = acts;
        return first?.do === "choose" &&
          second?.do === "use" &&
          !others.length &&
          !second.upTo &&
          !second.from
          ? ([second.ability, undefined, first.what, second.free === true] as [
              string,
              undefined,
              Target,
              boolean,
            ])
          : undefined;
      },
    ),
  );
});
/** "search your deck for up to 1 red card". */
const searched: Grammar<Clause[]> = rule(() =>
  single(
    record<Act>({ do: "choose" } as Partial<Act>, "search your deck for ", {
      what: record<Choice>(
        {},
        { others: few },
        { select: record<Selection>({ of: "you", in: ["deck"] }, { where: cards }) },
      ),
    }),
  ),
);

/** An Extra that a skill activates costs nothing anyway. */
const FREE = variants(
  "",
  " without paying its energy cost",
  " without paying the energy cost",
  " without paying their energy costs",
);

export const order = both<Clause[]>((voice) => {
  const by: Fields = voice.who === "opponent" ? { who: "opponent" } : {};
  const of: Fields = voice.who === "opponent" ? { of: "opponent" } : {};
  const act = (constants: Fields, ...parts: Part<Act>[]) =>
    single(record<Act>(constants as Partial<Act>, ...parts));
  const any = several(target(voice));
  const mode = (name: "rest" | "activate" | "turn", more: Fields, ...words: string[]) =>
    verb(
      { do: name, ...more, ...by },
      voice.verb("switch", "switches"),
      alt(any, ...(voice === YOU ? [alone<Target>(thisIn)] : [])),
      variants(...words),
    );
  const acts: Grammar<Clause[]>[] = [
    act(
      { do: "draw", ...by },
      voice.verb("draw"),
      { amount: alt(some, is<Amount>(1, "a")) },
      variants(" ", " more ", " additional "),
      card,
    ),
    act({ do: "draw", upTo: true, ...by }, voice.verb("draw"), "up to ", { amount: some }, " ", card),
    together(
      verb(
        { do: "choose" },
        voice.verb("choose"),
        alt(
          any,
          severalFromArea(voice),
          alone<Target>(fromLookedUnsaid(voice)),
          several(alt<Target>(thisIn, target(voice))),
        ),
      ),
    ),
    verb(
      { do: "ko", ...by },
      variants(voice.verb("KO", "KOs"), voice.verb("KO", "KO's"), voice.verb("KO", "KO-s")),
      any,
    ),
    mode("rest", {}, " to Rest Mode", " to rest", " to Rest mode"),
    mode("activate", {}, " to Active Mode"),
    mode("turn", { face: "down" }, " to Hidden Mode"),
    mode("turn", { face: "up" }, " to Revealed Mode"),
    verb(
      { do: "turn", face: "either", ...by },
      voice.verb("switch", "switches"),
      any,
      variants(" to Revealed Mode or Hidden Mode", " to Hidden Mode or Revealed Mode"),
    ),
    act({ do: "flip" }, voice.verb("flip over", "flips over"), { what: target(voice) }),
    verb({ do: "turn", ...by }, voice.verb("flip"), any, { face: face as Grammar<unknown> as Grammar<"up"> }),
    act({ do: "flip" }, voice.verb("flip"), { what: target(voice) }, " over"),
    act({ do: "flip" }, voice.verb("flip"), { what: target(voice) }, variants(" to its ", " to the "), {
      side: alt(
        is<"front" | "back">("front", "front side", "front"),
        is<"front" | "back">("back", "back side", "back"),
      ),
    }),
    ...plays(voice, by),
    verb({ do: "useEvent", ...by }, voice.verb("activate"), any, FREE),
    verb({ do: "reveal", ...by }, voice.verb("reveal"), any),
    verb({ do: "reveal", ...by }, voice.verb("reveal"), alone<Target>(thisCard), { from }),
    verb({ do: "look", ...by }, variants(voice.verb("look at", "looks at")), any),
    verb({ do: "choose" }, voice.verb("take"), alone<Target>(fromEnd(voice))),
    act(
      { do: "look", ...by },
      variants(voice.verb("look through", "looks through"), voice.verb("look at", "looks at")),
      {
        what: record<Choice>(
          { count: "all" },
          { select: record<Selection>({ where: [] }, { of: voice.owner }, { in: areaNames }) },
        ),
      },
    ),
    act(
      { do: "shuffle", ...of },
      voice.verb("shuffle"),
      voice.own,
      { area: areaName },
      variants("", " afterward", " afterwards"),
      { looked: opt(is<true>(true, " if you looked through it", " if they looked through it")) },
    ),
    act(
      { do: "shuffle", area: "deck", looked: true, ...of },
      voice.verb("shuffle"),
      variants("any areas you looked through", "any area you looked through", "all areas you looked through"),
      variants("", " with this skill", " using this skill"),
    ),
    act(
      { do: "shuffle", area: "deck", looked: true, ...of },
      variants(
        "if you looked at your deck, shuffle your deck",
        "if you looked through your deck, shuffle your deck",
        "if you looked through it, shuffle your deck",
      ),
    ),
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
    act(
      { do: "control", ...by },
      variants(
        voice.verb("gain control of", "gains control of"),
        voice.verb("take control of", "takes control of"),
      ),
      {
        what: target(voice),
      },
      variants("", " for the game", " for the duration of the game"),
    ),
    ...(voice === YOU
      ? [
          act(
            { do: "control", who: "opponent" },
            "give control of ",
            { what: target(voice) },
            " to your opponent",
          ),
        ]
      : []),
    ...until(voice),
    ...moves(voice, by),
  ];
  if (voice.who === "you") acts.push(...ofTheGame(voice, act), usedOf, searched);
  if (voice === OPPONENT_MAY)
    acts.push(
      act({ do: "negate", what: "attack" }, "negate the attack"),
      act(
        { do: "move", what: "event", as: "insteadOfPlay" },
        variants("place the Battle Card they're playing", "place that Battle Card", "place the Battle Card"),
        { to: into(voice, " in ", " into ") },
        " instead of playing it",
      ),
    );
  const chosenAnd = [...moves(voice, by), verb({ do: "useEvent", ...by }, voice.verb("activate"), any)];
  return alt(...acts, lead(voice.verb("choose and", "chooses and"), alt(...chosenAnd)));
});
