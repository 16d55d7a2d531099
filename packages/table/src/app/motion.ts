/** Motion: only what an event moved is animated, from where it lay to where it lies now. */

import type { Happening, Spot, Update } from "@arbiter/match";
import { animate } from "motion/mini";

/** Its middle, and how high it is, not turned. */
type Place = { readonly x: number; readonly y: number; readonly h: number };

const cardAt = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`);
export const spotAt = ({ player, area }: Spot) =>
  document.querySelector<HTMLElement>(`[data-spot="${player}.${area}"]`);

function placeOf(element: HTMLElement | null): Place | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, h: element.offsetHeight };
}

const mostFlights = 8;

/** A card that is about to move: where it lies now, and a likeness to lie there until it flies. */
interface Moving {
  readonly place: Place;
  readonly likeness: HTMLElement;
}
export type Movings = Map<number, Moving>;

/** Asked before the page changes. */
export function remember(happened: readonly Happening[]): Movings {
  const movings: Movings = new Map();
  for (const { kind, card } of happened) {
    if (kind !== "move" || card < 0 || movings.has(card) || movings.size === mostFlights) continue;
    const element = cardAt(card);
    const place = placeOf(element);
    if (element !== null && place !== null)
      movings.set(card, { place, likeness: likenessOf(element, place) });
  }
  return movings;
}

/** Right after it changed: until they fly, the cards are seen where they lay. */
export function hold(movings: Movings): void {
  for (const [card, { likeness }] of movings) {
    document.body.append(likeness);
    cardAt(card)?.style.setProperty("opacity", "0");
  }
}

function likenessOf(element: HTMLElement, place: Place): HTMLElement {
  const likeness = document.createElement("div");
  likeness.className = `card flying${element.classList.contains("rested") ? " rested" : ""}`;
  likeness.ariaHidden = "true";
  likeness.append(...Array.from(element.childNodes, (node) => node.cloneNode(true)));
  likeness.style.setProperty("--h", `${place.h}px`);
  likeness.style.transform = lying(place, place, 1);
  return likeness;
}

/** With its middle at a place; `own` says how high it is itself. */
function lying({ x, y }: { x: number; y: number }, own: Place, scale: number): string {
  return `translate(${x - (own.h * 5) / 14}px, ${y - own.h / 2}px) scale(${scale})`;
}

/** Plays what happened; gives the seconds that it takes. All places are read before anything is set in motion. */
export function move({ happened }: Update, movings: Movings, pace: number): number {
  const seconds = 0.36 / pace;
  let delay = 0;
  let flights = 0;
  const flown = new Set<number>();
  const begin: (() => void)[] = [];
  for (const { kind, card, from, to, target } of happened) {
    if (kind === "move" && to !== null) {
      if (card >= 0 && flown.has(card)) continue;
      if (++flights > mostFlights) continue;
      const moving = movings.get(card);
      const start = moving?.place ?? (from === null ? null : placeOf(spotAt(from)));
      const element = card >= 0 ? cardAt(card) : null;
      if (start === null) continue;
      flown.add(card);
      begin.push(
        element !== null
          ? fly(element, start, moving?.likeness ?? null, seconds, delay)
          : ghost(start, placeOf(spotAt(to)), seconds, delay),
      );
      if (element === null) moving?.likeness.remove();
      delay += 0.07 / pace;
    } else if (kind === "battle" || kind === "attack") begin.push(lean(card, target, seconds));
    else if (kind === "damage") begin.push(() => shake(seconds));
    else if (kind === "flip") begin.push(turnOver(card, pace));
    else if (kind === "ko" && card >= 0) begin.push(ring(cardAt(card), "ko", seconds));
    else if (kind === "play") begin.push(ring(cardAt(card), "play", seconds));
  }
  for (const [card, { likeness }] of movings) if (!flown.has(card)) land(cardAt(card), likeness);
  for (const one of begin) one();
  return flights > 0 ? seconds + delay : 0;
}

const nothing = () => {};

function land(element: HTMLElement | null, likeness: HTMLElement | null): void {
  element?.style.removeProperty("opacity");
  likeness?.remove();
}

/**
 * Each of these reads its places, and gives what sets it in motion. A likeness flies above the table, which lies
 * still: a card that left its row itself would take all that is drawn after it along, into a layer of its own.
 */
function fly(
  element: HTMLElement,
  from: Place,
  known: HTMLElement | null,
  seconds: number,
  delay: number,
): () => void {
  const to = placeOf(element);
  if (to === null) return () => land(element, known);
  const own = known === null ? to : from;
  const first = Math.max(0.4, Math.min(2, from.h / to.h)) * (to.h / own.h);
  const last = to.h / own.h;
  const between = { x: to.x + (from.x - to.x) * 0.4, y: to.y + (from.y - to.y) * 0.4 - 22 };
  return () => {
    const likeness = known ?? likenessOf(element, to);
    if (known === null) document.body.append(likeness);
    element.style.opacity = "0";
    animate(
      likeness,
      {
        transform: [
          lying(from, own, first),
          lying(between, own, (first + last) / 2 + 0.06),
          lying(to, own, last),
        ],
      },
      { duration: seconds, delay, ease: "easeOut" },
    ).then(() => land(element, likeness));
  };
}

/** A card that is not seen, or goes to a pile, flies as a back. */
function ghost(from: Place, to: Place | null, seconds: number, delay: number): () => void {
  if (to === null) return nothing;
  const h = Math.min(from.h, to.h, 150);
  return () => {
    const back = document.createElement("div");
    back.className = "ghost";
    Object.assign(back.style, {
      left: `${from.x - (h * 5) / 14}px`,
      top: `${from.y - h / 2}px`,
      height: `${h}px`,
      width: `${(h * 5) / 7}px`,
    });
    document.body.append(back);
    animate(
      back,
      {
        transform: ["translate(0, 0)", `translate(${to.x - from.x}px, ${to.y - from.y}px)`],
        opacity: [1, 0.9],
      },
      { duration: seconds, delay, ease: "easeInOut" },
    ).then(() => back.remove());
  };
}

function lean(card: number, target: number, seconds: number): () => void {
  const element = cardAt(card);
  const from = placeOf(element);
  const to = placeOf(cardAt(target));
  if (element === null || from === null || to === null) return nothing;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = `translate(${((to.x - from.x) / far) * 14}px, ${((to.y - from.y) / far) * 14}px)`;
  return () =>
    animate(element, { transform: ["none", by, "none"] }, { duration: seconds }).then(() =>
      element.style.removeProperty("transform"),
    );
}

function shake(seconds: number): void {
  const mat = document.querySelector<HTMLElement>(".mats");
  if (mat === null) return;
  animate(
    mat,
    { transform: ["translate(0, 0)", "translate(-3px, 2px)", "translate(3px, -2px)", "translate(0, 0)"] },
    { duration: seconds },
  ).then(() => mat.style.removeProperty("transform"));
}

function turnOver(card: number, pace: number): () => void {
  const element = cardAt(card);
  if (element === null) return nothing;
  const light = ring(element, "play", 0.6 / pace);
  return () => {
    animate(
      element,
      {
        transform: [
          "perspective(700px) rotateY(180deg) scale(1.15)",
          "perspective(700px) rotateY(0deg) scale(1)",
        ],
      },
      { duration: 0.6 / pace },
    ).then(() => element.style.removeProperty("transform"));
    light();
  };
}

function ring(element: HTMLElement | null, kind: string, seconds: number): () => void {
  const place = placeOf(element);
  if (place === null) return nothing;
  return () => {
    const circle = document.createElement("div");
    circle.className = `ring ring-${kind}`;
    Object.assign(circle.style, { left: `${place.x}px`, top: `${place.y}px` });
    document.body.append(circle);
    animate(
      circle,
      {
        transform: ["translate(-50%, -50%) scale(0.4)", "translate(-50%, -50%) scale(1.5)"],
        opacity: [0.9, 0],
      },
      { duration: seconds * 1.4 },
    ).then(() => circle.remove());
  };
}
