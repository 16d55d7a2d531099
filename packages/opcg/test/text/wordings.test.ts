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
