/** When effects with a duration begin (7-2-2, 7-2-3) and end (7-2-4, 7-3-5, 7-4-5, 7-4-6). */
import {
  type Delayed,
  type Effect,
  effectWith,
  expire,
  follows,
  followsAll,
  type Game,
  type Player,
} from "@arbiter/engine";
import { checkExcess } from "./excess.ts";

/** Durations that have not begun when the effect is resolved. */
export const dormant: ReadonlySet<string> = new Set([
  "duringYourTurn",
  "duringOpponentTurn",
  "yourRefresh",
  "opponentRefresh",
  "nextTurn",
]);

/** What has a while: an effect, or what is done each time something happens in that while. */
type Lasting = Pick<Effect | Delayed, "until" | "you" | "turn">;

const isMine = (g: Game, e: Lasting) => e.you === g.state.active;
const isOfEarlierTurn = (g: Game, e: Lasting) => e.turn < g.state.turn;

/** What was said about this turn, or about its Charge Phase, begins. */
function begin(g: Game, own: boolean, until: string, now: string): void {
  const { effects, delayed } = g.state;
  if ((effects.length === 0 && delayed.length === 0) || !follows("1-7-2-2-1")) return;
  const begins = (e: Lasting) => e.until === until && isMine(g, e) === own && isOfEarlierTurn(g, e);
  g.state.delayed = delayed.map((e) => (begins(e) ? { ...e, until: now } : e));
  if (!effects.some(begins)) return;
  g.state.effects = g.state.effects.map((e) => (begins(e) ? effectWith(e, { until: now }) : e));
  g.table = null;
}

export function beginTurn(g: Game, own: boolean): void {
  begin(g, own, own ? "duringYourTurn" : "duringOpponentTurn", "turn");
  begin(g, own, own ? "yourRefresh" : "opponentRefresh", "chargePhase");
  begin(g, own, "nextTurn", "turn");
}

const ends: Readonly<Record<string, (g: Game, e: Lasting) => boolean>> = {
  startOfTurn: (g, e) => e.until === "yourNextTurn" && isMine(g, e),
  chargePhase: (g, e) =>
    e.until === "chargePhase" || (e.until === "opponentChargeEnd" && !isMine(g, e) && isOfEarlierTurn(g, e)),
  startOfMain: (g, e) => e.until === "yourNextMain" && isMine(g, e) && isOfEarlierTurn(g, e),
  mainPhase: (_g, e) => e.until === "mainPhase",
  turn: (g, e) =>
    e.until === "turn" ||
    e.until === "battleOrTurn" ||
    (isMine(g, e) ? e.until === "yourTurnEnd" : e.until === "opponentTurnEnd") ||
    (isOfEarlierTurn(g, e) &&
      (isMine(g, e)
        ? e.until === "yourNextTurnEnd"
        : e.until === "opponentTurn" || e.until === "opponentEndPhase")),
  combo: (_g, e) => e.until === "combo",
  battle: (_g, e) => e.until === "battle" || e.until === "battleOrTurn",
};

/** 9-1-2-1: printed text that was negated is there all the same, and works again. */
function isNegation(g: Game, e: Effect): boolean {
  return g.program.definitions[e.def].statics[e.static].set === "negate";
}

/** Effects end that last until this moment: of one player, or of both. */
export function end(g: Game, moment: string, of?: Player): void {
  const { effects, delayed } = g.state;
  if ((effects.length === 0 && delayed.length === 0) || !follows("1-7-2-2")) return;
  const isOver = (e: Lasting) => (of === undefined || e.you === of) && ends[moment](g, e);
  const stays = (e: Effect) => isNegation(g, e) && !follows("9-1-2-1");
  g.state.delayed = delayed.filter((e) => !isOver(e));
  expire(g, (e) => isOver(e) && !stays(e));
  if (g.state.effects !== effects) for (const player of [0, 1] as const) checkExcess(g, player); // [Unique] may hold again
}

/** 20-13-5: what ends in a phase or step ends as well when that is skipped. */
export function endSkipped(g: Game, moment: string): void {
  if (followsAll(["20-13-5"])) end(g, moment);
}
