import { onlyAnswer, type Question, setHolds } from "@arbiter/engine";
import type { Bot, Random } from "./bot.ts";
import { below } from "./mulberry32.ts";

/** Answers by chance: each number of picks and each set of that size is equally likely. */
export const randomBot: Bot = {
  name: "random",
  choose: (_view, decision, { random }) => onlyAnswer(decision) ?? randomPicks(decision, random),
};

/** A legal answer by chance. */
export function randomPicks(open: Question, random: Random): readonly number[] {
  const { min, max } = open;
  const count = min + below(max - min + 1, random);
  if (open.kind === "amount") return [count];
  if (count === 1 && open.set === undefined) return [oneOf(open, random)];
  const order = shuffledOptions(open, random);
  if (open.set === undefined) return order.slice(0, count);
  return fitting(open, order, count, random);
}

/** An option that is not barred: of those that are asked for one is not. */
function oneOf({ options }: Question, random: Random): number {
  for (;;) {
    const pick = below(options.length, random);
    if (options[pick].barred !== true) return pick;
  }
}

function shuffledOptions({ options }: Question, random: Random): number[] {
  const order: number[] = [];
  for (let pick = 0; pick < options.length; pick++) if (options[pick].barred !== true) order.push(pick);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, random);
    const pick = order[i];
    order[i] = order[j];
    order[j] = pick;
  }
  return order;
}

/** Where the picked cards must fit together: tries some sets of the wanted size, then takes any that fits. */
function fitting(open: Question, order: readonly number[], count: number, random: Random): readonly number[] {
  for (let tries = 0; tries < 8; tries++) {
    const picks = shuffledOptions(open, random).slice(0, count);
    if (setHolds(open, picks)) return picks;
  }
  return fittingSet(open, order) ?? [];
}

/** The first set of these options, in their order, that answers the question; null if none does. */
export function fittingSet(
  open: Question,
  from: readonly number[],
  picks: readonly number[] = [],
): readonly number[] | null {
  if (picks.length >= open.min && setHolds(open, picks)) return picks;
  if (picks.length === open.max) return null;
  for (let i = 0; i < from.length; i++) {
    const found = fittingSet(open, from.slice(i + 1), [...picks, from[i]]);
    if (found !== null) return found;
  }
  return null;
}
