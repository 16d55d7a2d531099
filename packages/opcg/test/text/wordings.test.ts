import type { Ability, Choice, Clause } from "@arbiter/engine";
import { describe, expect, test } from "vitest";
import { language as french } from "../../src/telling/fr.ts";
import { tellText } from "../../src/telling/index.ts";
import { language as italian } from "../../src/telling/it.ts";
import { compileText } from "../../src/text/index.ts";
import { abilities as read, stopsAt } from "./compile.ts";

/** Wordings that cards may print one day, beside what they could be mistaken for. What is read is also told. */

function abilities(text: string): Ability[] {
  const all = read(text);
  const card = { name: "A", category: "CHARACTER", text };
  const { abilities: found, wording } = compileText(card) as Exclude<
    ReturnType<typeof compileText>,
    { refused: unknown }
  >;
  for (const language of [french, italian])
    expect(tellText(language, card, found, wording)).not.toHaveProperty("unsaid");
  return all;
}
const ability = (text: string): Ability => {
  const [only, ...others] = abilities(text);
  expect(others).toEqual([]);
  return only!;
};
const effect = (words: string): Clause[] => ability(`[On Play] ${words}`).effect!;
const act = (words: string) => effect(words)[0]!.act;
const last = (words: string) => effect(words).at(-1)!.act;
const whereOf = (words: string) => ((act(words) as { what: Choice }).what as Choice).select.where;
const trash = { of: "you", in: ["trash"], where: [] };

describe("counts", () => {
  test("how many were placed, returned or rested", () => {
    const placed = "Place 2 cards from your hand at the bottom of your deck in any order. Then, ";
    expect(last(`${placed}draw cards equal to the number of cards placed.`)).toEqual({
      do: "draw",
      amount: { howMany: 1 },
    });
    expect(last(`${placed}draw 1 card for every 2 cards placed.`)).toMatchObject({
      amount: { howMany: 1, per: 2 },
    });
    expect(
      last(
        "Return up to 3 DON!! cards from your field to your DON!! deck. Then, draw 1 card for every 2 DON!! cards returned.",
      ),
    ).toMatchObject({ amount: { howMany: 1, per: 2 } });
    expect(stopsAt("[On Play] Draw 1 card for every card placed.")).toBe("placed.");
  });

  test("until there are so many, or as many as the other player has", () => {
    const hand = { count: { of: "you", in: ["hand"], where: [] } };
    const theirs = { count: { of: "opponent", in: ["hand"], where: [] } };
    expect(act("Draw cards until you have 5 cards in your hand.")).toEqual({
      do: "draw",
      amount: { sum: [5, { ...hand, times: -1 }] },
    });
    expect(
      act(
        "Trash cards from your hand until you have the same number of cards in your hand as your opponent.",
      ),
    ).toMatchObject({ what: { count: { sum: [hand, { ...theirs, times: -1 }] } } });
    expect(
      act(
        "Your opponent returns DON!! cards from their field to their DON!! deck until they have 9 DON!! cards on their field.",
      ),
    ).toMatchObject({ who: "opponent", amount: { sum: [{ pool: "don.field", of: "opponent" }, -9] } });
  });

  test("DON!! cards given to certain cards", () => {
    const leader = { of: "you", in: ["leader"], where: [] };
    expect(
      ability("[Your Turn] This Character gains +1000 power for every 2 DON!! cards given to your Leader.")
        .statics,
    ).toMatchObject([{ by: { total: "don", of: leader, per: 2, times: 1000 } }]);
    expect(
      ability("If you have 2 or more DON!! cards given to your Leader, this Character gains [Rush].")
        .conditions,
    ).toEqual([{ amount: { total: "don", of: leader }, is: ">=", than: 2 }]);
    const it = (subject: string) =>
      act(`${subject} gains +1000 power during this turn for every DON!! card given to it.`);
    expect(it("Up to 1 of your Characters")).toMatchObject({ effect: { by: { of: "each" } } });
    expect(it("This Character")).toMatchObject({ effect: { by: { of: "this" } } });
  });
});

