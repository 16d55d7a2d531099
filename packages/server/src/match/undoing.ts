/** Taking back: free where nothing was learned since, else by the other's consent. */
import { type Player, Refused } from "@arbiter/engine";
import type { Audience } from "./audience.ts";
import type { Journal } from "./journal.ts";
import type { Machine } from "./machine.ts";
import type { Timing } from "./timing.ts";

/** Who wants to take back, and after which entry. */
export type UndoAsked = { readonly by: Player; readonly after: number } | null;

export function openUndoing(
  machine: Machine,
  { standing, act }: Journal,
  audience: Audience,
  timing: Timing,
  whisper: (message: { readonly undo: UndoAsked }) => void,
) {
  let asked: UndoAsked = null;

  function hear(undo: UndoAsked): void {
    asked = undo;
    audience.tell({ undo });
  }

  function ask(undo: UndoAsked): void {
    hear(undo);
    whisper({ undo });
  }

  const takeBack = (by: Player, after: number): Promise<"done" | "stale"> =>
    act((s) => {
      const own = s.playing?.own[by] ?? null;
      if (s.after !== after || s.stage !== "playing" || own === null) return null;
      return { kind: "undone", to: own.at, left: timing.left() };
    });

  return {
    asked: () => asked,
    /** At another node. */
    hear,
    /** The game went on. */
    forget: () => {
      asked = null;
    },

    undo: async (by: Player, after: number) => {
      const { playing, stage, after: last } = standing();
      if (last !== after || playing === null) return "stale";
      const can = machine.undoFor(playing, by, stage === "playing");
      if (can === "no") throw new Refused("There is nothing to take back.");
      if (can === "free") return takeBack(by, after);
      ask({ by, after });
      return "done";
    },

    consent: async (seat: Player, after: number, yes: boolean) => {
      const wanted = asked;
      if (wanted === null || wanted.after !== after || wanted.by === seat) return "stale";
      ask(null);
      return yes ? takeBack(wanted.by, after) : "done";
    },
  };
}
