/** What passes between the page and a match: plain data, made from one seat's view and nothing else. */
import type { Definition, Input, Player } from "@arbiter/engine";

export type { Player };

export type GameName = "opcg" | "dbs";
/** From the weakest to the strongest. */
export const botNames = ["easy", "normal", "hard"] as const;
export type BotName = (typeof botNames)[number];
/** `remote`: a person at another machine. */
export type Seat = "human" | "remote" | BotName;

export interface Setup {
  readonly game: GameName;
  /** The edition it is played by; the newest if not given. */
  readonly edition?: string;
  readonly decks: readonly [DeckChoice, DeckChoice];
  readonly seats: readonly [Seat, Seat];
  readonly seed: string;
  /** Who goes first; null: who may say so is drawn. */
  readonly first: Player | null;
  /** Cards of the players' own libraries that the decks name. */
  readonly cards?: readonly BroughtCard[];
}

/** A card of a player's library as printed, and what it was compiled to, by which build of the page. */
export interface BroughtCard {
  readonly record: CardRecord;
  readonly compiled: { readonly card: Definition; readonly by: string } | null;
}

/** A card as printed, in the fields of the game's own format. */
export type CardRecord = Readonly<Record<string, unknown>>;

/** An own deck by its name, or card numbers, the Leader first. */
export type DeckChoice = string | readonly string[];

/** How much a player wants to be asked. */
export interface Asking {
  /** Also where only one answer is possible. */
  readonly always: boolean;
  /** Declines what may be declined until his next turn. */
  readonly passing: "no" | "until my turn" | "except windows";
}

/** A sentence to be said in the reader's language. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}
/** Cards by name, and how many more that were not seen; or a part that is a message itself. */
export type MessageValue = string | number | CardNames | Message;
export interface CardNames {
  readonly cards: readonly string[];
  readonly hidden: number;
}

/** What something rests on: a paragraph, or the card whose text it is. */
export interface Cite {
  readonly rule: string | null;
  readonly card: string | null; // its name
}

export interface Line extends Message {
  readonly by: Cite;
}

/** What is printed on a card. */
export interface Face {
  readonly game: GameName;
  readonly key: string;
  readonly number: string;
  readonly name: string;
  readonly category: string;
  readonly colors: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly traits: readonly string[];
  readonly text: string;
  readonly back: string | null; // the key of the other side
}

export interface SceneCard {
  readonly id: number;
  readonly face: string | null; // null: unknown to this seat
  readonly owner: Player;
  readonly rested: boolean;
  readonly faceUp: boolean;
  readonly marks: number;
  readonly under: readonly number[];
  readonly values: Readonly<Record<string, number>>; // as they are now
  readonly keywords: readonly string[];
  readonly fresh: boolean; // came this turn
}

export interface Side {
  readonly areas: Readonly<Record<string, readonly number[]>>; // the top first
  readonly pools: readonly number[];
}

export interface BattleScene {
  readonly attacker: number;
  readonly target: number;
  readonly blocked: boolean;
  readonly attack: number;
  readonly defence: number;
}

export interface Choice {
  readonly index: number;
  readonly do: string;
  readonly card: number | null;
  readonly target: number | null;
  readonly ability: number | null;
  readonly alike: string | null;
  readonly says: Message;
  readonly rules: readonly string[];
}

export interface Asked {
  readonly number: number;
  readonly player: Player;
  readonly kind: "act" | "choose" | "confirm" | "order" | "amount";
  readonly purpose: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Choice[];
  readonly decline: number | null;
  readonly set: SetOf | null;
  readonly says: Message;
  /** The text of the ability that asks. */
  readonly text: string | null;
  readonly source: number;
  readonly about: number | null;
  readonly by: Cite;
  /** A good answer, chosen beforehand where a price is paid. */
  readonly suggested: readonly number[];
}

/** Conditions on the chosen cards together, as the engine has them; numbers of options. */
export type SetOf = NonNullable<import("@arbiter/engine").Decision["set"]>;

export interface Scene {
  readonly game: GameName;
  readonly edition: string;
  readonly viewer: Player;
  readonly names: readonly [string, string];
  readonly seats: readonly [Seat, Seat];
  readonly turn: number;
  readonly active: Player;
  readonly sides: readonly [Side, Side];
  readonly cards: Readonly<Record<number, SceneCard>>;
  readonly battle: BattleScene | null;
  readonly asked: Asked | null;
  readonly deciding: Player | null;
  readonly result: { readonly winner: Player | null; readonly rule: string } | null;
}

/** What an event moved or changed, for motion and sound. */
export interface Happening {
  readonly kind: string;
  readonly player: Player;
  readonly card: number; // -2: a card that was not seen
  readonly target: number;
  readonly amount: number;
  readonly from: Spot | null;
  readonly to: Spot | null;
}
export interface Spot {
  readonly player: Player;
  readonly area: string;
}

export interface Update {
  readonly scene: Scene;
  readonly lines: readonly Line[]; // of this step; after a jump or a handover all that was told
  readonly happened: readonly Happening[];
  readonly faces: readonly Face[]; // those that were not sent before
  /** The place in the game: how many inputs lie before it. */
  readonly at: number;
  readonly of: number;
  /** Not a step on: the game was taken back, loaded or opened at another place. */
  readonly jump: boolean;
  /** The seat that looks has changed: another player sits down. */
  readonly handover: boolean;
  readonly canUndo: "no" | "free" | "asked";
}

export interface Save {
  readonly arbiter: 1;
  readonly engine: string;
  readonly game: GameName;
  readonly edition: string;
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly seed: string;
  readonly chooser: Player;
  readonly bot: string;
  readonly seats?: readonly [Seat, Seat];
  /** The cards that do not come with Arbiter, as they were printed when it was played. */
  readonly cards?: readonly CardRecord[];
  readonly answers: readonly Input[];
}

