import { expect, test } from "vitest";
import { compileText, printText } from "../../src/text/index.ts";
import { abilities, ability, effect, stopsAt } from "./compile.ts";

test("keywords alone are keywords, and their explanations are wording", () => {
  const keywords = { timing: "keyword", keywords: ["Blocker", "Critical"] };
  expect(ability("[Blocker][Critical]")).toEqual(keywords);
  expect(ability("[Blocker] (It may take the attack.)[Critical]")).toEqual(keywords);
  expect(ability("[Overlord][Once per turn]")).toEqual({
    timing: "keyword",
    keywords: ["Overlord"],
    limit: "turn",
  });
});

test("a keyword skill keeps what is printed beside it for the rules to expand", () => {
  expect(ability("[EX-Evolve][Limit 1] (R)(1): Red <Kaede> with an energy cost of 3 or less.")).toEqual({
    timing: "keyword",
    keyword: {
      name: "EX-Evolve",
      cards: [
        {
          of: "you",
          in: [],
          where: [
            { has: "color", value: "Red" },
            { has: "character", value: "Kaede" },
            { number: "energy cost", is: "<=", than: 3 },
          ],
        },
      ],
    },
    copies: 1,
    cost: [{ act: { do: "pay", orbs: { colors: [["Red"]], any: 1 } } }],
  });
  expect(ability("[Union-Fusion] <Ala> and <Bel>").keyword?.cards).toHaveLength(2);
  expect(ability("[Arrival Red/Green] (R)/(G)")).toMatchObject({
    keyword: { name: "Arrival", colors: ["Red", "Green"] },
    cost: [{ act: { orbs: { colors: [["Red", "Green"]] } } }],
  });
  expect(ability("[Over Realm 7]").keyword).toEqual({ name: "Over Realm", x: 7 });
  expect(ability("[Empower Yellow 2]").keyword).toEqual({ name: "Empower", colors: ["Yellow"], x: 2 });
});

test("[Awaken] has a condition and an effect", () => {
  expect(
    ability("[Awaken] When your life is at 4 or less: You may draw 2 cards and flip this card over."),
  ).toMatchObject({
    keyword: { name: "Awaken" },
    conditions: [{ count: { of: "you", in: ["life"] }, is: "<=", than: 4 }],
    effect: [
      { may: true, act: { do: "group", clauses: [{ act: { do: "draw" } }, { act: { do: "flip" } }] } },
    ],
  });
});

test("kinds of skills", () => {
  expect(ability("[Activate: Battle] Draw 1 card.")).toMatchObject({ timing: "activateBattle" });
  expect(ability("[Activate: Main/Battle] Draw 1 card.")).toMatchObject({ timing: "activateMainBattle" });
  expect(ability("[Counter: Attack] Negate the attack.")).toEqual({
    timing: "counter",
    tag: "Counter: Attack",
    counters: "Attack",
    effect: [{ act: { do: "negate", what: "attack" } }],
  });
  expect(ability("[Auto] When this card attacks, draw 1 card.")).toMatchObject({
    timing: { when: [{ event: "attack", card: "this" }] },
  });
  expect(ability("[Permanent] This card can't attack.")).toMatchObject({ timing: "permanent" });
});

test("tags bound and price a skill, in any order", () => {
  const bound = { limit: "turn", with: [{ name: "Burst", x: 2 }] };
  expect(ability("[Activate: Main][Once per turn][Burst 2] Draw 1 card.")).toMatchObject(bound);
  expect(ability("[Activate: Main][Burst 2][Once per turn] Draw 1 card.")).toMatchObject(bound);
  expect(ability("[UNISON -3][Activate: Main] Draw 1 card.")).toMatchObject({ markers: -3 });
  expect(ability("[Auto][Bond 2] 《Imp》: When this card attacks, draw 1 card.").with).toEqual([
    { name: "Bond", x: 2, cards: [{ of: "you", in: [], where: [{ has: "trait", value: "Imp" }] }] },
  ]);
});

