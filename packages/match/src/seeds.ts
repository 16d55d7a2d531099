/**
 * Shuffles that nobody chose. Before a match the server commits to three secrets: one for what belongs to nobody,
 * one for each seat. Then each player gives a number. A stream is drawn from its secret and both numbers, so the
 * server cannot choose it, and a player who knows only the numbers cannot tell it. After the match a player is
 * given the common secret and his own: he checks his shuffles and learns nothing of the other's list.
 */
import { type Player, shuffled } from "@arbiter/engine";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export type Owner = Player | -1;
export const owners: readonly Owner[] = [-1, 0, 1];

function digest(...parts: readonly (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes(parts.join("|"))));
}

/** The secrets of a match are drawn from one that is never shown. */
export function secretOf(root: string, owner: Owner): string {
  return digest("arbiter secret", root, owner);
}

/** What the server says beforehand: that it has this secret, and not another. */
export function commitment(secret: string): string {
  return digest("arbiter commitment", secret);
}

/** The stream of game n (from 0) of a match. */
export function streamFrom(secret: string, numbers: readonly [string, string], game: number): string {
  return digest("arbiter stream", secret, ...numbers, game).slice(0, 32);
}

export function seedOf(root: string, numbers: readonly [string, string], game: number): string {
  return owners.map((owner) => streamFrom(secretOf(root, owner), numbers, game)).join("");
}

export interface Shuffled {
  readonly n: number; // which shuffle of the game
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What a player is given after the match. */
export interface Disclosure {
  readonly numbers: readonly [string, string];
  readonly secrets: { readonly common: string; readonly own: string };
  /** His own shuffles, game by game. */
  readonly games: readonly (readonly Shuffled[])[];
}

/** What does not hold of a disclosure; nothing if the shuffles were drawn as was promised. */
export function falsehoods(
  said: Disclosure,
  committed: { readonly common: string; readonly own: string },
  seat: Player,
  mine: string,
): string[] {
  const wrong: string[] = [];
  if (commitment(said.secrets.common) !== committed.common)
    wrong.push("The common secret is not the promised one.");
  if (commitment(said.secrets.own) !== committed.own) wrong.push("The secret is not the promised one.");
  if (said.numbers[seat] !== mine) wrong.push("The number is not the one that was given.");
  said.games.forEach((shuffles, game) => {
    const stream = streamFrom(said.secrets.own, said.numbers, game);
    for (const { n, before, after } of shuffles)
      if (shuffled(before, stream, n).join() !== after.join())
        wrong.push(`Shuffle ${n} of game ${game + 1} was not drawn from it.`);
  });
  return wrong;
}
