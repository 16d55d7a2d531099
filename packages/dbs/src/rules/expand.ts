/** Keywords become the skills they stand for, printed or gained, so that the rest of the rules knows only skills. */
import type { Ability, Static } from "@arbiter/engine";
import { keywords } from "./areas.ts";
import { withBounds } from "./bounds.ts";
import { whereItPays } from "./held.ts";
import { withParameters, writeOut } from "./keywords/index.ts";

export function expand(abilities: readonly Ability[], type: string): Ability[] {
  const all = writeOut(abilities, type).map(onceATurn);
  const apart = [...all.flatMap((some) => some.slice(0, 1)), ...all.flatMap((some) => some.slice(1))];
  return apart.map((ability) => whereItPays(withBounds(within(ability) as Ability), type));
}

type Ban = Extract<Static, { set: "cannot" }>;

/** "This card can't be KO'd once per turn": the first time that it would be, nothing happens. */
export function isOnceATurn(s: Static): s is Ban {
  return s.set === "cannot" && s.limit === "turn" && s.what === "this" && replaced[s.verb] !== undefined;
}
const replaced: Readonly<Record<string, string>> = { beKod: "ko", leave: "leave" };

function onceATurn(ability: Ability): Ability[] {
  const { statics = [], conditions, tag } = ability;
  const bans = statics.filter(isOnceATurn);
  if (bans.length === 0) return [ability];
  const others = statics.filter((s) => !isOnceATurn(s));
  const instead = bans.map(
    ({ verb, by }): Ability => ({
      timing: "replacement",
      limit: "turn",
      ...(tag === undefined ? {} : { tag }),
      ...(conditions === undefined ? {} : { conditions }),
      replaces: { event: replaced[verb], card: "this", ...(typeof by === "string" ? { by } : {}) },
      effect: [{ act: { do: "nothing" } }],
    }),
  );
  return others.length === 0 ? instead : [{ ...ability, statics: others }, ...instead];
}

/** What text grants is expanded like what is printed. */
function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]));
  if (parts.set === "ability") return { ...parts, ability: expand([parts.ability as Ability], "")[0] };
  if (parts.set === "gain" || parts.set === "lose") return withSkill(parts as unknown as Gained);
  return parts;
}

type Gained = Extract<Static, { set: "gain" | "lose" }>;

/** A keyword with something beside it is gained as the skill that it is. */
function withSkill(s: Gained): Static {
  const keyword = (keywords as readonly string[]).includes(s.keyword) ? null : withParameters(s.keyword);
  if (keyword === null) return s;
  if (s.set === "lose") return { set: "negate", what: s.what, only: keyword.name };
  return { set: "ability", what: s.what, ability: expand([{ timing: "keyword", keyword }], "")[0] };
}
