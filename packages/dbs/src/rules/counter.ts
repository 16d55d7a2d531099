/** 4-3, 9-7, 22-10: counter windows, and counter motions that answer each other and resolve in reverse order. */
import {
  areCopiesUsed,
  ask,
  call,
  declare,
  definition,
  type Frame,
  type Game,
  inArea,
  isNegatedAction,
  learn,
  move,
  number,
  type Occurrence,
  type Option,
  option,
  other,
  type Player,
  procedure,
  question,
  settleAction,
  step,
} from "@arbiter/engine";
import { drop, energyCost, hand, place } from "./areas.ts";
import { confirmRules } from "./checkpoint.ts";
import { canPay, printedPrice } from "./energy.ts";

/** f.you declared v.action; the other player may answer it once. */
export const counterWindow = procedure("counter window", [
  step("4-3-3-1", (g) => {
    while (confirmRules(g));
  }),
  ask(
    ["4-3-3-2", "9-7-3-2", "9-7-3-4"],
    (g, f) => {
      const player = other(f.you);
      const options = countersOf(g, player, f.v.action as number);
      if (inArea(g, player, hand).length === 0) return null;
      options.push(pass);
      return question(player, "act", "counter window", options, 1, 1, { decline: options.length - 1 });
    },
    (g, f, [pick], q) => {
      const { card, ability } = q.options[pick];
      if (card !== undefined)
        call(g, "counter motion", {
          you: other(f.you),
          event: eventOf(g, f.v.action as number),
          v: { card, ability: ability! },
        });
    },
  ),
]);

const pass = option("pass");

/** 22-10-3: which [Counter] skills of the hand this action makes pending. */
function countersOf(g: Game, player: Player, number_: number): Option[] {
  const action = g.state.actions.find((one) => one.number === number_);
  if (action === undefined) return [];
  const answered = new Set([answerTo(action.kind)]);
  if (action.kind === "attack" && definition(g, action.card).category === "BATTLE")
    answered.add("Battle Card Attack");
  const found: Option[] = [];
  for (const card of inArea(g, player, hand))
    for (const made of definition(g, card).compiled) {
      if (made.granted || made.ability.timing !== "counter" || !answered.has(made.ability.counters ?? ""))
        continue;
      const price = printedPrice(g, card, number(g, card, energyCost) || 0);
      const event = eventOf(g, number_);
      const context = { you: player, card, incarnation: -1, event, results: [], x: 0 };
      if (areCopiesUsed(g, player, card, made)) continue;
      if (canPay(g, player, price) && made.conditions(g, context) && made.payable(g, context))
        found.push(option("counter", { card, ability: made.index, rules: ["22-10-3", "22-10-4"] }));
    }
  return found;
}

function answerTo(kind: string): string {
  return kind === "play" ? "Play" : kind === "attack" ? "Attack" : "Counter";
}

/** f.you activates the [Counter] of v.card from his hand: a motion, which may be answered before it resolves. */
export const counterMotion = procedure("counter motion", [
  step("12-2-2-1", (g, f) => learn(g, card(f), 3)),
  step("12-2-2-2", (g, f) => {
    const { total, orbs } = printedPrice(g, card(f), number(g, card(f), energyCost) || 0);
    call(g, "pay energy", { you: f.you, v: { total, orbs: orbs as never } });
  }),
  step(["12-2-2-2", "22-10-7"], (g, f) =>
    move(g, card(f), place(g, g.state.cards[card(f)].owner, drop), { at: "top" }),
  ),
  step("9-7-3-2", (g, f) => {
    const made = definition(g, card(f)).compiled[f.v.ability as number];
    call(g, made.path, {
      you: f.you,
      card: card(f),
      incarnation: -1,
      event: f.event,
      v: { declared: true },
    });
  }),
]);

/** The declared action as what the answer speaks of: "the card being played". */
function eventOf(g: Game, number_: number): Occurrence | null {
  const action = g.state.actions.find((one) => one.number === number_);
  if (action === undefined || action.card < 0) return null;
  const { incarnation, area } = g.state.cards[action.card];
  const { kind, player, card } = action;
  const about = { kind, player, card, incarnation, target: -1, amount: 1, from: area, to: -1 };
  return { ...about, cause: "rule", by: -1, byPlayer: -1 };
}

function card(f: Frame): number {
  return f.v.card as number;
}

/** An activated skill is declared; the other player may answer before its effect is resolved. */
export function openWindow(g: Game, f: Frame, kind: string): void {
  const action = declare(g, kind, f.you, f.card, -1);
  f.v = { ...f.v, action };
  call(g, "counter window", { you: f.you, v: { action } });
}

/** Whether what was activated was negated on the way; afterwards it is no longer declared. */
export function wasNegated(g: Game, f: Frame): boolean {
  const action = f.v.action as number | undefined;
  if (action === undefined) return false;
  const negated = isNegatedAction(g, action);
  settleAction(g, action);
  return negated;
}