describe("descriptions", () => {
  test("what stands before “or” goes for the first alone where it has said all", () => {
    const event = { category: ["EVENT"] };
    const cost = { number: "cost", is: "<=", than: 4 };
    expect(
      whereOf(
        "Add up to 1 Character card with a cost of 4 or less or red Event from your trash to your hand.",
      ),
    ).toEqual([
      {
        any: [{ all: [{ category: ["CHARACTER"] }, cost] }, { all: [{ has: "color", value: "Red" }, event] }],
      },
    ]);
    expect(
      whereOf("Add up to 1 {Reef} type card or card with a [Trigger] from your trash to your hand."),
    ).toEqual([{ any: [{ has: "type", value: "Reef" }, { flag: "trigger" }] }]);
    expect(whereOf("Add up to 1 card other than [Ann] or [Bob] from your trash to your hand.")).toEqual([
      {
        not: {
          any: [
            { has: "name", value: "Ann" },
            { has: "name", value: "Bob" },
          ],
        },
      },
    ]);
    expect(
      whereOf(
        'Add up to 1 {Reef} type card or card with a type including "Tide" other than [Ann] from your trash to your hand.',
      ),
    ).toEqual([
      {
        any: [
          { has: "type", value: "Reef" },
          { includes: "type", value: "Tide" },
        ],
      },
      { not: { has: "name", value: "Ann" } },
    ]);
    expect(
      stopsAt("[On Play] Add up to 1 {Reef} type Character card or Stage card from your trash to your hand."),
    ).toBe(" from your trash to your");
  });

  test("a name beside a number of other cards", () => {
    const ann = { count: { of: "you", in: ["characters"], where: [{ has: "name", value: "Ann" }] } };
    expect(
      ability(
        "If you have a [Ann] Character and 10 or more cards in your trash, this Character gains [Rush].",
      ).conditions,
    ).toEqual([
      { ...ann, is: ">=", than: 1 },
      { count: trash, is: ">=", than: 10 },
    ]);
    expect(
      ability("If you have [Ann] and [Bob] Characters, this Character gains [Rush].").conditions,
    ).toMatchObject([ann, { count: { in: ["characters"] } }]);
  });

  test("their Leader and some of their Characters", () => {
    expect(effect("Rest your opponent's Leader and up to 2 of their Characters.")).toEqual([
      { act: { do: "rest", what: { count: "all", select: { of: "opponent", in: ["leader"], where: [] } } } },
      {
        act: {
          do: "rest",
          what: { count: 2, upTo: true, select: { of: "opponent", in: ["characters"], where: [] } },
        },
      },
    ]);
    expect(stopsAt("[On Play] Rest up to 2 of their Characters.")).toBe("their Characters.");
  });

  test("Characters or DON!! cards, where a cost stands between them", () => {
    const { options } = act(
      "Rest up to 2 of your opponent's Characters with a cost of 4 or less or DON!! cards.",
    ) as { options: Clause[][] };
    expect(options).toHaveLength(3);
    expect(options[0]).toMatchObject([
      { act: { what: { select: { in: ["characters"], where: [{ number: "cost", than: 4 }] } } } },
    ]);
  });
});

describe("DON!! cards", () => {
  test("return from certain cards", () => {
    expect(act("Return 2 DON!! cards given to this Character to your cost area rested.")).toEqual({
      do: "pool",
      from: "don.given",
      pool: "don.rested",
      amount: 2,
      under: "this",
    });
    const under = { of: "you", in: ["leader"], where: [] };
    expect(act("Return all DON!! cards given to your Leader to your cost area rested.")).toMatchObject({
      amount: { total: "don", of: under },
      under,
    });
    expect(
      stopsAt(
        "[On Play] Return up to 2 DON!! cards given to one of your opponent's Characters to the owner's cost area rested.",
      ),
    ).toBe("one of your opponent's Characters");
  });

  test("when one is given", () => {
    const card = { of: "you", in: ["leader"], where: [] };
    expect(ability("When a DON!! card is given to your Leader by your effect, draw 1 card.").timing).toEqual({
      when: [{ event: "donGiven", card, by: "yourEffect" }],
    });
    expect(ability("When you give a DON!! card to your Leader, draw 1 card.").timing).toEqual({
      when: [
        { event: "donGiven", card, player: "you", by: "rule" },
        { event: "donGiven", card, by: "yourEffect" },
      ],
    });
  });
});

