/**
 * What happens goes through here: the forbidden and impossible fall out, replacements apply, atoms run,
 * listening abilities match. Where nobody listens it is a plain call; where somebody may choose to
 * replace, the procedure "replace" runs first.
 */
import { isUsed, move, turn } from "./atoms.ts";
import type { Player } from "./card.ts";
import {
  forbidding,
  gained,
  isAbilityNegated,
  isGaining,
  isNegated,
  isNegatedOn,
  rulesAbout,
  table,
} from "./derive.ts";
import type { Event } from "./event.ts";
import { asksAll, cited, citedAll, definition, type Game, kindOf, master } from "./game.ts";
import { entryOf } from "./layers.ts";
import { activate, call, locals } from "./machine.ts";
import { above, covered, uncover } from "./piles.ts";
import type { CompiledAbility, Context, Heard } from "./program.ts";
import { follows, followsAll, isObserved } from "./rulebook.ts";
import { sourcesOf } from "./sources.ts";
import { type Delayed, type Frame, type Occurrence, type Pending, pendingOn, type Value } from "./state.ts";

/** Something about to happen to a card: plain data, so that it may wait in a frame. */
export type Proposed = {
  readonly kind: "ko" | "move" | "rest" | "activate" | "damage" | "markers"; // damage: to the player of the card; markers: it loses some
  readonly card: number;
  readonly to: number; // area index of a move
  readonly at: "top" | "bottom";
  readonly faceUp: boolean;
  readonly rested: boolean;
  readonly shown: boolean;
  readonly mixedFor: number;
  readonly under: number; // the card that it goes under, -1 if none
  readonly alone: boolean; // without the cards under it
  readonly cause: "effect" | "battle" | "cost" | "rule";
  readonly amount: number; // of damage or markers
  readonly how: string; // in what way, as the game's rules read it
  /** The card whose effect a rule takes for the source of this, and its player; -1 if what happens now is. */
  readonly by: number;
  readonly byPlayer: Player | -1;
  readonly rule: string; // the paragraph that orders it, where it is not that of the step; "" if it is
};

/** All are made here or in `proposed`, in one shape; the common ones here. */
export function proposing(
  kind: Proposed["kind"],
  card: number,
  to = -1,
  cause: Proposed["cause"] = "rule",
  at: Proposed["at"] = "top",
): Proposed {
  return {
    kind,
    card,
    to,
    at,
    faceUp: false,
    rested: false,
    shown: false,
    mixedFor: 0,
    under: -1,
    alone: false,
    cause,
    amount: 1,
    how: "",
    by: -1,
    byPlayer: -1,
    rule: "",
  };
}

export function proposed(kind: Proposed["kind"], card: number, rest: Partial<Proposed> = {}): Proposed {
  return {
    kind,
    card,
    to: rest.to ?? -1,
    at: rest.at ?? "top",
    faceUp: rest.faceUp ?? false,
    rested: rest.rested ?? false,
    shown: rest.shown ?? false,
    mixedFor: rest.mixedFor ?? 0,
    under: rest.under ?? -1,
    alone: rest.alone ?? false,
    cause: rest.cause ?? "rule",
    amount: rest.amount ?? 1,
    how: rest.how ?? "",
    by: rest.by ?? -1,
    byPlayer: rest.byPlayer ?? -1,
    rule: rest.rule ?? "",
  };
}

/** Whether anybody would notice: a log, or a card. Saves making what nobody reads. */
export function isHeard(g: Game, kind: string): boolean {
  return g.events !== null || g.program.on.has(kind) || g.state.delayed.length > 0;
}

const none: readonly never[] = [];

/** What is told of an event beyond what is usual. */
type Telling = { readonly [Part in keyof Occurrence]?: Occurrence[Part] | undefined } & {
  readonly seenBy?: number;
  readonly name?: string;
  readonly unheard?: boolean;
  readonly untold?: boolean;
};

const nothing: Telling = {};

/** Tells an event to the log (unless `untold`) and to the abilities that trigger on it. */
export function emit(g: Game, kind: string, player: Player, card: number, more: Telling = nothing): void {
  const heard = g.program.on.get(kind);
  if (heard !== undefined || g.events !== null || g.state.delayed.length > 0)
    tell(g, kind, player, card, more, heard);
}

