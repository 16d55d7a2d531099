import type { Paragraphs } from "@arbiter/engine";

export const chapter5: Paragraphs = {
  "5-1": ["heading", "Drawing cards"],
  "5-1-1": ["acts", "Drawing a card is moving the top card of a deck to the player's hand."],
  "5-1-2": ["acts", "For “draw 1 card”, put the top card of your deck in your hand without showing it."],
  "5-1-3": ["acts", "For “draw X cards”, draw one card X times over; nothing happens when X is 0."],
  "5-1-4": ["acts", "For “draw up to X cards”, nothing happens when X is 0; otherwise do the following:"],
  "5-1-4-1": ["acts", "The player may stop here."],
  "5-1-4-2": ["acts", "The player draws 1 card."],
  "5-1-4-3": ["acts", "Stop once 5-1-4-2 has been done X times; otherwise go back to 5-1-4-1."],
  "5-1-5": ["acts", "Drawing two or more cards counts as a single draw and does not trigger several times."],
  "5-2": ["heading", "Choosing"],
  "5-2-1": ["heading", "When a skill tells a player to choose targets, these rules hold:"],
  "5-2-2": [
    "acts",
    "The card or player to be chosen is chosen at the moment the skill asks for it while resolving.",
  ],
  "5-2-3": [
    "acts",
    "A player told to choose a number of targets must choose as many as possible up to it, never fewer on purpose.",
  ],
  "5-2-4": [
    "acts",
    "With “up to” or “or less”, the player may choose any number of targets from 0 to the number given.",
  ],
  "5-2-5": [
    "acts",
    "If not all of the targets asked for can be chosen, choose as many as possible, and the effects on those resolve.",
  ],
  "5-2-6": ["acts", "If none of the targets can be chosen, none is, and all effects on them are ignored."],
  "5-2-7": [
    "acts",
    "A player choosing by its information a card in a secret area may choose none, even if one might qualify.",
  ],
  "5-2-8": ["acts", "To choose a card from a deck, look through the deck's faces and pick the card in it."],
  "5-3": ["heading", "Paying an energy cost"],
  "5-3-1": [
    "acts",
    "Pay an energy cost by resting as many cards in your Energy Area as its total, including the number and colors of its color cost.",
  ],
  "5-3-1-1": [
    "acts",
    "If the color cost exceeds the total cost, rest cards according to the number and colors of the color cost.",
  ],
  "5-3-2": ["acts", "A card with an energy cost of 0 is played or activated without paying any cost."],
  "5-3-3": [
    "acts",
    "You may not declare an action with a cost unless your active Energy and your Energy markers suffice to pay it.",
  ],
  "5-3-3-1": [
    "acts",
    "By exception you may declare it when an active effect replaces the payment or permits the event, or when the modified cost can be paid.",
  ],
  "5-3-4": [
    "acts",
    "If an effect keeps a player from paying the energy cost of a declared action, the action fails as well.",
  ],
  "5-4": ["heading", "Paying a Z-Energy cost"],
  "5-4-1": [
    "acts",
    "Pay a Z-Energy cost by placing that many cards from your Z-Energy Area in their owner's Drop.",
  ],
  "5-4-1-1": ["acts", "The color of the cards dropped does not matter, unless stated otherwise."],
  "5-4-2": ["acts", "A card with a Z-Energy cost of 0 is played or activated without paying it."],
  "5-4-3": [
    "acts",
    "You may not declare an action with a Z-Energy cost unless you have enough Z-Energy to pay it.",
  ],
  "5-4-3-1": [
    "acts",
    "By exception you may when an active effect replaces the payment with something you can do, or changes the cost to one you can pay.",
  ],
  "5-4-4": [
    "acts",
    "If an effect keeps a player from paying the cost of a declared action, the action fails as well.",
  ],
  "5-5": ["heading", "Playing cards"],
  "5-5-1": [
    "defines",
    "Playing means placing a Battle Card in a Battle Area or a Unison Card in a Unison Area, mostly from hand or Z-Deck.",
  ],
  "5-5-2": [
    "acts",
    "In their Main Phase, the active player may play a Battle Card from hand to their Battle Area as follows:",
  ],
  "5-5-2-1": [
    "acts",
    "The player reveals the card, rests Energy for its cost and declares that they play it; without enough Energy they cannot declare it.",
  ],
  "5-5-2-2": ["acts", "A counter window opens."],
  "5-5-2-3": ["acts", "The Battle Card is played."],
  "5-5-3": [
    "acts",
    "A Battle Card played by a skill goes to the player's Battle Area without paying its energy cost, unless stated otherwise, as follows:",
  ],
  "5-5-3-1": ["acts", "The player names the skill that is to play the Battle Card."],
  "5-5-3-2": ["acts", "The player determines any skill cost needed and pays it in full."],
  "5-5-3-3": ["acts", "The skill activates."],
  "5-5-3-4": ["acts", "A counter window opens."],
  "5-5-3-5": ["acts", "The Battle Card is played."],
  "5-5-3-6": ["acts", "A counter window opens."],
  "5-5-4": ["acts", "If an effect makes playing the card fail, the card goes to its owner's Drop."],
  "5-5-5": ["heading", "For playing Unison Cards, see 13-2."],
  "5-5-6": ["heading", "For playing Z-Battle Cards, see 16-2."],
  "5-6": ["heading", "Paying a combo cost"],
  "5-6-1": ["acts", "Pay a combo cost by resting that many cards in your Energy Area."],
  "5-6-1-1": ["acts", "The colors of the cards rested do not matter, unless stated otherwise."],
  "5-6-2": ["acts", "A card with a combo cost of 0 is used in a combo without paying its combo cost."],
  "5-6-3": [
    "acts",
    "You may not declare a combo unless your active Energy and your Energy markers suffice to pay its combo cost.",
  ],
  "5-6-3-1": [
    "acts",
    "By exception you may when an active effect replaces the payment with something you can do, or changes the combo cost to one you can pay.",
  ],
  "5-6-4": ["acts", "If an effect makes the payment for a declared action fail, the action fails as well."],
  "5-7": ["heading", "Combos"],
  "5-7-1": [
    "acts",
    "Placing a Battle Card in the Combo Area is a combo, which adds its combo power to the power of your card in battle.",
  ],
  "5-7-2": [
    "acts",
    "A card may be used in a combo if neither its combo cost nor its combo power is negative.",
  ],
  "5-7-2-1": [
    "acts",
    "A card without a combo cost or without combo power cannot be placed in the Combo Area.",
  ],
  "5-7-3": [
    "acts",
    "The player rests Energy for the combo cost, declares the combo and carries it out; if they cannot pay, they cannot declare it.",
  ],
  "5-7-3-1": [
    "acts",
    "A combo by a skill is carried out without paying the combo cost, unless stated otherwise.",
  ],
  "5-7-4": [
    "defines",
    "“Battle Cards used in combos” in a skill may mean Battle Cards outside the Battle Area; 20-1-2 does not apply to them.",
  ],
  "5-7-5": ["heading", "Combos in the Offense Step"],
  "5-7-5-1": [
    "acts",
    "The active player may use a card in a combo, as many times as they like, one card at a time.",
  ],
  "5-7-5-1-1": [
    "acts",
    "The active player may combo with any of their active Battle Cards other than the attacking card by moving it to their Combo Area.",
  ],
  "5-7-5-1-2": ["acts", "The active player may reveal a Battle Card from hand and declare it for a combo."],
  "5-7-5-2": ["acts", "The Battle Card named is placed in the Combo Area."],
  "5-7-5-3": ["acts", "A checkpoint occurs."],
  "5-7-5-4": ["acts", "If the active player can go on comboing, go back to 5-7-5-1."],
  "5-7-6": ["heading", "Combos in the Defense Step"],
  "5-7-6-1": [
    "acts",
    "The non-active player may use a card in a combo, as many times as they like, one card at a time.",
  ],
  "5-7-6-1-1": [
    "acts",
    "The non-active player may combo with any of their active Battle Cards other than the guarding card by moving it to their Combo Area.",
  ],
  "5-7-6-1-2": [
    "acts",
    "The non-active player may reveal a Battle Card from hand and declare it for a combo.",
  ],
  "5-7-6-2": ["acts", "The Battle Card named is placed in the Combo Area."],
  "5-7-6-3": ["acts", "A checkpoint occurs."],
  "5-7-6-4": ["acts", "If the non-active player can go on comboing, go back to 5-7-6-1."],
  "5-7-7": ["acts", "If an effect makes the combo fail, the card goes to its owner's Drop."],
  "5-8": ["heading", "Paying a skill cost"],
  "5-8-1": [
    "acts",
    "Paying a skill cost is carrying out the action it names in order to activate the skill, and is not part of the activation.",
  ],
  "5-8-2": [
    "acts",
    "If any part of a skill cost cannot be paid, none of it can be paid to activate that skill.",
  ],
  "5-8-2-2": ["acts", "An action named as a skill cost is paid only if it is carried out completely."],
  "5-8-2-2-1": [
    "acts",
    "If an effect replaces the action demanded by a skill cost, that action counts as impossible to carry out.",
  ],
  "5-8-2-2-1-1": [
    "acts",
    "A card moved as a skill cost must reach the area named; if a rule or effect changes its destination, the skill cannot be paid at all.",
  ],
  "5-8-2-3": [
    "acts",
    "If an effect replaces or changes the payment itself, doing the replacing action or paying the changed cost counts as payment in full.",
  ],
  "5-8-2-4": [
    "acts",
    "A reduction by a color symbol is ignored for costs with a number symbol such as ①, and the other way round.",
  ],
  "5-8-3": [
    "acts",
    "A player may not declare an action whose skill cost has unmet conditions or actions they cannot carry out.",
  ],
  "5-8-3-1": [
    "acts",
    "By exception they may when an active effect replaces the cost's instructions or permits the event, or when the changed instructions can be carried out.",
  ],
  "5-8-4": ["acts", "If an effect makes the payment for a declared action fail, the action fails as well."],
  "5-9": ["heading", "Activation"],
  "5-9-1": [
    "defines",
    "Activation is the rule process needed before a skill's effect can resolve; paying the skill cost is no part of it.",
  ],
  "5-9-2": [
    "defines",
    "Declaring the activation of a skill means stating the intention to go through the process that resolves its effect.",
  ],
  "5-10": ["heading", "Dealing and taking damage"],
  "5-10-1": [
    "defines",
    "Dealing damage is removing cards from a player's Life Area by rules or effects that deal X damage to them or their Life.",
  ],
  "5-10-2": ["defines", "Taking damage is when a player receives damage."],
  "5-10-3": ["acts", "When a player takes damage, damage processing is carried out."],
  "5-10-4": [
    "acts",
    "Dealing two or more damage counts as dealing damage once and does not trigger several times.",
  ],
  "5-11": ["heading", "Shuffling"],
  "5-11-1": [
    "acts",
    "Shuffling is putting a pile of cards in random order so that no player knows the order.",
  ],
  "5-11-2": ["acts", "A player told to shuffle an area shuffles all unrevealed cards there."],
  "5-11-2-1": ["acts", "Even with zero or one card in the pile, the shuffle counts as done."],
  "5-11-2-2": ["acts", "Cards in several areas are shuffled separately for each area."],
  "5-11-3": [
    "defines",
    "The player whose area holds the cards shuffles them, whoever is master of the effect.",
  ],
  "5-12": ["heading", "K.O."],
  "5-12-1": ["acts", "To K.O. a Battle Card is to place it from the Battle Area in its owner's Drop."],
  "5-12-2": [
    "acts",
    "A card is K.O.'d only by an effect or rule that says so; going to the Drop otherwise need not be a K.O.",
  ],
  "5-12-3": [
    "acts",
    "“When this card is K.O.'d” skills become pending even if a continuous effect sends the card elsewhere, or out of the game, instead of the Drop.",
  ],
  "5-13": ["heading", "Removing markers"],
  "5-13-1": ["acts", "Removing markers is lowering the number of markers on a card by the number given."],
  "5-13-2": ["acts", "When the number of markers on a card goes down, take that many markers off it."],
  "5-13-3": [
    "acts",
    "When a card with markers leaves for any area but the opponent's Unison Area, remove all its markers.",
  ],
  "5-13-4": ["heading", "When a marker is removed from a Unison Card, its player follows these steps:"],
  "5-13-4-1": ["acts", "For one marker, the player takes one marker off the Unison Card."],
  "5-13-4-2": [
    "acts",
    "For X markers, the player removes one marker X times over; nothing happens when X is 0.",
  ],
  "5-14": ["heading", "Placing Energy markers"],
  "5-14-1": ["acts", "Placing Energy markers is putting the number given into the player's Energy Area."],
};
