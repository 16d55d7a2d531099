/** Keywords that keep a card from what happens to it: 22-12 Indestructible, 22-16 Barrier, 22-20 Deflect. */
import {
  type CompiledAbility,
  type Context,
  definition,
  follows,
  type Game,
  hasKeyword,
  isField,
  kindOf,
  master,
  type Player,
  type Proposed,
  proposing,
  replacements,
  wholeOf,
} from "@arbiter/engine";
import { areas, battle, bit, hand, place } from "./areas.ts";
import { isForbidden, isReachable, mayComeTo, mayTakeUnder, prohibitions } from "./bans.ts";
import { mayGo } from "./game-rules.ts";
import { goesElsewhere, staysLeader } from "./leaving.ts";

/** 9-1-3-1: a keyword skill of a card in play. */
function has(g: Game, id: number, keyword: number): boolean {
  return hasKeyword(g, id, keyword) && isField(g, g.state.cards[id].area);
}

const barrier = bit("Barrier");
const deflect = bit("Deflect");
const indestructible = bit("Indestructible");

/** The skill with this procedure. */
export function skillCalled(g: Game, path: string): CompiledAbility | null {
  return g.program.abilities.get(path) ?? null;
}

/** 22-20-2: in every area, out of reach of the opponent's [Counter: Play]. */
export function deflects(g: Game, id: number, by: Player | -1): boolean {
  if (by === -1 || by === master(g, id) || !hasKeyword(g, id, deflect)) return false;
  const f = g.state.frames.findLast(({ card }) => card >= 0);
  return f !== undefined && skillCalled(g, wholeOf(f.p))?.tag === "Counter: Play" && follows("22-20-2");
}

export function choosable(g: Game, c: Context, id: number, ignoring: readonly string[] | null): boolean {
  if (definition(g, id).category === "TOKEN" && !follows("19-1-6")) return false;
  if (!isReachable(g, c, id, ignoring !== null)) return false;
  if (c.you === master(g, id)) return true;
  const isBehindBarrier =
    ignoring !== null && !ignoring.includes("Barrier") && has(g, id, barrier) && follows("22-16-2");
  return !isBehindBarrier && !deflects(g, id, c.you);
}

/** Why a skill cannot choose the card: 20-4-1, 22-16-2, 22-20-2, or what an effect says. */
export function keptFrom(g: Game, c: Context, id: number): readonly string[] {
  if (choosable(g, c, id, [])) return [];
  if (!isReachable(g, c, id, false)) return ["20-4-1"];
  if (!isReachable(g, c, id, true)) return prohibitions;
  return deflects(g, id, c.you) ? ["22-20-2", "20-4-1"] : ["22-16-2"];
}

/** 22-22-3: the card could be returned to the hand of its owner, and would arrive there. */
export function canReturn(g: Game, id: number): boolean {
  const to = place(g, g.state.cards[id].owner, hand);
  const p = proposing("move", id, to, "effect");
  return movable(g, p) && !goesElsewhere(g, p) && replacements(g, p, []).length === 0;
}

export function movable(g: Game, p: Proposed): boolean {
  const { area } = g.state.cards[p.card];
  const from = kindOf(g, area);
  if (staysLeader(g, p.card)) return false;
  if (p.kind === "move" && !mayGo(g, area, p.to, isForbidden)) return false;
  if (p.kind === "ko" && from !== battle && follows("5-12-1")) return false;
  const by = p.byPlayer === -1 ? g.sourcePlayer : p.byPlayer;
  if (p.under >= 0 && !mayTakeUnder(g, p.under, p.cause, by)) return false;
  // 5-12-1: a K.O. places it in the Drop.
  const goes = p.kind === "move" || p.kind === "ko";
  if (goes && !mayComeTo(g, p.card, areas[kindOf(g, p.to)].name, p.cause, by)) return false;
  const theirs = p.cause === "effect" && by !== -1 && by !== master(g, p.card);
  const leaves = from === battle && (p.kind === "ko" || kindOf(g, p.to) !== battle);
  const stays = leaves && (p.cause === "battle" || theirs) && has(g, p.card, indestructible);
  if (stays && follows("22-12-2")) return false;
  return !(theirs && deflects(g, p.card, g.sourcePlayer));
}
