/** Quick moves of the Main Phase: how a turn is played on while a bot looks further. */
import {
  definition,
  type Game,
  inArea,
  number,
  type Option,
  other,
  poolOf,
  type Question,
} from "@arbiter/engine";
import { characterWorth } from "./evaluate.ts";
import { active, characters, cost, leaderOf, life, power } from "./rules/areas.ts";

type Random = () => number;

/** Plays what costs the most, uses what is there, attacks with what DON!! are left, and ends. */
export function move(g: Game, open: Question, random: Random): readonly number[] {
  return [dearest(g, open) ?? activated(open, random) ?? attack(g, open) ?? open.options.length - 1];
}

/** The dearest card that may be played; a full field only takes what is dearer than its cheapest. */
function dearest(g: Game, open: Question): number | null {
  const field = inArea(g, open.player, characters);
  const least = field.length < 5 ? -1 : Math.min(...field.map((id) => definition(g, id).values[cost]));
  let best: number | null = null;
  let price = least;
  open.options.forEach(({ do: what, card }, pick) => {
    if (what !== "play") return;
    const { values, category } = definition(g, card!);
    if (category !== "CHARACTER" && least >= 0) return;
    if (values[cost] <= price) return;
    price = values[cost];
    best = pick;
  });
  return best;
}

function activated(open: Question, random: Random): number | null {
  const pick = open.options.findIndex((option) => option.do === "activate");
  return pick >= 0 && random() < 0.6 ? pick : null;
}

/** The attack that gains most for the DON!! it takes; what is left over is shared among the attackers. */
function attack(g: Game, open: Question): number | null {
  const don = poolOf(g, open.player, active);
  let best: Option | null = null;
  let bestPick = -1;
  let gain = 0;
  let need = 0;
  const attackers = new Set<number>();
  open.options.forEach((option, pick) => {
    if (option.do !== "attack") return;
    attackers.add(option.card!);
    const short = number(g, option.target!, power) - number(g, option.card!, power);
    const needed = short > 0 ? Math.ceil(short / 1000) : 0;
    if (needed > don) return;
    const worth = target(g, open, option.target!) - 0.25 * needed - 0.00002 * number(g, option.card!, power);
    if (worth <= gain) return;
    gain = worth;
    best = option;
    bestPick = pick;
    need = needed;
  });
  if (best === null) return null;
  const { card, target: against } = best as Option;
  const spare = Math.floor(don / attackers.size);
  const ahead = number(g, card!, power) - number(g, against!, power);
  if (need > 0 || (spare > 0 && ahead < 1000 * Math.min(2, spare))) {
    const give = open.options.findIndex((option) => option.do === "give" && option.card === card);
    if (give >= 0) return give;
  }
  return bestPick;
}

function target(g: Game, open: Question, id: number): number {
  const opponent = other(open.player);
  if (id === leaderOf(g, opponent)) return inArea(g, opponent, life).length <= 1 ? 3 : 1.2;
  return 0.4 * characterWorth(g, id);
}
