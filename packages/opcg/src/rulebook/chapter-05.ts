import type { Paragraphs } from "@arbiter/engine";

export const chapter5: Paragraphs = {
  "5-1": ["heading", "Leader, deck and DON!! deck"],
  "5-1-1": [
    "acts",
    "Before the game, each player gets a Leader, a deck and a DON!! deck of their own cards ready.",
  ],
  "5-1-2": ["acts", "Each player needs exactly 1 Leader, a deck of 50 cards and a DON!! deck of 10 cards."],
  "5-1-2-1": ["acts", "A deck is made of Character, Event and Stage cards."],
  "5-1-2-2": ["acts", "A deck may hold only cards of a color found on the Leader; all others are barred."],
  "5-1-2-3": ["acts", "A deck may not hold more than 4 cards of one card number."],
  "5-1-2-4": ["acts", "Effects on deck building are permanent effects that replace the deck rules above."],
  "5-1-2-4-1": [
    "defines",
    "Such effects say that a deck may, or may not, hold some number of cards of some kind.",
  ],
  "5-1-2-4-2": ["acts", "Effects on deck building are in force while a deck is being built."],
  "5-2": ["heading", "Before the game starts"],
  "5-2-1": ["heading", "Before play, each player goes through these steps:"],
  "5-2-1-1": [
    "acts",
    "Each player presents the deck for this game, which must satisfy the building rules of 5-1-2 at this moment only.",
  ],
  "5-2-1-2": ["acts", "Each player shuffles their deck well and lays it face down in the deck area."],
  "5-2-1-3": ["acts", "Each player puts their Leader face up in the Leader area."],
  "5-2-1-4": [
    "acts",
    "Rock-paper-scissors or another agreed method settles who will decide which player goes first.",
  ],
  "5-2-1-4-1": ["acts", "Nothing may interfere with deciding who goes first or second."],
  "5-2-1-5": ["acts", "The player so determined announces whether they go first or second."],
  "5-2-1-6": [
    "acts",
    "Each player draws 5 cards as a starting hand, and then, first player first, each may redraw it.",
  ],
  "5-2-1-6-1": ["acts", "To redraw, put the whole hand back into the deck, shuffle, and draw 5 new cards."],
  "5-2-1-7": [
    "acts",
    "Each player deals face-down Life from the top of the deck, as many as the Leader's Life, so the deck's top card ends up lowest.",
  ],
  "5-2-1-8": ["acts", "The first player begins the game with their turn."],
};
