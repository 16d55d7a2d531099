/** 23-2-2-4: skills that work under another card say so: they speak of lying there, coming there or going from there. */
import { type Ability, follows, type Happening } from "@arbiter/engine";

export function validBelow(ability: Ability): Ability {
  return isOfBelow(ability) && follows("23-2-2-4") ? { ...ability, areas: ["under"] } : ability;
}

function isOfBelow({ timing, conditions, cost, effect, statics }: Ability): boolean {
  if (typeof timing === "object") return timing.when.every(comesBelow);
  const lies = (conditions ?? []).some(
    (condition) =>
      "card" in condition && condition.card === "this" && condition.where.some((filter) => "under" in filter),
  );
  const goes = [...(cost ?? []), ...(effect ?? [])].some(
    ({ act }) =>
      "from" in act && act.from?.includes("under") === true && "what" in act && act.what === "this",
  );
  const isAbove = (what: unknown) =>
    what === "above" ||
    JSON.stringify(what).includes('"over":{"of":"any","in":[],"where":[{"card":"this"}]}');
  const speaks = (statics ?? []).some((one) => "what" in one && isAbove(one.what));
  return lies || goes || speaks;
}

function comesBelow({ card, to }: Happening): boolean {
  return card === "this" && to?.includes("under") === true;
}