function tell(
  g: Game,
  kind: string,
  player: Player,
  card: number,
  more: Telling,
  heard: Heard | undefined,
): void {
  const unheard = more !== nothing && more.unheard === true;
  const isAwaited =
    heard !== undefined &&
    heard.bit !== 0 &&
    (hearsOfItself(g, card, heard.bit, unheard) ||
      (sourcesOf(g).listening & heard.bit) !== 0 ||
      isGaining(g) ||
      isObserved());
  const isRemembered = heard?.remembered === true;
  if (!isAwaited && !isRemembered && g.events === null && g.state.delayed.length === 0) return;
  const plain: Occurrence = {
    kind,
    player,
    card,
    incarnation: card < 0 ? 0 : g.state.cards[card].incarnation,
    target: more.target ?? -1,
    amount: more.amount ?? 1,
    from: more.from ?? -1,
    to: more.to ?? -1,
    cause: more.cause ?? (g.source >= 0 ? "effect" : "rule"),
    by: g.source,
    byPlayer: g.sourcePlayer,
    using: more.using ?? (g.source < 0 ? "" : (g.program.edition.usedSkill?.(g) ?? "")),
  };
  const event = inManner(plain, more);
  if (g.events !== null && more.untold !== true) {
    g.events.push(toldOf(g, event, more.seenBy ?? 3, more.name));
  }
  if (isRemembered) g.state.facts = [...g.state.facts, { event, turn: g.state.turn }];
  if (isAwaited) pend(g, event, heard.bit, unheard);
  if (g.state.delayed.length > 0) comeDue(g, event);
}

/** Whether abilities of the card itself may trigger; `unheard`: also where they are not valid. */
function hearsOfItself(g: Game, card: number, bit: number, unheard: boolean): boolean {
  if (card < 0) return false;
  const { def, area } = g.state.cards[card];
  const { printed, size, definitions } = g.program;
  const on = unheard ? definitions[def].onBits : printed.on[def * size + kindOf(g, area)];
  return (on & bit) !== 0;
}

/** Where and how it lay. Each is its own copy with nothing spread in, which would end in the runtime. */
function inManner(e: Occurrence, { at, lay }: Telling): Occurrence {
  if (at === undefined) return lay === undefined ? e : { ...e, lay };
  return lay === undefined ? { ...e, at } : { ...e, at, lay };
}

/** Written out: many are made, and a copy of an object that is then added to takes three times the memory. */
function toldOf(g: Game, e: Occurrence, seenBy: number, name: string | undefined): Event {
  return {
    kind: e.kind,
    player: e.player,
    card: e.card,
    incarnation: e.incarnation,
    target: e.target,
    amount: e.amount,
    from: e.from,
    to: e.to,
    cause: e.cause,
    by: e.by,
    byPlayer: e.byPlayer,
    using: e.using,
    rule: cited(g, g.rule),
    ...(g.ordered !== null && { also: citedAll(g, [g.ordered]) }),
    source: g.source,
    seenBy,
    turn: g.state.turn,
    ...(name !== undefined && { name }),
  };
}

/** Abilities that trigger on the event wait; `unheard`: those of the card itself do not, unless they say that it lay hidden. */
function pend(g: Game, event: Occurrence, bit: number, unheard: boolean): void {
  const { printed, size, watched } = g.program;
  if (unheard && event.lay === "hidden")
    for (const ability of definition(g, event.card).on.get(event.kind) ?? none)
      if (ability.ofHidden) pendOne(g, event.card, ability, event);
  const isOfItself = !isGaining(g) && (sourcesOf(g).listening & bit) === 0;
  if (isOfItself) {
    if (event.card >= 0 && !unheard && above(g, event.card) < 0) pendPrinted(g, event.card, event);
  } else if (!isGaining(g)) {
    for (const area of watched) {
      const here = kindOf(g, area);
      for (const id of g.state.areas[area]) {
        const listens = (printed.on[g.state.cards[id].def * size + here] & bit) !== 0;
        if (listens && !(unheard && id === event.card)) pendPrinted(g, id, event);
      }
    }
  } else
    for (const area of watched)
      for (const id of g.state.areas[area]) {
        if (unheard && id === event.card) continue;
        pendPrinted(g, id, event);
        for (const { ability } of gained(g, id))
          if (ability.kinds.includes(event.kind)) pendOne(g, id, ability, event);
      }
  if (g.program.under)
    for (const id of covered(g))
      for (const ability of definition(g, id).on.get(event.kind) ?? none)
        if (ability.under) pendOne(g, id, ability, event);
}

