import type { Paragraphs } from "@arbiter/engine";

export const chapter19: Paragraphs = {
  "19-1": ["heading", "Tokens"],
  "19-1-1": ["defines", "A token is a Battle Card created by a card effect."],
  "19-1-2": ["acts", "A token has information as cards do, taken from the effect that created it."],
  "19-1-3": [
    "acts",
    "A token is played in the Battle Area of the master of the effect that created it, unless stated otherwise.",
  ],
  "19-1-4": ["acts", "The name in “(name) token” becomes the card name of the token created."],
  "19-1-5": ["acts", "Tokens are treated as cards, except where a rule says otherwise."],
  "19-1-6": [
    "acts",
    "A token can be chosen as a card of its area, and effects on the cards of that area apply to it too.",
  ],
  "19-1-6-1": [
    "acts",
    "A token without an energy cost cannot be chosen by a skill that refers to an energy cost.",
  ],
  "19-1-6-1-1": [
    "acts",
    "A token without an energy cost may be included when choosing cards with a total energy cost of X or less.",
  ],
  "19-1-7": [
    "acts",
    "A token that would move from the Battle or Combo Area to another area is removed from the game instead.",
  ],
  "19-1-7-1": ["acts", "19-1-7 also applies to a token in Hidden Mode."],
};
