import { expect, test } from "vitest";
import { ability, effect, stopsAt } from "./compile.ts";

/** One test for each cause of misreading that was found elsewhere. The texts are made up. */

test("a relative clause is not dropped", () => {
  const words =
    "K.O. up to 1 of your opponent's rested {Reef} type Characters with a cost of 3 or less and a [Trigger] other than [Gull].";
  expect(effect(words)).toMatchObject([
    {
      act: {
        what: {
          select: {
            of: "opponent",
            where: [
              { flag: "rested" },
              { has: "type", value: "Reef" },
              { number: "cost", is: "<=", than: 3 },
              { flag: "trigger" },
              { not: { has: "name", value: "Gull" } },
            ],
          },
        },
      },
    },
  ]);
});

test("a relative clause that is not known is refused", () => {
  expect(stopsAt("[On Play] K.O. up to 1 of your opponent's Characters that smells of tar.")).toBe(
    "that smells of tar.",
  );
});

test("a condition is not dropped, and goes for all that follows it (8-3-3)", () => {
  expect(
    effect(
      "If you have 3 or less Life cards, draw 1 card and trash 1 card from your hand. Then, draw 2 cards.",
    ),
  ).toMatchObject([
    {
      if: { count: { of: "you", in: ["life"] }, is: "<=", than: 3 },
      act: {
        do: "group",
        clauses: [{ act: { do: "draw" } }, { act: { do: "move" } }, { act: { do: "draw" } }],
      },
    },
  ]);
});

test("a condition in the middle does not reach back", () => {
  const [first, second] = effect(
    "Draw 1 card. Then, if your opponent has 5 or more cards in their hand, draw 2 cards.",
  );
  expect(first).toEqual({ act: { do: "draw", amount: 1 } });
  expect(second).toMatchObject({ if: { count: { of: "opponent", in: ["hand"] }, is: ">=", than: 5 } });
});

test("a condition at the end goes for its own sentence", () => {
  const [first, second] = effect("Draw 1 card if your Leader is [Gull]. Then, draw 2 cards.");
  expect(first).toMatchObject({ if: { count: { in: ["leader"], where: [{ has: "name", value: "Gull" }] } } });
  expect(second).toEqual({ act: { do: "draw", amount: 2 } });
});

test("it is the card that was chosen, not one that paid the price", () => {
  const text =
    "[On Play] You may trash 1 card from your hand: Select up to 1 of your opponent's Characters and K.O. it.";
  expect(ability(text).effect).toMatchObject([
    { result: 1, act: { do: "choose" } },
    { act: { do: "ko", what: { result: 1 } } },
  ]);
});

test("them and the rest are what was revealed and what was left", () => {
  const words =
    "Look at 5 cards from the top of your deck; reveal up to 2 {Reef} type cards and add them to your hand. Then, trash the rest.";
  expect(effect(words)).toMatchObject([
    { result: 1, act: { do: "look" } },
    { result: 2, act: { do: "reveal", what: { select: { among: { result: 1 } } } } },
    { act: { do: "move", what: { result: 2 } } },
    { act: { do: "move", what: { rest: 1 } } },
  ]);
});

test("that Character is not a card that is none", () => {
  expect(
    stopsAt("[On Play] Trash 1 Event from your hand. That Character gains +1000 power during this turn."),
  ).toBe("That Character gains +1000 power");
  expect(stopsAt("[On Play] Draw 1 card. K.O. it.")).toBe("it.");
});

test("that Character of a trigger is the card of the event", () => {
  expect(
    ability(
      "When your opponent's Character is K.O.'d, place that Character at the bottom of the owner's deck.",
    ),
  ).toMatchObject({
    timing: { when: [{ event: "ko", card: { of: "opponent" } }] },
    effect: [{ act: { do: "move", what: "event" } }],
  });
});

test("a second clause is not dropped", () => {
  expect(effect("Draw 2 cards, rest this Character, and trash 1 card from your hand.")).toMatchObject([
    { act: { do: "draw", amount: 2 } },
    { act: { do: "rest", what: "this" } },
    { act: { do: "move", to: { area: "trash" } } },
  ]);
  expect(
    effect(
      "K.O. up to 1 of your opponent's Characters with a cost of 3 or less and up to 1 of your opponent's Characters with a cost of 2 or less.",
    ),
  ).toHaveLength(2);
});

test("a second thing that is gained goes to the card that was chosen", () => {
  expect(effect("Up to 1 of your Characters gains [Rush] and +1000 power during this turn.")).toMatchObject([
    { result: 1, act: { do: "apply", effect: { set: "gain", keyword: "Rush" }, until: "turn" } },
    { act: { do: "apply", effect: { set: "change", by: 1000, what: { result: 1 } }, until: "turn" } },
  ]);
});

