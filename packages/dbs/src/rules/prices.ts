/** What cards and skills cost now: 1-2 energy costs, 20-21 changes by orbs, 5-8-2-4 changed skill costs. */
import {
  type Act,
  type Compiled,
  compileAmount,
  definition,
  type Edition,
  expire,
  follows,
  followsAll,
  type Game,
  hasTrait,
  isObserved,
  type Live,
  mayHave,
  number,
  type Orbs,
  once,
  rulesAbout,
  type Static,
  setValue,
  table,
} from "@arbiter/engine";
import { areas, bit, energyCost, isFighting, specifiedCost, unison } from "./areas.ts";
import { changesPrices, givesTraits } from "./match.ts";
import { waysOf } from "./ways.ts";

/** What must be paid: how many in all, and which colours each orb allows. */
export interface Price {
  readonly total: number;
  readonly orbs: readonly (readonly string[])[];
}

/** 5-3-1-1: never less than its orbs. */
export function size({ total, orbs }: Price): number {
  return Math.max(total, follows("5-3-1-1") ? orbs.length : 0, 0);
}

const none: readonly never[] = [];
const byText = ["5-8-2-3", "5-8-3-1"];

type Change = Extract<Static, { set: "energy" }>;

/** Changes by orbs of a card's energy cost, or of the price of a skill on it, oldest first. */
function changes(g: Game, id: number, isMeant: (change: Change) => boolean): readonly Live[] {
  const rules = rulesAbout(g, "energy");
  if (rules.length === 0 || !followsAll(byText)) return none;
  return rules.filter(
    ({ static: { static: s }, cards }) => s.set === "energy" && isMeant(s) && cards.includes(id),
  );
}

/** 20-21: orbs go only as far as there are such orbs, and as many as go come off the total. */
function changed(price: Price, { static: { static: s }, amount }: Live): Price {
  const one: Orbs | undefined = s.set === "energy" ? s.orbs : undefined;
  if (one === undefined) return { ...price, total: price.total + amount };
  const anyOfOne = typeof one.any === "number" ? one.any : 0;
  // "(R) for each …": the orbs so often that they come to the amount.
  const times = Math.abs(amount) / Math.max(1, one.colors.length + anyOfOne);
  const given = { colors: Array.from({ length: times }, () => one.colors).flat() };
  const any = anyOfOne * times;
  if (amount >= 0) {
    const more = follows("20-21-1") ? given.colors : [];
    return { total: price.total + more.length + any, orbs: [...price.orbs, ...more] };
  }
  const orbs = price.orbs.slice();
  for (const colors of follows("20-21-2") ? given.colors : []) {
    const at = orbs.findIndex((orb) => orb.some((color) => colors.includes(color)));
    if (at >= 0) orbs.splice(at, 1);
  }
  const gone = followsAll(["1-2-3-1", "20-21-2-1"]) ? price.orbs.length - orbs.length : given.colors.length;
  return { total: price.total - gone - any, orbs };
}

/** The specified cost of a card as it is now, and what changes by orbs make of the given total. */
function withOrbs(g: Game, id: number, total: number): Price {
  const ignored = (setValue(g, id, specifiedCost) === 0 || isOfUniverse7(g, id)) && follows("1-2-3-2");
  let price: Price = { total, orbs: ignored ? none : printedOrbs(definition(g, id)) };
  for (const live of changes(g, id, isOfCard)) price = changed(price, live);
  return price;
}

const isOfCard = ({ ability }: Change) => ability === undefined;
/** "When activating its [Counter], reduce its energy cost by 1". */
const isOfCardBy = (skill: string) => (change: Change) =>
  change.number !== "skill cost" && isSkill(skill, change.ability);
const isOfSkill = (skill: string | undefined) => (change: Change) =>
  change.number === "skill cost" && isSkill(skill, change.ability);

const printedOrbs = once(({ traits }: Compiled): Price["orbs"] => (traits.orb ?? []).map((color) => [color]));

const warrior = bit("Warrior of Universe 7");

function isUniverse7(g: Game, id: number): boolean {
  return givesTraits(g) ? hasTrait(g, id, "trait", "Universe 7", false) : printsUniverse7(definition(g, id));
}

const printsUniverse7 = once(({ traits }: Compiled) => traits.trait?.includes("Universe 7") === true);

/** 22-19-2: while such a warrior is in play, «Universe 7» cards have no specified cost, wherever they are. */
function isOfUniverse7(g: Game, id: number): boolean {
  if (!mayHave(g, warrior) || !isUniverse7(g, id)) return false;
  return (isFighting(g, 0, warrior) || isFighting(g, 1, warrior)) && follows("22-19-2");
}

