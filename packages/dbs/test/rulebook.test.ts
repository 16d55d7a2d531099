import { factsOf, wordIn } from "@arbiter/cardtext";
import { expect, test } from "vitest";
import { chapters_1_10, rulebook_1_10 } from "../src/rulebook/1.10/index.ts";
import { chapters_1_10_fr, earlier_fr } from "../src/rulebook/fr/earlier.ts";
import { chapters_fr, rulebook_3_02_fr } from "../src/rulebook/fr/index.ts";
import { chapters, rulebook_3_02 } from "../src/rulebook/index.ts";
import { chapters_1_10_it, earlier_it } from "../src/rulebook/it/earlier.ts";
import { chapters_it, rulebook_3_02_it } from "../src/rulebook/it/index.ts";
import { manual_1_2 } from "../src/rulebook/manual-1.2.ts";
import { manual_2_1 } from "../src/rulebook/manual-2.1.ts";
import { sameWords } from "../src/rulebook/same-words.ts";
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

const books: Readonly<Record<string, Readonly<Record<string, readonly [kind: string, says: string]>>>> = {
  "3.02": rulebook_3_02,
  "1.10": rulebook_1_10,
  "manual-2.1": manual_2_1,
  "manual-1.2": manual_1_2,
};

const languages = [
  ["French", { "3.02": rulebook_3_02_fr, ...earlier_fr }, [chapters_fr, chapters_1_10_fr], french, 0],
  ["Italian", { "3.02": rulebook_3_02_it, ...earlier_it }, [chapters_it, chapters_1_10_it], italian, 1],
] as const;

for (const [name, editions, [titles, titles_1_10], { table }, nth] of languages) {
  test(`every chapter has its title in ${name}`, () => {
    expect(titles).toHaveLength(chapters.length);
    expect(titles_1_10).toHaveLength(chapters_1_10.length);
  });

  test.each(Object.entries(books))(`every paragraph of %s has its sentence in ${name}`, (edition, book) => {
    const sentences: Readonly<Record<string, string>> = editions[edition];
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(book).sort());
    expect(Object.values(sentences).filter((said) => !said)).toEqual([]);
  });

  test.each(Object.entries(books))(
    `the sentences of %s in ${name} cite the same paragraphs, numbers and keywords`,
    (edition, book) => {
      const wrong: string[] = [];
      for (const [number, said] of Object.entries<string>(editions[edition])) {
        const [, english] = book[number]!;
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
    },
  );
}

test("what is said in the same words as another edition is so in English", () => {
  const wrong = Object.entries(sameWords).flatMap(([edition, shared]) =>
    Object.entries(shared).filter(([number, other]) => {
      const [of, its] = other.split(" ");
      return books[edition][number]?.[1] !== books[of][its]?.[1];
    }),
  );
  expect(wrong).toEqual([]);
});
