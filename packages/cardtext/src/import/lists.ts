/** What a game says of card lists, and what becomes of one card of such a list. */
import { type Definition, type Edition, program } from "@arbiter/engine";
import type { CardTold, Language, LanguageName } from "../tell/index.ts";
import { type CardRecord, type Format, formatOf, take } from "./mapping.ts";
import type { Unread } from "./unread.ts";

/** A card in the fields of a game's own format. */
export type ListedCard = CardRecord & {
  readonly number: string;
  readonly name: string;
  readonly set?: string;
};

export interface CardLists {
  /** Whether a record is a card of this game. */
  readonly owns: (record: ListedCard) => boolean;
  /** The first is the game's own. */
  readonly formats: readonly Format[];
  /** Values that the card cannot be played without and that the record lacks. */
  readonly lacks: (record: ListedCard) => readonly string[];
  /** What of the text is not understood; null if all of it is. */
  readonly unread: (record: ListedCard) => Unread | null;
  readonly define: (record: ListedCard) => Definition;
}

/** Reading cards back; kept apart, since a match needs none of it. */
export interface CardReadings {
  /** The project's own cards, as a list would have them. */
  readonly own: readonly ListedCard[];
  /** The English text of a card that reads, printed again from its abilities and their wording. */
  readonly printed: (record: ListedCard) => string;
  /** The languages it can be told in, each loaded when it is wanted. */
  readonly languages: Readonly<Record<LanguageName, () => Promise<{ readonly language: Language }>>>;
  /** The text of a card that reads, in one of them; or what it has no words for. */
  readonly told: (record: ListedCard, language: Language) => CardTold;
}

/** As cards are numbered: letters and digits, a hyphen, and more of them. */
const numbered = /^[A-Za-z0-9]{1,12}-[A-Za-z0-9]{1,12}$/;
/** Other pictures of a card carry a mark behind its number. */
const printing = /[_ ](?:[pr]\d{1,2}|alt|spr|foil)$/i;

/** A record of any known format in our fields, or what is wrong with it. */
export function listed<G extends { readonly cardLists: CardLists }>(
  games: readonly G[],
  given: unknown,
): { readonly game: G; readonly record: ListedCard } | { readonly wrong: string } {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { wrong: "it is not a record" };
  for (const game of games) {
    const format = formatOf(game.cardLists.formats, given as CardRecord);
    if (format === null) continue;
    const { record, faults } = take(format, given as CardRecord);
    if (faults.length > 0) return { wrong: faults.join("; ") };
    const number = String(record.number ?? "").replace(printing, "");
    if (!numbered.test(number)) return { wrong: `"${number.slice(0, 40)}" is no card number` };
    if (typeof record.name !== "string" || record.name === "") return { wrong: `${number} has no name` };
    return { game, record: { ...record, number, name: record.name } };
  }
  return {
    wrong: `no known format has the fields ${Object.keys(given).slice(0, 12).join(", ").slice(0, 200)}`,
  };
}

/** How far a card comes: it plays, or why it does not. */
export type Judged =
  | { readonly card: Definition }
  | { readonly unread: Unread }
  | { readonly lacks: readonly string[] }
  | { readonly notRun: string };

/** Its text is read; nothing that it needs is missing; its abilities have a machine behind them. */
export function judge(lists: CardLists, edition: Edition, record: ListedCard): Judged {
  try {
    const card = lists.define(record);
    const refused = card.unread ?? card.back?.unread;
    const unread = refused === undefined ? null : lists.unread(record);
    if (unread !== null) return { unread };
    const lacks = lists.lacks(record);
    if (lacks.length > 0) return { lacks };
    if (refused !== undefined) return { notRun: refused };
    program(edition, [card]);
    return { card };
  } catch (error) {
    return { notRun: (error as Error).message };
  }
}
