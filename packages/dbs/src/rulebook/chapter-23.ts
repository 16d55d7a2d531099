import type { Paragraphs } from "@arbiter/engine";

export const chapter23: Paragraphs = {
  "23-1": ["heading", "Infinite loops"],
  "23-1-1": [
    "defines",
    "Actions that can or must repeat endlessly are an infinite loop, one round of it is a loop action, and it is handled as follows.",
  ],
  "23-1-1-1": ["acts", "A loop that neither player can stop makes the game a draw."],
  "23-1-1-2": [
    "acts",
    "If one player can stop it, they name a number of rounds, those are played, and they stop there; they may not restart it unless forced.",
  ],
  "23-1-1-3": [
    "acts",
    "If both can stop it, the active player names a number, then the other; the lower is played, its player stops, and the other may not restart it unforced.",
  ],
  "23-2": ["heading", "Cards placed under other cards"],
  "23-2-1": [
    "defines",
    "Skills and the like can place cards under or on top of cards in the Battle, Combo, Leader and Unison Areas.",
  ],
  "23-2-2": [
    "acts",
    "Cards placed under others lie face up, have their skills negated, and form one card with the card on top.",
  ],
  "23-2-2-1": [
    "acts",
    "The order of stacked cards cannot be changed by skills or the like, unless stated otherwise.",
  ],
  "23-2-2-2": ["acts", "The area of a card under another counts as the area of the card on top."],
  "23-2-2-3": [
    "acts",
    "When cards under others are referred to as such, they are treated as different cards from the one on top.",
  ],
  "23-2-2-4": [
    "acts",
    "[Ultimate] and skills for being or going under a card, or being covered, are not negated; their master is the top card's master.",
  ],
  "23-2-3": [
    "acts",
    "Placing a further card under a card does not allow changing the order of those already under it.",
  ],
  "23-2-4": [
    "acts",
    "New cards placed under a card that already has some go to the very bottom of the pile.",
  ],
  "23-2-5": [
    "acts",
    "When a card leaves the Battle, Combo or Unison Area for an area of another name, the cards under it are dropped, and their area-move [Auto] skills do not activate.",
  ],
  "23-2-5-1": [
    "acts",
    "Cards moved from under another card to a different area do not activate their area-move [Auto] skills.",
  ],
  "23-2-6": [
    "acts",
    "A card moving to another player's area of the same name takes all the cards under it along.",
  ],
  "23-2-7": [
    "acts",
    "If only the top card moves, the cards under it stay, keeping the effects on its power and whether it is in battle.",
  ],
  "23-2-7-1": [
    "acts",
    "Continuous effects other than power changes are not kept by the cards that were underneath.",
  ],
  "23-3": ["heading", "Sources"],
  "23-3-1": ["defines", "Some effects need the source of a skill cost, of an effect or of damage."],
  "23-3-2": [
    "defines",
    "A skill's source is the card that has it; in the following cases the skill that caused the event is a source.",
  ],
  "23-3-2-1": [
    "acts",
    "An effect that brings a Battle Card's power to zero or less is the source of its being dropped by rule processing.",
  ],
  "23-3-2-2": [
    "acts",
    "An effect that removes a Unison Card's last markers is the source of its being dropped.",
  ],
  "23-3-2-3": [
    "acts",
    "An effect that brings a Unison Card's power to zero or less is the source if it is dropped for the marker that it then loses.",
  ],
  "23-3-2-4": [
    "acts",
    "An effect that makes a Z-Card leave an area is the source of its being removed from the game.",
  ],
  "23-3-2-5": [
    "acts",
    "An effect that makes a card with [Ultimate] leave an area is the source of its being removed from the game.",
  ],
  "23-3-3": ["heading", "The source of damage is as follows:"],
  "23-3-3-1": [
    "acts",
    "For damage dealt to life by the rules in the Damage Step, the source is the attacking card.",
  ],
  "23-3-3-2": [
    "acts",
    "For damage dealt to life by a card's skill, the source is that card, unless stated otherwise.",
  ],
  "23-4": ["heading", "Several effects that cannot be handled together"],
  "23-4-1": ["defines", "Effects may ask for several actions that cannot all be carried out."],
  "23-4-2": [
    "acts",
    "What cannot be done any more after another effect's actions is ignored, so the order of resolution matters.",
  ],
  "23-5": ["heading", "Cards in Hidden Mode"],
  "23-5-1": ["acts", "Cards in Hidden Mode are public information."],
  "23-5-2": [
    "acts",
    "A card in Hidden Mode is treated as a single card without any of the information on its face.",
  ],
  "23-5-2-1": [
    "acts",
    "Any color, name, special trait, cost, power, skill or marker that a skill gives to a card in Hidden Mode is ignored.",
  ],
  "23-5-2-2": ["acts", "By exception, 14-1-4 applies if the face of the card is a Z-Card."],
  "23-5-2-3": ["acts", "By exception, 19-1-7 applies if the face of the card is a token."],
  "23-5-2-4": [
    "acts",
    "The face still counts for resolving an effect whose skill targets a card in Hidden Mode or turns its target to Hidden Mode.",
  ],
  "23-5-2-5": ["acts", "By exception, 22-14-3 applies if the face of the card has [Ultimate]."],
  "23-5-3": ["acts", "A card in Hidden Mode is still in Active Mode or Rest Mode."],
  "23-5-4": [
    "acts",
    "A card in battle that is turned to Hidden Mode is no longer an attacking or defending card, nor in battle.",
  ],
  "23-5-5": [
    "acts",
    "A card in Hidden Mode that comes to lie under another card in its area is turned face up.",
  ],
};
