import { expect, test } from "vitest";
import { abilities, ability, effect } from "./compile.ts";

/** Wordings beside those that they could be mistaken for. The texts are made up. */

const [ala, bel] = ["Ala", "Bel"].map((value) => ({ has: "character", value }));
const chosen = (words: string) =>
  (effect(`Choose ${words}.`)[0]!.act as { what: Record<string, unknown> }).what;

test("what follows the last of several kinds is its own where the one before has its own, too", () => {
  const where = (words: string) => (chosen(`1 ${words} in your Drop`).select as { where: unknown }).where;
  expect(
    where(
      "<Ala> card, non-black Battle Card with <Bel> in its character name, or black Unison with 16000 power",
    ),
  ).toEqual([
    {
      any: [
        ala,
        {
          all: [
            { not: { has: "color", value: "Black" } },
            { category: ["BATTLE"] },
            { includes: "character", value: "Bel" },
          ],
        },
        {
          all: [
            { has: "color", value: "Black" },
            { category: ["UNISON"] },
            { number: "power", is: "=", than: 16000 },
          ],
        },
      ],
    },
  ]);
  // Whose energy cost that is, nobody can say.
  expect(() =>
    chosen("1 red Battle Card or 《Imp》 card with an energy cost of 2 or less in your Drop"),
  ).toThrow();
});

test("what goes for the chosen together may be followed by what goes for each", () => {
  const expected = {
    upTo: true,
    count: 2,
    together: { different: "name" },
    select: { of: "you", in: ["hand"], where: [ala, { not: bel }] },
  };
  expect(chosen("up to 2 <Ala> cards from your hand with different names that aren't <Bel> cards")).toEqual(
    expected,
  );
  expect(chosen("up to 2 <Ala> cards with different names that aren't <Bel> cards from your hand")).toEqual(
    expected,
  );
});

test("a sentence of its own does not stand under the condition of the one before", () => {
  const [first, second] = abilities(
    "[Permanent] If your Leader is red, you can play this card from your hand without paying its energy cost. This card gets -10000 power during your turn.",
  );
  expect(first).toMatchObject({ statics: [{ set: "payInstead" }] });
  expect(second!.conditions).toEqual([{ turn: "you" }]);
});

test("whose skill it is: of any Imp, of an Imp of yours", () => {
  const byCard = (words: string) =>
    (
      ability(`[Auto] When this card is placed in your Drop by ${words}, draw 1 card.`).timing as {
        when: { byCard: unknown }[];
      }
    ).when[0]!.byCard;
  const imp = { has: "trait", value: "Imp" };
  expect(byCard("an 《Imp》 card's skill")).toEqual({ of: "any", in: [], where: [imp] });
  expect(byCard("an 《Imp》 card's skill in any of your areas")).toEqual({ of: "you", in: [], where: [imp] });
});

test("neither tokens nor black; two names that include a word", () => {
  expect(chosen("1 of your non-token, non-black Battle Cards")).toMatchObject({
    select: {
      where: [
        { not: { any: [{ category: ["TOKEN"] }, { has: "color", value: "Black" }] } },
        { category: ["BATTLE"] },
      ],
    },
  });
  expect(chosen("1 of your Battle Cards with 2 or more character names including <Ala>")).toMatchObject({
    select: {
      where: [
        { category: ["BATTLE"] },
        {
          all: [
            { number: "character names", is: ">=", than: 2 },
            { includes: "character", value: "Ala" },
          ],
        },
      ],
    },
  });
});

const when = (words: string) =>
  (ability(`[Auto] When ${words}, draw 1 card.`).timing as { when: Record<string, unknown>[] }).when;

