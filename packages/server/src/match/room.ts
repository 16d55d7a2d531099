/** A match as it is shown beside the game: who sits there, the score, what was promised. */
import type { Player } from "@arbiter/engine";
import { commitment, owners, type Room, secretOf } from "@arbiter/match";
import type { Audience, Present } from "./audience.ts";
import { isSeat } from "./shown.ts";
import type { Standing } from "./standing.ts";

const promised = new WeakMap<Standing["created"], readonly [string, string, string]>();

function commitments(created: Standing["created"]): readonly [string, string, string] {
  const known = promised.get(created);
  if (known !== undefined) return known;
  const made = owners.map((owner) => commitment(secretOf(created.root, owner))) as [string, string, string];
  promised.set(created, made);
  return made;
}

/** Whether a room looks the same after an entry: then nobody is told. */
export function isSameRoom(a: Standing, b: Standing): boolean {
  return (["seats", "numbers", "stage", "game", "score", "lost", "again", "next", "whole"] as const).every(
    (part) => a[part] === b[part],
  );
}

export function roomFor(s: Standing, audience: Audience, { viewer }: Present): Room {
  const { created, numbers } = s;
  const seat = (at: Player) => {
    const sitting = s.seats[at];
    return sitting === null
      ? null
      : {
          name: sitting.name,
          account: sitting.account !== undefined,
          here: audience.isHere(at),
          again: s.again[at],
          whole: s.whole[at],
        };
  };
  return {
    code: created.code,
    settings: created.settings,
    edition: created.edition,
    engine: created.engine,
    seats: [seat(0), seat(1)],
    you: isSeat(viewer) ? viewer : null,
    commitments: commitments(created),
    numbers: [numbers[0] !== null, numbers[1] !== null],
    rated: created.rated,
    stage: s.stage,
    game: s.game,
    score: s.score,
    winner: s.winner,
    lost: s.lost,
    next: s.next,
    watching: audience.all().filter((one) => one.viewer === "public" || one.viewer === "all").length,
  };
}

/** How a match is found: one that is full is not open any more. */
export function stageOf({ stage, seats }: Standing): "open" | "playing" | "over" {
  if (stage === "over") return "over";
  return seats.every((sitting) => sitting !== null) ? "playing" : "open";
}
