import type { Paragraphs } from "@arbiter/engine";

export const chapter13: Paragraphs = {
  "13-1": ["heading", "Unison Cards"],
  "13-1-2": [
    "defines",
    "Unison Cards are generally played in the Unison Area, and “Unison” or “Unison Card” in a text means a card of that type.",
  ],
  "13-2": ["heading", "Playing a Unison Card"],
  "13-2-1": [
    "acts",
    "In the Main Phase, the active player may play a Unison Card from hand into their Unison Area, as follows.",
  ],
  "13-2-1-1": [
    "acts",
    "The player reveals the card in hand, rests energy equal to its total cost with X as chosen under 1-2-2-2-1, and declares the play.",
  ],
  "13-2-1-2": [
    "acts",
    "A counter window opens, in which the non-active player may activate [Counter: Play] skills.",
  ],
  "13-2-1-3": [
    "acts",
    "A Unison Card already there is dropped, and the new one enters with as many markers as energy was rested to play it.",
  ],
  "13-2-1-3-1": [
    "acts",
    "Effects that add or remove markers on the Unison Card being played are all summed before it enters with the final number.",
  ],
  "13-2-1-3-2": [
    "acts",
    "If an effect allows several Unison Cards and that maximum is already there, choose one of them and drop it.",
  ],
  "13-2-1-4": ["acts", "“When you play this card” skills become pending."],
  "13-2-2": [
    "acts",
    "A Unison Card played by a skill enters the Unison Area without paying its energy cost, unless stated otherwise.",
  ],
  "13-2-2-1": ["acts", "The player names the skill that will play the Unison Card."],
  "13-2-2-2": ["acts", "If there is a skill cost, it is worked out and paid in full."],
  "13-2-2-3": ["acts", "The skill activates."],
  "13-2-2-4": ["acts", "A counter window opens."],
  "13-2-2-5": [
    "acts",
    "A Unison Card or Hidden Mode card already there is dropped, and the new one enters with the number of markers that the effect states.",
  ],
  "13-2-2-5-1": [
    "acts",
    "Effects that add or remove markers on a Unison Card played by a skill are all summed before it enters with the final number.",
  ],
  "13-2-2-5-2": [
    "acts",
    "If an effect allows several Unison Cards and that maximum is already there, choose one of them and drop it.",
  ],
  "13-2-2-6": ["acts", "“When you play this card” skills become pending."],
  "13-2-2-7": ["acts", "Another counter window opens."],
  "13-2-3": [
    "acts",
    "A Unison Card whose play is made to fail by an effect generally goes to the Drop Area.",
  ],
  "13-3": ["heading", "Growing a Unison Card"],
  "13-3-1": [
    "defines",
    "Growing a Unison Card means adding a marker to the one in the Unison Area under the rules below.",
  ],
  "13-3-2": [
    "acts",
    "Once per turn in the Main Phase, the active player may place a hand card with their Unison Card's card number under it to add 1 marker.",
  ],
  "13-3-3": ["defines", "A counter window opens after the Unison Card grows."],
  "13-4": ["heading", "Paying a marker skill cost ([X])"],
  "13-4-1": ["defines", "A marker skill cost is a skill cost printed as [X]."],
  "13-4-1-1": ["acts", "A positive marker skill cost is paid by adding that many markers to the card."],
  "13-4-1-2": ["acts", "A marker skill cost of zero adds no markers."],
  "13-4-1-2-1": [
    "acts",
    "A marker skill cost of zero can be met without any change to the number of markers.",
  ],
  "13-4-1-3": [
    "acts",
    "A negative marker skill cost is paid by removing that many markers, and cannot be paid with fewer on the card.",
  ],
  "13-4-2": [
    "acts",
    "Once a skill with a marker skill cost has been activated and resolved, its card can use no skill with such a cost for the rest of the turn.",
  ],
  "13-4-3": ["acts", "A marker skill cost can be paid only while the skill's card is in the Unison Area."],
  "13-5": ["heading", "Battles of Unison Cards"],
  "13-5-1": ["acts", "If the defending card is a Unison Card, the Defense Step is skipped."],
  "13-5-2": [
    "acts",
    "In the Damage Step, a defending Unison Card loses markers, as follows, if the attacking card's power is equal or higher.",
  ],
  "13-5-2-1": [
    "acts",
    "An attacking card with a Strike skill removes as many markers as the damage it would deal to a Leader.",
  ],
  "13-5-2-2": [
    "acts",
    "An attacking card with [Victory Strike] removes all markers from the defending card.",
  ],
  "13-5-2-3": [
    "acts",
    "An attacking card with neither a Strike skill nor [Victory Strike] removes 1 marker from the defending card.",
  ],
};
