/** What a player is told after the match: enough to check his own shuffles, nothing of the other's. */
import { type Player, shufflesWhile } from "@arbiter/engine";
import { type Disclosure, type Shuffled, secretOf, streamFrom } from "@arbiter/match";
import type { Body } from "./entries.ts";
import { type Standing, standingAfter } from "./standing.ts";

/** The match is played once more from its entries, and his shuffles are written down. */
export function disclosure(s: Standing, seat: Player, bodies: readonly Body[]): Disclosure {
  const own = secretOf(s.created.root, seat);
  const numbers = s.numbers as readonly [string, string];
  const drawn = shufflesWhile(() => {
    standingAfter(s.id, bodies);
  });
  const games = Array.from({ length: s.game + 1 }, (_, game) => {
    const stream = streamFrom(own, numbers, game);
    const mine = drawn.filter((one) => one.stream === stream);
    const once = new Map(
      mine.map(({ n, before, after }): [string, Shuffled] => [`${n} ${before}`, { n, before, after }]),
    );
    return [...once.values()];
  });
  return { numbers, secrets: { common: secretOf(s.created.root, -1), own }, games };
}
