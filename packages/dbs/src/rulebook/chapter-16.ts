import type { Paragraphs } from "@arbiter/engine";

export const chapter16: Paragraphs = {
  "16-1": ["heading", "Z-Battle Cards"],
  "16-1-1": [
    "defines",
    "Z-Battle Cards are the cards with both the Battle and Z types that are placed in the Battle Area.",
  ],
  "16-1-2": ["defines", "Cards with both the Battle and Z types may be called “Z-Battle Cards”."],
  "16-1-3": [
    "acts",
    "Rules and skills for Battle Cards apply to Z-Battle Cards too, except where Z-Battle Cards are named specifically.",
  ],
  "16-1-4": [
    "acts",
    "A Z-Battle Card that would leave the Battle Area for anywhere is removed from the game instead.",
  ],
  "16-1-4-1": ["acts", "The cards under that Z-Battle Card go to the Drop Area, except Z-Cards."],
  "16-1-5": [
    "acts",
    "A Z-Battle Card that fails to reach the Battle Area when played is removed from the game.",
  ],
  "16-2": ["heading", "Playing a Z-Battle Card"],
  "16-2-1": [
    "acts",
    "In the Main Phase, the active player may play a face-down Z-Battle Card from their Z-Deck Area into the Battle Area, as follows.",
  ],
  "16-2-1-1": [
    "acts",
    "The player reveals the card, rests energy for its energy cost, drops Z-Energy equal to its Z-Energy cost, and declares the play.",
  ],
  "16-2-1-2": [
    "acts",
    "A counter window opens, in which the non-active player may declare a [Counter: Play] skill.",
  ],
  "16-2-1-3": [
    "acts",
    "The Z-Battle Card is played, and its “When you play this card” skills become pending.",
  ],
  "16-2-2": [
    "acts",
    "A Z-Battle Card played by a skill enters the Battle Area without paying energy or Z-Energy cost, unless stated otherwise.",
  ],
  "16-2-2-1": ["acts", "The player names the skill that will play the Z-Battle Card."],
  "16-2-2-2": ["acts", "If there is a skill cost, it is worked out and paid in full."],
  "16-2-2-3": ["acts", "The skill activates."],
  "16-2-2-4": ["acts", "A counter window opens."],
  "16-2-2-5": ["acts", "The Z-Battle Card is played."],
  "16-2-2-6": ["acts", "Another counter window opens."],
};
