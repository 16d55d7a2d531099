/** Quick sensible answers: how a battle or a skill that was begun is played on while a bot thinks. */
import {
  definition,
  type Game,
  inArea,
  master,
  number,
  type Option,
  type Question,
  setHolds,
  traits,
} from "@arbiter/engine";
import { cardWorth, handWorth, lifeLoss } from "./evaluate.ts";
import { awakening } from "./moves.ts";
import { combo, comboPower, energy, energyCost, hand, power } from "./rules/areas.ts";

/** The free timing of the Main Phase is the moment at which nothing is half done. */
export function isQuiet(open: Question): boolean {
  return open.purpose === "main";
}

export function reply(g: Game, open: Question): readonly number[] {
  switch (open.kind) {
    case "amount":
      return [open.purpose === "loop" ? open.min : open.max];
    case "order":
      return open.options.slice(0, open.min).map((_, pick) => pick);
    case "choose":
      return open.set === undefined ? choose(g, open) : fitting(g, open);
    case "confirm":
      return [open.purpose === "redraw" && isGoodOpening(g, open) ? 1 : 0];
    case "act":
      if (open.purpose === "combo") return [comboReply(g, open)];
      if (open.purpose === "charge") return [charge(g, open)];
      if (open.purpose === "main") return [open.options.length - 1];
      return [open.decline ?? 0];
  }
}

/** Something to do in the first turns. */
function isGoodOpening(g: Game, open: Question): boolean {
  return inArea(g, open.player, hand).filter((id) => definition(g, id).values[energyCost] <= 3).length >= 2;
}

/** The card that is missed least, as long as energy is short. */
function charge(g: Game, open: Question): number {
  const none = open.options.length - 1;
  if (inArea(g, open.player, energy).length >= 7) return none;
  let best = none;
  let worth = Number.POSITIVE_INFINITY;
  for (let pick = 0; pick < none; pick++) {
    const price = handWorth(definition(g, open.options[pick].card!));
    if (price < worth) {
      worth = price;
      best = pick;
    }
  }
  return best;
}

/** How much power the player's side of the battle lacks; not more than 0: nothing. */
export function lacking(g: Game, open: Question): number {
  const { attacker, target } = g.state.battle!;
  const attacks = master(g, attacker.id) === open.player;
  const strength = (id: number) =>
    number(g, id, power) +
    inArea(g, master(g, id), combo).reduce((sum, card) => sum + (number(g, card, comboPower) || 0), 0);
  const ahead = strength(attacker.id) - strength(target.id);
  return attacks ? -ahead : ahead + 1;
}

export interface ComboOption {
  readonly pick: number;
  readonly adds: number;
  readonly worth: number;
}

/** What may be used in a combo, the least missed for what it adds first. */
export function comboOptions(g: Game, open: Question): ComboOption[] {
  return open.options
    .flatMap((option, pick): ComboOption[] => {
      if (option.do !== "combo") return [];
      const adds = number(g, option.card!, comboPower) || 0;
      const inHand = g.state.areas[g.state.cards[option.card!].area] === inArea(g, open.player, hand);
      const worth = inHand ? handWorth(definition(g, option.card!)) : cardWorth(g, option.card!);
      return adds > 0 ? [{ pick, adds, worth }] : [];
    })
    .sort((a, b) => b.adds / b.worth - a.adds / a.worth);
}

/** Sets of cards that make up for what is missing, each begun with another card; the cheapest first. */
export function sufficing(cards: readonly ComboOption[], missing: number): ComboOption[][] {
  const found: ComboOption[][] = [];
  for (let first = 0; first < Math.min(4, cards.length); first++) {
    const set: ComboOption[] = [];
    let left = missing;
    for (const one of cards.slice(first)) {
      if (left <= 0) break;
      set.push(one);
      left -= one.adds;
    }
    if (left <= 0) found.push(set);
  }
  return found.sort((a, b) => price(a) - price(b));
}

function price(set: readonly ComboOption[]): number {
  return set.reduce((sum, { worth }) => sum + worth, 0);
}

/** Awakens; else the cards that decide the battle, if what it decides is worth more than they are. */
function comboReply(g: Game, open: Question): number {
  const pass = open.options.length - 1;
  if (g.state.battle === null) return pass;
  const awaken = awakening(g, open);
  if (awaken >= 0) return awaken;
  const missing = lacking(g, open);
  if (missing <= 0) return pass;
  const { attacker, target } = g.state.battle;
  const [set] = sufficing(comboOptions(g, open), missing);
  if (set === undefined) return pass;
  const isLeader = definition(g, target.id).category.endsWith("LEADER");
  const stake = isLeader ? lifeLoss(g, master(g, target.id), attacker.id) : cardWorth(g, target.id);
  return price(set) < stake ? set[0].pick : pass;
}

/** What harms goes to the other's best card, what helps to the own; what is given up is the own worst. */
function choose(g: Game, open: Question): readonly number[] {
  const ranked = ranking(g, open);
  const wanted = ranked.filter(({ rank }) => rank > 0).length;
  const count = Math.max(open.min, Math.min(open.max, wanted));
  return ranked.slice(0, count).map(({ pick }) => pick);
}

/** The best ranked that go together: each that still leaves a way, from the best down. */
function fitting(g: Game, open: Question): readonly number[] {
  const picks = ranking(g, open).map(({ pick }) => pick);
  const found: number[] = [];
  const grow = (from: number, budget: { left: number }): boolean => {
    if (found.length >= open.min && setHolds(open, found)) return true;
    if (found.length === open.max || budget.left-- <= 0) return false;
    for (let i = from; i < picks.length; i++) {
      found.push(picks[i]);
      if (grow(i + 1, budget)) return true;
      found.pop();
    }
    return false;
  };
  grow(0, { left: 2000 });
  return found;
}

function ranking(g: Game, open: Question): { pick: number; rank: number }[] {
  const gives = givesUp.has(open.purpose);
  return open.options
    .map((option, pick) => ({ pick, rank: rank(g, open, option, gives) }))
    .filter(({ pick }) => !open.options[pick].barred)
    .sort((a, b) => b.rank - a.rank);
}

const givesUp = new Set(["pay", "to drop", "to deck", "to warp", "discard", "to energy", "under"]);
const harms = new Set(["ko", "rest", "to hand", "to deck", "to drop", "to warp", "negate", "cannot", "lose"]);

/** Energy is paid in the colours that the hand needs least. */
function payRank(g: Game, open: Question, card: number): number {
  const colors = traits(g, card, "color");
  const paidFor = g.state.frames[g.state.frames.length - 1].v.for;
  const left = inArea(g, open.player, hand).filter((id) => id !== paidFor);
  const needed = left.flatMap((id) => definition(g, id).traits.orb ?? []);
  return 20 - needed.filter((color) => colors.includes(color)).length;
}

function rank(g: Game, open: Question, option: Option, gives: boolean): number {
  const { card } = option;
  if (open.purpose === "pay" && card !== undefined) return payRank(g, open, card);
  if (card === undefined) return 1;
  const { area } = g.state.cards[card];
  const { areas } = g.program.edition;
  const onField = areas[area % areas.length].field === true;
  const worth = onField ? cardWorth(g, card) : handWorth(definition(g, card));
  if (master(g, card) !== open.player) return worth;
  if (gives) return onField && open.min === 0 ? -worth : 20 - worth;
  return harms.has(open.purpose) && onField ? -worth : worth;
}
