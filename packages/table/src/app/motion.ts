/** Motion: only what an event moved is animated, from where it lay to where it lies now. */

import type { Happening, Spot, Update } from "@arbiter/match";
import { dissolve, fly, flyByMiddle, flyToPile, flyUnseen, slide, type Time } from "./flights.ts";
import { lean, ring, shake, turnOver } from "./gestures.ts";
import { backAt, type Likeness, likenessOf, likenessOnPile, type Place, placeOf } from "./likeness.ts";

const cardAt = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`);
const spotAt = ({ player, area }: Spot) =>
  document.querySelector<HTMLElement>(`[data-spot="${player}.${area}"]`);

const mostFlights = 8;

/** How long each moment takes at ×1, in seconds. */
const takes = {
  draw: 0.32,
  play: 0.42,
  don: 0.28,
  attack: 0.35,
  block: 0.3,
  counter: 0.38,
  combo: 0.32,
  damage: 0.45,
  ko: 0.42,
  flip: 0.6,
  move: 0.36,
} as const;

/** Cards that are about to move or to turn over: a likeness lies there until they do. */
export type Movings = Map<number, Likeness>;

/** Asked before the page changes. */
export function remember(happened: readonly Happening[]): Movings {
  const movings: Movings = new Map();
  for (const { kind, card } of happened) {
    if (kind !== "move" && kind !== "flip") continue;
    if (card < 0 || movings.has(card) || movings.size === mostFlights) continue;
    const element = cardAt(card);
    const place = placeOf(element);
    if (element !== null && place !== null) movings.set(card, likenessOf(element, place));
  }
  return movings;
}

/** Right after it changed: until they fly, the cards are seen where they lay. */
export function hold(movings: Movings): void {
  for (const [card, { element }] of movings) {
    document.body.append(element);
    cardAt(card)?.style.setProperty("opacity", "0");
  }
}

/** Where nothing flies: what moved is seen to come. */
export function fadeIn(happened: readonly Happening[]): void {
  const moved = new Set(happened.filter(({ kind }) => kind === "move").map(({ card }) => card));
  for (const card of [...moved].slice(0, mostFlights))
    cardAt(card)?.animate({ opacity: [0.25, 1] }, { duration: 120 });
}

/** What became of a card in this update: where it lay first and lies last, and by which events. */
interface Way {
  readonly from: Spot | null;
  to: Spot;
  /** It was shown between Life and where it went. */
  shown: boolean;
  readonly by: ReadonlyMap<string, Happening>;
}

function waysOf(happened: readonly Happening[]): Map<number, Way> {
  const ways = new Map<number, Way>();
  for (const { kind, card, from, to } of happened) {
    if (kind !== "move" || to === null || card < 0) continue;
    const way = ways.get(card);
    if (way !== undefined) {
      way.shown ||= way.to.area === "resolving";
      way.to = to;
    } else {
      const by = new Map(happened.filter((one) => one.card === card).map((one) => [one.kind, one]));
      ways.set(card, { from, to, shown: false, by });
    }
  }
  return ways;
}

function secondsOf({ by }: Way): number {
  const moment = (["ko", "counter", "combo", "damage", "play", "draw"] as const).find((one) => by.has(one));
  return takes[moment ?? "move"];
}

/** Plays what happened; gives the seconds that it takes. All places are read before anything is set in motion. */
export function move({ happened, scene }: Update, movings: Movings, pace: number): number {
  const ways = waysOf(happened);
  const begin: (() => unknown)[] = [];
  let delay = 0;
  let longest = 0;
  let flights = 0;
  const flown = new Set<number>();
  const takesUp = (seconds: number): Time => {
    const time = { seconds: seconds / pace, delay };
    longest = Math.max(longest, time.seconds + delay);
    delay += 0.07 / pace;
    return time;
  };
  for (const { kind, player, card, from, to, target, amount } of happened) {
    if (kind === "move" && to !== null) {
      if (flown.has(card) || ++flights > mostFlights) continue;
      const way = ways.get(card);
      if (way === undefined) {
        const [start, end] = [from === null ? null : placeOf(spotAt(from)), placeOf(spotAt(to))];
        const time = takesUp(takes.draw);
        if (start !== null && end !== null) begin.push(() => flyUnseen(start, end, time));
        continue;
      }
      flown.add(card);
      const sets = flightOf(card, way, movings.get(card), () =>
        takesUp(secondsOf(way) * (way.shown ? 3 : 1)),
      );
      if (sets !== null) begin.push(sets);
      else land(cardAt(card), movings.get(card));
    } else if (kind === "battle" || kind === "attack")
      begin.push(lean(cardAt(card), cardAt(target), takes.attack / pace));
    else if (kind === "block")
      begin.push(lean(cardAt(card), cardAt(scene.battle?.attacker ?? -1), takes.block / pace));
    else if (kind === "damage") begin.push(() => shake(takes.damage / pace));
    else if (kind === "flip") {
      const [element, old] = [cardAt(card), movings.get(card)];
      if (element === null || old === undefined) continue;
      flown.add(card);
      begin.push(turnOver(element, old, takes.flip / pace));
      longest = Math.max(longest, takes.flip / pace);
    } else if (kind === "donAdded")
      begin.push(
        slideDon(spotAt({ player, area: "don" }), spotAt({ player, area: "cost" }), amount, takesUp),
      );
    else if (kind === "donGiven")
      begin.push(slideDon(spotAt({ player, area: "cost" }), cardAt(card), amount, takesUp));
  }
  for (const [card, likeness] of movings) if (!flown.has(card)) land(cardAt(card), likeness);
  for (const one of begin) one();
  return longest;
}

function land(card: HTMLElement | null, likeness: Likeness | undefined): void {
  card?.style.removeProperty("opacity");
  likeness?.element.remove();
}

/** Reads where it flies and gives what sets it in motion; null: there is no way to be seen. */
function flightOf(
  card: number,
  { from, to, shown, by }: Way,
  known: Likeness | undefined,
  timed: () => Time,
): (() => void) | null {
  const element = cardAt(card);
  const pile = element === null ? spotAt(to) : null;
  const start = known?.own ?? (from === null ? null : placeOf(spotAt(from)));
  const end = placeOf(element ?? pile);
  if (start === null || end === null) return null;
  const top = pile?.dataset.top === String(card) ? pile.querySelector<HTMLElement>(".face") : null;
  const counter = by.get("counter");
  const helped = counter === undefined ? null : placeOf(cardAt(counter.target));
  const middle = shown ? middleOfTable(end) : null;
  const time = timed();
  const light = by.has("play") && element !== null ? ring(end, time.seconds) : () => {};
  return () => {
    const own = { ...start, h: Math.min((element === null ? start : end).h, 180) };
    const likeness =
      known ??
      (element !== null
        ? likenessOf(element, own)
        : ((top === null ? null : likenessOnPile(pile!, own)) ?? backAt(own)));
    if (known === undefined) document.body.append(likeness.element);
    const hidden = element ?? top;
    hidden?.style.setProperty("opacity", "0");
    const done = () => {
      land(hidden, likeness);
      light();
    };
    // Out of a pile it comes as large as the pile; a hand or a row is no measure.
    const begins = { ...start, h: Math.max(own.h * 0.5, Math.min(start.h, own.h)) };
    if (counter !== undefined && helped !== null)
      void dissolve(likeness, begins, helped, `+${counter.amount}`, time).then(done);
    else if (middle !== null) void flyByMiddle(likeness, begins, middle, end, time).then(done);
    else if (element === null) void flyToPile(likeness, begins, end, time, by.has("ko")).then(done);
    else
      void fly(likeness, begins, end, time, {
        turns: known === undefined && element.querySelector(".face") !== null,
        settles: by.has("play"),
      }).then(done);
  };
}

/** Where a card is shown to both: half as large again as it lies. */
function middleOfTable({ h }: Place): Place | null {
  const place = placeOf(document.querySelector<HTMLElement>(".mats"));
  return place === null ? null : { x: place.x, y: place.y, h: Math.max(h * 1.5, 120) };
}

/** DON!! cards one after the other, to an area or under a card. */
function slideDon(
  from: HTMLElement | null,
  to: HTMLElement | null,
  amount: number,
  takesUp: (seconds: number) => Time,
): () => void {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start === null || end === null) return () => {};
  const times = Array.from({ length: Math.min(amount, 5) }, () => takesUp(takes.don));
  return () => {
    for (const time of times) slide(start, { ...end, h: Math.min(end.h, 120) }, time);
  };
}
