import type { Refusal } from "../read.ts";

/** Where reading stopped, and why. */
export interface Unread {
  readonly at: number;
  readonly stoppedAt: string;
  readonly says: string;
}

export function stopped(refused: Refusal): Unread {
  if ("ambiguous" in refused)
    return { at: 0, stoppedAt: "(several readings)", says: `It has several readings: "${refused.text}"` };
  return {
    at: refused.at,
    stoppedAt: refused.stoppedAt,
    says: `It is not understood at "${refused.stoppedAt}" in "${refused.text}"`,
  };
}