function pendPrinted(g: Game, id: number, event: Occurrence): void {
  const printed = definition(g, id).on.get(event.kind);
  if (printed === undefined) return;
  const here = kindOf(g, g.state.cards[id].area);
  for (const ability of printed)
    if (
      ability.areas.includes(here) &&
      (!isNegatedOn(g, id, ability, event.kind) || stillTriggers(g, id, event))
    )
      pendOne(g, id, ability, event);
}

/** What rules out that a card's negated ability triggers as the card moves. */
function stillTriggers(g: Game, id: number, event: Occurrence): boolean {
  return event.card === id && event.to >= 0 && !followsAll(g.program.edition.cites.movedNegated);
}

function pendOne(g: Game, id: number, ability: CompiledAbility, event: Occurrence): void {
  if (ability.own && event.card !== id) return;
  const { cites } = g.program.edition;
  if (ability.limited && isUsed(g, id, ability.index) && followsAll(cites.limitSpent)) return;
  const { incarnation } = g.state.cards[id];
  const context: Context = { you: master(g, id), card: id, incarnation, event, results: none, x: 0 };
  if (!ability.matches!(g, context, event) || !follows(ability.heeded[event.kind])) return;
  const unmet = !ability.conditions(g, context);
  if (unmet && g.program.edition.judgesLater?.(g, ability, id) !== true) return;
  if (ability.ability.permanent === true) {
    activate(g, ability.path, context.you, id, incarnation, { checked: true }, event);
    return;
  }
  if (!followsAll(cites.waitsEachTime) && isWaiting(g, id, ability)) return;
  const goesAlong =
    event.card === id &&
    follow.has(event.kind) &&
    (g.program.edition.followsOnlyOwn !== true || isOfItself(ability, event.kind)) &&
    followsAll(cites.followsItsCard);
  const waits: Pending = {
    def: ability.definition,
    ability: ability.index,
    card: id,
    incarnation: goesAlong ? -1 : incarnation,
    you: context.you,
    wave: g.state.wave,
    event,
    results: none,
    unmet,
  };
  g.state.pending = [...g.state.pending, waits];
}

function isWaiting(g: Game, card: number, { definition: def, index }: CompiledAbility): boolean {
  return g.state.pending.some((p) => p.card === card && p.def === def && p.ability === index);
}

/** "When this card is K.O.'d", not "when a Character is K.O.'d". */
function isOfItself({ ability: { timing } }: CompiledAbility, kind: string): boolean {
  return (
    typeof timing === "object" && timing.when.some(({ event, card }) => event === kind && card === "this")
  );
}

/** What waits, as who evaluates its text. */
export function contextOf(
  { you, card, incarnation, results }: Omit<Delayed, "turn" | "until">,
  event: Occurrence | null,
): Context {
  return { you, card, incarnation, event, results, x: 0 };
}

/** Delayed effects that waited for this event are pending now; those that have a while wait on. */
function comeDue(g: Game, event: Occurrence): void {
  const { dormant } = g.program.edition;
  const due = g.state.delayed.filter((delayed) => {
    const ability = g.program.definitions[delayed.def].compiled[delayed.ability];
    const isYetToCome =
      (delayed.turn === g.state.turn && isOfNextTurn(ability)) || dormant?.has(delayed.until ?? "") === true;
    return (
      !isYetToCome &&
      ability.kinds.includes(event.kind) &&
      ability.matches!(g, contextOf(delayed, event), event)
    );
  });
  if (due.length === 0) return;
  g.state.delayed = g.state.delayed.filter((delayed) => delayed.until !== null || !due.includes(delayed));
  g.state.pending = [...g.state.pending, ...due.map((delayed) => pendingOn(delayed, g.state.wave, event))];
}

function isOfNextTurn({ ability: { timing } }: CompiledAbility): boolean {
  return typeof timing === "object" && timing.when.some(({ next }) => next === true);
}

/** The card itself moves by these events, and its ability goes with it. */
const follow = new Set(["ko", "leave"]);

