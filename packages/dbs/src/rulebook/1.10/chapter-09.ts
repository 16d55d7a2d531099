import type { Paragraphs } from "@arbiter/engine";

export const chapter9: Paragraphs = {
  "9-1": ["heading", "Basics of rule processing"],
  "9-1-1": [
    "defines",
    "Rule processing is what the rules carry out automatically when particular events occur.",
  ],
  "9-1-2": ["defines", "Rule processing is either interruptive or confirmative."],
  "9-1-2-1": [
    "acts",
    "Interruptive rule processing is done at once when its event occurs, even in the middle of other actions.",
  ],
  "9-1-2-2": [
    "acts",
    "Confirmative rule processing is done only at a checkpoint or counter window, and only if its conditions are met at that moment.",
  ],
  "9-1-2-3": [
    "acts",
    "Several confirmative rule processings due together are all carried out at the same time.",
  ],
  "9-2": ["heading", "Defeat"],
  "9-2-1": ["acts", "Defeat is judged by interruptive rule processing."],
  "9-2-2": ["acts", "When rule processing begins, every player meeting a defeat condition below loses."],
  "9-2-3": ["acts", "Having no cards in the Life Area is a defeat condition for its player."],
  "9-2-4": ["acts", "Having no cards in the deck is a defeat condition for its player."],
  "9-3": ["heading", "Invalid combo"],
  "9-3-1": ["acts", "Invalid combos are handled by confirmative rule processing."],
  "9-3-2": [
    "acts",
    "Battle Cards in the Combo Area outside a battle are placed in their owners' Drop Areas.",
  ],
  "9-4": ["heading", "Placing a card on top of another"],
  "9-4-1": ["acts", "Placing a card on top of another is handled by interruptive rule processing."],
  "9-4-2": [
    "acts",
    "A card placed on one in the Battle, Leader or Unison Area takes over its position and its power changes.",
  ],
  "9-5": ["heading", "A Battle Card with power of zero or less"],
  "9-5-1": ["acts", "Battle Cards with power of zero or less are handled by confirmative rule processing."],
  "9-5-2": ["acts", "A Battle Card with power of zero or less is placed in its owner's Drop Area."],
  "9-5-2-1": [
    "acts",
    "A Battle Card dropped because an effect brought its power to zero or less counts as dropped by that effect.",
  ],
  "9-6": ["heading", "Markers removed from a Unison Card"],
  "9-6-1": ["acts", "Removal of markers is handled by interruptive rule processing."],
  "9-6-1-1": [
    "acts",
    "If markers remain after a removal, the continuous effects that change the Unison Card's power are undone.",
  ],
  "9-6-1-2": ["acts", "A Unison Card left without markers by a removal is placed in its owner's Drop Area."],
  "9-7": ["heading", "A Unison Card with power of zero or less"],
  "9-7-1": ["acts", "Unison Cards with power of zero or less are handled by confirmative rule processing."],
  "9-7-2": ["acts", "When a Unison Card's power is zero or less, remove 1 marker from it."],
  "9-7-2-1": [
    "acts",
    "If an effect brought the power to zero and the marker removed was the last, the Unison Card counts as dropped by that effect.",
  ],
};
