/** Keywords that bound or price the skill they stand beside: 22-21 Bond, 22-26 Sparking, 22-27 Burst, 22-43 Spirit Boost; and 13-4 markers. */
import type { Ability, Clause, Condition, Filter, Keyword } from "@arbiter/engine";

const yours = (area: string, where: Filter[]) => ({ of: "you" as const, in: [area], where });

/** What a bound asks for; null where it is priced by a number that is not known yet. */
function bound({ name, x, cards, result }: Keyword): { conditions?: Condition[]; cost?: Clause[] } | null {
  const named = cards?.flatMap((selection) => selection.where);
  if (name === "Spirit Boost" && x === "X") return { cost: [boostX(named, result)] };
  if (typeof x !== "number") return null;
  const atLeast = (by: string, area: string, where: Filter[]): Condition => ({
    by,
    holds: { count: yours(area, where), is: ">=", than: x },
  });
  const battleCards: Filter = { category: ["BATTLE"] };
  switch (name) {
    case "Bond":
      return {
        conditions: [
          atLeast("22-21-3", "battle", [battleCards]),
          ...(named === undefined ? [] : [atLeast("22-21-3-1", "battle", [battleCards, ...named])]),
        ],
      };
    case "Sparking":
      return { conditions: [atLeast("22-26-3", "drop", [])] };
    case "Burst":
      return {
        cost: [
          {
            act: {
              do: "move",
              what: { select: { ...yours("deck", []), end: "top" }, count: x },
              to: { area: "drop" },
            },
            by: "22-27-3",
            inFullBy: "22-27-4",
            ...(result === undefined ? {} : { result }),
          },
        ],
      };
    case "Spirit Boost": {
      const unisons: Filter[] = [{ number: "markers", is: ">=", than: x }, { category: ["UNISON"] }];
      const where = named === undefined ? unisons : [...unisons, { by: "22-43-3-1", where: named }];
      return {
        cost: [
          {
            act: { do: "markers", what: { select: yours("unison", where), count: 1 }, amount: -x },
            by: "22-43-3",
            ...(result === undefined ? {} : { result }),
          },
        ],
      };
    }
    default:
      return null;
  }
}

/** [Spirit Boost X]: the player says how many of a Unison's markers (20-5-2); of none where there is no Unison. */
function boostX(named: Filter[] | undefined, result: number | undefined): Clause {
  const unisons: Filter[] = [{ number: "markers", is: ">=", than: 1 }, { category: ["UNISON"] }];
  const where = named === undefined ? unisons : [...unisons, { by: "22-43-3-1", where: named }];
  const what = { select: yours("unison", where), count: 1 };
  return {
    act: { do: "markers", what, amount: "all", upTo: true, x: true },
    by: "22-43-3",
    ...(result === undefined ? {} : { result }),
  };
}

/** 13-4-1: markers as the price of an [Auto]; those of a skill that is declared are taken as it is declared. */
function markersOf({ markers, timing }: Ability): Clause[] {
  if (markers === undefined || typeof timing !== "object") return [];
  const how =
    markers === "-X"
      ? { amount: "all" as const, upTo: true as const, x: true as const }
      : { amount: markers };
  return [{ act: { do: "markers", what: "this", ...how }, by: "13-4-1" }];
}

/** The first bound that is not carried out, or null. */
export function strangeBound({ with: bounds = [] }: Ability): string | null {
  const strange = bounds.find((one) => bound(one) === null);
  return strange === undefined ? null : `[${strange.name}${strange.x === undefined ? "" : ` ${strange.x}`}]`;
}

/** The skill with the conditions and prices of the keywords beside it. */
export function withBounds(ability: Ability): Ability {
  const all = (ability.with ?? []).map(bound).filter((one) => one !== null);
  const markers = markersOf(ability);
  if (all.length === 0 && markers.length === 0) return ability;
  const conditions = [...all.flatMap((one) => one.conditions ?? []), ...(ability.conditions ?? [])];
  const cost = [...markers, ...all.flatMap((one) => one.cost ?? []), ...(ability.cost ?? [])];
  return {
    ...ability,
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(cost.length === 0 ? {} : { cost }),
  };
}
