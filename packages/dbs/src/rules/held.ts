/** 9-1-3-2: where a card pays with itself and with cards of another area than its own, its skill is valid there. */
import type { Ability, Act, Clause, Filter, Selection } from "@arbiter/engine";
import { ofOthers } from "./keywords/index.ts";
import { usual, validIn } from "./valid.ts";

export function whereItPays(ability: Ability, type: string): Ability {
  const placed = valid(ability, type);
  if (type === "EXTRA" && placed.timing !== "counter") return placed; // it lies in the Drop Area by then (12-2-2-2)
  const isHeld = (placed.areas ?? validIn(type, placed)).join() === "hand";
  return isHeld && placed.cost !== undefined ? { ...placed, cost: ofOthers(placed.cost) } : placed;
}

function valid(ability: Ability, type: string): Ability {
  if (ability.areas !== undefined) return ability;
  const { cost = [] } = ability;
  const area = cost.map((clause, i) => sharedArea(clause, cost[i + 1], usual[type] ?? [])).find(Boolean);
  return area === undefined ? ability : { ...ability, areas: [area] };
}

/** 20-7-1: what is discarded is in the hand. "This card and 1 other card from your hand": one place for both. */
function sharedArea({ act, result }: Clause, next: Clause | undefined, here: readonly string[]) {
  const then = next?.act;
  if (isOfThis(act)) {
    if (act.from !== undefined) return undefined;
    if (act.as === "discard") return "hand";
    return then?.do === "move" && isSameMove(act, then) ? elsewhere(then, here) : undefined;
  }
  const parts = act.do === "group" ? act.clauses.map((clause) => clause.act) : [act];
  const named = parts.map(selectOf).find((select) => select?.where.some(isThis) === true);
  if (named !== undefined) return named.in[0];
  if (act.do !== "group" || then?.do !== "move") return undefined;
  const [first, second] = parts;
  if (first?.do !== "choose" || (first.what as unknown) !== "this") return undefined;
  const isThem = JSON.stringify(then.what) === JSON.stringify({ result });
  return isThem && second !== undefined ? elsewhere(second, here) : undefined;
}

const isOfThis = (act: Act): act is Move => act.do === "move" && act.what === "this";
type Move = Extract<Act, { do: "move" }>;

function isSameMove({ what: _, ...one }: Move, { what: __, ...other }: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The one area of the other cards, where it is not that in which such a card is used anyway. */
function elsewhere(act: Act, here: readonly string[]): string | undefined {
  const select = selectOf(act);
  if (select === undefined) return undefined;
  const { in: areas, end, under, among } = select;
  const isPlain = areas.length === 1 && end === undefined && under === undefined && among === undefined;
  return isPlain && !here.includes(areas[0]) ? areas[0] : undefined;
}

function selectOf(act: Act): Selection | undefined {
  if (!("what" in act) || typeof act.what !== "object" || !("select" in act.what)) return undefined;
  return act.what.select;
}

/** "This card in your Drop Area". */
const isThis = (filter: Filter) => "card" in filter && filter.card === "this";
