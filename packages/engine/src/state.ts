import type { Card, CardReference, Player } from "./card.ts";

/** Plain data; nobody changes it once a player is asked. */
export interface State {
  readonly seed: string;
  shuffles: number;
  count: number; // answers so far: the open decision's number
  stamp: number; // ages: of incarnations, effects, waves
  turn: number;
  active: Player;
  again: boolean; // the same player has another turn after this one
  cards: Card[];
  areas: (readonly number[])[]; // player * areas + area: ids, the top first
  pools: number[]; // player * pools + pool: DON!!, energy markers
  piles: readonly Pile[];
  faces: readonly Face[];
  actions: readonly Action[]; // declared and not yet done
  frames: Frame[];
  pending: readonly Pending[];
  delayed: readonly Delayed[];
  cut: readonly Cut[]; // cards that permanent abilities no longer give anything
  held: readonly string[]; // abilities whose state holds and made them wait
  effects: readonly Effect[];
  battle: Battle | null;
  facts: readonly Fact[]; // what happened this turn, and how cards were played that are there yet, as far as some card asks
  wave: number; // what triggers now waits with this wave (which abilities come first is the game's rule)
  loop: Loop | null;
  result: Result | null;
}

/** Cards under a card, the uppermost first. Few, so they are looked through. */
export interface Pile {
  readonly top: number;
  readonly cards: readonly number[];
}

/** The true definition of a card that lies hidden. */
export interface Face {
  readonly id: number;
  readonly def: number;
}

export interface Result {
  readonly winner: Player | null; // null: a draw
  readonly rule: string;
}

/** Where a procedure stands. Copied with the state, so steps may write to it. */
export interface Frame {
  p: string; // the procedure's name
  n: number; // and its number in the program
  at: number; // its next step
  you: Player; // whose ability, or who acts
  card: number; // the source, -1 if none
  incarnation: number;
  event: Occurrence | null; // what made it trigger
  results: readonly ClauseResult[];
  x: number;
  chosen: readonly number[]; // the cards chosen for the clause at hand
  last: 0 | 1 | 2; // how far the last clause got
  outcome: Outcome | null; // what the last `happen` really did
  v: Readonly<Record<string, Value>>; // locals of the rulebook's procedures; written by `locals` and `note`
}

export type Value = number | string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** What a clause chose or moved, and how far it got: 0 none, 1 part, 2 all. What moved on since is no longer the same. */
export interface ClauseResult {
  readonly cards: readonly CardReference[];
  readonly count: number;
  readonly done: 0 | 1 | 2;
  readonly unasked?: true; // "you may" under a condition that did not hold: "if you don't" does not follow
}

export interface Outcome {
  readonly cards: readonly number[]; // to which it happened
  readonly replaced: number; // how many were replaced or could not happen
}

/** What is declared and not yet done: a play, an attack, an activation. Effects change it, never a frame. */
export interface Action {
  readonly number: number;
  readonly kind: string;
  readonly player: Player;
  readonly card: number;
  readonly ability: number; // -1 if none
  readonly answers: readonly string[]; // kinds of abilities that may answer it
  readonly negated: boolean;
}

/** Something that happened, as far as an ability that triggered on it may ask. */
export interface Occurrence {
  readonly kind: string;
  readonly player: Player;
  readonly card: number; // -1 if none
  readonly incarnation: number;
  readonly target: number; // of an attack; -1 if none
  readonly amount: number;
  readonly from: number; // area index, -1 if none
  readonly to: number;
  readonly at?: "bottom"; // of an ordered area
  readonly lay?: "faceUp" | "hidden"; // how a card lay that moved, where others of its area lie otherwise
  readonly was?: readonly number[]; // the numbers of a card that left, where text asks for them later
  readonly cause: "effect" | "battle" | "cost" | "rule";
  readonly by: number; // the card whose ability caused it, -1 if a rule
  readonly byPlayer: Player | -1;
  readonly using: string; // the keyword or tag by which it happened, "" if none
}

