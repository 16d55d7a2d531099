/** Finds paragraphs by words: those of our sentences, and those that players use. */
import type { GameName } from "@arbiter/match";
import MiniSearch from "minisearch";
import { type Book, chapterOf } from "./books.ts";
import { plain, type Understood, understood } from "./words.ts";

interface Row {
  readonly id: string;
  readonly says: string;
  readonly heading: string;
}

export interface Found {
  readonly numbers: readonly string[];
  readonly understood: readonly Understood[];
}

const most = 60;
/** Longer than any question; a pasted book would take minutes. */
const longest = 160;
const indexes = new WeakMap<Book, MiniSearch<Row>>();

function indexOf(book: Book): MiniSearch<Row> {
  const kept = indexes.get(book);
  if (kept !== undefined) return kept;
  const made = new MiniSearch<Row>({
    fields: ["says", "heading"],
    processTerm: (term) => stem(plain(term)),
    tokenize: (text) => text.split(/[^\p{L}\p{N}.!]+/u).filter((word) => word !== ""),
  });
  made.addAll(
    Object.entries(book.paragraphs).map(([id, [kind, says]]) => ({
      id,
      says,
      heading: kind === "heading" ? says : (book.chapters[chapterOf(id)] ?? ""),
    })),
  );
  indexes.set(book, made);
  return made;
}

/** Enough of English: plays, played, playing are one word. */
function stem(term: string): string {
  const bare = term.replace(/[.]+$/, "");
  return bare.length > 4 ? bare.replace(/(?:'s|ing|ed|es|s)$/, "") : bare;
}

/** A number leads to its paragraph; words to those that have them, the players' words taken for what they mean. */
export function search(book: Book, game: GameName, typed: string): Found {
  const asked = typed.trim().slice(0, longest);
  if (asked === "") return { numbers: [], understood: [] };
  if (/^[\d-]+$/.test(asked))
    return {
      numbers: Object.keys(book.paragraphs)
        .filter((n) => n.startsWith(asked))
        .slice(0, most),
      understood: [],
    };
  const meant = understood(asked, game);
  const said = meant.reduce((left, { word }) => left.replace(plain(word), " "), ` ${plain(asked)} `);
  const query = [...meant.map(({ means }) => means), said].join(" ");
  const index = indexOf(book);
  const options = {
    prefix: true,
    boost: { heading: 1.6 },
    fuzzy: meant.length > 0 ? (false as const) : 0.15,
  };
  const all = index.search(query, { ...options, combineWith: "AND" });
  const some = all.length >= 8 ? [] : index.search(query, options);
  const numbers = [...new Set([...all, ...some].map(({ id }) => id as string))];
  return { numbers: numbers.slice(0, most), understood: meant };
}
