import type { Paragraphs } from "@arbiter/engine";

export const chapter6: Paragraphs = {
  "6-1": ["heading", "Course of a turn"],
  "6-1-1": ["defines", "A turn is the Refresh, Draw, DON!!, Main and End Phases in a row."],
  "6-1-2": ["acts", "The active player moves the game on, taking the phases in the order below."],
  "6-2": ["heading", "Refresh Phase"],
  "6-2-1": ["acts", "Effects lasting until the start of your next turn come to an end."],
  "6-2-2": [
    "acts",
    "Effects of both players that happen at the start of your or of the opponent's turn activate.",
  ],
  "6-2-3": [
    "acts",
    "DON!! cards given to cards in your Leader and Character areas go back to your cost area.",
  ],
  "6-2-4": ["acts", "All your rested cards in the Leader, Character, Stage and cost areas become active."],
  "6-3": ["heading", "Draw Phase"],
  "6-3-1": ["acts", "The active player draws 1 card, except the player going first in their first turn."],
  "6-4": ["heading", "DON!! Phase"],
  "6-4-1": [
    "acts",
    "Put 2 DON!! cards from your DON!! deck face up in your cost area, only 1 in the first turn of the player going first.",
  ],
  "6-4-2": ["acts", "If just one DON!! card is left in the DON!! deck, place that one."],
  "6-4-3": ["acts", "If the DON!! deck is empty, place none."],
  "6-5": ["heading", "Main Phase"],
  "6-5-1": ["acts", "Effects of both players that happen at the start of the Main Phase activate."],
  "6-5-2": [
    "acts",
    "In the Main Phase you may play cards, activate effects, give DON!! cards and battle, in any order and as often as you like.",
  ],
  "6-5-2-1": ["acts", "Declaring the end of the Main Phase takes you to the End Phase."],
  "6-5-3": ["heading", "Playing a card"],
  "6-5-3-1": [
    "acts",
    "By paying the cost you may play Characters and Stages, or activate [Main] Events, from your hand, in any order and any number of times.",
  ],
  "6-5-4": ["heading", "Activating a card's effect"],
  "6-5-4-1": ["acts", "The active player may activate [Main] and [Activate: Main] effects."],
  "6-5-5": ["heading", "Giving DON!! cards"],
  "6-5-5-1": [
    "acts",
    "You give a DON!! card by placing 1 active DON!! card of your cost area visibly under your Leader or a Character.",
  ],
  "6-5-5-2": [
    "acts",
    "During your turn, your Leader and Characters have +1000 power for each DON!! card given to them.",
  ],
  "6-5-5-3": ["acts", "You may give as many DON!! cards as you wish while you are able to."],
  "6-5-5-4": [
    "acts",
    "When a card moves to another area, the DON!! cards given to it go to the cost area and are rested.",
  ],
  "6-5-6": ["heading", "Battle"],
  "6-5-6-1": ["acts", "Neither player may battle in their own first turn."],
  "6-5-6-2": ["heading", "Battles are described in chapter 7."],
  "6-6": ["heading", "End Phase"],
  "6-6-1": ["heading", "What happens at the end of a turn is done in this phase, in these steps:"],
  "6-6-1-1": ["acts", "[End of Your Turn] effects activate."],
  "6-6-1-1-1": ["acts", "Each [End of Your Turn] effect can be activated and resolved only once."],
  "6-6-1-2": [
    "acts",
    "When that is all done, the active player's effects lasting for the turn or until its end become invalid.",
  ],
  "6-6-1-3": [
    "acts",
    "The non-active player's effects lasting for the turn or until its end become invalid.",
  ],
  "6-6-1-4": [
    "acts",
    "When no [End of Your Turn] effect is left to come, the turn passes to the opponent, who starts with the Refresh Phase.",
  ],
};
