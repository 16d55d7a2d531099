import {
  alone,
  alt,
  each,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  opt,
  pronoun,
  record,
  rule,
  same,
  seq,
  single,
  variants,
  verb,
  type Word,
} from "@arbiter/cardtext";
import type {
  Act,
  Choice,
  Clause,
  Condition,
  Destination,
  Duration,
  Filter,
  Reference,
  Selection,
  Target,
} from "@arbiter/engine";
import { amountOf } from "./amounts.ts";
import { target, targetOrLooked, thisState } from "./choices.ts";
import { into, over, state, toDeck, under } from "./destinations.ts";
import { lasts } from "./durations.ts";
import { cards } from "./kinds.ts";
import { several, severalFromArea, withThis } from "./lists.ts";
import { few, type Quantity } from "./quantities.ts";
import { rest, that, thisCard } from "./references.ts";
import { anyones, areaName, areaNames, end, inArea, owned, type Place } from "./selections.ts";
import { nameAlone } from "./subjects.ts";
import { owner, type Voice, YOU } from "./words.ts";

/** Cards that go from one area to another. */

/** What an effect orders: a verb gives one clause for each description of cards. */

export type Fields = Record<string, unknown>;

export const from: Grammar<string[] | undefined> = rule(() =>
  lead(
    [
      " from your ",
      " from its owner's ",
      " in its owner's ",
      " in your ",
      " in the ",
      " in a ",
      " from a ",
      " from an ",
      " from the ",
    ],
    areaNames,
  ),
);
/** Where a card comes from, never where it goes. */
export const outOf: Grammar<string[]> = rule(() =>
  lead(
    [" from your ", " from its owner's ", " from their owner's ", " from their ", " from a ", " from the "],
    areaNames,
  ),
);
export const fromUnder = is(["under"], " from under ");
export const above: Grammar<Reference | Selection> = rule(() =>
  alt<Reference | Selection>(
    that,
    lead(["a ", "an ", "your ", ""], inArea(owner)),
    lead(["a ", "an "], anyones),
    lead(["", "one of ", "all ", "all of "], owned),
    nameAlone,
  ),
);
/** Where a card is that is used in a combo: not where it comes to. */
export const fromOpt = opt(
  map(
    from as Grammar<string[]>,
    (areas) => (same(areas, ["combo"]) ? undefined : areas),
    (areas) => areas,
  ),
);
const itsSkills = variants(
  " with its skills negated",
  " with their skills negated",
  " and its skills negated",
);
export const negated: Grammar<Duration | undefined> = rule(() =>
  opt(lead(itsSkills, alt(lasts, is<Duration>("game", "")))),
);
export const moves = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = alt(several(target(voice)), severalFromArea(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  const putting = voice.verb("place");
  const to = alt<Destination>(
    into(voice, " in ", " into ", " to "),
    toDeck(voice),
    under(voice),
    over(voice),
  );
  const hand = into(voice, " to ");
  const move = (said: Word, what: Grammar<Target[]>, dest: Grammar<Destination>) => [
    verb({ do: "move", ...by }, said, what, { to: dest }, { negated }),
    split(voice, by, said, dest),
    verb({ do: "move", ...by }, said, alone<Target>(thisState), { to: dest }, { from: outOf }),
    verb({ do: "move", ...by }, said, alone<Target>(thisRested), { to: dest }),
    verb({ do: "move", ...by }, said, alone<Target>(that), { from: outOf }, { to: dest }, { negated }),
    verb({ do: "move", ...by }, said, alone<Target>(that), { to: dest }, { from: outOf }),
    verb({ do: "move", ...by }, said, alone<Target>(thisCard), { from }, { to: dest }),
    verb(
      { do: "move", ...by },
      said,
      alone<Target>(thisCard),
      { from: is(["battle"], " from play") },
      { to: dest },
    ),
    verb({ do: "move", ...by }, said, alone<Target>(thisCard), { to: dest }, { from }),
    verb(
      { do: "move", ...by },
      said,
      alone<Target>(thisCard),
      { from: fromUnder },
      { under: above },
      { to: dest },
    ),
  ];
  const discard = { do: "move", to: { area: "drop" }, as: "discard", ...by };
  const shuffle = { do: "move", to: { area: "deck" }, as: "shuffle", ...by };
  const removed = { do: "move", to: { area: "removed" }, ...by };
  const left = alt(several(alt<Target>(target(voice), rest)), looking, withThis(voice));
  return [
    ...move(putting, left, to),
    ...move(voice.verb("put"), left, to),
    ...move(voice.verb("add"), looking, alt(hand, toDeck(voice))),
    ...move(voice.verb("return"), any, alt(hand, toDeck(voice))),
    ...move(voice.verb("send"), alt(looking, withThis(voice)), into(voice, " to ")),
    verb(discard, voice.verb("discard"), any),
    verb(discard, voice.verb("discard"), alone<Target>(thisCard), { from }),
    verb(
      discard,
      voice.verb("discard"),
      alone<Target>(
        record<Choice>(
          {
            select: { of: voice.who, in: ["hand"], where: [] },
            ...(voice.who === "opponent" ? { by: "opponent" as const } : {}),
          },
          "cards equal to ",
          { count: amountOf },
        ),
      ),
    ),
    verb(removed, voice.verb("remove"), alt(any, withThis(voice)), " from the game"),
    verb(removed, voice.verb("remove"), alone<Target>(thisCard), { from }, " from the game"),
    verb(
      removed,
      voice.verb("remove"),
      alone<Target>(thisCard),
      { from: fromUnder },
      { under: above },
      " from the game",
    ),
    verb(
      shuffle,
      voice.verb("shuffle"),
      any,
      variants(" into your deck", " into their deck", " into your opponent's deck"),
    ),
    verb(
      shuffle,
      voice.verb("shuffle"),
      any,
      variants(" into its owner's deck", " into their owner's deck", " into their owners' decks"),
    ),
  ];
};

/** "place this card in Rest Mode at the bottom of its owner's deck": only while it is rested. */
const thisRested: Grammar<Target> = is<Target>(
  { count: "all", select: { of: "you", in: [], where: [{ card: "this" }, { flag: "rested" }] } },
  "this card in Rest Mode",
);

/** "place 1 card in your Drop from your life": where it goes before where it comes from. */
const split = (voice: Voice, by: Fields, said: Word, dest: Grammar<Destination>): Grammar<Clause[]> =>
  each(
    map(
      seq(
        said,
        listOf(seq(few, lead(["", "of your "], cards)), variants(", "), variants(" and ", ", and ")),
        dest,
        outside(voice),
      ),
      ([, all, to, area]): Act[] =>
        all.map(
          ([quantity, where]) =>
            ({
              do: "move",
              what: {
                ...quantity,
                select: { ...area, where },
                ...(voice.who === "opponent" ? { by: "opponent" } : {}),
              },
              to,
              ...by,
            }) as Act,
        ),
      (acts) => {
        const [first] = acts;
        if (first?.do !== "move") return undefined;
        const parts = acts.map((act) => {
          if (act.do !== "move" || typeof act.what !== "object" || !("select" in act.what)) return undefined;
          const { select, by: _, ...quantity } = act.what;
          const { where, ...area } = select;
          return { item: [quantity, where] as [Quantity, Filter[]], area: area as Place, to: act.to };
        });
        if (!parts.every((one) => one && same(one.area, parts[0]!.area) && same(one.to, first.to)))
          return undefined;
        return [undefined, parts.map((one) => one!.item), first.to, parts[0]!.area] as [
          undefined,
          [Quantity, Filter[]][],
          Destination,
          Place,
        ];
      },
    ),
  );
/** Only "from": "in your Drop" would be where it goes. */
export const outside = (voice: Voice): Grammar<Place> =>
  rule(() =>
    alt(
      record<Place>(
        {},
        variants(" from ", " from among all the cards in ", " from among all cards in "),
        { of: voice.owner },
        { in: areaNames },
      ),
      record<Place>({ of: "any", in: [] }, " from under ", { under: above }),
      record<Place>({}, " from the ", { end }, " of ", { of: voice.owner }, { in: alone(areaName) }),
    ),
  );

/** The card that is being played. */
const PLAYED = ["it's ", "it is ", "that card is ", "the card being played is "];
const PLAYED_BATTLE_CARD = [
  "the Battle Card is ",
  "the Battle Card being played is ",
  "the Battle Card played is ",
];
const BEING_BATTLE_CARD = { card: "event", where: [{ category: ["BATTLE"] }] } satisfies Condition;

/** The same order about the card, and about it only if it is a Battle Card. */
const ofPlayed = (order: (subject: Grammar<undefined>) => Grammar<Clause[]>): Grammar<Clause[]> =>
  alt(order(variants(...PLAYED)), ofBattleCard(order(variants(...PLAYED_BATTLE_CARD))));
const ofBattleCard = (order: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    order,
    (clauses): Clause[] => clauses.map((clause) => ({ if: BEING_BATTLE_CARD, ...clause })),
    (clauses) =>
      clauses.every((clause) => same(clause.if, BEING_BATTLE_CARD))
        ? clauses.map(({ if: _, ...clause }) => clause)
        : undefined,
  );

/** "it's placed in its owner's Drop instead of being played". */
export const insteadOfPlay = (voice: Voice): Grammar<Clause[]> => {
  const done = (words: string, to: Grammar<Destination>) =>
    ofPlayed((subject) =>
      single(
        record<Act>(
          { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
          subject,
          words,
          { to },
          variants(" instead of being played", " instead"),
        ),
      ),
    );
  const order = (...cards: string[]) =>
    single(
      record<Act>(
        { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
        variants(...cards.flatMap((card) => [`return ${card}`, `place ${card}`, `send ${card}`])),
        { to: alt(into(voice, " to ", " in ", " into "), toDeck(voice)) },
        variants(" instead of playing it", " instead"),
      ),
    );
  const removed = is<Clause[]>(
    [{ act: { do: "move", what: "event", as: "insteadOfPlay", to: { area: "removed" } } }],
    "it's removed from the game instead of being played",
    "it is removed from the game instead of being played",
  );
  const withoutSkills = (...subjects: string[]) =>
    single(
      record<Act>(
        { do: "play", what: "event" } as Partial<Act>,
        variants(
          ...subjects.flatMap((it) => [`${it} has its skills negated`, `${it} has its skill negated`]),
        ),
        { negated: lasts },
      ),
    );
  const negatedFirst = alt(
    withoutSkills("the card being played"),
    ofBattleCard(withoutSkills("the Battle Card played", "the Battle Card being played")),
  );
  const negatedAs = single(
    record<Act>(
      { do: "play", what: "event" } as Partial<Act>,
      "it has its skills negated",
      { negated: lasts },
      {
        state: alt<"rested" | undefined>(
          is<"rested">("rested", " and is played in Rest Mode"),
          is<undefined>(undefined, " before being played"),
        ),
      },
    ),
  );
  return alt(
    negatedFirst,
    negatedAs,
    done("placed", alt(into(voice, " in ", " into "), toDeck(voice))),
    done("returned", into(voice, " to ")),
    done("sent", into(voice, " to ")),
    order("it", "the card being played"),
    ofBattleCard(order("the Battle Card being played")),
    removed,
    ofPlayed((subject) =>
      single(
        record<Act>(
          { do: "play", what: "event" } as Partial<Act>,
          subject,
          "played",
          { state: state as Grammar<"rested"> },
          { negated },
        ),
      ),
    ),
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
