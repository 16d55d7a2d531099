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
  const order = shuffledOptions(open, random);
  if (open.set === undefined) return order.slice(0, count);
  return fitting(open, order, count, random);
}

function shuffledOptions(open: Question, random: Random): number[] {
  const order: number[] = [];
  for (let pick = 0; pick < open.options.length; pick++) if (!open.options[pick].barred) order.push(pick);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, random);
    const pick = order[i];
    order[i] = order[j];
    order[j] = pick;
  }
  return order;
}

/** Where the picked cards must fit together: tries some sets of the wanted size, then sets that grow one by one. */
function fitting(open: Question, order: readonly number[], count: number, random: Random): readonly number[] {
  const holds = (picks: readonly number[]) => picks.length >= open.min && picks.length <= open.max && setHolds(open, picks);
  for (let tries = 0; tries < 8; tries++) {
    const picks = shuffledOptions(open, random).slice(0, count);
    if (holds(picks)) return picks;
  }
  const found = [order, byTotal(open, order)].flatMap((way) => way.map((_, i) => way.slice(0, i + 1)).filter(holds));
  if (holds([])) found.push([]);
  return found.length > 0 ? found[below(found.length, random)] : order.slice(0, open.min);
}

/** The largest first: the way to a total that must be reached. */
function byTotal(open: Question, order: readonly number[]): readonly number[] {
  const { set, options } = open;
  if (set === undefined || !("total" in set)) return order;
  return order.toSorted((a, b) => set.total[options[b].card!] - set.total[options[a].card!]);
}
