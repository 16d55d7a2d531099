/** The sign beside a card's colour. A picture, not nodes: an <svg> on every card would be laid out and sorted with each frame. */
import { useSyncExternalStore } from "react";
import { onPictures, tellPictures } from "./art.ts";
import { dotsOf } from "./dots.ts";
import { signs } from "./palette.ts";

function drawn(path: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.500 -1.500 27 27" width="54" height="54"><path d="${path}" fill="#fff" fill-rule="evenodd" stroke="#000" stroke-opacity=".7" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/></svg>`)}`;
}

const vectors = new Map(Object.entries(signs).map(([color, path]) => [color, drawn(path)]));
const size = { width: 54, height: 54 };

function signOf(color: string): string {
  const vector = vectors.get(color) ?? vectors.get("Black")!;
  return dotsOf(`sign ${color}`, () => vector, size, tellPictures) ?? vector;
}

export function Sign({ color }: { color: string }) {
  const url = useSyncExternalStore(onPictures, () => signOf(color));
  return <span className="sign" style={{ backgroundImage: `url("${url}")` }} aria-hidden="true" />;
}