test("a description has one meaning wherever something happens to such a card", () => {
  expect(when("you discard a red card")).toMatchObject([{ event: "discard" }]);
  expect(when("your {Red Ala} or {Blue Bel} attacks")).toMatchObject([
    { event: "attack", card: { of: "you", where: [{ any: [{ value: "Red Ala" }, { value: "Blue Bel" }] }] } },
  ]);
  expect(when("an <Ala> or <Bel> card in your hand is discarded")).toMatchObject([
    { event: "discard", card: { of: "you", in: ["hand"], where: [{ any: [ala, bel] }] } },
  ]);
  expect(when("this card or {Blue Bel} attacks")).toHaveLength(2);
  expect(when("this card or an <Ala> card attacks")).toHaveLength(2);
  expect(when("an <Ala> card evolves into this card")).toEqual([
    { event: "evolve", target: { of: "any", in: [], where: [ala] }, card: "this" },
  ]);
});

test("with a keyword: what a card has is no way to play it, and what plays cards may be either", () => {
  expect(when("you play a Battle Card with [Blocker]")).toMatchObject([
    { event: "play", card: { where: [{ category: ["BATTLE"] }, { keyword: "Blocker" }] } },
  ]);
  expect(when("you play this card with [Union]")).toMatchObject([{ using: "Union", card: "this" }]);
  expect(() => when("you play a Battle Card with [Evolve]")).toThrow();
});

test("a skill on a card: 20-1 places Battle Cards and characters, an Extra may lie anywhere", () => {
  const on = (words: string) => when(`you activate a skill on ${words}`)[0]!.card;
  expect(on("an Extra Card")).toEqual({ of: "any", in: [], where: [{ category: ["EXTRA"] }] });
  expect(on("a red card")).toMatchObject({ in: [] });
  expect(on("a Battle Card")).toMatchObject({ in: ["battle"] });
  expect(on("an <Ala> card")).toMatchObject({ in: ["leader", "battle"] });
  expect(on("one of your red cards")).toMatchObject({ of: "you", in: ["leader", "battle", "unison"] });
});

test("what stands in one place of a sentence stands in the others, too", () => {
  for (const text of [
    "[Activate: Main] If an <Ala> card is in play: Draw 1 card.",
    "[Activate: Main] If 2 or more red cards are in play: Draw 1 card.",
    "[Activate: Main] If you have only red cards in play: Draw 1 card.",
    "[Permanent] If your opponent is attacking with a Battle Card, this card gets +5000 power.",
    "[Permanent] This card can't be played by the skills of 《Imp》 cards from any area.",
    "[Activate: Main] Activate up to 1 red Extra Card from your hand without paying its energy cost.",
    "[Activate: Main] Choose up to 1 card in either player's Drop and send it to its owner's Warp.",
    "[Activate: Main] KO up to 1 of your opponent's <Ala> or <Bel> cards-both red.",
    "[Permanent] If your Leader is red, once per turn, if this card would be KO'd, you may draw 1 card instead.",
    "[Permanent] If your Leader is red, your opponent can't activate [Counter] against this card's attack and can't activate [Blocker] during this card's attack.",
    "[Auto] (R): When your opponent activates a [Counter] skill during a battle with this card, draw 1 card.",
  ])
    abilities(text);
  expect(
    effect(
      "Place the top 3 cards of your deck in your Drop. For each red card placed in your Drop by this skill, draw 1 card.",
    )[1],
  ).toMatchObject({ act: { times: { count: { where: [{ has: "color", value: "Red" }], among: {} } } } });
});

test("by whose skills something can't be done is said as it is of what happens", () => {
  const by = (words: string) =>
    (ability(`[Permanent] This card can't be KO'd by ${words}.`).statics![0] as { by: unknown }).by;
  const red = {
    card: { of: "any", in: ["leader", "battle", "unison"], where: [{ has: "color", value: "Red" }] },
  };
  expect(["a red card's skill", "the skill of a red card", "a skill on a red card"].map(by)).toEqual([
    red,
    red,
    red,
  ]);
  expect(by("one of your skills")).toBe("yourEffect");
  expect(by("your red card skills")).toMatchObject({ card: { of: "you" } });
});

test("each player does as both do, and the verb agrees", () => {
  for (const [each, both] of [
    ["Each player draws 2 cards.", "Both players draw 2 cards."],
    [
      "Each player chooses 1 card in their hand and discards it.",
      "Both players choose 1 card in their hand and discard it.",
    ],
  ])
    expect(effect(each!)).toEqual(effect(both!));
});
