import type { Paragraphs } from "@arbiter/engine";

export const chapter11: Paragraphs = {
  "11-1": ["heading", "Infinite loops"],
  "11-1-1": [
    "defines",
    "Actions that can or must repeat endlessly are an infinite loop, one round of it is a loop action, and it is handled as follows.",
  ],
  "11-1-1-1": ["acts", "A loop that neither player can stop makes the game a draw."],
  "11-1-1-2": [
    "acts",
    "If one player can stop it, they name a number of rounds, those are played, and they stop there; they may not restart it unless forced.",
  ],
  "11-1-1-3": [
    "acts",
    "If both can stop it, the active player names a number, then the other; the lower is played, its player stops there, and neither restarts it unforced.",
  ],
  "11-2": ["heading", "Revealing cards"],
  "11-2-1": [
    "acts",
    "A specified card moving from one secret area to another must be revealed, even if the text does not say so.",
  ],
  "11-2-2": [
    "acts",
    "A secret-area card revealed for an effect or cost becomes unrevealed again once that has been resolved.",
  ],
  "11-3": ["heading", "Looking at secret areas"],
  "11-3-1": [
    "acts",
    "Only the effect's own player sees the secret cards it lets someone look at, unless the card says otherwise.",
  ],
  "11-3-2": ["acts", "Cards stay in their areas while being looked at."],
  "11-3-3": [
    "acts",
    "If the text gives nothing to do with looked-at cards, they go back to their area in their former state.",
  ],
};
