/** 10 of 1.10: the keywords that it knows, and those that it words otherwise than 3.02. */
import type { Ability, Clause, Condition, Definition, Filter, Selection } from "@arbiter/engine";
import { ofOthers } from "../../rules/keywords/index.ts";

/** 10-2 to 10-42, and what 10-7, 10-8, 10-10 and 10-13 count among them. */
export const knownKeywords: ReadonlySet<string> = new Set([
  ...["Awaken", "Awaken: Surge", "Field", "Blocker", "Evolve", "EX-Evolve", "Xeno-Evolve", "Critical"],
  ...["Double Strike", "Triple Strike", "Quadruple Strike", "Dual Attack", "Triple Attack", "Revenge"],
  ...["Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"],
  ...["Once per turn", "Indestructible", "Union-Fusion", "Union-Potara", "Union-Absorb", "Ultimate"],
  ...["Over Realm", "Barrier", "Super Combo", "Victory Strike", "Warrior of Universe 7", "Deflect", "Bond"],
  ...["Swap", "Dark Over Realm", "Wormhole", "Wish", "Sparking", "Burst", "Dragon Ball", "Arrival", "Aegis"],
  ...["Energy-Exhaust", "Alliance", "Offering", "Revive", "Heroic", "Villainous", "Invoker", "Successor"],
  "Unique",
]);

/** Keyword skills as this edition has them, by name: what it changes of the skill written out by 3.02. */
export const reworded: Readonly<Record<string, (ability: Ability) => Ability>> = {
  // 10-8-1: at the end of the battle, not after it.
  "Dual Attack": (a) => ({ ...a, effect: a.effect?.map(atEndOfBattle) }) as Ability,
  "Triple Attack": (a) => ({ ...a, effect: a.effect?.map(atEndOfBattle) }) as Ability,
  // 10-9-1: of whatever card becomes the guarding card.
  Revenge: (a) => ({ ...a, conditions: (a.conditions ?? []).filter((c) => !isBy(c, "22-9-2")) }),
  // 10-33-1: by original colours; 10-37-1: by colours as they are.
  Aegis: (a) => ({
    ...a,
    cost: (a.cost ?? []).map((clause) => byTrait(clause, "22-30-3", "original color")),
  }),
  Revive: (a) => ({ ...a, cost: (a.cost ?? []).map((clause) => byTrait(clause, "22-34-3", "color")) }),
  // 10-24-3: up to one card is chosen and played as it is resolved; none need be there.
  Swap: (a) => {
    const shown = (a.cost ?? []).find(({ by }) => by === "22-22-4");
    const { what } = shown!.act as Extract<Clause["act"], { do: "reveal" }>;
    return {
      ...a,
      conditions: (a.conditions ?? []).filter((c) => !isBy(c, "22-22-3")),
      cost: (a.cost ?? []).filter((clause) => clause !== shown),
      effect: [{ act: { do: "play", what } as Clause["act"], by: "22-22-4" }, ...(a.effect ?? []).slice(1)],
    };
  },
  // 10-35-1: the cards are chosen; nothing says that they are rested.
  Alliance: (a) => ({ ...a, cost: (a.cost ?? []).map(chosenOnly) }),
};

function isBy(condition: Condition, paragraph: string): boolean {
  return "by" in condition && condition.by === paragraph;
}

function atEndOfBattle(clause: Clause): Clause {
  const { act } = clause;
  return act.do === "delay" ? { ...clause, act: { ...act, until: { event: "endOfBattle" } } } : clause;
}

/** The price of a paragraph with its cards asked for by another trait. */
function byTrait(clause: Clause, paragraph: string, trait: string): Clause {
  return clause.by === paragraph ? (retraited(clause, trait) as Clause) : clause;
}

function retraited(part: unknown, trait: string): unknown {
  if (Array.isArray(part)) return part.map((one) => retraited(one, trait));
  if (typeof part !== "object" || part === null) return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, retraited(one, trait)]));
  return "has" in all ? { ...all, has: trait } : all;
}

function chosenOnly(clause: Clause): Clause {
  const { act } = clause;
  if (act.do !== "rest" || clause.by !== "22-32-3") return clause;
  const { select, ...rest } = act.what as { select: Selection };
  const where = select.where.filter((filter: Filter) => !("flag" in filter && filter.flag === "active"));
  return {
    ...clause,
    act: { do: "choose", what: { ...rest, select: { ...select, where } } } as Clause["act"],
  };
}

/** The card with its keyword skills as this edition has them. */
export function adapt(card: Definition): Definition {
  return rewording(card, reworded);
}

export function rewording(
  card: Definition,
  words: Readonly<Record<string, (ability: Ability) => Ability>>,
): Definition {
  const abilities = card.abilities.map((ability) => words[ability.tag ?? ""]?.(ability) ?? ability);
  return {
    ...card,
    abilities: card.category === "EXTRA" ? abilities.map(withOtherCards) : abilities,
    ...(card.back === undefined ? {} : { back: rewording(card.back, words) }),
  };
}

/** An Extra lies in the hand until it is resolved, and does not pay for itself. */
function withOtherCards(ability: Ability): Ability {
  return ability.cost === undefined ? ability : { ...ability, cost: ability.cost.map(ofOthers) };
}
