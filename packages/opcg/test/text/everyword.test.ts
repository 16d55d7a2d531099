import { expect, test } from "vitest";
import { tides } from "../../src/cards/tides.ts";
import { type CardText, compileText } from "../../src/text/index.ts";

/**
 * No word is skipped: a text with a word left out is refused or means something else, except for words
 * that only make better English.
 */
const ENGLISH = new Set([
  "a",
  "all",
  "also",
  "any",
  "area",
  "card",
  "cards",
  "cards,",
  "cards.",
  "of",
  "owner's",
  "Then,",
  "with",
]);

const cards: readonly CardText[] = tides;

const meaning = (text: string): string | undefined => {
  const compiled = compileText({ name: "A", category: "CHARACTER", text });
  return "refused" in compiled ? undefined : JSON.stringify(compiled.abilities);
};

test("every word of the project's own cards matters", () => {
  const idle: string[] = [];
  for (const text of new Set(cards.flatMap((card) => (card.text ?? "").split(/\n(?!• )/)).filter(Boolean))) {
    const whole = meaning(text);
    const words = text.split(" ");
    for (let i = 0; i < words.length; i++) {
      const without = words.filter((_, n) => n !== i).join(" ");
      if (!ENGLISH.has(words[i]!) && meaning(without) === whole) idle.push(`${words[i]} in: ${text}`);
    }
  }
  expect(idle).toEqual([]);
});
