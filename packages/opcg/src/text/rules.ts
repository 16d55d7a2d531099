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

const UNDER = "under the rules of this game, ";

/** Said before it or after it. */
const byTheRules = <T>(inner: Grammar<T>): Grammar<T> =>
  alt(trail(inner, [" according to the rules", ", according to the rules"]), lead(UNDER, inner));

type Rule = Extract<Static, { set: "rule" }>;
const ruling = (name: string, ...parts: Part<Rule>[]): Grammar<Static> =>
  record<Rule>({ set: "rule", who: "you", rule: name }, ...parts) as Grammar<Static>;

const rulings: Grammar<Static> = rule(() => {
  const select = { select: record<Selection>({ of: "you", in: ["deck"] }, { where: cards }) };
  return alt(
    ruling("anyNumberInDeck", UNDER, "you may have any number of this card in your deck"),
    ruling("notInDeck", UNDER, "you cannot include ", select, " in your deck"),
    ruling("onlyInDeck", UNDER, "you can only include ", select, " in your deck"),
    ruling("donDeckSize", UNDER, "your DON!! deck consists of ", { value: number }, " cards"),
    ruling(
      "winOnEmptyDeck",
      "when your deck is reduced to 0, you win the game instead of losing",
      variants(", according to the rules", ""),
    ),
    record<Static>(
      { set: "change", what: "this", number: "life" },
      UNDER,
      "this Leader's Life is increased by ",
      { by: number },
    ),
    byTheRules(also("type", typeName)),
    byTheRules(also("attribute", attribute)),
    byTheRules(
      record<Static>(
        { set: "change", number: "counter" },
        "all of your ",
        { what: record<Selection>({ of: "you", in: [] }, { where: cards }) },
        " have a ",
        { by: signed },
        " Counter",
      ),
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

const treated = (trait: string) =>
  variants(`also treat this card's ${trait} as `, `this card's ${trait} is also treated as `);
const also = (trait: string, value: Grammar<string>): Grammar<Static> =>
  record<Static>({ set: "trait", what: "this", trait, also: true }, treated(trait), { value });

/** "also treat this card's name as [A] and [B]". */
const named: Grammar<Static[]> = byTheRules(
  lead(
    treated("name"),
    andList(record<Static>({ set: "trait", what: "this", trait: "name", also: true }, { value: cardName })),
  ),
);

const permanentRule: Grammar<Ability> = rule(() =>
  record<Ability>(
    { timing: "permanent", areas: ["any"] },
    { statics: trail(alt(named, many(rulings, variants(" and "), 1)), ".") },
  ),
);
