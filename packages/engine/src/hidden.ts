/** Cards that lie hidden: their face does not show, so they have no properties. */
import { type Game, replaceCard } from "./game.ts";
import type { Compiled } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import { unknown } from "./view.ts";

export function isHidden(g: Game, id: number): boolean {
  return g.state.faces[id] !== undefined;
}

/** What stands on the face of a card, whether it shows or not. */
export function printedOn(g: Game, id: number): Compiled {
  return g.program.definitions[g.state.faces[id] ?? g.state.cards[id].def];
}

/** The card is turned over, or back, where it lies, and is a new object. */
export function setHidden(g: Game, id: number, hidden: boolean): void {
  const card = g.state.cards[id];
  const { cites } = g.program.edition;
  const def = hidden && followsAll(cites.hiddenBare) ? unknown : (g.state.faces[id] ?? card.def);
  if (hidden) g.state.faces = { ...g.state.faces, [id]: card.def };
  else forgetFace(g, id);
  const known = hidden && !followsAll(cites.hiddenKnown) ? 0 : card.known;
  replaceCard(g, { ...card, def, known, incarnation: ++g.state.stamp });
  g.table = null;
  g.sources = null; // other abilities are valid now, though nothing moved
}

export function forgetFace(g: Game, id: number): void {
  const { [id]: _, ...others } = g.state.faces;
  g.state.faces = others;
}