/** 1-2-5: as information, the energy cost is the total, or the number of its orbs where that is more. */
export function readEnergyCost(g: Game, id: number, total: number): number {
  if (Number.isNaN(total)) return total;
  const { area, marks } = g.state.cards[id];
  if (waysOf(g).unisonCost === "its markers" && area % areas.length === unison)
    if (definition(g, id).category === "UNISON" && follows("1.10:2-11-3")) return marks;
  const price = withOrbs(g, id, total);
  const orbs = price.orbs.length;
  if (definition(g, id).traits.x !== undefined && !followsAll(["1-2-2-2-2", "1-2-5-3"])) return orbs + 1;
  if (orbs > 0 && orbs >= price.total)
    return followsAll(["1-2-2-1", "1-2-5-2", "5-3-1-1"]) ? orbs : price.total;
  return follows("1-2-5-1") ? price.total : orbs;
}

export function readSpecifiedCost(g: Game, id: number, printed: number): number {
  return Number.isNaN(printed) ? printed : withOrbs(g, id, 0).orbs.length;
}

/** What a card costs, where a skill of it is activated with that; an energy cost of X is what its player chose. */
export function energyPrice(g: Game, id: number, x: number | null, skill: string | undefined): Price {
  if (x === null && isAsPrinted(g, id)) return printedPrice(definition(g, id));
  const { orbs } = withOrbs(g, id, 0);
  const price: Price = { total: x ?? (number(g, id, energyCost) || 0), orbs };
  return skill === undefined ? price : changes(g, id, isOfCardBy(skill)).reduce(changed, price);
}

/** Whether nothing changes what the card costs. */
function isAsPrinted(g: Game, id: number): boolean {
  if (isObserved()) return false;
  if (changesPrices(g) && (isReached(g, id) || rulesAbout(g, "energy").length > 0)) return false;
  return !isOfUniverse7(g, id);
}

/** Whether some effect changes the card. */
function isReached(g: Game, id: number): boolean {
  const { entries } = table(g);
  for (let i = 0; i < entries.length; i++) if (entries[i].id === id) return true;
  return false;
}

const printedPrice = once((card: Compiled): Price => {
  const orbs = printedOrbs(card);
  const total = card.values[energyCost];
  return { total: Number.isNaN(total) ? 0 : Math.max(total, orbs.length), orbs };
});

/** 1-6-5: a number in a circle is that much energy, a colour is energy of that colour. 5-8-2-4: neither lowers the other. 1-6-4: what is added comes in order. */
export function skillPrice(g: Game, id: number, act: PayAct, any: number): Price {
  const { colors } = act.orbs;
  let price: Price = {
    total: (follows("1-6-5-2") ? colors.length : 0) + (follows("1-6-5-1") ? any : 0),
    orbs: follows("1-6-5-2") ? colors : [],
  };
  for (const live of changes(g, id, isOfSkill(act.of))) {
    if (live.amount > 0 && !follows("1-6-4")) continue;
    const next = changed(price, live);
    const isOrbs = "orbs" in live.static.static;
    if (isOrbs && follows("5-8-2-4")) price = { ...next, total: Math.max(next.total, next.orbs.length) };
    else price = isOrbs ? { total: price.total + live.amount, orbs: [] } : next;
  }
  return price;
}

export type PayAct = Extract<Act, { do: "pay" }>;

/** How much of any colour a skill's price says; X is chosen. */
export function anyOf(edition: Edition, { orbs }: PayAct) {
  return compileAmount(edition, orbs.any ?? 0);
}

/** "[Union]" is every "[Union-…]", "[Activate]" every "[Activate: …]". */
export function isSkill(name: string | undefined, asked: string | undefined): boolean {
  if (name === undefined || asked === undefined) return false;
  return name === asked || [":", "-", " "].some((mark) => name.startsWith(asked + mark));
}

/** "The next time …": a change that was used is over; of the card's cost, or of the price of a skill. */
export function spendChanges(g: Game, id: number, skill: string | undefined, isPrice: boolean): void {
  const isUsed = (change: Change) =>
    isPrice ? isOfSkill(skill)(change) : isOfCard(change) || isOfCardBy(skill ?? "")(change);
  const all = changes(g, id, isUsed);
  if (all.length === 0) return;
  const used = all
    .filter(({ static: { static: s } }) => s.set === "energy" && s.next === true)
    .map((live) => live.stamp);
  if (used.length > 0) expire(g, (effect) => used.includes(effect.stamp));
}
