/** 5-10, 21-3: a player takes damage. */
import {
  type Action,
  ask,
  call,
  declare,
  declaredAs,
  doWith,
  emit,
  type Frame,
  follows,
  followsAll,
  forbidding,
  forbiddingPlayer,
  type Game,
  happen,
  hasKeyword,
  inArea,
  jump,
  label,
  locals,
  master,
  type Player,
  type Proposed,
  procedure,
  proposed,
  proposing,
  question,
  settleAction,
  step,
  toldBy,
} from "@arbiter/engine";
import { bit, drop, hand, leaderOf, life, place } from "./areas.ts";
import { waysOf } from "./ways.ts";

/** Whether the player takes no damage at all. */
export function takesNone(g: Game, player: Player): boolean {
  const { source: card, sourcePlayer } = g;
  const cause = card < 0 ? "battle" : "effect";
  const live =
    forbiddingPlayer(g, "takeDamage", player, -1, -1, false, cause) ??
    forbidding(g, "takeDamage", leaderOf(g, player), { cause, card, player: sourcePlayer });
  return live !== null && g.program.edition.forbids();
}

/** 21-3-2: no damage is no event. The frame's outcome tells whether there was some. */
export function deal(
  g: Game,
  f: Frame,
  player: Player,
  amount: number,
  how: { critical?: boolean; cause: "battle" | "effect" },
): void {
  f.outcome = { cards: [], replaced: 0 };
  if ((amount <= 0 && follows("21-3-2")) || takesNone(g, player)) return;
  const { critical = false, cause } = how;
  happen(g, f, [proposed("damage", leaderOf(g, player), { amount, cause, how: critical ? "critical" : "" })]);
}

/** 21-3-1: damage of a skill is owed until rules are processed; an attack's is dealt in its own step. */
export function takeDamage(g: Game, you: Player, { amount, cause, how }: Proposed): void {
  const owed = declare(g, how === "critical" ? "critical damage" : "damage", you, g.source, amount);
  if (cause === "effect" && waysOf(g).damageWaits && follows("21-3-1")) return;
  sufferNow(g, declaredAs(g, owed)!, cause);
}

/** Damage that is owed: an action of who takes it, with its source, whose "ability" is how much it is. */
export function damageDue(g: Game): readonly Action[] {
  return g.state.actions.filter(isDamage);
}

export function isDamage({ kind }: Action): boolean {
  return kind === "damage" || kind === "critical damage";
}

export function sufferNow(g: Game, owed: Action, cause: Proposed["cause"] = "effect"): void {
  settleAction(g, owed.number);
  const amount = owed.ability;
  const v = { left: amount, amount, cause, critical: owed.kind === "critical damage", card: null };
  call(g, "damage", { you: owed.player, card: owed.card, v });
}

/** By whose skill it is: the player who deals it, not the one who suffers it. */
function byDealer(g: Game, f: Frame): void {
  if (f.card >= 0) g.sourcePlayer = master(g, f.card);
}

/** f.you chooses a card of his Life for each damage and adds it to his hand; v.left, v.critical, v.source, v.amount. */
export const damage = procedure("damage", [
  label("next"),
  ask(
    ["21-3-2", "3-9-4", "5-10-3"],
    (g, f) => {
      const cards = inArea(g, f.you, life);
      if ((f.v.left as number) <= 0 || cards.length === 0) return null;
      const options = cards.map((card) =>
        doWith("choose", card, undefined, g.state.cards[card].faceUp ? undefined : "life"),
      );
      return question(f.you, "choose", "damage", options);
    },
    (g, f, [pick], q) => {
      const card = q.options[pick].card!;
      byDealer(g, f);
      const v = locals(g, f);
      v.card = card;
      v.left = (f.v.left as number) - 1;
      const cause = g.source < 0 ? "rule" : "effect";
      const to = place(g, f.you, f.v.critical === true ? drop : hand);
      toldBy(g, f.v.critical === true ? "22-6-2" : null, () =>
        happen(g, f, [proposing("move", card, to, cause)], true),
      );
    },
  ),
  step("21-3-2", (g, f) => {
    const { card = null } = f.v as { card?: number | null };
    if (card === null) return;
    if (f.outcome!.cards.length > 0) emit(g, "damage", f.you, card, { seenBy: 1 << f.you });
    locals(g, f).card = null;
    jump(g, f, "next");
  }),
  step("5-10-2", (g, f) => {
    const { amount, cause } = f.v as { amount: number; cause: Proposed["cause"] };
    byDealer(g, f);
    // 5-10-4: however much it was, it is one event.
    const isOne = waysOf(g).setsOffOnce ? followsAll(["5-10-4", "9-6-2-1-2"]) : !follows("1.10:4-10-2-2");
    const times = isOne ? 1 : amount;
    const struck = waysOf(g).setsOffOnce ? amount : 1;
    for (let i = 0; i < times; i++) {
      toldBy(g, isOfStrike(g, amount, cause) ? "22-7-2" : null, () =>
        emit(g, "damageTaken", f.you, -1, { amount: struck, cause }),
      );
      if (f.v.cause === "effect" && follows("23-3-3-2"))
        emit(g, "damageDealt", g.state.cards[f.card].owner, f.card, { amount });
    }
  }),
]);

const double = bit("Double Strike");
const triple = bit("Triple Strike");
const quadruple = bit("Quadruple Strike");

/** 22-7: how much damage an attack deals, the most that one of its keywords says. */
export function strikes(g: Game, id: number): number {
  if (!follows("22-7-2")) return 1;
  if (hasKeyword(g, id, quadruple) && follows("22-7-2-3")) return 4;
  if (hasKeyword(g, id, triple) && follows("22-7-2-2")) return 3;
  return hasKeyword(g, id, double) && follows("22-7-2-1") ? 2 : 1;
}

function isOfStrike(g: Game, amount: number, cause: Proposed["cause"]): boolean {
  const { battle } = g.state;
  return cause === "battle" && amount > 1 && battle !== null && amount === strikes(g, battle.attacker.id);
}
