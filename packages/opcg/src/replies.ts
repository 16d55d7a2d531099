/** Quick sensible answers: how a battle or an effect that was begun is played on while a bot thinks. */
import {
  definition,
  type Game,
  hasKeyword,
  inArea,
  master,
  number,
  type Option,
  type Question,
} from "@arbiter/engine";
import { characterWorth, handWorth, lifeLoss } from "./evaluate.ts";
import { blocker, cost, counter, doubleAttack, hand, life, power } from "./rules/areas.ts";

/** The Main Phase is the moment at which nothing is half done. */
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
      return choose(g, open);
    case "confirm":
      return [open.purpose === "redraw" && isGoodOpening(g, open) ? 1 : 0];
    case "act":
      if (open.purpose === "block") return [block(g, open)];
      if (open.purpose === "counter") return [useCounter(g, open)];
      return [open.purpose === "main" ? open.options.length - 1 : 0];
  }
}

/** Something to do in the first turns. */
function isGoodOpening(g: Game, open: Question): boolean {
  return inArea(g, open.player, hand).filter((id) => definition(g, id).values[cost] <= 4).length >= 3;
}

/** Whether the attack succeeds as it stands, and what it would take. */
function attackNow(g: Game): { attacker: number; target: number; missing: number; onLeader: boolean } {
  const { attacker, target } = g.state.battle!;
  const missing = number(g, attacker.id, power) - number(g, target.id, power) + 1;
  return {
    attacker: attacker.id,
    target: target.id,
    missing,
    onLeader: definition(g, target.id).category === "LEADER",
  };
}

/** Blocks to survive, or where the blocker survives. */
function block(g: Game, open: Question): number {
  const { attacker, missing, onLeader } = attackNow(g);
  const pass = open.options.length - 1;
  if (missing <= 0) return pass;
  const last = onLeader && inArea(g, open.player, life).length === 0;
  const strength = number(g, attacker, power);
  let best = pass;
  let worth = Number.POSITIVE_INFINITY;
  for (let pick = 0; pick < pass; pick++) {
    const id = open.options[pick].card!;
    const survives = number(g, id, power) > strength;
    const price = survives ? 0 : characterWorth(g, id);
    if ((last || survives) && price < worth) {
      best = pick;
      worth = price;
    }
  }
  return best;
}

/** Counters to survive, and where what is saved is worth more than the cards. */
function useCounter(g: Game, open: Question): number {
  const { attacker, target, missing, onLeader } = attackNow(g);
  const pass = open.options.length - 1;
  if (missing <= 0) return pass;
  const set = cheapestCounters(g, open, target, missing);
  if (set === null) return eventFor(g, open, onLeader, pass);
  const price = set.reduce((sum, pick) => sum + handWorth(definition(g, open.options[pick].card!)), 0);
  const saved = onLeader
    ? lifeLoss(g, open.player, hasKeyword(g, attacker, doubleAttack) ? 2 : 1)
    : characterWorth(g, target);
  return price < saved ? set[0] : pass;
}

/** An Event may still do what the Counters in hand cannot, where the game or a late Life card hangs on it. */
function eventFor(g: Game, open: Question, onLeader: boolean, pass: number): number {
  if (!onLeader || inArea(g, open.player, life).length > 1) return pass;
  const pick = open.options.findIndex((option) => option.do === "play");
  return pick < 0 ? pass : pick;
}

/** Few cards first, then cheap ones: options whose Counters together reach the number; null if none do. */
export function cheapestCounters(
  g: Game,
  open: Question,
  target: number,
  missing: number,
): readonly number[] | null {
  const usable = counterOptions(g, open, target);
  const set: number[] = [];
  let left = missing;
  while (left > 0) {
    const free = usable.filter((c) => !set.includes(c.pick));
    if (free.length === 0) return null;
    const enough = free.filter((c) => c.adds >= left);
    const next =
      enough.length > 0
        ? enough.reduce((a, b) => (b.adds < a.adds || (b.adds === a.adds && b.worth < a.worth) ? b : a))
        : free.reduce((a, b) => (b.adds > a.adds || (b.adds === a.adds && b.worth < a.worth) ? b : a));
    set.push(next.pick);
    left -= next.adds;
  }
  return set;
}

export interface CounterOption {
  readonly pick: number;
  readonly adds: number;
  readonly worth: number;
}

export function counterOptions(g: Game, open: Question, target: number): CounterOption[] {
  return open.options.flatMap((option, pick) => {
    if (option.do !== "counter" || option.target !== target) return [];
    const card = definition(g, option.card!);
    return [
      {
        pick,
        adds: number(g, option.card!, counter),
        worth: handWorth(card) + 0.1 * (card.numbers.cost ?? 0),
      },
    ];
  });
}

/** What harms goes to the other's best card, what helps to the own; what is given up is the own worst. */
function choose(g: Game, open: Question): readonly number[] {
  const gives = givesUp.has(open.purpose ?? "");
  const ranked = open.options
    .map((option, pick) => ({ pick, rank: rank(g, open, option, gives) }))
    .filter(({ pick }) => !open.options[pick].barred)
    .sort((a, b) => b.rank - a.rank);
  const wanted = ranked.filter(({ rank }) => rank > 0).length;
  const count =
    open.set !== undefined
      ? Math.max(open.min, Math.min(1, open.max))
      : Math.max(open.min, Math.min(open.max, wanted));
  return ranked.slice(0, count).map(({ pick }) => pick);
}

const givesUp = new Set(["to trash", "make room", "to deck", "don.deck", "don.rested"]);
const harms = new Set([
  "ko",
  "rest",
  "to hand",
  "to deck",
  "to trash",
  "to life",
  "negate",
  "cannot",
  "lose",
]);

function rank(g: Game, open: Question, option: Option, gives: boolean): number {
  const { card } = option;
  if (card === undefined || option.option === "don") return donRank[option.option ?? ""] ?? 1;
  const { area } = g.state.cards[card];
  const mine = master(g, card) === open.player;
  const worth = isOnField(g, area)
    ? characterWorth(g, card) + inBattle(g, card)
    : handWorth(definition(g, card));
  if (!mine) return worth;
  if (gives) return isOnField(g, area) && open.min === 0 ? -worth : 20 - worth;
  return harms.has(open.purpose ?? "") && isOnField(g, area) ? -worth : worth;
}

/** A rested DON!! is missed least. */
const donRank: Readonly<Record<string, number>> = { "don.rested": 4, "don.active": 3, don: 2 };

function isOnField(g: Game, area: number): boolean {
  const { areas } = g.program.edition;
  return areas[area % areas.length].field === true;
}

function inBattle(g: Game, card: number): number {
  const { battle } = g.state;
  return battle !== null && (battle.attacker.id === card || battle.target.id === card)
    ? 5
    : hasKeyword(g, card, blocker)
      ? 0.1
      : 0;
}
