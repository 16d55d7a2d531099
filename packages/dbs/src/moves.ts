/** Quick moves of the Main Phase: how a turn is played on while a bot looks further. */
import { definition, type Game, inArea, number, other, type Question } from "@arbiter/engine";
import { cardWorth } from "./evaluate.ts";
import { energyCost, leaderOf, life, power } from "./rules/areas.ts";

type Random = () => number;

/** Plays what costs the most, uses what is there, attacks, and ends. */
export function move(g: Game, open: Question, random: Random): readonly number[] {
  return [activated(open, random) ?? dearest(g, open) ?? attack(g, open) ?? open.options.length - 1];
}

function dearest(g: Game, open: Question): number | null {
  let best: number | null = null;
  let price = -1;
  open.options.forEach(({ do: what, card, barred }, pick) => {
    if ((what !== "play" && what !== "reinforce" && what !== "place") || barred) return;
    const cost = definition(g, card!).values[energyCost] || 0;
    if (cost <= price) return;
    price = cost;
    best = pick;
  });
  return best;
}

function activated(open: Question, random: Random): number | null {
  const picks = open.options.flatMap((option, pick) =>
    option.do === "activate" && !option.barred ? [pick] : [],
  );
  return picks.length > 0 && random() < 0.6 ? picks[Math.floor(random() * picks.length)] : null;
}

/** The attack that gains most and reaches; one card of a combo may make up for what is missing. */
function attack(g: Game, open: Question): number | null {
  const opponent = other(open.player);
  const leader = leaderOf(g, opponent);
  const late = inArea(g, opponent, life).length <= 2;
  let best: number | null = null;
  let gain = 0;
  open.options.forEach((option, pick) => {
    if (option.do !== "attack" || option.barred) return;
    const ahead = number(g, option.card!, power) - number(g, option.target!, power);
    if (!(ahead >= 0)) return;
    const worth =
      (option.target === leader ? (late ? 3 : 1.2) : 0.4 * cardWorth(g, option.target!)) -
      0.000002 * number(g, option.card!, power);
    if (worth <= gain) return;
    gain = worth;
    best = pick;
  });
  return best;
}
