/** What the commands need of a game, and how it is said in words. The games given to words are one player's view. */
import type { CardLists, CardReadings } from "@arbiter/cardtext";
import type { Compiled, Definition, Event, Game, Intent, Option, Player } from "@arbiter/engine";
import type { Deck, TableGame } from "@arbiter/match";
import type { Fields, ScenarioGame } from "@arbiter/scenario";
import type { Telling } from "../play/telling.ts";

export type { Deck, Decks } from "@arbiter/match";

/** What every seat needs of the game, and what the commands do with it. */
export interface PlayableGame extends TableGame {
  readonly title: string;
  /** A deck list as players write it, with these cards. */
  readonly readDeck: (list: string, cards: ReadonlyMap<string, Definition>) => Deck;
  readonly words: Words;
  readonly cardLists: TriedLists;
}

/** What is done with lists of real cards, and how they are tried. */
export interface TriedLists extends CardLists, CardReadings {
  readonly scenarios: ScenarioGame;
  /** The n-th table for trying a card: its own copies, then all else; `pick` takes some of the cards that go with it. */
  readonly table: (tried: Definition, pick: Picker, n: number) => Table;
  /** Whether a card may lie in an area, and how many have room there. */
  readonly lives: (card: Definition, place: string) => boolean;
  readonly room: Readonly<Record<string, number>>;
  /** Areas in which a card may lie on others. */
  readonly covers: readonly string[];
  readonly prompting: Prompting;
  /** Paragraphs by which a keyword of a card that comes into play asks how many it takes: nothing else tells of it. */
  readonly taking: Readonly<Record<string, string>>;
}

/** What cards are made up of that bring about what a tried card waits for. */
export interface Prompting {
  /** Where a card of a category stays; other cards are used from the hand. */
  readonly places: Readonly<Record<string, string>>;
  readonly usual: string;
  readonly spell: string;
  readonly field: readonly string[];
  /** Where cards go that are discarded or K.O.'d. */
  readonly discards: string;
}

/** So many cards of these categories, of those that the tried card speaks of where there are some. */
export type Picker = (many: number, ...categories: string[]) => readonly Definition[];

export interface Table {
  readonly own: readonly Lain[];
  readonly others: readonly Lain[];
  /** Pools of each side. */
  readonly pools: Readonly<Record<string, number>>;
}

export interface Lain {
  readonly place: string;
  readonly owner: Player;
  readonly cards: readonly Definition[];
  readonly fields?: Fields;
  /** What lies under each of them. */
  readonly under?: readonly Definition[];
}

export interface Words {
  /** A Leader in a line: "Red, 5 Life". */
  readonly leader: (card: Definition) => string;
  /** The numbers of a card that matter where it lies. */
  readonly facts: (g: Game, id: number) => readonly string[];
  /** The numbers of a printed card, as it is read out. */
  readonly printed: (card: Compiled) => readonly string[];
  /** Traits as they are read out. */
  readonly traits: (card: Compiled) => readonly string[];
  /** Numbers whose parts are told, by the name they are told under. */
  readonly explained: Readonly<Record<string, string>>;
  /** What the rules add to a number, beside effects. */
  readonly byRule: (g: Game, id: number, number: string) => readonly string[];
  readonly areas: Readonly<Record<string, string>>;
  /** Areas that a command of their own reads out. */
  readonly piles: readonly string[];
  readonly life: string;
  /** One side of the field. */
  readonly side: (g: Game, player: Player, says: (id: number) => string) => readonly string[];
  readonly status: (g: Game) => string;
  /** Sentences for what is offered; null: the common one. */
  readonly offers: Readonly<Record<string, (g: Game, option: Option) => string | null>>;
  readonly options: Readonly<Record<string, string>>;
  readonly acts: Readonly<Record<string, (battle: string) => string>>;
  readonly confirms: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, string>>;
  readonly purposes: Readonly<Record<string, string>>;
  /** What is done with a card where it lies, for "why". */
  readonly doable: (g: Game, id: number) => readonly (readonly [string, Intent])[];
  readonly verbs: readonly string[];
  /** Events told in the game's own way; null: not told. */
  readonly events: Readonly<Record<string, (t: Telling, e: Event) => string | null>>;
  readonly applied: Readonly<Record<string, string>>;
}
