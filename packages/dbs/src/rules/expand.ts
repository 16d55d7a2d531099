/** Keywords become the skills they stand for, printed or gained, so that the rest of the rules knows only skills. */
import type { Ability, Static } from "@arbiter/engine";
import { keywords } from "./areas.ts";
import { withBounds } from "./bounds.ts";
import { withParameters, writeOut } from "./keywords/index.ts";

export function expand(abilities: readonly Ability[], type: string): Ability[] {
  return writeOut(abilities, type).map((ability) => withBounds(within(ability) as Ability));
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
