import {
  alt,
  andList,
  each,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  number,
  opt,
  type Part,
  record,
  single,
  theRest,
  trail,
  variants,
  verb,
  type Word,
  words,
} from "@arbiter/cardtext";
import type { Act, Amount, Choice, Clause, Reference, Selection, Target, Who } from "@arbiter/engine";
import { forEvery, theNumber } from "./amounts.ts";
import {
  anyTarget,
  both,
  fieldTarget,
  fromArea,
  fromEnd,
  fromLooked,
  leaderAndFew,
  leaderAndTheirs,
  offField,
  oneOfEach,
  several,
  severalFromArea,
  withoutDon,
} from "./choices.ts";
import { backToLife, face, intoDeck, toDeck, toHand, toLife, toOwners } from "./destinations.ts";
import { donAct, donToActivate, donToRest } from "./don.ts";
import { restMixed } from "./mixed.ts";
import { that } from "./references.ts";
import { bare, lifeCards } from "./selections.ts";
import { downTo, upTo } from "./until.ts";
import { card, tag, type Voice } from "./words.ts";

/** What an effect orders: a verb gives one clause for each description of cards. */

type Fields = Record<string, unknown>;

/** What was looked at and left. */
const rest: Grammar<Reference> = theRest(
  { did: "look" },
  "the rest",
  "the remaining cards",
  "the other card",
);

const state = opt(alt<"rested" | "active">(is("rested", " rested"), is("active", " active")));

const moves = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = several(anyTarget(voice));
  const left = several(alt<Target>(anyTarget(voice), rest, fromLooked(voice)));
  return [
    verb({ do: "move", to: { area: "trash" }, ...by }, voice.verb("trash", "trashes"), left),
    toOwners(
      alt(
        verb({ do: "move", ...by }, voice.verb("return"), any, {
          to: alt(toHand(voice), toDeck(voice), intoDeck(voice)),
        }),
        verb({ do: "move", ...by }, voice.verb("place"), left, {
          to: alt(toDeck(voice), toLife(voice), backToLife(voice)),
        }),
        verb({ do: "move", ...by }, voice.verb("add"), alt(left, severalFromArea(voice)), {
          to: alt(toHand(voice), toLife(voice)),
        }),
      ),
    ),
  ];
};

/** "draw cards so that you have 3 cards in your hand", "trash cards from your hand until you have 5", or as many as the other player. */
const untilNumber = (voice: Voice, act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>) => {
  const by: Fields = voice.who === "opponent" ? { by: "opponent", who: "opponent" } : {};
  const { who, ...chooser } = by;
  const hand: Selection = { of: voice.who, in: ["hand"], where: [] };
  const life: Selection = { of: voice.who, in: ["life"], where: [] };
  const choose = (select: Selection, from: Selection, cards: Word) => ({
    what: record<Extract<Target, { select: unknown }>>(
      { select, ...(chooser as object) },
      { count: downTo(voice, { count: from }, cards) },
    ),
  });
  const inHand = words("cards in ", voice.own, "hand");
  const move = { do: "move", to: { area: "trash" }, ...(who ? { who } : {}) };
  return [
    act(
      { do: "draw", ...(who ? { who } : {}) },
      voice.verb("draw"),
      variants("card(s)", "cards"),
      variants(" so that ", " until "),
      { amount: upTo(voice, { count: hand }, inHand) },
    ),
    act(
      move,
      voice.verb("trash", "trashes"),
      "cards from ",
      voice.own,
      "hand until ",
      choose(hand, hand, inHand),
    ),
    act(
      move,
      voice.verb("trash", "trashes"),
      "cards from the top of ",
      voice.own,
      "Life cards until ",
      choose({ ...life, end: "top" }, life, variants("Life card", "Life cards")),
    ),
  ];
};

/** As many as an earlier order was about. */
const asMany = (phrase: { did?: string }, ...words: string[]): Grammar<Amount> =>
  record<Extract<Amount, { howMany: unknown }>>(
    {},
    { howMany: earlier(phrase, ...words) },
  ) as unknown as Grammar<Amount>;

/** "return 1 Character to your hand": only an own one comes there. */
const ownBack = (act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>): Grammar<Clause[]> =>
  act(
    { do: "move", to: { area: "hand" } },
    "return ",
    {
      what: record<Choice>({ count: 1 }, "1 ", {
        select: record<Selection>({ of: "you" }, { others: bare }),
      }),
    },
    " to your hand",
  );

/** All cards of a hidden area: "all of your Life cards". */
const allLife = (voice: Voice): Grammar<Target> =>
  record<Extract<Target, { select: unknown }>>({ count: "all" }, variants("all of ", "all "), {
    select: record<Selection>({}, { of: voice.owner }, { others: lifeCards }),
  });

/** "trash 1 card from the top of each of your and your opponent's Life cards". */
const eachLife: Grammar<Clause[]> = each(
  map(
    lead(
      "trash ",
      trail(
        number,
        [" card", " cards"].map(
          (card) => `${card} from the top of each of your and your opponent's Life cards`,
        ),
      ),
    ),
    (count): Act[] =>
      (["you", "opponent"] as const).map((of) => ({
        do: "move",
        what: { count, select: { of, in: ["life"], where: [], end: "top" } },
        to: { area: "trash" },
      })),
    (acts) => {
      const [first, second, ...others] = acts.map((act) =>
        act.do === "move" ? (act.what as Choice) : undefined,
      );
      return first?.select?.of === "you" && second?.select?.of === "opponent" && !others.length
        ? (first.count as number)
        : undefined;
    },
  ),
);

