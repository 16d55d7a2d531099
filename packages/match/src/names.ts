/** Cards and areas of a seat's view. */
import {
  type AreaDefinition,
  definition,
  type Game,
  hasKeyword,
  kindOf,
  number,
  type Player,
  unknown,
} from "@arbiter/engine";

export function isKnown(g: Game, id: number): boolean {
  return g.state.cards[id].def !== unknown;
}

export function areaOf(g: Game, id: number): AreaDefinition {
  return g.program.edition.areas[kindOf(g, g.state.cards[id].area)];
}

export function cardsIn(g: Game, player: Player, area: string): readonly number[] {
  const { areas } = g.program.edition;
  return g.state.areas[player * areas.length + areas.findIndex((a) => a.name === area)];
}

export function value(g: Game, id: number, named: string): number {
  return number(g, id, g.program.edition.numbers.indexOf(named));
}

/** "" where it is not known. */
export function name(g: Game, id: number): string {
  return id < 0 || !isKnown(g, id) ? "" : definition(g, id).name;
}

export function keywordsOf(g: Game, id: number): string[] {
  return [...new Set(g.program.edition.keywords.filter((_, i) => hasKeyword(g, id, 1 << i)))];
}

/** The printed line of an ability, as far as lines and abilities go together; otherwise the whole text. */
export function abilityText(g: Game, id: number, ability: number): string {
  const { text, abilities } = definition(g, id);
  const lines = text.split("\n").filter((line) => !line.startsWith("•"));
  return lines.length === abilities.length && lines[ability] !== undefined ? lines[ability] : text;
}
