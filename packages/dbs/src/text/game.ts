import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  type Part,
  pronoun,
  record,
  rule,
  same,
  single,
  variants,
} from "@arbiter/cardtext";
import type { Act, Amount, Clause, Destination, Selection, Who } from "@arbiter/engine";
import { amountOf, some } from "./amounts.ts";
import { target } from "./choices.ts";
import { into, state } from "./destinations.ts";
import { cards } from "./kinds.ts";
import { type Fields, insteadOfPlay } from "./moves.ts";
import { orbs } from "./orbs.ts";
import { its, that, thisCard } from "./references.ts";
import { areaNames } from "./selections.ts";
import { count, skillName, type Voice } from "./words.ts";

/** Orders that are not about cards in areas. */

/** "flip cards in your life face up equal to the damage taken". */
const byDamage: Grammar<Clause[]>[] = [
  byAmount("flip cards in your life face up equal to ", (count) => ({
    do: "turn",
    what: { select: { of: "you", in: ["life"], where: [] }, count },
    face: "up",
  })),
  byAmount("place cards from the top of your deck in your Drop equal to ", (count) => ({
    do: "move",
    what: { select: { of: "you", in: ["deck"], where: [], end: "top" }, count },
    to: { area: "drop" },
  })),
];
function byAmount(words: string, make: (count: Amount) => Act): Grammar<Clause[]> {
  return rule(() =>
    single(
      map(lead(words, amountOf), make, (act) => {
        const count = (act as { what?: { count?: Amount } }).what?.count;
        return count !== undefined && same(make(count), act) ? count : undefined;
      }),
    ),
  );
}

const STEPS = ["Charge Phase", "Main Phase", "Offense Step", "Defense Step", "Damage Step", "turn"];
const step: Grammar<string> = alt(...STEPS.map((one) => is(one, one)));
const skips = (act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>) => {
  const next = {
    next: opt(is<true>(true, " during your next turn", " during their next turn", " next turn")),
  };
  return [
    act({ do: "skip", who: "opponent" }, "your opponent skips their ", { step }, next),
    act({ do: "skip", who: "opponent", next: true }, "your opponent skips their next ", { step }),
    act({ do: "skip", who: "you" }, "skip your ", { step }, next),
  ];
};

/** "negate the [Counter] skills on Battle Cards with original energy costs of 1", "negate the Battle Card's [Counter] skill". */
const counters = (
  name: string,
  using: string | undefined,
  act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>,
): Grammar<Clause[]>[] => {
  const constants = { do: "negate", what: "counter", ...(using ? { using } : {}) };
  const any = map(
    record<Selection>({ of: "any", in: [] }, { where: cards }),
    (value) => (value.where.length ? value : undefined),
    (value) => (value.where.length ? value : undefined),
  );
  return [
    act(
      constants,
      variants(
        ...["skills on ", "skill on ", "skill of ", "skill on a ", "skill of a ", "skill of an "].map(
          (words) => `negate the [${name}] ${words}`,
        ),
      ),
      { of: any } as Part<Act>,
    ),
    act(constants, "negate the ", { of: any } as Part<Act>, `'s [${name}]`, variants(" skill", "")),
  ];
};

