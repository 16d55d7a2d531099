/** What happened, in sentences, from one player's eyes. */
import {
  definition,
  type Event,
  type Game,
  inArea,
  kindOf,
  number,
  type Player,
  seenEvent,
} from "@arbiter/engine";
import { edition_1_1_7 } from "@arbiter/opcg";
import { areaName, capital, count, isKnown, list, me, name, power, reference } from "./words.ts";

export interface Line {
  readonly says: string;
  /** The paragraph, or the card whose text it is. */
  readonly by: string;
}

const { areas } = edition_1_1_7;
const life = areas.findIndex((area) => area.name === "life");

/** One who tells: the views before and after, and where in the events he is. */
interface Telling {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Event[];
  at: number;
}

/** The lines for the events of one answer. `before` and `after` are the viewer's views of the game. */
export function tell(all: readonly Event[], before: Game, after: Game): Line[] {
  const t: Telling = {
    before,
    after,
    events: all.map((event) => seenEvent(event, me)).filter((e) => !silent.has(e.kind)),
    at: 0,
  };
  const lines: Line[] = [];
  while (t.at < t.events.length) {
    const event = t.events[t.at];
    const says = sentence(t, event);
    t.at++;
    if (says !== null) lines.push({ says: capital(says), by: reference(after, event.rule, event.source) });
  }
  return lines;
}

/** Moments that only abilities wait for, and the second names of what is told under the first. */
export const silent: ReadonlySet<string> = new Set([
  "attack",
  "opponentAttack",
  "attacked",
  "battleKo",
  "endOfBattle",
  "startOfTurn",
  "startOfMain",
  "endOfTurn",
  "leave",
  "lifeToHand",
  "lifeLeft",
  "damageTaken",
  "damageDealt",
  "trashed",
]);

