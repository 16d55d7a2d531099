/** Quick moves of the Main Phase: how a turn is played on while a bot looks further. */
import { definition, type Game, inArea, number, type Option, other, type Question } from "@arbiter/engine";
import { cardWorth, handWorth, lifeLoss, printedWorth } from "./evaluate.ts";
import { hand, leaderOf, power } from "./rules/areas.ts";

type Random = () => number;

const extraWorth = 0.5;
const unisonWorth = 0.3;
const unisonHit = 0.5;

/** Awakens; attacks and plays, what gains most first; then uses what else there is; then the turn ends. */
export function move(g: Game, open: Question, random: Random): readonly number[] {
  const awaken = awakening(g, open);
  if (awaken >= 0) return [awaken];
  let best = -1;
  let most = 0;
  for (let pick = 0; pick < open.options.length; pick++) {
    const gain = open.options[pick].barred ? 0 : gainOf(g, open, open.options[pick]);
    if (gain <= most) continue;
    most = gain;
    best = pick;
  }
  if (best >= 0) return [best];
  return [used(open, random) ?? open.options.length - 1];
}

/** The option that turns the Leader or lays another on it; -1 if there is none. */
export function awakening(g: Game, open: Question): number {
  return open.options.findIndex(
    ({ do: what, card, ability, barred }) =>
      what === "activate" &&
      !barred &&
      /Awaken/.test(definition(g, card!).compiled[ability!]?.tag ?? "") &&
      definition(g, card!).category.endsWith("LEADER"),
  );
}

function gainOf(g: Game, open: Question, option: Option): number {
  switch (option.do) {
    case "play":
      return 0.1 + playGain(g, option.card!);
    case "attack":
      return attackGain(g, open, option);
    case "reinforce":
    case "place":
      return 0.3;
    case "activate": {
      // From the hand: an Extra, or a card that comes into play by evolving and the like.
      if (!inArea(g, open.player, hand).includes(option.card!)) return 0;
      return definition(g, option.card!).category === "EXTRA" ? extraWorth : 1 + playGain(g, option.card!);
    }
    default:
      return 0;
  }
}

function playGain(g: Game, id: number): number {
  const card = definition(g, id);
  if (card.category.endsWith("UNISON")) return unisonWorth;
  return printedWorth(card) - handWorth(card);
}

/** What reaches its target; the weaker attacker first. */
function attackGain(g: Game, open: Question, { card, target }: Option): number {
  const opponent = other(open.player);
  const strength = number(g, card!, power);
  if (!(strength >= number(g, target!, power))) return 0;
  const loss = () => (definition(g, target!).category.endsWith("UNISON") ? unisonHit : cardWorth(g, target!));
  const gain = target === leaderOf(g, opponent) ? lifeLoss(g, opponent, card!) : loss();
  return Math.max(0.01, gain - strength / 1e6);
}

function used(open: Question, random: Random): number | null {
  const picks = open.options.flatMap((option, pick) =>
    option.do === "activate" && !option.barred ? [pick] : [],
  );
  return picks.length > 0 && random() < 0.5 ? picks[Math.floor(random() * picks.length)] : null;
}
