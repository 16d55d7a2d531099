/** Making a room, sitting down, coming back, going on to the next match, and leaving. */
import type { DeckChoice, Request, RoomWish } from "@arbiter/match";
import { playRemote } from "../app/play.ts";
import { show, table, useTable } from "../app/store.ts";
import { Lost, remoteMatch } from "../match/remote.ts";
import { hearRoom, inRoom, leaveRoom, setRoom } from "./room.ts";

export const codeHere = () => /#room=(\w{4,20})/.exec(location.hash)?.[1] ?? null;

const seatKey = (code: string) => `arbiter seat ${code}`;
const lastKey = "arbiter room";
export const seatOf = (code: string) => localStorage.getItem(seatKey(code)) ?? undefined;
export const keepSeat = (code: string, seat: string) => localStorage.setItem(seatKey(code), seat);
/** Opened on another device, it takes the seat over: the secret is in the fragment, once. */
export const seatLink = (code: string) =>
  `${location.href.split("#")[0]}#room=${code}&seat=${seatOf(code) ?? ""}`;
export const lastRoom = () => localStorage.getItem(lastKey);

export const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function entering(code: string): Request {
  const seat = seatOf(code);
  return { do: "enter", code, ...(seat === undefined ? {} : { seat }) };
}

export function fail(error: unknown): void {
  const says = error instanceof Error ? error.message : String(error);
  const lost = () => table().intl.formatMessage({ id: "online.unreachable" });
  show({ what: "error", says: error instanceof Lost ? lost() : says });
}

/** One question to the server, outside of any room. */
export async function request<T>(asked: Request): Promise<T> {
  const { match } = inRoom();
  if (match !== null) return (await match.request(asked)) as T;
  const once = remoteMatch(() => null);
  try {
    return (await once.request(asked)) as T;
  } finally {
    once.close();
  }
}

/** A secret that came in the link is kept, and leaves the address at once. */
function takeSeat(code: string): void {
  const given = /&seat=([0-9a-f]{32})$/.exec(location.hash)?.[1];
  if (given !== undefined) keepSeat(code, given);
}

export async function enter(code: string): Promise<void> {
  takeSeat(code);
  const match = remoteMatch(() => entering(code));
  let gaveNumber = false;
  match.onTold((told) => {
    if (inRoom().match !== match) return;
    hearRoom(told);
    if (!("room" in told)) return;
    const { you, numbers, next } = told.room;
    if (you !== null && !numbers[you] && !gaveNumber) {
      gaveNumber = true;
      match.request({ do: "number", number: random() }).catch(fail);
    }
    if (next !== null) goOn(code, next);
  });
  inRoom().match?.close();
  leaveRoom();
  setRoom({ match });
  history.replaceState(null, "", `#room=${code}`);
  void playRemote(match).catch(fail);
  try {
    await match.request(entering(code));
    if (seatOf(code) !== undefined) localStorage.setItem(lastKey, code);
  } catch (error) {
    quit();
    throw error;
  }
}

/** Both want another match: the same seats, in a room of its own. */
function goOn(from: string, next: string): void {
  const seat = seatOf(from);
  if (seat !== undefined) keepSeat(next, seat);
  enter(next).catch(fail);
}

export async function sit(name: string, deck: DeckChoice): Promise<void> {
  const { match, room } = inRoom();
  if (match === null || room === null) return;
  const seat = seatOf(room.code) ?? random();
  keepSeat(room.code, seat);
  localStorage.setItem(lastKey, room.code);
  try {
    const { library } = room.settings;
    await match.request({ do: "sit", seat, name, deck, ...(library === null ? {} : { accepts: library }) });
  } catch (error) {
    localStorage.removeItem(seatKey(room.code));
    throw error;
  }
}

export async function create(settings: RoomWish, name: string, deck: DeckChoice): Promise<void> {
  await enter(await request<string>({ do: "create", settings }));
  await sit(name, deck);
}

/** Out of the room; the seat stays his. */
export function quit(): void {
  inRoom().match?.close();
  leaveRoom();
  if (codeHere() !== null) history.replaceState(null, "", location.pathname);
}

/** Who leaves the table leaves the room. */
useTable.subscribe((now, before) => {
  const { match } = inRoom();
  if (match !== null && before.match === match && now.match !== match) quit();
});

/** Whether the game on the table is played with people elsewhere. */
export const isRemote = () => inRoom().match !== null && table().match === inRoom().match;
