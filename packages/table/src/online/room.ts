/** What the page knows of the room it is in, beside the game. */
import type { Clocks, FromServer, Phrase, Player, Room } from "@arbiter/match";
import { create } from "zustand";
import type { RemoteMatch } from "../match/remote.ts";

export type Said =
  | { readonly by: Player; readonly phrase: Phrase }
  | { readonly by: Player; readonly text: string };

export interface InRoom {
  readonly match: RemoteMatch | null;
  readonly room: Room | null;
  readonly clocks: Clocks | null;
  /** When they were so. */
  readonly clocksAt: number;
  readonly undo: { readonly by: Player; readonly after: number } | null;
  readonly talk: readonly Said[];
  readonly muted: boolean;
  readonly connected: boolean;
}

const nowhere: InRoom = {
  match: null,
  room: null,
  clocks: null,
  clocksAt: 0,
  undo: null,
  talk: [],
  muted: false,
  connected: true,
};

export const useRoom = create<InRoom>(() => nowhere);
export const inRoom = () => useRoom.getState();
export const setRoom = useRoom.setState;

export function leaveRoom(): void {
  useRoom.setState(nowhere);
}

/** So much of a talk is shown. */
const remembered = 60;

export function hearRoom(told: FromServer | { readonly connected: boolean }): void {
  if ("connected" in told) setRoom({ connected: told.connected });
  if ("room" in told) setRoom({ room: told.room });
  if ("undo" in told) setRoom({ undo: told.undo });
  if ("update" in told || "changes" in told) setRoom({ undo: null });
  if ("clocks" in told) setRoom({ clocks: told.clocks, clocksAt: performance.now() });
  if ("said" in told) hear(told.said);
  if ("chat" in told) hear(told.chat);
}

function hear(said: Said): void {
  setRoom(({ talk }) => ({ talk: [...talk, said].slice(-remembered) }));
}
