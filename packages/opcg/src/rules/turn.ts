/** Chapter 6: the turn, phase by phase. */
import {
  activate,
  ask,
  definition,
  draw,
  type Effect,
  emit,
  enter,
  expire,
  type Frame,
  follows,
  type Game,
  goTo,
  inArea,
  isHeard,
  isPossible,
  jump,
  label,
  mark,
  offers,
  option,
  other,
  type Pending,
  type Player,
  pool,
  poolOf,
  procedure,
  proposing,
  question,
  step,
  turn as turnCard,
} from "@arbiter/engine";
import { eventAbility, mainActions } from "./actions.ts";
import { active, characters, frozen, inDeck, leader, rested, stage } from "./areas.ts";
import { give } from "./don.ts";
import { resolvePending } from "./effects.ts";

const end = option("end", { rules: ["6-5-2-1"] });

export const turn = procedure("turn", [
  // 6-2 Refresh Phase
  step("6-2-1", (g) => expire(g, (e) => e.until === "yourNextTurn" && e.you === g.state.active), "effects"),
  step("6-2-2", (g) => emit(g, "startOfTurn", g.state.active, -1), { tells: ["startOfTurn"] }),
  step("6-2-2", resolvePending, "pending"),
  step("6-2-3", returnDon),
  step("6-2-4", refresh),
  step(
    "6-2-4",
    (g) => expire(g, (e) => e.until === "yourRefresh" && e.you === g.state.active && e.turn < g.state.turn),
    "effects",
  ),
  step(
    "6-2-4",
    (g) =>
      expire(g, (e) => e.until === "opponentRefresh" && e.you !== g.state.active && e.turn < g.state.turn),
    "effects",
  ),
  // 6-3 Draw Phase
  step("6-3-1", (g) => {
    if (g.state.turn > 1 || !follows("6-3-1")) draw(g, g.state.active, 1);
  }),
  step("6-3-1", resolvePending, "pending"),
  // 6-4 DON!! Phase
  step("6-4-1", (g) => placeDon(g, g.state.active)),
  step("6-4-1", resolvePending, "pending"),
  // 6-5 Main Phase
  step("6-5-1", (g) => emit(g, "startOfMain", g.state.active, -1), { tells: ["startOfMain"] }),
  label("settled"),
  step("6-5-1", resolvePending, "pending"),
  label("main"),
  ask(
    "6-5-2",
    (g) => {
      const player = g.state.active;
      const options = offers(g, player, mainActions);
      if (follows("6-5-2-1")) options.push(end);
      return question(player, "act", "main", options);
    },
    (g, f, [pick], q) => {
      const taken = q.options[pick];
      if (taken.do === "end") jump(g, f, "end");
      else mainAction(g, taken.do, taken.card!, taken.target, taken.ability);
    },
  ),
  goTo("6-5-2", "settled"),
  // 6-6 End Phase
  label("end"),
  step("6-6-1-1", (_g, f) => {
    f.v = { ended: [] };
  }),
  label("ending"),
  step("6-6-1-1", endOfTurn),
  step("6-6-1-1", (g, f) => {
    if (g.state.pending.length === 0) return;
    resolvePending(g);
    jump(g, f, "ending");
  }),
  step("6-6-1-2", (g) => expire(g, (e) => e.until === "turn" && e.you === g.state.active), "effects"),
  step("6-6-1-3", (g) => expire(g, (e) => e.until === "turn" && e.you !== g.state.active), "effects"),
  step("6-6-1-3", (g) => expire(g, (e) => endsWithTurn(g, e)), "effects"),
  step("6-6-1-4", (g, f) => {
    endOfTurn(g, f);
    if (g.state.pending.length > 0) jump(g, f, "ending");
  }),
  step(["6-6-1-4", "6-1-2"], (g, f) => {
    g.state.turn++;
    if (!g.state.again) g.state.active = other(g.state.active);
    g.state.again = false;
    g.state.facts = [];
    g.table = null;
    emit(g, "turn", g.state.active, -1, { amount: g.state.turn });
    f.at = 0;
    f.v = {};
  }),
]);

/** 6-6-1-1-1: each effect once, also that of a card that comes in the End Phase. */
function endOfTurn(g: Game, f: Frame): void {
  if (!isHeard(g, "endOfTurn")) return;
  const ended = f.v.ended as readonly string[];
  const name = (p: Pending) => `${p.card}/${p.ability}/${p.incarnation}`;
  const before = g.state.pending;
  emit(g, "endOfTurn", g.state.active, -1);
  const fresh = g.state.pending.filter(
    (p) => !before.includes(p) && (!ended.includes(name(p)) || !follows("6-6-1-1-1")),
  );
  g.state.pending = [...before, ...fresh];
  f.v = { ended: [...ended, ...fresh.map(name)] };
}

function endsWithTurn(g: Game, e: Effect): boolean {
  const later = e.turn < g.state.turn;
  if (e.until === "opponentEndPhase") return e.you !== g.state.active; // also of the turn under way
  if (e.until === "opponentTurn") return later && e.you !== g.state.active;
  return e.until === "yourNextTurnEnd" && later && e.you === g.state.active;
}

const field = [leader, characters, stage] as const;

function returnDon(g: Game): void {
  const player = g.state.active;
  for (const name of field)
    for (const id of inArea(g, player, name)) {
      const { marks } = g.state.cards[id];
      if (marks === 0) continue;
      mark(g, id, 0);
      pool(g, player, rested, marks);
      emit(g, "donReturnedToCost", player, id, { amount: marks });
    }
}

function refresh(g: Game): void {
  const player = g.state.active;
  const waking: number[] = [];
  for (const name of field)
    for (const id of inArea(g, player, name))
      if (g.state.cards[id].rested && isPossible(g, proposing("activate", id))) waking.push(id);
  for (const id of waking) turnCard(g, id, false);
  const stay = poolOf(g, player, frozen);
  if (stay > 0) pool(g, player, frozen, -stay);
  const n = poolOf(g, player, rested) - stay;
  if (n === 0) return;
  pool(g, player, rested, -n);
  pool(g, player, active, n);
  emit(g, "donActive", player, -1, { amount: n });
}

/** 6-4-1 to 6-4-3: two, or one in the very first turn, as far as there are any. */
function placeDon(g: Game, player: Player): void {
  const n = Math.min(g.state.turn === 1 ? 1 : 2, poolOf(g, player, inDeck));
  if (n === 0 && !follows("6-4-3")) pool(g, player, active, 1);
  if (n === 1 && g.state.turn > 1 && !follows("6-4-2")) return;
  for (let i = 0; i < (follows("3-3-3") ? n : 1); i++) {
    pool(g, player, inDeck, -1);
    pool(g, player, follows("3-9-3") ? active : rested, 1);
    emit(g, "donAdded", player, -1);
  }
}

function mainAction(g: Game, what: string, card: number, target = -1, ability = -1): void {
  const you = g.state.active;
  switch (what) {
    case "give":
      g.rule = "6-5-5-1";
      give(g, you, active, card, 1);
      break;
    case "attack":
      enter(g, "battle", you, { attacker: card, target });
      break;
    case "activate":
      activate(g, definition(g, card).compiled[ability].path, you, card, g.state.cards[card].incarnation, {
        declared: true,
      });
      break;
    case "play":
      if (definition(g, card).category === "EVENT")
        enter(g, "activate an Event", you, { card, ability: eventAbility(g, card, "main") });
      else enter(g, "play a card", you, { card });
  }
}
