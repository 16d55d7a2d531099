/** Pictures of the player's own: which there are is known at once, each is fetched when it is first shown. */
import type { GameName } from "@arbiter/match";
import { forgetPictures, picturesAt } from "../../cards/art.ts";
import { db } from "./db.ts";

export type ImageFor = GameName | "any";

const known = new Set<string>();

export async function knowImages(): Promise<void> {
  known.clear();
  for (const id of await db.images.toCollection().primaryKeys()) known.add(id);
  forgetPictures();
}

export function imageCount(): number {
  return known.size;
}

picturesAt((game, number) => {
  const id = [`${game}/${number}`, `any/${number}`].find((one) => known.has(one));
  if (id === undefined) return null;
  return async () => {
    const row = await db.images.get(id);
    return row === undefined ? null : URL.createObjectURL(row.blob);
  };
});

export async function removeImages(): Promise<void> {
  await db.images.clear();
  await knowImages();
}
