import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Condition, Destination, Filter, Scope, Selection, Static } from "@arbiter/engine";
import { playing } from "./bans.ts";
import { condition } from "./conditions.ts";
import { into, toDeck } from "./destinations.ts";
import { cards, pack, unpack } from "./kinds.ts";
import { areaNames, yourArea } from "./selections.ts";
import { count, skillName, YOU } from "./words.ts";

/**
 * Permanent abilities that change the rules of the deck or of the game. Rules: anyNumberInDeck, onlyInDeck,
 * anyNumberInZDeck, onlyInZDeck, notInDeck, startingLife, maxEnergy, onlyInPlay,
 * unisonsInPlay, emptyDeckIsNoLoss, attacksLeft, skillsLeft, maxRefreshed (of an effect).
 */
type Rule = Extract<Static, { set: "rule" }>;
const rules = (name: string, ...parts: Part<Rule>[]): Grammar<Static> =>
  record<Rule>({ set: "rule", who: "you", rule: name }, ...parts) as Grammar<Static>;

type Materials = Extract<Static, { set: "materials" }>;

const widened = variants(
  "you can choose Battle Cards from your ",
  "you can choose Battle Cards in your ",
  "you may choose Battle Cards in your ",
);
/** ". If you do, place the chosen cards in your Drop from your Warp": where they go instead. */
const placedAfter: Grammar<Destination> = rule(() => {
  const from = variants("", ...["Warp", "Drop", "Drop Area", "Z-Energy"].map((area) => ` from your ${area}`));
  const chosen = words(". If you do, ", variants("place the chosen cards", "add the chosen cards"), from);
  return trail(lead(chosen, alt(into(YOU, " in ", " into ", " to "), toDeck(YOU))), from);
});

/** "non-《A》 Battle Cards in your deck, except for <B> cards". */
const exceptFor: Grammar<Selection> = rule(() =>
  map(
    seq(
      trail(cards, [" in your deck, except for ", " in your deck except for ", " in your deck, except "]),
      cards,
    ),
    ([where, allowed]): Selection => ({ of: "you", in: [], where: [...where, { not: pack(allowed) }] }),
    ({ where }) => {
      const last = where.at(-1);
      return last && "not" in last
        ? ([where.slice(0, -1), unpack(last.not)] as [Filter[], Filter[]])
        : undefined;
    },
  ),
);

export const ignored: Grammar<Static> = rule(
  () =>
    record<Extract<Static, { set: "value" }>>(
      { set: "value", number: "specified cost", to: 0 },
      variants(
        "ignore the specified costs on ",
        "ignore the specified costs of ",
        "ignore the specified cost of ",
      ),
      { what: yourArea },
    ) as Grammar<Static>,
);