test("the base power of a card that was selected", () => {
  const base = (words: string) =>
    last(`Select up to 1 of your Characters. This Character's base power becomes ${words} during this turn.`);
  const to = { number: "base power", of: { result: 1 } };
  expect(base("the same as the selected Character's base power")).toMatchObject({ effect: { to } });
  expect(base("the same as the base power of the selected Character")).toMatchObject({ effect: { to } });
  expect(base("the same as that Character's power")).toMatchObject({ effect: { to: { number: "power" } } });
});

test("the same order with another number instead", () => {
  const play = "Play up to 1 [Ann] from your hand. If you have 3 or less Life cards, ";
  expect(effect(`${play}play up to 2 [Ann] instead.`)).toMatchObject([
    {
      act: { do: "group", clauses: [{ act: { do: "play", what: { count: 2, select: { in: ["hand"] } } } }] },
      otherwise: [{ act: { do: "play", what: { count: 1 } } }],
    },
  ]);
  expect(() => effect(`${play}play up to 2 [Bob] instead.`)).toThrow();
});

test("the rules of the game may be named first", () => {
  const name = { timing: "permanent", areas: ["any"] };
  expect(ability("Under the rules of this game, also treat this card's name as [Ann] and [Bob].")).toEqual({
    ...name,
    statics: ["Ann", "Bob"].map((value) => ({
      set: "trait",
      trait: "name",
      also: true,
      what: "this",
      value,
    })),
  });
  expect(() => ability("Also treat this card's name as [Ann].")).toThrow();
});

test("each line by a number of certain cards", () => {
  const lines = (head: string, noun: string) =>
    abilities(
      `Apply each of the following effects based on the number of ${head}:\n• If you have 5 or more ${noun}, this Character gains [Rush].`,
    );
  const reef = { of: "you", in: ["trash"], where: [{ has: "type", value: "Reef" }] };
  expect(lines("{Reef} type cards in your trash", "cards")).toMatchObject([
    { conditions: [{ count: reef, is: ">=", than: 5 }] },
  ]);
  expect(lines("DON!! cards on your field", "DON!! cards")).toMatchObject([
    { conditions: [{ amount: { pool: "don.field" }, than: 5 }] },
  ]);
  expect(() => lines("DON!! cards on your field", "Life cards")).toThrow();
});

