/** Zip files, unpacked as they are read: what is too much is never held. */
import { Refused } from "@arbiter/engine";
import { Unzip, UnzipInflate } from "fflate";

export function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === "application/zip";
}

const mostEntries = 20_000;
/** Nothing that is worth it packs better: pictures and card lists come to a fiftieth at most. */
const mostRatio = 200;

/** The wanted files of a zip, one after the other. `most` is what they may have together, unpacked. */
export async function eachInZip(
  file: File,
  wanted: RegExp,
  most: number,
  take: (name: string, bytes: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const waiting: (readonly [string, Uint8Array])[] = [];
  let unpacked = 0;
  let packed = 0;
  let entries = 0;
  let failed: Error | null = null;
  const unzip = new Unzip((entry) => {
    if (++entries > mostEntries) failed ??= new Refused(`It holds more than ${mostEntries} files.`);
    if (failed !== null || !wanted.test(entry.name) || /(^|\/)(__MACOSX|\.)/.test(entry.name)) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    entry.ondata = (error, part, last) => {
      if (failed !== null) return;
      if (error !== null) {
        failed = new Refused(`"${entry.name.slice(0, 80)}" in it is damaged.`);
        return;
      }
      unpacked += part.length;
      size += part.length;
      if (unpacked > most) failed = new Refused(`Unpacked it has more than ${Math.round(most / 1e6)} MB.`);
      else if (unpacked > 5_000_000 && unpacked > packed * mostRatio)
        failed = new Refused("It unpacks to far more than it should.");
      if (failed !== null) return entry.terminate();
      parts.push(part.slice());
      if (last) waiting.push([entry.name, joined(parts, size)]);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = file.stream().getReader();
  for (let first = true; ; first = false) {
    const { done, value } = await reader.read();
    if (first && (value === undefined || value[0] !== 0x50 || value[1] !== 0x4b))
      throw new Refused(`"${file.name}" is not a zip file.`);
    // In small parts, so that what unpacks without end is noticed before memory is.
    for (let at = 0; at < (value?.length ?? 0) && failed === null; at += 65_536) {
      const part = value!.subarray(at, at + 65_536);
      packed += part.length;
      push(unzip, part, false);
    }
    if (done && failed === null) push(unzip, new Uint8Array(0), true);
    if (failed !== null) {
      await reader.cancel().catch(() => {});
      throw failed;
    }
    for (const [name, bytes] of waiting.splice(0)) await take(name, bytes);
    if (done) return;
  }
}

function push(unzip: Unzip, part: Uint8Array, last: boolean): void {
  try {
    unzip.push(part, last);
  } catch {
    throw new Refused("It is damaged.");
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
