/** 20-1-8: "when one of your <A> cards is added to your Z-Energy" without an area means a card from anywhere. */
import type { Ability, Happening, Selection } from "@arbiter/engine";

export function addedFromAnywhere(ability: Ability): Ability {
  const { timing } = ability;
  if (typeof timing !== "object" || !timing.when.some(isAdded)) return ability;
  return { ...ability, timing: { when: timing.when.map((one) => (isAdded(one) ? anywhere(one) : one)) } };
}

/** Of a name or "Battle Card" no area was said: text that names one says more than the cards in play. */
function isAdded({ event, card, from, to }: Happening): boolean {
  if (event !== "move" || from !== undefined || !to?.includes("zEnergy")) return false;
  if (typeof card !== "object" || !("in" in card)) return false;
  const isOfType = card.where.some((filter) => "category" in filter && filter.category.includes("BATTLE"));
  return card.in.includes("leader") || (isOfType && card.in.join() === "battle");
}

function anywhere(one: Happening): Happening {
  return { ...one, card: { ...(one.card as Selection), in: [] } };
}
