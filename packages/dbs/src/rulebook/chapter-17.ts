import type { Paragraphs } from "@arbiter/engine";

export const chapter17: Paragraphs = {
  "17-1": ["heading", "Z-Extra Cards"],
  "17-1-1": [
    "defines",
    "Z-Extra Cards are the cards with both the Extra and Z types that are placed in the Battle Area.",
  ],
  "17-1-2": ["defines", "Cards with both the Extra and Z types may be called “Z-Extra Cards”."],
  "17-1-3": [
    "acts",
    "Rules and skills for Extra Cards apply to Z-Extra Cards too, except where Z-Extra Cards are named specifically.",
  ],
  "17-1-4": [
    "acts",
    "A Z-Extra Card that would leave the Battle Area in another way than being removed from the game is removed from the game instead.",
  ],
  "17-1-4-1": ["acts", "The cards under that Z-Extra Card go to the Drop Area, except Z-Cards."],
  "17-1-5": [
    "none",
    "If placing a Z-Extra Card in the Battle Area fails because of an effect, the card is removed from the game.",
  ],
  "17-1-6": [
    "acts",
    "A Z-Extra Card's skills generally work only in the Battle Area, and the card stays there when they activate or fail, unless stated otherwise.",
  ],
  "17-2": ["heading", "Placing a Z-Extra Card in the Battle Area"],
  "17-2-1": [
    "acts",
    "In the Main Phase, the active player may place a face-down Z-Extra Card from their Z-Deck Area in the Battle Area in Active Mode, as follows.",
  ],
  "17-2-1-1": [
    "acts",
    "The player reveals the card, rests energy for its energy cost, drops Z-Energy equal to its Z-Energy cost, and declares the placement.",
  ],
  "17-2-1-2": ["none", "A counter window opens."],
  "17-2-1-3": [
    "acts",
    "Any other Z-Extra Cards in your Battle Area are removed from the game, and then the new one may be placed.",
  ],
  "17-2-1-3-1": [
    "acts",
    "A Z-Extra Card that a skill places under a card in the Battle Area does not remove the Z-Extra Card already there.",
  ],
  "17-2-1-4": ["acts", "Skills such as “when a Z-Extra Card is placed in the Battle Area” become pending."],
  "17-2-1-4-1": [
    "acts",
    "Placing a Z-Extra Card under a card in the Battle Area by a skill does not meet the trigger conditions of 17-2-1-4.",
  ],
  "17-2-2": [
    "acts",
    "A Z-Extra Card placed by a skill enters in Active Mode without paying energy or Z-Energy cost, unless stated otherwise.",
  ],
  "17-2-2-1": ["acts", "The player names the skill that will place the Z-Extra Card in the Battle Area."],
  "17-2-2-2": ["acts", "If there is a skill cost, it is worked out and paid in full."],
  "17-2-2-3": ["acts", "The skill activates."],
  "17-2-2-4": ["acts", "A counter window opens."],
  "17-2-2-5": [
    "acts",
    "Any other Z-Extra Cards in your Battle Area are removed from the game, and then the new one may be placed.",
  ],
  "17-2-2-5-1": [
    "acts",
    "A Z-Extra Card that a skill places under a card in the Battle Area does not remove the Z-Extra Card already there.",
  ],
  "17-2-2-6": ["acts", "Another counter window opens."],
};
