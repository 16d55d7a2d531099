import type { Paragraphs } from "@arbiter/engine";

export const chapter4: Paragraphs = {
  "4-1": ["heading", "Free timing"],
  "4-1-1": [
    "acts",
    "Free timing is a point in the game at which the player named may decide whether to take actions.",
  ],
  "4-1-2": ["heading", "When a player gets free timing, follow these steps:"],
  "4-1-2-1": [
    "acts",
    "The player takes one possible action or none; after an action they get free timing again, unless stated otherwise.",
  ],
  "4-1-2-2": [
    "acts",
    "If the player chooses to do nothing, their free timing ends and the phase or step goes on.",
  ],
  "4-2": ["heading", "Checkpoint"],
  "4-2-1": [
    "acts",
    "A checkpoint is a point at which rules are processed, [Auto] skills activate and resolve, and waiting delayed effects resolve.",
  ],
  "4-2-2": ["heading", "At a checkpoint, follow these steps:"],
  "4-2-2-1": ["acts", "All rule processing that is due is done at once, again and again until none is left."],
  "4-2-2-2": [
    "acts",
    "If the active player is master of pending [Auto] skills, they choose and resolve one; then go back to 4-2-2-1.",
  ],
  "4-2-2-3": [
    "acts",
    "If the non-active player is master of pending [Auto] skills, they choose and resolve one; then go back to 4-2-2-1.",
  ],
  "4-2-2-4": [
    "acts",
    "If delayed effects of the active player are waiting, that player chooses and resolves one; then go back to 4-2-2-1.",
  ],
  "4-2-2-5": [
    "acts",
    "If delayed (printed “continuous”) effects of the non-active player are waiting, that player chooses and resolves one; then go back to 4-2-2-1.",
  ],
  "4-2-2-6": ["acts", "The checkpoint ends."],
  "4-3": ["heading", "Counter window"],
  "4-3-1": [
    "acts",
    "A counter window is a point at which rules are processed and [Counter] skills may be declared and activated.",
  ],
  "4-3-2": ["heading", "A counter window opens in these cases:"],
  "4-3-2-1": ["acts", "When a player declares that they play a card."],
  "4-3-2-2": ["acts", "When a player attacks."],
  "4-3-2-3": ["acts", "After a player has activated a skill, before its effect resolves."],
  "4-3-2-4": ["acts", "After a player has resolved the effect of a skill."],
  "4-3-2-5": ["defines", "When a player strengthens their Unison Card (13-3)."],
  "4-3-2-6": ["defines", "When a player's Z-Extra Card is placed in a Battle Area."],
  "4-3-2-7": [
    "acts",
    "While a counter window for an event is open, the same conditions cannot open another.",
  ],
  "4-3-3": ["heading", "A counter window goes as follows:"],
  "4-3-3-1": ["acts", "All rule processing that is due is done at once, again and again until none is left."],
  "4-3-3-2": [
    "acts",
    "The window ends when its player chooses to do nothing or declares the activation of a [Counter] skill.",
  ],
};
