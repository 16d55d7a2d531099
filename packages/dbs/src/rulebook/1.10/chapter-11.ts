import type { Paragraphs } from "@arbiter/engine";

export const chapter11: Paragraphs = {
  "11-1": ["heading", "Infinite loops"],
  "11-1-1": [
    "defines",
    "Actions that can or must repeat endlessly are an infinite loop, one round of it is a loop action, and it is handled as follows.",
  ],
  "11-1-2": ["acts", "A loop that neither player can stop makes the game a draw."],
  "11-1-2-1": [
    "acts",
    "If one player can stop it, they name a number of rounds, those are played, and they stop there; they may not restart it unless forced.",
  ],
  "11-1-2-2": [
    "acts",
    "If both can stop it, the active player names a number, then the other; the lower is played, its player stops, and the other may not restart it unforced.",
  ],
  "11-2": ["heading", "Revealing cards"],
  "11-2-1": [
    "acts",
    "A specified card that an effect moves from one secret area to another must be revealed to all players, even if not stated.",
  ],
  "11-3": ["heading", "Cards under other cards"],
  "11-3-1": [
    "defines",
    "Skills and the like can place cards under or on top of cards in the Battle, Combo, Leader and Unison Areas.",
  ],
  "11-3-2": [
    "acts",
    "Cards placed under others have their skills negated and form one card with the card on top.",
  ],
  "11-3-2-1": [
    "acts",
    "When cards under others are referred to as such, they are treated as different cards from the one on top.",
  ],
  "11-3-2-2": ["acts", "Skills said to work under another card are not negated there."],
  "11-3-3": [
    "acts",
    "New cards placed under a card that already has some go to the very bottom of the pile.",
  ],
  "11-3-4": [
    "acts",
    "The cards under a card go with it between Battle and Combo Area; when it leaves these two or the Unison Area, they are dropped, and their area-move [Auto] skills do not activate.",
  ],
  "11-3-4-1": [
    "acts",
    "Cards moved from under another card to a different area do not activate their area-move [Auto] skills.",
  ],
  "11-3-5": ["acts", "A card moving to another player's area takes all the cards under it along."],
  "11-3-6": [
    "acts",
    "If only the top card moves, the cards under it stay, keeping its position and the effects on its power.",
  ],
  "11-4": ["heading", "Sending cards to the Warp"],
  "11-4-1": ["acts", "To send a card to the Warp is to place it face up in its owner's Warp."],
  "11-5": ["heading", "Gaining control of cards"],
  "11-5-1": [
    "acts",
    "To gain control of a card is to move another player's card into an area of your own and become its master.",
  ],
  "11-5-1-1": ["acts", "A card whose control is gained keeps its position and the effects on it."],
  "11-6": ["heading", "Looking at secret areas"],
  "11-6-1": [
    "acts",
    "A skill that allows looking at a secret area allows only the card's master to look, unless stated otherwise.",
  ],
  "11-6-2": ["acts", "Cards stay in their area while a player looks at them."],
  "11-6-3": [
    "acts",
    "If the text says nothing to do with looked-at cards, they return to their area and are shuffled.",
  ],
  "11-7": ["heading", "Widened conditions"],
  "11-7-1": [
    "defines",
    "Some texts widen the areas from which Battle Cards may be chosen for a keyword skill.",
  ],
  "11-7-2": [
    "acts",
    "Battle Cards chosen from a widened area first move to the Battle Area; that move makes no skill pending and opens no counter window.",
  ],
};
