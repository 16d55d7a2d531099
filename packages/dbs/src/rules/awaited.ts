/** 22-10-3-1: what a [Counter: Play] says of the card being played, where a skill chooses that card later. */
import {
  type Ability,
  awaitedPath,
  type CardReference,
  type Clause,
  type ClauseResult,
  type CompiledAbility,
  call,
  type Frame,
  type Game,
  isSame,
  locals,
  occurrence,
  once,
  type Player,
  refer,
} from "@arbiter/engine";
import { answered } from "./manner.ts";

/** Orders about that card, and those that hang on them; the others are carried out at once. */
export function awaited({ timing, counters, effect = [] }: Ability): readonly Clause[] {
  if (timing !== "counter" || counters !== "Play") return [];
  const found: Clause[] = [];
  const results = new Set<string>();
  for (const clause of effect) {
    const said = JSON.stringify(clause);
    const meant = [...said.matchAll(/"(?:done|ifDone|result|rest|howMany)":(\d+)/g)].map(([, n]) => n);
    if (!/[:[,]"event"[,\]}]/.test(said) && !meant.some((n) => results.has(n))) continue;
    found.push(clause);
    for (const n of meant) if (n !== String(clause.ifDone)) results.add(n);
  }
  return found;
}

const awaits = once(({ ability }: CompiledAbility) => awaited(ability).length > 0);

/** A [Counter: Play] that answered the skill. */
interface Waiting {
  readonly path: string;
  readonly you: Player;
  readonly card: number;
  readonly results: readonly ClauseResult[];
}
const waiting = (f: Frame) => f.v.awaited as unknown as Waiting | undefined;
const said = (f: Frame) => (f.v.said as unknown as readonly CardReference[] | undefined) ?? none;
const none: readonly CardReference[] = [];

/** It waits with the skill that will play a card. */
export function awaitPlay(g: Game, f: Frame, made: CompiledAbility): void {
  if (f.event !== null || !awaits(made)) return;
  const skill = answered(g);
  if (skill === undefined) return;
  locals(g, skill).awaited = {
    path: awaitedPath(made.path),
    you: f.you,
    card: f.card,
    results: f.results,
  } as never;
}

/** The card is known: what was said of it is carried out before it is played; whether something was. */
export function heedNext(g: Game, f: Frame): boolean {
  const waits = waiting(f);
  if (waits === undefined) return false;
  const next = f.chosen.find((id) => !said(f).some((one) => one.id === id));
  if (next === undefined) return false;
  locals(g, f).said = [...said(f), refer(g, next)] as never;
  const event = occurrence(g, "play", f.you, next, "effect", f.card);
  const { path, you, card, results } = waits;
  call(g, path, {
    you,
    card,
    incarnation: -1,
    event,
    results,
    v: { declared: true, checked: true, late: true },
  });
  return true;
}

/** 0-3-16: something else happened to it instead of being played. */
export function isGone(g: Game, f: Frame, id: number): boolean {
  return said(f).some((one) => one.id === id && !isSame(g, one));
}
