/** Cards that a tried card's text speaks of, laid where it speaks of them: its conditions hold and it finds targets. */
import type { Random } from "@arbiter/ai";
import type { Comparison, Definition, Filter, Player, Selection } from "@arbiter/engine";
import type { Lain } from "../games/game.ts";

/** Which categories lie in an area. */
export type Homes = Readonly<Record<string, readonly string[]>>;

export function wanted(
  card: Definition,
  pool: readonly Definition[],
  homes: Homes,
  random: Random,
): readonly Lain[] {
  const lain: Lain[] = [];
  for (const selection of spokenOf([card.abilities, card.back?.abilities ?? []]))
    for (const place of selection.in) {
      const fitting = pool.filter(
        (one) => homes[place]?.includes(one.category) === true && selection.where.every((f) => fits(one, f)),
      );
      if (fitting.length === 0) continue;
      const cards = [0, 1].map(() => fitting[Math.floor(random() * fitting.length)]);
      const isRested = selection.where.some((filter) => "flag" in filter && filter.flag === "rested");
      const owners: readonly Player[] = selection.of === "any" ? [0, 1] : [selection.of === "you" ? 0 : 1];
      for (const owner of owners)
        lain.push({ place, owner, cards, ...(isRested ? { fields: { rested: true } } : {}) });
    }
  return lain;
}

/** Descriptions of cards in areas, as they stand in the abilities. */
function spokenOf(value: unknown, found: Selection[] = []): Selection[] {
  if (typeof value !== "object" || value === null) return found;
  const { in: areas, where, of, among, under, end } = value as Partial<Selection>;
  if (Array.isArray(areas) && Array.isArray(where) && of && !among && !under && !end && where.length > 0)
    found.push(value as Selection);
  for (const part of Object.values(value)) spokenOf(part, found);
  return found;
}

/** As far as what is printed tells; what a game alone can tell is taken as true. */
function fits(card: Definition, filter: Filter): boolean {
  if ("not" in filter)
    return !("card" in filter.not) && isPrinted(filter.not) ? !fits(card, filter.not) : true;
  if ("any" in filter) return filter.any.some((one) => fits(card, one));
  if ("all" in filter) return filter.all.every((one) => fits(card, one));
  if ("category" in filter) return filter.category.includes(card.category);
  if ("has" in filter) return hasTrait(card, filter.has, filter.value);
  if ("includes" in filter)
    return (card.traits[filter.includes] ?? []).some((value) => value.includes(filter.value));
  if ("number" in filter && typeof filter.than === "number") {
    const number = card.numbers[filter.number.replace(/^(base|original) /, "")];
    return number !== undefined && compare(number, filter.is, filter.than);
  }
  if ("keyword" in filter)
    return card.abilities.some(
      ({ keywords, keyword }) => keywords?.includes(filter.keyword) || keyword?.name === filter.keyword,
    );
  if ("ability" in filter) return card.abilities.some(({ tag }) => tag === filter.ability);
  if ("flag" in filter && filter.flag === "multicolored") return (card.traits.color ?? []).length > 1;
  if ("flag" in filter && ["skillLess", "originallySkillLess", "noBaseEffect"].includes(filter.flag))
    return card.text === "";
  return true;
}

const isPrinted = (filter: Filter): boolean =>
  "has" in filter ||
  "category" in filter ||
  "includes" in filter ||
  "number" in filter ||
  "keyword" in filter;

function hasTrait(card: Definition, trait: string, value: string): boolean {
  const { color = [] } = card.traits;
  if (trait === "monoColor") return color.length === 1 && color[0] === value;
  if (trait === "multicolor") return value.split("/").every((one) => color.includes(one));
  if (trait === "name" && card.name === value) return true;
  return (card.traits[trait] ?? []).includes(value);
}

function compare(a: number, is: Comparison, b: number): boolean {
  if (is === "<=") return a <= b;
  if (is === ">=") return a >= b;
  if (is === "<") return a < b;
  return is === ">" ? a > b : a === b;
}

/** So many cards have room in an area: the tried card and what it speaks of first. */
export function fitted(lain: readonly Lain[], room: Readonly<Record<string, number>>): readonly Lain[] {
  const used = new Map<string, number>();
  return lain.map((one) => {
    const key = `${one.owner}/${one.place}`;
    const free = (room[one.place] ?? Number.POSITIVE_INFINITY) - (used.get(key) ?? 0);
    const cards = one.cards.slice(0, Math.max(0, free));
    used.set(key, (used.get(key) ?? 0) + cards.length);
    return { ...one, cards };
  });
}
