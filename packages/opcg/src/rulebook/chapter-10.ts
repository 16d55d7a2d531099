import type { Paragraphs } from "@arbiter/engine";

export const chapter10: Paragraphs = {
  "10-1": ["heading", "Keyword effects"],
  "10-1-1": ["heading", "[Rush]"],
  "10-1-1-1": ["acts", "A Character with [Rush] may attack in the turn it was played."],
  "10-1-2": ["heading", "[Double Attack]"],
  "10-1-2-1": [
    "acts",
    "A card with [Double Attack] deals 2 damage to the Leader's Life where it would deal 1.",
  ],
  "10-1-3": ["heading", "[Banish]"],
  "10-1-3-1": [
    "acts",
    "Life cards damaged by a card with [Banish] are trashed instead of going to hand, and no [Trigger] is activated.",
  ],
  "10-1-4": ["heading", "[Blocker]"],
  "10-1-4-1": [
    "acts",
    "When another of your cards is attacked, you may rest a [Blocker] in the Block Step to put it in the attacked card's place.",
  ],
  "10-1-5": ["heading", "[Trigger]"],
  "10-1-5-1": [
    "acts",
    "When damage takes a Life card with [Trigger], you may reveal it and activate its [Trigger] instead of adding it to hand.",
  ],
  "10-1-5-2": ["acts", "You may decline the [Trigger], and then the card goes to your hand unrevealed."],
  "10-2": ["heading", "Keywords"],
  "10-2-1": ["heading", "K.O."],
  "10-2-1-1": ["defines", "K.O. means a Character is trashed by losing a battle or by a card effect."],
  "10-2-1-2": [
    "acts",
    "An instruction to K.O. puts a Character from the Character area into its owner's trash.",
  ],
  "10-2-1-3": [
    "acts",
    "[On K.O.] and “cannot be K.O.'d” apply only to a K.O. by effect or battle; being trashed otherwise is no K.O.",
  ],
  "10-2-2": ["heading", "[Activate: Main]"],
  "10-2-2-1": ["acts", "An [Activate: Main] effect can be activated in the Main Phase outside battle."],
  "10-2-3": ["heading", "[Main]"],
  "10-2-3-1": [
    "acts",
    "[Main], found on Events only, lets the Event be used in the Main Phase outside battle, and at no other time.",
  ],
  "10-2-4": ["heading", "[Counter]"],
  "10-2-4-1": [
    "acts",
    "[Counter], found on Events only, lets the Event be used in the opponent's Counter Step, and at no other time.",
  ],
  "10-2-5": ["heading", "[When Attacking]"],
  "10-2-5-1": ["acts", "A [When Attacking] effect activates when you declare an attack in your Attack Step."],
  "10-2-6": ["heading", "[On Play]"],
  "10-2-6-1": ["acts", "An [On Play] effect activates when its card is played."],
  "10-2-7": ["heading", "[End of Your Turn]"],
  "10-2-7-1": ["acts", "An [End of Your Turn] effect activates in the End Phase of your turn."],
  "10-2-8": ["heading", "[End of Your Opponent's Turn]"],
  "10-2-8-1": [
    "acts",
    "An [End of Your Opponent's Turn] effect activates in the End Phase of your opponent's turn.",
  ],
  "10-2-9": ["heading", "[DON!! xX]"],
  "10-2-9-1": [
    "acts",
    "The condition [DON!! xX] is met when a card with fewer than X DON!! cards has been given enough to reach X or more.",
  ],
  "10-2-10": ["heading", "DON!! −X"],
  "10-2-10-1": [
    "acts",
    "DON!! −X requires you to return X DON!! cards from your Leader, Character and cost areas to your DON!! deck.",
  ],
  "10-2-11": ["heading", "[Your Turn]"],
  "10-2-11-1": ["acts", "The condition [Your Turn] holds during your turn."],
  "10-2-12": ["heading", "[Opponent's Turn]"],
  "10-2-12-1": ["acts", "The condition [Opponent's Turn] holds during your opponent's turn."],
  "10-2-13": ["heading", "[Once Per Turn]"],
  "10-2-13-1": ["acts", "A [Once Per Turn] effect can be activated and resolved just once in the turn."],
  "10-2-13-2": ["acts", "Several cards with the same [Once Per Turn] effect may each use it once."],
  "10-2-13-3": [
    "acts",
    "A [Once Per Turn] effect that has resolved cannot be activated again that turn, nor its activation cost paid again.",
  ],
  "10-2-13-4": [
    "acts",
    "A card that leaves and returns to the field is a new card and may use its [Once Per Turn] effect afresh.",
  ],
  "10-2-14": ["heading", "Trashing from hand"],
  "10-2-14-1": ["acts", "To trash is to choose a card in hand and put it into the trash."],
  "10-2-15": ["heading", "[On Block]"],
  "10-2-15-1": [
    "acts",
    "An [On Block] effect activates in the Block Step when you have activated your [Blocker].",
  ],
  "10-2-16": ["heading", "[On Your Opponent's Attack]"],
  "10-2-16-1": [
    "acts",
    "[On Your Opponent's Attack] effects activate on the opponent's attack declaration, after the opponent's own [When Attacking] and other Attack Step effects.",
  ],
  "10-2-17": ["heading", "[On K.O.]"],
  "10-2-17-1": [
    "acts",
    "On a K.O., conditions are checked and [On K.O.] activates on the field; then the Character is trashed and the effect resolves from the trash.",
  ],
  "10-2-17-2": [
    "acts",
    "Unlike other automatic effects, [On K.O.] has its Character change area between activation and resolution.",
  ],
};
