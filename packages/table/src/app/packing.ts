/** Values in the fragment of an address: packed, so that they stay short, and unpacked with care, for anybody may write one. */
import { strFromU8, strToU8, Unzlib, zlibSync } from "fflate";

export function packed(value: unknown): string {
  const bytes = zlibSync(strToU8(JSON.stringify(value)), { level: 9 });
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const most = 2_000_000;

/** Throws where it is damaged, or unpacks to more than any game or deck has. */
export function unpacked(given: string): unknown {
  const bytes = Uint8Array.from(atob(given.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
    c.charCodeAt(0),
  );
  const parts: Uint8Array[] = [];
  let size = 0;
  const unzip = new Unzlib((part) => {
    size += part.length;
    if (size > most) throw new Error("The link holds too much.");
    parts.push(part.slice());
  });
  for (let at = 0; at < bytes.length; at += 1024)
    unzip.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return JSON.parse(strFromU8(all));
}
