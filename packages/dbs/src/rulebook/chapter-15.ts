import type { Paragraphs } from "@arbiter/engine";

export const chapter15: Paragraphs = {
  "15-1": ["heading", "Z-Leaders"],
  "15-1-1": [
    "defines",
    "Z-Leaders are the cards with both the Leader and Z types that are placed in the Leader Area.",
  ],
  "15-1-2": [
    "defines",
    "Cards with both the Leader and Z types may be called “Z-Leader Cards” or “Z-Leaders”.",
  ],
  "15-1-3": [
    "acts",
    "Rules and skills for Leaders apply to Z-Leaders too, except where Z-Leaders are named specifically.",
  ],
  "15-1-3-1": ["defines", "The back of a Z-Leader carries no information of its own."],
  "15-1-4": ["acts", "A Z-Leader in a Leader Area is treated as a Leader."],
  "15-1-4-1": [
    "acts",
    "While a Z-Leader is treated as the Leader, effects that refer to the Leader use the Z-Leader's information.",
  ],
  "15-1-4-2": [
    "acts",
    "A Z-Leader treated as the Leader does not leave the Leader Area by the opponent's effects.",
  ],
  "15-1-5": [
    "acts",
    "If a Z-Leader would leave the Leader Area in another way than being removed from the game, the topmost Z-Leader is removed from the game instead.",
  ],
  "15-1-5-1": ["acts", "The card other than that topmost Z-Leader then stays in the Leader Area."],
  "15-1-6": [
    "acts",
    "A Z-Leader that sits outside the Z-Deck Area and leaves the Leader Area by an effect is removed from the game instead.",
  ],
};