export const ruling: Grammar<Static> = rule(() => {
  const select = { select: record<Selection>({ of: "you", in: [] }, { where: cards }) };
  return alt(
    rules("anyNumberInDeck", "you can include as many copies of this card in your deck as you like"),
    rules("anyNumberInZDeck", "you can include as many copies of this card in your Z-Deck as you like"),
    rules(
      "onlyInZDeck",
      "you can only include ",
      { value: count },
      variants(" copy", " copies"),
      " of this card in your Z-Deck",
    ),
    rules(
      "onlyInDeck",
      "you can only include ",
      { value: count },
      variants(" copy", " copies"),
      " of this card in your deck",
    ),
    record<Extract<Static, { set: "value" }>>(
      { set: "value", number: "specified cost", to: 0 },
      "treat ",
      { what: yourArea },
      variants(
        " as if they had no specified cost",
        " as if they have no specified cost",
        " as if they had no specified costs",
      ),
    ) as Grammar<Static>,
    record<Extract<Static, { set: "cannot" }>>(
      { set: "cannot", what: "this", verb: "bePlayed" },
      variants("this card can't be played from any area unless "),
      { if: record<Condition>({}, { not: condition }) },
    ) as Grammar<Static>,
    record<Extract<Static, { set: "cannot" }>>(
      { set: "cannot", what: "this", verb: "bePlayed" },
      variants("you can't play this card", "you cannot play this card", "you may not play this card"),
      { others: playing as Grammar<object> } as never,
    ) as Grammar<Static>,
    rules("upToInDeck", "you can include up to ", { value: count }, " copies of this card in your deck"),
    rules(
      "onlyInDeck",
      variants("you can only include up to ", "your deck can only include up to "),
      { value: count },
      " ",
      select,
      variants(" in your deck", ""),
    ),
    rules("emptyDeckIsNoLoss", "having 0 cards in your deck does not cause you to lose the game"),
    rules("unisonsInPlay", "you can play up to ", { value: count }, " ", select, " into your Unison Area"),
    is<Static>(
      {
        set: "value",
        what: { of: "you", in: ["hand"], where: [{ card: "this" }] },
        number: "specified cost",
        to: 0,
      },
      "treat this card in your hand as if it had no specified cost",
      "treat this card in your hand as if it has no specified cost",
    ),
    is<Static>(
      {
        set: "value",
        what: { of: "you", in: ["zDeck"], where: [{ card: "this" }] },
        number: "specified cost",
        to: 0,
      },
      "ignore the specified cost of this card in your Z-Deck",
    ),
    ignored,
    is<Static>(
      { set: "value", what: "this", number: "specified cost", to: 0 },
      "ignore this card's specified cost",
      "treat this card as if it has no specified cost",
      "treat this card as if it had no specified cost",
    ),
    record<Extract<Static, { set: "can" }>>(
      { set: "can", what: "this", verb: "payAsEnergy" },
      "when paying the energy cost of ",
      { target: yourArea },
      ", you can use this card in the Unison Area as energy",
    ) as Grammar<Static>,
    is<Static>(
      { set: "can", what: "this", verb: "payAsEnergy" },
      "you can use this card to pay energy costs even when it's in your Battle Area",
      "you can use this card in your Battle Area to pay energy costs",
    ),
    record<Extract<Static, { set: "can" }>>(
      { set: "can", verb: "payAsEnergy", target: { of: "any", in: [], where: [{ card: "this" }] } },
      "when playing this card, you can pay its energy cost using ",
      { what: yourArea as Grammar<Scope> },
      " as energy",
    ) as Grammar<Static>,
    record<Materials>(
      { set: "materials", what: "this", state: "active" },
      variants("when choosing a card to use with this card's "),
      { ability: skillName },
      variants(
        " skill from your hand, you can choose a Battle Card in your ",
        " skill from your hand, you can choose a Battle Card from your ",
      ),
      { areas: areaNames },
      ", then play this card in Active Mode",
    ) as Grammar<Static>,
    record<Materials>(
      { set: "materials", what: "this", state: "active" },
      "when using this card's ",
      { ability: skillName },
      " skill from your hand, you can choose Battle Cards from your ",
      { areas: areaNames },
      " and play this card in Active Mode",
    ) as Grammar<Static>,
    record<Materials>(
      { set: "materials", what: "this" },
      widened,
      { areas: areaNames },
      " when choosing cards to use with this card's ",
      { ability: skillName },
      variants(" skill from your hand", " skill"),
      { to: opt(placedAfter) },
    ) as Grammar<Static>,
    record<Materials>(
      { set: "materials" },
      widened,
      { areas: areaNames },
      " when choosing cards to use with ",
      { what: lead(["a ", "an "], record<Selection>({ of: "you", in: ["hand"] }, { where: cards })) },
      "'s ",
      { ability: skillName },
      " skill from your hand",
      { to: opt(placedAfter) },
    ) as Grammar<Static>,
    rules("notInDeck", variants("you can't include ", "you cannot include "), select, " in your deck"),
    rules("notInDeck", variants("your deck can't include ", "can't include "), select),
    rules("notInDeck", variants("you can't include ", "you cannot include "), { select: exceptFor }),
    rules(
      "onlyInPlay",
      "there can only be up to ",
      { value: count },
      " ",
      select,
      variants(" in play in your Battle Area", " in your Battle Area"),
    ),
    rules("startingLife", "you start the game with ", { value: count }, " life"),
    rules(
      "maxEnergy",
      "you can only place up to ",
      { value: count },
      variants(" energy", " energy in your Energy Area"),
    ),
    rules(
      "onlyInPlay",
      "only ",
      { value: count },
      " ",
      select,
      variants(" can be played in your Battle Area"),
    ),
    rules(
      "onlyInPlay",
      "you can only have up to ",
      { value: count },
      " ",
      select,
      variants(" in play in your Battle Area", " in your Battle Area"),
    ),
  );
});
