import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Player } from "./card.ts";

/**
 * Shuffle n of a game is drawn from SHA-256(stream, n, block): nothing seen of one shuffle tells the next.
 * A stream is 128 bits as 32 hex digits.
 */
export function shuffled(cards: readonly number[], stream: string, n: number): number[] {
  begin(stream, n);
  const order = cards.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const card = order[i];
    order[i] = order[j];
    order[j] = card;
  }
  watched?.push({ stream, n, before: cards.slice(), after: order.slice() });
  return order;
}

/** A shuffle as it was drawn. */
export interface Drawn {
  readonly stream: string;
  readonly n: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

let watched: Drawn[] | null = null;

/** All shuffles that are drawn while something is played, for those who check them. */
export function shufflesWhile(play: () => void): readonly Drawn[] {
  const found: Drawn[] = [];
  watched = found;
  try {
    play();
  } finally {
    watched = null;
  }
  return found;
}

/** A number from 0 to limit - 1, each equally likely: draws that would favour some are drawn again. */
function below(limit: number): number {
  if (limit > 256) {
    const fair = 65536 - (65536 % limit);
    for (;;) {
      const drawn = next() * 256 + next();
      if (drawn < fair) return drawn % limit;
    }
  }
  const fair = 256 - (256 % limit);
  for (;;) {
    const drawn = next();
    if (drawn < fair) return drawn % limit;
  }
}

/** Buffers of the shuffle at hand: each is over before the next begins. */
const message = new Uint8Array(24);
const words = new DataView(message.buffer);
const drawn = new Uint8Array(64);
const untouched = sha256.create();
const hasher = sha256.create();

let block = 0;
let at = 32;

function begin(stream: string, n: number): void {
  message.set(hexToBytes(stream));
  words.setUint32(16, n);
  block = 0;
  at = 32;
}

/** The next byte of the shuffle at hand. */
function next(): number {
  if (at === 32) drawBlock();
  return drawn[at++];
}

function drawBlock(): void {
  words.setUint32(20, block++);
  untouched._cloneInto(hasher).update(message).digestInto(drawn);
  at = 0;
}

/**
 * The stream that a shuffle is drawn from. A seed is one stream for all, or three of 32 digits: for what belongs
 * to nobody, for player 0 and for player 1; then who knows the stream of one player knows nothing of the other's.
 */
export function streamOf(seed: string, player: Player | -1): string {
  return seed.length === 32 ? seed : seed.slice(32 * (player + 1), 32 * (player + 2));
}

/** A seed from a small number, for tests and scenarios. */
export function seedFrom(n: number): string {
  return Math.trunc(n).toString(16).padStart(32, "0").slice(-32);
}

export function isSeed(seed: string): boolean {
  return /^(?:[0-9a-f]{32}){1,3}$/.test(seed) && seed.length !== 64;
}
