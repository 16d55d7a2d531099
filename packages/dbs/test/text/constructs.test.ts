import { expect, test } from "vitest";
import { ability, effect } from "./compile.ts";

/** Constructs whose parts are composed freely, each by what its words mean. The texts are made up. */

const red = { has: "color", value: "Red" };
const [ala, bel] = ["Ala", "Bel"].map((value) => ({ has: "character", value }));
const conditions = (words: string) => ability(`[Activate: Main] If ${words}: Draw 1 card.`).conditions;

test("of several kinds that are all meant, a card is of any of them", () => {
  expect(
    effect("All of your red Leaders and blue Battle Cards get +5000 power for the turn.")[0]!.act,
  ).toMatchObject({
    effect: {
      what: {
        count: "all",
        select: {
          in: ["leader", "battle"],
          where: [
            {
              any: [
                { all: [red, { category: ["LEADER"] }] },
                { all: [{ has: "color", value: "Blue" }, { category: ["BATTLE"] }] },
              ],
            },
          ],
        },
      },
    },
  });
});

test("a colour or a name; neither of two names; any of the words in a name", () => {
  const where = (words: string) =>
    (effect(`Choose 1 ${words} in your Drop.`)[0]!.act as { what: { select: { where: unknown } } }).what
      .select.where;
  expect(where("red or <Ala> card")).toEqual([{ any: [red, ala] }]);
  expect(where("non-<Ala> and non-<Bel> Battle Card")).toEqual([
    { not: { any: [ala, bel] } },
    { category: ["BATTLE"] },
  ]);
  expect(where("card with <Ala> or <Bel> in its character name")).toEqual([
    {
      any: [
        { includes: "character", value: "Ala" },
        { includes: "character", value: "Bel" },
      ],
    },
  ]);
  expect(where("<Ala>, <Bel>, or red Unison with a specified cost of 1")).toEqual([
    {
      any: [
        ala,
        bel,
        { all: [red, { category: ["UNISON"] }, { number: "specified cost", is: "=", than: 1 }] },
      ],
    },
  ]);
});

test("one of several conditions may be two together; the last that was spoken of is meant", () => {
  expect(
    conditions("your life is at 4 or less or you have 2 or more energy and you have a red card in play"),
  ).toMatchObject([
    {
      any: [
        { is: "<=", than: 4 },
        {
          all: [
            { is: ">=", than: 2 },
            { is: ">=", than: 1 },
          ],
        },
      ],
    },
  ]);
  expect(
    ability(
      "[Activate: Main] If your Leader is red, this card has 2 or more markers on it, and you remove it from the game: Draw 1 card.",
    ).cost,
  ).toMatchObject([{ act: { do: "move", what: "this", to: { area: "removed" } } }]);
});

test("what a [Burst] placed can be meant by its skill", () => {
  const { with: bounds, effect: clauses } = ability(
    "[Auto][Burst 1] When this card is played, if the card placed in your Drop by this skill was a red card, you may play it.",
  );
  expect(bounds).toEqual([{ name: "Burst", x: 1, result: 1 }]);
  expect(clauses).toMatchObject([
    { if: { card: { result: 1 }, where: [red] }, may: true, act: { do: "play", what: { result: 1 } } },
  ]);
});

test("as many as an amount says, from each area, with this card among them", () => {
  expect(
    effect(
      "Choose up to X of your opponent's Battle Cards, where X is the number of red cards in your Drop, and KO them.",
    )[0]!.act,
  ).toMatchObject({
    what: { upTo: true, count: { count: { of: "you", in: ["drop"], where: [red] } } },
  });
  expect(effect("Place 1 card each from your hand and Z-Energy in your Drop.")).toMatchObject([
    { act: { what: { count: 1, select: { in: ["hand"] } } } },
    { act: { what: { count: 1, select: { in: ["zEnergy"] } } } },
  ]);
  expect(effect("Place this card from your hand and 1 card from your life in your Drop.")).toMatchObject([
    { act: { what: { select: { in: ["hand"], where: [{ card: "this" }] } } } },
    { act: { what: { count: 1, select: { in: ["life"] } } } },
  ]);
});

test("a chosen card that is played or taken, whose skill is used, that is searched for", () => {
  const chosen = {
    do: "choose",
    what: { upTo: true, count: 1, select: { of: "you", in: ["deck"], where: [red] } },
  };
  const either = [
    [{ act: { do: "play", what: { result: 1 } } }],
    [{ act: { do: "move", what: { result: 1 }, to: { area: "hand" } } }],
  ];
  expect(effect("Play or add to your hand up to 1 red card from your deck.")).toEqual([
    { act: chosen, result: 1 },
    { act: { do: "oneOf", options: either } },
  ]);
  expect(effect("Search your deck for up to 1 red card and add it to your hand.")[0]!.act).toEqual(chosen);
  expect(effect("Activate the [Activate: Main] skill of up to 1 red Extra in your hand.")).toMatchObject([
    { act: { do: "choose" }, result: 1 },
    { act: { do: "use", ability: "Activate: Main", of: { result: 1 } } },
  ]);
});

test("what was done this turn, to what it led, and to all of it", () => {
  expect(conditions("your opponent played a Battle Card this turn")).toEqual([
    {
      happened: {
        event: "play",
        player: "opponent",
        card: { of: "any", in: [], where: [{ category: ["BATTLE"] }] },
      },
      this: "turn",
    },
  ]);
  expect(
    effect(
      "Choose up to 1 of your opponent's Battle Cards and it gets -5000 power for the turn. If this skill reduces that card's power to 0 or less, draw 1 card.",
    )[2]!.if,
  ).toEqual({ card: { result: 1 }, where: [{ number: "power", is: "<=", than: 0 }] });
  expect(
    effect(
      "Place the top 2 cards of your deck in your Drop. If all of the cards placed in your Drop are red, draw 1 card.",
    )[1]!.if,
  ).toEqual({ count: { of: "any", in: [], where: [{ not: red }], among: { result: 1 } }, is: "=", than: 0 });
});

test("more than one skill that may not be activated", () => {
  expect(
    ability("[Permanent] Your opponent can't activate their Leader's [Awaken] or [Wish] skills.").statics,
  ).toMatchObject([
    { set: "playerCannot", who: "opponent", verb: "skill:Awaken", select: { in: ["leader"] } },
    { set: "playerCannot", who: "opponent", verb: "skill:Wish", select: { in: ["leader"] } },
  ]);
});

test("a comma after the tags is only wording", () => {
  expect(ability("[Activate: Main][Limit 1], if your Leader is red: Draw 1 card.")).toEqual(
    ability("[Activate: Main][Limit 1] If your Leader is red: Draw 1 card."),
  );
});
