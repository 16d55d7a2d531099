import { expect, test } from "vitest";
import { ability, effect, stopsAt } from "./compile.ts";

/** Words that are known mean the same in every place where they can stand. The texts are made up. */

/** Which cards the first order of an effect is about. */
const chosen = (words: string): unknown =>
  (effect(words)[0] as { act: { what?: { select: unknown }; effect?: { what: { select: unknown } } } }).act;

const name = (value: string) => ({ has: "name", value });

test("names with an or between them are one description", () => {
  expect(chosen("K.O. up to 1 of your opponent's [Gull] or [Tern].")).toMatchObject({
    what: {
      select: { in: ["leader", "characters", "stage"], where: [{ any: [name("Gull"), name("Tern")] }] },
    },
  });
});

test("other than two names shuts out both", () => {
  expect(chosen("K.O. up to 1 of your opponent's Characters other than [Gull] or [Tern].")).toMatchObject({
    what: { select: { in: ["characters"], where: [{ not: { any: [name("Gull"), name("Tern")] } }] } },
  });
});

test("what follows a Leader or Character goes for both", () => {
  const words = (quality: string) =>
    `Up to 1 of your Leader or Character cards ${quality} gains +1000 power during this turn.`;
  const both = (where: unknown[]) => ({
    effect: { what: { select: { in: ["leader", "characters"], where } } },
  });
  expect(chosen(words("with a [Trigger]"))).toMatchObject(both([{ flag: "trigger" }]));
  expect(chosen(words("with the <Slash> attribute"))).toMatchObject(
    both([{ has: "attribute", value: "Slash" }]),
  );
  expect(chosen(words("with an [On Play] effect"))).toMatchObject(both([{ ability: "On Play" }]));
  // A Leader has no cost that could be too high (2-7-5).
  expect(chosen(words("with a cost of 2 to 6"))).toMatchObject(
    both([
      {
        any: [
          { area: ["leader", "cost"] },
          {
            all: [
              { number: "cost", is: ">=", than: 2 },
              { number: "cost", is: "<=", than: 6 },
            ],
          },
        ],
      },
    ]),
  );
});

test("the same noun twice is two descriptions", () => {
  expect(
    chosen("Rest up to 1 of your opponent's {Reef} type Characters or Characters with a [Trigger]."),
  ).toMatchObject({
    what: {
      select: {
        where: [{ any: [{ all: [{}, { has: "type" }] }, { all: [{}, { flag: "trigger" }] }] }],
      },
    },
  });
});

test("once the rest is put away, nothing is left of what was looked at", () => {
  const words =
    "Look at 3 cards from the top of your deck; reveal up to 1 {Reef} type card and add it to your hand. Then, place the rest at the bottom of your deck in any order. Then, place up to 1 Character with a cost of 4 or less at the bottom of the owner's deck.";
  expect(effect(words).at(-1)).toMatchObject({
    act: { do: "move", what: { select: { of: "any", in: ["characters"] } } },
  });
});

const event = (words: string): unknown => (ability(words).timing as { when: unknown }).when;
const condition = (words: string): unknown => effect(`If ${words}, draw 1 card.`)[0]!.if;

test("cards of a type are no DON!! cards, other cards than this may be", () => {
  const price = (words: string) => ability(`[On Play] You may rest ${words}: Draw 1 card.`).cost;
  expect(price("1 of your {Reef} type cards")).toMatchObject([
    { act: { do: "rest", what: { select: { in: ["leader", "characters", "stage"] } } } },
  ]);
  expect(price("1 of your cards other than this Character")).toMatchObject([
    {
      act: {
        do: "oneOf",
        options: [
          [{ act: { do: "rest", what: { select: { where: [{ not: { card: "this" } }] } } } }],
          [{ act: { do: "pool", from: "don.active" } }],
        ],
      },
    },
  ]);
});

