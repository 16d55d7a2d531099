import fc from "fast-check";
import { expect, test } from "vitest";
import { compileText, printText } from "../../src/text/index.ts";

/** Whatever the text: nothing is thrown, and what is taken prints back. */

const GOOD = [
  "[Auto][Limit 1] (R), if your Leader is red and you discard 1 card from your hand: When this card attacks, draw 2 cards.",
  "[Activate: Main][Once per turn] Choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less, ignoring [Barrier], and KO it.",
  "[Auto] When this card is played, look at up to 5 cards from the top of your deck, add up to 1 red 《Imp》 card with 5000 power to your hand, then shuffle your deck.",
  "[Permanent] During your opponent's turn, if you have 3 or more energy, reduce the energy cost of this card in your hand by 2.",
  "[Permanent] If this card would be removed from a Battle Area by a skill, you may send 1 <Kaede> card from your Drop to your Warp instead.",
  "[Counter: Attack] Negate the attack. You may choose 1 card in your hand and discard it. If you do, play this card in Rest Mode.",
  "[Awaken] When your life is at 4 or less: You may draw 1 card, switch up to 1 of your energy to Active Mode, and flip this card over.",
  "[EX-Evolve] (G)(G): Green <Kaede> with an energy cost of 3 or 6.",
  "[UNISON -2][Activate: Main] Choose one-\n• Draw 1 card.\n• This card gets +5000 power and gains [Double Strike] for the turn.",
  "[Activate: Battle] If it's your turn: Your opponent can't activate [Counter] skills for the turn, otherwise draw 1 card.",
];
const words = [
  ...new Set(GOOD.flatMap((text) => text.split(" "))),
  "not",
  "other",
  "than",
  "(",
  ")",
  "\n",
  ".",
  '"',
];

function holds(text: string): void {
  const compiled = compileText({ name: "A", type: "BATTLE", text });
  if ("refused" in compiled) return;
  expect(printText(compiled)).toEqual(text === "" ? {} : { text });
}

test("good texts are good", () => {
  for (const text of GOOD.slice(0, 9))
    expect(compileText({ name: "A", type: "BATTLE", text })).toHaveProperty("abilities");
});

test("random words", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 25 }), (some) => holds(some.join(" "))),
    { numRuns: 1500 },
  );
});

test("good texts with words left out, doubled, changed or exchanged", () => {
  const edit = fc.record({
    at: fc.nat(40),
    other: fc.nat(40),
    how: fc.constantFrom("drop", "double", "change", "exchange"),
    word: fc.constantFrom(...words),
  });
  fc.assert(
    fc.property(fc.constantFrom(...GOOD), fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
      const some = text.split(" ");
      for (const { at, other, how, word } of edits) {
        const i = at % some.length;
        const j = other % some.length;
        if (how === "drop") some.splice(i, 1);
        else if (how === "double") some.splice(i, 0, some[i]!);
        else if (how === "change") some[i] = word;
        else [some[i], some[j]] = [some[j]!, some[i]!];
        if (some.length === 0) return;
      }
      holds(some.join(" "));
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test("any text at all", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => holds(text)),
    { numRuns: 500 },
  );
});
