import type { Cause, Selection, Static } from "@arbiter/engine";
import { infinitives } from "./clauses.ts";
import { condition } from "./conditions.ts";
import { spaced } from "./filters.ts";
import { keyword } from "./keywords.ts";
import { described } from "./selections.ts";
import { has, list, owned, type Speech, say, word } from "./speech.ts";
import { about } from "./statics.ts";
import { Unsaid } from "./template.ts";

/** What is forbidden to cards and to players. */

/** "skill:Blocker" is the verb "skill:" with the keyword. */
export const skillOf = (s: Speech, verb: string): string =>
  verb.startsWith("skill:") ? keyword(s, verb.slice(6)) : "";

export function verbKey(s: Speech, set: string, verb: string, target: Selection | undefined): string {
  const base = `${set}.${verb.startsWith("skill:") ? "skill:" : verb}`;
  return target !== undefined && has(s, `${base}.target`) ? `${base}.target` : base;
}

function cause(s: Speech, by: Cause, verb: string): string {
  if (typeof by === "string") return word(s, `cause.${by}`);
  if ("card" in by) {
    const key = has(s, `cause.card.${verb}`) ? `cause.card.${verb}` : "cause.card";
    return say(s, key, { card: described(s, by.card, "theMany") });
  }
  return say(s, "cause.battleWith", { card: described(s, by.battle, "theMany") });
}

/** A skill by its own words, or by its keyword in those for all. */
const bySkill = (s: Speech, key: string, skill: string | undefined): string => {
  if (skill === undefined) return "";
  return has(s, `${key}.${skill}`) ? word(s, `${key}.${skill}`) : say(s, key, { skill: keyword(s, skill) });
};

export function forbidden(s: Speech, given: Extract<Static, { set: "cannot" }>): string {
  const { what, verb, target, by, using, notUsing, except, limit, if: only, unless, to: areas } = given;
  const isOfAreas = verb === "beMoved" || verb === "combo";
  if (isOfAreas && target !== undefined && target.where.length > 0)
    throw new Unsaid("being placed where cards like these lie");
  const to = () =>
    isOfAreas
      ? list(
          s,
          target!.in.map((area) => owned(s, `area.${area}`, target!.of).text),
          "or",
        )
      : described(s, target!, "theMany");
  return spaced(
    about(s, verbKey(s, "cannot", verb, target), what, {
      skill: skillOf(s, verb),
      ...(target === undefined ? {} : { target: to() }),
      ...(areas === undefined
        ? {}
        : {
            to: list(
              s,
              areas.map((area) => owned(s, `area.${area}`, "any").text),
              "or",
            ),
          }),
    }),
    by === undefined ? "" : cause(s, by, verb),
    bySkill(s, "banned.using", using),
    bySkill(s, "banned.notUsing", notUsing),
    except === undefined
      ? ""
      : say(s, "banned.except", { what: described(s, { of: "any", in: [], where: except }, "many") }),
    limit === undefined ? "" : word(s, "firstTime"),
    only === undefined ? "" : conditioned(s, only),
    unless === undefined ? "" : say(s, "unlessDoing", { what: infinitives(s, unless) }),
  );
}

const conditioned = (s: Speech, only: Parameters<typeof condition>[1]): string =>
  "not" in only
    ? say(s, "unlessThat", { what: condition(s, only.not) })
    : say(s, "whileThat", { what: condition(s, only) });

export function playerBan(s: Speech, given: Extract<Static, { set: "playerCannot" }>): string {
  const { verb, who, select, target, by, unless, turn, notUsing, if: only_ } = given;
  const base = `ban.${verb.startsWith("skill:") ? "skill:" : verb}`;
  const [first, ...more] = select?.where ?? [];
  // "you cannot play what is not red" is "you can only play what is red"
  const only =
    first !== undefined && "not" in first && more.length === 0 && has(s, `${base}.only`) ? first.not : null;
  const key = `${base}${only !== null ? ".only" : select !== undefined ? ".select" : ""}${target !== undefined ? ".target" : ""}`;
  const doer: Speech = { ...s, doer: who === "opponent" ? who : s.doer };
  const where = only === null ? select?.where : "all" in only ? only.all : [only];
  return spaced(
    say(s, key, {
      who: word(s, `${only === null ? "cannot" : "canOnly"}.who.${who}`),
      skill: skillOf(s, verb),
      ...(select === undefined ? {} : { what: described(doer, { ...select, where: where! }, "theMany") }),
      ...(target === undefined ? {} : { target: described(doer, target, "theMany") }),
    }),
    by === undefined ? "" : cause(s, by, verb),
    bySkill(s, "banned.notUsing", notUsing),
    turn === undefined ? "" : word(s, "inOwnTurn"),
    only_ === undefined ? "" : conditioned(s, only_),
    unless === undefined ? "" : say(s, "unlessDoing", { what: infinitives(doer, unless) }),
  );
}