test("players are compared in everything that can be counted", () => {
  const rested = (of: string) => ({ count: { of, in: ["characters"], where: [{ flag: "rested" }] } });
  expect(condition("you have fewer rested Characters than your opponent")).toEqual({
    amount: rested("you"),
    is: "<",
    than: rested("opponent"),
  });
  expect(condition("your opponent has more cards in their trash than you")).toEqual({
    amount: { count: { of: "opponent", in: ["trash"], where: [] } },
    is: ">",
    than: { count: { of: "you", in: ["trash"], where: [] } },
  });
  expect(condition("you have the same number of Life cards as your opponent")).toMatchObject({ is: "=" });
  expect(
    stopsAt("[On Play] If you have more cards in your opponent's hand than your opponent, draw 1 card."),
  ).toContain("than your opponent");
});

test("what is said of a card can be denied", () => {
  const leader = (filter: unknown) => ({ count: { of: "you", in: ["leader"], where: [filter] } });
  expect(condition("your Leader is not [Gull]")).toMatchObject(leader({ not: name("Gull") }));
  expect(condition("your Leader does not have the {Reef} type")).toMatchObject(
    leader({ not: { has: "type", value: "Reef" } }),
  );
  expect(condition("your Leader's colors include blue")).toMatchObject(
    leader({ has: "color", value: "Blue" }),
  );
});

test("what lies there, in any area, and how many names of it", () => {
  expect(condition("there are 3 or more Events in your trash")).toMatchObject({ count: { in: ["trash"] } });
  expect(condition("there is a Stage on your opponent's field")).toMatchObject({
    count: { of: "opponent", in: ["stage"] },
  });
  expect(condition("you have 3 or more Characters with different card names")).toMatchObject({
    count: { in: ["characters"], where: [] },
    different: "name",
  });
});

test("what was done this turn", () => {
  expect(condition("you have played a Character with a cost of 5 or more during this turn")).toMatchObject({
    happened: { event: "play", player: "you", card: { where: [{}, { number: "cost", is: ">=", than: 5 }] } },
    this: "turn",
  });
  expect(condition("your Character was K.O.'d by your opponent's effect during this turn")).toMatchObject({
    happened: { event: "ko", card: { of: "you", in: ["characters"] }, by: "opponentEffect" },
  });
});

test("what is waited for can be described", () => {
  expect(event("When you activate a {Reef} type Event, draw 1 card.")).toMatchObject([
    { event: "activateEvent", player: "you", card: { where: [{ has: "type" }, { category: ["EVENT"] }] } },
  ]);
  expect(event("When your opponent activates [Blocker] or an Event, draw 1 card.")).toEqual([
    { event: "block", player: "opponent" },
    { event: "activateEvent", player: "opponent" },
  ]);
  expect(event("When your opponent takes damage, draw 1 card.")).toEqual([
    { event: "damageTaken", player: "opponent" },
  ]);
  expect(event("At the start of your Main Phase, draw 1 card.")).toEqual([
    { event: "startOfMain", player: "you" },
  ]);
});

test("amounts of cards stand wherever a number can", () => {
  expect(effect("Draw cards equal to the number of your Characters.")).toMatchObject([
    { act: { do: "draw", amount: { count: { of: "you", in: ["characters"] } } } },
  ]);
  expect(effect("Draw 1 card for every 2 cards in your trash.")).toMatchObject([
    { act: { do: "draw", amount: { count: { in: ["trash"] }, per: 2 } } },
  ]);
  expect(
    ability("This Character gains +1000 power for every 2 DON!! cards on your opponent's field."),
  ).toMatchObject({ statics: [{ by: { pool: "don.field", of: "opponent", per: 2, times: 1000 } }] });
  expect(
    chosen("Rest up to 1 of your opponent's Characters with a cost lower than this Character's cost."),
  ).toMatchObject({
    what: { select: { where: [{ number: "cost", is: "<", than: { number: "cost", of: "this" } }] } },
  });
});

test("a cause is not shared by what is forbidden in a list", () => {
  expect(effect("This Character cannot attack or activate [Blocker] during this turn.")).toMatchObject([
    { act: { effect: { set: "cannot", verb: "attack" } } },
    { act: { effect: { set: "cannot", verb: "block" } } },
  ]);
  expect(stopsAt("This Character cannot attack or be K.O.'d by effects.")).toContain("by effects");
});

