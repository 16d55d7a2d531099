import type { Paragraphs } from "@arbiter/engine";

export const chapter7: Paragraphs = {
  "7-1": [
    "acts",
    "In the Main Phase, the active player may rest an active Leader or Character to attack the opposing Leader or a rested opposing Character; the battle steps follow in order.",
  ],
  "7-1-1": ["heading", "Attack Step"],
  "7-1-1-1": [
    "acts",
    "The active player declares an attack by resting their active Leader or 1 of their active Characters in the Character area.",
  ],
  "7-1-1-2": [
    "acts",
    "The attacker's player picks the target: the opposing Leader or 1 rested opposing Character.",
  ],
  "7-1-1-3": [
    "acts",
    "[When Attacking], “when you attack” and [On Your Opponent's Attack] effects activate.",
  ],
  "7-1-1-4": [
    "acts",
    "If attacker or target has changed area by the end of the Attack Step, skip the Block Step and go to the end of the battle.",
  ],
  "7-1-2": ["heading", "Block Step"],
  "7-1-2-1": [
    "acts",
    "The attacked player may activate the [Blocker] of one of their cards, only once in this battle.",
  ],
  "7-1-2-2": ["acts", "When a [Blocker] is activated, [On Block] and “when you block” effects activate."],
  "7-1-2-3": [
    "acts",
    "If attacker or target has changed area by the end of the Block Step, skip the Counter Step and go to the end of the battle.",
  ],
  "7-1-3": ["heading", "Counter Step"],
  "7-1-3-1": ["acts", "The attacked player's “when attacked” effects activate."],
  "7-1-3-2": ["acts", "The attacked player may do the following as often as they like and in any order:"],
  "7-1-3-2-1": [
    "acts",
    "Trash a Character with a Counter symbol from hand to raise the power of their Leader or 1 Character by that value for this battle.",
  ],
  "7-1-3-2-2": [
    "acts",
    "Pay for an Event with [Counter] in hand and trash it to activate its [Counter] effect.",
  ],
  "7-1-3-3": [
    "acts",
    "If attacker or target has changed area by the end of the Counter Step, skip the Damage Step and go to the end of the battle.",
  ],
  "7-1-4": ["heading", "Damage Step"],
  "7-1-4-1": [
    "acts",
    "Compare powers: an attacker that equals or exceeds its target wins the battle, and what follows depends on the target's category.",
  ],
  "7-1-4-1-1": ["acts", "A beaten Leader is dealt 1 damage."],
  "7-1-4-1-1-1": [
    "acts",
    "If the opponent has no Life when damage is determined, the attacking player wins the game.",
  ],
  "7-1-4-1-1-2": [
    "acts",
    "With 1 or more Life, the opponent puts the top Life card in hand, or may reveal a [Trigger] card and activate it instead.",
  ],
  "7-1-4-1-1-3": [
    "acts",
    "For damage of 2 or more, for example by [Double Attack], repeat 7-1-4-1-1-2 once for each point of damage.",
  ],
  "7-1-4-1-2": ["acts", "A beaten Character is K.O.'d, and the end of the battle follows."],
  "7-1-4-2": [
    "acts",
    "An attacker with less power than its target loses; nothing happens and the end of the battle follows.",
  ],
  "7-1-5": ["heading", "End of the battle"],
  "7-1-5-1": ["acts", "The battle is coming to its end."],
  "7-1-5-2": [
    "acts",
    "Effects that happen at the end of this battle, or that ask about this battle, activate.",
  ],
  "7-1-5-3": ["acts", "The active player's effects lasting for the battle become invalid."],
  "7-1-5-4": ["acts", "The non-active player's effects lasting for the battle become invalid."],
  "7-1-5-5": ["acts", "The battle is over, and play returns to 6-5-2."],
};