function sentence(t: Telling, e: Event): string | null {
  const card = called(t, e.card);
  const you = e.player === me;
  switch (e.kind) {
    case "turn":
      return you ? `turn ${e.turn}: your turn.` : `turn ${e.turn}: your opponent's turn.`;
    case "shuffle":
      return does(e.player, "shuffle", "your deck", "their deck");
    case "draw":
      return drawn(t, e);
    case "pay":
      return does(e.player, isEvent(t, e.card) ? "use" : "play", `${card} for ${e.amount} DON!!`);
    case "play":
      return follows(t, e, "pay") ? null : does(e.player, "play", card);
    case "activateEvent":
      return follows(t, e, "pay") ? null : does(e.player, "use", card);
    case "activate":
      return follows(t, e, "pay") || follows(t, e, "trigger") ? null : `the effect of ${card} activates.`;
    case "move":
      return moved(t, e);
    case "rest":
      return isNext(t, e, "battle") || isNext(t, e, "block") ? null : `${card} is rested.`;
    case "active":
      return becomeActive(t, e);
    case "faceUp":
    case "faceDown":
      return `${card} is turned face ${e.kind === "faceUp" ? "up" : "down"}.`;
    case "battle":
      return `${owned(e.player, card)} (${strength(t, e.card)}) attacks ${called(t, e.target)} (${strength(t, e.target)}).`;
    case "block":
      return `${owned(e.player, card)} blocks.`;
    case "retarget":
      return `the attack now goes at ${card}.`;
    case "counter":
      return counter(t, e);
    case "compare":
      return e.amount >= 0
        ? `the attack succeeds${by(e.amount)}.`
        : `the attack fails: ${-e.amount} power short.`;
    case "damage":
      return damage(t, e);
    case "trigger":
      return does(e.player, "activate", `the [Trigger] of ${card}`);
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
    case "donAdded":
      return does(e.player, "add", `${added(t, e)} DON!! from the DON!! deck`);
    case "donActive":
      return `${count(e.amount, "DON!! becomes", "DON!! become")} active.`;
    case "donRested":
      return `${count(e.amount, "DON!! is", "DON!! are")} rested.`;
    case "donGiven":
      return does(e.player, "give", `${e.amount} DON!! to ${card}`);
    case "donReturned":
      return does(
        e.player,
        "return",
        `${merged(t, (next) => next.kind === e.kind && next.player === e.player).length} DON!! to the DON!! deck`,
      );
    case "donReturnedToCost":
      return e.rule === "6-2-3"
        ? null
        : `${e.amount} DON!! given to ${card} ${e.amount === 1 ? "goes" : "go"} back to the cost area, rested.`;
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

/** The name of a card that was seen, also where it is out of sight by now. */
function called(t: Telling, id: number): string {
  return name(id >= 0 && !isKnown(t.after, id) ? t.before : t.after, id);
}

function isEvent(t: Telling, id: number): boolean {
  return definition(isKnown(t.after, id) ? t.after : t.before, id).category === "EVENT";
}

function does(player: Player, verb: string, what: string, theirs = what): string {
  const said =
    player === me
      ? `you ${verb} ${what}`
      : `your opponent ${/(sh|ss|ch)$/.test(verb) ? `${verb}es` : `${verb}s`} ${theirs}`;
  return stop(said.trimEnd());
}

/** DON!! ends a sentence by itself. */
function stop(said: string): string {
  return said.endsWith("!") ? said : `${said}.`;
}

function owned(player: Player, card: string): string {
  return `${player === me ? "your" : "their"} ${card}`;
}

function by(amount: number): string {
  return amount === 0 ? " with equal power" : ` by ${amount}`;
}

/** The power as it was when the answer was given: nothing had changed it yet. */
function strength(t: Telling, id: number): number {
  return number(t.before, id, power);
}

/** This event and those right after it that belong to it: told as one. */
function merged(t: Telling, belongs: (next: Event) => boolean): Event[] {
  const found = [t.events[t.at]];
  while (t.at + 1 < t.events.length && belongs(t.events[t.at + 1])) found.push(t.events[++t.at]);
  return found;
}

/** Whether the same card was told in an event of this kind before, in this answer. */
function follows(t: Telling, e: Event, kind: string): boolean {
  return t.events.slice(0, t.at).some((earlier) => earlier.kind === kind && earlier.card === e.card);
}

function isNext(t: Telling, e: Event, kind: string): boolean {
  const next = t.events[t.at + 1];
  return next?.kind === kind && next.card === e.card;
}

/** "a card" several times is "3 cards". */
function cards(t: Telling, events: readonly Event[]): string {
  const known = events.filter((e) => e.card >= 0).map((e) => called(t, e.card).replace(/ #\d+$/, ""));
  const unknown = events.length - known.length;
  return list(unknown === 0 ? known : [...known, count(unknown, "card")]);
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

function isNextAfter(t: Telling, e: Event, kind: string): boolean {
  const next = t.events[t.events.indexOf(e) + 1];
  return next !== undefined && next.kind === kind && next.player === e.player;
}

/** Moves that no other event tells. */
const toldBy = ["draw", "play", "counter", "damage", "activateEvent"];

function moved(t: Telling, e: Event): string | null {
  const next = t.events[t.at + 1];
  if (next !== undefined && toldBy.includes(next.kind) && next.card === e.card && next.player === e.player)
    return null;
  const last = t.events[t.at - 1];
  if (last?.kind === "ko" && last.card === e.card) return null;
  const all = merged(
    t,
    (other) => other.kind === "move" && other.from === e.from && other.to === e.to && !isToldLater(t, other),
  );
  if (e.from === e.to)
    return `${cards(t, all)} ${all.length === 1 ? "is" : "are"} put back into ${areaName(t.after, e.to)}.`;
  const resolved = areas[kindOf(t.after, e.from)].name === "resolving";
  const from = resolved ? "" : ` from ${areaName(t.after, e.from)}`;
  const to = areaName(t.after, e.to);
  return `${cards(t, all)} ${all.length === 1 ? "goes" : "go"}${from} to ${to}.`;
}

function isToldLater(t: Telling, e: Event): boolean {
  return toldBy.some((kind) => isNextAfter(t, e, kind) && t.events[t.events.indexOf(e) + 1].card === e.card);
}

function becomeActive(t: Telling, e: Event): string {
  const all = merged(
    t,
    (next) =>
      (next.kind === "active" || next.kind === "donActive") &&
      next.player === e.player &&
      next.rule === e.rule,
  );
  const said = all.map((one) => (one.kind === "donActive" ? `${one.amount} DON!!` : called(t, one.card)));
  return `${list(said)} ${all.length === 1 && all[0].kind === "active" ? "becomes" : "become"} active.`;
}

function counter(t: Telling, e: Event): string {
  merged(t, (next) => next.kind === "apply" && next.card === e.target);
  return does(
    e.player,
    "trash",
    `${called(t, e.card)} as a Counter: ${called(t, e.target)} gains +${e.amount} power`,
  );
}

function damage(t: Telling, e: Event): string {
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

function touchesLife(e: Event): boolean {
  return e.from % areas.length === life || e.to % areas.length === life;
}

function added(t: Telling, e: Event): number {
  return merged(t, (next) => next.kind === e.kind && next.player === e.player && next.rule === e.rule).reduce(
    (sum, one) => sum + one.amount,
    0,
  );
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
  if (kind === "cannot" || kind === "can") return `${card} ${verbs[what] ?? what}.`;
  return `an effect applies to ${card}.`;
}

const verbs: Readonly<Record<string, string>> = {
  "cannot attack": "cannot attack",
  "cannot becomeActive": "will not become active",
  "cannot beKod": "cannot be K.O.'d",
  "cannot block": "cannot block",
  "can attackActive": "can also attack active Characters",
};
