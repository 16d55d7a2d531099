/** Two positions are compared by fingerprints of 64 bits: what matters of them is mixed into two numbers. */
import { type Game, kindOf } from "./game.ts";
import type { Frame, Value } from "./state.ts";

/** Two mixers that have nothing in common, so that what one confuses the other tells apart. */
let low = 0;
let high = 0;

function begin(): void {
  low = 0x811c9dc5 | 0;
  high = 0x2545f491;
}

function mix(n: number): void {
  low = Math.imul(low ^ n, 0x01000193);
  low ^= low >>> 15;
  high = (Math.imul(high ^ (high >>> 13), 0x5bd1e995) + n) | 0;
}

/** Which cards lie where and how, what is pending, used limits and frames: not ages, random numbers or amounts. */
export function fingerprint(g: Game): string {
  const { areas, pools, battle, pending, frames } = g.state;
  begin();
  for (let area = 0; area < areas.length; area++) {
    const isOrdered = g.program.edition.areas[kindOf(g, area)].ordered;
    mix(areas[area].length);
    if (isOrdered) for (const id of areas[area]) mixCard(g, id);
    else inAnyOrder(areas[area].length, (i) => mixCard(g, areas[area][i]));
  }
  for (const n of pools) mix(n);
  mix(battle === null ? -1 : battle.attacker.id);
  mix(battle === null ? -1 : battle.target.id);
  mix(pending.length);
  inAnyOrder(pending.length, (i) => {
    mix(pending[i].def);
    mix(pending[i].ability);
    mix(pending[i].card);
  });
  for (const frame of frames) mixFrame(frame);
  return `${low}.${high}`;
}

function mixCard(g: Game, id: number): void {
  const { rested, faceUp, marks, used, usedTurn } = g.state.cards[id];
  mix(id * 4 + (rested ? 1 : 0) + (faceUp ? 2 : 0));
  mix(marks);
  mix(usedTurn === g.state.turn ? used : 0);
}

/** Each is mixed alone, and the sums of what comes of it count: they are the same in any order. */
function inAnyOrder(count: number, mixOne: (i: number) => void): void {
  const before = { low, high };
  let lows = 0;
  let highs = 0;
  for (let i = 0; i < count; i++) {
    begin();
    mixOne(i);
    lows = (lows + low) | 0;
    highs = (highs + high) | 0;
  }
  ({ low, high } = before);
  mix(lows);
  mix(highs);
}

function mixFrame({ p, at, card, chosen, v }: Frame): void {
  mixValue(p);
  mix(at);
  mix(card);
  mixValue(chosen);
  mixValue(v);
}

function mixValue(value: Value): void {
  if (typeof value === "number") mix(value);
  else if (typeof value === "string") for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
  else if (typeof value === "boolean") mix(value ? 1 : 2);
  else if (value === null) mix(3);
  else if (isList(value)) {
    mix(value.length);
    for (const one of value) mixValue(one);
  } else
    for (const name in value) {
      if (name === "action") continue; // a declared action's number is its age
      mixValue(name);
      mixValue(value[name]);
    }
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
