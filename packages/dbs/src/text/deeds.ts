import {
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  type Part,
  record,
  rule,
  same,
  seq,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Reference, Selection, Who } from "@arbiter/engine";
import { thisCard } from "./references.ts";
import { areaNames } from "./selections.ts";
import { causes, described, from, subject, turn, using } from "./subjects.ts";

/** What is done to a card and what it does. */

/** What is done to one card after "is ". */
export const fate: Grammar<Partial<Happening>> = rule(() => {
  const way = (event: string, ...parts: Part<Partial<Happening>>[]) =>
    record<Partial<Happening>>({ event }, ...parts);
  return alt(
    way("ko", "KO'd", { others: causes }),
    way("play", "played", { from }, { using }, { turn }),
    way("play", "played", { others: causes }),
    way("play", "played", { player: is<Who>("you", " in your Battle Area") }),
    way("combo", "used in a combo", { from }, { turn }),
    way(
      "leave",
      variants("removed from your Battle Area", "removed from a Battle Area", "removed from the Battle Area"),
      { others: causes },
    ),
    way("discard", variants("discarded", "discarded from your hand"), { others: causes }),
    way("attacked", "attacked"),
    way("move", "removed from the game", { to: is(["removed"], "") }, { others: causes }),
    way("move", variants("placed under another card", "placed under a card"), { to: is(["under"], "") }),
    way(
      "move",
      "sent from your ",
      { from: areaNames },
      variants(" to your ", " to its owner's "),
      { to: areaNames },
      { others: causes },
    ),
    way(
      "move",
      "placed from your ",
      { from: areaNames },
      variants(" in your ", " into your ", " in its owner's ", " into its owner's "),
      { to: areaNames },
      { others: causes },
    ),
    way(
      "move",
      "placed under ",
      { to: is(["under"], "") },
      { target: alt<Selection | Reference>(thisCard, described) },
    ),
    way(
      "move",
      "placed from your ",
      { from: areaNames },
      " under ",
      { to: is(["under"], "") },
      {
        target: alt<Selection | Reference>(thisCard, described),
      },
    ),
    way("turn", "flipped face up", { others: causes }),
    way("hide", "switched to Hidden Mode", { others: causes }),
    way("rest", "switched to Rest Mode", { others: causes }),
    way("active", "switched to Active Mode", { others: causes }),
    way(
      "move",
      variants(
        "placed in your ",
        "placed in a ",
        "placed in its owner's ",
        "placed into its owner's ",
        "placed into your ",
        "placed into a ",
      ),
      { to: areaNames },
      { from },
      { others: causes },
    ),
    way("move", variants("added to your ", "added to "), { to: areaNames }, { from }, { others: causes }),
    way(
      "move",
      variants("sent to your ", "sent to a ", "sent to its owner's "),
      { to: areaNames },
      { from },
      { others: causes },
    ),
    way(
      "move",
      variants("returned to your ", "returned to its owner's "),
      { to: areaNames },
      { from },
      { others: causes },
    ),
  );
});
/** What a card does. */
export const deed: Grammar<Partial<Happening>> = rule(() => {
  const way = (event: string, ...parts: Part<Partial<Happening>>[]) =>
    record<Partial<Happening>>({ event }, ...parts);
  return alt(
    lead(" is ", fate),
    way("attack", variants(" attacks", " attack"), { turn }),
    way("attack", variants(" attacks ", " attack "), { target: described }),
    way(
      "block",
      variants(" activates [Blocker]", " activates the [Blocker] skill", " activates its [Blocker] skill"),
    ),
    way("battleKo", variants(" KOs ", " attacks and KOs ", " KO-s "), { target: described }),
    way(
      "damageDealt",
      variants(
        " inflicts damage to your opponent",
        " deals damage to your opponent",
        " inflicts damage to your opponent's life",
        " deals damage to your opponent's life",
      ),
    ),
  );
});

/** "this card in your hand is played or used in a combo": from there. */
export const deedsFrom: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      lead(["this card in your ", "this card in a "], areaNames),
      lead(" is ", listOf(fate, variants(", "), variants(" or ", " or is "))),
    ),
    ([from, ways]) => ways.map((one) => ({ event: one.event!, card: "this" as Reference, from, ...one })),
    (all) => {
      const from = all[0]?.from;
      if (!from || !all.every((one) => one.card === "this" && same(one.from, from))) return undefined;
      return [from, all.map(({ card: _, from: __, ...way }) => way)] as [string[], Partial<Happening>[]];
    },
  ),
);

/** "this card is played or attacks": one card, several happenings. */
export const deeds: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      subject,
      alt(
        listOf(deed, variants(","), variants(" or")),
        map(
          seq(deed, variants(" or "), fate),
          ([first, , second]) => [first, second],
          (all) =>
            all.length === 2
              ? ([all[0]!, undefined, all[1]!] as [Partial<Happening>, undefined, Partial<Happening>])
              : undefined,
        ),
      ),
    ),
    ([card, ways]) => ways.map((one) => ({ event: one.event!, card, ...one })),
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return [all[0]!.card!, ways] as [Selection | Reference, Partial<Happening>[]];
    },
  ),
);
