/** A deck by the rules of its edition: everything that is wrong with it, each with its paragraph. */
import type { Definition, Saying } from "@arbiter/engine";
import { type GameName, paragraph } from "@arbiter/match";
import { db } from "../data/db.ts";
import type { Counts, DeckParts } from "../data/decks.ts";
import { gameBy } from "./games.ts";

export interface ToCheck extends DeckParts {
  readonly game: GameName;
  readonly edition: string;
}

export interface Fault extends Saying {
  readonly rule: string;
  readonly says: string;
  /** Our sentence for the paragraph, and its chapter. */
  readonly paragraph: string;
  readonly chapter: string;
}

export interface Checked {
  readonly faults: readonly Fault[];
  /** Numbers that no card here has, or whose card does not play. */
  readonly unknown: readonly string[];
  readonly notPlayed: readonly string[];
  readonly opening: { readonly hand: number; readonly redraw: "all" | "any"; readonly rule: string };
}

export async function checkDeck({ game: name, edition, leader, main, z }: ToCheck): Promise<Checked> {
  const game = await gameBy(name, edition);
  const numbers = [...new Set([...(leader === null ? [] : [leader]), ...[...main, ...z].map(([n]) => n)])];
  const own = game.ownCards();
  const foreign = numbers.filter((number) => !own.has(number));
  const rows =
    foreign.length === 0 ? [] : await db.cards.bulkGet(foreign.map((n): [GameName, string] => [name, n]));
  const known = new Map<string, Definition>(own);
  for (const row of rows) if (row?.definition != null) known.set(row.number, row.definition);
  const cards = (counts: Counts) =>
    counts.flatMap(([number, count]) => {
      const card = known.get(number);
      return card === undefined ? [] : Array<Definition>(count).fill(card);
    });
  const faults = game.faults({
    leader: leader === null ? undefined : known.get(leader),
    cards: cards(main),
    zDeck: cards(z),
  });
  return {
    faults: faults.map(({ rule, says, template, values }) => {
      const found = paragraph(game, rule);
      const book = { paragraph: found?.says ?? "", chapter: found?.chapter ?? "" };
      return { rule, says, template, values, ...book };
    }),
    unknown: foreign.filter((_, i) => rows[i] === undefined),
    notPlayed: foreign.filter((_, i) => rows[i] !== undefined && rows[i].definition === null),
    opening: game.opening,
  };
}

/** A deck that comes with Arbiter, to begin from. */
export async function shippedDeck(name: GameName, edition: string, deck: string): Promise<DeckParts> {
  const { leader, cards, zDeck = [] } = (await gameBy(name, edition)).deck(deck);
  const counts = (all: readonly Definition[]) =>
    [...new Set(all)].map((card): [string, number] => [
      card.number,
      all.filter((one) => one === card).length,
    ]);
  return { leader: leader.number, main: counts(cards), z: counts(zDeck) };
}
