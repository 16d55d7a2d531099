/** What happened, as messages: who did it, to which cards, by what. Read from one seat's views before and after. */
import { type Event, type Game, inArea, kindOf, type Player, seenEvent } from "@arbiter/engine";
import type { TableGame } from "./game.ts";
import { areaOf, isKnown, name, value } from "./names.ts";
import type { CardNames, Cite, Line, Message, MessageValue, Spot } from "./types.ts";

export type Tell = (t: Telling, e: Event) => Message | null;

/** One who tells: the views before and after, and where in the events he is. */
export interface Telling {
  readonly game: TableGame;
  /** Made when it is asked for: most of what happens is told without it. */
  readonly before: () => Game;
  readonly after: Game;
  readonly events: readonly Event[];
  at: number;
}

const silent: readonly string[] = [
  "attack",
  "attacked",
  "battleKo",
  "endOfBattle",
  "startOfTurn",
  "startOfMain",
  "endOfTurn",
  "leave",
  "damageTaken",
  "damageDealt",
];

/** Moments that only abilities wait for, and the second names of what is told under the first. */
export function isUntold(game: TableGame, e: Event): boolean {
  return silent.includes(e.kind) || game.silent.includes(e.kind);
}

/** Whether an event of this kind tells the move right before it. */
export function tellsMove(game: TableGame, kind: string): boolean {
  return ["draw", "play", "damage"].includes(kind) || game.tellMoves.includes(kind);
}

/** Who does it is filled in with the words: "you", "they", or a name. */
export function tell(
  game: TableGame,
  all: readonly Event[],
  before: () => Game,
  after: Game,
  viewer: Player,
): Line[] {
  const isSilent = (e: Event) => !(e.kind in game.events) && isUntold(game, e);
  let seenBefore: Game | undefined;
  const t: Telling = {
    game,
    before: () => (seenBefore ??= before()),
    after,
    events: all.map((event) => seenEvent(event, viewer)).filter((e) => !isSilent(e)),
    at: 0,
  };
  const lines: Line[] = [];
  for (; t.at < t.events.length; t.at++) {
    const event = t.events[t.at];
    const said = (game.events[event.kind] ?? sentence)(t, event);
    if (said !== null) lines.push({ ...said, by: cite(after, event.rule, event.source) });
  }
  return lines;
}

/** A text is named by its card, and by its place there; whatever else is cited is a paragraph. */
function isText({ program }: Game, rule: string): boolean {
  return program.definitions.some(({ key }) => rule.startsWith(key) && rule[key.length] === "/");
}

/** What something rests on: the paragraph, or the card whose text it is. */
export function cite(g: Game, rule: string, source: number): Cite {
  return source >= 0 && isText(g, rule) ? { rule: null, card: name(g, source) } : { rule, card: null };
}

/** A message about a player: `who` is his number, which the page turns into "you" or a name. */
export function by(e: Event, id: string, values: Readonly<Record<string, MessageValue>> = {}): Message {
  return { id: `log.${id}`, values: { who: e.player, ...values } };
}

/** The name of a card that was seen, also where it is out of sight by now. */
export function called(t: Telling, id: number): string {
  return name(id >= 0 && !isKnown(t.after, id) ? t.before() : t.after, id);
}

export function cards(t: Telling, events: readonly Event[]): CardNames {
  const known = events.filter((e) => e.card >= 0).map((e) => called(t, e.card));
  const named = known.filter((one) => one !== "");
  return { cards: named, hidden: events.length - named.length };
}

/** This event and those right after it that belong to it: told as one. */
export function merged(t: Telling, belongs: (next: Event) => boolean): Event[] {
  const found = [t.events[t.at]];
  while (t.at + 1 < t.events.length && belongs(t.events[t.at + 1])) found.push(t.events[++t.at]);
  return found;
}

/** Whether the same card was told in an event of this kind before, in this answer. */
export function follows(t: Telling, e: Event, kind: string): boolean {
  return t.events.slice(0, t.at).some((earlier) => earlier.kind === kind && earlier.card === e.card);
}

function isNext(t: Telling, e: Event, kind: string): boolean {
  const next = t.events[t.at + 1];
  return next?.kind === kind && next.card === e.card;
}

export function spot(g: Game, area: number): Spot | null {
  if (area < 0) return null;
  const { areas } = g.program.edition;
  return { player: area < areas.length ? 0 : 1, area: areas[kindOf(g, area)].name };
}

export function alike(t: Telling, e: Event): Event[] {
  return merged(t, (next) => next.kind === e.kind && next.player === e.player && next.rule === e.rule);
}

