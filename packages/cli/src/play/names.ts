/** Cards in words that every game shares. The game given here is always one player's view. */
import {
  type AreaDefinition,
  definition,
  type Game,
  hasKeyword,
  kindOf,
  master,
  type Player,
  unknown,
} from "@arbiter/engine";

export const me: Player = 0;

export function isKnown(g: Game, id: number): boolean {
  return g.state.cards[id].def !== unknown;
}

/** The number of this name in the game's list. */
export function numberNamed(g: Game, name: string): number {
  return g.program.edition.numbers.indexOf(name);
}

export function areaOf(g: Game, id: number): AreaDefinition {
  return g.program.edition.areas[kindOf(g, g.state.cards[id].area)];
}

/** The cards of a player's area, by its name. */
export function cardsIn(g: Game, player: Player, area: string): readonly number[] {
  const { areas } = g.program.edition;
  return g.state.areas[player * areas.length + areas.findIndex((a) => a.name === area)];
}

/** "Leader Sorrel Kaine", "Cinder Deckhand", "Cinder Deckhand #2" where two of them stand side by side. */
export function name(g: Game, id: number): string {
  if (id < 0 || !isKnown(g, id)) return "a card";
  const { name: printed, category } = definition(g, id);
  if (category.endsWith("LEADER")) return `Leader ${printed}`;
  if (areaOf(g, id).field !== true) return printed;
  const twins = g.state.areas[g.state.cards[id].area].filter(
    (other) => isKnown(g, other) && definition(g, other).name === printed,
  );
  return twins.length > 1 ? `${printed} #${twins.indexOf(id) + 1}` : printed;
}

/** "your Reed Cutter", "their Leader Liora Dawnbell". */
export function whoseName(g: Game, id: number): string {
  return `${master(g, id) === me ? "your" : "their"} ${name(g, id)}`;
}

export function keywordsOf(g: Game, id: number): string[] {
  return g.program.edition.keywords.filter((_, i) => hasKeyword(g, id, 1 << i));
}

/** The printed line of an ability, as far as lines and abilities go together; otherwise the whole text. */
export function abilityText(g: Game, id: number, ability: number): string {
  const { text, abilities } = definition(g, id);
  const lines = text.split("\n").filter((line) => !line.startsWith("•"));
  return lines.length === abilities.length && lines[ability] !== undefined
    ? lines[ability]
    : text.replaceAll("\n", " ");
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

export function count(n: number, one: string, several = `${one}s`): string {
  return `${n} ${n === 1 ? one : several}`;
}
