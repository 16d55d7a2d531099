/** Cards that players bring as texts: apart from those that are compiled, which are played without a grammar. */
import { type CardLists, judge, listed } from "@arbiter/cardtext";
import { type Definition, Refused } from "@arbiter/engine";
import { beside, type Cards, notPlayed } from "./brought.ts";
import type { TableGame } from "./game.ts";
import type { CardRecord } from "./types.ts";

/** One that is not understood, or lacks a value, is refused. */
export function cardsWith(game: TableGame, cardLists: CardLists, records: readonly CardRecord[]): Cards {
  const cards = records.flatMap((given, i) => {
    const found = listed([{ cardLists }], given);
    if ("wrong" in found) throw new Refused(`cards[${i}]: ${found.wrong}.`);
    if (game.ownCards().has(found.record.number)) return [];
    const judged = judge(cardLists, game.edition, found.record);
    if ("card" in judged) return [judged.card];
    throw notPlayed(i, found.record, whyNot(judged));
  });
  return beside(game, cards);
}

function whyNot(judged: Exclude<ReturnType<typeof judge>, { card: Definition }>): string {
  if ("unread" in judged) return `its text is not understood at "${judged.unread.stoppedAt}"`;
  return "lacks" in judged ? `it lacks ${judged.lacks.join(", ")}` : judged.notRun;
}