/**
 * Lets a batch happen at once. What really happened stands in the frame's outcome when it goes on. `anyway`: nothing
 * forbids it.
 */
export function happen(g: Game, f: Frame, batch: readonly Proposed[], anyway = false): void {
  const possible = anyway ? batch : possibleOf(g, batch);
  if (mayBeReplaced(g) && isReplaced(g, possible)) {
    call(g, "replace", {
      you: f.you,
      card: f.card,
      incarnation: f.incarnation,
      v: { batch: possible as Value, asked: batch.length },
    });
    return;
  }
  f.outcome = perform(g, possible, batch.length);
}

function possibleOf(g: Game, batch: readonly Proposed[]): readonly Proposed[] {
  if (batch.length === 1) return isPossible(g, batch[0]) ? batch : none;
  return batch.filter((p) => isPossible(g, p));
}

function isReplaced(g: Game, batch: readonly Proposed[]): boolean {
  return batch.some((p) => replacements(g, p, none, asksAll(g)).length > 0);
}

function mayBeReplaced(g: Game): boolean {
  return g.program.instead.size > 0 && (sourcesOf(g).replacing.length > 0 || isGaining(g));
}

/** What happens within `run` happens at once: an ability that it sets off several times waits once. */
export function atOnce<T>(g: Game, run: () => T): T {
  const before = g.state.pending.length;
  const value = run();
  waitOnce(g, before, "batch");
  return value;
}

/** What began to wait since there were so many: the same ability once. */
export function waitOnce(g: Game, before: number, what: "batch" | "draw"): void {
  if (g.state.pending.length > before + 1 && g.program.edition.waitsOnce?.(what) === true)
    g.state.pending = withoutTwins(g.state.pending, before);
}

function withoutTwins(pending: readonly Pending[], before: number): readonly Pending[] {
  const isSame = (a: Pending, b: Pending) => a.card === b.card && a.def === b.def && a.ability === b.ability;
  return pending.filter(
    (p, i) => i < before || i === pending.findIndex((q, n) => n >= before && isSame(p, q)),
  );
}

/** Abilities whose state begins to hold wait: once for as long as it holds. */
export function heedStates(g: Game): void {
  if (g.program.heedsStates) heed(g);
}

function heed(g: Game): void {
  const held: string[] = [];
  const judge = (id: number, ability: CompiledAbility) => {
    const { incarnation } = g.state.cards[id];
    const event = stateEvent(master(g, id));
    const context: Context = { you: master(g, id), card: id, incarnation, event, results: [], x: 0 };
    if (!ability.matches!(g, context, event)) return;
    const name = `${id}/${incarnation}/${ability.path}`;
    held.push(name);
    if (!g.state.held.includes(name) || !followsAll(g.program.edition.cites.stateOnce))
      pendOne(g, id, ability, event);
  };
  for (const area of g.program.watched)
    for (const id of g.state.areas[area]) {
      for (const ability of definition(g, id).on.get("state") ?? none)
        if (ability.areas.includes(kindOf(g, area)) && !isAbilityNegated(g, id, ability.tag, ability.path))
          judge(id, ability);
      if (g.program.grants)
        for (const { ability } of entryOf(table(g).entries, id)?.abilities ?? [])
          if (ability.kinds.includes("state")) judge(id, ability);
    }
  g.state.held = held;
}

function stateEvent(player: Player): Occurrence {
  const nothing = { card: -1, incarnation: 0, target: -1, amount: 1, from: -1, to: -1 };
  return { kind: "state", player, ...nothing, cause: "rule", by: -1, byPlayer: -1, using: "" };
}

export function perform(g: Game, batch: readonly Proposed[], asked: number): NonNullable<Frame["outcome"]> {
  const before = g.state.pending.length;
  const cards = isOfBoth(g, batch) ? together(g, batch) : carryAll(g, batch);
  waitOnce(g, before, "batch");
  return { cards, replaced: asked - cards.length };
}

/** The cards to which it really happened. */
function carryAll(g: Game, batch: readonly Proposed[]): readonly number[] {
  const cards: number[] = [];
  for (const p of batch) {
    if (g.state.result !== null) break;
    if (carryOut(g, p)) cards.push(p.card);
  }
  return cards;
}

function isOfBoth(g: Game, batch: readonly Proposed[]): boolean {
  const { cards } = g.state;
  for (let i = 1; i < batch.length; i++)
    if (cards[batch[i].card].owner !== cards[batch[0].card].owner) return true;
  return false;
}

