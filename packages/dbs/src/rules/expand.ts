/** Keywords become the skills they stand for, printed or gained, so that the rest of the rules knows only skills. */
import type { Ability } from "@arbiter/engine";
import { withBounds } from "./bounds.ts";
import { writeOut } from "./keywords/index.ts";

export function expand(abilities: readonly Ability[], type: string): Ability[] {
  return writeOut(abilities, type).map((ability) => withBounds(within(ability) as Ability));
}

/** What text grants is expanded like what is printed. */
function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]));
  return parts.set === "ability" ? { ...parts, ability: expand([parts.ability as Ability], "")[0] } : parts;
}
