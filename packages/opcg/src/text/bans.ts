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
  same,
  variants,
} from "@arbiter/cardtext";
import type { Cause, Condition, Filter, Selection, Static, Who } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { named } from "./filters.ts";
import { bare, cards, isName, onField } from "./selections.ts";
import { said } from "./statics.ts";
import { owner } from "./words.ts";

/**
 * What is forbidden. Verbs of cards: attack, block ("activate [Blocker]"), beKod, beRested, becomeActive,
 * leave ("be removed from the field"). Verbs of players: block, play, takeLife ("add Life cards
 * to your hand"), draw, attack, setDonActive.
 */

const anyones: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "any" }, variants("", "a ", "any "), { others: bare }),
);
const owners: Grammar<Selection> = rule(() => record<Selection>({}, { of: owner }, { others: onField }));
const ofKind: Grammar<Selection> = rule(() =>
  map(
    record<Selection>({ of: "any", in: [] }, { where: cards }),
    (value) => (value.where.some((one) => "category" in one || isName(one)) ? undefined : value),
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
      card: alt(anyones, owners, ofEvents),
    }),
    eventEffects,
  ),
);
const causes: Grammar<Cause | undefined> = opt(cause);

/** An Event lies in no area of the field. */
const ofEvents: Grammar<Selection> = rule(() =>
  record<Selection>({ in: [], where: [{ category: ["EVENT"] }] }, { of: owner }, variants("Events", "Event")),
);
const eventEffects: Grammar<Cause> = is<Cause>(
  { card: { of: "opponent", in: [], where: [{ category: ["EVENT"] }] } },
  " by your opponent's Event effects",
  " by your opponent's Event effect",
);

/** "any card other than this Character", "any card other than the Character [A]". */
const anyCardBut: Grammar<Selection> = rule(() => {
  const but = (not: Filter): Selection => ({ of: "any", in: ["leader", "characters"], where: [{ not }] });
  const only = ({ where: [first] }: Selection) => (first && "not" in first ? first.not : undefined);
  return lead(
    "any card other than ",
    alt(
      is<Selection>(but({ card: "this" }), "this Character", "this card"),
      map(
        lead("the Character ", named),
        (name) => but({ all: [{ area: ["characters"] }, name] }),
        (value) => {
          const not = only(value);
          return not && "all" in not ? not.all[1] : undefined;
        },
      ),
    ),
  );
});

/** What follows "cannot ". */
export const cannot: Grammar<Said> = rule(() => {
  const verb = (name: string, ...parts: Part<Record<string, unknown>>[]) =>
    said({ set: "cannot", verb: name }, ...parts);
  return alt(
    verb("attack", "attack"),
    verb("attack", "attack unless ", {
      if: map(
        condition,
        (not): Condition => ({ not }),
        (value) => ("not" in value ? value.not : undefined),
      ),
    }),
    verb("attack", "attack ", { target: alt(anyones, owners, anyCardBut) }),
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

/** An Event is played by activating it (6-5-3-1). */
const events: Grammar<Selection> = rule(() => {
  const isEvent = ({ where }: Selection) => where.some((one) => same(one, { category: ["EVENT"] }));
  return map(
    record<Selection>({ of: "any", in: [] }, { where: cards }),
    (value) => (isEvent(value) ? value : undefined),
    (value) => (isEvent(value) ? value : undefined),
  );
});

const usingEffects: Grammar<Cause> = alt(
  is<Cause>("yourEffect", "using your own effects"),
  is<Cause>("opponentEffect", "using their own effects"),
  is<Cause>("effect", "using effects", "by effects"),
);

type Ban = Extract<Static, { set: "playerCannot" }>;

/** "your opponent cannot activate [Blocker]", "you cannot play Character cards". */
export const playerBan: Grammar<Static> = rule(() => {
  const player: Grammar<Who> = alt(
    is<Who>("you", "you cannot "),
    is<Who>("opponent", "your opponent cannot "),
  );
  const ban = (verb: string, ...parts: Part<Ban>[]): Grammar<Static> =>
    record<Ban>({ set: "playerCannot", verb }, { who: player }, ...parts) as Grammar<Static>;
  const others: Grammar<Selection> = record<Selection>({ of: "any" }, { others: bare });
  // Only a keyword of a card is activated so: "activate a Stage" would be something else.
  const isBlocker = ({ where }: Selection) =>
    where.some((one) => "keyword" in one && one.keyword === "Blocker");
  const blockers = map(
    others,
    (value) => (isBlocker(value) ? value : undefined),
    (value) => (isBlocker(value) ? value : undefined),
  );
  // While it lasts nothing can be compared with a card that an earlier clause was about.
  const played = (place: Partial<Selection>): Grammar<Selection> =>
    map(
      record<Selection>({ of: "any", in: [], ...place }, { where: cards }),
      (value) => (value.where.some((one) => "same" in one) ? undefined : value),
      (value) => value,
    );
  return alt(
    ban("block", variants("activate [Blocker]", "activate a [Blocker]")),
    ban("block", variants("activate the [Blocker] of any ", "activate the [Blocker] of "), {
      select: others,
    }),
    ban("block", variants("activate a ", "activate any ", "activate "), { select: blockers }),
    ban("play", variants("play ", "play any "), { select: played({}) }, variants("", " on your field")),
    ban(
      "play",
      variants("play ", "play any "),
      { select: played({ of: "you", in: ["hand"] }) },
      " from your hand",
    ),
    ban(
      "play",
      variants("play ", "play any "),
      { select: played({}) },
      { by: is<Cause>("effect", " using effects", " by effects") },
    ),
    ban("play", variants("activate ", "activate any "), { select: events }),
    ban("draw", "draw cards ", { by: usingEffects }),
    ban("setDonActive", "set DON!! cards as active using Character effects", {
      by: is<Cause>({ card: { of: "any", in: [], where: [{ category: ["CHARACTER"] }] } }, ""),
    }),
    ban("attack", "attack ", { target: anyones }),
    ban("attack", "attack ", { target: anyCardBut }),
    ban("takeLife", "add Life cards to your hand using your own effects", {
      by: is<Cause>("yourEffect", ""),
    }),
  );
});
