/** Pictures of cards, named by their numbers: from a folder, a zip, or one by one. They stay in this browser. */
import { Refused } from "@arbiter/engine";
import { db, type Image } from "../data/db.ts";
import type { ImageFor } from "../data/images.ts";
import { measure } from "./picture.ts";
import type { Tell } from "./tasks.ts";
import { eachInZip, isZip } from "./zip.ts";

export interface ImagesReport {
  readonly taken: number;
  /** Files that name no card. */
  readonly unnamed: number;
  readonly wrong: readonly { readonly file: string; readonly why: string }[];
}

const mostBytes = 1_500_000_000;
const mostEach = 12_000_000;
const mostImages = 20_000;
const pictures = /\.(png|jpe?g|webp|gif)$/i;
/** AB1-001.png, AB1-001_b.jpg (the other side), folders before it; alternative pictures carry marks and are left. */
const named = /(?:^|\/)([A-Za-z0-9]{1,12}-[A-Za-z0-9]{1,12}?)(?:[_-]?(b|back))?\.\w+$/i;
const width = 744;

export async function takeImages(files: readonly File[], game: ImageFor, tell: Tell): Promise<ImagesReport> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostBytes)
    throw new Refused(
      `These files have ${Math.round(bytes / 1e6)} MB; up to ${mostBytes / 1e6} MB are taken.`,
    );
  const wrong: { file: string; why: string }[] = [];
  let unnamed = 0;
  let taken = 0;
  let seen = 0;
  let batch: Image[] = [];
  const keep = async () => {
    await db.images.bulkPut(batch);
    taken += batch.length;
    batch = [];
  };
  const one = async (name: string, blob: Blob) => {
    if (++seen > mostImages) throw new Refused(`More than ${mostImages} pictures are too many.`);
    const match = named.exec(name);
    if (match === null) {
      unnamed++;
      return;
    }
    try {
      const side = match[2] === undefined ? "" : "_B";
      batch.push({ id: `${game}/${match[1].toUpperCase()}${side}`, blob: await fitted(blob) });
    } catch (error) {
      wrong.push({ file: name.slice(-80), why: (error as Error).message });
    }
    if (batch.length >= 40) await keep();
    tell({ stage: "images", done: seen, of: Math.max(seen, files.length) });
  };
  for (const file of files) {
    if (isZip(file))
      await eachInZip(file, pictures, mostBytes, (name, part) => one(name, new Blob([part as BlobPart])));
    else if (pictures.test(file.name)) await one(file.webkitRelativePath || file.name, file);
    else unnamed++;
  }
  await keep();
  return { taken, unnamed, wrong: wrong.slice(0, 200) };
}

/** The picture as it is shown: of a known kind, no larger than a card is ever drawn. */
async function fitted(blob: Blob): Promise<Blob> {
  if (blob.size > mostEach)
    throw new Refused(`It has ${Math.round(blob.size / 1e6)} MB; a picture may have ${mostEach / 1e6} MB.`);
  const head = new Uint8Array(await blob.slice(0, 256_000).arrayBuffer());
  const { type, wide, high } = measure(head);
  if (wide * high > 60_000_000) throw new Refused(`${wide} × ${high} is too large.`);
  const typed = new Blob([blob], { type });
  const drawn = await createImageBitmap(typed).catch(() => {
    throw new Refused("It cannot be shown.");
  });
  try {
    if (wide <= width * 1.2 && blob.size < 400_000) return typed;
    const scale = Math.min(1, width / wide);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(wide * scale)),
      Math.max(1, Math.round(high * scale)),
    );
    canvas.getContext("2d")!.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
  } finally {
    drawn.close();
  }
}
