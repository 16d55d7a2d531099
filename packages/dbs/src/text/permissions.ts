import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  record,
  rule,
  type Said,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Clause, Condition, Selection, Static } from "@arbiter/engine";
import { skillVerb } from "./bans.ts";
import { condition } from "./conditions.ts";
import { areaNames, bare, owned, yourArea } from "./selections.ts";
import { ordersBy } from "./sentences.ts";
import { said } from "./statics.ts";
import { skillName } from "./words.ts";

/** What is allowed besides: skills from other areas, at other times, combos in Rest Mode. */

type Also = Extract<Static, { set: "alsoFrom" }>;
type Can = Extract<Static, { set: "can" }>;

/** " by paying its energy cost and discarding 1 card": what it costs besides. */
const besides: Grammar<Clause[] | undefined> = rule(() =>
  opt(
    alt(
      is<Clause[]>([], " by paying its energy cost"),
      lead(" by paying its energy cost and ", ordersBy),
      trail(lead(" by ", ordersBy), [" and paying its energy cost", " and paying the energy cost"]),
    ),
  ),
);

/** What follows "can activate ": "[Awaken] even if you have 5 or more life". */
export const canActivate: Grammar<Said> = rule(() =>
  said(
    { set: "can" },
    variants("", "its ", "their ", "the "),
    { verb: skillVerb },
    variants("", " skill", " skills"),
    { if: opt(lead([" even if ", " even when ", " when ", " if "], condition)) },
  ),
);

export const permission: Grammar<Static[]> = rule(() => {
  const you = variants("you can ", "you may ", "you can also ", "you may also ");
  const skill = variants("", " skill", " skills");
  const under: Grammar<string[]> = is(["under"], " from under a Z-Extra in your Battle Area");
  const from = alt(lead([" from your ", " in your ", " from a "], areaNames), under);
  const also = alt(
    record<Also>(
      { set: "alsoFrom", what: "this" },
      you,
      "activate this card's ",
      { ability: skillName },
      skill,
      { areas: from },
      { cost: besides },
    ),
    record<Also>(
      { set: "alsoFrom", what: "this" },
      "this card's ",
      { ability: skillName },
      skill,
      variants(" can also be activated", " can be activated"),
      { areas: from },
      variants("", " as if it was in your hand", " as if it were in your hand"),
    ),
    record<Also>(
      { set: "alsoFrom", what: "this" },
      you,
      variants("activate this card", "play this card"),
      { areas: from },
      { cost: besides },
    ),
    record<Also>({ set: "alsoFrom", what: "this", areas: ["any"] }, you, variants("activate it", "play it"), {
      cost: besides as Grammar<Clause[]>,
    }),
    record<Also>(
      { set: "alsoFrom", what: "this", areas: ["any"] },
      you,
      "activate this card's ",
      { ability: skillName },
      skill,
      " under the same conditions as if it were in your hand",
    ),
  );
  const rested = alt(
    is<Can>(
      { set: "can", what: "this", verb: "comboRested" },
      "you can combo with this card even when it is in Rest Mode",
      "you can use this card in a combo even when it is in Rest Mode",
      "you can use this card in combos even when it is in Rest Mode",
      "you can combo with this card from your Battle Area even when it is in Rest Mode",
    ),
    map(
      alt(
        trail(
          lead("you can use ", alt(owned, yourArea, record<Selection>({ of: "you" }, { others: bare }))),
          [" in combos", " in a combo"],
        ),
        lead("you can combo with ", alt(yourArea, owned)),
      ),
      (what): Can | undefined =>
        what.where.some((one) => "flag" in one && one.flag === "rested")
          ? { set: "can", what, verb: "comboRested" }
          : undefined,
      (value) =>
        value.verb === "comboRested" && typeof value.what === "object" && "in" in value.what
          ? (value.what as Selection)
          : undefined,
    ),
  );
  const awaken = record<Can>(
    { set: "can" },
    variants("you can activate ", "you may activate "),
    { what: owned },
    "'s ",
    { verb: skillVerb },
    skill,
    { if: lead([" even if ", " even when ", " when "], condition) as Grammar<Condition> },
  );
  const own = record<Can>(
    { set: "can", what: "this" },
    variants("you can activate this card's ", "you may activate this card's "),
    { verb: skillVerb },
    skill,
    { if: lead([" even if ", " even when ", " when "], condition) as Grammar<Condition> },
  );
  return alone(
    alt(
      own as Grammar<Static>,
      also as Grammar<Static>,
      rested as Grammar<Static>,
      awaken as Grammar<Static>,
    ),
  );
});
