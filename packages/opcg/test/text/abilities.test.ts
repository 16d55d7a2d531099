import { expect, test } from "vitest";
import { compileText } from "../../src/text/index.ts";
import { abilities, ability, effect, stopsAt } from "./compile.ts";

test("a keyword line is keywords, and its explanation is wording", () => {
  const blocker = { timing: "keyword", keywords: ["Blocker"] };
  expect(ability("[Blocker]")).toEqual(blocker);
  expect(ability("[Blocker] (It may take the attack.)")).toEqual(blocker);
});

test("a keyword with a condition is gained", () => {
  expect(ability("[DON!! x1] This Character gains [Rush].")).toEqual({
    timing: "permanent",
    conditions: [{ card: "this", where: [{ number: "don", is: ">=", than: 1 }] }],
    statics: [{ set: "gain", keyword: "Rush", what: "this" }],
  });
});

test("one line is one ability", () => {
  expect(abilities("[Blocker]\n[On K.O.] Draw 1 card.")).toMatchObject([
    { timing: "keyword" },
    { timing: { when: [{ event: "ko", card: "this" }] }, tag: "On K.O." },
  ]);
});

test("[On Play]/[When Attacking] is one ability that both make trigger", () => {
  expect(abilities("[On Play]/[When Attacking] Draw 1 card.")).toMatchObject([
    { timing: { when: [{ event: "play" }, { event: "attack" }] } },
  ]);
});

test("[Main]/[Counter] is two abilities with the same words", () => {
  expect(abilities("[Main]/[Counter] Draw 1 card.")).toMatchObject([
    { timing: "main" },
    { timing: "counter" },
  ]);
});

test("the text of a trigger is an ability of its own", () => {
  expect(
    compileText({ name: "A", category: "EVENT", text: "[Main] Draw 1 card.", trigger: "Play this card." }),
  ).toMatchObject({
    abilities: [{ timing: "main" }, { timing: "trigger", effect: [{ act: { do: "play", what: "this" } }] }],
  });
});

test("tags may stand in any order", () => {
  const once = { limit: "turn", conditions: [{ turn: "you" }] };
  expect(ability("[Your Turn] [On Play] [Once Per Turn] Draw 1 card.")).toMatchObject(once);
  expect(ability("[Once Per Turn] [Your Turn] [On Play] Draw 1 card.")).toMatchObject(once);
});

test("prices: symbols, and what a player may do", () => {
  expect(ability("[Activate: Main] (2): Draw 1 card.").cost).toEqual([
    { act: { do: "pool", from: "don.active", pool: "don.rested", amount: 2 } },
  ]);
  expect(ability("[On Play] DON!! -2: Draw 1 card.").cost).toEqual([
    { act: { do: "pool", from: "don.field", pool: "don.deck", amount: 2 } },
  ]);
  expect(ability("[Activate: Main] (1) You may rest this Character: Draw 1 card.")).toMatchObject({
    may: true,
    cost: [{ act: { do: "pool" } }, { act: { do: "rest", what: "this" } }],
  });
});

test("DON!! cards move between pools", () => {
  expect(effect("Add up to 1 DON!! card from your DON!! deck and set it as active.")).toEqual([
    { act: { do: "pool", from: "don.deck", pool: "don.active", amount: 1, upTo: true } },
  ]);
  expect(effect("Give up to 2 rested DON!! cards to your Leader or 1 of your Characters.")).toEqual([
    {
      act: {
        do: "pool",
        from: "don.rested",
        pool: "don.given",
        amount: 2,
        upTo: true,
        to: { select: { of: "you", in: ["leader", "characters"], where: [] }, count: 1 },
      },
    },
  ]);
});

test("a Character is in its area, a Character card is elsewhere (2-2-4-1, 2-2-4-2)", () => {
  expect(effect("K.O. up to 1 of your opponent's Characters.")).toMatchObject([
    { act: { what: { select: { of: "opponent", in: ["characters"], where: [] } } } },
  ]);
  expect(effect("Play up to 1 Character card from your hand.")).toMatchObject([
    { act: { what: { select: { of: "you", in: ["hand"], where: [{ category: ["CHARACTER"] }] } } } },
  ]);
});

test("a Leader has no cost, so only Characters are bound by one (2-7-5)", () => {
  const [clause] = effect(
    "Rest up to 1 of your opponent's Leader or Character cards with a cost of 4 or less.",
  );
  expect(clause).toMatchObject({
    act: {
      what: {
        select: {
          in: ["leader", "characters"],
          where: [{ any: [{ area: ["leader", "cost"] }, { number: "cost", is: "<=", than: 4 }] }],
        },
      },
    },
  });
});

test("choose one: each line is an option", () => {
  const lines = ["[Main] Choose one:", "• Draw 1 card.", "• Rest up to 1 of your opponent's Characters."];
  expect(ability(lines.join("\n")).effect).toMatchObject([
    { act: { do: "oneOf", options: [[{ act: { do: "draw" } }], [{ act: { do: "rest" } }]] } },
  ]);
});

test("what is not understood is refused with its words", () => {
  expect(stopsAt("[On Play] Draw 1 card for your parrot.")).toBe("for your parrot.");
  expect(stopsAt("[On Play] Polish 1 card.")).toBe("Polish 1 card.");
  expect(stopsAt("[On Play] Draw 1")).toBe("");
});

test("the place of a refusal counts from the start of the text", () => {
  const compiled = compileText({ name: "A", category: "CHARACTER", text: "[Rush]\n[On Play] Draw 1 hat." });
  expect(compiled).toMatchObject({ refused: { at: 24, stoppedAt: "hat." } });
});
