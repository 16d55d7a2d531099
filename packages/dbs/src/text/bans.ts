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
} from "@arbiter/cardtext";
import type { Cause, Clause, Selection, Static, Who } from "@arbiter/engine";
import { anyones, areaNames, cards, owned, yourArea } from "./selections.ts";
import { theirOrders } from "./sentences.ts";
import { type Said, said } from "./statics.ts";
import { skillName } from "./words.ts";

/**
 * What is forbidden. Verbs of cards: attack, beKod, leave (the Battle Area), becomeActive, beRested, combo,
 * beChosen, beAttacked, beNegated, beAffected, bePlayed. Verbs of players: play, attack, activate (a card),
 * skill:NAME (a kind of skill), copies (this card's copies), combo, takeDamage, placeEnergy, sendToWarp.
 */

const cause: Grammar<Cause | undefined> = rule(() =>
  opt(
    alt<Cause>(
      is<Cause>(
        "opponentEffect",
        " by your opponent's skills",
        " by your opponent's skill",
        " by an opponent's skill",
        " by an opponent's skills",
        " by opponent's skills",
      ),
      is<Cause>("effect", " by skills", " by a skill"),
      is<Cause>("yourEffect", " by your skills", " by your own skills"),
      is<Cause>("battle", " in battle", " by attacks"),
    ),
  ),
);

/** What follows "can't ". */
export const cannot: Grammar<Said> = rule(() => {
  const verb = (name: string, ...parts: Part<Record<string, unknown>>[]) =>
    said({ set: "cannot", verb: name }, ...parts);
  return alt(
    verb("attack", "attack"),
    verb("attack", "attack ", { target: alt(owned, anyones) }),
    verb("beKod", variants("be KO'd", "be KO-d"), { by: cause }),
    verb(
      "leave",
      variants(
        "be removed from your Battle Area",
        "be removed from Battle Areas",
        "be removed from a Battle Area",
        "be removed from the Battle Area",
        "leave the Battle Area",
        "leave your Battle Area",
      ),
      { by: cause },
    ),
    verb("becomeActive", variants("be switched to Active Mode", "switch to Active Mode"), { by: cause }),
    verb("beRested", "be switched to Rest Mode", { by: cause }),
    verb("combo", variants("combo", "be used in a combo", "be used in combos"), {
      target: opt(
        record<Selection>({ of: "any", where: [] }, variants(" from ", " from your "), { in: areaNames }),
      ),
    }),
    verb("beChosen", "be chosen", { by: cause }),
    verb("beAttacked", "be attacked"),
    verb("beNegated", "be negated"),
  );
});

const copies: Selection = { of: "any", in: [], where: [{ same: "number", as: "this" }] };

type Ban = Extract<Static, { set: "playerCannot" }>;

/** "your opponent can't activate [Counter] skills", "you can't play {A}". */
export const playerBan: Grammar<Static> = rule(() => {
  const player: Grammar<Who> = alt(
    is<Who>("you", "you can't ", "you cannot "),
    is<Who>("opponent", "your opponent can't ", "your opponent cannot "),
    is<Who>("any" as Who, "you and your opponent can't ", "both players can't ", "neither player can "),
  );
  const ban = (verb: string, ...parts: Part<Ban>[]): Grammar<Static> =>
    record<Ban>({ set: "playerCannot", verb }, { who: player }, ...parts) as Grammar<Static>;
  const any = record<Selection>({ of: "any", in: [] }, { where: cards });
  const skill = record<Ban>(
    { set: "playerCannot" },
    { who: player },
    variants("activate ", "activate the "),
    { verb: lead("", skillVerb) },
    variants(" skills", " skill", ""),
  ) as Grammar<Static>;
  return alt(
    ban("play", variants("play ", "play any "), { select: alt(any, yourArea) }),
    record<Ban>(
      { set: "playerCannot", verb: "copies", select: copies },
      { who: player },
      variants(
        "activate copies of this card",
        "activate other copies of this card",
        "play copies of this card",
      ),
    ) as Grammar<Static>,
    ban("attack", "attack with ", { select: any }),
    ban("attack", "attack"),
    ban("attack", "attack ", { target: alt(owned, anyones) }),
    is<Static>({ set: "playerCannot", who: "you", verb: "takeDamage" }, "you don't take damage"),
    ban("combo", variants("combo", "use cards in combos")),
    ban("activate", variants("activate ", "activate any "), { select: alt(any, yourArea) }),
    skill,
    ban(
      "placeEnergy",
      variants(
        "place cards in your energy",
        "place cards in their energy",
        "place cards in their Energy Area",
        "place cards in your Energy Area",
      ),
    ),
    ban(
      "sendToWarp",
      variants(
        "send cards from your Drop Area to your Warp",
        "send cards from Drop Areas to Warps",
        "send cards from your Drop to your Warp",
      ),
    ),
    record<Ban>(
      { set: "playerCannot", select: copies },
      { who: player },
      variants("activate the ", "activate "),
      { verb: skillVerb },
      variants(
        " skill on copies of this card",
        " skills on copies of this card",
        " skill of copies of this card",
      ),
    ) as Grammar<Static>,
  );
});
/** "your opponent can't attack with Battle Cards unless they …": what it costs each time (20-14). */
export const tolledBan: Grammar<Static> = rule(() =>
  map(
    seq(playerBan, trail(lead(" unless they ", theirOrders), ["", " each time"])),
    ([ban, unless]): Static => ({ ...(ban as Ban), unless }),
    (value) => {
      if (value.set !== "playerCannot" || !value.unless) return undefined;
      const { unless, ...ban } = value;
      return [ban, unless] as [Static, Clause[]];
    },
  ),
);

const skillVerb: Grammar<string> = rule(() => prefixed(skillName));
const prefixed = (inner: Grammar<string>): Grammar<string> =>
  map(
    inner,
    (name) => `skill:${name}`,
    (verb) => (verb.startsWith("skill:") ? verb.slice(6) : undefined),
  );
