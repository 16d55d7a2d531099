/** A scenario as it was read: names are cards, lines are kept for what fails. */
import type { Player, Program } from "@arbiter/engine";
import type { Position, ScenarioGame } from "./game.ts";
import type { Lesson } from "./lesson.ts";
import type { Puzzle } from "./puzzle.ts";

/** The seats as files call them; `you` is player 0. */
export const players = ["you", "opponent"] as const;

/** What `cards` of a move names: a card, one of its abilities, or something countable ("don.active", "don/CARD"). */
export interface Named {
  readonly card: number | null;
  readonly ability: number | null;
  readonly count: string | null;
}

export interface Move {
  readonly by: Player;
  readonly do: string;
  readonly card?: number;
  readonly target?: number;
  readonly cards?: readonly Named[];
  readonly ability?: number; // its place on the card, from 0
  readonly amount?: number;
  readonly option?: string;
  readonly color?: string;
  readonly line: number;
  readonly words: string;
}

export interface AreaName {
  readonly player: Player | null; // null: either side
  readonly name: string;
}

/** A name in the list of an area: any of these cards. */
export type Fits = readonly number[];

export type Expected =
  | {
      readonly kind: "card";
      readonly card: number;
      readonly area?: AreaName;
      readonly keyword?: string;
      readonly noKeyword?: string;
      readonly properties: Readonly<Record<string, number | boolean | readonly number[]>>;
    }
  | {
      readonly kind: "area";
      readonly area: AreaName & { readonly player: Player };
      readonly count?: number;
      readonly cards?: readonly Fits[];
      readonly contains?: readonly Fits[];
    }
  | { readonly kind: "offer"; readonly is: boolean; readonly move: Move; readonly rule?: string }
  | { readonly kind: "winner"; readonly winner: Player | null; readonly rule?: string }
  | { readonly kind: "running"; readonly is: boolean }
  | { readonly kind: "log"; readonly causes: readonly (string | number)[] } // a paragraph, or a card
  | {
      readonly kind: "known";
      readonly to: Player;
      readonly card?: number;
      readonly area?: AreaName & { readonly player: Player };
      readonly count?: number;
      readonly is: boolean;
    }
  | { readonly kind: "pending"; readonly cards: readonly number[] }
  | { readonly kind: "deckLegal"; readonly player: Player; readonly is: boolean; readonly rule?: string };

export type Expectation = Expected & {
  readonly at: number | null; // the move, from 1
  readonly line: number;
  readonly words: string;
};

export interface Scenario {
  readonly title: string;
  readonly game: ScenarioGame;
  readonly edition: string;
  readonly rules: readonly string[];
  readonly program: Program;
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly stops: boolean; // then: stop
  readonly expectations: readonly Expectation[];
  readonly puzzle: Puzzle | null;
  readonly lesson: Lesson | null;
}
