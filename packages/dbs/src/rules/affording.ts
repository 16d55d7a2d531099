/** 5-8-3: whether a skill can be paid for: the energy cost of its card, where that is paid, and its skill cost. */
import {
  type CompiledAbility,
  type Context,
  copy,
  costsCanBePaid,
  type Game,
  isObserved,
  move,
  once,
  onTop,
  type Player,
  without,
} from "@arbiter/engine";
import { drop, place } from "./areas.ts";
import { canPayForBoth, spend, waysToPay } from "./energy.ts";

export interface Paying {
  readonly id: number;
  readonly made: CompiledAbility;
  readonly isPaidFor: boolean; // as a card of the hand
  readonly drops: boolean; // 12-2-2-2: it lies in the Drop Area when its skill cost is paid
  readonly context: (g: Game) => Context;
}

export function canAfford(g: Game, player: Player, paying: Paying): boolean {
  const { id, made, isPaidFor, drops, context } = paying;
  const hasCost = made.ability.cost !== undefined;
  if (isPaidFor && hasCost) {
    if (!canPayForBoth(g, player, id, made)) return false;
    if (takesEnergy(made)) return !waysThatLeaveEnough(g, player, paying).next().done;
  }
  const then = drops && hasCost ? dropped(g, id) : g;
  return costsCanBePaid(then, context(then), made);
}

/** Whether a skill cost takes energy otherwise than by its symbols: what pays for the card is not there for it. */
const takesEnergy = once(({ ability: { cost = [] } }: CompiledAbility) =>
  cost.some(({ act }) => act.do !== "pay" && /"in":\[[^\]]*"energy"/.test(JSON.stringify(act))),
);

function* waysThatLeaveEnough(g: Game, player: Player, { id, made, drops, context }: Paying) {
  for (const ids of waysToPay(g, player, id, made.tag)) {
    const then = drops ? dropped(g, id) : copy(g, false);
    for (const one of ids) spend(then, player, one);
    if (costsCanBePaid(then, context(then), made)) yield ids;
  }
}

/** What may pay for the card so that its skill cost can be paid, too; null where that makes no difference. */
export function payingAmong(g: Game, player: Player, paying: Paying): readonly number[] | null {
  if (!paying.isPaidFor || !takesEnergy(paying.made)) return null;
  return [...new Set([...waysThatLeaveEnough(g, player, paying)].flat())];
}

function dropped(g: Game, id: number): Game {
  const then = copy(g, false);
  move(then, id, place(then, then.state.cards[id].owner, drop), onTop);
  return then;
}

const aside = ["5-8-2-2-1", "5-8-2-2-1-1"];

/** The paragraphs without which it could be paid: what would pay it goes elsewhere. */
export function asideFor(g: Game, player: Player, paying: Paying): readonly string[] {
  if (isObserved() || canAfford(g, player, paying)) return [];
  return without(aside, () => canAfford(g, player, paying)) ? aside : [];
}
