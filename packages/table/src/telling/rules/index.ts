/** Our sentences of the rulebooks in the page's language, by edition; those that are not translated stay English. */
import type { Sentences } from "@arbiter/engine";
import type { GameName, Paragraph, Reading } from "@arbiter/match";

interface Book {
  readonly sentences: Sentences;
  /** The titles of the chapters, the first numbered `from`. */
  readonly chapters: readonly string[];
}

/** An earlier edition; a manual with 1.10 behind it, which is cited by its name. */
async function earlier(edition: string, locale: "fr" | "it"): Promise<Book> {
  const { earlier, chapters } =
    locale === "fr" ? await import("./dbs-earlier-fr.ts") : await import("./dbs-earlier-it.ts");
  if (edition === "1.10") return { sentences: earlier[edition], chapters };
  const behind = Object.entries(earlier["1.10"]).map(([number, says]) => [`1.10:${number}`, says]);
  return { sentences: { ...earlier[edition], ...Object.fromEntries(behind) }, chapters: [] };
}

const books: Readonly<Record<string, { readonly from: number; load(): Promise<Book> }>> = {
  "opcg 1.1.7 fr": { from: 1, load: () => import("./opcg-fr.ts") },
  "opcg 1.1.7 it": { from: 1, load: () => import("./opcg-it.ts") },
  "dbs 3.02 fr": { from: 0, load: () => import("./dbs-fr.ts") },
  "dbs 3.02 it": { from: 0, load: () => import("./dbs-it.ts") },
  ...Object.fromEntries(
    ["1.10", "manual-2.1", "manual-1.2"].flatMap((edition) =>
      (["fr", "it"] as const).map((locale) => [
        `dbs ${edition} ${locale}`,
        { from: 1, load: () => earlier(edition, locale) },
      ]),
    ),
  ),
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
