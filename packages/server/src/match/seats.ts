/** Whose a seat is: his who has its secret, or the account that sat down there. */
import { createHash } from "node:crypto";
import { type Player, Refused } from "@arbiter/engine";
import type { Audience, Connection } from "./audience.ts";
import type { Sitting } from "./entries.ts";
import { isSeat } from "./shown.ts";
import type { Standing } from "./standing.ts";

export const keyOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

export function openSeats(standing: () => Standing, audience: Audience) {
  const find = (is: (sitting: Sitting) => boolean): Player | null => {
    const seat = standing().seats.findIndex((sitting) => sitting !== null && is(sitting));
    return seat < 0 ? null : (seat as Player);
  };
  return {
    /** The seat that this connection holds. */
    of: (connection: Connection): Player => {
      const viewer = audience.of(connection)?.viewer ?? null;
      if (!isSeat(viewer)) throw new Refused("You do not sit at this table.");
      return viewer;
    },
    with: (secret: string): Player | null => {
      const key = keyOf(secret);
      return find((sitting) => sitting.key === key);
    },
    /** Who has an account finds his seat from any device. */
    ofAccount: ({ account }: Connection): Player | null =>
      account === null ? null : find((sitting) => sitting.account === account),
  };
}
