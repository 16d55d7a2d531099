import { expect, test } from "vitest";
import { effect, stopsAt } from "./compile.ts";

/** Which of several cards a pronoun means: one that can be meant, or none. The texts are made up. */

const BOOST = "Up to 1 of your Leader or Character cards gains +2000 power during this turn.";

test("what the effect was about is meant, not the price of what follows", () => {
  for (const price of [
    "trash 1 card from your hand",
    "rest 1 of your Characters",
    "return 1 of your Characters to the owner's hand",
    "turn 1 card from the top of your Life cards face-up",
    "add 1 card from the top of your Life cards to your hand",
  ])
    expect(
      effect(
        `${BOOST} Then, you may ${price}. If you do, that card gains an additional +1000 power during this turn.`,
      ),
    ).toMatchObject([
      { result: 1 },
      { may: true, result: 2 },
      { ifDone: 2, act: { effect: { what: { result: 1 } } } },
    ]);
});

test("the price is meant where it is the only card", () => {
  expect(
    effect(
      "You may rest 1 of your Characters. If you do, that Character gains +1000 power during this turn.",
    ),
  ).toMatchObject([
    { may: true, result: 1 },
    { ifDone: 1, act: { effect: { what: { result: 1 } } } },
  ]);
});

test("a card is not where this could be done to it", () => {
  expect(
    effect(
      "This Character gains +1000 power during this turn. Then, you may trash 1 card from your hand. If you do, it gains [Rush] during this turn.",
    ).at(-1),
  ).toMatchObject({ act: { effect: { set: "gain", what: "this" } } });
  expect(
    stopsAt(
      "[On Play] K.O. up to 1 of your opponent's Characters. Then, that Character gains +1000 power during this turn.",
    ),
  ).toBe("that Character gains +1000 power");
});

test("where two may be meant, neither is", () => {
  const gift = "If you do, that Character gains [Rush] during this turn.";
  const boost = "[On Play] Up to 1 of your Characters gains +2000 power during this turn.";
  expect(
    stopsAt(`${boost} Then, you may play up to 1 {Reef} type Character card from your hand. ${gift}`),
  ).toBe("that Character gains [Rush] during");
  expect(
    stopsAt(
      "[On Play] This Character gains +1000 power during this turn. Then, you may rest 1 of your Characters. If you do, it gains [Rush] during this turn.",
    ),
  ).toBe("it gains [Rush] during this");
});

test("a revealed card stays that card; it may be another", () => {
  const shown =
    "Reveal 1 card from the top of your deck. If that card is red, rest up to 1 of your Characters. Then, ";
  expect(effect(`${shown}place that card at the bottom of your deck.`)).toMatchObject([
    { result: 1 },
    { act: { clauses: [{}, { act: { do: "move", what: { result: 1 } } }] } },
  ]);
  expect(stopsAt(`[On Play] ${shown}place it at the bottom of your deck.`)).toBe("it at the bottom of");
  expect(effect(`${shown}that card gains +1000 power during this turn.`).at(-1)).toMatchObject({
    act: { clauses: [{ result: 2 }, { act: { do: "apply", effect: { what: { result: 2 } } } }] },
  });
});

test("your deck takes none of the opponent's cards", () => {
  expect(
    effect(
      "Reveal 1 card from the top of your deck. If that card is red, rest up to 1 of your opponent's Characters. Then, place it at the bottom of your deck.",
    ).at(-1),
  ).toMatchObject({ act: { clauses: [{}, { act: { do: "move", what: { result: 1 } } }] } });
});

test("that Leader or Character is on the field", () => {
  expect(
    effect(
      `${BOOST} Then, reveal 1 card from the top of your deck. If that card is red, that Leader or Character gains an additional +1000 power during this turn.`,
    ).at(-1),
  ).toMatchObject({ if: { card: { result: 2 } }, act: { effect: { what: { result: 1 } } } });
});

test("other Characters are others than this card, or than the one spoken of", () => {
  const rested = (words: string) => effect(words).at(-1)!.act as { what: { select: { where: unknown } } };
  expect(rested("Rest up to 1 of your other Characters.").what.select.where).toEqual([
    { not: { card: "this" } },
  ]);
  expect(
    rested(
      "K.O. up to 1 of your opponent's Characters. Then, rest up to 1 of your opponent's other Characters.",
    ).what.select.where,
  ).toEqual([{ not: { card: { result: 1 } } }]);
  expect(stopsAt("[On Play] Rest up to 1 of your opponent's other Characters.")).toBe("other Characters.");
  expect(
    stopsAt(
      "[On Play] Up to 1 of your Characters gains [Rush] during this turn. Then, rest 1 of your other Characters.",
    ),
  ).toBe("other Characters.");
});

test("of a card that a condition only finds, it may be said, too", () => {
  const weaken =
    "[On Play] Give up to 1 of your opponent's Characters -2000 power during this turn. Then, if";
  expect(stopsAt(`${weaken} your opponent has a Character with 0 power or less, K.O. it.`)).toBe("it.");
  expect(stopsAt(`${weaken} your Leader is red, it gains [Rush] during this turn.`)).toBe(
    "it gains [Rush] during this",
  );
  expect(
    effect(
      `${BOOST} Then, if your Leader is red, that card gains an additional +1000 power during this turn.`,
    ),
  ).toMatchObject([{ result: 1 }, { act: { effect: { what: { result: 1 } } } }]);
});
