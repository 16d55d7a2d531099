/** How good a position is: Life, cards, DON!! and who can attack what, in cards of a hand. */
import {
  base,
  type Compiled,
  definition,
  type Game,
  hasKeyword,
  inArea,
  number,
  other,
  type Player,
  poolOf,
} from "@arbiter/engine";
import {
  active,
  banish,
  blocker,
  characters,
  cost,
  deck,
  doubleAttack,
  fighters,
  hand,
  leaderOf,
  life,
  power,
  rested,
  rush,
  rushCharacter,
  stage,
  unblockable,
} from "./rules/areas.ts";

/** The last Life card is worth the most. A card that is taken from Life comes to the hand, so 1 of it is not lost. */
const lifeWorth = [0, 6.2, 10.2, 13.2, 15.8, 18.2, 20.4];
const unseenCard = 1.05;
const donWorth = 0.4;
const activeDon = 0.03;
const exposed = 0.12; // of what a rested Character is worth: it can be attacked
const attackOnLeader = 0.35;
const attackOnCharacter = 0.12; // of its worth

/** From the player's side; he knows his own hand, of the other's only the number. */
export function evaluate(g: Game, player: Player): number {
  const { result } = g.state;
  if (result !== null)
    return result.winner === null
      ? 0
      : result.winner === player
        ? Number.POSITIVE_INFINITY
        : Number.NEGATIVE_INFINITY;
  const threats = g.state.turn > 2 ? attacks(g) : 0;
  return (
    side(g, player, true) - side(g, other(player), false) + (g.state.active === player ? threats : -threats)
  );
}

/** What a player loses with so many Life cards, which come to his hand. */
export function lifeLoss(g: Game, player: Player, many = 1): number {
  const lives = inArea(g, player, life).length;
  if (lives === 0) return 100;
  const left = Math.max(0, Math.min(lives, 6) - many);
  return lifeWorth[Math.min(lives, 6)] - lifeWorth[left] - (Math.min(lives, 6) - left) * unseenCard;
}

function side(g: Game, player: Player, own: boolean): number {
  const lives = inArea(g, player, life).length;
  let worth = lifeWorth[Math.min(lives, 6)];
  worth += own ? ownHand(g, player) : unseenCard * inArea(g, player, hand).length;
  worth += donOnField(g, player) * donWorth + poolOf(g, player, active) * activeDon;
  for (const id of inArea(g, player, characters)) worth += characterWorth(g, id);
  for (const id of inArea(g, player, stage)) worth += 1 + 0.2 * definition(g, id).values[cost];
  const left = inArea(g, player, deck).length;
  return left < 6 ? worth - 1.5 * (6 - left) : worth;
}

function donOnField(g: Game, player: Player): number {
  let don = poolOf(g, player, active) + poolOf(g, player, rested);
  for (const id of fighters(g, player)) don += g.state.cards[id].marks;
  return don;
}

/** More than seven cards are seldom all used. */
function ownHand(g: Game, player: Player): number {
  const cards = inArea(g, player, hand);
  let worth = 0;
  for (const id of cards) worth += handWorth(definition(g, id));
  return cards.length > 7 ? worth * (0.6 + 2.8 / cards.length) : worth;
}

export function handWorth(card: Compiled): number {
  const counter = card.numbers.counter ?? 0;
  if (card.category === "EVENT") return 1.05;
  return 0.75 + counter / 5000 + 0.02 * (card.numbers.cost ?? 0);
}

/** A Character on the field: its strength, what it can do, and whether it stands or lies. */
export function characterWorth(g: Game, id: number): number {
  const card = g.state.cards[id];
  let worth = standing(g, id);
  if (hasKeyword(g, id, blocker)) worth += card.rested ? 0.3 : 0.9;
  if (card.rested) worth *= 1 - exposed;
  const cheaper = definition(g, id).values[cost] - number(g, id, cost);
  return cheaper > 0 ? worth * (1 - 0.01 * cheaper) : worth;
}

function standing(g: Game, id: number): number {
  let worth = 0.6 + (0.35 * base(g, id, power)) / 1000 + definitionWorth(definition(g, id));
  if (hasKeyword(g, id, doubleAttack)) worth += 0.8;
  if (hasKeyword(g, id, unblockable)) worth += 0.5;
  if (hasKeyword(g, id, banish)) worth += 0.3;
  return worth;
}

/** A Character as it comes into play. */
export function printedWorth(card: Compiled): number {
  const isBlocker = (card.keywordBits & blocker) !== 0;
  return 0.6 + (0.35 * card.values[power]) / 1000 + definitionWorth(card) + (isBlocker ? 0.9 : 0);
}

const abilityWorth = new WeakMap<Compiled, number>();

/** Abilities that stay of use on the field; what happens as it is played has happened. */
function definitionWorth(card: Compiled): number {
  let worth = abilityWorth.get(card);
  if (worth === undefined) {
    worth = card.abilities.reduce((sum, { tag, timing }) => {
      if (timing === "activate") return sum + 0.3;
      if (timing === "permanent" || timing === "replacement") return sum + 0.2;
      return typeof timing === "object" && tag !== "On Play" ? sum + 0.25 : sum;
    }, 0);
    abilityWorth.set(card, worth);
  }
  return worth;
}

/** What the active player's cards that can still attack threaten. */
function attacks(g: Game): number {
  const player = g.state.active;
  const target = leaderOf(g, other(player));
  const against = number(g, target, power);
  let worth = 0;
  for (const id of fighters(g, player)) {
    const card = g.state.cards[id];
    if (card.rested || !mayAttack(g, id)) continue;
    const strength = number(g, id, power);
    let best = strength >= against ? attackOnLeader + Math.min(0.1, (strength - against) / 50000) : 0.02;
    for (const victim of inArea(g, other(player), characters))
      if (g.state.cards[victim].rested && strength >= number(g, victim, power))
        best = Math.max(best, attackOnCharacter * standing(g, victim));
    worth += best;
  }
  return worth;
}

function mayAttack(g: Game, id: number): boolean {
  if (g.state.cards[id].since < g.state.turn || definition(g, id).category === "LEADER") return true;
  return hasKeyword(g, id, rush) || hasKeyword(g, id, rushCharacter);
}
