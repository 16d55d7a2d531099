import type { Ability, Clause, Selection } from "@arbiter/engine";

/**
 * "Choose up to 1 red card" without an area or an owner means one of the cards being looked at while some
 * are, and one in play otherwise. A look ends when the area is shuffled or the rest is put away.
 */
export function looksWell(ability: Ability): boolean {
  let looking = false;
  let well = true;
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { select, act } = node as { select?: Selection; act?: Clause["act"] };
    if (select?.among) well &&= looking;
    else if (select?.of === "any" && select.in.length > 0 && !select.under)
      well &&= !looking || saysWhere(select);
    for (const child of Object.values(node)) walk(child);
    if (!act) return;
    if (act.do === "look" || act.do === "reveal") looking = true;
    if (act.do === "shuffle" || (act.do === "move" && isRest(act.what))) looking = false;
  };
  walk(ability.cost);
  walk(ability.effect);
  return well;
}

const isRest = (what: unknown): boolean => typeof what === "object" && what !== null && "rest" in what;
const PLAY = ["leader", "battle", "unison"];
const saysWhere = (select: Selection): boolean => !select.in.every((area) => PLAY.includes(area));