/** Cards of both players go at once: what the rules look for is looked for when all have gone. */
function together(g: Game, batch: readonly Proposed[]): readonly number[] {
  const { frames } = g.state;
  const f = frames[frames.length - 1];
  const was = f.v.together ?? false;
  locals(g, f).together = true;
  const carried = carryAll(g, batch);
  locals(g, f).together = was;
  if (was === false) g.program.edition.hooks.together?.(g);
  return carried;
}

function carryOut(g: Game, p: Proposed): boolean {
  const { rule, source, sourcePlayer } = g;
  if (p.rule !== "") g.rule = p.rule;
  if (p.by >= 0) {
    g.source = p.by;
    g.sourcePlayer = p.byPlayer;
  }
  const done = carry(g, p);
  g.rule = rule;
  g.source = source;
  g.sourcePlayer = sourcePlayer;
  return done;
}

function carry(g: Game, p: Proposed): boolean {
  const card = g.state.cards[p.card];
  const who = master(g, p.card);
  if (p.kind === "rest" || p.kind === "activate") return turn(g, p.card, p.kind === "rest");
  if (p.kind === "damage") {
    g.program.edition.hooks.takeDamage?.(g, who, p);
    return true;
  }
  if (p.kind === "markers") {
    g.program.edition.hooks.loseMarkers?.(g, p);
    return true;
  }
  if (p.kind === "ko" && !followsAll(g.program.edition.cites.ko)) return false;
  if (p.kind === "ko") emit(g, "ko", who, p.card, { cause: p.cause, from: card.area, to: p.to });
  if (p.kind === "ko" && p.cause !== "battle" && g.source >= 0)
    emit(g, "kos", g.sourcePlayer as Player, g.source, { cause: p.cause, target: p.card, untold: true });
  const leaves = isField(g, card.area) && !isField(g, p.to) && above(g, p.card) < 0;
  if (leaves && p.kind === "move" && !followsAll(g.program.edition.cites.koOnly))
    emit(g, "ko", who, p.card, { cause: p.cause });
  const cause = g.program.edition.causeOf?.(g, p) ?? p.cause;
  if (leaves && g.program.edition.leaving === undefined)
    emit(g, "leave", who, p.card, { cause, from: card.area, to: p.to });
  if (p.alone) uncover(g, p.card);
  move(g, p.card, p.to, {
    at: p.at,
    faceUp: p.faceUp,
    rested: p.rested,
    shown: p.shown,
    mixedFor: p.mixedFor,
    under: p.under,
    cause,
  });
  g.program.edition.carried?.(g, card, p);
  return true;
}

export function isField(g: Game, area: number): boolean {
  return g.program.edition.areas[kindOf(g, area)].field === true;
}

/** The forbidden falls out, and so does what is already so (1-3-2-1 of One Piece, 0-2-4-1 of Dragon Ball Super). */
export function isPossible(g: Game, p: Proposed): boolean {
  const card = g.state.cards[p.card];
  const { cites } = g.program.edition;
  switch (p.kind) {
    case "rest":
      return (!card.rested || !followsAll(cites.alreadySo)) && !isForbidden(g, "beRested", p);
    case "activate":
      return (card.rested || !followsAll(cites.alreadySo)) && !isForbidden(g, "becomeActive", p);
    case "damage":
    case "markers":
      return true;
    case "ko":
      return !isForbidden(g, "beKod", p) && !isForbidden(g, "leave", p) && g.program.edition.movable(g, p);
    case "move":
      return (
        !(isField(g, card.area) && !isField(g, p.to) && isForbidden(g, "leave", p)) &&
        g.program.edition.movable(g, p)
      );
  }
}

function isForbidden(g: Game, verb: string, { card, cause }: Proposed): boolean {
  if (rulesAbout(g, verb).length === 0) return false;
  return prohibited(g, verb, card, { cause, card: g.source, player: g.sourcePlayer });
}

export function prohibited(
  g: Game,
  verb: string,
  id: number,
  by?: Parameters<typeof forbidding>[3],
): boolean {
  return forbidding(g, verb, id, by) !== null && g.program.edition.forbids();
}

