/** Paying with energy: 5-3 (energy costs), 5-6 (combo costs), 1-14 (energy markers). */
import {
  ask,
  covers,
  definition,
  emit,
  type Frame,
  follows,
  type Game,
  inArea,
  type Option,
  type Orbs,
  option,
  type Player,
  pool,
  poolOf,
  procedure,
  question,
  traits,
  turn,
} from "@arbiter/engine";
import { energy, energyMarkers, leaderOf } from "./areas.ts";

/** What must be paid: how many in all, and which colours each orb allows. */
export interface Price {
  readonly total: number;
  readonly orbs: readonly (readonly string[])[];
}

/** Active energy and energy markers; a marker pays like energy of the Leader's colours (1-14-2). */
function payers(g: Game, player: Player): { options: Option[]; colors: (readonly string[])[] } {
  const options: Option[] = [];
  const colors: (readonly string[])[] = [];
  for (const id of inArea(g, player, energy)) {
    if (g.state.cards[id].rested) continue;
    options.push(option("choose", { card: id }));
    colors.push(traits(g, id, "color"));
  }
  const markers = follows("1-14-2") ? poolOf(g, player, energyMarkers) : 0;
  for (let i = 0; i < markers; i++) {
    options.push(option("choose", { option: "energyMarker", alike: "energyMarker" }));
    colors.push(traits(g, leaderOf(g, player), "color"));
  }
  return { options, colors };
}

/** 5-3-1-1: never less than its orbs. */
function size(price: Price): number {
  return Math.max(price.total, price.orbs.length);
}

export function canPay(g: Game, player: Player, price: Price): boolean {
  const { options, colors } = payers(g, player);
  return options.length >= size(price) && covers(price.orbs, colors);
}

/** All that the player could pay with. */
export function mostPayable(g: Game, player: Player): number {
  return payers(g, player).options.length;
}

/** v.total, v.orbs: f.you rests energy, or gives energy markers back. */
export const payEnergy = procedure("pay energy", [
  ask(
    ["5-3-1", "5-6-1"],
    (g, f) => {
      const price = priceOf(f);
      const n = size(price);
      if (n === 0) return null;
      const { options, colors } = payers(g, f.you);
      return question(f.you, "choose", "pay", options, n, n, { set: { pays: price.orbs, colors } });
    },
    (g, f, picks, q) => {
      for (const pick of picks) {
        const { card } = q.options[pick];
        if (card === undefined) {
          pool(g, f.you, energyMarkers, -1);
          emit(g, "energyMarkerUsed", f.you, -1);
        } else turn(g, card, true);
      }
    },
  ),
]);

function priceOf(f: Frame): Price {
  return { total: f.v.total as number, orbs: f.v.orbs as unknown as Price["orbs"] };
}

/** A card's own price: its energy cost and its specified cost. */
export function printedPrice(g: Game, id: number, total: number): Price {
  const orbs = definition(g, id).traits.orb ?? [];
  return { total, orbs: orbs.map((color) => [color]) };
}

/** The price that orbs of text say. */
export function priceOfOrbs({ colors, any }: Orbs): Price {
  return { total: colors.length + (typeof any === "number" ? any : 0), orbs: colors };
}
