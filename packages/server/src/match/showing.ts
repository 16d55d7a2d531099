/** Everybody at a match is shown it, each by his own view, and is told only what changed since. */
import type { Game } from "@arbiter/engine";
import { changesIn, markAll } from "@arbiter/match";
import type { Audience, Present } from "./audience.ts";
import type { Machine } from "./machine.ts";
import { roomFor } from "./room.ts";
import type { Viewer } from "./shown.ts";
import type { Standing } from "./standing.ts";
import type { Timing } from "./timing.ts";

export function openShowing(machine: Machine, standing: () => Standing, audience: Audience, timing: Timing) {
  function whole({ connection, sent, marks }: Present, viewer: Viewer): void {
    const update = machine.whole(standing(), viewer, sent);
    markAll(update, marks);
    connection.send({ update, after: standing().after, clocks: timing.shown() });
  }

  return {
    whole,

    /** What was passed through since this game; null: it is another one. */
    game: (before: Game | null, passed: readonly Game[]): void => {
      for (const one of audience.all()) {
        if (one.viewer === null) continue;
        if (before === null) whole(one, one.viewer);
        else
          for (const update of machine.updates(standing(), one.viewer, before, passed, one.sent)) {
            const changes = changesIn(update, one.marks);
            one.connection.send({ changes, after: standing().after, clocks: timing.shown() });
          }
      }
    },

    room: (): void => {
      for (const one of audience.all()) one.connection.send({ room: roomFor(standing(), audience, one) });
    },
  };
}