test("two descriptions with an or between them keep what is said of each", () => {
  const either = (first: unknown, second: unknown) => ({
    what: { select: { where: [{ any: [{ all: first }, { all: second }] }] } },
  });
  expect(
    chosen("K.O. up to 1 of your opponent's Characters with a cost of 4 or less or Stages with a cost of 2."),
  ).toMatchObject(
    either(
      [{ area: ["characters"] }, { number: "cost", is: "<=", than: 4 }],
      [{ area: ["stage"] }, { number: "cost", is: "=", than: 2 }],
    ),
  );
  expect(
    ability("[On Play] You may trash 1 of your {Reef} type Characters or 1 card from your hand: Draw 1 card.")
      .cost,
  ).toMatchObject([
    { act: either([{ area: ["characters"] }, { has: "type", value: "Reef" }], [{ area: ["hand"] }]) },
  ]);
  // Which Character would that be, if any card of the hand will do?
  expect(
    stopsAt("[On Play] You may trash 1 Character with 6000 power or 1 card from your hand: Draw 1 card."),
  ).toContain("hand");
});

test("a number can be compared with a number", () => {
  expect(condition("the number of Events in your trash is 4 or more")).toMatchObject({
    amount: { count: { in: ["trash"], where: [{ category: ["EVENT"] }] } },
    is: ">=",
    than: 4,
  });
});

test("one each of Leader and Characters may be described", () => {
  expect(
    effect("Rest up to 1 each of your opponent's Leader and Character cards with a cost of 4 or less."),
  ).toMatchObject([
    { act: { what: { select: { in: ["leader"], where: [] } } } },
    { act: { what: { select: { in: ["characters"], where: [{ number: "cost" }] } } } },
  ]);
});

test("tags stand in any order, also the two that are conditions", () => {
  const said = { conditions: [{ card: "this" }, { turn: "you" }], limit: "turn" };
  expect(ability("[DON!! x1] [Once Per Turn] [Your Turn] When you take damage, draw 1 card.")).toMatchObject(
    said,
  );
  expect(ability("[Your Turn] [Once Per Turn] [DON!! x1] When you take damage, draw 1 card.")).toMatchObject(
    said,
  );
});

test("more than two orders may be joined by and", () => {
  expect(
    effect("Draw 1 card and trash 1 card from your hand and rest up to 1 of your opponent's Characters."),
  ).toMatchObject([{ act: { do: "draw" } }, { act: { do: "move" } }, { act: { do: "rest" } }]);
});

test("words of the same meaning stand in every place", () => {
  const same = (one: string, other: string) => expect(ability(one)).toEqual(ability(other));
  same(
    "If this Character would be K.O.'d, you can trash 1 card from your hand instead.",
    "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
  );
  same(
    "[On Play] Set up to a total of 2 of your DON!! cards as active.",
    "[On Play] Set up to 2 of your DON!! cards as active.",
  );
  same(
    "When a Character is returned to its owner's hand, draw 1 card.",
    "When a Character is returned to the owner's hand, draw 1 card.",
  );
  same(
    "[On Play] Rest all Characters except for this Character.",
    "[On Play] Rest all Characters other than this Character.",
  );
});

test("other than this Character or a name shuts out both", () => {
  expect(chosen("Rest up to 1 of your Characters other than this Character or [Gull].")).toMatchObject({
    what: { select: { where: [{ not: { any: [{ card: "this" }, name("Gull")] } }] } },
  });
});

test("what follows a counted noun is said of it", () => {
  expect(
    chosen(
      "K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of your Characters with a [Trigger].",
    ),
  ).toMatchObject({
    what: {
      select: { where: [{ number: "cost", than: { count: { of: "you", where: [{ flag: "trigger" }] } } }] },
    },
  });
});

