/** 22-2 and 21-10: a Leader is turned to its other side; position, battle and changes of power stay with it. */
import { emit, type Game, master, replaceCard } from "@arbiter/engine";

export function flip(g: Game, id: number): void {
  const card = g.state.cards[id];
  const { definitions } = g.program;
  const { key } = definitions[card.def];
  const other = key.endsWith("/back") ? key.slice(0, -"/back".length) : `${key}/back`;
  const def = definitions.findIndex((d) => d.key === other);
  if (def < 0) return;
  replaceCard(g, { ...card, def });
  g.table = null;
  g.sources = null; // other abilities are valid now, though nothing moved
  emit(g, "flip", master(g, id), id);
}

export function isBack(g: Game, id: number): boolean {
  return g.program.definitions[g.state.cards[id].def].key.endsWith("/back");
}
