import type { Player } from "./card.ts";
import type { Occurrence } from "./state.ts";

/** What happened, for the log, the page and the tests: an occurrence and its cause. */
export interface Event extends Occurrence {
  readonly rule: string; // the paragraph, or the ability's path
  readonly also?: readonly string[]; // of an ability that the rulebook writes out: the paragraph that orders it
  readonly source: number; // the card whose ability it is, -1 if a rule
  /** Who may see which card it was: one bit a player. */
  readonly seenBy: number;
  readonly turn: number;
  readonly name?: string; // of what was applied: "power", a keyword
}

export type Viewer = Player;
