import type { Paragraphs } from "@arbiter/engine";

export const chapter0: Paragraphs = {
  "0-1": ["heading", "Welcome to Dragon Ball Super Card Game Masters"],
  "0-1-1": [
    "none",
    "The cards picture characters, places and scenes from the Dragon Ball manga, anime and video games.",
  ],
  "0-1-2": ["defines", "The game is a duel of two players; these rules do not cover three or more."],
  "0-1-3": [
    "acts",
    "The game ends when a player loses, at once on meeting a defeat condition; an opponent who has not lost wins.",
  ],
  "0-1-3-2": [
    "acts",
    "A player is defeated by having no cards left in the Life Area or no cards left in the Deck Area.",
  ],
  "0-1-3-3": ["acts", "If both players meet a defeat condition at the same moment, the game is a draw."],
  "0-1-3-4": ["acts", "Either player may concede at any moment; they lose at once and the game ends."],
  "0-1-3-5": [
    "acts",
    "When an effect that makes a player win or lose resolves, that player wins or loses on the spot and the game ends.",
  ],
  "0-1-3-6": ["none", "After the game, both players take back the cards they own."],
  "0-2": ["heading", "Fundamental principles (Rule Zero)"],
  "0-2-1": ["acts", "These fundamental principles take precedence over every other rule and effect."],
  "0-2-2": [
    "acts",
    "Where a card's text contradicts the rules, other than the principles of 0-2, the card wins.",
  ],
  "0-2-2-1": [
    "acts",
    "No card touches a concession: no effect can force one, and no replacement effect can undo the loss it brings.",
  ],
  "0-2-2-2": [
    "acts",
    "Yet five rules win over card text: the owner's areas (3-1-6-1), the Leader's place (3-5-3), cards that cannot combo (5-7-2-1), and the rule processing of 21-6-2 and 21-9-2.",
  ],
  "0-2-3": ["acts", "Card effects resolve in the order printed on the card, unless stated otherwise."],
  "0-2-4": [
    "acts",
    "An impossible action is not done, and of a series of demanded actions a player does as many as possible.",
  ],
  "0-2-4-1": [
    "acts",
    "Something told to enter a state it is already in does not change, and nothing that asks for that change is fulfilled.",
  ],
  "0-2-4-2": [
    "acts",
    "An action to be done zero or a negative number of times is not done, nor is its reverse.",
  ],
  "0-2-5": [
    "acts",
    "When one effect demands an action and another in force forbids it, the prohibition wins.",
  ],
  "0-2-6": ["acts", "If a card is told to go to Rest Mode and Active Mode at the same time, Rest Mode wins."],
  "0-2-7": [
    "acts",
    "If a value is both fixed at a number and raised or lowered at the same time, the effect that fixes it wins.",
  ],
  "0-2-8": ["acts", "If several players must choose at the same moment, the active player chooses first."],
  "0-2-9": [
    "acts",
    "Several actions demanded together, and not ordered by the rules, happen at one moment, the state of the game staying the same between them.",
  ],
  "0-2-10": [
    "acts",
    "A number to be chosen must be a whole number of at least 0 unless stated otherwise; fractions and negatives are refused.",
  ],
  "0-2-10-1": ["acts", "Where “up to” gives only a maximum and no minimum, 0 may be chosen."],
  "0-2-11": [
    "acts",
    "Changed numbers on cards never become fractions, and a negative number other than power counts as 0 except for further increases and decreases.",
  ],
  "0-3": ["heading", "Terms of the rules"],
  "0-3-1": ["heading", "The terms used in this manual are as follows:"],
  "0-3-2": [
    "defines",
    "A player is a person who takes part in the game and shares and handles its information.",
  ],
  "0-3-2-1": [
    "defines",
    "The active player is the one whose turn it is; the other is the non-active player.",
  ],
  "0-3-2-2": [
    "defines",
    "“You” and “your” in a text mean the player resolving the skill; “opponent” means the other player.",
  ],
  "0-3-3": ["defines", "The owner of a card is the person who built the deck it is in."],
  "0-3-3-1": [
    "defines",
    "A card is owned by the player who began with it in their deck or Z-Deck or as their Leader.",
  ],
  "0-3-4": ["defines", "The master is the player who is using a card, skill or effect."],
  "0-3-4-1": ["acts", "The master of a card in an area is the player that area belongs to."],
  "0-3-4-2": [
    "acts",
    "The master of an [Activate] skill is the master of its card, or of the effect that the skill generates.",
  ],
  "0-3-4-3": [
    "acts",
    "The master of a [Permanent] skill is the master of its card, or of the effect that the skill generates.",
  ],
  "0-3-4-4": [
    "acts",
    "The master of an [Auto] skill is the master of its card, or of the effect that the skill generates.",
  ],
  "0-3-4-5": [
    "acts",
    "The master of a [Counter] skill is the master of its card, or of the effect that the skill generates.",
  ],
  "0-3-5": ["defines", "An area is a place where cards and other objects are put during a game."],
  "0-3-6": [
    "defines",
    "Trigger conditions are the events in an [Auto] or similar text, such as “when …”, that let the skill be activated once they occur.",
  ],
  "0-3-7": [
    "defines",
    "A skill is pending once the trigger condition of an [Auto], or the counter window condition of a [Counter], has been met.",
  ],
  "0-3-8": ["defines", "Carrying out the actions of a skill's effect is called resolving it."],
  "0-3-9": ["defines", "Carrying out the actions that the rules demand is called processing them."],
  "0-3-10": ["defines", "Actions are everything that players do in the course of a game."],
  "0-3-11": [
    "defines",
    "Information covers a card's details, area, markers, continuous effects, visibility and modes, and how many cards each area holds.",
  ],
  "0-3-12": [
    "defines",
    "Public cards and information are those that all players may see; everything else is hidden.",
  ],
  "0-3-13": [
    "defines",
    "A target is a card, player, area, action or the like that a rule or skill points to.",
  ],
  "0-3-14": ["defines", "To ignore something is to go on as if that event or information did not exist."],
  "0-3-15": ["defines", "Unaffected means that the game goes on with the target ignored."],
  "0-3-16": [
    "acts",
    "A rule or effect fails when it cannot be carried out; one replaced by something else is not done and does not count as failed.",
  ],
};
