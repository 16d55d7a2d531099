/** What a game tells about itself so that its scenarios can be read and run. */
import type { Decision, Definition, Edition, Game, Player, Program } from "@arbiter/engine";

export type FieldType =
  | "text"
  | "texts"
  | "number"
  | "places" // of abilities on a card, the first is 1
  | "numberOrX"
  | "flag"
  | { readonly [field: string]: FieldType }; // a mapping: the other side of a card
export type FieldValue =
  | string
  | readonly string[]
  | readonly number[]
  | number
  | boolean
  | { readonly [field: string]: FieldValue };
/** Abilities by their places (`used`), one bit each. */
export function bits(places: FieldValue | undefined): number {
  return Array.isArray(places) ? (places as number[]).reduce((all, place) => all | (1 << (place - 1)), 0) : 0;
}
export type Fields = Readonly<Record<string, FieldValue>>;

/** An area of the edition that a position may fill. */
export interface Place {
  readonly single?: true; // one card, not a list
  readonly blanks?: true; // may be a number of blank cards
  readonly absent?: number; // blank cards where it is not given
  readonly setup?: true; // given before the game
  readonly ordered?: true; // in expectations the order counts
}

/** A card of a position; its number in the match is its index among them. */
export interface PlacedCard {
  readonly definition: Definition;
  readonly def: number; // in the program
  readonly owner: Player;
  readonly place: string;
  readonly name: string | null; // as the position calls it; null: blank
  readonly as: string | null;
  readonly under: number | null; // the card it lies under
  readonly fields: Fields;
  readonly line: number;
}

export interface Position {
  readonly setup: boolean;
  readonly throws: boolean; // `setup: { first: throw }`: from the very beginning, with the throw for who chooses
  readonly active: Player; // or who goes first
  readonly turn: number;
  readonly seed: number;
  readonly cards: readonly PlacedCard[];
  readonly counts: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]; // as given
  readonly lines: readonly [number, number]; // of the sides
  readonly judged: readonly Player[]; // whose decks are asked about: they may hold what they must not
}

export interface Fault {
  readonly line: number;
  readonly says: string;
}

export interface CitedFault {
  readonly rule: string;
  readonly says: string;
}

export type MoveField = "card" | "target" | "cards" | "ability" | "amount" | "option" | "color";

export interface ScenarioGame {
  readonly name: string;
  readonly editions: Readonly<Record<string, Edition>>;
  readonly places: Readonly<Record<string, Place>>;
  /** Pools of the edition: { don: [active, rested, deck] } is don.active …; without parts a plain number. */
  readonly counts: Readonly<Record<string, readonly string[]>>;
  /** What lies on a card and may be chosen: "don/CARD". */
  readonly onCards?: string;
  /** Keys of a card in a position, beside card and as. `under` is a list of cards. */
  readonly entryFields: Readonly<Record<string, FieldType | "under">>;
  readonly cardFields: Readonly<Record<string, FieldType>>;
  /** Moves of this game, beside those of all games. */
  readonly verbs: Readonly<Record<string, readonly MoveField[]>>;
  /** What `{ card, … }` may expect, beside area and keywords. */
  readonly properties: Readonly<
    Record<string, (g: Game, id: number) => number | boolean | readonly number[]>
  >;
  readonly blank: Definition;
  readonly define: (key: string, fields: Fields) => { readonly card: Definition } | { readonly says: string };
  /** Cards of the loaded sets with this name or number. */
  readonly loaded: (name: string) => readonly Definition[];
  /** Why a position cannot be. */
  readonly faults: (position: Position, edition: Edition) => readonly Fault[];
  readonly start: (program: Program, position: Position) => Game;
  /** The turn player's free timing in the main phase. */
  readonly isQuiet: (g: Game, open: Decision) => boolean;
  readonly deckFaults: (position: Position, player: Player, edition: Edition) => readonly CitedFault[];
  /** What is told in several chapters: the other paragraphs of the newest edition that say what a cited one says. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
  /** Events in words: "{card} attacks {target}". */
  readonly phrases: Readonly<Record<string, string>>;
}
