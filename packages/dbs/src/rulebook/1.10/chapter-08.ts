import type { Paragraphs } from "@arbiter/engine";

export const chapter8: Paragraphs = {
  "8-1": ["heading", "Skills"],
  "8-1-1": ["defines", "A skill is an instruction from a card's text together with its cost."],
  "8-1-2": ["defines", "There are three kinds of skill: [Activate], [Permanent] and [Auto]."],
  "8-1-3": [
    "acts",
    "On free timing, a player may declare and activate an [Activate] skill whose conditions are met by paying its skill cost.",
  ],
  "8-1-3-1": [
    "defines",
    "An [Activate] skill has the mark Main, Battle or Main/Battle, its skill cost before the colon and its effect after it.",
  ],
  "8-1-3-1-1": [
    "acts",
    "An [Activate] skill of a Battle Card or Leader without a cost is activated just by declaring it.",
  ],
  "8-1-3-1-2": [
    "acts",
    "An Extra Card's [Activate] skill without a cost is activated by paying the card's energy cost.",
  ],
  "8-1-4": ["acts", "A [Permanent] skill affects the game continuously for as long as it is valid."],
  "8-1-4-1": ["defines", "[Permanent] skills are written “[Permanent] (effect)”."],
  "8-1-4-2": [
    "acts",
    "A target that effects have made invalid for a [Permanent] skill cannot be a target of that skill again this turn.",
  ],
  "8-1-5": ["acts", "An [Auto] skill activates by itself when the event it names occurs."],
  "8-1-5-1": [
    "defines",
    "[Auto] skills name an event, or the start or end of a phase or step: their trigger condition.",
  ],
  "8-1-5-2": ["defines", "Some [Auto] skills are written “[Auto] skill cost: (effect)”."],
  "8-1-5-2-1": ["acts", "An [Auto] skill whose cost is not paid does not resolve."],
  "8-2": ["heading", "Effects"],
  "8-2-1": ["defines", "Effects are what a skill's instructions tell players to do."],
  "8-2-2": ["defines", "Effects are immediate, continuous or replacement effects."],
  "8-2-2-1": [
    "defines",
    "An immediate effect carries out its instructions as it resolves and is then over, for example “draw 1 card”.",
  ],
  "8-2-2-2": ["defines", "A continuous effect applies for some duration, even an unstated one."],
  "8-2-2-2-1": ["acts", "A stated duration covers the text to its end."],
  "8-2-2-3": [
    "defines",
    "A replacement effect carries out another event in place of one that would occur, as in “when you do A, do B instead”.",
  ],
  "8-2-2-3-1": ["defines", "“If you would do A, do B instead” is a replacement effect."],
  "8-3": ["heading", "Valid and negated skills"],
  "8-3-1": ["heading", "When effects make other effects valid or invalid, follow these rules:"],
  "8-3-2": [
    "acts",
    "A negated skill, or negated part of one, cannot be declared, has no effect, and any choice it asks for is not made.",
  ],
  "8-3-3": ["acts", "A skill or part said to be valid under conditions is invalid while they are not met."],
  "8-3-4": [
    "acts",
    "A card whose skills are all made invalid by a skill is treated as a card without skills.",
  ],
  "8-4": ["heading", "Skill cost"],
  "8-4-1": ["defines", "The actions before the colon of an [Activate] skill are its skill cost."],
  "8-4-2": ["acts", "Paying a skill cost is carrying out the action it names."],
  "8-4-2-1": [
    "acts",
    "Several actions in a skill cost are done in printed order from the beginning of the text.",
  ],
  "8-4-2-1-1": ["acts", "Skill costs added by other effects come next, in the order those effects resolved."],
  "8-4-2-2": [
    "acts",
    "If any part of a skill cost cannot be paid, none of it can be paid to activate that skill.",
  ],
  "8-4-2-3": ["acts", "A number in a circle, such as ①, is paid by choosing and resting that many Energy."],
  "8-4-2-4": ["acts", "Colored circles are paid by choosing and resting one Energy of that color for each."],
  "8-4-2-5": ["heading", "Marker skill costs ([X])"],
  "8-4-2-5-1": ["defines", "A marker skill cost is a skill cost printed as [X]."],
  "8-4-2-5-1-1": ["acts", "A positive marker skill cost is paid by adding that many markers to the card."],
  "8-4-2-5-1-2": ["acts", "A marker skill cost of zero adds no markers."],
  "8-4-2-5-1-3": [
    "acts",
    "A negative marker skill cost is paid by removing that many markers, and cannot be paid with fewer on the card.",
  ],
  "8-4-2-5-2": [
    "acts",
    "Once a skill with a marker skill cost has been activated and resolved, its card can use no skill with such a cost for the rest of the turn.",
  ],
  "8-5": ["heading", "Activating and resolving"],
  "8-5-1": [
    "acts",
    "Skills other than [Permanent] ones resolve once activated or triggered; [Permanent] skills are not activated but always at work.",
  ],
  "8-5-2": ["heading", "Activate skills by these steps:"],
  "8-5-2-1": ["acts", "Name the skill you want to activate, and reveal its card if that is in your hand."],
  "8-5-2-2": ["acts", "Determine any skill cost needed and pay it in full."],
  "8-5-2-2-1": ["acts", "For an Extra Card, its energy cost is worked out and paid."],
  "8-5-2-3": ["acts", "The skill activates."],
  "8-5-2-4": ["acts", "A counter window opens."],
  "8-5-2-5": ["acts", "Resolve the skill."],
  "8-5-2-5-1": ["acts", "An Extra Card goes to its player's Drop Area as its effect is applied."],
  "8-5-2-5-2": ["acts", "For a skill of a card in the Leader, Battle or Combo Area, its effect is applied."],
  "8-5-2-6": ["acts", "A counter window opens."],
  "8-5-3": [
    "acts",
    "The card or player to be chosen is chosen at the moment the skill asks for it while resolving.",
  ],
  "8-5-3-1": [
    "acts",
    "A player told to choose a number of targets must choose as many as possible up to it, never fewer on purpose.",
  ],
  "8-5-3-2": [
    "acts",
    "With “up to” or “or less”, the player may choose any number of targets from 0 to the number given.",
  ],
  "8-5-3-3": [
    "acts",
    "If not all of the targets asked for can be chosen, choose as many as possible, and the effects on those resolve.",
  ],
  "8-5-3-4": ["acts", "If none of the targets can be chosen, none is, and all effects on them are ignored."],
  "8-5-3-5": [
    "acts",
    "A player choosing by its information a card in a secret area may choose none, even if one might qualify.",
  ],
  "8-5-3-6": [
    "acts",
    "An effect that names no target applies to its source card or, if it concerns a player, to its master.",
  ],
  "8-5-3-7": ["acts", "To choose a card from a deck, look through the deck's faces and pick the card in it."],
  "8-5-4": [
    "defines",
    "“Battle Card” in a skill means a Battle Card in the Battle Area, unless stated otherwise.",
  ],
  "8-5-5": ["defines", "“Energy” in a skill means a card in an Energy Area."],
  "8-5-6": ["defines", "“Life” in a skill means a card in a Life Area."],
  "8-5-7": ["defines", "“Unison” in a skill means a Unison Card in a Unison Area, unless stated otherwise."],
  "8-5-8": ["acts", "A skill whose cost or text names the area it works from can be announced only there."],
  "8-6": ["heading", "[Auto] skills"],
  "8-6-1": ["acts", "[Auto] skills activate at a checkpoint, after their trigger condition has occurred."],
  "8-6-2": ["acts", "An [Auto] skill becomes pending once its trigger condition is met."],
  "8-6-3": [
    "acts",
    "An [Auto] skill whose trigger condition is met several times becomes pending that many times.",
  ],
  "8-6-4": [
    "acts",
    "At a checkpoint, the player chooses and activates one of their pending [Auto] skills; its resolution uses up one pending instance.",
  ],
  "8-6-4-1": [
    "acts",
    "If the pending [Auto] skill chosen cannot be activated, one pending instance of it is cancelled.",
  ],
  "8-6-5": ["defines", "[Auto] skills triggered by a card moving between areas have area-movement triggers."],
  "8-6-5-1": [
    "heading",
    "An [Auto] skill with an area-movement trigger that needs information on the card that triggered it finds it as follows:",
  ],
  "8-6-5-1-1": [
    "acts",
    "For a move between an open and a secret area, use the card's information in the open area.",
  ],
  "8-6-5-1-2": [
    "acts",
    "For a move out of the Battle or Unison Area, or one that changes the master, use the card's information in the Battle or Unison Area.",
  ],
  "8-6-5-1-3": [
    "acts",
    "For any other move between open areas, use the card's information in the area it has moved to.",
  ],
  "8-6-5-2": [
    "acts",
    "An [Auto] skill with an area-movement trigger that is negated in the original area does not trigger when the card moves.",
  ],
  "8-6-5-3": [
    "acts",
    "“When you play this card” skills trigger when the card moves to a Battle or Unison Area from an area that is neither of these.",
  ],
  "8-6-6": [
    "defines",
    "A trigger condition that is a situation rather than an event, such as having no cards in hand, is a state trigger.",
  ],
  "8-6-6-1": [
    "acts",
    "A state trigger becomes pending only once while its situation lasts, and may again after resolving if the condition is then met, unless stated otherwise.",
  ],
  "8-6-7": [
    "acts",
    "A pending [Auto] skill still resolves if its card changes area or is made invalid, but an effect that has thereby become impossible fails.",
  ],
  "8-7": ["heading", "Immediate effects"],
  "8-7-1": ["acts", "A player told to carry out an immediate effect does the action named just once."],
  "8-8": ["heading", "Continuous effects"],
  "8-8-1": ["heading", "To find a card's information under continuous effects, apply them as follows:"],
  "8-8-1-1": ["acts", "Always start from the information printed on the card."],
  "8-8-1-2": ["acts", "Then apply all continuous effects that do not change numbers."],
  "8-8-1-3": ["acts", "Then apply all continuous effects that change numbers."],
  "8-8-1-4": [
    "acts",
    "Except those of [Permanent] skills, continuous effects cease for cards that later leave the Leader, Battle or Unison Area.",
  ],
  "8-8-1-5": [
    "acts",
    "Continuous effects that change cards in an area apply to a card the moment it enters that area.",
  ],
  "8-8-1-5-1": [
    "acts",
    "An [Auto] skill triggered by a card with certain information entering an area uses its information after that area's continuous effects.",
  ],
  "8-9": ["heading", "Replacement effects"],
  "8-9-1": [
    "acts",
    "When a replaced event would occur, it does not, and what the replacement effect names occurs instead.",
  ],
  "8-9-1-1": ["acts", "The replaced event counts as never having occurred."],
  "8-9-2": [
    "acts",
    "When several replacement effects bear on one event, the player concerned decides which to apply first.",
  ],
  "8-9-2-1": [
    "acts",
    "For replacement effects on cards or skills, the master of those cards or skills chooses.",
  ],
  "8-9-2-2": [
    "acts",
    "For replacement effects on actions, the player acting or the master of the cards concerned chooses.",
  ],
  "8-9-2-3": ["acts", "Each replacement effect may be applied only once to the same event."],
  "8-9-3": [
    "acts",
    "A voluntary replacement effect (“you may … instead”) cannot be applied if its choice cannot be made.",
  ],
  "8-10": ["heading", "Final information on a card"],
  "8-10-1": [
    "acts",
    "If a card an effect refers to moves meanwhile, the effect uses its information in the area it moved to.",
  ],
};
