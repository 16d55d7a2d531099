/** Cards under cards: a pile is its top card with a list under it; all of them have the area of the top card. */

import { move, placing } from "./atoms.ts";
import { type CardReference, withRested } from "./card.ts";
import { type Game, refer, replaceArea, replaceCard } from "./game.ts";
import { followsAll } from "./rulebook.ts";
import { battleWith, effectWith } from "./state.ts";

/** The card that it lies under, -1 if none. */
export function above(g: Game, id: number): number {
  const { piles } = g.state;
  for (let i = 0; i < piles.length; i++) {
    const { top, cards } = piles[i];
    for (let k = 0; k < cards.length; k++) if (cards[k] === id) return top;
  }
  return -1;
}

export function below(g: Game, id: number): readonly number[] {
  const { piles } = g.state;
  for (let i = 0; i < piles.length; i++) if (piles[i].top === id) return piles[i].cards;
  return none;
}

const none: readonly number[] = [];

/** All cards that lie under others. */
export function covered(g: Game): readonly number[] {
  const { piles } = g.state;
  return piles.length === 0 ? none : piles.flatMap((pile) => pile.cards);
}

/** The cards under a card are these; none: it lies alone. */
export function pile(g: Game, top: number, cards: readonly number[]): void {
  const others = g.state.piles.filter((one) => one.top !== top);
  g.state.piles = cards.length === 0 ? others : [...others, { top, cards }];
  g.table = null;
  g.sources = null;
}

/** It no longer lies under a card. */
export function detach(g: Game, id: number): void {
  const top = above(g, id);
  if (top >= 0)
    pile(
      g,
      top,
      below(g, top).filter((other) => other !== id),
    );
}

/** A card goes under another, below what already lies there. */
export function tuck(g: Game, id: number, top: number): void {
  move(g, id, g.state.cards[top].area, placing({ faceUp: true, under: top }));
}

/** A card goes on top of another and takes over its state, unless it is put there in another. */
export function cover(g: Game, id: number, covered: number, state: { rested?: boolean } = {}): void {
  const was = refer(g, covered);
  const { area, rested } = g.state.cards[covered];
  const keeps = followsAll(g.program.edition.cites.onTop);
  move(g, id, area, placing({ at: "bottom", rested: state.rested ?? (keeps && rested) }));
  if (g.state.cards[id].area !== area) return;
  tuck(g, covered, id);
  if (keeps) inherit(g, was, id);
}

/** The card below takes the place of the top card, which is about to go alone. */
export function uncover(g: Game, id: number): void {
  const [next, ...rest] = below(g, id);
  if (next === undefined) return;
  const { area, rested } = g.state.cards[id];
  const was = refer(g, id);
  pile(g, id, []);
  pile(g, next, rest);
  replaceArea(g, area, [...g.state.areas[area], next]);
  replaceCard(g, withRested(g.state.cards[next], rested));
  if (followsAll(g.program.edition.cites.fromTop)) inherit(g, was, next, "fromTop");
}

/** The new card may itself be one that the effect reaches. */
const withoutTwins = (cards: readonly CardReference[]) =>
  cards.filter((one, i) => i === cards.findIndex(({ id }) => id === one.id));

/** What passes to the card that takes the place of another: its part in a battle, and changes of some numbers. */
export function inherit(g: Game, was: CardReference, id: number, how: "onTop" | "fromTop" = "onTop"): void {
  const { cites, passesOn } = g.program.edition;
  const now = refer(g, id);
  const next = (card: CardReference) =>
    card.id === was.id && card.incarnation === was.incarnation ? now : card;
  const { battle } = g.state;
  if (battle !== null && followsAll(cites.onTopInBattle))
    g.state.battle = battleWith(battle, { attacker: next(battle.attacker), target: next(battle.target) });
  g.state.effects = g.state.effects.map((effect) => {
    const { number } = g.program.definitions[effect.def].statics[effect.static];
    const passes = passesOn?.includes(number) === true || !followsAll(cites[`${how}Only`]);
    return passes && effect.targets !== null
      ? effectWith(effect, { targets: withoutTwins(effect.targets.map(next)) })
      : effect;
  });
  g.table = null;
}
