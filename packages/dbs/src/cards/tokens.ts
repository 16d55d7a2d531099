/** Tokens that a card's text speaks of: "(Imp Tokens have 5000 power, …)", "Imp Tokens with 5000 power". */
import { type Ability, type Act, follows } from "@arbiter/engine";
import type { CardData } from "./define.ts";

const noted = /([A-Z][A-Za-z'.-]+(?: [A-Z][A-Za-z'.-]+)*) tokens? ha(?:ve|s) ([^)]*)\)/gi;
const said = /([A-Z][A-Za-z'.-]+(?: [A-Z][A-Za-z'.-]+)*) tokens? with (\d+) power/gi;

/** 19-1-2, 19-1-4: their values and their names. */
export function tokensOf(text: string, key: string): { key: string; data: CardData }[] {
  const found = [
    ...[...text.matchAll(noted)].map(([, name, values]) => [name, values] as const),
    ...[...text.matchAll(said)].map(([, name, power]) => [name, `${power} power`] as const),
  ];
  const names = new Set<string>();
  return found.flatMap(([name, values]) => {
    const called = `${name} Token`;
    if (names.has(called)) return [];
    names.add(called);
    return [{ key: `${key}/token/${called}`, data: tokenData(called, values) }];
  });
}

function tokenData(name: string, values: string): CardData {
  const value = (word: RegExp) => {
    const match = word.exec(values);
    return match === null ? undefined : Number(match[1]);
  };
  const power = value(/(\d+) power(?<!combo power)/);
  const comboCost = value(/(\d+) combo costs?/);
  const comboPower = value(/(\d+) combo power/);
  return {
    number: name,
    name: follows("19-1-4") ? name : "token",
    type: "TOKEN",
    colors: [],
    ...(power === undefined ? {} : { power }),
    ...(comboCost === undefined ? {} : { comboCost }),
    ...(comboPower === undefined ? {} : { comboPower }),
  };
}

/** Tokens that are played in a Battle Area come from outside the game, not from that area. */
export function playsTokens(abilities: readonly Ability[]): Ability[] {
  return within(abilities) as Ability[];
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]));
  return parts.do === "play" ? fromOutside(parts as Act & { do: "play" }) : parts;
}

function fromOutside(act: Act & { do: "play" }): Act {
  const { what } = act;
  if (typeof what !== "object" || !("select" in what) || !what.select.in.includes("battle")) return act;
  const names = what.select.where.filter((filter) => "has" in filter && filter.value.endsWith(" Token"));
  if (names.length === 0) return act;
  const { of } = what.select;
  const select = { ...what.select, of: "you" as const, in: ["outside"], where: names };
  return { ...act, what: { ...what, select }, ...(of === "any" ? {} : { area: { of } }) };
}
