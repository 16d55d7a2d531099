import { factsOf, wordIn } from "@arbiter/cardtext";
import { expect, test } from "vitest";
import { chapters_fr, rulebook_3_02_fr } from "../src/rulebook/fr/index.ts";
import { chapters, rulebook_3_02 } from "../src/rulebook/index.ts";
import { chapters_it, rulebook_3_02_it } from "../src/rulebook/it/index.ts";
import { language as french } from "../src/telling/fr.ts";
import { language as italian } from "../src/telling/it.ts";

/** Paragraphs that a sentence cites, and the other numbers in it. */
const cites = (text: string) => [...text.matchAll(/\d+(?:-\d+)+/g)].map(([number]) => number).sort();
const numbers = (text: string) =>
  [...text.replace(/\d+(?:-\d+)+/g, "").matchAll(/\d+|[①②③]/g)].map(([n]) => n).sort();
/** Keywords in brackets. */
const keywords = (text: string) =>
  [...factsOf(text.replaceAll(/[()«»]/g, " ")).words].filter((word) => /^\[\S/.test(word)).sort();

/** What stands in brackets for any keyword of its kind, or is written in a way that only a rulebook writes it. */
const patterns: Readonly<Record<string, readonly [french: string, italian: string]>> = {
  "[Counter: activation condition]": [
    "[Contre : condition d'activation]",
    "[Contro: condizione di attivazione]",
  ],
  "[Union- kind ]": ["[Union- sorte ]", "[Unione- tipo ]"],
  "[Revive X/Y]": ["[Résurrection X/Y]", "[Rianimare X/Y]"],
};

const languages = [
  ["French", rulebook_3_02_fr, chapters_fr, french, 0],
  ["Italian", rulebook_3_02_it, chapters_it, italian, 1],
] as const;

for (const [name, sentences, titles, { table }, nth] of languages) {
  test(`every paragraph has its sentence in ${name}`, () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(rulebook_3_02).sort());
    expect(titles).toHaveLength(chapters.length);
  });

  test(`the sentences in ${name} cite the same paragraphs, numbers and keywords`, () => {
    const wrong: string[] = [];
    for (const [number, said] of Object.entries(sentences)) {
      const [, english] = rulebook_3_02[number]!;
      const same = (a: string[], b: string[]) => a.join() === b.join();
      const meant = keywords(english)
        .map((word) => patterns[word]?.[nth] ?? wordIn(table, word))
        .sort();
      if (
        !same(cites(english), cites(said)) ||
        !same(numbers(english), numbers(said)) ||
        !same(meant, keywords(said))
      )
        wrong.push(`${number}: ${english} / ${said}`);
    }
    expect(wrong).toEqual([]);
  });
}
