/** 22-2 and 21-10: a Leader is turned to its other side; position, battle and changes of power stay with it. */
import {
  type Compiled,
  type CompiledStatic,
  changed,
  definition,
  emit,
  follows,
  followsAll,
  forgetSources,
  type Game,
  loseEffects,
  master,
  once,
  replaceCard,
} from "@arbiter/engine";
import { areas, life, power } from "./areas.ts";
import { mayFlip } from "./bans.ts";
import { turnFace } from "./hidden.ts";

/** To its other side, or to this one; false: it lies so already, has no other side, or must not be turned to it. */
export function flip(g: Game, id: number, side?: "front" | "back"): boolean {
  if (!isFlippable(g, id, side)) return false;
  const card = g.state.cards[id];
  if (card.area % areas.length === life) return turnFace(g, id, !card.faceUp);
  const def = otherSide(g, id);
  const incarnation = follows("10-1-3-1") ? card.incarnation : ++g.state.stamp;
  replaceCard(g, changed(card, { def, incarnation, used: 0 }));
  loseEffects(g, id, isLost);
  g.table = null;
  forgetSources(g);
  const { rule } = g;
  g.rule = "21-10-2";
  emit(g, "flip", master(g, id), id);
  g.rule = rule;
  return true;
}

export function isFlippable(g: Game, id: number, side?: "front" | "back"): boolean {
  const to = isBack(g, id) ? "front" : "back";
  if (side !== undefined && side !== to) return false;
  if (g.state.cards[id].area % areas.length === life) return true;
  return otherSide(g, id) >= 0 && mayFlip(g, id, to);
}

/** The definition of the side that it does not show; -1: it has none. */
function otherSide(g: Game, id: number): number {
  const { definitions } = g.program;
  const { key } = definitions[g.state.cards[id].def];
  return placeOf(definitions, key.endsWith("/back") ? key.slice(0, -"/back".length) : `${key}/back`);
}

/** 21-10-2-1: of what was applied to it only changes of power stay. */
function isLost({ number }: CompiledStatic): boolean {
  return number === power ? !followsAll(["21-10-1", "21-10-2"]) : follows("21-10-2-1");
}

export function isBack(g: Game, id: number): boolean {
  return isBackSide(definition(g, id));
}

const isBackSide = once(({ key }: Compiled) => key.endsWith("/back"));

/** The definition of its back side, whichever side it shows; -1: it has none. */
export function backOf(g: Game, id: number): number {
  const { def } = g.state.cards[id];
  if (isBack(g, id)) return def;
  const { definitions } = g.program;
  return placeOf(definitions, `${definitions[def].key}/back`);
}

/** Where a definition stands among all of a program, of which there may be thousands; -1: it is not there. */
function placeOf(definitions: readonly Compiled[], key: string): number {
  let places = placesOf.get(definitions);
  if (places === undefined) {
    places = new Map(definitions.map((d, at) => [d.key, at]));
    placesOf.set(definitions, places);
  }
  return places.get(key) ?? -1;
}
const placesOf = new WeakMap<readonly Compiled[], ReadonlyMap<string, number>>();
