import type { Refusal } from "@arbiter/cardtext";
import type { Unread } from "./game.ts";

/** Where a text was not understood. */
export function stopped(refused: Refusal): Unread {
  if ("ambiguous" in refused)
    return { at: 0, stoppedAt: "(several readings)", says: `It has several readings: "${refused.text}"` };
  return {
    at: refused.at,
    stoppedAt: refused.stoppedAt,
    says: `It is not understood at "${refused.stoppedAt}" in "${refused.text}"`,
  };
}
