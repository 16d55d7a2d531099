import { useSyncExternalStore } from "react";
import { artOf, type Drawn, onPictures, smallArtOf } from "./art.ts";

/** A card's picture as a background; the player's own takes its place when it is there. */
export function useArt(card: Drawn, small = false): { readonly backgroundImage: string } {
  const url = useSyncExternalStore(onPictures, () => (small ? smallArtOf(card) : artOf(card)));
  return { backgroundImage: `url("${url}")` };
}
