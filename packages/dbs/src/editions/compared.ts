/** Where the editions differ: the paragraph of each, and scenarios of one position that end differently in them. */
export interface Difference {
  readonly about: string;
  /** The paragraph of each edition; null: it has none. */
  readonly in: Readonly<Record<EditionName, string | null>>;
  /** Positions of `scenarios/editions/`, each with a file "NAME.EDITION.yaml" for the editions it is played in. */
  readonly shown: readonly string[];
}

export const editionNames = ["3.02", "1.10", "manual-2.1", "manual-1.2"] as const;
export type EditionName = (typeof editionNames)[number];

function row(
  about: string,
  paragraphs: readonly [string | null, string | null, string | null, string | null],
  ...shown: string[]
): Difference {
  const each = Object.fromEntries(editionNames.map((name, i) => [name, paragraphs[i]]));
  return { about, in: each as Difference["in"], shown };
}

export const differences: readonly Difference[] = [
  row("Who goes first", ["6-2-1-4", "5-2-1-5-1", "set-up/3", "set-up/3"], "who-goes-first"),
  row("The redraw", ["6-2-1-9-1", "5-2-1-6-1", "set-up/6", "set-up/6"], "redrawing-part-of-the-hand"),
  row("An energy marker for who goes second", ["6-2-1-11", null, null, null], "what-the-second-player-gets"),
  row(
    "A checkpoint between standing up and the draw",
    ["7-2-8", null, null, null],
    "standing-up-and-drawing",
  ),
  row(
    "Attacks in the first turn",
    ["7-3-4-4-1", "6-3-1-2-4", "attack/5", "attack/4"],
    "attacking-in-the-first-turn",
  ),
  row(
    "Delayed effects at a checkpoint",
    ["4-2-2-4", "4-5-3-2", null, "question-2/1"],
    "what-was-set-up-for-the-end-of-the-turn",
  ),
  row(
    "A window after a [Counter] was resolved",
    ["9-7-3-5-1", "4-7-2-5", null, null],
    "a-window-within-a-window",
  ),
  row(
    "A player's other [Counter] skills once one is activated",
    ["9-7-3-2-1", "10-10-3-6", null, null],
    "a-second-counter-in-one-window",
  ),
  row(
    "A skill set off several times at one moment",
    ["9-6-2-1-1", "8-6-3", null, null],
    "two-kos-at-one-moment",
  ),
  row("Drawing several cards", ["5-1-5", "4-9-3", null, null], "two-cards-drawn"),
  row("Several damage at once", ["5-10-4", "4-10-2-2", null, null], "damage-of-two"),
  row("When damage of a skill is taken", ["21-3-1", "4-10-2", null, null], "damage-by-a-skill"),
  row(
    "When an Extra of the hand goes to the Drop Area",
    ["12-2-2-2", "8-5-2-5-1", "main-skills/5", "main-skills/5"],
    "an-extra-while-its-price-is-paid",
  ),
  row(
    "A card that could not be played",
    ["5-5-4", "4-7-3-6", null, null],
    "a-play-that-fails",
    "an-evolve-that-fails",
  ),
  row(
    "Who K.O.s and who is K.O.'d in a battle",
    ["8-4-6-2-2", "7-4-1-5", null, null],
    "two-skills-for-one-ko",
  ),
  row(
    "When combo cards are dropped",
    ["8-5-8", "7-4-1-6", "damage-step/10", "damage-step/6"],
    "combo-cards-that-leave",
  ),
  row(
    "A battle without an attacking or guarding card",
    ["8-1-7", "7-1-4-1", null, null],
    "the-combo-of-a-void-battle",
  ),
  row("A combo card as Z-Energy", ["8-5-2", null, null, null]),
  row(
    "Effects of the turn and a late skill for its end",
    ["7-4-4", "6-4-1-4", null, null],
    "a-late-skill-for-the-end-of-the-turn",
  ),
  row("Effects on a card that changes area", ["3-1-4", "3-1-4", null, null], "an-effect-on-a-card-in-hand"),
  row(
    "A card whose skills are negated and a new skill",
    ["9-1-5", "8-3-2", null, null],
    "a-negated-card-and-a-new-skill",
  ),
  row("A K.O. that is replaced", ["5-12-3", "10-1-1", "word-ko/2", "word-ko/2"], "a-ko-that-was-replaced"),
  row(
    "A Battle Card without power",
    ["21-6-2", "9-5-2", "zero-power/1", "zero-power/1"],
    "a-battle-card-without-power",
    "without-power-in-spite-of-indestructible",
  ),
  row(
    "The energy cost of a Unison in play",
    ["1-2-2-2-2", "2-11-3", null, null],
    "the-energy-cost-of-a-unison-in-play",
  ),
  row(
    "A Unison that comes without markers",
    ["21-9-2", "9-6-1-2", "lost-markers/2", null],
    "a-unison-played-without-markers",
  ),
  row(
    "A Unison that loses a marker",
    ["21-7-2", "9-6-1-1", "lost-markers/1", null],
    "a-unison-that-loses-a-marker",
  ),
  row(
    "A Unison's skills in the Defense Step",
    ["8-3-4-2", "7-3-1-2-3", "defense-step/3", null],
    "a-unison-in-the-defense-step",
  ),
  row("Cards that were looked at for nothing", ["20-12-3", "11-6-3", null, null], "life-that-was-looked-at"),
  row("[Ultimate]", ["22-14-3", "10-14-1", "ultimate/1", "ultimate/1"], "an-ultimate-card-that-leaves"),
  row("[Revenge] of a Leader", ["22-9-2", "10-9-1", "revenge/1", "revenge/1"], "revenge-of-a-leader"),
  row("[Swap] without a fitting card", ["22-22-3", "10-24-3", "swap/1", null], "swap-without-a-card-to-swap"),
  row("[Alliance]", ["22-32-3", "10-35-1", "alliance/1", null], "the-price-of-alliance"),
  row("Two [Unique] cards of a name", ["22-39-4b", "10-42-1", "unique/1", null], "a-second-unique-card"),
  row(
    "[Blocker] beside another skill that the attack set off",
    ["8-1-3", "7-1-1", "attack/3", "question-9/1"],
    "blocker-and-other-skills",
  ),
  row("The size of a deck", ["6-1-3", "5-1-3", "decks/2", "decks/2"], "a-deck-of-fifty-five", "a-small-deck"),
  row("An empty deck of a small deck", [null, null, "victory/4", "victory/4"], "a-small-deck-that-runs-out"),
  row("Unison Cards", ["13-1-2", "2-3-2-4", "unison-cards/1", null], "a-unison-in-a-deck"),
  row("Z cards", ["6-1-4", null, null, null], "a-z-deck"),
  row("[Dragon Ball] cards in a deck", ["22-28-2", "10-31-1", "dragon-ball/1", null], "eight-dragon-balls"),
  row("[Wish]", ["22-25-3", "10-28-1", "wish/2", null]),
  row("Naming a number", ["0-2-10", "1-3-5", null, null], "naming-a-number"),
  row("Colors that were added", ["1-8-1-1-1-2", "2-4-1-2-1", null, null], "a-color-that-was-added"),
  row(
    "A given skill that was negated for a time",
    ["9-1-2-2-1", "8-3-2", null, null],
    "a-given-skill-that-was-negated",
  ),
  row("[Revive] and added colors", ["22-34-3", "10-37-1", "revive/1", null], "revive-with-an-added-color"),
  row(
    "What dropped a Unison that lost its last marker",
    ["21-7-3-1", "9-6-1-2", "lost-markers/2", null],
    "the-last-marker-taken-by-a-skill",
  ),
  row("A combo that could not be made", ["5-7-7", "1-3-3", null, null], "a-combo-that-fails"),
];
