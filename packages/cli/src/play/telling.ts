/** What those who tell events share: who did it, which card, and what belongs together. */
import { type Event, type Game, number, type Player } from "@arbiter/engine";
import { count, isKnown, list, me, name, numberNamed } from "./names.ts";

/** One who tells: the views before and after, and where in the events he is. */
export interface Telling {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Event[];
  at: number;
}

/** The name of a card that was seen, also where it is out of sight by now. */
export function called(t: Telling, id: number): string {
  return name(id >= 0 && !isKnown(t.after, id) ? t.before : t.after, id);
}

export function does(player: Player, verb: string, what: string, theirs = what): string {
  const said =
    player === me
      ? `you ${verb} ${what}`
      : `your opponent ${/(sh|ss|ch|o)$/.test(verb) ? `${verb}es` : `${verb}s`} ${theirs}`;
  return stop(said.trimEnd());
}

/** DON!! ends a sentence by itself. */
export function stop(said: string): string {
  return said.endsWith("!") ? said : `${said}.`;
}

export function owned(player: Player, card: string): string {
  return `${player === me ? "your" : "their"} ${card}`;
}

/** The power as it was when the answer was given: nothing had changed it yet. */
export function strength(t: Telling, id: number): number {
  return number(t.before, id, numberNamed(t.before, "power"));
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

export function isNext(t: Telling, e: Event, kind: string): boolean {
  const next = t.events[t.at + 1];
  return next?.kind === kind && next.card === e.card;
}

/** "a card" several times is "3 cards". */
export function cards(t: Telling, events: readonly Event[]): string {
  const known = events.filter((e) => e.card >= 0).map((e) => called(t, e.card).replace(/ #\d+$/, ""));
  const unknown = events.length - known.length;
  return list(unknown === 0 ? known : [...known, count(unknown, "card")]);
}

export function isNextAfter(t: Telling, e: Event, kind: string): boolean {
  const next = t.events[t.events.indexOf(e) + 1];
  return next !== undefined && next.kind === kind && next.player === e.player;
}