test("a noun of two words is no list of two things that a player has", () => {
  expect(condition("you have 2 or more Leader or Character cards with a [Trigger]")).toMatchObject({
    count: { in: ["leader", "characters"], where: [{ flag: "trigger" }] },
    is: ">=",
    than: 2,
  });
  expect(condition("your opponent has a rested Leader or Character with 6000 power or more")).toMatchObject({
    count: { in: ["leader", "characters"], where: [{ flag: "rested" }, { number: "power" }] },
  });
  expect(condition("you have a red Character card or Event in your trash")).toMatchObject({
    count: { in: ["trash"], where: [{ has: "color" }, { category: ["CHARACTER", "EVENT"] }] },
  });
  expect(condition("you have 2 or more Characters or a {Reef} type Stage")).toMatchObject({
    any: [{ count: { in: ["characters"] } }, { count: { in: ["stage"] } }],
  });
});

test("a battle with a card of a name", () => {
  expect(ability("This Character cannot be K.O.'d in battle by [Gull].")).toMatchObject({
    statics: [{ by: { battle: { where: [name("Gull")] } } }],
  });
});

test("of cards taken up before, one thing is done to 1 and another to the other", () => {
  const played = effect(
    "Reveal up to 2 {Divers} type Character cards from your hand. Play 1 of the revealed cards and play the other card rested if it has a cost of 4 or less.",
  );
  const other = { select: { among: { result: 1 }, where: [{ not: { card: { result: 2 } } }] } };
  expect(played).toMatchObject([
    { act: { do: "reveal" }, result: 1 },
    { act: { do: "play", what: { count: 1, select: { among: { result: 1 } } } }, result: 2 },
    { act: { do: "choose", what: { count: "all", ...other } }, result: 3 },
    { if: { card: { result: 3 } }, act: { do: "play", what: { result: 3 }, state: "rested" } },
  ]);
  expect(
    effect(
      "Select up to 2 of your opponent's Characters, and give 1 Character -3000 power and the other -2000 power during this turn.",
    ),
  ).toMatchObject([
    { act: { do: "choose" } },
    { act: { effect: { by: -3000, what: { count: 1, select: { among: { result: 1 } } } } } },
    { act: { do: "choose", what: other } },
    { act: { effect: { by: -2000, what: { result: 3 } } } },
  ]);
  expect(stopsAt("[On Play] Play 1 card and play the other card rested.")).toBe("1 card and play the");
});

test("so much for every card of an earlier order, said after or before", () => {
  const rested = (words: string) =>
    effect(`You may rest any number of your DON!! cards. ${words}`)[1]!.act as {
      effect: { by: unknown };
    };
  const by = { howMany: 1, times: 1000 };
  expect(
    rested("This Character gains +1000 power during this turn for every DON!! card rested.").effect.by,
  ).toEqual(by);
  expect(
    rested("For every DON!! card rested this way, this Character gains +1000 power during this turn.").effect
      .by,
  ).toEqual(by);
});

test("B instead of A is A where B's condition fails or B is declined", () => {
  expect(
    effect(
      "Draw 1 card. If you have 3 or less Life cards, you may play this card instead of drawing 1 card.",
    ),
  ).toMatchObject([
    {
      if: { is: "<=", than: 3 },
      may: true,
      act: { do: "play" },
      otherwise: [{ act: { do: "draw", amount: 1 } }],
    },
  ]);
  expect(() =>
    effect("Draw 1 card. If you have 3 or less Life cards, play this card instead of drawing 2 cards."),
  ).toThrow();
});

test("a battle is waited for, or asked for", () => {
  const foe = { of: "opponent", in: ["characters"], where: [{ category: ["CHARACTER"] }] };
  const battle = { event: "endOfBattle", card: "this", target: foe };
  expect(ability("If this Character battles your opponent's Character, draw 1 card.").timing).toEqual({
    when: [battle],
  });
  expect(
    effect("If this Character battled your opponent's Character during this turn, draw 1 card."),
  ).toMatchObject([{ if: { happened: battle, this: "turn" } }]);
  expect(stopsAt("When this Character battles <Slash> attribute Characters, draw 1 card.")).toMatch(
    /^ ?battles/,
  );
});

test("cards or DON!! cards that stay rested are as many as said, in all", () => {
  const [{ act }] = effect(
    "Up to 2 of your opponent's rested cards will not become active in your opponent's next Refresh Phase.",
  ) as [{ act: { options: unknown[][] } }];
  expect(act.options.map((option) => option.length)).toEqual([1, 2, 1]);
});
