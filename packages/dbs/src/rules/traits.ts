/** Chapter 2 and 1-8: names, colours, characters and traits as text asks for them. */
import {
  definition,
  follows,
  followsAll,
  type Game,
  isHidden,
  isObserved,
  printedOn,
  traits,
} from "@arbiter/engine";
import { givesTraits } from "./match.ts";
import { waysOf } from "./ways.ts";

/** 3-6-1-1: a card in Hidden Mode lies in the Battle Area whatever its type. */
export function typeIn(g: Game, id: number): string {
  const shown = isHidden(g, id) && !follows("3-6-1-1") ? printedOn(g, id) : definition(g, id);
  return shown.category;
}

const none: readonly string[] = [];

/** What a card has of this now. */
function traitsOf(g: Game, id: number, trait: string): readonly string[] {
  return givesTraits(g) ? traits(g, id, trait) : (definition(g, id).traits[trait] ?? none);
}

export function colorsOf(g: Game, id: number): readonly string[] {
  return givesTraits(g) ? traits(g, id, "color") : (definition(g, id).traits.color ?? none);
}

/** 1-8-1-1-1-2, 1-8-1-2-1: as printed; colours that effects add make no card multicolor, and leave it mono. */
function printedColors(g: Game, id: number): readonly string[] {
  return definition(g, id).traits["printed color"] ?? [];
}

export function isMulticolored(g: Game, id: number): boolean {
  const isPrinted = waysOf(g).multicolor === "as printed" && follows("1-8-1-1-1-2");
  const colors = isPrinted ? printedColors(g, id) : colorsOf(g, id);
  return colors.length > 1 && follows("1-8-1-1-1");
}

/** "Red/Blue multicolor": it has both, and is multicolor. */
function isMulticolor(g: Game, id: number, value: string): boolean {
  const colors = colorsOf(g, id);
  return isMulticolored(g, id) && value.split("/").every((color) => colors.includes(color));
}

function isMono(g: Game, id: number, value: string): boolean {
  const isPrinted = waysOf(g).multicolor === "as printed" && follows("1-8-1-2-1");
  const colors = isPrinted ? printedColors(g, id) : colorsOf(g, id);
  return colors.includes(value) && (colors.length === 1 || !follows("1-8-1-2"));
}

/** 2-3-1: the whole name; 2-3-2-1: in the singular or the plural. */
function isNamed(g: Game, id: number, value: string): boolean {
  const wanted = singular(value);
  for (const name of traitsOf(g, id, "name")) {
    if (name === value || (isObserved() && name.includes(wanted) && !follows("2-3-1"))) return true;
    if (singular(name) === wanted && follows("2-3-2-1")) return true;
  }
  return false;
}

const singulars = new Map<string, string>();

function singular(name: string): string {
  const known = singulars.get(name);
  if (known !== undefined) return known;
  const found = name
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  singulars.set(name, found);
  return found;
}

/** 2-10-1-1, 2-11-1-1: the whole word. */
function hasWhole(trait: string, rule: string) {
  return (g: Game, id: number, value: string) => {
    for (const one of traitsOf(g, id, trait))
      if (one === value || (isObserved() && one.includes(value) && !follows(rule))) return true;
    return false;
  };
}

function hasOnly(trait: string) {
  return (g: Game, id: number, value: string) => {
    const all = traitsOf(g, id, trait);
    return all.length === 1 && all[0] === value;
  };
}

export const traitTests: Readonly<Record<string, (g: Game, id: number, value: string) => boolean>> = {
  name: isNamed,
  character: hasWhole("character", "2-10-1-1"),
  trait: hasWhole("trait", "2-11-1-1"),
  monoColor: isMono,
  multicolor: isMulticolor,
  onlyCharacter: hasOnly("character"),
  onlyTrait: hasOnly("trait"),
  "original color": (g, id, value) => printedColors(g, id).includes(value),
};

/** 1-8-2: the same colours and no other. */
function hasSameColors(g: Game, a: number, b: number): boolean {
  const [one, other] = [colorsOf(g, a), colorsOf(g, b)];
  const shares = one.some((color) => other.includes(color));
  const isEqual = one.length === other.length && one.every((color) => other.includes(color));
  return followsAll(["1-8-2"]) ? isEqual : shares;
}

/** "all of your energy is the same color": it has the colours of all others that lie where it lies. */
export function isOfOneColor(g: Game, id: number): boolean {
  return g.state.areas[g.state.cards[id].area].every((other) => hasSameColors(g, id, other));
}

export const sameness = { color: hasSameColors };
