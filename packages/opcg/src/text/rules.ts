import {
  alt,
  andList,
  type Grammar,
  is,
  lead,
  many,
  number,
  type Part,
  record,
  rule,
  signed,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Selection, Static } from "@arbiter/engine";
import { cards } from "./selections.ts";
import { attribute, cardName, typeName } from "./words.ts";

/** Permanent abilities "according to the rules": valid in every area (8-1-3-4-3, 5-1-2-4). */

const byTheRules = variants(" according to the rules", ", according to the rules");

type Rule = Extract<Static, { set: "rule" }>;
const ruling = (name: string, ...parts: Part<Rule>[]): Grammar<Static> =>
  record<Rule>({ set: "rule", who: "you", rule: name }, ...parts) as Grammar<Static>;

const rulings: Grammar<Static> = rule(() => {
  const select = { select: record<Selection>({ of: "you", in: ["deck"] }, { where: cards }) };
  const under = "under the rules of this game, ";
  return alt(
    ruling("anyNumberInDeck", under, "you may have any number of this card in your deck"),
    ruling("notInDeck", under, "you cannot include ", select, " in your deck"),
    ruling("onlyInDeck", under, "you can only include ", select, " in your deck"),
    ruling("donDeckSize", under, "your DON!! deck consists of ", { value: number }, " cards"),
    ruling(
      "winOnEmptyDeck",
      "when your deck is reduced to 0, you win the game instead of losing",
      variants(", according to the rules", ""),
    ),
    record<Static>(
      { set: "change", what: "this", number: "life" },
      under,
      "this Leader's Life is increased by ",
      { by: number },
    ),
    record<Static>(
      { set: "trait", what: "this", trait: "type", also: true },
      "also treat this card's type as ",
      { value: typeName },
      byTheRules,
    ),
    record<Static>(
      { set: "trait", what: "this", trait: "attribute", also: true },
      "also treat this card's attribute as ",
      { value: attribute },
      byTheRules,
    ),
    record<Static>(
      { set: "change", number: "counter" },
      "all of your ",
      { what: record<Selection>({ of: "you", in: [] }, { where: cards }) },
      " have a ",
      { by: signed },
      " Counter, according to the rules",
    ),
  );
});

/** Life cards that lie face up go elsewhere. */
const lifeToDeck: Grammar<Ability> = is<Ability>(
  {
    timing: "replacement",
    areas: ["any"],
    replaces: {
      event: "move",
      card: { of: "you", in: ["life"], where: [{ flag: "faceUp" }] },
      from: ["life"],
      to: ["hand"],
    },
    effect: [{ act: { do: "move", what: "event", to: { area: "deck", at: "bottom" } } }],
  },
  "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to the rules.",
);

export const ruleText: Grammar<Ability> = rule(() => alt(lifeToDeck, permanentRule));

/** "also treat this card's name as [A] and [B]". */
const named: Grammar<Static[]> = trail(
  lead(
    "also treat this card's name as ",
    andList(record<Static>({ set: "trait", what: "this", trait: "name", also: true }, { value: cardName })),
  ),
  byTheRules,
);

const permanentRule: Grammar<Ability> = rule(() =>
  record<Ability>(
    { timing: "permanent", areas: ["any"] },
    { statics: trail(alt(named, many(rulings, variants(" and "), 1)), ".") },
  ),
);
