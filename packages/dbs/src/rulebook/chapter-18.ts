import type { Paragraphs } from "@arbiter/engine";

export const chapter18: Paragraphs = {
  "18-1": ["heading", "Z-Unison Cards"],
  "18-1-1": [
    "defines",
    "Z-Unison Cards are the cards with both the Unison and Z types that are placed in the Unison Area.",
  ],
  "18-1-2": [
    "defines",
    "Cards with both the Unison and Z types may be called “Z-Unison Cards” or “Z-Unisons”.",
  ],
  "18-1-3": [
    "acts",
    "Rules and skills for Unison Cards apply to Z-Unison Cards too, except where Z-Unison Cards are named specifically.",
  ],
  "18-1-4": [
    "acts",
    "A Z-Unison Card that would leave its player's Unison Area in another way than being removed from the game is removed from the game instead.",
  ],
  "18-1-4-1": ["acts", "The cards under that Z-Unison Card go to the Drop Area, except Z-Cards."],
  "18-1-5": [
    "acts",
    "A Z-Unison Card that fails to reach a Unison Area when played is removed from the game.",
  ],
  "18-2": ["heading", "Playing a Z-Unison Card"],
  "18-2-1": [
    "acts",
    "In the Main Phase, the active player may play a face-down Z-Unison Card from their Z-Deck Area into the Unison Area, as follows.",
  ],
  "18-2-1-1": [
    "acts",
    "The player reveals the card, rests energy for the cost set under 1-2-2-2-1, drops Z-Energy equal to its Z-Energy cost, and declares the play.",
  ],
  "18-2-1-2": [
    "acts",
    "A counter window opens, in which the non-active player may declare [Counter: Play] skills.",
  ],
  "18-2-1-3": [
    "acts",
    "A Unison Card or Hidden Mode card already there is dropped, and the new one enters with as many markers as energy was rested for it.",
  ],
  "18-2-1-3-1": [
    "acts",
    "Effects that add or remove markers on the Z-Unison Card being played are all summed before it enters with the final number.",
  ],
  "18-2-1-3-2": [
    "acts",
    "If an effect allows several Unison Cards and that maximum is already there, choose one of them and drop it.",
  ],
  "18-2-1-4": ["acts", "“When you play this card” skills become pending."],
  "18-2-2": [
    "acts",
    "A Z-Unison Card played by a skill enters the Unison Area without paying energy or Z-Energy cost, unless stated otherwise.",
  ],
  "18-2-2-1": ["acts", "The player names the skill that will play the Z-Unison Card."],
  "18-2-2-2": ["acts", "If there is a skill cost, it is worked out and paid in full."],
  "18-2-2-3": ["acts", "The skill activates."],
  "18-2-2-4": ["acts", "A counter window opens."],
  "18-2-2-5": [
    "acts",
    "A Unison Card or Hidden Mode card already there is dropped, and the new one enters with the number of markers that the effect states.",
  ],
  "18-2-2-5-1": [
    "acts",
    "Effects that add or remove markers on a Z-Unison Card played by a skill are all summed before it enters with the final number.",
  ],
  "18-2-2-5-2": [
    "acts",
    "If an effect allows several Unison Cards and that maximum is already there, choose one of them and drop it.",
  ],
  "18-2-2-6": ["acts", "“When you play this card” skills become pending."],
  "18-2-2-7": ["acts", "Another counter window opens."],
};
