/** On what it hangs what text in force does: what happens elsewhere changes nothing of it. Bits of areas, and these. */
import type { Condition, Static } from "./ability.ts";
import { areaNumbers } from "./evaluate.ts";
import type { Edition } from "./program.ts";

export const readsStates = 1 << 28; // whether cards are rested
export const readsMarks = 1 << 29;
export const readsPools = 1 << 30;
const everything = -1;

/** Parts of text that hang on the cards that it names, their properties, and the areas that it looks through. */
const plain = new Set([
  ...["count", "amount", "total", "sum", "times", "per", "max", "different", "is", "than"],
  ...["where", "owner", "category", "number", "has", "value", "includes", "keyword", "ability"],
  ...["not", "any", "all", "by", "holds", "turn", "turnNumber", "select"],
]);

const states = new Set<unknown>(["rested", "active"]);
const numbered = new Set(["number", "total", "same"]);
const named = new Set<unknown>(["you", "opponent", "any", "all", "this", "each"]);

/** On what it hangs whether conditions hold. */
export function readByConditions(edition: Edition, conditions: readonly Condition[]): number {
  return readBy(edition, conditions);
}

/** On what it hangs which cards it reaches, and how much it changes. */
export function readByStatic(edition: Edition, s: Static): number {
  const reach = "what" in s && s.what !== "this" ? readBy(edition, s.what) : 0;
  const changes = s.set === "change" || s.set === "costOfPlaying" || s.set === "energy";
  return reach | (changes ? readBy(edition, s.by) : s.set === "value" ? readBy(edition, s.to) : 0);
}

/** Whatever is not known to be plain may hang on anything. */
function readBy(edition: Edition, said: unknown): number {
  if (typeof said !== "object" || said === null) return 0;
  if (Array.isArray(said)) return said.reduce((bits, part) => bits | readBy(edition, part), 0);
  let bits = 0;
  for (const [name, part] of Object.entries(said)) {
    if (name === "in" || name === "area")
      bits |= part.length === 0 ? everything : bitsOf(areaNumbers(edition, part));
    else if (name === "flag") bits |= states.has(part) ? readsStates : everything;
    else if (numbered.has(name) && isMarked(edition, part)) bits |= readsMarks;
    else if (name === "card" || name === "of") bits |= isKnown(part) ? readBy(edition, part) : everything;
    else bits |= plain.has(name) ? readBy(edition, part) : everything;
  }
  return bits;
}

/** A player, the card itself, or a description; cards of a battle come and go otherwise. */
function isKnown(part: unknown): boolean {
  return typeof part === "object" || named.has(part);
}

function isMarked({ marked = [], numbers }: Edition, name: unknown): boolean {
  return marked.some((n) => numbers[n] === name);
}

function bitsOf(areas: readonly number[]): number {
  return areas.reduce((bits, area) => bits | (1 << area), 0);
}
