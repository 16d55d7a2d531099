import type { Paragraphs } from "@arbiter/engine";

export const chapter5: Paragraphs = {
  "5-1": ["heading", "Leaders and decks"],
  "5-1-1": ["acts", "Before the game, each player gets a Leader and a deck ready."],
  "5-1-2": ["acts", "Each player needs exactly one Leader."],
  "5-1-3": [
    "acts",
    "Each player needs a deck of 50 to 60 cards, made of Battle Cards, Extra Cards and Unison Cards.",
  ],
  "5-1-3-1": ["acts", "A deck may not hold more than four cards of one card number."],
  "5-1-3-2": [
    "acts",
    "[Permanent] skills on deck building count as replacement effects that stand in for the deck building rules.",
  ],
  "5-1-3-2-1": [
    "defines",
    "Such skills say that you may, or may only, include some number of copies of some card.",
  ],
  "5-1-3-2-2": ["acts", "[Permanent] skills on deck building work while decks are built."],
  "5-2": ["heading", "Before the game"],
  "5-2-1": ["heading", "Before play, each player goes through these steps:"],
  "5-2-1-1": ["acts", "Each player presents their Leader and deck, which must satisfy the rules of 5-1."],
  "5-2-1-2": ["acts", "Each player puts their Leader front side up in their Leader Area."],
  "5-2-1-3": [
    "acts",
    "“When this card is placed in the Leader Area” skills become pending, and a checkpoint occurs.",
  ],
  "5-2-1-4": ["acts", "Each player shuffles their deck and puts it face down in their Deck Area."],
  "5-2-1-5": ["acts", "Chance decides who goes first."],
  "5-2-1-5-1": ["acts", "Nobody may choose who goes first, not even a player picked by chance."],
  "5-2-1-6": [
    "acts",
    "Each player draws six cards as a starting hand, and then, first player first, each may redraw it once.",
  ],
  "5-2-1-6-1": [
    "acts",
    "To redraw, put any number of hand cards back into the deck, shuffle, and draw as many.",
  ],
  "5-2-1-7": ["acts", "Each player puts the top eight cards of their deck face down in their Life Area."],
  "5-2-1-8": ["acts", "The player going first starts the game with their turn."],
};
