/** Tokens that a card's text describes: "(Imp Tokens have 5000 power, …)", "Imp Token (5000 power, …)", "blue Imp Tokens with 5000 power". */
import { type Ability, type Act, type Filter, follows } from "@arbiter/engine";
import type { CardData } from "./define.ts";

const name = "([A-Z][A-Za-z'.-]+(?: [A-Z][A-Za-z'.-]+)*) [Tt]okens?";
const stat = "\\d+ (?:power|combo costs?|combo power)";
const joint = "(?:, and |, | and )";
const descriptions = [
  new RegExp(`${name} ha(?:ve|s) ([^)]*)\\)`, "g"),
  new RegExp(`${name}\\.? \\((?![^)]* [Tt]okens? ha(?:ve|s) )([^)]*\\d+ power[^)]*)\\)`, "g"),
  new RegExp(`${name} with (${stat}(?:${joint}${stat})*)`, "g"),
];

type Stats = Pick<CardData, "power" | "comboCost" | "comboPower">;

interface Described {
  readonly name: string;
  readonly says: string;
  /** None where it says more than numbers. */
  readonly stats: Stats | undefined;
}

/** 19-1-2, 19-1-4: their values and their names. */
export function tokensOf(text: string, key: string): { key: string; data: CardData }[] {
  const tokens = new Map(described(text).map((token) => [token.name, token]));
  return [...tokens.values()].map(({ name, stats }) => ({
    key: `${key}/token/${name}`,
    data: {
      number: name,
      name: follows("19-1-4") ? name : "token",
      type: "TOKEN",
      colors: colorsOf(text, name),
      ...stats,
    },
  }));
}

/** What is said of a token and cannot be kept: more than numbers, or two different things of one name. */
export function strangeToken(text: string): string | undefined {
  const all = described(text);
  const strange = all.find(
    ({ name, stats }) =>
      stats === undefined ||
      all.some((other) => other.name === name && JSON.stringify(other.stats) !== JSON.stringify(stats)),
  );
  return strange && `${strange.name}: ${strange.says}`;
}

function described(text: string): Described[] {
  const plainly = text.replace(/with a power of (\d+)/g, "with $1 power");
  return descriptions
    .flatMap((description) => [...plainly.matchAll(description)])
    .map(([, name, says]) => ({ name: `${name} Token`, says, stats: statsOf(says) }));
}

/** "Play 1 blue Imp Token." */
function colorsOf(text: string, name: string): string[] {
  const played = /[Pp]lay (?:up to )?\d+ (red|blue|green|yellow|black|white) ([A-Z][^,(]*? [Tt]oken)s?\b/g;
  const color = [...text.matchAll(played)].find(
    ([, , token]) => token.replace(/t(?=oken$)/, "T") === name,
  )?.[1];
  return color === undefined ? [] : [color[0].toUpperCase() + color.slice(1)];
}

function statsOf(says: string): Stats | undefined {
  const parts = says.replace(/\.$/, "").split(new RegExp(joint));
  if (!parts.every((part) => new RegExp(`^${stat}$`).test(part))) return undefined;
  const value = (word: RegExp) => {
    const part = parts.find((one) => word.test(one));
    return part === undefined ? undefined : Number.parseInt(part, 10);
  };
  const power = value(/^\d+ power/);
  const comboCost = value(/combo cost/);
  const comboPower = value(/combo power/);
  return {
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
  const isName = (filter: Filter) => "has" in filter && filter.value.endsWith(" Token");
  const { of, where } = what.select;
  if (!where.some(isName)) return act;
  const named = [...where.filter(isName), ...where.filter((filter) => !isName(filter))];
  const select = { ...what.select, of: "you" as const, in: ["outside"], where: named };
  return { ...act, what: { ...what, select }, ...(of === "any" ? {} : { area: { of } }) };
}
