/** Card libraries by what is in them: two that hold the same cards are one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CardRecord, GameName } from "./types.ts";

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** One card: two people see where they differ without showing each other the text. */
export function digestOf(record: CardRecord): string {
  const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify(Object.fromEntries(sorted))).slice(0, 16);
}

export function libraryHash(game: GameName, records: readonly CardRecord[]): string {
  return digest(`${game} ${records.map(digestOf).sort().join(" ")}`);
}

export interface Difference {
  readonly same: number;
  /** Numbers that mean another card here, and such that are not here. */
  readonly differ: readonly string[];
  readonly missing: readonly string[];
}

/** How a library differs from what somebody has. */
export function differenceTo(
  digests: Readonly<Record<string, string>>,
  mine: ReadonlyMap<string, CardRecord>,
): Difference {
  const differ: string[] = [];
  const missing: string[] = [];
  let same = 0;
  for (const [number, theirs] of Object.entries(digests)) {
    const own = mine.get(number);
    if (own === undefined) missing.push(number);
    else if (digestOf(own) === theirs) same++;
    else differ.push(number);
  }
  return { same, differ, missing };
}