export const order = both<Clause[]>((voice) => {
  const by: Fields = voice.who === "opponent" ? { who: "opponent" } : {};
  const of: Fields = voice.who === "opponent" ? { of: "opponent" } : {};
  const act = (constants: Fields, ...parts: Part<Act>[]) =>
    single(record<Act>(constants as Partial<Act>, ...parts));
  const one = (name: "rest" | "activate"): Grammar<Act> =>
    record<Act>({ do: name, ...by } as Partial<Act>, {
      what: name === "rest" && voice.who === "you" ? withoutDon(fieldTarget(voice)) : fieldTarget(voice),
    });
  const both1 = voice.who === "you" ? alt(oneOfEach(voice), leaderAndTheirs) : oneOfEach(voice);
  const field = alt(several(fieldTarget(voice)), both1);
  const shown = several(alt<Target>(that, fromArea(voice), fromEnd(voice), fromLooked(voice)));
  const acts: Grammar<Clause[]>[] = [
    single(donAct(voice)),
    act({ do: "draw", ...by }, voice.verb("draw"), { amount: number }, " ", card),
    act({ do: "draw", upTo: true, ...by }, voice.verb("draw"), "up to ", { amount: number }, " ", card),
    ...untilNumber(voice, act),
    act({ do: "draw", ...by }, voice.verb("draw"), {
      amount: alt(
        lead("cards equal to ", theNumber),
        asMany({}, "that many cards", "the same number of cards"),
        lead(["1 card", "a card"], forEvery),
      ),
    }),
    ...(voice.who === "you" ? [ownBack(act)] : []),
    act(
      { do: "reveal", what: { count: "all", select: { of: voice.who, in: ["hand"], where: [] } }, ...by },
      voice.verb("reveal"),
      voice.own,
      "hand",
    ),
    verb({ do: "ko", ...by }, variants(voice.verb("K.O.", "K.O.s"), voice.verb("K.O.", "K.O.'s")), field),
    each(lead(voice.verb("rest"), andList(alt(one("rest"), donToRest(voice))))),
    ...(voice.who === "you" ? [restMixed] : []),
    each(trail(lead(voice.verb("set"), andList(alt(one("activate"), donToActivate(voice)))), " as active")),
    verb({ do: "rest", ...by }, voice.verb("rest"), both1),
    verb({ do: "play", ...by }, voice.verb("play"), alt(several(offField(voice)), severalFromArea(voice)), {
      state,
    }),
    verb({ do: "useEvent", ...by }, voice.verb("activate"), several(fromArea(voice))),
    together(verb({ do: "reveal", ...by }, voice.verb("reveal"), shown)),
    verb(
      { do: "look", ...by },
      voice.verb("look at", "looks at"),
      several(alt<Target>(fromEnd(voice), allLife(voice))),
    ),
    together(
      verb(
        { do: "choose" },
        variants(voice.verb("select"), voice.verb("choose")),
        alt(several(anyTarget(voice)), leaderAndFew(voice), leaderAndTheirs, severalFromArea(voice)),
      ),
    ),
    ...(voice.who === "you" ? [eachLife] : []),
    verb({ do: "turn", ...by }, voice.verb("turn"), several(anyTarget(voice)), { face }),
    act(
      { do: "shuffle", area: "deck", ...of },
      voice.verb("shuffle"),
      variants(words(voice.own, "deck"), "it"),
    ),
    ...moves(voice, by),
  ];
  if (voice.who === "you") acts.push(...ofTheGame(voice, act));
  return alt(...acts);
});

/** Orders that are not about cards in areas. */
const ofTheGame = (voice: Voice, act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>) => [
  single(
    map(
      earlier(
        { did: "trash" },
        "trash the same number of cards from the top of your deck as you did from your hand",
      ),
      (howMany): Act => ({
        do: "move",
        what: { count: { howMany }, select: { of: "you", in: ["deck"], where: [], end: "top" } },
        to: { area: "trash" },
      }),
      (given) => {
        const count =
          given.do === "move" ? (given.what as { count?: { howMany?: number } }).count : undefined;
        return typeof count === "object" ? count.howMany : undefined;
      },
    ),
  ),
  act({ do: "use", of: "this" }, "activate this card's ", { ability: tag }, " effect"),
  act({ do: "damage", who: "opponent" }, "your opponent takes ", { amount: number }, " damage"),
  act({ do: "damage" }, "deal ", { amount: number }, " damage to ", {
    who: is<Who>("opponent", "your opponent"),
  }),
  act({ do: "damage", who: "you" }, variants("you take ", "take "), { amount: number }, " damage"),
  act({ do: "win", who: "you" }, "you win the game"),
  act({ do: "extraTurn" }, "take an extra turn after this one"),
  act({ do: "attack" }, "change the attack target to ", { change: fieldTarget(voice) }),
  act({ do: "number", choose: "cost", min: 0, max: 10 }, "choose a cost"),
];

/** "Select A and B", "reveal A and B": the selected, or the revealed, are both. */
function together(inner: Grammar<Clause[]>): Grammar<Clause[]> {
  return map(
    inner,
    (clauses): Clause[] => (clauses.length > 1 ? [{ act: { do: "group", clauses } }] : clauses),
    (clauses) => {
      const [only, ...more] = clauses;
      const isGroup = only?.act.do === "group" && more.length === 0 && Object.keys(only).length === 1;
      return isGroup && only.act.do === "group" ? only.act.clauses : clauses;
    },
  );
}
