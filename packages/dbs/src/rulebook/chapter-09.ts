import type { Paragraphs } from "@arbiter/engine";

export const chapter9: Paragraphs = {
  "9-1": ["heading", "Valid and negated skills"],
  "9-1-1": ["heading", "When effects make other effects valid or invalid, follow these rules:"],
  "9-1-2": [
    "acts",
    "A negated skill, or negated part of one, cannot be declared, has no effect, and any choice it asks for is not made.",
  ],
  "9-1-2-1": [
    "acts",
    "Negated text that is printed on a card does not take effect but still counts as existing.",
  ],
  "9-1-2-2": ["acts", "A skill gained through another skill counts as erased when it is negated."],
  "9-1-2-2-1": [
    "acts",
    "A gained skill that is negated for a time is gone, and does not come back when the negation ends.",
  ],
  "9-1-3": [
    "acts",
    "A skill or part valid only under conditions cannot be declared or take effect, nor are its choices made, while they are not met.",
  ],
  "9-1-3-1": [
    "acts",
    "Unless stated otherwise, skills work only in the card's own area: Leaders in the Leader Area, Battle and Z-Extra Cards in the Battle Area, Unison Cards in the Unison Area.",
  ],
  "9-1-3-2": [
    "acts",
    "An [Activate], [Auto] or [Counter] skill whose cost or effect names the area it works from can be declared and activated only there.",
  ],
  "9-1-3-3": ["acts", "A [Permanent] skill that names an area is valid only in that area."],
  "9-1-4": [
    "acts",
    "A card whose skills are all made invalid by a skill is treated as a card without skills.",
  ],
  "9-1-5": [
    "acts",
    "A card whose skills are negated without naming a kind cannot gain new skills from effects.",
  ],
  "9-1-5-1": [
    "acts",
    "A card whose skills of a named kind are negated cannot gain new skills of that kind from effects.",
  ],
  "9-1-6": ["acts", "A skill cannot refer to a skill that is negated."],
  "9-2": ["heading", "Common rules of activation"],
  "9-2-1": [
    "acts",
    "As a rule an activated skill resolves at once, and no other skill may interrupt it or resolve before it.",
  ],
  "9-2-1-1": [
    "acts",
    "[Counter] skills, however, are activated in a counter window after another skill's activation and resolve before that skill does.",
  ],
  "9-2-1-2": [
    "acts",
    "A skill that an effect activates is activated and resolved while the skill that activates it is resolving.",
  ],
  "9-2-1-3": [
    "acts",
    "Between the activation and the resolution of a delayed effect, other skills may activate and resolve.",
  ],
  "9-2-2": [
    "defines",
    "Skills and rules may make it impossible to activate some skills or to pay their skill costs.",
  ],
  "9-2-3": [
    "acts",
    "A skill that may not be declared, or whose skill or energy cost cannot be paid, cannot be activated.",
  ],
  "9-3": ["heading", "Skills and effects"],
  "9-3-1": [
    "acts",
    "An activated effect is independent of its source, and a later change of the source's area does not affect its resolution.",
  ],
  "9-4": ["heading", "Activating an [Activate] skill"],
  "9-4-1": ["heading", "Activate an [Activate] skill by these steps; for Extra Cards see chapter 12."],
  "9-4-2": ["acts", "Name the skill you want to activate, and reveal its card if that is in your hand."],
  "9-4-2-1": ["acts", "Determine any skill cost needed and pay it in full."],
  "9-4-2-1-1": [
    "acts",
    "An [Activate] skill of a Battle Card, Leader or Unison Card without a skill cost is activated just by declaring it.",
  ],
  "9-4-3": ["acts", "The skill activates."],
  "9-4-4": [
    "acts",
    "A counter window opens in which the player who did not declare the skill may declare a [Counter] skill.",
  ],
  "9-4-5": ["acts", "Resolve the effects."],
  "9-4-6": [
    "acts",
    "A counter window opens in which the player who did not declare the skill may declare a [Counter] skill.",
  ],
  "9-5": ["heading", "[Permanent] skills"],
  "9-5-1": [
    "acts",
    "[Permanent] skills are not activated; they affect the game continuously for as long as they are valid.",
  ],
  "9-5-2": [
    "acts",
    "A target that effects have made invalid for a [Permanent] skill cannot be a target of that skill again this turn.",
  ],
  "9-5-3": ["acts", "[Permanent] skills on deck building take effect while the deck is prepared."],
  "9-5-4": [
    "acts",
    "[Permanent] skills on the situation before the game take effect during the pre-game procedure.",
  ],
  "9-6": ["heading", "Activating an [Auto] skill"],
  "9-6-1": ["heading", "Activate an [Auto] skill by these steps; for Extra Cards see chapter 12."],
  "9-6-2": ["acts", "An [Auto] skill becomes pending once its trigger condition is met."],
  "9-6-2-1": [
    "acts",
    "An [Auto] skill whose trigger condition is met several times becomes pending that many times.",
  ],
  "9-6-2-1-1": [
    "acts",
    "If the trigger condition is met several times at the same moment, the skill becomes pending only once.",
  ],
  "9-6-2-1-2": ["acts", "This does not apply to the cases of 5-1-5 and 5-10-4."],
  "9-6-3": [
    "acts",
    "At a checkpoint, the player chooses and activates one of their pending [Auto] skills; its resolution uses up one pending instance.",
  ],
  "9-6-3-1": ["acts", "The player names the skill to activate and reveals its card if that is in hand."],
  "9-6-3-1-1": [
    "acts",
    "The master of a pending [Auto] skill in a secret area may leave it undeclared and unrevealed without telling the opponent.",
  ],
  "9-6-3-2": [
    "acts",
    "If the pending [Auto] skill chosen cannot be activated, one pending instance of it is cancelled.",
  ],
  "9-6-4": ["acts", "If the skill has a cost, determine it and choose to pay it in full or not at all."],
  "9-6-4-1": ["acts", "If the skill cost is not paid, the [Auto] skill neither activates nor resolves."],
  "9-6-4-1-1": [
    "acts",
    "A condition within a skill cost that is met is fulfilled automatically; the player cannot choose to leave that part unpaid.",
  ],
  "9-6-4-2": ["acts", "If the skill cost is paid, activate and resolve the [Auto] skill."],
  "9-6-4-3": [
    "acts",
    "An [Auto] skill of a Battle Card, Leader or Unison Card without a skill cost is activated just by declaring it.",
  ],
  "9-6-5": ["acts", "The skill activates."],
  "9-6-6": [
    "acts",
    "A counter window opens in which the player who did not declare the skill may declare a [Counter] skill.",
  ],
  "9-6-7": ["acts", "Resolve the effects."],
  "9-6-8": [
    "acts",
    "A counter window opens in which the player who did not declare the skill may declare a [Counter] skill.",
  ],
  "9-6-9": [
    "acts",
    "[Auto] skills triggered by a card moving between areas have area-movement triggers, and removal from the game follows the same rules.",
  ],
  "9-6-9-1": [
    "heading",
    "An [Auto] skill with an area-movement trigger that needs information on the card that triggered it finds it as follows:",
  ],
  "9-6-9-1-1": [
    "acts",
    "For a move between an open and a secret area, or removal from the game out of an open area, use the card's information in the open area.",
  ],
  "9-6-9-1-2": [
    "acts",
    "For a move out of the Battle or Unison Area, or one that changes the master, use the card's information in the Battle or Unison Area.",
  ],
  "9-6-9-1-3": [
    "acts",
    "For any other move between open areas, use the card's information in the area it has moved to.",
  ],
  "9-6-9-2": [
    "acts",
    "An [Auto] skill with an area-movement trigger that is negated in the original area does not trigger when the card moves.",
  ],
  "9-6-9-3": [
    "acts",
    "Unless stated otherwise, area-movement [Auto] skills on the front of a card in Hidden Mode do not trigger when it moves.",
  ],
  "9-6-9-4": [
    "acts",
    "“When you play this card” skills trigger when the card moves to a Battle or Unison Area from an area that is neither of these.",
  ],
  "9-6-10": [
    "defines",
    "A trigger condition that is a situation rather than an event, such as having no cards in hand, is a state trigger.",
  ],
  "9-6-10-1": [
    "acts",
    "A state trigger becomes pending only once while its situation lasts, and may again after resolving if the condition is then met, unless stated otherwise.",
  ],
  "9-6-11": [
    "acts",
    "A pending [Auto] skill still resolves if its card changes area or is made invalid, but an effect that has thereby become impossible fails.",
  ],
  "9-7": ["heading", "Activating a [Counter] skill"],
  "9-7-1": ["defines", "[Counter] is a kind of skill, and [Counter] skills are keyword skills as well."],
  "9-7-2": [
    "acts",
    "Declaring a [Counter] skill starts a counter motion, the moment at which that skill's effects can resolve.",
  ],
  "9-7-2-1": ["defines", "Several counter motions in sequence are called a chain of counter motions."],
  "9-7-2-2": ["defines", "In a chain, the counter motions are numbered 1, 2 and so on up to X."],
  "9-7-2-3": [
    "acts",
    "A player may leave a pending [Counter] skill in hand undeclared without telling the opponent.",
  ],
  "9-7-3": ["heading", "The first chain of counter motions in a counter window goes as follows:"],
  "9-7-3-1": ["acts", "An event that serves as its condition opens a counter window."],
  "9-7-3-1-1": [
    "acts",
    "All rule processing that is due is done at once, again and again until none is left.",
  ],
  "9-7-3-2": [
    "acts",
    "The master of a pending [Counter] passes, going to 9-7-4, or activates it as counter motion 1; the window then ends.",
  ],
  "9-7-3-2-1": [
    "acts",
    "When a player activates a [Counter] skill, their other [Counter] skills stop being pending.",
  ],
  "9-7-3-3": ["acts", "A counter window opens."],
  "9-7-3-4": [
    "acts",
    "The master of a pending [Counter] passes, so that the chain is carried out, or activates it as the next counter motion; the window then ends.",
  ],
  "9-7-3-4-1": [
    "acts",
    "When a player activates a [Counter] skill, their other [Counter] skills stop being pending; go back to 9-7-3-3.",
  ],
  "9-7-3-5": [
    "acts",
    "Counter motions not yet carried out are carried out from the highest number down, resolving the effects of their [Counter] skills.",
  ],
  "9-7-3-5-1": ["acts", "If resolving a [Counter] effect opens a new counter window, go back to 9-7-3-3."],
  "9-7-3-5-2": ["acts", "No checkpoint occurs until the chain of counter motions has been carried out."],
  "9-7-3-6": ["acts", "The chain ends once it holds no counter motion that has not been carried out."],
  "9-7-4": [
    "acts",
    "Carry out the action that opened the counter window, or resolve the skill, if that is still possible.",
  ],
  "9-8": ["heading", "Resolving immediate effects"],
  "9-8-1": ["acts", "A player told to carry out an immediate effect does the action named just once."],
  "9-9": ["heading", "Resolving continuous effects"],
  "9-9-1": ["heading", "To find a card's information under continuous effects, apply them as follows:"],
  "9-9-1-1": ["acts", "Always start from the information printed on the card."],
  "9-9-1-2": ["acts", "Then apply all continuous effects that do not change numbers."],
  "9-9-1-3": ["acts", "Then apply all continuous effects that change numbers."],
  "9-9-2": [
    "acts",
    "Except those of [Permanent] skills, continuous effects cease for cards that later leave the Leader, Battle or Unison Area or switch between Hidden and Revealed Mode.",
  ],
  "9-9-3": [
    "acts",
    "Continuous effects that change cards in an area apply to a card the moment it enters that area.",
  ],
  "9-9-3-1": [
    "acts",
    "An [Auto] skill triggered by a card with certain information entering an area uses its information after that area's continuous effects.",
  ],
  "9-10": ["heading", "Resolving replacement effects"],
  "9-10-1": [
    "acts",
    "When a replaced event would occur, it does not, and what the replacement effect names occurs instead.",
  ],
  "9-10-1-1": ["acts", "The replaced event counts as never having occurred."],
  "9-10-1-1-1": [
    "acts",
    "By exception, this does not hold when the event's outcome is the same even after the replacement effect is applied.",
  ],
  "9-10-2": [
    "acts",
    "When several replacement effects bear on one event, the player concerned decides which to apply first.",
  ],
  "9-10-2-1": [
    "acts",
    "For replacement effects on cards or skills, the master of those cards or skills chooses.",
  ],
  "9-10-2-2": [
    "acts",
    "For replacement effects on actions, the player acting or the master of the cards concerned chooses.",
  ],
  "9-10-2-3": ["acts", "Each replacement effect may be applied only once to the same event."],
  "9-10-3": [
    "acts",
    "A voluntary replacement effect (“you may … instead”) cannot be applied if its choice cannot be made.",
  ],
  "9-10-3-1": [
    "acts",
    "Such a choice counts as made only if its action is carried out completely, and not if a rule or effect replaces that action.",
  ],
  "9-11": ["heading", "Resolving special effects"],
  "9-11-1": ["heading", "Effects that activate other skills"],
  "9-11-1-1": [
    "acts",
    "A skill that an effect activates is activated and resolved when that effect resolves.",
  ],
  "9-11-1-1-1": ["acts", "A counter window opens for the skill activated by the effect."],
  "9-11-1-1-2": [
    "acts",
    "Once that skill, or the chain of counter motions, is done, go back to resolving the original effect.",
  ],
  "9-12": ["heading", "Final information on a card"],
  "9-12-1": [
    "acts",
    "If a card an effect refers to moves or leaves the game meanwhile, the effect uses its information and position in the final area it moved to.",
  ],
};
