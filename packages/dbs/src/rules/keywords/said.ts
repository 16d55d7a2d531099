/** Pieces that keyword skills are written out with. */
import type { Clause, Condition, Filter, Keyword, Selection } from "@arbiter/engine";

export const yours = (area: string, ...where: Filter[]): Selection => ({ of: "you", in: [area], where });

export const battleCard: Filter = { category: ["BATTLE"] };

/** A condition that a paragraph sets. */
export const needs = (by: string, holds: Condition): Condition => ({ by, holds });

/** What holds only as long as a paragraph says so. */
export const allows = (by: string, holds: Condition): Condition => ({ not: { by, holds: { not: holds } } });

export const always: Condition = { all: [] };

export const atLeast = (n: number, count: Selection): Condition => ({ count, is: ">=", than: n });

/** The player used skills of this keyword fewer times this turn. */
export const usedLess = (times: number, using: string): Condition => ({
  happened: { event: "skill", player: "you", using },
  this: "turn",
  is: "<",
  than: times,
});

export function described({ cards = [] }: Keyword): Filter[] {
  return cards.flatMap((one) => one.where);
}

/** The skill itself is negated on its card for the turn. */
export const negateForTurn = (name: string, by: string): Clause => ({
  act: { do: "apply", effect: { set: "negate", what: "this", only: name }, until: "turn" },
  by,
});

/** Cards of the hand that together have these colours go to the Drop Area: one may show several of them. */
export function dropColors(colors: readonly string[], trait: string, by: string): Clause {
  const each = colors.map((value): Filter[] => [{ has: trait, value }]);
  return {
    act: {
      do: "move",
      what: {
        select: yours("hand", { any: each.flat() }),
        count: colors.length,
        atLeast: 1,
        together: { shows: each },
      },
      to: { area: "drop" },
    },
    by,
  };
}
