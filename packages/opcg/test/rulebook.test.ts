import { factsOf, wordIn } from "@arbiter/cardtext";
import type { Sentences } from "@arbiter/engine";
import { expect, test } from "vitest";
import { chapters_fr, rulebook_1_1_7_fr } from "../src/rulebook/fr/index.ts";
import { chapters, rulebook_1_1_7 } from "../src/rulebook/index.ts";
import { chapters_it, rulebook_1_1_7_it } from "../src/rulebook/it/index.ts";
import { language as french } from "../src/telling/fr.ts";
import { language as italian } from "../src/telling/it.ts";

/** Paragraphs that a sentence cites, and the other numbers in it. */
const cites = (text: string) => [...text.matchAll(/\d+(?:-\d+)+/g)].map(([number]) => number).sort();
const numbers = (text: string) =>
  [...text.replace(/\d+(?:-\d+)+/g, "").matchAll(/\d+|[①②③]/g)].map(([n]) => n).sort();
/** Keywords in brackets; those that stand for any name are empty. */
const keywords = (text: string) => [...factsOf(text).words].filter((word) => /^\[\S/.test(word)).sort();

const languages = [
  ["French", rulebook_1_1_7_fr, chapters_fr, french],
  ["Italian", rulebook_1_1_7_it, chapters_it, italian],
] as const;

for (const [name, sentences, titles, { table }] of languages) {
  test(`every paragraph that acts, defines or heads has its sentence in ${name}, and no other has`, () => {
    const expected = Object.entries(rulebook_1_1_7).filter(([, [kind]]) => kind !== "none");
    expect(Object.keys(sentences)).toEqual(expected.map(([number]) => number));
    expect(titles).toHaveLength(chapters.length);
  });

  test(`the sentences in ${name} cite the same paragraphs, numbers and keywords`, () => {
    const wrong: string[] = [];
    for (const [number, [, english]] of Object.entries(rulebook_1_1_7)) {
      const said = (sentences as Sentences)[number];
      if (said === undefined) continue;
      const same = (a: string[], b: string[]) => a.join() === b.join();
      const meant = keywords(english)
        .map((word) => wordIn(table, word))
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
