/** What a file is by its first bytes, whatever its name says, and how large the picture in it is. */
import { Refused } from "@arbiter/engine";

export interface Measured {
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  readonly wide: number;
  readonly high: number;
}

export function measure(bytes: Uint8Array): Measured {
  const found = png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
  if (found === null) throw new Refused("It is not a PNG, JPEG, WebP or GIF picture.");
  if (found.wide < 1 || found.high < 1) throw new Refused("It is empty.");
  return found;
}

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function png(bytes: Uint8Array): Measured | null {
  if (bytes.length < 24 || !starts(bytes, "\x89PNG\r\n\x1a\n")) return null;
  return { type: "image/png", wide: view(bytes).getUint32(16), high: view(bytes).getUint32(20) };
}

function gif(bytes: Uint8Array): Measured | null {
  if (bytes.length < 10 || !(starts(bytes, "GIF87a") || starts(bytes, "GIF89a"))) return null;
  return { type: "image/gif", wide: view(bytes).getUint16(6, true), high: view(bytes).getUint16(8, true) };
}

function webp(bytes: Uint8Array): Measured | null {
  if (bytes.length < 30 || !starts(bytes, "RIFF") || !starts(bytes, "WEBP", 8)) return null;
  const v = view(bytes);
  const three = (at: number) => v.getUint16(at, true) + (bytes[at + 2] << 16);
  if (starts(bytes, "VP8X", 12)) return { type: "image/webp", wide: three(24) + 1, high: three(27) + 1 };
  if (starts(bytes, "VP8L", 12)) {
    const bits = v.getUint32(21, true);
    return { type: "image/webp", wide: (bits & 0x3fff) + 1, high: ((bits >> 14) & 0x3fff) + 1 };
  }
  return {
    type: "image/webp",
    wide: v.getUint16(26, true) & 0x3fff,
    high: v.getUint16(28, true) & 0x3fff,
  };
}

/** The frame header stands behind other parts, each of which says how long it is. */
function jpeg(bytes: Uint8Array): Measured | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const v = view(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const mark = bytes[at + 1];
    if (mark === 0xff) {
      at++;
      continue;
    }
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { type: "image/jpeg", wide: v.getUint16(at + 7), high: v.getUint16(at + 5) };
    at += 2 + Math.max(2, v.getUint16(at + 2));
  }
  return null;
}
