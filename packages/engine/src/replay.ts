/** A saved game is its inputs: engine, edition, decks, seed, answers. Replaying them is resuming and undoing. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Player } from "./card.ts";
import type { Answer } from "./decision.ts";
import type { Game } from "./game.ts";
import { answer, concede } from "./machine.ts";
import type { State } from "./state.ts";

/** One input: an answer of a player, or that he conceded. */
export type Input =
  | { readonly player: Player; readonly picks: readonly number[] }
  | { readonly player: Player; readonly concedes: true };

export function apply(g: Game, input: Input, events = false): Game {
  if ("concedes" in input) return concede(g, input.player);
  const given: Answer = { decision: g.state.count, picks: input.picks };
  return answer(g, input.player, given, { events });
}

/** Plays inputs from a start; the game at any earlier answer is the same with fewer of them. */
export function replay(start: Game, inputs: readonly Input[]): Game {
  return inputs.reduce((g, input) => apply(g, input), start);
}

/** Equal for equal states, whatever the order of keys. */
export function hash(state: State): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state)))).slice(0, 32);
}

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}

/** What players knew, and what chance had done: all of a game that says whether it may be gone back to. Small. */
export interface Knowledge {
  readonly shuffles: State["shuffles"];
  readonly known: string; // of each card; a typed array would take four times as much
}

export function knowledge({ state }: Game): Knowledge {
  return { shuffles: state.shuffles, known: String.fromCharCode(...state.cards.map(({ known }) => known)) };
}

/**
 * Whether taking an answer back would hide nothing again: no player learned a face and nothing was random. What came
 * into being since, such as a token, was never hidden.
 */
export function isFreeToUndo(before: Game, after: Game): boolean {
  return isFreeSince(knowledge(before), after);
}

export function isFreeSince(before: Knowledge, { state }: Game): boolean {
  if (state.shuffles !== before.shuffles) return false;
  for (let id = 0; id < before.known.length; id++)
    if ((state.cards[id].known & ~before.known.charCodeAt(id)) !== 0) return false;
  return true;
}
