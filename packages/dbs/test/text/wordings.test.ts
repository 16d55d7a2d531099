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
