import type { Paragraphs } from "@arbiter/engine";

export const chapter14: Paragraphs = {
  "14-1": ["heading", "Z-Cards"],
  "14-1-1": ["defines", "Z is an additional card type that some cards have."],
  "14-1-2": ["defines", "Cards with the Z type may be called “Z-Cards”."],
  "14-1-3": ["acts", "In the game preparations, Z-Cards are put in the Z-Deck."],
  "14-1-4": [
    "acts",
    "A Z-Card that leaves the Leader, Battle or Unison Area is generally removed from the game.",
  ],
  "14-1-4-1": [
    "acts",
    "A Z-Card removed from the game because an effect made it leave its area counts as removed by that effect.",
  ],
  "14-1-5": [
    "acts",
    "A Z-Card under a card is removed from the game when that card moves from the Battle or Combo Area to anywhere outside those two.",
  ],
  "14-1-4-2": ["acts", "14-1-4 also applies to a card in Hidden Mode."],
};
