import type { Paragraphs } from "@arbiter/engine";

export const chapter1: Paragraphs = {
  "1-1": ["heading", "Number of players"],
  "1-1-1": ["defines", "The game is a duel of two players; these rules do not cover three or more."],
  "1-2": ["heading", "How a game ends"],
  "1-2-1": ["acts", "The game is over as soon as one player loses, and the opponent who has not lost wins."],
  "1-2-1-1": ["heading", "There are two ways to be defeated:"],
  "1-2-1-1-1": ["acts", "Your Leader takes damage while you have no Life cards left."],
  "1-2-1-1-2": ["acts", "Your deck has run out of cards."],
  "1-2-2": ["acts", "A player who meets a defeat condition loses when rule processing is next carried out."],
  "1-2-2-1": [
    "acts",
    "Damage to a Leader whose player has zero Life cards puts that player in a defeat condition.",
  ],
  "1-2-2-2": ["acts", "An empty deck during the game puts its player in a defeat condition."],
  "1-2-3": ["acts", "Either player may concede whenever they like; they lose at once and the game is over."],
  "1-2-4": [
    "acts",
    "No card touches a concession: no effect can force one, and no replacement effect can undo the loss it brings.",
  ],
  "1-2-5": [
    "acts",
    "When a card effect says that someone wins or loses, that happens while the effect is being processed, and the game stops there.",
  ],
  "1-3": ["heading", "Basic principles"],
  "1-3-1": ["acts", "Where a card's text and these rules disagree, follow the card."],
  "1-3-2": [
    "acts",
    "An impossible action is skipped, and of several demanded actions a player carries out as many as can be done.",
  ],
  "1-3-2-1": [
    "acts",
    "Something told to enter a state it is already in stays as it is, and the action does not count as done.",
  ],
  "1-3-2-2": [
    "acts",
    "Doing something zero or a negative number of times means not doing it, and never means doing the reverse.",
  ],
  "1-3-3": [
    "acts",
    "When one effect demands an action and another in force forbids it, the prohibition wins.",
  ],
  "1-3-4": [
    "acts",
    "If both players must choose at the same moment, the active player chooses first and the other player afterwards.",
  ],
  "1-3-5": [
    "acts",
    "A number to be chosen must be a whole number of at least 0 unless stated otherwise; fractions and negatives are refused.",
  ],
  "1-3-5-1": ["acts", "When only an upper limit such as “up to” is given, with no minimum, 0 may be chosen."],
  "1-3-6": [
    "acts",
    "Changed values on cards stay whole, and a negative value other than power counts as 0 except while further additions and subtractions are worked out.",
  ],
  "1-3-7": ["acts", "Power may fall below zero."],
  "1-3-7-1": [
    "acts",
    "A card with negative power stays where it is, neither trashed nor moved, unless something says so.",
  ],
  "1-3-8": ["acts", "Carry out a card's effects in the order they are printed, unless told otherwise."],
  "1-3-9": ["acts", "If effects would rest a card and set it active at the same time, resting prevails."],
  "1-3-10": ["heading", "Cost and activation cost"],
  "1-3-10-1": ["defines", "Cost means the payment for playing a card, the number printed at its top left."],
  "1-3-10-2": ["defines", "Activation cost means the payment needed to activate a card's effect."],
  "1-3-11": [
    "acts",
    "When an effect has both players act at once, the active player acts first, then the non-active player.",
  ],
};
