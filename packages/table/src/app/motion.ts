/** Motion: only what an event moved is animated, from where it lay to where it lies now. */

import type { Happening, Spot, Update } from "@arbiter/match";
import { animate } from "motion/mini";

type Place = { x: number; y: number; w: number; h: number };

const cardAt = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`);
export const spotAt = ({ player, area }: Spot) =>
  document.querySelector<HTMLElement>(`[data-spot="${player}.${area}"]`);

function placeOf(element: HTMLElement | null): Place | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, w: width, h: height };
}

/** Where the cards that are about to move lie now; asked before the page changes. */
export function remember(happened: readonly Happening[]): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const { kind, card } of happened) {
    if (kind !== "move" || card < 0 || places.has(card)) continue;
    const place = placeOf(cardAt(card));
    if (place !== null) places.set(card, place);
  }
  return places;
}

/** Plays what happened; gives the seconds that it takes. All places are read before anything is set in motion. */
export function move({ happened }: Update, before: Map<number, Place>, pace: number): number {
  const seconds = 0.36 / pace;
  let delay = 0;
  let flights = 0;
  const flown = new Set<number>();
  const begin: (() => void)[] = [];
  for (const { kind, card, from, to, target } of happened) {
    if (kind === "move" && to !== null) {
      if (card >= 0 && flown.has(card)) continue;
      if (++flights > 8) continue;
      flown.add(card);
      const start = before.get(card) ?? (from === null ? null : placeOf(spotAt(from)));
      const element = card >= 0 ? cardAt(card) : null;
      if (start === null) continue;
      begin.push(
        element !== null
          ? fly(element, start, seconds, delay)
          : ghost(start, placeOf(spotAt(to)), seconds, delay),
      );
      delay += 0.07 / pace;
    } else if (kind === "battle" || kind === "attack") begin.push(lean(card, target, seconds));
    else if (kind === "damage") begin.push(() => shake(seconds));
    else if (kind === "flip") begin.push(turnOver(card, pace));
    else if (kind === "ko" && card >= 0) begin.push(ring(cardAt(card), "ko", seconds));
    else if (kind === "play") begin.push(ring(cardAt(card), "play", seconds));
  }
  for (const one of begin) one();
  return flights > 0 ? seconds + delay : 0;
}

const nothing = () => {};

/**
 * Each of these reads its places, and gives what sets it in motion. A likeness flies above the table, which lies
 * still: a card that left its row itself would take all that is drawn after it along, into a layer of its own.
 */
function fly(element: HTMLElement, from: Place, seconds: number, delay: number): () => void {
  const to = placeOf(element);
  if (to === null) return nothing;
  const x = from.x - to.x;
  const y = from.y - to.y;
  const scale = Math.max(0.4, Math.min(2, from.h / to.h));
  const high = element.offsetHeight;
  return () => {
    const likeness = document.createElement("div");
    likeness.className = `${element.className} flying`;
    likeness.ariaHidden = "true";
    likeness.append(...Array.from(element.childNodes, (node) => node.cloneNode(true)));
    likeness.style.setProperty("--h", `${high}px`);
    Object.assign(likeness.style, { left: `${to.x - (high * 5) / 14}px`, top: `${to.y - high / 2}px` });
    document.body.append(likeness);
    element.style.opacity = "0";
    animate(
      likeness,
      {
        transform: [
          `translate(${x}px, ${y}px) scale(${scale})`,
          `translate(${x * 0.4}px, ${y * 0.4 - 22}px) scale(${(1 + scale) / 2 + 0.06})`,
          "translate(0, 0) scale(1)",
        ],
      },
      { duration: seconds, delay, ease: "easeOut" },
    ).then(() => {
      element.style.removeProperty("opacity");
      likeness.remove();
    });
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
