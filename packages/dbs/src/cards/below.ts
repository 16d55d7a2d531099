/** 23-2-2-4: skills that work under another card say so: they speak of lying there, coming there or going from there. */
import {
  type Ability,
  type Condition,
  follows,
  type Happening,
  type Reference,
  type Selection,
} from "@arbiter/engine";

export function validBelow(said: Ability): Ability {
  const ability = takenFromBelow(said);
  if (!follows("23-2-2-4")) return ability;
  const goes = goesFrom(ability);
  if (goes !== undefined) return liesThere({ ...ability, areas: goes.from }, goes);
  return isOfBelow(ability) ? { ...ability, areas: ["under"] } : ability;
}

/** "Play this card from under a red card or from your hand": where text finds this card. */
interface Goes {
  readonly from: string[];
  readonly under?: Reference | Selection;
}

function goesFrom({ cost = [], effect = [] }: Ability): Goes | undefined {
  return [...cost, ...effect]
    .map(({ act }) => act)
    .filter((act) => "what" in act && act.what === "this" && "from" in act)
    .find((act): act is typeof act & Goes => (act as Goes).from?.includes("under"));
}

/** 9-1-3-2: the skill is valid under such a card only. */
function liesThere(ability: Ability, { from, under }: Goes): Ability {
  if (typeof under !== "object" || !("in" in under)) return ability;
  const anything: Selection = { of: "any", in: [], where: [] };
  const isThere: Condition = { card: "this", where: [{ under }] };
  const isOpen: Condition = { card: "this", where: [{ not: { under: anything } }] };
  const lies = from.length > 1 ? { any: [isOpen, isThere] } : isThere;
  return { ...ability, conditions: [...(ability.conditions ?? []), lies] };
}

function isOfBelow({ timing, conditions, statics }: Ability): boolean {
  if (typeof timing === "object" && timing.when.every(comesBelow)) return true;
  const lies = (conditions ?? []).some(
    (condition) =>
      "card" in condition && condition.card === "this" && condition.where.some((filter) => "under" in filter),
  );
  const isAbove = (what: unknown) =>
    what === "above" ||
    JSON.stringify(what).includes('"over":{"of":"any","in":[],"where":[{"card":"this"}]}');
  const speaks = (statics ?? []).some((one) => "what" in one && isAbove(one.what));
  return lies || speaks;
}

function comesBelow({ event, card, target, to }: Happening): boolean {
  if (event === "playedOn") return target === "this";
  return card === "this" && to?.includes("under") === true;
}

/** 0-2-2: "when this card is placed from under …" is heard, though other moves from there are not (23-2-5-1). */
function takenFromBelow(ability: Ability): Ability {
  const { timing } = ability;
  if (typeof timing !== "object" || !timing.when.some(isTaken)) return ability;
  return { ...ability, timing: { when: timing.when.map((one) => (isTaken(one) ? taken(one) : one)) } };
}

function isTaken({ event, from, card }: Happening): boolean {
  return event === "move" && (from?.includes("under") === true || aboveIt(card) !== undefined);
}

/** Of the event the target is the card that it lay under. */
function taken({ from: _, ...happening }: Happening): Happening {
  const { card } = happening;
  const target = aboveIt(card);
  if (target === undefined) return { ...happening, event: "fromBelow" };
  const { under: __, ...moved } = card as Selection;
  return { ...happening, event: "fromBelow", card: moved, target };
}

/** "A card under this card". */
function aboveIt(card: Happening["card"]): Selection["under"] {
  return typeof card === "object" && "in" in card ? card.under : undefined;
}
