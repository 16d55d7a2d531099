/** How good a position is: life, cards, energy and who can attack what, in cards of a hand. */
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
  battle,
  bit,
  comboPower,
  deck,
  energy,
  energyMarkers,
  fighters,
  hand,
  leaderOf,
  life,
  power,
  unison,
  zEnergy,
} from "./rules/areas.ts";
import { isBack } from "./rules/awaken.ts";

/** The last life is worth the most. A card that is lost from life comes to the hand, so 1 of it is not lost. */
const lifeWorth = [0, 7, 11.4, 14.6, 17.2, 19.4, 21.4, 23.2, 24.9];
const unseenCard = 1;
const awakened = 2.5;
const exposed = 0.12; // of what a rested Battle card is worth: it can be attacked
const attackOnLeader = 0.4;
const attackOnCard = 0.15; // of its worth

/** From the player's side; he knows his own hand, of the other's only the number. */
export function evaluate(g: Game, player: Player): number {
  const { result } = g.state;
  if (result !== null) {
    if (result.winner === null) return 0;
    return result.winner === player ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
  const threats = attacks(g);
  return (
    side(g, player, true) - side(g, other(player), false) + (g.state.active === player ? threats : -threats)
  );
}

/** What a player loses by an attack of this card on his Leader; a card of life comes to his hand. */
export function lifeLoss(g: Game, player: Player, attacker: number): number {
  const lives = Math.min(inArea(g, player, life).length, 8);
  const left = lives - strikes(g, attacker);
  if (left <= 0) return 100;
  const back = hasKeyword(g, attacker, critical) ? 0 : unseenCard;
  return lifeWorth[lives] - lifeWorth[left] - (lives - left) * back;
}

function strikes(g: Game, id: number): number {
  if (hasKeyword(g, id, bit("Double Strike"))) return 2;
  return hasKeyword(g, id, bit("Triple Strike")) ? 3 : 1;
}

function side(g: Game, player: Player, own: boolean): number {
  const lives = inArea(g, player, life).length;
  let worth = lifeWorth[Math.min(lives, 8)];
  worth += own ? ownHand(g, player) : unseenCard * inArea(g, player, hand).length;
  worth += energyWorth(inArea(g, player, energy).length) + 0.5 * poolOf(g, player, energyMarkers);
  worth += 0.25 * inArea(g, player, zEnergy).length;
  if (isBack(g, leaderOf(g, player))) worth += awakened;
  for (const id of inArea(g, player, battle)) worth += cardWorth(g, id);
  for (const id of inArea(g, player, unison)) worth += 1 + 0.5 * g.state.cards[id].marks;
  const left = inArea(g, player, deck).length;
  return left < 6 ? worth - 1.5 * (6 - left) : worth;
}

/** The first ones are worth more than the card that is charged, the later ones less. */
function energyWorth(n: number): number {
  let worth = 0;
  for (let i = 0; i < n; i++) worth += Math.max(0.3, 1.8 - 0.14 * i);
  return worth;
}

/** More than eight cards are seldom all used. */
function ownHand(g: Game, player: Player): number {
  const cards = inArea(g, player, hand);
  let worth = 0;
  for (const id of cards) worth += handWorth(definition(g, id));
  return cards.length > 8 ? worth * (0.6 + 3.2 / cards.length) : worth;
}

export function handWorth(card: Compiled): number {
  const gives = card.values[comboPower] || 0;
  return 0.75 + gives / 40000 + 0.02 * (card.numbers["energy cost"] ?? 0);
}

/** A Battle card in play: its strength, what it can do, and whether it stands or lies. */
export function cardWorth(g: Game, id: number): number {
  const card = g.state.cards[id];
  let worth = 0.6 + abilityWorth(definition(g, id)) + (0.75 * Math.max(0, base(g, id, power) || 0)) / 10000;
  for (const [keyword, more] of valued) if (hasKeyword(g, id, keyword)) worth += more;
  if (hasKeyword(g, id, blocker)) worth += card.rested ? 0.3 : 0.9;
  return card.rested ? worth * (1 - exposed) : worth;
}

/** A Battle card as it comes into play. */
export function printedWorth(card: Compiled): number {
  return 0.6 + abilityWorth(card) + (0.75 * (card.values[power] || 0)) / 10000;
}

const critical = bit("Critical");
const blocker = bit("Blocker");
const valued: readonly (readonly [number, number])[] = [
  [bit("Double Strike"), 0.8],
  [bit("Triple Strike"), 1.4],
  [bit("Critical"), 0.5],
  [bit("Dual Attack"), 0.8],
  [bit("Barrier"), 0.4],
  [bit("Indestructible"), 0.5],
  [bit("Revenge"), 0.3],
];

const worths = new WeakMap<Compiled, number>();

/** Skills that stay of use in play; what happens as it is played has happened. */
function abilityWorth(card: Compiled): number {
  let worth = worths.get(card);
  if (worth === undefined) {
    worth = card.abilities.reduce((sum, { timing }) => {
      if (typeof timing === "string" && timing.startsWith("activate")) return sum + 0.3;
      return timing === "permanent" || timing === "replacement" ? sum + 0.2 : sum + 0.1;
    }, 0);
    worths.set(card, worth);
  }
  return worth;
}

/** What the active player's cards that can still attack threaten. */
function attacks(g: Game): number {
  const player = g.state.active;
  if (g.state.turn === 1) return 0;
  const against = number(g, leaderOf(g, other(player)), power);
  let worth = 0;
  for (const id of fighters(g, player)) {
    if (g.state.cards[id].rested) continue;
    const strength = number(g, id, power);
    if (Number.isNaN(strength)) continue;
    let best = strength >= against ? attackOnLeader + Math.min(0.1, (strength - against) / 200000) : 0.02;
    for (const victim of inArea(g, other(player), battle))
      if (g.state.cards[victim].rested && strength >= number(g, victim, power))
        best = Math.max(best, attackOnCard * cardWorth(g, victim));
    worth += best;
  }
  return worth;
}
