/** Requests to the server beside the game: accounts, history, replays. */
import type { RoomReplay } from "@arbiter/match";
import { create } from "zustand";

export interface Me {
  readonly name: string;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly codesLeft: number;
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly deviation: number }[];
  readonly blocked: readonly string[];
}

export interface Played {
  readonly code: string;
  readonly game: string;
  readonly against: string;
  readonly outcome: number;
  readonly at: number;
  readonly before: number | null;
  readonly after: number | null;
}

/** Who is signed in; undefined: not known yet, or there is no server. */
export const useMe = create<{ readonly me: Me | null | undefined }>(() => ({ me: undefined }));

/** Throws what was refused; and where the page is served without a server, which answers every path with itself. */
export async function call<T>(path: string, given?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(
    `api/${path}`,
    given === undefined ? {} : { method: "POST", headers, body: JSON.stringify(given) },
  );
  const isJson = answer.headers.get("content-type")?.includes("json") === true;
  const value: unknown = isJson ? await answer.json() : null;
  if (answer.ok && isJson) return value as T;
  throw new Error((value as { refused?: string } | null)?.refused ?? `${answer.status}`);
}

export async function lookAtMe(): Promise<void> {
  useMe.setState({ me: await call<Me | null>("me").catch(() => undefined) });
}

export const replayOf = (asked: object) => call<RoomReplay>("replay", asked);