/** A position from the text of a scenario file, to be played on or gone through. */
export interface Laying {
  readonly text: string;
  readonly seats: readonly [Seat, Seat];
  /** Its moves are played, and it is opened before the first of them; otherwise it is played from the position on. */
  readonly watch: boolean;
  /** What was played from the position already; in place of its moves. */
  readonly inputs?: readonly Input[];
  /** Every card is shown to whoever looks. */
  readonly open?: boolean;
}
export interface Laid {
  readonly title: string;
  readonly rules: readonly string[];
  readonly edition: string;
  /** The moves of the file, each with how many inputs lie before it, its words there, and what happens by it first. */
  readonly moves: readonly { readonly at: number; readonly says: string; readonly told: Line | null }[];
  /** How many things the file expects, and what of them does not hold. */
  readonly expected: number;
  readonly fails: string | null;
  readonly puzzle: Posed | null;
  readonly lesson: Taught | null;
}
/** What a lesson says, in each language. */
export interface Taught {
  readonly says: string;
  readonly said: Readonly<Record<string, { readonly title: string; readonly says: string }>>;
}
/** What a puzzle asks for, in words. */
export interface Posed {
  readonly goal: "win" | "survive";
  readonly turns: number;
  readonly level: number;
  readonly words: PosedWords;
  readonly said: Readonly<Record<string, PosedWords>>;
}
export interface PosedWords {
  readonly title?: string;
  readonly hint: string;
  readonly idea: string;
  readonly why?: string;
}
/** A plan in words, with what it is worth and what it comes to. */
export interface Advice {
  /** What is done now, and right after it. */
  readonly says: readonly Message[];
  readonly picks: readonly number[];
  /** The estimated share of games won from there. */
  readonly chance: number;
  /** Against the next best (for the best) or the best (for the others): cards more or fewer, by area and side. */
  readonly because: readonly {
    readonly side: "own" | "theirs";
    readonly area: string;
    readonly by: number;
  }[];
  readonly worlds: number;
}
export interface Swing {
  /** How many inputs lie before it. */
  readonly at: number;
  readonly turn: number;
  readonly says: readonly Message[];
  readonly before: number;
  readonly after: number;
}
/** How a puzzle stands: `astray`: it can no longer be forced; `tempted`: by the line that seems right. */
export interface PuzzleStands {
  readonly stands: "open" | "astray" | "solved" | "failed";
  readonly tempted: boolean;
}

/** A number of a card, and where it comes from. */
export interface ValueRead {
  readonly name: string;
  readonly value: number;
  readonly printed: number | null;
  readonly parts: readonly { readonly by: number; readonly sets: boolean; readonly from: Cite }[];
}
export interface WhyNot {
  readonly what: Message;
  readonly can: boolean;
  /** It happens by itself, and is never chosen. */
  readonly byItself?: true;
  /** Of an area: the cards with which it can be done. */
  readonly with?: readonly string[];
  readonly reasons: readonly {
    readonly rule: string;
    readonly says: string;
    readonly paragraph: string;
    readonly card?: string; // whose reason it is, where each has another
  }[];
}
/** What is said of an area or a button. */
export interface Why {
  readonly about: Paragraph | null;
  readonly why: readonly WhyNot[];
}
export interface Reading {
  readonly values: readonly ValueRead[];
  readonly why: readonly WhyNot[];
}
export interface Paragraph {
  readonly number: string;
  readonly chapter: string;
  readonly says: string;
  readonly below: readonly (readonly [string, string])[];
}

/** Things a page may ask of a match. */
export interface Questions {
  read: (card: number) => Reading;
  /** Of "area 0 characters" or "do end". */
  why: (subject: string) => Why;
  rule: (number: string) => Paragraph | null;
  keyword: (name: string) => Paragraph | null;
  save: () => Save;
  /** All that was answered. */
  inputs: () => readonly Input[];
  puzzle: () => PuzzleStands | null;
  /** Whether what a lesson asks for was brought about. */
  lesson: () => boolean;
  /** What a strong bot would do in this seat, from what the seat sees, the best first. */
  advice: () => readonly Advice[];
  /** The answers of this seat after which its chances changed most. */
  swings: () => readonly Swing[];
  /** The moment that is shown as the text of a scenario: where it begins, and how much that lasts it cannot say. */
  position: (title: string) => { readonly text: string; readonly at: number; readonly lost: number };
}

/** One match, wherever it is played. The page sees updates for its seat and never the game. */
export interface Match {
  start(setup: Setup): Promise<void>;
  /** Goes on with a saved game, or opens it at a place to be watched. */
  load(save: unknown, watch: boolean): Promise<void>;
  /** Opens a position laid by hand. */
  lay(position: Laying): Promise<Laid>;
  /** Shows every card of such a position, or only what each seat may see. */
  openHands(open: boolean): void;
  answer(decision: number, picks: readonly number[]): void;
  concede(): void;
  undo(): void;
  asking(how: Asking): void;
  /** Replays: shows another place; or plays on from there. */
  goTo(at: number): void;
  playFrom(at: number, seats: readonly [Seat, Seat]): void;
  ask<Q extends keyof Questions>(
    question: Q,
    ...given: Parameters<Questions[Q]>
  ): Promise<ReturnType<Questions[Q]>>;
  subscribe(listener: (update: Update) => void): () => void;
  /** What was refused though nobody waits for an answer, or that the match has stopped. */
  onFailure(listener: (says: string, dead: boolean) => void): () => void;
  close(): void;
}
