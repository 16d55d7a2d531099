import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  record,
  rule,
  seq,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Reference, Selection, Who } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { deed, deeds, deedsFrom, fate } from "./deeds.ts";
import { thisCard } from "./references.ts";
import { areaNames, cards } from "./selections.ts";
import { causes, described, from, happening, player, someCard, subject, turn, using } from "./subjects.ts";
import { keyword } from "./words.ts";

/** What follows "when ", and what would happen. */

const other: Grammar<Happening> = rule(() =>
  alt(
    happening(
      "play",
      { player: player("play ", "plays ") },
      { card: someCard },
      { from },
      { using },
      { turn },
    ),
    happening(
      "combo",
      { player: player("combo with ", "combos with ") },
      { card: someCard },
      { from },
      { turn },
    ),
    // "When you play this card" is what newer cards call "When this card is played".
    happening("play", "you play ", { card: thisCard }, { from }, { using }, { turn }),
    happening(
      "combo",
      variants("you combo with ", "you Combo with "),
      { card: thisCard },
      { from },
      { turn },
    ),
    happening("combo", "you use ", { card: thisCard }, " in a combo", { from }),
    happening("activateExtra", "you activate ", { card: thisCard }, { from }),
    happening("move", "you place ", { card: thisCard }, { to: is(["leader"], " in your Leader Area") }),
    happening("move", "you add ", { card: thisCard }, { to: lead(" to your ", areaNames) }, { from }),
    happening(
      "combo",
      { player: player("use ", "uses ") },
      { card: someCard },
      { from: from as Grammar<string[]> },
      " in a combo",
    ),
    happening(
      "combo",
      { player: player("use one of your ", "uses one of their ") },
      { card: record<Selection>({ of: "any", in: [] }, { where: cards }) },
      " in a combo",
    ),
    happening("combo", { player: player("use ", "uses ") }, { card: someCard }, " in a combo", { from }),
    happening("combo", { player: player("combo", "combos") }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks") }),
    happening("attack", { player: player("attack with ", "attacks with ") }, { card: someCard }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks ") }, { target: described }),
    happening("evolve", { card: is<Reference>("this", "a card evolves into this card") }),
    happening("activateExtra", { player: player("activate ", "activates ") }, { card: someCard }, { from }),
    happening("skill", { player: player("activate a ", "activates a ") }, { using: keywordOrTag }, " skill"),
    happening(
      "skill",
      { player: player("activate an ", "activates an ") },
      { using: keywordOrTag },
      " skill",
    ),
    happening("draw", { player: player("draw a card", "draws a card") }),
    happening("draw", { player: player("draw cards", "draws cards") }),
    happening(
      "markersRemoved",
      variants(
        "a marker is removed from ",
        "markers are removed from ",
        "1 or more markers are removed from ",
      ),
      { card: subject },
      { others: causes },
    ),
    happening(
      "markersRemoved",
      { player: is<Who>("you", "you remove a marker from ", "you remove markers from ") },
      { card: subject },
      { using },
    ),
    happening("block", { player: player("activate [Blocker]", "activates [Blocker]") }),
    happening(
      "move",
      { player: player("add cards", "adds cards") },
      { from },
      { to: lead([" to your ", " to their "], areaNames) },
    ),
    happening("damageTaken", { player: player("take damage", "takes damage") }),
    happening(
      "move",
      { player: is<Who>("you", "you add ") },
      {
        card: alt<Selection | Reference>(
          someCard,
          record<Selection>({ of: "you", in: [] }, "one of your ", { where: cards }),
        ),
      },
      { to: lead(" to your ", areaNames) },
      { from },
    ),
    happening(
      "move",
      { player: is<Who>("you", "you add ") },
      { card: someCard },
      { from: from as Grammar<string[]> },
      { to: lead(" to your ", areaNames) },
    ),
    happening("powerReduced", "the power of ", { card: subject }, variants(" is decreased", " is reduced"), {
      others: causes,
    }),
    happening("powerReduced", { card: subject }, variants("'s power is decreased", "'s power is reduced"), {
      others: causes,
    }),
  ),
);
const keywordOrTag: Grammar<string> = alt(keyword, is("Counter", "[Counter]"));

/** What follows "when ": one or several happenings. */
export const whens: Grammar<Happening[]> = rule(() =>
  alt(
    deeds,
    deedsFrom,
    alone(other),
    alone(state),
    map(
      seq(other, lead(" or it", deed)),
      ([first, way]): Happening[] => [first, { event: way.event!, card: "this", ...way }],
      ([first, second, ...others]) => {
        if (!first || !second || others.length || second.card !== "this") return undefined;
        const { card: _, ...way } = second;
        return [first, way] as [Happening, Partial<Happening>];
      },
    ),
    is<Happening[]>(
      [
        { event: "play", card: "this" },
        { event: "combo", card: "this" },
      ],
      "you play or combo with this card",
    ),
  ),
);

/** "you have no cards in your hand": whenever that begins to hold. */
const state: Grammar<Happening> = rule(() => happening("state", { while: condition }));

/** What would happen, of a replacement: "this card would be KO'd". */
export const would: Grammar<Happening | Happening[]> = rule(() => {
  const leaves = record<Happening>(
    { event: "leave" },
    { card: subject },
    variants(
      " would leave the Battle Area",
      " would leave your Battle Area",
      " would leave a Battle Area",
      " leaves the Battle Area",
    ),
    { others: causes },
  );
  const befalls = map(
    seq(
      subject,
      lead([" would be ", " is "], listOf(fate, variants(", "), variants(" or ", " or would be "))),
    ),
    ([card, ways]) => ways.map((one) => ({ event: one.event!, card, ...one })),
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return [all[0]!.card!, ways] as [Selection | Reference, Partial<Happening>[]];
    },
  );
  const damaged = is<Happening>(
    { event: "damageTaken", player: "you" },
    "you take damage",
    "you would take damage",
  );
  return map(
    alt(befalls, alone(leaves), alone(damaged)),
    (all): Happening | Happening[] => (all.length === 1 ? all[0]! : all),
    (value) => [value].flat(),
  );
});
