import type { Ability, Act } from "@arbiter/engine";

/** "for each marker removed by this skill": X is what the one clause that removes some takes off. */

type Markers = Extract<Act, { do: "markers" }>;

/** Whether it is known what X is. */
export function countMarkers(ability: Ability): boolean {
  const text = JSON.stringify(ability);
  if (!text.includes('"x":true') || /"do":"number"|"count":"any"|"(any|count)":\{"x"|"-?X"/.test(text))
    return true;
  const removals = markersIn([ability.cost, ability.effect]).filter(isRemoval);
  if (removals.length === 1) removals[0]!.x = true;
  return removals.length === 1;
}

export function uncounted<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!text.includes('"do":"markers"')) return value;
  const copy = JSON.parse(text) as T;
  for (const act of markersIn(copy)) delete act.x;
  return copy;
}

const isRemoval = ({ amount }: Markers): boolean =>
  amount === "all" || (typeof amount === "number" && amount < 0);

function markersIn(value: unknown): Markers[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "do" in value && value.do === "markers" ? [value as Markers] : [];
  return [...own, ...Object.values(value).flatMap(markersIn)];
}