test("a duration is not dropped, and an effect without one is refused", () => {
  const until = (words: string) => effect(`This Character gains +1000 power${words}.`)[0]!.act;
  expect(until(" during this battle")).toMatchObject({ until: "battle" });
  expect(until(" until the end of your opponent's next turn")).toMatchObject({ until: "opponentTurn" });
  expect(until(" until the start of your next turn")).toMatchObject({ until: "yourNextTurn" });
  expect(stopsAt("[On Play] This Character gains +1000 power.")).toMatch(/^\.?$/);
  const twice =
    "This Character gains +1000 power. If you have 2 Characters, this Character gains +1000 power.";
  expect(stopsAt(`[On Play] ${twice}`)).not.toMatch(/gains \+1000 power\. If/);
});

test("other than excludes, by name and by card", () => {
  const where = (words: string) => effect(`Rest up to 1 of your Characters other than ${words}.`)[0]!.act;
  expect(where("[Gull]")).toMatchObject({
    what: { select: { where: [{ not: { has: "name", value: "Gull" } }] } },
  });
  expect(where("this Character")).toMatchObject({ what: { select: { where: [{ not: { card: "this" } }] } } });
});

test("a negation is not dropped", () => {
  expect(ability("This Character cannot be K.O.'d in battle.").statics).toEqual([
    { set: "cannot", verb: "beKod", by: "battle", what: "this" },
  ]);
  expect(ability("If you don't have [Gull], this Character cannot attack.").conditions).toMatchObject([
    { is: "=", than: 0 },
  ]);
  expect(
    effect(
      "Up to 1 of your opponent's rested Characters will not become active in your opponent's next Refresh Phase.",
    ),
  ).toMatchObject([{ act: { effect: { set: "cannot", verb: "becomeActive" }, until: "opponentRefresh" } }]);
});

test("up to may take none, a number takes as many as possible, all takes all", () => {
  const what = (words: string) => (effect(`Rest ${words}.`)[0]!.act as { what: unknown }).what;
  expect(what("up to 2 of your Characters")).toMatchObject({ count: 2, upTo: true });
  expect(what("2 of your Characters")).toEqual({
    count: 2,
    select: { of: "you", in: ["characters"], where: [] },
  });
  expect(what("all of your Characters")).toMatchObject({ count: "all" });
});

test("may is asked once for all that it goes for", () => {
  expect(effect("You may trash 1 card from your hand and rest this Character.")).toMatchObject([
    { may: true, act: { do: "group", clauses: [{}, {}] } },
  ]);
  expect(effect("Your opponent may trash 1 card from their hand.")).toMatchObject([
    { may: "opponent", act: { who: "opponent", what: { by: "opponent", select: { of: "opponent" } } } },
  ]);
  expect(effect("Draw 1 card.")[0]).not.toHaveProperty("may");
});

test("each is an amount for every one", () => {
  expect(effect("Give up to 3 of your Characters up to 1 rested DON!! card each.")).toMatchObject([
    { act: { do: "pool", amount: 1, upTo: true, each: true, to: { count: 3, upTo: true } } },
  ]);
  expect(ability("This Character gains +1000 power for every 2 Events in your trash.").statics).toMatchObject(
    [{ by: { count: { in: ["trash"], where: [{ category: ["EVENT"] }] }, per: 2, times: 1000 } }],
  );
});

test("instead replaces what would happen", () => {
  expect(
    ability(
      "[Once Per Turn] If this Character would be K.O.'d by your opponent's effect, you may trash 1 card from your hand instead.",
    ),
  ).toEqual({
    timing: "replacement",
    limit: "turn",
    may: true,
    replaces: { event: "ko", card: "this", by: "opponentEffect" },
    effect: [
      {
        act: {
          do: "move",
          to: { area: "trash" },
          what: { count: 1, select: { of: "you", in: ["hand"], where: [] } },
        },
      },
    ],
  });
});

test("if you do hangs on the clause before it, then does not", () => {
  expect(effect("You may rest this Character. If you do, draw 1 card.")).toMatchObject([
    { may: true, result: 1 },
    { ifDone: 1, act: { do: "draw" } },
  ]);
  expect(effect("You may rest this Character. Then, draw 1 card.")).toEqual([
    { may: true, act: { do: "rest", what: "this" } },
    { act: { do: "draw", amount: 1 } },
  ]);
});

test("whose cards they are is not dropped", () => {
  const of = (words: string) => effect(`Return up to 1 ${words} to the owner's hand.`)[0]!.act;
  expect(of("of your Characters")).toMatchObject({ what: { select: { of: "you" } } });
  expect(of("of your opponent's Characters")).toMatchObject({ what: { select: { of: "opponent" } } });
  expect(of("Character")).toMatchObject({ what: { select: { of: "any" } } });
});

test("cards are cards and DON!! cards: resting some of both leaves it to the player how many of each", () => {
  expect(effect("Rest up to 2 of your opponent's cards.")).toMatchObject([
    {
      act: {
        do: "oneOf",
        options: [
          [{ act: { do: "rest", what: { count: 2 } } }],
          [{ act: { do: "rest", what: { count: 1 } } }, { act: { do: "pool", amount: 1, of: "opponent" } }],
          [{ act: { do: "pool", amount: 2, of: "opponent" } }],
        ],
      },
    },
  ]);
});

