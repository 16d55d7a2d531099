/** 20-5-2: X that neither the card nor the skill determines is said by the skill's master. */
import type { Ability, Choice } from "@arbiter/engine";

/** Energy, a number said aloud, [Spirit Boost X], markers of -X: X is known by them. */
const known = /"any":\{"x":true\}|"do":"number"|"x":"X"|"markers":"-X"/;

/** "Discard X cards: …": how many are chosen first is X. What an Extra says may be the X of its energy cost. */
export function withX(ability: Ability, type: string): Ability {
  if (type === "EXTRA" || known.test(JSON.stringify(ability))) return ability;
  let isFound = false;
  const first = (value: unknown): unknown => {
    if (isFound || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(first);
    if (isOfX(value)) {
      isFound = true;
      return { ...value, count: "any", x: true };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, first(part)]));
  };
  const { cost, effect } = ability;
  return {
    ...ability,
    ...(cost === undefined ? {} : { cost: first(cost) as typeof cost }),
    ...(effect === undefined ? {} : { effect: first(effect) as typeof effect }),
  };
}

function isOfX(value: object): value is Choice {
  const { count, select, upTo } = value as Partial<Choice>;
  return select !== undefined && upTo !== true && JSON.stringify(count) === '{"x":true}';
}
