/** Whether a card is of a description, as far as what is printed tells; what a game alone can tell is taken as true. */
import type { Comparison, Definition, Filter } from "@arbiter/engine";

export function fitsAll(card: Definition, where: readonly Filter[]): boolean {
  return where.every((filter) => fits(card, filter));
}

function fits(card: Definition, filter: Filter): boolean {
  if ("not" in filter)
    return !("card" in filter.not) && isPrinted(filter.not) ? !fits(card, filter.not) : true;
  if ("any" in filter) return filter.any.some((one) => fits(card, one));
  if ("all" in filter) return filter.all.every((one) => fits(card, one));
  if ("back" in filter) return card.back !== undefined && fitsAll(card.back, filter.back);
  if ("category" in filter) return filter.category.some((one) => [one, `Z-${one}`].includes(card.category));
  if ("has" in filter) return hasTrait(card, filter.has, filter.value);
  if ("includes" in filter)
    return (card.traits[filter.includes] ?? []).some((value) => value.includes(filter.value));
  if ("number" in filter && filter.number === "markers") return true;
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
  if (trait === "onlyCharacter" || trait === "onlyTrait") {
    const all = card.traits[trait === "onlyCharacter" ? "character" : "trait"] ?? [];
    return all.length === 1 && all[0] === value;
  }
  if (trait === "name" && card.name === value) return true;
  return (card.traits[trait] ?? []).includes(value);
}

function compare(a: number, is: Comparison, b: number): boolean {
  if (is === "<=") return a <= b;
  if (is === ">=") return a >= b;
  if (is === "<") return a < b;
  return is === ">" ? a > b : a === b;
}
