/**
 * Pictures in dots. A vector picture is drawn anew, stroke by stroke, wherever a part of the table is painted; in dots
 * it is only copied. They are made one by one while the page has nothing else to do.
 */

/** By name; null: not yet, or it cannot be. A game has hardly a hundred cards. */
const made = new Map<string, string | null>();
const most = 400;
interface Size {
  readonly width: number;
  readonly height: number;
}
const waiting: { readonly key: string; readonly vector: string; readonly size: Size }[] = [];
let working = false;

/** The address of a picture in dots, or null; `done` is called when there are new ones. */
export function dotsOf(key: string, vector: () => string, size: Size, done: () => void): string | null {
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= most) return null;
  made.set(key, null);
  waiting.push({ key, vector: vector(), size });
  if (!working) void work(done);
  return null;
}

const idle = () =>
  new Promise<void>((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: 2000 });
    else setTimeout(go, 50);
  });

/** All that wait, and then they are shown together: each time is a painting of the table. */
async function work(done: () => void): Promise<void> {
  working = true;
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await idle();
      made.set(next.key, await inDots(next));
    }
  } catch {
    waiting.length = 0; // they stay vectors
  } finally {
    working = false;
  }
  done();
}

async function inDots({ vector, size }: (typeof waiting)[number]): Promise<string> {
  const image = new Image();
  image.src = vector;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(2, Math.max(1, window.devicePixelRatio));
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give));
  if (blob === null) throw new Error("no picture");
  const url = URL.createObjectURL(blob);
  const ready = new Image(); // decoded before it is shown, so that no card is empty for a moment
  ready.src = url;
  await ready.decode();
  return url;
}
