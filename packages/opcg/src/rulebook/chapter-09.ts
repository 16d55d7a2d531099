import type { Paragraphs } from "@arbiter/engine";

export const chapter9: Paragraphs = {
  "9-1": ["heading", "Principles of rule processing"],
  "9-1-1": [
    "defines",
    "Rule processing is what the rules carry out automatically when particular events occur.",
  ],
  "9-1-2": [
    "acts",
    "Rule processing is done at once when its event occurs, even in the middle of other actions.",
  ],
  "9-2": ["heading", "Defeat"],
  "9-2-1": [
    "acts",
    "When rule processing begins, every player meeting one of the defeat conditions below loses.",
  ],
  "9-2-1-1": [
    "acts",
    "Damage to the Leader of a player without Life cards is a defeat condition for that player.",
  ],
  "9-2-1-2": ["acts", "Having no cards in the deck is a defeat condition for its player."],
};