describe("conditions", () => {
  const condition = (words: string) => ability(`If ${words}, this Character gains [Rush].`).conditions![0];

  test("what was done this turn, and how this card came", () => {
    const happened = (words: string) => (condition(words) as { happened: object }).happened;
    expect(happened("you have trashed a card from your hand by an effect during this turn")).toEqual({
      event: "trashed",
      player: "you",
      by: "effect",
    });
    expect(happened("your Leader has attacked during this turn")).toMatchObject({ event: "attack" });
    expect(happened("you have taken damage during this turn")).toEqual({
      event: "damageTaken",
      player: "you",
    });
    expect(condition("this Character was played from your trash")).toEqual({
      happened: { event: "play", card: "this", from: ["trash"] },
      this: "stay",
    });
    expect(stopsAt("If this Character was played, this Character gains [Rush].")).toBe(
      ", this Character gains [Rush].",
    );
  });

  test("the attacking card", () => {
    expect(condition("your opponent's attacking Leader or Character has 8000 power or more")).toEqual({
      count: {
        of: "opponent",
        in: ["leader", "characters"],
        where: [{ flag: "attacking" }, { number: "power", is: ">=", than: 8000 }],
      },
      is: ">=",
      than: 1,
    });
    expect(act("Give the attacking card -2000 power during this battle.")).toMatchObject({
      effect: { what: "attacker" },
    });
  });

  test("cards of the deck, faces of Life cards, different names", () => {
    expect(condition("your opponent's deck has 10 or less cards")).toMatchObject({
      count: { of: "opponent", in: ["deck"] },
      is: "<=",
      than: 10,
    });
    expect(condition("all of your Life cards are face-up")).toEqual({
      count: { of: "you", in: ["life"], where: [{ flag: "faceDown" }] },
      is: "=",
      than: 0,
    });
    expect(condition("you have 8 or more Events with different card names in your trash")).toMatchObject({
      count: { in: ["trash"] },
      different: "name",
      than: 8,
    });
  });

  test("such cards among those that were trashed", () => {
    const mill = "Trash 3 cards from the top of your deck. ";
    const among = { result: 1 };
    expect(effect(`${mill}If you trashed an Event, draw 1 card.`)[1]!.if).toEqual({
      count: { of: "any", in: [], among, where: [{ category: ["EVENT"] }] },
      is: ">=",
      than: 1,
    });
    expect(effect(`${mill}If 2 or more cards were trashed, draw 1 card.`)[1]!.if).toEqual({
      amount: { howMany: 1 },
      is: ">=",
      than: 2,
    });
    expect(last(`${mill}Draw 1 card for every {Reef} type card trashed.`)).toMatchObject({
      amount: { count: { among, where: [{ has: "type", value: "Reef" }] } },
    });
    expect(last("K.O. any number of your Characters. Draw 1 card for every Character K.O.'d.")).toMatchObject(
      { amount: { howMany: 1 } },
    );
  });
});

describe("prohibitions", () => {
  const said = (text: string) => ability(text).statics![0];

  test("unless something holds", () => {
    expect(said("This Character cannot attack unless you have 15 or more cards in your trash.")).toEqual({
      set: "cannot",
      verb: "attack",
      what: "this",
      if: { not: { count: trash, is: ">=", than: 15 } },
    });
    expect(() =>
      said("This Character cannot attack unless your opponent trashes 1 card from their hand."),
    ).toThrow();
  });

  test("by Events, and by effects", () => {
    const events = { of: "opponent", in: [], where: [{ category: ["EVENT"] }] };
    for (const words of ["your opponent's Event effects", "effects of your opponent's Events"])
      expect(said(`This Character cannot be K.O.'d by ${words}.`)).toMatchObject({ by: { card: events } });
    expect(act("Your opponent cannot play Characters using effects during this turn.")).toMatchObject({
      effect: { verb: "play", by: "effect" },
    });
    expect(act("Your opponent cannot draw cards using their own effects during this turn.")).toMatchObject({
      effect: { verb: "draw", by: "opponentEffect" },
    });
    expect(
      act("You cannot play Character cards other than <Slash> attribute Character cards during this turn."),
    ).toMatchObject({
      effect: {
        select: { where: [{ category: ["CHARACTER"] }, { not: { has: "attribute", value: "Slash" } }] },
      },
    });
  });

  test("what lasts is not compared with a card of an earlier clause", () => {
    expect(() =>
      effect(
        "Reveal 1 card from your hand. Your opponent cannot play cards with the same card name as the revealed card during this turn.",
      ),
    ).toThrow();
  });
});

test("each for its own time, of one card", () => {
  expect(
    effect(
      "Up to 1 of your Characters gains [Blocker] until the end of your opponent's next turn and +1000 power during this turn.",
    ),
  ).toMatchObject([
    { act: { until: "opponentTurn", effect: { keyword: "Blocker" } }, result: 1 },
    { act: { until: "turn", effect: { by: 1000, what: { result: 1 } } } },
  ]);
  expect(effect("This Character gains [Rush] and +1000 power during this turn.")).toMatchObject([
    { act: { until: "turn" } },
    { act: { until: "turn" } },
  ]);
});