test("a price is orbs, conditions and acts", () => {
  expect(
    ability(
      "[Activate: Main] (R)(1), if your Leader is red and you discard 1 card from your hand: Play this card from your hand.",
    ),
  ).toMatchObject({
    conditions: [{ count: { in: ["leader"] }, is: ">=", than: 1 }],
    cost: [
      { act: { do: "pay", orbs: { colors: [["Red"]], any: 1 } } },
      { act: { do: "move", as: "discard", to: { area: "drop" } } },
    ],
    effect: [{ act: { do: "play", what: "this", from: ["hand"] } }],
  });
});

test("a Battle Card without an area is in the Battle Area, elsewhere it is a card of that kind (20-1-2)", () => {
  const select = (words: string) =>
    (effect(`Choose up to 1 ${words}.`)[0]!.act as { what: { select: unknown } }).what.select;
  expect(select("of your Battle Cards")).toMatchObject({ in: ["battle"], where: [{ category: ["BATTLE"] }] });
  expect(select("Battle Card in your Drop")).toMatchObject({ in: ["drop"] });
  expect(select("of your <Kaede> cards")).toMatchObject({ in: ["leader", "battle"] });
  expect(select("of your energy")).toMatchObject({ in: ["energy"], where: [] });
});

test("the three dialects mean the same", () => {
  const gets = ["gets +5000 power for the turn", "gains +5000 power for the duration of the turn"];
  const [first, second] = gets.map((words) => effect(`This card ${words}.`));
  expect(first).toEqual(second);
  expect(ability("[Auto] When you play this card, draw 1 card.")).toEqual(
    ability("[Auto] When this card is played, draw 1 card."),
  );
  expect(effect("Choose up to 1 card in your Drop Area and send it to your Warp.")).toEqual(
    effect("Choose up to 1 card in your Drop and send it to its owner's Warp."),
  );
});

test("the back of a leader is read as well", () => {
  const card = {
    name: "A",
    type: "LEADER",
    text: "[Auto] When this card attacks, draw 1 card.",
    back: { text: "[Critical]\n[Permanent] This card gets +5000 power for each marker on this card." },
  };
  const compiled = compileText(card);
  if ("refused" in compiled) throw new Error("refused");
  expect(compiled.abilities).toHaveLength(1);
  expect(compiled.back).toHaveLength(2);
  expect(printText(compiled)).toEqual({ text: card.text, back: card.back });
});

test("choose one: each line is an option; choose two: so many different ones", () => {
  const lines = ["• Draw 1 card.", "• This card gets +5000 power for the turn."].join("\n");
  expect(effect(`Choose one-\n${lines}`)).toMatchObject([{ act: { do: "oneOf", options: [{}, {}] } }]);
  expect(effect(`Choose two-\n${lines}`)).toMatchObject([{ act: { do: "oneOf", count: 2 } }]);
});

test("a skill that is gained is an ability of its own", () => {
  expect(
    effect(
      'Choose 1 of your Battle Cards and it gains the following skill for the turn-\n"[Auto] When this card attacks, draw 1 card."',
    ),
  ).toMatchObject([
    { result: 1 },
    { act: { effect: { set: "ability", what: { result: 1 }, ability: { timing: { when: [{}] } } } } },
  ]);
});

test("what is not understood is refused with its words", () => {
  expect(stopsAt("[Auto] When this card attacks, draw 1 card for your parrot.")).toBe("for your parrot.");
  expect(stopsAt("[Activate: Main] Polish 1 card.")).toBe("Polish 1 card.");
  expect(abilities("[Blocker]\n[Activate: Main] Draw 1 card.")).toHaveLength(2);
});

test("the place of a refusal counts from the start of the text", () => {
  const compiled = compileText({
    name: "A",
    type: "BATTLE",
    text: "[Blocker]\n[Activate: Main] Draw 1 hat.",
  });
  expect(compiled).toMatchObject({ refused: { at: 34, stoppedAt: "hat." } });
});
