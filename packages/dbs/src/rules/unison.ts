/** 13-3: once a turn the active player puts a Unison of the same number from his hand under his Unison. */
import {
  declare,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  locals,
  loseEffects,
  mark,
  type Occurrence,
  type Player,
  perform,
  pool,
  poolOf,
  procedure,
  proposing,
  settleAction,
  step,
  tuck,
} from "@arbiter/engine";
import { drop, place, power, reinforcedIn, unison } from "./areas.ts";
import { skillNow } from "./bans.ts";
import { waysOf } from "./ways.ts";

export const reinforce = procedure("reinforce", [
  step("13-3-2", (g, f) => {
    const [top] = inArea(g, f.you, unison);
    tuck(g, card(f), top);
    pool(g, f.you, reinforcedIn, g.state.turn - poolOf(g, f.you, reinforcedIn));
    mark(g, top, g.state.cards[top].marks + 1);
    emit(g, "reinforce", f.you, top);
    locals(g, f).action = declare(g, "reinforce", f.you, top, -1);
  }),
  step("13-3-3", (g, f) =>
    enter(g, "counter window", f.you, { action: f.v.action as number, settles: false }),
  ),
  step("13-3-3", (g, f) => settleAction(g, f.v.action as number)),
]);

/** 5-13, 21-7: markers come off; with some left it is as printed again, with none the Unison is dropped. */
export function removeMarkers(
  g: Game,
  player: Player,
  id: number,
  n: number,
  cause: Occurrence["cause"] = g.source < 0 ? "rule" : "effect",
  isCause = waysOf(g).lastMarkerIsCause,
): void {
  const had = g.state.cards[id].marks;
  const left = follows("1-11-2") ? Math.max(0, had - n) : had - n;
  const rules = ["5-13-1", "5-13-2", had - left === 1 ? "5-13-4-1" : "5-13-4-2"];
  if (left === had || !followsAll(rules)) return;
  mark(g, id, left);
  const boosts = skillNow(g)?.ability.with?.some(({ name }) => name === "Spirit Boost") === true;
  emit(g, "markersRemoved", player, id, {
    amount: had - left,
    cause,
    ...(boosts ? { using: "Spirit Boost" } : {}),
  });
  if (left > 0 && followsAll(["21-7-1", "21-7-2", "21-1-2-1"]))
    loseEffects(g, id, waysOf(g).withMarker === "all effects" ? undefined : (s) => s.number === power);
  if (left === 0 && followsAll(["21-7-1", "21-7-3", "21-1-2-1"])) dropUnison(g, id, isCause);
}

/** 21-7-3-1, 23-3-2-2: what took the last marker placed it in the Drop Area. */
function dropUnison(g: Game, id: number, isCause: boolean): void {
  const { rule, source } = g;
  g.rule = "21-7-3";
  if (source >= 0 && !(isCause && followsAll(["21-7-3-1", "23-3-2-2"]))) g.source = -1;
  toDrop(g, id);
  g.rule = rule;
  g.source = source;
}

export function toDrop(g: Game, id: number): void {
  const to = place(g, g.state.cards[id].owner, drop);
  perform(g, [proposing("move", id, to, g.source < 0 ? "rule" : "effect")], 1);
}

const card = (f: Frame) => f.v.card as number;
