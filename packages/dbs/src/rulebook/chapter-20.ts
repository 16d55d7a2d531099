import type { Paragraphs } from "@arbiter/engine";

export const chapter20: Paragraphs = {
  "20-1": ["heading", "Shortened or omitted text"],
  "20-1-1": [
    "acts",
    "An effect that names no target applies to its source card or, if it concerns a player, to its master.",
  ],
  "20-1-2": [
    "defines",
    "“Battle Card” in a skill means a Battle Card in the Battle Area, unless stated otherwise.",
  ],
  "20-1-2-1": ["defines", "The meaning in 20-1-2 does not hold in the cases of 5-7-4, 20-1-8 and 20-1-10."],
  "20-1-2-2": ["defines", "“Token” in a skill means a token in a Battle Area, unless stated otherwise."],
  "20-1-3": ["defines", "“Energy” in a skill means a card in an Energy Area."],
  "20-1-4": ["defines", "“Life” in a skill means a card in a Life Area."],
  "20-1-5": ["defines", "“Unison” in a skill means a Unison Card in a Unison Area, unless stated otherwise."],
  "20-1-5-1": ["defines", "The meaning in 20-1-5 does not hold in the case of 20-1-10."],
  "20-1-6": [
    "defines",
    "A character name or special trait in a skill means cards in a Leader Area or Battle Area, unless stated otherwise.",
  ],
  "20-1-6-1": [
    "defines",
    "The meaning in 20-1-6 does not hold in the cases of 20-7-3, 20-1-8, 20-1-9 and 20-1-10.",
  ],
  "20-1-7": [
    "defines",
    "“This card”, in a skill activated in a Battle or Unison Area that names no area, means the card while it is in that area.",
  ],
  "20-1-8": [
    "defines",
    "“When (card) is added to your Z-Energy” without an area does not mean a card that was in the Leader or Battle Area before.",
  ],
  "20-1-9": [
    "defines",
    "“When you combo with (card)” without an area does not mean a card that was in the Leader or Battle Area before.",
  ],
  "20-1-10": [
    "defines",
    "“Not affected by the skills of (card type)” without an area covers skills of such cards in every area.",
  ],
  "20-1-11": [
    "acts",
    "“You may do B instead of A” without “if you do” still leaves A in place unless B is carried out.",
  ],
  "20-2": ["heading", "Choose X"],
  "20-2-1": ["acts", "“Choose X” lets a player choose that many of the listed options and resolve them."],
  "20-2-2": [
    "acts",
    "Options are marked with “•”, and the player activating the skill decides in which order several chosen ones are carried out.",
  ],
  "20-2-3": ["acts", "A player who chooses several options cannot choose the same one more than once."],
  "20-3": ["heading", "Original"],
  "20-3-1": [
    "defines",
    "“Original” means what the card itself states, before any skill effects are applied.",
  ],
  "20-4": ["heading", "Not affected by skills"],
  "20-4-1": [
    "acts",
    "Something “not affected by skills” cannot be chosen for skill costs or effects and is ignored when targets are selected.",
  ],
  "20-4-1-1": [
    "acts",
    "“Not affected by skills” is no help where it is not itself the direct target, for example where a player may not attack.",
  ],
  "20-5": ["heading", "Skills that mention X (undetermined numbers)"],
  "20-5-1": ["defines", "X in a skill cost or text stands for an undetermined number."],
  "20-5-2": ["acts", "The card's master decides the value of X if neither card nor skill sets it."],
  "20-5-3": ["acts", "Every X in a skill is the same number, from paying its cost to the end of its effect."],
  "20-6": ["heading", "A total of X cards"],
  "20-6-1": ["acts", "“Up to a total of X cards” among several areas allows any mix of up to X such cards."],
  "20-7": ["heading", "Discarding"],
  "20-7-1": ["acts", "To discard is to place a card from a player's hand in its owner's Drop Area."],
  "20-7-2": [
    "defines",
    "A discard “by a Battle Card's skill” without an area means the skill of a Battle Card in a Battle Area.",
  ],
  "20-7-3": [
    "defines",
    "A discard “by the skill of” a character name or special trait means cards in any area, not only the Leader or Battle Area.",
  ],
  "20-7-4": [
    "acts",
    "A skill that places a certain card from hand in its owner's Drop Area also counts as discarding it.",
  ],
  "20-8": ["heading", "Sending cards to the Warp"],
  "20-8-1": ["acts", "To send a card to the Warp is to place it face up in its owner's Warp."],
  "20-9": ["heading", "Gaining control of cards"],
  "20-9-1": [
    "acts",
    "To gain control of a card is to move another player's card into an area of your own and become its master.",
  ],
  "20-9-2": [
    "acts",
    "A card whose control is gained keeps its position, its markers and the continuous effects on it.",
  ],
  "20-10": ["heading", "Removing from the game"],
  "20-10-1": ["acts", "Cards removed from the game are moved out of it and are no longer in any area."],
  "20-10-2": ["acts", "Cards removed from the game stay face up and visible to all players."],
  "20-10-3": [
    "acts",
    "A card removed from the game also counts as having left its area, for any effect that waits for that.",
  ],
  "20-11": ["heading", "Revealing cards"],
  "20-11-1": ["acts", "To reveal a card is to show all players information that was hidden."],
  "20-11-2": [
    "acts",
    "A card in a secret area revealed by a skill is generally hidden again once the skill cost and effects are resolved.",
  ],
  "20-11-2-1": [
    "acts",
    "A card revealed for a skill cost that the effect refers to stays revealed until that effect has resolved.",
  ],
  "20-11-2-2": [
    "acts",
    "A revealed card that becomes hidden during the effect, for example by being shuffled into the deck, counts as hidden again.",
  ],
  "20-12": ["heading", "Looking at secret areas"],
  "20-12-1": [
    "acts",
    "A skill that allows looking at a secret area allows only the card's master to look, unless stated otherwise.",
  ],
  "20-12-2": ["acts", "Cards stay in their area while a player looks at them."],
  "20-12-3": [
    "acts",
    "If the text says nothing to do with looked-at cards, they return to their area and are shuffled, except in the Life Area.",
  ],
  "20-13": ["heading", "Skipping turns, phases and steps"],
  "20-13-1": [
    "acts",
    "A skipped turn, phase or step does not take place, and the game goes on with the next one.",
  ],
  "20-13-2": [
    "acts",
    "Nothing occurs in a skipped turn, phase or step, and no “at the beginning” or “at the end” trigger condition is met.",
  ],
  "20-13-3": ["acts", "No action can be declared or carried out in a skipped turn, phase or step."],
  "20-13-4": ["acts", "No checkpoint occurs in a skipped turn, phase or step."],
  "20-13-5": [
    "acts",
    "Continuous effects that would end in a skipped turn, phase or step end when it is skipped.",
  ],
  "20-14": ["heading", "You cannot do A unless you do B"],
  "20-14-1": [
    "acts",
    "Action A can be done only after B; if B is not carried out, A can be neither declared nor done.",
  ],
  "20-15": ["heading", "When a declaration has been made"],
  "20-15-1": [
    "acts",
    "“When a declaration has been made” covers the time from declaring the action until it is carried out.",
  ],
  "20-16": ["heading", "If you do"],
  "20-16-1": [
    "acts",
    "What follows “if you do” happens only if the action of the sentence before was carried out.",
  ],
  "20-17": ["heading", "If you don't"],
  "20-17-1": [
    "acts",
    "What follows “if you don't” happens only if the action of the sentence before could not be carried out, not even in part.",
  ],
  "20-18": ["heading", "“ ” (a skill named within a skill)"],
  "20-18-1": ["defines", "A skill that is given to another card by a skill is written between “ ”."],
  "20-19": ["heading", "Using (specified cards) as energy"],
  "20-19-1": [
    "acts",
    "Cards that you can use as energy may be switched from Active to Rest Mode to pay energy or skill costs as if in your Energy Area.",
  ],
  "20-20": ["heading", "Other than"],
  "20-20-1": [
    "defines",
    "“Non-” or “other than” a category means whatever does not belong to that category.",
  ],
  "20-20-2": [
    "defines",
    "“Other than” a character name means every card without that character name, also cards with none at all.",
  ],
  "20-20-3": [
    "defines",
    "“Other than” a special trait means every card without that special trait, also cards with none at all.",
  ],
  "20-21": ["heading", "Raising or lowering energy costs by X (a colored orb)"],
  "20-21-1": [
    "acts",
    "Raising an energy cost by colored orbs raises both the color cost and the total cost by that number.",
  ],
  "20-21-2": [
    "acts",
    "Lowering an energy cost by colored orbs lowers both the color cost and the total cost by that number.",
  ],
  "20-21-2-1": [
    "acts",
    "If a card has fewer orbs of that color, they fall to 0 and the total cost drops only by the number that could be taken.",
  ],
};
