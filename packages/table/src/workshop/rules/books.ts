/** The rulebooks by game and edition, and which scenarios show a paragraph. Loaded when a game is opened. */
import type { GameName } from "@arbiter/match";
import type { Translated } from "../../telling/rules/index.ts";

export interface Book {
  readonly paragraphs: Readonly<Record<string, readonly [kind: string, says: string]>>;
  readonly chapters: Readonly<Record<string, string>>;
}

export interface Shown {
  readonly folder: string;
  readonly file: string;
  readonly title: string;
  readonly edition: string;
  readonly rules: readonly string[];
}

export interface Library {
  readonly books: Readonly<Record<string, Book>>;
  readonly shown: readonly Shown[];
  readonly text: (shown: Shown) => Promise<string>;
}

const load: Readonly<Record<GameName, () => Promise<Library>>> = {
  opcg: async () => library(await import("./book-opcg.ts"), await import("virtual:scenarios/list-opcg")),
  dbs: async () => library(await import("./book-dbs.ts"), await import("virtual:scenarios/list-dbs")),
};

const kept: Partial<Record<GameName, Promise<Library>>> = {};

export function libraryOf(game: GameName): Promise<Library> {
  kept[game] ??= load[game]();
  return kept[game];
}

function library(
  { books }: { books: Library["books"] },
  files: typeof import("virtual:scenarios/list-opcg"),
): Library {
  return {
    books,
    shown: files.shown.map(([folder, file, title, edition, rules]) => ({
      folder,
      file,
      title,
      edition,
      rules,
    })),
    text: async ({ folder, file }) => (await files.load[folder]()).texts[file],
  };
}

/** The book as it is said in another language; what is not translated stays. */
export function bookIn({ sentences, chapters }: Translated, book: Book): Book {
  const paragraphs = Object.entries(book.paragraphs).map(
    ([number, [kind, says]]) => [number, [kind, sentences[number] ?? says]] as const,
  );
  return { paragraphs: Object.fromEntries(paragraphs), chapters: { ...book.chapters, ...chapters } };
}

/** Numbered chapters by their number; the manuals have a heading in place of it. */
export function chapterOf(number: string): string {
  return /^\d/.test(number) ? number.split("-")[0] : number.split("/")[0];
}

export function chapterTitle(book: Book, chapter: string): string {
  const title = book.chapters[chapter];
  if (title !== undefined) return `${chapter}. ${title}`;
  const words = chapter.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How deep it stands: 7-1 is the top of chapter 7. */
export function depthOf(number: string): number {
  return /^\d/.test(number) ? Math.max(0, number.split("-").length - 2) : 0;
}

/** Every paragraph that a number stands under, from the top. */
export function above(book: Book, number: string): string[] {
  const parts = number.split("-");
  return parts
    .map((_, i) => parts.slice(0, i + 1).join("-"))
    .filter((one) => one !== number && one in book.paragraphs);
}
