/** Our sentences of the rulebooks in the page's language, by edition; those that are not translated stay English. */
import type { Sentences } from "@arbiter/engine";
import type { GameName, Paragraph, Reading } from "@arbiter/match";

interface Book {
  readonly sentences: Sentences;
  /** The titles of the chapters, the first numbered `from`. */
  readonly chapters: readonly string[];
}

const books: Readonly<Record<string, { readonly from: number; load(): Promise<Book> }>> = {
  "opcg 1.1.7 fr": { from: 1, load: () => import("./opcg-fr.ts") },
  "opcg 1.1.7 it": { from: 1, load: () => import("./opcg-it.ts") },
  "dbs 3.02 fr": { from: 0, load: () => import("./dbs-fr.ts") },
  "dbs 3.02 it": { from: 0, load: () => import("./dbs-it.ts") },
};

export interface Translated {
  readonly sentences: Sentences;
  readonly chapters: Readonly<Record<string, string>>;
}

const none: Translated = { sentences: {}, chapters: {} };
const kept = new Map<string, Promise<Translated>>();

export function translatedRules(game: GameName, edition: string, locale: string): Promise<Translated> {
  const key = `${game} ${edition} ${locale}`;
  const book = books[key];
  if (book === undefined) return Promise.resolve(none);
  const found =
    kept.get(key) ??
    book.load().then(({ sentences, chapters }) => ({
      sentences,
      chapters: Object.fromEntries(chapters.map((title, i) => [String(i + book.from), title])),
    }));
  kept.set(key, found);
  return found;
}

export function paragraphIn({ sentences, chapters }: Translated, paragraph: Paragraph): Paragraph {
  const { number, chapter, says, below } = paragraph;
  const title = chapters[number.split("-")[0]];
  return {
    number,
    chapter: title === undefined ? chapter : `${number.split("-")[0]}. ${title}`,
    says: sentences[number] ?? says,
    below: below.map(([n, said]) => [n, sentences[n] ?? said]),
  };
}

export function readingIn({ sentences }: Translated, reading: Reading): Reading {
  return {
    ...reading,
    why: reading.why.map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => ({
        ...reason,
        paragraph: sentences[reason.rule] ?? reason.paragraph,
      })),
    })),
  };
}