/** The names under which text may speak of what is about to happen. */
function kinds(g: Game, p: Proposed): readonly string[] {
  if (p.kind === "move" && isField(g, g.state.cards[p.card].area) && !isField(g, p.to)) return leaving;
  return p.kind === "ko" && g.program.edition.koPlaces === true ? koPlaced : named[p.kind];
}

const leaving = ["leave", "move"];
const koPlaced = ["ko", "leave", "move"];
const named: Readonly<Record<Proposed["kind"], readonly string[]>> = {
  ko: ["ko", "leave"],
  move: ["move"],
  rest: ["rest"],
  activate: ["activate", "active"],
  damage: ["damageTaken"],
  markers: ["markersRemoved"],
};

export interface Replacement {
  readonly card: number;
  readonly ability: CompiledAbility;
  readonly can: boolean; // false: he could not, and nobody else must see it
}

/** What is about to happen takes the place of something, and nothing takes its place. */
function isFinal(g: Game): boolean {
  const { frames } = g.state;
  return (
    frames.some((f, i) => f.p === "replace" && i < frames.length - 1) &&
    g.program.edition.replacesNoFurther?.() === true
  );
}

/** What takes the place of something is not itself replaced by the same ability. */
function isApplying(g: Game, id: number, ability: CompiledAbility): boolean {
  return (
    g.state.frames.some((f) => f.p === ability.path && f.card === id) &&
    followsAll(g.program.edition.cites.replacesOnce)
  );
}

/**
 * Abilities of which it is just being asked whether they could take the place: they do not replace themselves. Of one
 * that must, it is asked as if nothing could take its own place in turn: otherwise two would rule each other out.
 */
const asked: CompiledAbility[] = [];

function isFeasible(g: Game, context: Context, ability: CompiledAbility): boolean {
  asked.push(ability);
  const can = ability.feasible(g, context);
  asked.pop();
  return can;
}

/**
 * Replacement abilities that could apply and were not declined; with `secret` also those of which only their master
 * can see that they could not.
 */
export function replacements(
  g: Game,
  p: Proposed,
  declined: readonly string[],
  secret = false,
): Replacement[] {
  const found: Replacement[] = [];
  if (!mayBeReplaced(g) || asked.some(({ ability }) => ability.may !== true) || isFinal(g)) return found;
  const names = kinds(g, p).filter((kind) => g.program.instead.has(kind));
  if (names.length === 0) return found;
  const card = g.state.cards[p.card];
  const offer = (id: number, ability: CompiledAbility, kind: string): void => {
    if (declined.includes(replacementName({ card: id, ability }))) return;
    if (found.some((r) => r.card === id && r.ability === ability)) return;
    if (isApplying(g, id, ability) || asked.includes(ability)) return;
    if (ability.limited && isUsed(g, id, ability.index)) return;
    const event: Occurrence = {
      kind,
      player: master(g, p.card),
      card: p.card,
      incarnation: card.incarnation,
      target: -1,
      amount: p.amount,
      from: card.area,
      to: p.to,
      cause: p.cause,
      by: g.source,
      byPlayer: g.sourcePlayer,
      using: "",
    };
    const context: Context = {
      you: master(g, id),
      card: id,
      incarnation: g.state.cards[id].incarnation,
      event,
      results: [],
      x: 0,
    };
    if (!ability.matches!(g, context, event) || !ability.conditions(g, context)) return;
    const can = isFeasible(g, context, ability) || !followsAll(g.program.edition.cites.replacementPossible);
    if (can || (secret && ability.secret)) found.push({ card: id, ability, can });
  };
  for (const id of sourcesOf(g).replacing) {
    if (isNegated(g, id)) continue;
    const { instead } = definition(g, id);
    const here = kindOf(g, g.state.cards[id].area);
    for (const kind of names)
      for (const ability of instead.get(kind) ?? none)
        if (ability.areas.includes(here)) offer(id, ability, kind);
  }
  for (const id of isGaining(g) ? table(g).gaining : none)
    for (const { ability } of gained(g, id))
      for (const kind of names)
        if (ability.ability.timing === "replacement" && ability.kinds.includes(kind))
          offer(id, ability, kind);
  return found;
}

/** Which one it is, of all cards. */
export function replacementName({ card, ability }: Pick<Replacement, "card" | "ability">): string {
  return `${card}/${ability.path}`;
}
