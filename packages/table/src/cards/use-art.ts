import { useSyncExternalStore } from "react";
import { artOf, type Drawn, onPictures } from "./art.ts";

/** A card's picture as a background; the player's own takes its place when it is there. */
export function useArt(card: Drawn): { readonly backgroundImage: string } {
  const url = useSyncExternalStore(onPictures, () => artOf(card));
  return { backgroundImage: `url("${url}")` };
}
