/** What the table needs of a game, beside what the engine knows. Everything is asked of one seat's view. */
import type { Judgement } from "@arbiter/ai";
import type { Definition, Edition, Game, Intent, Paragraphs, Player, Program, Saying } from "@arbiter/engine";
import type { Tell } from "./telling.ts";
import type { GameName, Message } from "./types.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
  readonly zDeck?: readonly Definition[];
  readonly tokens?: readonly Definition[];
}
export type Decks = readonly [Deck, Deck];

/** Something that is done with an area, and the ways in which it could be. */
export interface AreaUse {
  readonly what: Message;
  /** When it is done, where no requirement says so. */
  readonly rule?: string;
  readonly intents: (g: Game, me: Player) => readonly Intent[];
}
/** What an area is for; to whom it belongs decides what can be done with it. */
export interface AreaUses {
  /** The paragraph about it, where it is no area of cards to the engine. */
  readonly rule?: string;
  readonly mine?: readonly AreaUse[];
  readonly theirs?: readonly AreaUse[];
  /** What nobody does by choice, and the paragraph by which it happens. */
  readonly byItself?: readonly (readonly [Message, string])[];
}

export interface TableGame {
  readonly name: GameName;
  readonly edition: Edition;
  /** Empty where its sentences are loaded later, when one is asked for. */
  readonly rulebook: Paragraphs;
  readonly chapters: Readonly<Record<number, string>>;
  readonly ownCards: () => ReadonlyMap<string, Definition>;
  readonly deckNames: () => readonly string[];
  readonly deck: (name: string) => Deck;
  /** Of these cards, in any order; the tokens that they name are looked for among all. */
  readonly deckOf: (cards: readonly Definition[], all?: ReadonlyMap<string, Definition>) => Deck;
  /** What is wrong with a deck, each with its paragraph. */
  readonly faults: (deck: {
    readonly leader: Definition | undefined;
    readonly cards: readonly Definition[];
    readonly zDeck: readonly Definition[];
  }) => readonly (Saying & { readonly rule: string; readonly says: string })[];
  /** Cards in an opening hand; whether the whole of it is redrawn or any part. */
  readonly opening: { readonly hand: number; readonly redraw: "all" | "any"; readonly rule: string };
  readonly start: (
    decks: Decks,
    seed: string,
    chooser: Player | null,
    program?: Program,
    events?: boolean,
    asksAll?: boolean,
  ) => Game;
  /** The definitions of a deck, for dealing a world. */
  readonly list: (deck: Deck, program: Program) => readonly number[];
  readonly judgement: Judgement;
  /** The numbers of a card that are shown and explained. */
  readonly shown: readonly string[];
  readonly traits: (card: Definition) => readonly string[];
  /** What the rules add to a number, beside effects: the amount and its paragraph. */
  readonly byRule: (g: Game, id: number, number: string) => readonly { by: number; rule: string }[];
  /** The power of a card in battle, with all that is added to it. */
  readonly strength: (g: Game, id: number) => number;
  /** What could be done with a card where it lies. */
  readonly doable: (g: Game, id: number, me: Player) => readonly (readonly [Message, Intent])[];
  /** What is done with each area. */
  readonly areaUses: Readonly<Record<string, AreaUses>>;
  /** Events told in the game's own way; null: not told. */
  readonly events: Readonly<Record<string, Tell>>;
  readonly silent: readonly string[];
  /** Areas from which a card is not said to come. */
  readonly passing: readonly string[];
  /** Events that tell the move right before them. */
  readonly tellMoves: readonly string[];
  /** Answers in which nothing may be told by a pause: who could answer is asked. */
  readonly windows: readonly string[];
}