/** "At the end of this turn, …": an ability of the text that waits for its event. */
export interface Delayed {
  readonly turn: number; // in which it was put off
  readonly until: string | null; // each time it happens until then; null: whenever it happens first
  readonly once: boolean; // the first time only
  readonly def: number;
  readonly ability: number;
  readonly card: number;
  readonly incarnation: number;
  readonly you: Player;
  readonly results: readonly ClauseResult[];
}

export interface Pending {
  readonly def: number;
  readonly ability: number;
  readonly card: number;
  readonly incarnation: number;
  readonly you: Player;
  readonly wave: number;
  readonly event: Occurrence;
  readonly results: readonly ClauseResult[];
  readonly unmet: boolean; // its conditions did not hold when it was set off
}

/** A continuous effect with a duration. */
export interface Effect {
  readonly stamp: number;
  readonly def: number; // whose text: definition and static
  readonly static: number;
  readonly you: Player;
  readonly card: number; // the source
  readonly targets: readonly CardReference[] | null; // null: by description, as cards come and go
  readonly amount: number;
  readonly until: string;
  readonly turn: number;
}

/** A card that a permanent ability (the path of what it gives, and its card) no longer reaches. */
export interface Cut extends CardReference {
  readonly path: string;
  readonly by: number;
}

export interface Battle {
  readonly attacker: CardReference;
  readonly target: CardReference;
  readonly blocked: boolean;
  readonly ends: boolean; // an effect ends it
  /** Cards that joined it, and the areas that they came from. */
  readonly joined: readonly { readonly card: number; readonly from: number }[];
}

export function begun(attacker: CardReference, target: CardReference): Battle {
  return { attacker, target, blocked: false, ends: false, joined: [] };
}

// What steps read often is changed by these, so that it keeps one shape.

export function battleWith(battle: Battle, to: Partial<Battle>): Battle {
  return {
    attacker: to.attacker ?? battle.attacker,
    target: to.target ?? battle.target,
    blocked: to.blocked ?? battle.blocked,
    ends: to.ends ?? battle.ends,
    joined: to.joined ?? battle.joined,
  };
}

export function effectWith(e: Effect, to: Partial<Pick<Effect, "targets" | "amount" | "until">>): Effect {
  return {
    stamp: e.stamp,
    def: e.def,
    static: e.static,
    you: e.you,
    card: e.card,
    targets: to.targets ?? e.targets,
    amount: to.amount ?? e.amount,
    until: to.until ?? e.until,
    turn: e.turn,
  };
}

/** An ability waits by this event. */
export function pendingOn(
  p: Omit<Delayed, "turn" | "until" | "once">,
  wave: number,
  event: Occurrence,
  incarnation = p.incarnation,
  unmet = false,
): Pending {
  const { def, ability, card, you, results } = p;
  return { def, ability, card, incarnation, you, wave, event, results, unmet };
}

export interface Fact {
  readonly event: Occurrence;
  readonly turn: number;
}

/**
 * Watching for a loop. From the second use of one card's ability in a turn the position is noted, and what is
 * answered from then on; when it comes back at the next use, the answers since are one round.
 */
export interface Loop {
  readonly turn: number;
  readonly uses: readonly number[]; // card, ability and how often, one after the other
  readonly watching: boolean; // something is noted, so answers are too
  readonly noted: Readonly<Record<string, { readonly key: string; readonly answers: number }>>;
  readonly answers: readonly LoopAnswer[];
  /** Positions at free timing since an ability was declared that may be again: after so many answers, abilities, uses. */
  readonly free: Readonly<Record<string, FreeTiming>> | null;
  readonly looked: number; // how many uses there were when positions were last compared
  /** Rounds that the players agreed to repeat, and where the current one stands. */
  readonly running: {
    readonly round: readonly LoopAnswer[];
    readonly left: number;
    readonly at: number;
    readonly stopper: Player;
  } | null;
  /** Answers that would begin the loop again. */
  readonly barred: readonly { readonly key: string; readonly picked: string }[];
}

export interface FreeTiming {
  readonly answers: number;
  readonly abilities: number;
  readonly uses: number;
}

export interface LoopAnswer {
  readonly player: Player;
  readonly picked: readonly (string | number)[]; // the options as they are, whatever their places; or the amount
  readonly choice: boolean; // there was another answer
}
