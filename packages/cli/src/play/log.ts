/** What happened, in sentences, from one player's eyes. */
import { type Event, type Game, inArea, kindOf, seenEvent } from "@arbiter/engine";
import { isUntold, tellsMove } from "@arbiter/match";
import { gameOf, wordsOf } from "../games/index.ts";
import { capital, me } from "./names.ts";
import {
  called,
  cards,
  does,
  follows,
  isNext,
  isNextAfter,
  merged,
  owned,
  strength,
  type Telling,
} from "./telling.ts";
import { areaName, reference } from "./words.ts";

export interface Line {
  readonly says: string;
  /** The paragraph, or the card whose text it is. */
  readonly by: string;
}

/** The lines for the events of one answer. `before` and `after` are the viewer's views of the game. */
export function tell(all: readonly Event[], before: Game, after: Game): Line[] {
  const t: Telling = {
    before,
    after,
    events: all.map((event) => seenEvent(event, me)).filter((e) => !isSilent(after, e)),
    at: 0,
  };
  const { events } = wordsOf(after);
  const lines: Line[] = [];
  while (t.at < t.events.length) {
    const event = t.events[t.at];
    const own = events[event.kind];
    const says = own === undefined ? sentence(t, event) : own(t, event);
    t.at++;
    if (says !== null) lines.push({ says: capital(says), by: reference(after, event.rule, event.source) });
  }
  return lines;
}

/** Moments that only abilities wait for, and the second names of what is told under the first. */
export function isSilent(g: Game, e: Event): boolean {
  return !(e.kind in wordsOf(g).events) && isUntold(gameOf(g), e);
}

function sentence(t: Telling, e: Event): string | null {
  const card = called(t, e.card);
  const you = e.player === me;
  switch (e.kind) {
    case "turn":
      return you ? `turn ${e.turn}: your turn.` : `turn ${e.turn}: your opponent's turn.`;
    case "first":
      return you ? "you go first." : "your opponent goes first.";
    case "shuffle":
      return does(e.player, "shuffle", "your deck", "their deck");
    case "draw":
      return drawn(t, e);
    case "play":
      return follows(t, e, "pay") ? null : does(e.player, "play", card);
    case "activate":
      return follows(t, e, "pay") || follows(t, e, "trigger") ? null : `the effect of ${card} activates.`;
    case "move":
      return moved(t, e);
    case "rest":
      return isNext(t, e, "battle") || isNext(t, e, "block") ? null : `${card} is rested.`;
    case "active":
      return `${becomeActive(t, e)} active.`;
    case "faceUp":
    case "faceDown":
      return `${card} is turned face ${e.kind === "faceUp" ? "up" : "down"}.`;
    case "battle":
      return `${owned(e.player, card)} (${strength(t, e.card)}) attacks ${called(t, e.target)} (${strength(t, e.target)}).`;
    case "block":
      return `${owned(e.player, card)} blocks.`;
    case "retarget":
      return `the attack now goes at ${card}.`;
    case "compare":
      return e.amount >= 0
        ? `the attack succeeds${by(e.amount)}.`
        : `the attack fails: ${-e.amount} power short.`;
    case "damage":
      return damage(t, e);
    case "ko":
      return `${owned(e.player, card)} is K.O.'d.`;
    case "replace":
      return `instead of what would happen to ${card}, its other effect is done.`;
    case "reveal":
      return does(e.player, "reveal", card);
    case "look":
      return looked(t, e);
    case "apply":
      return applied(t, e);
    case "concede":
      return does(e.player, "concede", "");
    case "lose":
      return you ? "you lose the game." : "your opponent loses the game: you win.";
    case "draw game":
      return "the game is a draw.";
    default:
      return null;
  }
}

function by(amount: number): string {
  return amount === 0 ? " with equal power" : ` by ${amount}`;
}

function drawn(t: Telling, e: Event): string {
  const all = merged(
    t,
    (next) =>
      (next.kind === "move" || next.kind === "draw") &&
      next.player === e.player &&
      next.rule === e.rule &&
      isDrawing(t, next),
  );
  return does(
    e.player,
    "draw",
    cards(
      t,
      all.filter((one) => one.kind === "draw"),
    ),
  );
}

