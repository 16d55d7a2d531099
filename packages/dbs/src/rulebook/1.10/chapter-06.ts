import type { Paragraphs } from "@arbiter/engine";

export const chapter6: Paragraphs = {
  "6-1": ["heading", "Course of a turn"],
  "6-1-1": [
    "acts",
    "The active player leads the game and carries out the phases below, which make up a turn.",
  ],
  "6-2": ["heading", "Charge Phase"],
  "6-2-1": [
    "acts",
    "“At the start of the turn” and “at the start of the Charge Phase” skills become pending, and a checkpoint occurs.",
  ],
  "6-2-2": [
    "acts",
    "The active player switches all their rested cards in the Leader, Battle, Energy and Unison Areas to Active Mode.",
  ],
  "6-2-3": ["acts", "The active player draws 1 card, except the first player in their first turn."],
  "6-2-4": ["acts", "A checkpoint occurs."],
  "6-2-5": ["acts", "The active player may put 1 card from hand into their Energy Area."],
  "6-2-6": ["acts", "A checkpoint occurs, and then the Main Phase begins."],
  "6-3": ["heading", "Main Phase"],
  "6-3-1": [
    "heading",
    "The Main Phase, in which the active player may take various actions, goes as follows:",
  ],
  "6-3-1-1": ["acts", "“At the start of the Main Phase” skills become pending, and a checkpoint occurs."],
  "6-3-1-2": [
    "acts",
    "The active player gets free timing, with the checkpoints and counter windows that each action brings, and may take any of the following actions:",
  ],
  "6-3-1-2-1": [
    "acts",
    "The active player may play a Battle Card from hand to their Battle Area as follows:",
  ],
  "6-3-1-2-1-1": [
    "acts",
    "The player reveals the card, rests Energy for its cost and declares that they play it; without enough Energy they cannot declare it.",
  ],
  "6-3-1-2-1-2": [
    "acts",
    "A counter window opens, in which the non-active player may activate [Counter: Play] skills.",
  ],
  "6-3-1-2-1-3": ["acts", "The Battle Card is played."],
  "6-3-1-2-1-4": ["acts", "“When you play this card” skills become pending, and a checkpoint occurs."],
  "6-3-1-2-2": [
    "acts",
    "In the Main Phase, the active player may play a Unison Card from hand into their Unison Area, as follows.",
  ],
  "6-3-1-2-2-1": [
    "acts",
    "The player reveals the card in hand, rests energy equal to its total cost and declares the play; without enough energy they cannot.",
  ],
  "6-3-1-2-2-2": [
    "acts",
    "A counter window opens, in which the non-active player may activate [Counter: Play] skills.",
  ],
  "6-3-1-2-2-3": [
    "acts",
    "A Unison Card already there is dropped, and the new one enters with as many markers as energy was rested to play it.",
  ],
  "6-3-1-2-2-4": ["acts", "“When you play this card” skills become pending, and a checkpoint occurs."],
  "6-3-1-2-3": [
    "acts",
    "The active player may activate [Activate: Main] skills of their Leader, Battle, Extra and Unison Cards.",
  ],
  "6-3-1-2-3-1": ["acts", "Counter windows open before and after the skill resolves."],
  "6-3-1-2-3-2": ["acts", "[Awaken] and [Wish] are [Activate] skills and may be activated here."],
  "6-3-1-2-3-3": [
    "acts",
    "Once per turn, a player may place a hand card identical to their Unison Card under it to add 1 marker.",
  ],
  "6-3-1-2-4": ["acts", "The active player may attack the opponent's cards with their own."],
  "6-3-1-2-5": ["acts", "The active player may end their Main Phase and go on to its end step."],
  "6-3-1-3": ["heading", "End step of the Main Phase"],
  "6-3-1-3-1": ["heading", "This step, which ends the turn's Main Phase, goes as follows:"],
  "6-3-1-3-1-1": ["acts", "“At the end of the Main Phase” skills become pending, and a checkpoint occurs."],
  "6-3-1-3-1-2": [
    "acts",
    "A checkpoint occurs; then the active player's effects that last for the Main Phase end.",
  ],
  "6-3-1-3-1-3": ["acts", "The non-active player's effects that last for the Main Phase end."],
  "6-3-1-3-1-4": ["acts", "Go on to the End Phase."],
  "6-4": ["heading", "End Phase"],
  "6-4-1": ["heading", "The End Phase, with the processing due at the end of the turn, goes as follows:"],
  "6-4-1-1": [
    "acts",
    "“At the end of the turn” skills become pending, except those already triggered this turn.",
  ],
  "6-4-1-2": ["acts", "A checkpoint occurs; then the active player's effects that last for the turn end."],
  "6-4-1-3": ["acts", "The non-active player's effects that last for the turn end."],
  "6-4-1-4": [
    "acts",
    "The turn passes to the other player, unless “at the end of the turn” skills have not triggered yet: then the End Phase starts over.",
  ],
};
