/** In which ways editions differ inside of steps that they share. What a step or a keyword alone shows is replaced whole. */
import type { Edition, Game } from "@arbiter/engine";

export interface Ways {
  /** Delayed effects wait until no skill does, or among the skills. */
  readonly delayedLast: boolean;
  /** A [Counter] that is activated opens a window, and so does its end; or all belong to the one response. */
  readonly windows: "within windows" | "one response";
  /** Several things at one moment, or several cards drawn, set a skill off once. */
  readonly setsOffOnce: boolean;
  /** When an Extra of the hand goes to the Drop Area. */
  readonly extraDrops: "as it is paid" | "as it is resolved";
  /** A card that was not played, or not used in a combo, after all goes to the Drop Area. */
  readonly unplayedIsDropped: boolean;
  /** Damage of a skill waits for rule processing. */
  readonly damageWaits: boolean;
  /** An [Ultimate] card that leaves play leaves the game. */
  readonly ultimateLeavesGame: boolean;
  /** A card that goes elsewhere instead of the Drop Area was K.O.'d all the same. */
  readonly koElsewhere: boolean;
  /** More [Unique] cards of a name than one are dropped. */
  readonly uniqueDropsOthers: boolean;
  /** Who goes first may attack in the first turn. */
  readonly attacksFirst: boolean;
  /** A Unison's [Activate: Battle] is used in the Defense Step, too. */
  readonly unisonDefends: boolean;
  /** The energy cost of a Unison in play. */
  readonly unisonCost: "X is 0" | "its markers";
  /** What a Unison loses with a marker. */
  readonly withMarker: "all effects" | "changes of power";
  /** Effects stay on a card that goes from one open area to another, unless it leaves play. */
  readonly effectsFollow: boolean;
  /** Cards under a card go with it into the Combo Area, and back. */
  readonly pilesCombo: boolean;
  /** A skill that its card's own move into a secret area set off is no secret: it is resolved. */
  readonly movedIsOpen: boolean;
  /** A card whose skills are negated gains others, and has back what it had gained. */
  readonly negatedGains: boolean;
  /** Colours that make a card multicolor. */
  readonly multicolor: "as printed" | "as it is now";
  /** What takes a Unison's last marker counts as what dropped it. */
  readonly lastMarkerIsCause: boolean;
  /** [Blocker] waits until other skills that the attack set off are resolved. */
  readonly blockerLast: boolean;
  /** What becomes of a Battle Card without power. */
  readonly powerless: "is dropped" | "is K.O.'d";
  /** Where a token may go and stay one. */
  readonly tokensIn: readonly string[];
  readonly decks: DeckWays;
}

export interface DeckWays {
  readonly least: number;
  readonly most: number;
  /** The paragraphs for the size of a deck, for what it holds, and for Leaders in it. */
  readonly by: { readonly size: string; readonly types: string; readonly leaders: string };
  /** Those that say which types, colours and keywords of cards there are. */
  readonly knows: { readonly types: string; readonly colors: string; readonly keywords: string };
  /** Smaller decks with which an empty deck is made anew from Drop Area and Warp. */
  readonly rebuilt: {
    readonly by: string;
    readonly legal: string;
    readonly size: (n: number) => boolean;
  } | null;
  readonly types: readonly string[];
  readonly zDeck: boolean;
  /** The paragraph that says what a side deck holds, if one does. */
  readonly sideDeck: string | null;
  /** How many [Dragon Ball] cards: of one number, or in all. */
  readonly dragonBalls: "of a number" | "in the deck" | "in deck and side deck";
  /** Keywords and colours that the edition knows; null: all. */
  readonly keywords: ReadonlySet<string> | null;
  readonly colors: readonly string[] | null;
}

export interface DbsEdition extends Edition {
  readonly ways: Ways;
}

export function waysOf(g: Game): Ways {
  return (g.program.edition as DbsEdition).ways;
}

export const ways_3_02: Ways = {
  delayedLast: true,
  windows: "within windows",
  setsOffOnce: true,
  extraDrops: "as it is paid",
  unplayedIsDropped: true,
  damageWaits: true,
  ultimateLeavesGame: true,
  koElsewhere: true,
  uniqueDropsOthers: true,
  attacksFirst: false,
  unisonDefends: true,
  unisonCost: "X is 0",
  withMarker: "all effects",
  effectsFollow: false,
  pilesCombo: false,
  movedIsOpen: false,
  negatedGains: false,
  multicolor: "as printed",
  lastMarkerIsCause: true,
  blockerLast: false,
  powerless: "is dropped",
  tokensIn: ["battle", "combo"],
  decks: {
    least: 50,
    most: 60,
    by: { size: "6-1-3", types: "6-1-3", leaders: "6-1-3" },
    knows: { types: "2-1-2", colors: "1-8-1", keywords: "22-1" },
    rebuilt: null,
    types: ["BATTLE", "EXTRA", "UNISON"],
    zDeck: true,
    sideDeck: null,
    dragonBalls: "of a number",
    keywords: null,
    colors: null,
  },
};
