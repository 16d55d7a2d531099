import type { Paragraphs } from "@arbiter/engine";

export const chapter6: Paragraphs = {
  "6-1": ["heading", "Leaders and decks"],
  "6-1-1": [
    "acts",
    "Before the game, each player gets a Leader and a deck ready, and a Z-Deck if they like.",
  ],
  "6-1-2": ["acts", "Each player needs a Leader."],
  "6-1-3": [
    "acts",
    "Each player needs a deck of 50 to 60 cards, made of Battle Cards, Extra Cards and Unison Cards.",
  ],
  "6-1-4": ["acts", "A Z-Deck may hold up to ten Z-Cards."],
  "6-1-5": ["heading", "Decks and Z-Decks follow these building rules:"],
  "6-1-5-1": ["acts", "A deck may not hold more than four cards of one card number."],
  "6-1-5-2": [
    "acts",
    "[Permanent] skills on deck building count as replacement effects that stand in for the deck building rules.",
  ],
  "6-1-5-2-1": [
    "defines",
    "Such skills say that you may, or may only, include some number of copies of some card.",
  ],
  "6-1-5-2-2": [
    "acts",
    "[Permanent] skills that give colors, special traits, character names and the like are valid while decks are built.",
  ],
  "6-2": ["heading", "Before the game"],
  "6-2-1": ["heading", "Before play, each player goes through these steps:"],
  "6-2-1-1": [
    "acts",
    "Each player presents their Leader, deck and Z-Deck, which must satisfy the rules of 6-1.",
  ],
  "6-2-1-2": ["acts", "Each player puts their Leader front side up in their Leader Area."],
  "6-2-1-3": ["acts", "Skills worded “when this card is placed in the Leader Area” become pending."],
  "6-2-1-4": ["acts", "Chance picks a player, and that player chooses who goes first and who goes second."],
  "6-2-1-5": ["acts", "The player chosen to go first does so, and the other goes second."],
  "6-2-1-6": ["acts", "A checkpoint occurs."],
  "6-2-1-7": ["acts", "Each player shuffles their deck and puts it face down in their Deck Area."],
  "6-2-1-8": ["acts", "Each player puts their Z-Deck face down in their Z-Deck Area."],
  "6-2-1-9": [
    "acts",
    "Each player draws six cards as a starting hand, and then, first player first, each may redraw it once.",
  ],
  "6-2-1-9-1": ["acts", "To redraw, put the whole hand back into the deck, shuffle, and draw six new cards."],
  "6-2-1-10": ["acts", "Each player puts the top eight cards of their deck face down in their Life Area."],
  "6-2-1-11": ["acts", "The player going second puts an Energy marker in their Energy Area."],
  "6-2-1-12": ["acts", "The player going first starts the game with their turn."],
  "6-2-2": [
    "acts",
    "[Permanent] effects on these preparations, such as Life or hand size, apply to their steps as replacement effects.",
  ],
  "6-2-2-1": ["defines", "Such effects include [Permanent] skills worded “you start the game with X Life”."],
};
