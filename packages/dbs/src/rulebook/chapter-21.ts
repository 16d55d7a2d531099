import type { Paragraphs } from "@arbiter/engine";

export const chapter21: Paragraphs = {
  "21-1": ["heading", "Basics of rule processing"],
  "21-1-1": [
    "defines",
    "Rule processing is what the rules carry out automatically when particular events occur.",
  ],
  "21-1-2": ["defines", "Rule processing is either interruptive or confirmative."],
  "21-1-2-1": [
    "acts",
    "Interruptive rule processing is done at once when its event occurs, even in the middle of other actions.",
  ],
  "21-1-2-2": [
    "acts",
    "Several interruptive rule processings that arise together are all carried out at the same time.",
  ],
  "21-1-2-2b": [
    "acts",
    "Confirmative rule processing is done only at a checkpoint or counter window, and only if its conditions are met at that moment.",
  ],
  "21-1-2-2-1": [
    "acts",
    "Several confirmative rule processings due together are all carried out at the same time.",
  ],
  "21-2": ["heading", "Defeat"],
  "21-2-1": ["acts", "Defeat is judged by interruptive rule processing."],
  "21-2-2": ["acts", "When rule processing begins, every player meeting a defeat condition below loses."],
  "21-2-2-1": ["acts", "Having no cards in the Life Area is a defeat condition for its player."],
  "21-2-2-2": ["acts", "Having no cards in the deck is a defeat condition for its player."],
  "21-3": ["heading", "Damage"],
  "21-3-1": ["acts", "Damage is dealt by confirmative rule processing."],
  "21-3-2": [
    "acts",
    "A player taking X damage adds a chosen Life card to hand X times; for 0 nothing is dealt and no damage condition is met.",
  ],
  "21-4": ["heading", "Invalid combo"],
  "21-4-1": ["acts", "Invalid combos are handled by confirmative rule processing."],
  "21-4-2": [
    "acts",
    "Battle Cards in the Combo Area outside a battle are placed in their owners' Drop Areas.",
  ],
  "21-5": ["heading", "Placing a card on top of another"],
  "21-5-1": ["acts", "Placing a card on top of another is handled by interruptive rule processing."],
  "21-5-2": [
    "acts",
    "A card placed on one in the Battle, Leader or Unison Area takes over its position, its power changes, and whether it is in battle.",
  ],
  "21-5-2-1": [
    "acts",
    "Continuous effects on the card underneath that do not change power are not taken over.",
  ],
  "21-6": ["heading", "A Battle Card with power of zero or less"],
  "21-6-1": ["acts", "Battle Cards with power of zero or less are handled by confirmative rule processing."],
  "21-6-2": [
    "acts",
    "A Battle Card with power of zero or less is dropped, in spite of [Indestructible] and similar skills.",
  ],
  "21-6-2-1": [
    "acts",
    "A Battle Card dropped because an effect brought its power to zero or less counts as dropped by that effect.",
  ],
  "21-7": ["heading", "Markers removed from a Unison Card"],
  "21-7-1": ["acts", "Removal of markers is handled by interruptive rule processing."],
  "21-7-2": [
    "acts",
    "If markers remain after a removal, the Unison Card returns to its original state, free of continuous effects including power changes.",
  ],
  "21-7-3": [
    "acts",
    "A Unison Card left with zero or fewer markers by a removal is placed in its owner's Drop Area.",
  ],
  "21-7-3-1": [
    "acts",
    "A Unison Card dropped because an effect removed its last markers counts as dropped by that effect.",
  ],
  "21-8": ["heading", "A Unison Card with power of zero or less"],
  "21-8-1": ["acts", "Unison Cards with power of zero or less are handled by confirmative rule processing."],
  "21-8-2": ["acts", "When a Unison Card's power is zero or less, remove 1 marker from it."],
  "21-8-2-1": [
    "acts",
    "If an effect brought the power to zero and the marker removed was the last, the Unison Card counts as dropped by that effect.",
  ],
  "21-9": ["heading", "A Unison Card with zero or fewer markers"],
  "21-9-1": ["acts", "Unison Cards with zero or fewer markers are handled by interruptive rule processing."],
  "21-9-2": [
    "acts",
    "A Unison Card in a Unison Area with zero or fewer markers is placed in its owner's Drop Area.",
  ],
  "21-10": ["heading", "Flipped Leaders"],
  "21-10-1": ["acts", "Flipping a Leader is handled by interruptive rule processing."],
  "21-10-2": [
    "acts",
    "A flipped Leader keeps its position, the continuous effects on its power, and whether it is in battle.",
  ],
  "21-10-2-1": ["acts", "Continuous effects on a flipped Leader that do not concern power are lost."],
  "21-11": ["heading", "Exceeding a limit on the number of cards"],
  "21-11-1": ["acts", "Exceeding a limit on cards is handled by interruptive rule processing."],
  "21-11-2": [
    "acts",
    "This is done when cards break a limit such as [Unique], the number of Z-Extra Cards in a Battle Area, or of Unison Cards in a Unison Area.",
  ],
  "21-11-3": [
    "acts",
    "The master of the offending cards chooses which to keep up to the limit and drops the rest.",
  ],
  "21-12": ["heading", "A card with [Ultimate] removed from the game by [Ultimate]"],
  "21-12-1": ["acts", "Removal from the game by [Ultimate] is interruptive rule processing."],
  "21-13": ["heading", "A change of a card's or skill's master"],
  "21-13-1": ["defines", "A change of master belongs to confirmative rule processing."],
  "21-14": ["heading", "A K.O.'d Battle Card"],
  "21-14-1": ["acts", "A K.O. is handled by interruptive rule processing."],
  "21-14-2": ["acts", "A Battle Card that is K.O.'d is placed in its owner's Drop Area."],
  "21-15": ["heading", "A Z-Card leaving an area and being removed from the game"],
  "21-15-1": ["acts", "Removal from the game of a Z-Card leaving its area is interruptive rule processing."],
  "21-16": ["heading", "A card turned to Revealed or Hidden Mode"],
  "21-16-1": [
    "acts",
    "Turning a card to Revealed or Hidden Mode is handled by interruptive rule processing.",
  ],
  "21-16-2": [
    "acts",
    "A card turned to Revealed or Hidden Mode stays Active or Rested, but loses continuous effects and its part in a battle.",
  ],
};
