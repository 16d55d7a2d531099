/** Quick moves of the Main Phase: how a turn is played on while a bot looks further. */
import {
  type Compiled,
  definition,
  type Game,
  inArea,
  number,
  type Option,
  other,
  poolOf,
  type Question,
} from "@arbiter/engine";
import { characterWorth, handWorth, lifeLoss, printedWorth } from "./evaluate.ts";
import { active, characters, cost, leaderOf, power } from "./rules/areas.ts";

type Random = () => number;

/** What one DON!! is worth that an attack does not need. */
const donPrice = 0.15;
const eventWorth = 0.5;

/** Attacks and plays, what gains most first; then what else can be used; then the turn ends. */
export function move(g: Game, open: Question, random: Random): readonly number[] {
  const attack = bestAttack(g, open);
  const play = bestPlay(g, open);
  if (attack !== null && attack.gain >= (play?.gain ?? 0)) return [attack.pick];
  if (play !== null) return [play.pick];
  return [activated(open, random) ?? open.options.length - 1];
}

interface Found {
  readonly pick: number;
  readonly gain: number;
}

function bestPlay(g: Game, open: Question): Found | null {
  const field = inArea(g, open.player, characters);
  const lost = field.length < 5 ? 0 : Math.min(...field.map((id) => characterWorth(g, id)));
  let best: Found | null = null;
  open.options.forEach(({ do: what, card }, pick) => {
    if (what !== "play") return;
    const gain = playGain(definition(g, card!), lost);
    if (gain > (best?.gain ?? 0)) best = { pick, gain };
  });
  return best;
}

/** `lost`: what has to make room for a Character. */
function playGain(card: Compiled, lost: number): number {
  if (card.category === "CHARACTER") return printedWorth(card) - handWorth(card) - lost;
  return card.category === "EVENT" ? eventWorth : 0.2 + 0.2 * card.values[cost];
}

function activated(open: Question, random: Random): number | null {
  const pick = open.options.findIndex((option) => option.do === "activate");
  return pick >= 0 && random() < 0.5 ? pick : null;
}

/** The attack that gains most for the DON!! it takes; what is left over is shared among the attackers. */
function bestAttack(g: Game, open: Question): Found | null {
  const don = poolOf(g, open.player, active);
  const attackers = new Set<number>();
  let best: (Found & { readonly option: Option; readonly needed: number }) | null = null;
  for (let pick = 0; pick < open.options.length; pick++) {
    const option = open.options[pick];
    if (option.do !== "attack") continue;
    attackers.add(option.card!);
    const strength = number(g, option.card!, power);
    const short = number(g, option.target!, power) - strength;
    const needed = short > 0 ? Math.ceil(short / 1000) : 0;
    if (needed > don) continue;
    const gain = target(g, open, option.target!) - donPrice * needed - strength / 1e5;
    if (gain > (best?.gain ?? 0)) best = { pick, gain, option, needed };
  }
  if (best === null) return null;
  const { card, target: against } = best.option;
  const spare = Math.min(2, Math.floor(don / attackers.size));
  const ahead = number(g, card!, power) - number(g, against!, power);
  if (best.needed === 0 && ahead >= 1000 * spare) return best;
  const give = open.options.findIndex((option) => option.do === "give" && option.card === card);
  return give < 0 ? best : { pick: give, gain: best.gain };
}

function target(g: Game, open: Question, id: number): number {
  const opponent = other(open.player);
  return id === leaderOf(g, opponent) ? lifeLoss(g, opponent) : characterWorth(g, id);
}
