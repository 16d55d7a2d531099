/** Paying with energy: 5-3 (energy costs), 5-6 (combo costs), 1-14 (energy markers). */
import {
  ask,
  bindX,
  type CompiledAbility,
  call,
  confirm,
  covers,
  create,
  doWith,
  type Edition,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  isObserved,
  type Live,
  locals,
  type Option,
  option,
  type Player,
  permits,
  pool,
  poolOf,
  procedure,
  question,
  rulesAbout,
  step,
  tollFor,
  turn,
  unknown,
} from "@arbiter/engine";
import { battle, energy, energyMarkers, leaderOf, place, unison } from "./areas.ts";
import { paysOtherwise } from "./match.ts";
import {
  anyOf,
  energyPrice,
  isSkill,
  type PayAct,
  type Price,
  size,
  skillPrice,
  spendChanges,
} from "./prices.ts";
import { colorsOf } from "./traits.ts";

const marker = -1;
/** What a combo cost is paid for: 20-19-1 lets other cards pay energy and skill costs only. */
export const forCombo = -2;
const markerRules = ["1-14-1", "1-14-2"];

/** Active energy, and energy markers. */
function payers(g: Game, player: Player, forCard: number): number[] {
  const found: number[] = [];
  for (const id of inArea(g, player, energy)) if (!g.state.cards[id].rested) found.push(id);
  if (forCard !== forCombo && paysOtherwise(g) && rulesAbout(g, "payAsEnergy").length > 0)
    for (const name of [unison, battle])
      for (const id of inArea(g, player, name))
        if (
          !g.state.cards[id].rested &&
          permits(g, "payAsEnergy", id, forCard) !== null &&
          follows("20-19-1")
        )
          found.push(id);
  const markers = followsAll(markerRules) ? poolOf(g, player, energyMarkers) : 0;
  for (let i = 0; i < markers; i++) found.push(marker);
  return found;
}

/** A marker pays like energy of the Leader's colours (1-14-2). */
function colorsOfAll(g: Game, player: Player, ids: readonly number[]): (readonly string[])[] {
  return ids.map((id) => colorsOf(g, id === marker ? leaderOf(g, player) : id));
}

const markerOption = option("choose", { option: "energyMarker", alike: "energyMarker" });

function payerOption(id: number): Option {
  return id === marker ? markerOption : doWith("choose", id);
}

/** forCard: what is paid for, as far as text asks; free: by which a price of 0 is none. */
export function canPay(g: Game, player: Player, price: Price, forCard = -1, free = "5-3-2"): boolean {
  const n = size(price);
  if (!isObserved() && (!paysOtherwise(g) || rulesAbout(g, "payAsEnergy").length === 0)) {
    const { orbs } = price;
    if (n === 0) return true;
    if (orbs.length === 0) return hasEnergy(g, player, n, 0, "");
    if (isOneColor(orbs)) return hasEnergy(g, player, n, orbs.length, orbs[0][0]);
    if (!hasEnergy(g, player, n, 0, "")) return false;
  }
  const ids = payers(g, player, forCard);
  if (n === 0 && !follows(free)) return ids.length > 0;
  return ids.length >= n && (price.orbs.length === 0 || covers(price.orbs, colorsOfAll(g, player, ids)));
}

/** Whether there is so much active energy, markers too, and so much of it of a colour. */
function hasEnergy(g: Game, player: Player, n: number, colored: number, color: string): boolean {
  const markers = poolOf(g, player, energyMarkers);
  const all = inArea(g, player, energy);
  if (markers + all.length < n) return false;
  let there = markers;
  let ofColor = colored > 0 && markers > 0 && colorsOf(g, leaderOf(g, player)).includes(color) ? markers : 0;
  const { cards } = g.state;
  for (const id of all) {
    if (there >= n && ofColor >= colored) return true;
    if (cards[id].rested) continue;
    there++;
    if (ofColor < colored && colorsOf(g, id).includes(color)) ofColor++;
  }
  return there >= n && ofColor >= colored;
}

/** Orbs that all ask for the same one colour. */
function isOneColor(orbs: Price["orbs"]): boolean {
  for (const orb of orbs) if (orb.length !== 1 || orb[0] !== orbs[0][0]) return false;
  return true;
}

/** All that the player could pay with. */
export function mostPayable(g: Game, player: Player, forCard = -1): number {
  return payers(g, player, forCard).length;
}

