/** 10-2-17-1: an [On K.O.] effect is activated, and so paid for (8-4-1-3), before its card comes to the trash. */
import type { Ability, Act, Clause } from "@arbiter/engine";

export function paidOnTheField(ability: Ability): Ability {
  const { tag = "", cost } = ability;
  if (cost === undefined || !tag.split("/").includes("On K.O.")) return ability;
  return { ...ability, cost: cost.map(ofOthers) };
}

/** Cards of the trash that pay are others. */
function ofOthers(clause: Clause): Clause {
  const { act } = clause;
  if (!("what" in act) || typeof act.what !== "object" || !("select" in act.what)) return clause;
  const { select } = act.what;
  if (!select.in.includes("trash")) return clause;
  const what = { ...act.what, select: { ...select, where: [...select.where, { not: { card: "this" } }] } };
  return { ...clause, act: { ...act, what } as Act };
}