function sentence(t: Telling, e: Event): Message | null {
  const card = called(t, e.card);
  switch (e.kind) {
    case "turn":
      return by(e, "turn", { turn: e.turn });
    case "first":
    case "shuffle":
    case "concede":
      return by(e, e.kind);
    case "lose":
      return by(e, "loseGame");
    case "draw":
      return drawn(t, e);
    case "play":
      return follows(t, e, "pay") ? null : by(e, "play", { card });
    case "activate":
      return follows(t, e, "pay") || follows(t, e, "trigger") ? null : by(e, "activate", { card });
    case "move":
      return moved(t, e);
    case "rest":
      return isNext(t, e, "battle") || isNext(t, e, "block") ? null : by(e, "rest", { cards: cards(t, [e]) });
    case "active":
      return by(e, "active", { cards: cards(t, alike(t, e)) });
    case "faceUp":
    case "faceDown":
    case "block":
    case "retarget":
    case "ko":
    case "replace":
    case "reveal":
      return by(e, e.kind, { card });
    case "battle":
      return by(e, "attack", {
        card,
        power: value(t.before(), e.card, "power"),
        target: called(t, e.target),
        targetPower: value(t.before(), e.target, "power"),
      });
    case "compare":
      return by(e, e.amount >= 0 ? "succeeds" : "fails", { amount: Math.abs(e.amount) });
    case "damage":
      return damage(t, e);
    case "look":
      return by(e, "look", {
        cards: cards(
          t,
          merged(t, (next) => next.kind === "look" && next.player === e.player),
        ),
      });
    case "apply":
      return applied(t, e);
    case "draw game":
      return by(e, "drawGame");
    default:
      return null;
  }
}

function drawn(t: Telling, e: Event): Message {
  const isDrawing = (next: Event) => {
    if (next.kind === "draw") return true;
    const after = t.events[t.events.indexOf(next) + 1];
    return after?.kind === "draw" && after.player === next.player;
  };
  const all = merged(
    t,
    (next) =>
      (next.kind === "move" || next.kind === "draw") &&
      next.player === e.player &&
      next.rule === e.rule &&
      isDrawing(next),
  );
  return by(e, "draw", {
    cards: cards(
      t,
      all.filter((one) => one.kind === "draw"),
    ),
  });
}

/** Moves that no other event tells. */
function moved(t: Telling, e: Event): Message | null {
  const isTold = (move: Event) => {
    const next = t.events[t.events.indexOf(move) + 1];
    return (
      next !== undefined &&
      tellsMove(t.game, next.kind) &&
      next.card === move.card &&
      next.player === move.player
    );
  };
  if (isTold(e)) return null;
  const last = t.events[t.at - 1];
  if (last?.kind === "ko" && last.card === e.card) return null;
  const all = merged(
    t,
    (other) => other.kind === "move" && other.from === e.from && other.to === e.to && !isTold(other),
  );
  const from = spot(t.after, e.from);
  const to = spot(t.after, e.to)!;
  const nowhere = from === null || t.game.passing.includes(from.area);
  const id = e.from === e.to ? "putBack" : nowhere ? "moveTo" : "move";
  return by(e, id, {
    cards: cards(t, all),
    to: areaSaid(to),
    ...(from === null ? {} : { from: areaSaid(from) }),
  });
}

/** "your hand", "their Life". */
export function areaSaid({ player, area }: Spot): Message {
  return { id: "area.of", values: { who: player, area: { id: `area.${area}` } } };
}

function damage(t: Telling, e: Event): Message {
  const { areas } = t.after.program.edition;
  const life = areas.findIndex((area) => area.name === "life");
  const to = e.to < 0 ? null : areas[kindOf(t.after, e.to)].name;
  const last = !t.events.slice(t.at + 1).some((other) => other.kind === "damage");
  return by(e, to === "resolving" ? "damageRevealed" : "damage", {
    cards: cards(t, [e]),
    area: { id: `area.${to ?? "hand"}` },
    last: last ? "yes" : "no",
    left: inArea(t.after, e.player, life).length,
  });
}

/** Events tell a number and its name; whether it was added or set stands in the effect that is in force since. */
function applied(t: Telling, e: Event): Message {
  const effect = t.after.state.effects.findLast(
    (one) => one.amount === e.amount && one.targets?.some((target) => target.id === e.card),
  );
  const kind =
    effect === undefined
      ? "change"
      : t.after.program.definitions[effect.def].statics[effect.static].static.set;
  const what = e.name ?? "";
  const values = { card: called(t, e.card), amount: e.amount, what };
  if (kind === "change") return by(e, e.amount < 0 ? "reduced" : "raised", values);
  if (kind === "value") return by(e, "becomes", values);
  if (kind === "gain" || kind === "lose" || kind === "negate") return by(e, kind, values);
  if (kind === "cannot" || kind === "can") {
    const known = [
      "cannot attack",
      "cannot becomeActive",
      "cannot beKod",
      "cannot block",
      "can attackActive",
    ];
    return by(e, known.includes(what) ? what.replace(" ", ".") : "applies", { card: values.card });
  }
  return by(e, "applies", values);
}

export function isField(g: Game, id: number): boolean {
  return areaOf(g, id).field === true;
}