/** Every way to pay a card's energy cost: what is rested, markers as -1; none at all where text lets something else be done. */
export function* waysToPay(g: Game, player: Player, id: number, skill: string | undefined) {
  if (insteadOf(g, player, id, skill).length > 0) yield [];
  const price = energyPrice(g, id, null, skill);
  for (const ids of setsOf(payers(g, player, id), size(price)))
    if (covers(price.orbs, colorsOfAll(g, player, ids))) yield ids;
}

function* setsOf(ids: readonly number[], n: number): Generator<number[]> {
  if (n === 0) yield [];
  else
    for (let i = 0; i <= ids.length - n; i++)
      for (const more of setsOf(ids.slice(i + 1), n - 1)) yield [ids[i], ...more];
}

/** Rests what pays, or gives a marker back. */
export function spend(g: Game, player: Player, id: number): void {
  if (id !== marker) {
    turn(g, id, true);
    return;
  }
  pool(g, player, energyMarkers, -1);
  emit(g, "energyMarkerUsed", player, -1);
}

/** v.total, v.orbs, v.for, v.among: f.you rests energy, or gives energy markers back. */
export const payEnergy = procedure("pay energy", [
  ask(
    ["5-3-1", "5-6-1"],
    (g, f) => {
      const price = priceOf(f);
      const n = size(price);
      if (n === 0) return null;
      const among = f.v.among as readonly number[] | null;
      const all = payers(g, f.you, forCard(f));
      const ids = among === null ? all : all.filter((id) => among.includes(id));
      if (!canPay(g, f.you, price, forCard(f))) return null; // 5-3-4: what cannot be paid fails
      const colors = colorsOfAll(g, f.you, ids);
      return question(f.you, "choose", "pay", ids.map(payerOption), n, n, {
        set: { pays: price.orbs, colors },
        about: paidFor(g, f),
      });
    },
    (g, f, picks, q) => {
      if (forCard(f) === forCombo) g.rule = "5-6-1";
      for (const pick of picks) spend(g, f.you, q.options[pick].card ?? marker);
    },
  ),
]);

/** `among`: only these pay; null: all that can. */
export function payPrice(
  g: Game,
  you: Player,
  { total, orbs }: Price,
  card: number,
  among: readonly number[] | null = null,
): void {
  enter(g, "pay energy", you, { total, orbs, for: card, among });
}

function priceOf(f: Frame): Price {
  return { total: f.v.total as number, orbs: f.v.orbs as unknown as Price["orbs"] };
}

/** 5-14-1; less than 0 takes them away. 1-14-3: they are counted apart, no cards. */
export function placeEnergyMarkers(g: Game, player: Player, n: number): number {
  const by = Math.max(n, -poolOf(g, player, energyMarkers));
  if (!follows("5-14-1")) return 0;
  if (by < 0 || follows("1-14-3")) pool(g, player, energyMarkers, by);
  else for (let i = 0; i < by; i++) create(g, unknown, player, place(g, player, energy));
  emit(g, "energyMarkers", player, -1, { amount: by });
  return Math.abs(by);
}

const forCard = (f: Frame) => f.v.for as number;

/** The card that is played, used in a combo, or whose skill is paid. */
function paidFor(g: Game, f: Frame): number | undefined {
  const id = forCard(f) === forCombo ? (g.state.frames.at(-2)?.v.card as number) : forCard(f);
  return id < 0 ? undefined : id;
}

const noWay: readonly Live[] = [];

/** What text lets its player do in place of paying the energy cost, as far as he can. */
function insteadOf(g: Game, player: Player, id: number, skill: string | undefined): readonly Live[] {
  const rules = rulesAbout(g, "payInstead");
  if (rules.length === 0 || !follows("5-3-3-1")) return noWay;
  return rules.filter((live) => {
    const { static: s, context, cards } = live;
    const said = s.static;
    if (said.set !== "payInstead" || !cards.includes(id) || context.you !== player) return false;
    return (
      (said.ability === undefined || isSkill(skill, said.ability)) &&
      s.ability!.payable(g, tollFor(g, live, player, id))
    );
  });
}

/** Whether a card of the hand or the Z-Deck, or a skill of it, can be paid for at all. */
export function canPayFor(g: Game, player: Player, id: number, skill?: string, x?: number): boolean {
  if (canPay(g, player, energyPrice(g, id, x ?? null, skill), id)) return true;
  return insteadOf(g, player, id, skill).length > 0;
}

