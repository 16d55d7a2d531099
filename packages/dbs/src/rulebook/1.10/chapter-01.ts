import type { Paragraphs } from "@arbiter/engine";

export const chapter1: Paragraphs = {
  "1-1": ["heading", "Number of players"],
  "1-1-1": ["defines", "The game is a duel of two players; these rules do not cover three or more."],
  "1-2": ["heading", "Winning and losing"],
  "1-2-1": [
    "acts",
    "The game ends when a player loses; the opponent wins unless a defeat condition holds for them as well.",
  ],
  "1-2-1-1": ["heading", "The defeat conditions:"],
  "1-2-1-1-1": ["acts", "A player whose Life Area is empty meets a defeat condition."],
  "1-2-1-1-2": ["acts", "A player whose Deck Area is empty meets a defeat condition."],
  "1-2-2": ["acts", "Meeting a defeat condition loses the game by the next rule processing."],
  "1-2-2-1": ["acts", "During the game, 0 Life cards is defeat."],
  "1-2-2-2": ["acts", "During the game, 0 cards in the deck is defeat."],
  "1-2-3": ["acts", "If both players meet a defeat condition at the same moment, the game is a draw."],
  "1-2-4": ["acts", "Either player may concede at any moment; they lose at once and the game ends."],
  "1-2-5": [
    "acts",
    "No card touches a concession: no effect can force one, and no replacement effect can undo the loss it brings.",
  ],
  "1-2-6": [
    "acts",
    "When an effect that makes a player win or lose resolves, that player wins or loses on the spot and the game ends.",
  ],
  "1-3": ["heading", "Fundamental principles"],
  "1-3-1": ["acts", "Where a card's text contradicts the rules, the card wins."],
  "1-3-2": [
    "acts",
    "An impossible action is not done, and of a series of demanded actions a player does as many as possible.",
  ],
  "1-3-2-1": [
    "acts",
    "Something told to enter a state it is already in does not change again; the action is not done.",
  ],
  "1-3-2-2": [
    "acts",
    "An action to be done zero or a negative number of times is not done, nor is its reverse.",
  ],
  "1-3-3": [
    "acts",
    "When one effect demands an action and another in force forbids it, the prohibition wins.",
  ],
  "1-3-4": ["acts", "If several players must choose at the same moment, the active player chooses first."],
  "1-3-5": ["acts", "A number to be named must be a whole number of at least 1 unless stated otherwise."],
  "1-3-5-1": ["acts", "Where “up to” gives only a maximum and no minimum, 0 may be chosen."],
  "1-3-6": [
    "acts",
    "Changed numbers on cards never become fractions, and a negative number other than power counts as 0 except for further increases and decreases.",
  ],
  "1-3-7": ["acts", "Card effects resolve in the order printed on the card, unless stated otherwise."],
  "1-3-8": ["acts", "If a card is told to go to Rest Mode and Active Mode at the same time, Rest Mode wins."],
};
