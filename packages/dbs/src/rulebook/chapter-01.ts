import type { Paragraphs } from "@arbiter/engine";

export const chapter1: Paragraphs = {
  "1-1": ["heading", "Energy"],
  "1-1-1": ["defines", "Energy means the cards in the Energy Area."],
  "1-1-2": ["defines", "Energy mainly serves to pay energy costs, combo costs and skill costs."],
  "1-2": ["heading", "Energy cost"],
  "1-2-1": [
    "defines",
    "The energy cost is paid to play a card from hand or activate its skill; it has a total cost and a color cost.",
  ],
  "1-2-2": ["defines", "The total cost is the whole number of the energy cost, color costs included."],
  "1-2-2-1": ["acts", "A total cost lower than the color cost counts as the number of the color cost."],
  "1-2-2-2": ["defines", "An energy cost given as X is called an X cost."],
  "1-2-2-2-1": ["acts", "When an energy cost is paid and nothing sets X, the card's master chooses X."],
  "1-2-2-2-2": ["acts", "Whenever no energy cost is being paid, an X that nothing sets is 0."],
  "1-2-3": [
    "defines",
    "The color cost is how many cards of the color shown must be among those paying the energy cost.",
  ],
  "1-2-3-1": [
    "acts",
    "A reduction of a color cost takes off just the amount given and never brings it below zero.",
  ],
  "1-2-3-2": [
    "acts",
    "When something is treated as having no color cost, the colors of its color cost are ignored.",
  ],
  "1-2-3-3": ["defines", "Each color symbol in a skill's cost stands for one Energy of that color."],
  "1-2-4": ["defines", "“Energy cost” in a text means that of Battle Cards, Extra Cards and Unison Cards."],
  "1-2-5": ["heading", "A skill that refers to a card's energy cost uses the following:"],
  "1-2-5-1": ["acts", "If the color cost is no more than the total cost, the total cost is used."],
  "1-2-5-2": [
    "acts",
    "If the total cost is lower than the color cost, the number of the color cost is used.",
  ],
  "1-2-5-3": ["acts", "An X cost that nothing sets counts as 0 when 1-2-5-1 or 1-2-5-2 is applied."],
  "1-3": ["heading", "Z-Energy"],
  "1-3-1": ["defines", "Z-Energy means the cards in the Z-Energy Area."],
  "1-3-2": ["defines", "Cards in the Z-Energy Area mainly serve to pay Z-Energy costs."],
  "1-4": ["heading", "Z-Energy cost"],
  "1-4-1": [
    "defines",
    "The Z-Energy cost is how many Z-Energy a Z-Leader's [Z-Awaken], playing a Z-Battle Card or placing a Z-Extra Card takes.",
  ],
  "1-4-1-1": ["defines", "Some Z-Energy costs are given as X."],
  "1-4-1-1-1": ["acts", "When a Z-Energy cost is paid and nothing sets X, the card's master chooses X."],
  "1-4-1-1-2": ["acts", "Whenever no Z-Energy cost is being paid, an X that nothing sets is 0."],
  "1-5": ["heading", "Skills"],
  "1-5-1": ["defines", "Skills are the texts in a card's text box, which describe actions in the game."],
  "1-5-2": ["defines", "A skill opens with its kind or is written as a keyword skill."],
  "1-5-2-1": ["defines", "Some skills have quotation marks or a bullet before their kind."],
  "1-5-3": ["defines", "There are four kinds of skill: [Activate], [Permanent], [Auto] and [Counter]."],
  "1-5-4": [
    "acts",
    "On free timing, a player may declare and activate an [Activate] skill whose conditions are met by paying its skill cost.",
  ],
  "1-5-4-1": [
    "defines",
    "The [Activate] skills are [Activate: Main], [Activate: Battle] and [Activate: Main/Battle].",
  ],
  "1-5-4-1-1": [
    "acts",
    "In their Main Phase, the active player may activate [Activate: Main] and [Activate: Main/Battle] skills.",
  ],
  "1-5-4-1-2": [
    "acts",
    "In the Offense Step, the active player may activate [Activate: Battle] (misprinted as Main; see 8-2-4-2) and [Activate: Main/Battle] skills.",
  ],
  "1-5-4-1-3": [
    "acts",
    "In the Defense Step, the non-active player may activate [Activate: Battle] and [Activate: Main/Battle] skills.",
  ],
  "1-5-4-2": [
    "defines",
    "In an [Activate] skill, the text before the colon is the skill cost and the text after it the effect.",
  ],
  "1-5-4-3": [
    "defines",
    "Some [Activate] skills of Battle Cards and Leaders have no skill cost and are written with the effect alone.",
  ],
  "1-5-5": ["acts", "A [Permanent] skill affects the game continuously for as long as it is valid."],
  "1-5-5-1": ["defines", "[Permanent] skills are written “[Permanent] (effect)”."],
  "1-5-6": [
    "acts",
    "An [Auto] skill becomes pending by itself when its trigger condition is met, and activates at a checkpoint, where any skill cost must be paid.",
  ],
  "1-5-6-1": ["defines", "Some [Auto] skills are written “[Auto] skill cost: (effect)”."],
  "1-5-6-2": ["defines", "[Auto] effects are worded “When (trigger condition), do (effect)”."],
  "1-5-6-3": [
    "acts",
    "An [Auto] skill triggered outside a checkpoint activates and resolves at the next checkpoint.",
  ],
  "1-5-6-4": [
    "acts",
    "An [Auto] skill triggered during a checkpoint activates and resolves within that checkpoint.",
  ],
  "1-5-7": [
    "acts",
    "A [Counter] skill can be declared and activated only in a counter window that meets its condition.",
  ],
  "1-5-9": [
    "defines",
    "Explanations in parentheses are explanatory notes: part of the text, but without influence on the game.",
  ],
  "1-5-8-1": [
    "defines",
    "Parentheses may also hold the text of a skill, set apart only to make it easier to understand.",
  ],
  "1-5-9b": ["defines", "Texts may describe a card without any text as having “no skills”."],
  "1-6": ["heading", "Skill cost"],
  "1-6-1": [
    "defines",
    "The actions before the colon of an [Activate], [Auto] or [Counter] skill are its skill cost.",
  ],
  "1-6-2": ["acts", "Paying a skill cost is carrying out the action it names."],
  "1-6-3": [
    "acts",
    "Several actions in a skill cost are done in printed order from the beginning of the text.",
  ],
  "1-6-4": ["acts", "Skill costs added by other effects come next, in the order those effects resolved."],
  "1-6-5": ["heading", "Skill costs may hold the following symbols:"],
  "1-6-5-1": ["acts", "A number in a circle, such as ①, is paid by choosing and resting that many Energy."],
  "1-6-5-2": ["acts", "Colored circles are paid by choosing and resting one Energy of that color for each."],
  "1-6-5-3": ["defines", "Skill costs may include keywords."],
  "1-6-5-4": ["defines", "“[X]” in a skill cost stands for a marker skill cost."],
  "1-7": ["heading", "Effects"],
  "1-7-1": ["defines", "An effect is the part of a skill other than its skill cost."],
  "1-7-2": [
    "defines",
    "Effects are immediate, continuous or replacement effects, and may be more than one of these.",
  ],
  "1-7-2-1": [
    "defines",
    "An immediate effect carries out its instructions as it resolves and is then over, for example “draw 1 card”.",
  ],
  "1-7-2-1-1": [
    "acts",
    "An immediate effect may be delayed: its instructions are carried out at the timing it names, apart from its activation.",
  ],
  "1-7-2-2": [
    "acts",
    "A continuous effect is valid for some duration, even an unstated one; a stated duration covers the text up to the next full stop.",
  ],
  "1-7-2-2-1": [
    "acts",
    "A continuous effect may be delayed: it begins at the timing it names, apart from its activation.",
  ],
  "1-7-2-3": [
    "defines",
    "A replacement effect carries out another event in place of one that would occur, as in “when you do A, do B instead”.",
  ],
  "1-8": ["heading", "Colors"],
  "1-8-1": ["defines", "The five colors are red, blue, green, yellow and black."],
  "1-8-1-1": ["defines", "A card may have more than one color, for example red and blue."],
  "1-8-1-1-1": ["defines", "Texts call a card of several colors a multicolor card."],
  "1-8-1-1-1-1": [
    "defines",
    "Texts call cards of the colors X and Y “XY multicolor” or “X/Y multicolor” cards.",
  ],
  "1-8-1-1-1-2": [
    "acts",
    "A card given further colors has them all, but an originally single-colored card does not thereby become multicolor unless stated otherwise.",
  ],
  "1-8-1-2": ["defines", "“Mono-(color)” cards are those of only that one color."],
  "1-8-1-2-1": [
    "acts",
    "An originally single-colored card that gains colors has them all, yet still counts as mono-colored in its original color.",
  ],
  "1-8-2": [
    "defines",
    "“The same color” means exactly the same color or combination of colors, and no other.",
  ],
  "1-9": ["heading", "Front and back of a card"],
  "1-9-1": ["defines", "Cards have a front and a back."],
  "1-9-1-1": [
    "defines",
    "A Leader's front bears the front symbol at the top right; the front of other cards shows the card number.",
  ],
  "1-9-1-2": [
    "defines",
    "A Leader's back bears the back symbol at the top right; the back of other cards shows the Dragon Balls.",
  ],
  "1-10": ["heading", "Card positions: Active and Rest Mode, Hidden and Revealed Mode"],
  "1-10-1": [
    "defines",
    "Cards in the Leader, Battle, Energy and Unison Areas are always in one of two positions:",
  ],
  "1-10-1-1": ["defines", "Active Mode: the card stands upright as its player sees it."],
  "1-10-1-1-1": [
    "defines",
    "A card of horizontal design in the Leader, Battle or Unison Area is in Active Mode when it lies sideways.",
  ],
  "1-10-1-1-2": [
    "defines",
    "Cards in the Energy Area are in Active Mode when they stand upright but upside down.",
  ],
  "1-10-1-1-2-1": [
    "defines",
    "A card of special horizontal design in the Energy Area is instead in Active Mode when placed as pictured.",
  ],
  "1-10-1-2": ["defines", "Rest Mode: the card lies sideways as its player sees it."],
  "1-10-1-2-1": [
    "defines",
    "A card of horizontal design in the Leader, Battle or Unison Area is in Rest Mode when it stands upright.",
  ],
  "1-10-2": [
    "defines",
    "Cards in the Leader, Battle, Energy and Unison Areas are always placed in one of two further ways:",
  ],
  "1-10-2-1": ["defines", "Revealed Mode: the card lies with its front visible."],
  "1-10-2-2": ["defines", "Hidden Mode: the card lies with its back visible."],
  "1-11": ["heading", "Markers"],
  "1-11-1": ["defines", "Markers are mostly put on Unison Cards and show their state and skills."],
  "1-11-2": ["acts", "The number of markers on a card is a positive whole number."],
  "1-12": ["heading", "Life"],
  "1-12-1": ["defines", "Life means the cards in the Life Area."],
  "1-13": ["heading", "Damage"],
  "1-13-1": ["defines", "Damage is a player's loss of Life, mostly through attacks or skills."],
  "1-13-2": [
    "acts",
    "Only effects and rules that say damage is dealt or taken cause damage; Life lost otherwise, such as added to hand, does not count.",
  ],
  "1-14": ["heading", "Energy markers"],
  "1-14-1": [
    "acts",
    "Energy markers serve in place of Energy when an energy cost, combo cost or skill cost is paid.",
  ],
  "1-14-2": [
    "acts",
    "When paying Energy, you may remove an Energy marker from the game as if resting one Energy of your Leader's color.",
  ],
  "1-14-3": ["acts", "Energy markers lie in the Energy Area but count neither as cards nor as Energy."],
};
