/** Cards that lie hidden: their face does not show, so they have no properties. */
import { changed } from "./card.ts";
import { type Game, replaceCard } from "./game.ts";
import type { Compiled } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import { forgetSources } from "./sources.ts";
import { unknown } from "./view.ts";

/** The true definition of a card that lies hidden, -1 of any other. */
export function hiddenFace({ state }: Pick<Game, "state">, id: number): number {
  const { faces } = state;
  for (let i = 0; i < faces.length; i++) if (faces[i].id === id) return faces[i].def;
  return -1;
}

export function isHidden(of: Pick<Game, "state">, id: number): boolean {
  return hiddenFace(of, id) >= 0;
}

/** What stands on the face of a card, whether it shows or not. */
export function printedOn(g: Game, id: number): Compiled {
  const face = hiddenFace(g, id);
  return g.program.definitions[face < 0 ? g.state.cards[id].def : face];
}

/** The card is turned over, or back, where it lies, and is a new object. */
export function setHidden(g: Game, id: number, hidden: boolean): void {
  const card = g.state.cards[id];
  const { cites } = g.program.edition;
  const face = hiddenFace(g, id);
  const def = hidden && followsAll(cites.hiddenBare) ? unknown : face < 0 ? card.def : face;
  forgetFace(g, id);
  if (hidden) g.state.faces = [...g.state.faces, { id, def: card.def }];
  const known = hidden && !followsAll(cites.hiddenKnown) ? 0 : card.known;
  replaceCard(g, changed(card, { def, known, incarnation: ++g.state.stamp }));
  g.table = null;
  forgetSources(g);
}

export function forgetFace(g: Game, id: number): void {
  g.state.faces = g.state.faces.filter((face) => face.id !== id);
}