/** Whether an Extra's energy cost and the energy that its skill asks for can be paid from the same energy. */
export function canPayForBoth(
  g: Game,
  player: Player,
  id: number,
  { tag, ability }: CompiledAbility,
): boolean {
  const asked = (ability.cost ?? []).flatMap(({ act }) => (act.do === "pay" ? [act] : []));
  if (asked.length === 0 || insteadOf(g, player, id, tag).length > 0) return true;
  const prices = [energyPrice(g, id, null, tag), ...asked.map((act) => skillPrice(g, id, act, leastOf(act)))];
  const both = {
    total: prices.reduce((all, one) => all + size(one), 0),
    orbs: prices.flatMap((one) => one.orbs),
  };
  return canPay(g, player, both, id);
}

/** A player pays the energy cost of a card: for the skill that he activates with it, null if he plays it; x: what he chose for X. */
export function beginPaying(
  g: Game,
  you: Player,
  id: number,
  skill: string | null,
  among: readonly number[] | null = null,
  x: number | null = null,
): void {
  enter(g, "pay for a card", you, { card: id, skill, x, among, energy: null });
}

/** v.card, v.skill, v.x, v.among; v.energy: whether it is paid where text lets something else be done: f.you pays its energy cost, or does what text allows in its place. */
export const payFor = procedure("pay for a card", [
  ask(
    "5-3-3-1",
    (g, f) => {
      const ways = insteadOf(g, f.you, card(f), skillOf(f));
      if (ways.length === 0 || !canPay(g, f.you, priceFor(g, f), card(f))) return null;
      return confirm(f.you, "pay instead", card(f));
    },
    (g, f, [pick]) => {
      locals(g, f).energy = pick === 1;
    },
  ),
  step("5-3-3-1", (g, f) => {
    const [way] = insteadOf(g, f.you, card(f), skillOf(f));
    if (way === undefined || f.v.energy === true) return;
    locals(g, f).energy = false;
    const { you, card: source, event } = tollFor(g, way, f.you, card(f));
    const v = { declared: true, checked: true };
    call(g, way.static.ability!.path, { you, card: source, incarnation: -1, event, v });
  }),
  step("5-3-1", (g, f) => {
    const id = card(f);
    const price = priceFor(g, f);
    const parent = g.state.frames[g.state.frames.length - 2];
    const isPaid = f.v.energy === false || canPay(g, f.you, price, id);
    locals(g, parent).paid = f.v.energy === false || !isPaid ? 0 : size(price);
    locals(g, parent).unpaid = !isPaid;
    spendChanges(g, id, skillOf(f), false);
    if (f.v.energy !== false) payPrice(g, f.you, price, id, f.v.among as readonly number[] | null);
  }),
]);

const card = (f: Frame) => f.v.card as number;
const skillOf = (f: Frame) => (f.v.skill as string | null) ?? undefined;
const priceFor = (g: Game, f: Frame) => energyPrice(g, card(f), f.v.x as number | null, skillOf(f));

/** 1-6-5: energy as the price of a skill; X is chosen as it is paid (20-5-2). */
export const payOrbs: NonNullable<Edition["hooks"]["payOrbs"]> = (act, paid, edition) => {
  const any = anyOf(edition, act);
  const choosesX = typeof act.orbs.any === "object";
  return [
    ask(
      "20-5-2",
      (g, f) => {
        if (!choosesX) return null;
        return question(f.you, "amount", "X", [], 0, mostPayable(g, f.you, f.card) - act.orbs.colors.length);
      },
      (_g, f, [x]) => {
        bindX(f, x);
      },
    ),
    step("1-6-5", (g, f) => {
      const price = skillPrice(g, f.card, act, any(g, f));
      spendChanges(g, f.card, act.of, true);
      paid(g, f);
      payPrice(g, f.you, price, f.card);
    }),
  ];
};

/** X may be 0. */
const leastOf = ({ orbs }: PayAct) => (typeof orbs.any === "number" ? orbs.any : 0);

export const canPayOrbs: NonNullable<Edition["hooks"]["canPayOrbs"]> = (act) => {
  return (g, c) => canPay(g, c.you, skillPrice(g, c.card, act, leastOf(act)), c.card);
};
