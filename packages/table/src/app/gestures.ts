/** What cards and the table do where they lie. Each reads its places, and gives what sets it in motion. */
import { animate } from "motion/mini";
import { type Likeness, lying, type Place, placeOf, showAs } from "./likeness.ts";

const nothing = () => {};

/** Twelve pixels to the other card and back. */
export function lean(element: HTMLElement | null, toward: HTMLElement | null, seconds: number): () => void {
  const from = placeOf(element);
  const to = placeOf(toward);
  if (element === null || from === null || to === null) return nothing;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // A rested card's axes lie turned with it.
  const rested = element.classList.contains("rested");
  const [dx, dy] = [((to.x - from.x) / far) * 12, ((to.y - from.y) / far) * 12];
  const by = rested ? `translate(${dy}px, ${-dx}px)` : `translate(${dx}px, ${dy}px)`;
  return () =>
    animate(element, { transform: ["none", by, "none"] }, { duration: seconds }).then(() =>
      element.style.removeProperty("transform"),
    );
}

/** The table shakes once, and its edge flashes. */
export function shake(seconds: number): void {
  const mat = document.querySelector<HTMLElement>(".mats");
  if (mat === null) return;
  animate(
    mat,
    { transform: ["translate(0, 0)", "translate(-3px, 2px)", "translate(3px, -2px)", "translate(0, 0)"] },
    { duration: seconds * 0.8 },
  ).then(() => mat.style.removeProperty("transform"));
  const edge = document.createElement("div");
  edge.className = "edge";
  document.body.append(edge);
  animate(edge, { opacity: [0, 1, 0] }, { duration: seconds, ease: "easeOut" }).then(() => edge.remove());
}

/** The card turns over about its height: its old side until half-way, then its new one. */
export function turnOver(element: HTMLElement, old: Likeness, seconds: number): () => void {
  const light = ring(placeOf(element), seconds);
  const at = (over: number, scale: number) => lying(old, old.own, { over, scale });
  return () => {
    light();
    animate(
      old.element,
      { transform: [at(0, 1), at(90, 1.15)] },
      { duration: seconds / 2, ease: "easeIn" },
    ).then(() => {
      showAs(old, element);
      animate(
        old.element,
        { transform: [at(-90, 1.15), at(0, 1)] },
        { duration: seconds / 2, ease: "easeOut" },
      ).then(() => {
        element.style.removeProperty("opacity");
        old.element.remove();
      });
    });
  };
}

/** A ring of light that runs out. */
export function ring(place: Place | null, seconds: number): () => void {
  if (place === null) return nothing;
  return () => {
    const circle = document.createElement("div");
    circle.className = "ring";
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
