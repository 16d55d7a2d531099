/** Which deck lists the other player's may be. */
import { hiddenFace, isHidden, knows, other, type Program, type View } from "@arbiter/engine";
import type { List } from "./bot.ts";

/** The known lists that have every card of his that the player has seen. Where none has: the nearest, mended. */
export function fitting(seen: View, program: Program, known: readonly List[]): readonly List[] {
  const cards = cardsSeen(seen).filter((def) => program.definitions[def].category !== "TOKEN");
  const missing = known.map((list) => lacking(list, cards));
  const fits = known.filter((_, i) => missing[i].length === 0);
  if (fits.length > 0) return fits;
  const nearest = missing.reduce((best, one, i) => (one.length < missing[best].length ? i : best), 0);
  return [mended(known[nearest], cards, size(seen))];
}

/** The other player's cards whose faces the player knows, by what they were in the deck. */
function cardsSeen(seen: View): number[] {
  const { state, player } = seen;
  const his = other(player);
  return state.cards
    .filter((card) => card.owner === his && knows(card, player))
    .map((card) => (isHidden(seen, card.id) ? hiddenFace(seen, card.id) : card.def));
}

function size({ state, player }: View): number {
  const his = other(player);
  return state.cards.filter((card) => card.owner === his).length;
}

/** Which of these cards the list does not have so often. */
function lacking(list: List, cards: readonly number[]): number[] {
  const left = list.slice();
  return cards.filter((def) => {
    const i = left.indexOf(def);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** What was seen, and for the rest the list's own cards, over again if need be. */
function mended(list: List, cards: readonly number[], many: number): List {
  const rest = lacking(cards, list);
  const filled = [...cards, ...rest];
  while (filled.length < many) filled.push(...list);
  return filled;
}
