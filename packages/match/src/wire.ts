/** What passes between a page and a server, as JSON over a WebSocket. The server checks every message. */
import type { DeckChoice, GameName, Message, Player, Questions, Update } from "./types.ts";

export const protocol = 1;

export interface ClockSettings {
  /** Seconds a player has for the whole game, beside what each decision gives. */
  readonly bank: number;
  readonly each: number;
  /** Seconds he may be away in all. */
  readonly away: number;
}

export interface RoomSettings {
  readonly game: GameName;
  readonly listed: boolean; // shown to everybody in the lobby
  readonly bestOf: 1 | 3;
  readonly clock: ClockSettings | null;
  readonly spectators: "none" | "public";
  readonly emotes: boolean;
}

export const phrases = ["hello", "goodLuck", "thinking", "wellPlayed", "oops", "thanks", "goodGame"] as const;
export type Phrase = (typeof phrases)[number];

/** Every request has a number of the page's own; its reply names it. */
export type Request =
  | { readonly do: "create"; readonly settings: RoomSettings }
  | { readonly do: "rooms" }
  /** Enters a room to sit down, to sit there again (with the seat's secret), or to watch. */
  | { readonly do: "enter"; readonly code: string; readonly seat?: string }
  /** The page makes the secret of its seat; sent twice it is the same seat. */
  | { readonly do: "sit"; readonly seat: string; readonly name: string; readonly deck: DeckChoice }
  | { readonly do: "number"; readonly number: string }
  /** `after` is the last entry that the page knows: an answer that comes twice or late is about nothing. */
  | { readonly do: "answer"; readonly after: number; readonly picks: readonly number[] }
  | { readonly do: "concede"; readonly game: number }
  | { readonly do: "undo"; readonly after: number }
  | { readonly do: "consent"; readonly after: number; readonly yes: boolean }
  | { readonly do: "again" }
  | { readonly do: "say"; readonly phrase: Phrase }
  | { readonly do: "ask"; readonly question: keyof Questions; readonly given: readonly unknown[] }
  | { readonly do: "disclose" };

export type ToServer = Request & { readonly id: number };

export interface RoomSeat {
  readonly name: string;
  readonly here: boolean;
  readonly again: boolean;
}

export interface Room {
  readonly code: string;
  readonly settings: RoomSettings;
  readonly edition: string;
  readonly engine: string;
  readonly seats: readonly [RoomSeat | null, RoomSeat | null];
  readonly you: Player | null; // null: not at the table
  /** For each owner: nobody, seat 0, seat 1. */
  readonly commitments: readonly [string, string, string];
  readonly numbers: readonly [boolean, boolean];
  readonly stage: "waiting" | "playing" | "between" | "over";
  readonly game: number; // from 0
  readonly score: readonly [number, number];
  readonly winner: Player | null;
  /** Where the match goes on with sides swapped, once both want it. */
  readonly next: string | null;
  readonly watching: number;
}

/** Milliseconds left; `running`: whose clock runs, `left` counted from when this was sent. */
export interface Clocks {
  readonly bank: readonly [number, number];
  readonly away: readonly [number, number];
  readonly each: number;
  readonly running: Player | null;
}

export type FromServer =
  | { readonly reply: number; readonly value: unknown }
  | { readonly reply: number; readonly refused: string }
  | { readonly room: Room }
  | { readonly update: Update; readonly after: number; readonly clocks: Clocks | null }
  | { readonly clocks: Clocks }
  | { readonly undo: { readonly by: Player; readonly after: number } | null }
  | { readonly said: { readonly by: Player; readonly phrase: Phrase } }
  | { readonly told: Message };

/** Why a connection was closed. */
export const closes = { takenOver: 4001, again: 4002, misbehaved: 4003, full: 4004 } as const;
