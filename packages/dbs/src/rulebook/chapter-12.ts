import type { Paragraphs } from "@arbiter/engine";

export const chapter12: Paragraphs = {
  "12-1": ["heading", "Extra Cards"],
  "12-1-1": ["acts", "An Extra Card can be activated by moving it from hand to the Drop Area."],
  "12-1-2": ["defines", "“Extra Card” in a text means a card of the Extra type."],
  "12-1-3": [
    "defines",
    "“Activating an Extra Card” means activating an [Activate] or [Counter] skill of an Extra Card from hand, unless stated otherwise.",
  ],
  "12-2": ["heading", "Activating a skill of an Extra Card"],
  "12-2-1": [
    "defines",
    "Extra Cards are activated from hand under the rules, and from other areas by certain card effects.",
  ],
  "12-2-1-2": ["heading", "An Extra Card is activated from hand in these steps:"],
  "12-2-2-1": [
    "acts",
    "The player reveals the Extra Card in hand, names the skill and declares its activation.",
  ],
  "12-2-2-2": [
    "acts",
    "The energy cost is worked out and paid, and then the card is placed in the Drop Area.",
  ],
  "12-2-2-3": ["acts", "If the skill has a skill cost, it is worked out and paid in full."],
  "12-2-2-3-1": [
    "acts",
    "An [Auto], [Activate] or [Counter] skill without a skill cost needs no such payment.",
  ],
  "12-2-2-4": ["acts", "The skill activates."],
  "12-2-2-5": [
    "acts",
    "A counter window opens, in which the player who did not declare the skill may declare a [Counter].",
  ],
  "12-2-2-6": ["acts", "The effect is carried out as written."],
  "12-2-2-7": [
    "acts",
    "After the effect another counter window opens for the player who did not declare the skill.",
  ],
  "12-2-3": ["heading", "An Extra Card is activated from an area other than the hand in these steps:"],
  "12-2-3-1": ["acts", "The player declares which skill to activate."],
  "12-2-3-2": [
    "acts",
    "Outside the hand, no energy cost is paid for the Extra Card's skill, except one that the skill itself states.",
  ],
  "12-2-3-3": ["acts", "If the skill has a skill cost, it is worked out and paid in full."],
  "12-2-2-3-1b": [
    "acts",
    "Outside the hand too, an [Auto], [Activate] or [Counter] skill without a skill cost needs no such payment.",
  ],
  "12-2-3-4": ["acts", "The skill activates."],
  "12-2-3-4-5": [
    "acts",
    "A counter window opens, in which the player who did not declare the skill may declare a [Counter].",
  ],
  "12-2-3-6": ["acts", "The effect is carried out as written."],
  "12-2-3-7": [
    "acts",
    "After the effect another counter window opens for the player who did not declare the skill.",
  ],
  "12-2-4": ["heading", "An Extra Card is activated by another card's effect in these steps:"],
  "12-2-4-1": [
    "acts",
    "While the skill that activates an Extra Card resolves, the player names the Extra Card's skill and declares its activation.",
  ],
  "12-2-4-2": [
    "acts",
    "The Extra Card's own energy cost is not paid, unless stated otherwise; an energy cost stated by the skill is.",
  ],
  "12-2-4-3": [
    "acts",
    "If the Extra Card is in hand, it is placed in its owner's Drop Area, unless stated otherwise.",
  ],
  "12-2-4-4": [
    "acts",
    "The Extra Card's own skill cost is not paid, unless stated otherwise; one stated by the skill is paid in full.",
  ],
  "12-2-4-5": ["acts", "The skill activates."],
  "12-2-4-6": [
    "acts",
    "A counter window opens, in which the player who did not declare the skill may declare a [Counter].",
  ],
  "12-2-4-7": ["acts", "The effect is carried out as written."],
  "12-2-4-8": [
    "acts",
    "After the effect another counter window opens for the player who did not declare the skill.",
  ],
  "12-2-4-9": ["acts", "Go back to resolving the effect that activated the Extra Card."],
  "12-3": ["heading", "Failing to activate a skill of an Extra Card"],
  "12-3-1": [
    "acts",
    "If the declared activation of an Extra Card in hand fails for any reason, the card is placed in the Drop Area.",
  ],
};
