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
  [...factsOf(text.replaceAll(/[()]/g, " ")).words].filter((word) => /^\[\S/.test(word)).sort();

const languages = [
  ["French", rulebook_3_02_fr, chapters_fr, french],
  ["Italian", rulebook_3_02_it, chapters_it, italian],
] as const;

for (const [name, sentences, titles, { table }] of languages) {
  test(`every paragraph that acts or heads has its sentence in ${name}, and no other has`, () => {
    const expected = Object.entries(rulebook_3_02).filter(
      ([, [kind]]) => kind === "acts" || kind === "heading",
    );
    expect(Object.keys(sentences).sort()).toEqual(expected.map(([number]) => number).sort());
    expect(titles).toHaveLength(chapters.length);
  });

  test(`the sentences in ${name} cite the same paragraphs, numbers and keywords`, () => {
    const wrong: string[] = [];
    for (const [number, said] of Object.entries(sentences)) {
      const [, english] = rulebook_3_02[number]!;
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
