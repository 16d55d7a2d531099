import fc from "fast-check";
import { expect, test } from "vitest";
import { compileText, printText } from "../../src/text/index.ts";
import { asPrinted } from "../../src/text/typing.ts";

/** Whatever the text: nothing is thrown, and what is taken prints back, or the form that cards print of it. */

const GOOD = [
  "[On Play] Draw 2 cards and trash 1 card from your hand.",
  "[DON!! x1] [When Attacking] K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.",
  "[Activate: Main] [Once Per Turn] You may rest this Character: Give up to 1 of your opponent's Characters -2000 power during this turn.",
  "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Reef} type card other than [Gull] and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
  "[Counter] Up to 1 of your Leader or Character cards gains +3000 power during this battle. Then, if you have 2 or less Life cards, draw 1 card.",
  "[Once Per Turn] If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
  "[Your Turn] When your opponent's Character is K.O.'d, you may rest this Character. If you do, draw 1 card.",
  "If your Leader has the {Reef} type, this Character gains [Blocker] and +3 cost.",
  "[Main] Choose one:\n• Draw 1 card.\n• Rest up to 2 of your opponent's Characters.",
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
];

function holds(text: string): void {
  const compiled = compileText({ name: "A", category: "CHARACTER", text });
  if ("refused" in compiled) return;
  const printed = printText(compiled.abilities, compiled.wording).text ?? "";
  expect([text, asPrinted(text)]).toContain(printed);
}

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
    { numRuns: 3000 },
  );
});

test("any text at all", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => holds(text)),
    { numRuns: 500 },
  );
});
