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
  type Said,
  variants,
} from "@arbiter/cardtext";
import type { Cause, Selection, Static, Who } from "@arbiter/engine";
import { named } from "./filters.ts";
import { bare, cards, onField } from "./selections.ts";
import { said } from "./statics.ts";
import { owner } from "./words.ts";

/**
 * What is forbidden. Verbs of cards: attack, block ("activate [Blocker]"), beKod, beRested, becomeActive,
 * leave ("be removed from the field"). Verbs of players: block, play, takeLife ("add Life cards
 * to your hand"), draw, attack.
 */

const anyones: Grammar<Selection> = rule(() => record<Selection>({ of: "any" }, { others: bare }));
const owners: Grammar<Selection> = rule(() => record<Selection>({}, { of: owner }, { others: onField }));
const ofKind: Grammar<Selection> = rule(() =>
  map(
    record<Selection>({ of: "any", in: [] }, { where: cards }),
    (value) => (value.where.some((one) => "category" in one) ? undefined : value),
    (value) => value,
  ),
);

export const cause: Grammar<Cause> = rule(() =>
  alt<Cause>(
    is<Cause>("opponentEffect", " by your opponent's effects", " by your opponent's effect"),
    is<Cause>("yourEffect", " by your effects", " by your own effects"),
    is<Cause>("effect", " by effects", " by effect", " by an effect"),
    is<Cause>("battle", " in battle"),
    is<Cause>(
      { card: { of: "opponent", in: ["leader", "characters"], where: [] } },
      " by your opponent's Leader and Character effects",
    ),
    record<{ battle: Selection }>({}, " in battle by ", { battle: alt(anyones, ofKind) }),
    record<{ card: Selection }>({}, variants(" by effects of ", " by the effects of "), {
      card: alt(anyones, owners),
    }),
  ),
);
const causes: Grammar<Cause | undefined> = opt(cause);

/** What follows "cannot ". */
export const cannot: Grammar<Said> = rule(() => {
  const verb = (name: string, ...parts: Part<Record<string, unknown>>[]) =>
    said({ set: "cannot", verb: name }, ...parts);
  return alt(
    verb("attack", "attack"),
    verb("attack", "attack ", { target: alt(anyones, owners) }),
    is<Said>(
      {
        set: "cannot",
        verb: "attack",
        target: { of: "any", in: ["leader"], where: [] },
        if: { card: "this", where: [{ flag: "playedThisTurn" }] },
      } as unknown as Said,
      "attack a Leader on the turn in which it is played",
    ),
    verb("block", "activate [Blocker]"),
    verb("beKod", "be K.O.'d", { by: causes }),
    verb("leave", variants("be removed from the field", "leave the field"), { by: causes }),
    verb("beRested", "be rested", { by: causes }),
    verb("becomeActive", "become active"),
  );
});

type Ban = Extract<Static, { set: "playerCannot" }>;

/** "your opponent cannot activate [Blocker]", "you cannot play Character cards". */
export const playerBan: Grammar<Static> = rule(() => {
  const player: Grammar<Who> = alt(
    is<Who>("you", "you cannot "),
    is<Who>("opponent", "your opponent cannot "),
  );
  const ban = (verb: string, ...parts: Part<Ban>[]): Grammar<Static> =>
    record<Ban>({ set: "playerCannot", verb }, { who: player }, ...parts) as Grammar<Static>;
  const blockers: Grammar<Selection> = record<Selection>({ of: "any" }, { others: bare });
  const played = (place: Partial<Selection>): Grammar<Selection> =>
    record<Selection>({ of: "any", in: [], ...place }, { where: cards });
  return alt(
    ban("block", variants("activate [Blocker]", "activate a [Blocker]")),
    ban("block", variants("activate the [Blocker] of any ", "activate the [Blocker] of "), {
      select: blockers,
    }),
    ban("block", "activate a ", { select: blockers }),
    ban("play", variants("play ", "play any "), { select: played({}) }, variants("", " on your field")),
    ban(
      "play",
      variants("play ", "play any "),
      { select: played({ of: "you", in: ["hand"] }) },
      " from your hand",
    ),
    ban("draw", "draw cards using your own effects", { by: is<Cause>("yourEffect", "") }),
    ban("attack", "attack ", {
      target: alt(anyones, record<Selection>({ of: "any" }, "a ", { others: bare })),
    }),
    ban("attack", "attack any card other than ", {
      target: map(
        lead("the Character ", named),
        (name): Selection => ({
          of: "any",
          in: ["leader", "characters"],
          where: [{ not: { all: [{ area: ["characters"] }, name] } }],
        }),
        ({ where: [only] }) => (only && "not" in only && "all" in only.not ? only.not.all[1] : undefined),
      ),
    }),
    ban("takeLife", "add Life cards to your hand using your own effects", {
      by: is<Cause>("yourEffect", ""),
    }),
  );
});
