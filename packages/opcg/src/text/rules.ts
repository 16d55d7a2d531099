import {
  alone,
  alt,
  type Grammar,
  number,
  type Part,
  record,
  rule,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Selection, Static } from "@arbiter/engine";
import { cards } from "./selections.ts";
import { cardName } from "./words.ts";

/** Permanent abilities "according to the rules": valid in every area (8-1-3-4-3, 5-1-2-4). */

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
      { set: "trait", what: "this", trait: "name", also: true },
      "also treat this card's name as ",
      { value: cardName },
      variants(" according to the rules", ", according to the rules"),
    ),
  );
});

export const ruleText: Grammar<Ability> = rule(() =>
  record<Ability>({ timing: "permanent", areas: ["any"] }, { statics: trail(alone(rulings), ".") }),
);
