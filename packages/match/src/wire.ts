/** What passes between a page and a server, as JSON over a WebSocket. The server checks every message. */
import type { Changes } from "./changes.ts";
import type { DeckChoice, GameName, Player, Questions, Update } from "./types.ts";

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
  /** By which edition it is played. */
  readonly edition: string;
  /** The hash of the card library; null: ours. */
  readonly library: string | null;
  /** The format that decks must keep to; null: what the rulebook allows. */
  readonly format: string | null;
  readonly listed: boolean; // shown to everybody in the lobby
  readonly bestOf: 1 | 3;
  readonly clock: ClockSettings | null;
  /** What they see: what both players see, or what either of them does. */
  readonly spectators: "none" | "public" | "all";
  readonly emotes: boolean;
  readonly chat: boolean;
}

/** What is not said is as usual: the newest edition, our cards, one game, no clock. */
export type RoomWish = Pick<RoomSettings, "game"> & Partial<RoomSettings>;

/** A room that waits for somebody. */
export interface OpenRoom {
  readonly code: string;
  readonly host: string | null;
  readonly created: number;
  readonly settings: RoomSettings;
}

export type RoomFilter = {
  readonly [part in "game" | "edition" | "library" | "format"]?: RoomSettings[part] | undefined;
};

export const phrases = ["hello", "goodLuck", "thinking", "wellPlayed", "oops", "thanks", "goodGame"] as const;
export type Phrase = (typeof phrases)[number];

/** Every request has a number of the page's own; its reply names it. */
export type Request =
  | { readonly do: "create"; readonly settings: RoomWish }
  | ({ readonly do: "rooms" } & RoomFilter)
  /** Enters a room to sit down, to sit there again (with the seat's secret), or to watch. */
  | { readonly do: "enter"; readonly code: string; readonly seat?: string }
  /** The page makes the secret of its seat; sent twice it is the same seat. */
  | {
      readonly do: "sit";
      readonly seat: string;
      readonly name: string;
      readonly deck: DeckChoice;
      /** The host's card library, by its hash: who sits down accepts it. */
      readonly accepts?: string;
    }
  | { readonly do: "number"; readonly number: string }
  /** `after` is the last entry that the page knows: an answer that comes twice or late is about nothing. */
  | { readonly do: "answer"; readonly after: number; readonly picks: readonly number[] }
  | { readonly do: "concede"; readonly game: number }
  | { readonly do: "undo"; readonly after: number }
  | { readonly do: "consent"; readonly after: number; readonly yes: boolean }
  | { readonly do: "again" }
  | { readonly do: "say"; readonly phrase: Phrase }
  | { readonly do: "chat"; readonly text: string }
  /** Nothing that the other says is sent any more. */
  | { readonly do: "mute"; readonly yes: boolean }
  /** The host's: who has not begun to play, or who watches, must go. */
  | { readonly do: "kick"; readonly who: "guest" | "spectators" }
  /** To the operator, with the match and what was said last. */
  | { readonly do: "report"; readonly text: string }
  /** His yes to a replay in which everything is seen. */
  | { readonly do: "whole" }
  /** Waits for somebody of about the same rating; `paired` tells where. */
  | {
      readonly do: "queue";
      readonly game: GameName;
      readonly edition?: string;
      readonly library?: string | null;
      readonly format?: string | null;
      readonly seat: string;
      readonly name: string;
      readonly deck: DeckChoice;
    }
  | { readonly do: "unqueue" }
  | { readonly do: "ask"; readonly question: keyof Questions; readonly given: readonly unknown[] }
  | { readonly do: "disclose" };

export type ToServer = Request & { readonly id: number };

export interface RoomSeat {
  readonly name: string;
  /** Somebody with an account: nobody else has this name. */
  readonly account: boolean;
  readonly here: boolean;
  readonly again: boolean;
  /** Has said yes to a replay in which everything is seen. */
  readonly whole: boolean;
}

export type LostBy = "concession" | "clock" | "absence";

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
  readonly rated: boolean;
  readonly stage: "waiting" | "playing" | "between" | "over";
  readonly game: number; // from 0
  readonly score: readonly [number, number];
  readonly winner: Player | null;
  /** How the last game ended, where it was not by the rulebook. */
  readonly lost: { readonly player: Player; readonly by: LostBy } | null;
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
  /** What changed since the update before it. */
  | { readonly changes: Changes; readonly after: number; readonly clocks: Clocks | null }
  | { readonly update: Update; readonly after: number; readonly clocks: Clocks | null }
  | { readonly clocks: Clocks }
  | { readonly undo: { readonly by: Player; readonly after: number } | null }
  | { readonly said: { readonly by: Player; readonly phrase: Phrase } }
  | { readonly paired: { readonly code: string } }
  | { readonly chat: { readonly by: Player; readonly text: string } };

/** A game that is over, as one may see it afterwards. */
export interface RoomReplay {
  readonly code: string;
  readonly game: GameName;
  readonly edition: string;
  readonly engine: string;
  /** How many games the match had; which one this is. */
  readonly games: number;
  readonly at: number;
  /** Its engine is gone: these are the stored events, and nothing can be asked about them. */
  readonly stored: boolean;
  /** As its viewer saw it, step by step. */
  readonly updates: readonly Update[];
}

/** Why a connection was closed. */
export const closes = { takenOver: 4001, again: 4002, misbehaved: 4003, full: 4004, kicked: 4005 } as const;