function isDrawing(t: Telling, e: Event): boolean {
  return e.kind === "draw" || isNextAfter(t, e, "draw");
}

/** Moves that no other event tells. */
function moved(t: Telling, e: Event): string | null {
  const { passing } = gameOf(t.after);
  const next = t.events[t.at + 1];
  if (next !== undefined && isToldBy(t, next.kind) && next.card === e.card && next.player === e.player)
    return null;
  const last = t.events[t.at - 1];
  if (last?.kind === "ko" && last.card === e.card) return null;
  const all = merged(
    t,
    (other) => other.kind === "move" && other.from === e.from && other.to === e.to && !isToldLater(t, other),
  );
  if (e.from === e.to)
    return `${cards(t, all)} ${all.length === 1 ? "is" : "are"} put back into ${areaName(t.after, e.to)}.`;
  const { areas } = t.after.program.edition;
  const fromNowhere = e.from < 0 || passing.includes(areas[kindOf(t.after, e.from)].name);
  const from = fromNowhere ? "" : ` from ${areaName(t.after, e.from)}`;
  const to = areaName(t.after, e.to);
  return `${cards(t, all)} ${all.length === 1 ? "goes" : "go"}${from} to ${to}.`;
}

function isToldBy(t: Telling, kind: string): boolean {
  return tellsMove(gameOf(t.after), kind);
}

function isToldLater(t: Telling, e: Event): boolean {
  const next = t.events[t.events.indexOf(e) + 1];
  return next !== undefined && isToldBy(t, next.kind) && next.player === e.player && next.card === e.card;
}

function becomeActive(t: Telling, e: Event): string {
  const all = merged(t, (next) => next.kind === "active" && next.player === e.player && next.rule === e.rule);
  const named = cards(t, all);
  return `${named} ${all.length === 1 ? "becomes" : "become"}`;
}

function damage(t: Telling, e: Event): string {
  const { areas } = t.after.program.edition;
  const life = areas.findIndex((area) => area.name === "life");
  const touchesLife = (other: Event) =>
    other.from % areas.length === life || other.to % areas.length === life;
  const took = does(e.player, "take", "1 damage").slice(0, -1);
  const card = called(t, e.card);
  const single =
    t.events.filter(
      (other) =>
        (other.kind === "damage" || other.kind === "move") && other.player === e.player && touchesLife(other),
    ).length === 2;
  const left = single ? `, ${inArea(t.after, e.player, life).length} Life left` : "";
  const to = areas[kindOf(t.after, e.to)].name;
  if (to === "resolving") return `${took}: ${card} is revealed${left}.`;
  return `${took}: ${card} goes from Life to the ${to}${left}.`;
}

function looked(t: Telling, e: Event): string {
  const all = merged(t, (next) => next.kind === "look" && next.player === e.player);
  return does(e.player, "look", `at ${cards(t, all)}`);
}

/** Events tell a number and its name; whether it was added or set stands in the effect that is in force since. */
function applied(t: Telling, e: Event): string {
  const card = called(t, e.card);
  const effect = t.after.state.effects.findLast(
    (one) => one.amount === e.amount && one.targets?.some((target) => target.id === e.card),
  );
  const kind =
    effect === undefined
      ? "change"
      : t.after.program.definitions[effect.def].statics[effect.static].static.set;
  const what = e.name ?? "";
  if (kind === "value") return `the ${what} of ${card} becomes ${e.amount}.`;
  if (kind === "change")
    return `${card} ${e.amount < 0 ? "has" : "gains"} ${e.amount < 0 ? "" : "+"}${e.amount} ${what}.`;
  if (kind === "gain") return `${card} gains [${what}].`;
  if (kind === "lose") return `${card} loses [${what}].`;
  if (kind === "negate") return `the effects of ${card} are negated.`;
  if (kind === "cannot" || kind === "can") return `${card} ${wordsOf(t.after).applied[what] ?? what}.`;
  return `an effect applies to ${card}.`;
}
