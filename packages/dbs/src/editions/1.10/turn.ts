/** 6 of 1.10: no checkpoint before the draw; what lasts for the turn ends before the End Phase may begin anew. */
import { amended, type Frame, type Game, jump, locals, other, step } from "@arbiter/engine";
import { meetCheckpoint } from "../../rules/checkpoint.ts";
import { end } from "../../rules/durations.ts";
import { setOff } from "../../rules/set-off.ts";
import { tellEndOfTurn, turn as turn_3_02 } from "../../rules/turn.ts";

export const turn = amended(turn_3_02, {
  "7-2-8": [],
  "7-4-3": [
    step("1.10:6-4-1-2", meetCheckpoint),
    step("1.10:6-4-1-2", (g) => end(g, "turn", g.state.active)),
  ],
  "7-4-4": [
    step("1.10:6-4-1-3", (g) => end(g, "turn", other(g.state.active))),
    step("1.10:6-4-1-4", (g, f) => {
      locals(g, f).ended = true;
      if (setOff(g, f, () => tellEndOfTurn(g)) > 0) jump(g, f, "end of turn");
    }),
  ],
  "7-4-5": [step("20-13-5", endSkipped)],
  "7-4-6": [],
});

/** Of a turn that was skipped there was no End Phase. */
function endSkipped(g: Game, f: Frame): void {
  if (f.v.ended !== true) end(g, "turn");
}
