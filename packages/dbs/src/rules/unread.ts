/** What the language of abilities has and the machine does not carry out yet, as far as a key and its value tell it. */
import type { Static } from "@arbiter/engine";
import { isOnceATurn } from "./expand.ts";

export function unreadWord(key: string, _part: unknown, around: Record<string, unknown>): string | null {
  if (key === "limit" && around.set === "cannot" && !isOnceATurn(around as unknown as Static))
    return "once per turn";
  if (key === "if" && around.set === "can" && around.verb !== "skill:Awaken") return "even if";
  return null;
}
