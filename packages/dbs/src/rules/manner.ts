/** How a card is played that a [Counter: Play] spoke of: its own player still plays it, in the position that was said. */
import { effectWith, type Frame, type Game, locals, refer } from "@arbiter/engine";
import { deflects } from "./shielded.ts";

type State = "rested" | "active" | undefined;

/** What was negated along with it comes along into play. */
interface Manner {
  readonly card: number;
  readonly rested: boolean;
  readonly given: readonly number[];
}

/** What the other player declared and f answers: the frame below the counter window. */
export function answered(g: Game): Frame | undefined {
  const at = g.state.frames.findLastIndex(({ p }) => p === "counter window");
  const declared = g.state.frames[at - 1];
  return declared?.v.action === g.state.frames[at]?.v.action ? declared : undefined;
}

/** 5-5-2-2: said in the window, it holds once the card is played (5-5-2-3); [Deflect] is not affected (22-20-2). */
export function sayManner(g: Game, f: Frame, id: number, state: State): boolean {
  const declared = f.v.late === true ? g.state.frames.at(-2) : answered(g); // late: as it is about to be played
  if (declared === undefined || deflects(g, id, f.you)) return false;
  const isGiven = (target: { id: number; incarnation: number }) => target.id === id && target.incarnation < 0;
  const given = g.state.effects.filter((e) => e.targets?.some(isGiven)).map(({ stamp }) => stamp);
  locals(g, declared).manner = { card: id, rested: state === "rested", given };
  return true;
}

export function isRested(f: Frame, id: number, state?: State): boolean {
  const manner = f.v.manner as unknown as Manner | undefined;
  return state === "rested" || (manner?.card === id && manner.rested);
}

/** The card came into play. */
export function takeAlong(g: Game, f: Frame, id: number): void {
  const manner = f.v.manner as unknown as Manner | undefined;
  if (manner?.card !== id || manner.given.length === 0) return;
  g.state.effects = g.state.effects.map((e) =>
    manner.given.includes(e.stamp) ? effectWith(e, { targets: [refer(g, id)] }) : e,
  );
  g.table = null;
}
