import type { Paragraphs } from "@arbiter/engine";

export const chapter7: Paragraphs = {
  "7-1": [
    "acts",
    "In the Main Phase, the active player may rest a Leader, Battle or Unison Card to attack the opposing Leader, Unison Card or a rested Battle Card; a battle of attacking and guarding card begins.",
  ],
  "7-1-1": [
    "acts",
    "“When this card attacks”, “when this card is attacked” and [Blocker] skills become pending.",
  ],
  "7-1-2": [
    "acts",
    "A counter window opens, in which the non-active player may activate a [Counter: Attack] skill.",
  ],
  "7-1-3": ["acts", "A checkpoint occurs."],
  "7-1-4": [
    "acts",
    "A negated attack, or one left without attacking or guarding card, goes to 7-1-4-1, others to the Offense Step; a Battle Card played on top takes over the part of the card below.",
  ],
  "7-1-4-1": ["acts", "All Battle Cards in the Combo Areas go to their owners' Drop Areas."],
  "7-1-4-2": ["acts", "“At the end of the battle” skills become pending, and a checkpoint occurs."],
  "7-1-4-3": ["acts", "After a negated attack, the active player's effects that last for the battle end."],
  "7-1-4-4": ["acts", "Then those of the non-active player end."],
  "7-1-4-5": ["acts", "The battle is over; go back to 6-3-1-2."],
  "7-2": ["heading", "Offense Step"],
  "7-2-1": [
    "heading",
    "The Offense Step, in which the active player may take various actions, goes as follows:",
  ],
  "7-2-1-1": ["acts", "“At the start of the Offense Step” skills become pending, and a checkpoint occurs."],
  "7-2-1-2": [
    "acts",
    "The active player gets free timing, with the checkpoints and counter windows that each action brings, and may take any of the following actions:",
  ],
  "7-2-1-2-1": [
    "acts",
    "The active player may combo with any of their active Battle Cards other than the attacking card by moving it to their Combo Area.",
  ],
  "7-2-1-2-1-1": [
    "acts",
    "The player rests energy for the combo cost and declares the combo, or cannot declare it.",
  ],
  "7-2-1-2-2": ["acts", "The active player may combo with a Battle Card from hand."],
  "7-2-1-2-2-1": [
    "acts",
    "The player rests energy for the combo cost of the hand card and declares the combo, or cannot declare it.",
  ],
  "7-2-1-2-3": [
    "acts",
    "The active player may activate [Activate: Battle] skills of their Leader, Battle, Extra and Unison Cards.",
  ],
  "7-2-1-2-3-1": ["acts", "Counter windows open before and after the skill resolves."],
  "7-2-1-2-3-2": ["acts", "[Awaken] and [Wish] are [Activate] skills and may be activated here."],
  "7-2-1-3": ["acts", "If the active player does nothing, go on to the Defense Step."],
  "7-2-1-3-1": ["acts", "If the guarding card is a Unison Card, skip the Defense Step."],
  "7-3": ["heading", "Defense Step"],
  "7-3-1": [
    "heading",
    "The Defense Step, in which the non-active player may take various actions, goes as follows:",
  ],
  "7-3-1-1": ["acts", "“At the start of the Defense Step” skills become pending, and a checkpoint occurs."],
  "7-3-1-2": [
    "acts",
    "The non-active player gets free timing, with the checkpoints and counter windows that each action brings, and may take any of the following actions:",
  ],
  "7-3-1-2-1": [
    "acts",
    "The non-active player may combo with any of their active Battle Cards other than the guarding card by moving it to their Combo Area.",
  ],
  "7-3-1-2-1-1": [
    "acts",
    "The player rests energy for the combo cost and declares the combo, or cannot declare it.",
  ],
  "7-3-1-2-2": ["acts", "The non-active player may combo with a Battle Card from hand."],
  "7-3-1-2-2-1": [
    "acts",
    "The player rests energy for the combo cost of the hand card and declares the combo, or cannot declare it.",
  ],
  "7-3-1-2-3": [
    "acts",
    "The non-active player may activate [Activate: Battle] skills of their Leader, Battle and Extra Cards.",
  ],
  "7-3-1-2-3-1": ["acts", "Counter windows open before and after the skill resolves."],
  "7-3-1-2-3-2": ["acts", "[Awaken] and [Wish] are [Activate] skills and may be activated here."],
  "7-3-1-3": ["acts", "If the non-active player does nothing, go on to the Damage Step."],
  "7-4": ["heading", "Damage Step"],
  "7-4-1": ["heading", "In the Damage Step, the battle is settled as follows:"],
  "7-4-1-1": ["acts", "“At the start of the Damage Step” skills become pending, and a checkpoint occurs."],
  "7-4-1-2": [
    "acts",
    "Add the combo power of all cards in the active player's Combo Area to the power of the attacking card.",
  ],
  "7-4-1-3": [
    "acts",
    "Add the combo power of all cards in the non-active player's Combo Area to the power of the guarding card.",
  ],
  "7-4-1-4": [
    "acts",
    "If the attacking card's power equals or exceeds the guarding card's, do the following; otherwise go on with 7-4-1-5.",
  ],
  "7-4-1-4-1": [
    "acts",
    "If the guarding card is a Leader, “when you deal damage” skills become pending, and a checkpoint occurs.",
  ],
  "7-4-1-4-1-1": ["acts", "The attacking card deals 1 damage to the non-active player."],
  "7-4-1-4-1-2": ["acts", "“When you have dealt damage” skills become pending."],
  "7-4-1-4-2": ["acts", "If the guarding card is a Battle Card, it is K.O.'d."],
  "7-4-1-4-2-1": ["acts", "“When a card is K.O.'d” skills become pending."],
  "7-4-1-4-3": [
    "acts",
    "If the guarding card is a Unison Card, “when a marker is removed” skills become pending, and a checkpoint occurs.",
  ],
  "7-4-1-4-3-1": [
    "acts",
    "An attacking card with a Strike skill removes as many markers as the damage it would deal to a Leader.",
  ],
  "7-4-1-4-3-2": [
    "acts",
    "An attacking card with [Victory Strike] removes all markers from the guarding card.",
  ],
  "7-4-1-4-3-3": [
    "acts",
    "An attacking card with neither a Strike skill nor [Victory Strike] removes 1 marker from the guarding card.",
  ],
  "7-4-1-4-3-4": ["acts", "“When a marker is removed” skills become pending."],
  "7-4-1-5": ["acts", "A checkpoint occurs."],
  "7-4-1-6": ["acts", "All Battle Cards in the Combo Areas go to their owners' Drop Areas."],
  "7-4-1-7": ["acts", "All power changes that combos brought to the attacking and guarding cards vanish."],
  "7-4-1-8": ["acts", "“At the end of a battle” skills become pending, and a checkpoint occurs."],
  "7-4-1-8-1": [
    "acts",
    "“At the end of the battle in which you comboed with this card” skills of cards dropped in 7-4-1-6 become pending in 7-4-1-8.",
  ],
  "7-4-1-9": ["acts", "All effects that last for the battle end."],
  "7-4-1-10": ["acts", "The battle is over; go back to 6-3-1-2."],
};
