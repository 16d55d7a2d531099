/** Cards that a text names and the list does not have ("if your Leader is a <…> card"): made up with just what it names. */
import type { Definition, Filter, Selection } from "@arbiter/engine";
import { fitsAll } from "./printed.ts";
import type { Lives } from "./wanted.ts";

export function standIns(
  tried: readonly Definition[],
  pool: readonly Definition[],
  lives: Lives,
): readonly Definition[] {
  const known = new Map<string, Definition | null>();
  for (const card of tried)
    for (const { in: areas, where } of selections([card.abilities, card.back?.abilities ?? []]))
      for (const place of areas) {
        const key = JSON.stringify([place, where]);
        if (!known.has(key)) known.set(key, standIn(place, where, pool, lives, key));
      }
  return [...known.values()].filter((one) => one !== null);
}

/** One where the list has none; null: it has, or what is named cannot be made. */
function standIn(
  place: string,
  where: readonly Filter[],
  pool: readonly Definition[],
  lives: Lives,
  key: string,
): Definition | null {
  const fits = (one: Definition) =>
    fitsAll(one, where) || (one.back !== undefined && fitsAll(one.back, where));
  const isHome = (one: Definition) => lives(one, place);
  if (pool.some((one) => isHome(one) && fits(one))) return null;
  const kinds = where.filter((filter) => "category" in filter);
  const base = pool.find((one) => isHome(one) && fitsAll(one, kinds));
  if (base === undefined) return null;
  const face = { ...where.reduce(withProperty, blank(base)), key: `made as ${key}` };
  const made = face.back === undefined ? face : { ...face, back: { ...face.back, key: `${face.key}/back` } };
  return fitsAll(made, where) ? made : null;
}

function blank({ back, tokens: _, ...face }: Definition): Definition {
  const bare = { ...face, abilities: [], text: "" };
  return back === undefined ? bare : { ...bare, back: blank(back) };
}

function withProperty(card: Definition, filter: Filter): Definition {
  if ("all" in filter) return filter.all.reduce(withProperty, card);
  if ("any" in filter) return withProperty(card, filter.any[0]);
  if ("back" in filter)
    return card.back === undefined ? card : { ...card, back: filter.back.reduce(withProperty, card.back) };
  if ("number" in filter && typeof filter.than === "number")
    return { ...card, numbers: { ...card.numbers, [filter.number]: filter.than } };
  if (!("has" in filter)) return card;
  const { has, value } = filter;
  if (has === "name") return { ...card, name: value, traits: { ...card.traits, name: [value] } };
  if (has === "monoColor") return { ...card, traits: { ...card.traits, color: [value] } };
  return {
    ...card,
    traits: { ...card.traits, [has]: [value, ...(has === "color" ? [] : (card.traits[has] ?? []))] },
  };
}

/** Descriptions of cards in areas. */
function selections(value: unknown, found: Selection[] = []): readonly Selection[] {
  if (typeof value !== "object" || value === null) return found;
  const { in: areas, where, of, among } = value as Partial<Selection>;
  if (areas?.length && where?.length && of !== undefined && among === undefined)
    found.push(value as Selection);
  for (const part of Object.values(value)) selections(part, found);
  return found;
}
