/** Which cards of an ability are put back unused, and which must be shown for what they are. */
import type { Ability, Act, Clause, Condition } from "./ability.ts";
import { isByFace, isChoice } from "./choose.ts";

/** Acts of looking whose cards no other order is about. */
export function idleLooks(ability: Ability): ReadonlySet<Act> {
  const found = new Set<Act>();
  const orders = JSON.stringify([ability.cost, ability.effect], (key, value) =>
    key === "if" ? undefined : value,
  );
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { act, result } = value as { act?: Act; result?: number };
    const isNamed = result !== undefined && new RegExp(`\\{"(result|rest)":${result}\\}`).test(orders);
    if (act?.do === "look" && !isNamed && !orders.includes('"do":"shuffle"')) found.add(act);
    for (const part of Object.values(value)) walk(part);
  };
  walk([ability.cost, ability.effect]);
  return found;
}

/** Results of clauses that choose cards by what they are, and moves of a card "if it is" such a card. */
export function namedChoices(ability: Ability): ReadonlySet<number | Act> {
  const found = new Set<number | Act>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const clause = value as Partial<Clause>;
    const { act, result } = clause;
    if (act !== undefined && result !== undefined && isOfNamed(act)) found.add(result);
    const asked = clause.if === undefined ? null : askedOf(clause.if);
    if (act !== undefined && asked !== null) for (const move of movesOf(act, asked)) found.add(move);
    for (const part of Object.values(value)) walk(part);
  };
  walk([ability.cost, ability.effect]);
  return found;
}

/** The result whose card must be such a card. */
function askedOf(condition: Condition): number | null {
  if (!("card" in condition) || typeof condition.card !== "object" || !("result" in condition.card))
    return null;
  return isByFace(condition.where) ? condition.card.result : null;
}

function movesOf(act: Act, result: number): readonly Act[] {
  if (act.do === "group") return act.clauses.flatMap((clause) => movesOf(clause.act, result));
  const isIt = act.do === "move" && typeof act.what === "object" && "result" in act.what;
  return isIt && (act.what as { result: number }).result === result ? [act] : [];
}

/** "Choose 1 A", "choose 1 A and 1 B". */
function isOfNamed(act: Act): boolean {
  if (act.do === "group") return act.clauses.every((clause) => isOfNamed(clause.act));
  return act.do === "choose" && isChoice(act.what) && isByFace(act.what.select.where);
}