test("rested cards are counted with the rested DON!!", () => {
  expect(effect("If you have 8 or more rested cards, draw 1 card.")[0]!.if).toMatchObject({
    amount: { sum: [{ count: { of: "you" } }, { pool: "don.rested", of: "you" }] },
    is: ">=",
    than: 8,
  });
});

test("a name before a type shares its noun", () => {
  expect(
    ability("[Your Turn] All of your [Gull] and {Reef} type Characters gain +1000 power.").statics,
  ).toMatchObject([
    {
      what: {
        in: ["characters"],
        where: [
          {
            any: [
              { all: [{ area: ["characters"] }, { has: "name", value: "Gull" }] },
              { all: [{ area: ["characters"] }, { has: "type", value: "Reef" }] },
            ],
          },
        ],
      },
    },
  ]);
});

test("a moment behind several orders is that of the last", () => {
  expect(effect("Draw 2 cards and trash 1 card from your hand at the end of this turn.")).toMatchObject([
    { act: { do: "draw" } },
    { act: { do: "delay", effect: [{ act: { do: "move" } }] } },
  ]);
  expect(
    effect("Play up to 1 {Reef} type Character card from your trash and trash it at the end of this turn."),
  ).toMatchObject([
    { result: 1, act: { do: "play" } },
    { act: { do: "delay", effect: [{ act: { do: "move", what: { result: 1 } } }] } },
  ]);
  expect(
    stopsAt(
      "[On Play] Your opponent draws 1 card and trashes 1 card from their hand at the end of this turn.",
    ),
  ).toBe("the end of this turn.");
});

test("an if behind a later moment may ask now or then", () => {
  expect(stopsAt("[On Play] Draw 1 card at the end of this turn if your Leader is red.")).toBe(
    " if your Leader is red.",
  );
});

test("an if behind several orders may be of both or of the last", () => {
  expect(stopsAt("[On Play] Draw 1 card and trash 1 card from your hand if your Leader is red.")).toBe(
    "is red.",
  );
});

test("DON!! cards that several cards would share are refused", () => {
  expect(stopsAt("[On Play] Give up to a total of 3 rested DON!! cards to your Characters.")).toBe(".");
  expect(
    stopsAt(
      "[On Play] Select up to 2 of your Characters. Then, give up to 2 rested DON!! cards to the selected cards.",
    ),
  ).toBe("s.");
  expect(effect("Give your Characters up to 1 rested DON!! card each.")).toMatchObject([
    { act: { each: true } },
  ]);
});

test("a sentence with a condition of its own does not hang on the one before it; Then does", () => {
  const [first, second, ...more] = effect(
    "If your Leader is red, draw 1 card. Then, draw 2 cards. If your Leader is green, draw 3 cards.",
  );
  expect(more).toEqual([]);
  expect(first).toMatchObject({ act: { do: "group", clauses: [{}, { act: { amount: 2 } }] } });
  expect(second).toMatchObject({ if: {}, act: { do: "draw", amount: 3 } });
  expect(
    effect("If your Leader is red, draw 1 card. Then, if your Leader is green, draw 3 cards."),
  ).toHaveLength(1);
});

test("only a [Blocker] is activated to block: of other cards the words say something else", () => {
  const ban = (nouns: string) =>
    `[When Attacking] Your opponent cannot activate ${nouns} during this battle.`;
  const power = { number: "power", is: ">=", than: 4000 };
  for (const nouns of [
    "a [Blocker] Character that has 4000 or more power",
    "[Blocker] Characters with 4000 power or more",
  ])
    expect(ability(ban(nouns)).effect).toMatchObject([
      { act: { effect: { verb: "block", select: { where: [{ keyword: "Blocker" }, power] } } } },
    ]);
  expect(stopsAt(ban("a Stage"))).toBe("during this battle.");
  expect(stopsAt(ban("a Character with a cost of 3 or less"))).toBe(" during this battle.");
});

test("what one order reveals, each by words of its own, is meant together, and not all that was looked at", () => {
  const clauses = effect(
    "Look at 4 cards from the top of your deck; reveal up to 1 Event and up to 1 {Reef} type card and add them to your hand. Then, trash the rest.",
  );
  expect(clauses).toMatchObject([
    { act: { do: "look" }, result: 1 },
    { act: { do: "group", clauses: [{ act: { do: "reveal" } }, { act: { do: "reveal" } }] }, result: 2 },
    { act: { do: "move", what: { result: 2 }, to: { area: "hand" } } },
    { act: { do: "move", what: { rest: 1 }, to: { area: "trash" } } },
  ]);
});

test("of several done to since, each by words of its own, and several done to before, neither are surely meant", () => {
  const rest = "Rest up to 2 of your opponent's Characters.";
  const set = "Then, set up to 1 of your Leader and up to 1 of your Characters as active.";
  const back = "Then, return them to the owner's hand.";
  expect(stopsAt(`[On Play] ${rest} ${set} ${back}`)).toBe("them to the owner's hand.");
  expect(effect(`${rest} ${back}`)).toHaveLength(2);
});
