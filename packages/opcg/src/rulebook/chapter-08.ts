import type { Paragraphs } from "@arbiter/engine";

export const chapter8: Paragraphs = {
  "8-1": ["heading", "Kinds of effects"],
  "8-1-1": ["defines", "An effect is an instruction given by a card's text, together with its cost."],
  "8-1-2": [
    "acts",
    "An effect worded with “may” can be declined; any other must be activated and carried out as far as possible.",
  ],
  "8-1-3": ["defines", "Effects fall into four kinds: automatic, activate, permanent and replacement."],
  "8-1-3-1": [
    "acts",
    "An automatic effect activates by itself once each time its activation event occurs, unless stated otherwise.",
  ],
  "8-1-3-2": [
    "acts",
    "For simultaneous events, permanent effects apply first, then replacements, then automatic effects in each player's chosen order; every time the active player goes first.",
  ],
  "8-1-3-2-1": [
    "defines",
    "[On Play], [When Attacking], [On Block], [On K.O.] and the two end-of-turn keywords, and wordings such as “when …”, mark automatic effects.",
  ],
  "8-1-3-2-2": ["defines", "Automatic effects may have an activation cost, conditions, or both."],
  "8-1-3-2-3": [
    "acts",
    "An automatic effect is lost if the card that met its activation timing moves to another area before the effect activates.",
  ],
  "8-1-3-3": ["acts", "The active player may declare and activate activate effects in their Main Phase."],
  "8-1-3-3-1": ["defines", "[Activate: Main] and [Main] mark activate effects."],
  "8-1-3-3-2": ["defines", "Activate effects may have an activation cost, conditions, or both."],
  "8-1-3-4": ["acts", "A permanent effect acts on the game constantly as long as it is valid."],
  "8-1-3-4-1": [
    "defines",
    "Effects whose text makes them neither automatic, activate nor replacement effects are permanent.",
  ],
  "8-1-3-4-2": ["defines", "Permanent effects may have conditions for being valid."],
  "8-1-3-4-3": [
    "acts",
    "A permanent effect worded “under the rules” works even while its card is in a secret area.",
  ],
  "8-1-3-4-4": ["acts", "A permanent effect keeps working for as long as its conditions are met."],
  "8-1-3-5": ["defines", "A replacement effect is one whose text says “instead”."],
  "8-1-3-5-1": [
    "acts",
    "A player who could replace something may choose not to, and the replacement effect is then not resolved.",
  ],
  "8-1-3-5-2": [
    "acts",
    "Among competing replacements, that of the card that gave rise to it comes first, then the active player's, then the non-active player's, each in a chosen order.",
  ],
  "8-1-3-5-3": ["acts", "What has been replaced once cannot be replaced again by another effect."],
  "8-1-3-5-4": [
    "acts",
    "A replacement takes over the whole part of an effect that it names, even while that effect is still being carried out.",
  ],
  "8-1-3-5-4-1": [
    "acts",
    "After a replacement in the middle of a text, the rest of that text is carried out in order.",
  ],
  "8-1-3-5-5": ["acts", "A replacement whose “instead” part cannot be carried out cannot be applied."],
  "8-2": ["heading", "Valid and invalid effects"],
  "8-2-1": ["heading", "Effects can make other effects valid or invalid, in the following manner:"],
  "8-2-1-1": [
    "acts",
    "An invalid effect or part is not carried out, its choices are not made, and its activation cost cannot be paid.",
  ],
  "8-2-1-2": ["acts", "What is valid only under certain conditions is invalid while they are not met."],
  "8-2-2": ["acts", "A card whose effects are invalid does not count as having “no base effect”."],
  "8-2-3": [
    "acts",
    "Automatic and activate effects that have already activated and resolved are not undone by becoming invalid.",
  ],
  "8-2-4": [
    "acts",
    "An effect gained by a card after its effects were invalidated is valid, unless stated otherwise.",
  ],
  "8-3": ["heading", "Activation costs and conditions"],
  "8-3-1": ["defines", "The action that a text demands before a colon (:) is the effect's activation cost."],
  "8-3-1-1": ["acts", "Several actions in an activation cost are done in printed order from the top."],
  "8-3-1-2": [
    "acts",
    "Activation costs added by other effects come next, in the order those effects resolved.",
  ],
  "8-3-1-3": ["acts", "If any part of an activation cost is impossible, none of it can be paid."],
  "8-3-1-4": ["acts", "An activation cost with “may” can be declined, and the effect is then not activated."],
  "8-3-1-5": [
    "acts",
    "A number in a circle, such as ①, is paid by choosing and resting that many active DON!! cards in your cost area.",
  ],
  "8-3-1-6": [
    "acts",
    "“DON!! −X” is paid by returning X of your DON!! cards in the Leader, Character and cost areas to your DON!! deck.",
  ],
  "8-3-1-7": [
    "acts",
    "A replacement may be applied instead of paying an activation cost, but what follows the colon happens only if the cost was paid as written.",
  ],
  "8-3-1-8": [
    "defines",
    "A “when …” clause is the effect's activation timing, and some keywords carry one too.",
  ],
  "8-3-2": [
    "defines",
    "Items such as [DON!! xX], [Your Turn] and [Opponent's Turn] are conditions of an effect.",
  ],
  "8-3-2-1": ["acts", "An effect with several conditions needs every one of them met."],
  "8-3-2-2": ["acts", "Conditions added by another effect must all be met as well."],
  "8-3-2-3": ["acts", "[DON!! xX] is met when the card has been given X or more DON!! cards."],
  "8-3-2-4": ["acts", "[Your Turn] is met while it is your turn."],
  "8-3-2-5": ["acts", "[Opponent's Turn] is met while it is your opponent's turn."],
  "8-3-3": [
    "acts",
    "What a text says after an “if …” clause is not resolved unless that clause is satisfied.",
  ],
  "8-4": ["heading", "Activation and resolution"],
  "8-4-1": ["heading", "An effect is activated in these steps:"],
  "8-4-1-1": ["acts", "Its conditions for activation must be met; otherwise it cannot be activated."],
  "8-4-1-2": ["acts", "Name the effect, and reveal its card if that is in your hand."],
  "8-4-1-3": ["acts", "Work out all its activation costs and pay them."],
  "8-4-1-4": ["acts", "The effect activates."],
  "8-4-1-5": ["acts", "The effect resolves."],
  "8-4-2": ["acts", "Activating an Event's effect means trashing the Event and carrying out what it says."],
  "8-4-3": [
    "acts",
    "When an effect of a card in the Leader, Character or Stage area is activated, carry it out.",
  ],
  "8-4-4": [
    "acts",
    "Whatever an effect has someone choose is chosen at the point of its resolution where the text says so.",
  ],
  "8-4-4-1": [
    "acts",
    "Given a number, choose as many as possible up to it; only with “up to” may you choose none.",
  ],
  "8-4-4-2": [
    "acts",
    "For hidden cards in a secret area, a player may decline to find one that fits, because no one can check it.",
  ],
  "8-4-4-3": [
    "acts",
    "An effect that names no choice applies to the card it comes from or, if it concerns a player, to that effect's own player.",
  ],
  "8-4-4-4": ["acts", "When choosing cards from the deck, look at their faces and choose those indicated."],
  "8-5": ["heading", "Activating a card and activating an effect"],
  "8-5-1": ["defines", "Activating a card and activating an effect are not the same."],
  "8-5-2": ["defines", "Activating a card is using an Event from your hand."],
  "8-5-3": ["defines", "Activating an effect is activating what a card's text offers."],
  "8-5-4": ["defines", "“When you activate an Event”, for example, is about activating the card."],
  "8-6": ["heading", "Order in which effects resolve"],
  "8-6-1": [
    "acts",
    "At shared timing the active player resolves first; effects of theirs that newly arise meanwhile wait until the non-active player's waiting effects have resolved.",
  ],
  "8-6-1-1": ["acts", "If A and B wait together and resolving A allows C, then C resolves after B."],
  "8-6-2": [
    "acts",
    "Effects whose timing arises while damage is being dealt can activate only after all of it has been dealt.",
  ],
  "8-6-2-1": [
    "acts",
    "A [Trigger] on a Life card may interrupt the damage: reveal it and activate it instead of adding it to hand.",
  ],
  "8-6-3": [
    "acts",
    "Effects whose timing is met by activating a card or effect wait until that activated effect has resolved.",
  ],
};
