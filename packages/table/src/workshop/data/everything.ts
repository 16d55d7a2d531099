/** The workshop's part of the one file that takes everything local out and in. What comes in is checked before anything changes. */
import { strToU8, zip } from "fflate";
import { learn, learned } from "../listed.ts";
import { task } from "../worker/client.ts";
import { eachInZip } from "../worker/zip.ts";
import type { WorkshopFile } from "./checked.ts";
import { db } from "./db.ts";
import { knowImages } from "./images.ts";

export async function workshopFile(): Promise<WorkshopFile> {
  const cards = (await db.cards.toArray()).map(({ record }) => record);
  return {
    decks: await db.decks.toArray(),
    results: await db.results.toArray(),
    cards,
    learned: learned(),
  };
}

/** The JSON and all pictures, as a zip. */
export async function zipWithImages(json: string): Promise<Blob> {
  const files: Record<string, Uint8Array> = { "everything.json": strToU8(json) };
  for (const { id, blob } of await db.images.toArray())
    files[`images/${id}.${blob.type.split("/")[1] ?? "webp"}`] = new Uint8Array(await blob.arrayBuffer());
  const packed = await new Promise<Uint8Array>((done, fail) =>
    zip(files, { level: 0 }, (error, bytes) => (error === null ? done(bytes) : fail(error))),
  );
  return new Blob([packed as BlobPart], { type: "application/zip" });
}

const most = 1_500_000_000;

/** The JSON of such a zip; its pictures are kept. null: it is another zip. */
export async function openZip(file: File): Promise<{ json: string | null; keepImages: () => Promise<void> }> {
  let json: string | null = null;
  const images = new Map<string, File[]>();
  await eachInZip(file, /^(everything\.json|images\/(opcg|dbs|any)\/[^/]+)$/, most, (name, bytes) => {
    if (name === "everything.json") {
      json = new TextDecoder().decode(bytes);
      return;
    }
    const [, game, rest] = name.split("/");
    images.set(game, [...(images.get(game) ?? []), new File([bytes as BlobPart], rest)]);
  });
  return {
    json,
    keepImages: async () => {
      for (const [game, files] of images) await task("images", [files, game as "opcg" | "dbs" | "any"]);
      await knowImages();
    },
  };
}

export async function keepFile({ decks, results, cards, learned }: WorkshopFile): Promise<void> {
  learn(...learned);
  await db.decks.bulkPut([...decks]);
  await db.results.bulkPut([...results]);
  if (cards.length > 0)
    await task("import", [[new File([JSON.stringify(cards)], "library.json", { type: "application/json" })]]);
}
