/** A replay from the server: the steps as its viewer saw them. Nothing is played again here. */
import type { Match, RoomReplay, Update } from "@arbiter/match";
import { watchMatch } from "../app/play.ts";
import { replayOf } from "./api.ts";
import { seatOf } from "./enter.ts";

export async function watchRoom(code: string, game = 0, whole = false): Promise<void> {
  const seat = seatOf(code);
  await watchMatch(replayed(await replayOf({ code, game, whole, ...(seat === undefined ? {} : { seat }) })));
}

function replayed({ updates, stored, engine }: RoomReplay): Match {
  const listeners = new Set<(update: Update) => void>();
  const failures = new Set<(says: string, dead: boolean) => void>();
  const faces = updates.flatMap((update) => update.faces);
  const refuse = async (): Promise<never> => {
    const why = stored ? `Its engine (${engine.slice(0, 12)}) is gone; these are its stored events.` : "";
    throw new Error(`This is a replay from the server. ${why}`);
  };
  let at = -1;

  function goTo(to: number): void {
    const next = Math.max(0, Math.min(to, updates.length - 1));
    const isStep = next === at + 1 && at >= 0;
    at = next;
    const here = updates[next];
    const told = updates.slice(0, next + 1).flatMap((update) => update.lines);
    const update: Update = {
      ...here,
      faces: isStep ? [] : faces,
      lines: isStep ? here.lines : told,
      happened: isStep ? here.happened : [],
      jump: !isStep,
      at: next,
      of: updates.length - 1,
    };
    for (const listener of listeners) listener(update);
  }

  const idle = () => {};
  return {
    start: refuse,
    load: refuse,
    lay: refuse,
    openHands: idle,
    answer: idle,
    concede: idle,
    undo: idle,
    asking: idle,
    goTo,
    playFrom: () => {
      for (const listener of failures) listener("A replay from the server is only watched.", false);
    },
    ask: refuse,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
    close: idle,
  };
}