/** Orders that are not about cards in areas. */
export const ofTheGame = (
  voice: Voice,
  act: (constants: Fields, ...parts: Part<Act>[]) => Grammar<Clause[]>,
) => [
  act(
    { do: "negate", what: "attack" },
    variants("negate the attack", "negate that attack", "negate this attack"),
  ),
  act(
    { do: "negate", what: "counter" },
    variants("negate the [Counter]", "negate the [Counter] skill", "negate that [Counter] skill"),
  ),
  act(
    { do: "negate", what: "counter", using: "Counter: Attack" },
    variants("negate the [Counter: Attack]", "negate the [Counter: Attack] skill"),
  ),
  ...counters("Counter", undefined, act),
  ...counters("Counter: Attack", "Counter: Attack", act),
  act(
    { do: "negate", what: "skill" },
    variants("negate the skill", "negate that skill", "negate that [Blocker]", "negate the [Blocker]"),
  ),
  insteadOfPlay(voice),
  act(
    { do: "use", upTo: true },
    "activate up to 1 of ",
    { of: its },
    " ",
    { ability: skillName },
    " skills",
    { from: opt(lead([" from the ", " from your "], areaNames)) },
  ),
  act(
    { do: "use", upTo: true, each: true },
    "activate up to 1 ",
    { ability: skillName },
    " skill on each of ",
    { of: pronoun({ many: true }, "those cards") },
    { from: opt(lead([" from the ", " from your "], areaNames)) },
  ),
  act(
    { do: "use" },
    variants("activate an ", "activate a ", "activate the "),
    { ability: skillName },
    " skill on ",
    { of: that },
  ),
  act({ do: "use" }, "activate ", { of: its }, " ", { ability: skillName }, variants(" skill", "")),
  act(
    { do: "use", free: true },
    "activate ",
    { of: its },
    " ",
    { ability: skillName },
    variants(" skill", ""),
    variants(" without paying its energy cost", " without paying its skill cost"),
  ),
  act(
    { do: "damage" },
    variants("deal ", "inflict ", "it deals ", "this card deals "),
    { amount: some },
    variants(" damage to ", " additional damage to "),
    {
      who: alt(
        is<Who>(
          "opponent",
          "your opponent",
          "your opponent's life",
          "them",
          "the opponent's life",
          "the opponent",
        ),
        is<Who>("you", "your life"),
      ),
    },
  ),
  act({ do: "damage", who: "you" }, variants("you take ", "take "), { amount: some }, " damage"),
  act({ do: "pay" }, "pay ", { orbs }),
  act(
    { do: "extraTurn" },
    variants(
      "take another turn after this one",
      "take another turn after this turn",
      "after your current turn ends, take another turn",
    ),
  ),
  act({ do: "win", who: "you" }, variants("you win the game", "you win this game")),
  act({ do: "lose", who: "you" }, "you lose the game"),
  act(
    { do: "attack" },
    variants(
      "change the target of the attack to ",
      "change the attack target to ",
      "switch the attack target to ",
      "switch the target of the attack to ",
      "switch the target of attack to ",
      "change the target of attack to ",
    ),
    { change: target(voice) },
  ),
  act(
    { do: "attack", of: "attacker" },
    variants(
      "switch the attack card to ",
      "switch the attacking card to ",
      "change the attack card to ",
      "change the attacking card to ",
    ),
    { change: alt(thisCard, that) },
  ),
  act(
    { do: "attack", of: "own" },
    variants("switch your card that's in a battle with ", "switch your card in a battle with "),
    { change: alt(thisCard, that) },
  ),
  act(
    { do: "attack" },
    { change: that },
    variants(" becomes the target of attack", " becomes the target of the attack"),
  ),
  act(
    { do: "energyMarkers" },
    "place ",
    { amount: some },
    variants(
      " energy markers in your energy",
      " energy marker in your energy",
      " energy markers in your Energy Area",
      " energy marker in your Energy Area",
    ),
  ),
  act({ do: "evolve" }, variants("evolve ", "Evolve "), { what: thisCard }, " into ", {
    into: target(voice),
  }),
  act({ do: "evolve" }, "evolve ", { what: that }, " into ", { into: thisCard }),
  act({ do: "endBattle" }, variants("end the battle", "the battle ends")),
  act({ do: "number", choose: "number", max: 10 }, variants("declare 1 number", "declare a number")),
  act(
    { do: "number", choose: "number", min: 0 },
    variants("declare 1 number that's ", "declare a number that's "),
    { max: count },
    " or less",
  ),
  act(
    { do: "number", choose: "number" },
    variants("declare 1 number from ", "declare a number from "),
    { min: count },
    " to ",
    { max: count },
  ),
  single(
    record<Act>(
      { do: "evolve", what: "this" } as Partial<Act>,
      "evolve into ",
      { into: that },
      variants("", " by placing it on top of this card"),
      { state } as never,
    ),
  ),
  ...skips(act),
  ...byDamage,
  act({ do: "move", what: "this", alone: true }, "place this card-and only this card-", {
    to: into(voice, "in ", "into "),
  }),
  act({ do: "move", what: "this", alone: true }, "place this card (and only this card)", {
    to: into(voice, " in ", " into "),
  }),
  act(
    { do: "arrange" },
    variants("put ", "place "),
    { what: that },
    {
      to: is<Destination>(
        { area: "deck", at: "top", order: "any" },
        " back in any order",
        " back on top of your deck in any order",
      ),
    },
  ),
  act({ do: "draw" }, "draw cards equal to ", { amount: amountOf }),
];