test("who does it is said again, or of both", () => {
  expect(act("You and your opponent each draw 1 card.")).toEqual({
    do: "group",
    inTurnOrder: true,
    clauses: [{ act: { do: "draw", amount: 1 } }, { act: { do: "draw", amount: 1, who: "opponent" } }],
  });
  for (const words of ["Each player draws 1 card.", "Both players draw 1 card."])
    expect(act(words)).toEqual(act("You and your opponent each draw 1 card."));
  expect(act("Each player trashes 1 card from their hand.")).toEqual(
    act("You and your opponent each trash 1 card from your hand."),
  );
  expect(() => effect("Each player draw 1 card.")).toThrow();
  expect(effect("Your opponent draws 1 card and you draw 2 cards.")).toEqual([
    { act: { do: "draw", amount: 1, who: "opponent" } },
    { act: { do: "draw", amount: 2 } },
  ]);
  expect(() => effect("You and your opponent each rest 1 of your opponent's Characters.")).toThrow();
});

test("what a moved card is compared by: what is printed on it", () => {
  const ko = "K.O. up to 1 of your opponent's Characters with a";
  const cost = (price: string, words: string) =>
    ability(`[On Play] You may ${price}: ${ko} ${words}.`).effect![0]!.act;
  expect(
    cost(
      "trash 1 of your Characters",
      "base cost equal to or less than the base cost of the trashed Character",
    ),
  ).toMatchObject({ what: { select: { where: [{ than: { number: "base cost", of: { result: 1 } } }] } } });
  expect(
    cost("trash 1 card from your hand", "cost equal to or less than the cost of the trashed card"),
  ).toMatchObject({ what: { select: { where: [{ than: { number: "cost", of: { result: 1 } } }] } } });
  expect(() =>
    cost("trash 1 of your Characters", "cost equal to or less than the cost of the trashed Character"),
  ).toThrow();
});

test("what happens to this card or another, and what comes from the deck", () => {
  const when = (words: string) => (ability(`When ${words}, draw 1 card.`).timing as { when: object[] }).when;
  expect(when("this Character or your {Reef} type Character is K.O.'d")).toMatchObject([
    { event: "ko", card: "this" },
    { event: "ko", card: { in: ["characters"] } },
  ]);
  expect(when("a card is placed in your trash from your deck")).toEqual([
    { event: "move", player: "you", from: ["deck"], to: ["trash"] },
  ]);
  expect(when("you play [Ann]")).toMatchObject([{ event: "play", card: { where: [{ value: "Ann" }] } }]);
  expect(when("you play a [Ann] Character")).toMatchObject([
    { card: { where: [{ value: "Ann" }, { category: ["CHARACTER"] }] } },
  ]);
});

test("of those that an earlier clause was about", () => {
  const among = (words: string) => (last(words) as { what: Choice }).what.select;
  expect(
    among(
      "Trash 3 cards from the top of your deck. Then, add up to 1 Character card trashed by this effect to your hand.",
    ),
  ).toMatchObject({ among: { result: 1 }, where: [{ category: ["CHARACTER"] }] });
  expect(
    among(
      "Choose 2 cards from your opponent's hand; your opponent reveals those cards. Place 1 of the revealed cards at the bottom of the owner's deck.",
    ),
  ).toMatchObject({ among: { result: 2 }, where: [] });
  expect(() => effect("Add up to 1 card trashed by this effect to your hand.")).toThrow();
});

test("two conditions, each for what follows it", () => {
  expect(
    abilities(
      "If you have 3 or less Life cards, this Character gains [Blocker]. If you have 1 or less Life cards, this Character also gains +2000 power.",
    ),
  ).toMatchObject([{ conditions: [{ than: 3 }] }, { conditions: [{ than: 1 }] }]);
});

test("three conditions joined by “and” must all hold", () => {
  expect(
    ability(
      "If your Leader is red and you have 3 or less Life cards and it is your turn, this Character gains [Rush].",
    ).conditions,
  ).toHaveLength(3);
  expect(() =>
    ability(
      "If your Leader is red and you have 3 or less Life cards or it is your turn, this Character gains [Rush].",
    ),
  ).toThrow();
});
