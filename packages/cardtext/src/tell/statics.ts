import type { Cause, Duration, Scope, Selection, Static } from "@arbiter/engine";
import { ability } from "./abilities.ts";
import { number, times, value } from "./amounts.ts";
import { infinitives } from "./clauses.ts";
import { condition } from "./conditions.ts";
import { keyword, spaced } from "./filters.ts";
import type { Phrase } from "./phrase.ts";
import { referred } from "./references.ts";
import { chosen, described, every, one } from "./selections.ts";
import { has, list, owned, type Speech, say, word } from "./speech.ts";
import { Unsaid } from "./template.ts";

/** What lasts, as a sentence about its cards: "jusqu'à 1 de vos Personnages gagne +2000 de puissance". */

export function scope(s: Speech, what: Scope): Phrase {
  if (typeof what === "object" && "in" in what) return every(s, what);
  if (typeof what === "object" && "select" in what) return chosen(s, what);
  return referred(s, what, "subject");
}

export function lasting(s: Speech, given: Static, until?: Duration): string {
  return spaced(said(s, given), until === undefined || until === "game" ? "" : word(s, `until.${until}`));
}

const signed = (n: string) => (/^[\dX]/.test(n) ? `+${n}` : n);

function said(s: Speech, given: Static): string {
  switch (given.set) {
    case "change":
      return changed(s, given);
    case "value":
      return has(s, `value.${given.number}.${given.to}`)
        ? say(s, `value.${given.number}.${given.to}`, { what: scope(s, given.what) })
        : say(s, given.base ? "set.base" : "set.value", {
            number: number(s, given.number),
            what: scope(s, given.what),
            value: value(s, given.to),
          });
    case "swap":
      return say(s, "set.swap", { number: number(s, given.number), what: scope(s, given.what) });
    case "gain":
      return say(s, "set.gain", { what: scope(s, given.what), keyword: keyword(s, given.keyword) });
    case "lose":
      return say(s, "set.lose", { what: scope(s, given.what), keyword: keyword(s, given.keyword) });
    case "ability":
      return say(s, "set.ability", {
        what: scope(s, given.what),
        skill: ability({ ...s, heard: { results: new Map(), last: null } }, given.ability),
      });
    case "negate": {
      const what = scope(s, given.what);
      if (given.only === undefined) return say(s, "set.negate", { what });
      if (has(s, `set.negate.${given.only}`)) return say(s, `set.negate.${given.only}`, { what });
      return say(s, "set.negate.only", { what, keyword: keyword(s, given.only) });
    }
    case "trait":
      return say(s, `trait.${given.trait}.${given.also ? "also" : "is"}`, {
        what: scope(s, given.what),
        v:
          given.trait === "color"
            ? (word(s, `color.${given.value}`).split("|")[1] ?? "")
            : say(s, `quote.${given.trait}`, { v: s.name(given.trait, given.value) }),
      });
    case "cannot":
      return forbidden(s, given);
    case "can":
      return spaced(
        say(s, verbKey(s, "can", given.verb, given.target), {
          what: scope(s, given.what),
          skill: skillOf(s, given.verb),
          ...(given.target === undefined ? {} : { target: described(s, given.target, "theMany") }),
        }),
        given.if === undefined ? "" : say(s, "evenIf", { what: condition(s, given.if) }),
      );
    case "playerCannot":
      return playerBan(s, given);
    case "costOfPlaying":
      return say(s, given.next ? "set.cheaperNext" : "set.cheaper", {
        what: given.next ? one(s, given.select) : every(s, given.select),
        by: amount(s, given.by),
      });
    case "energy":
      return energy(s, given);
    case "payInstead":
      return paidOtherwise(s, given);
    case "alsoFrom":
      return alsoFrom(s, given);
    case "materials":
      return say(s, given.state === undefined ? "set.materials" : "set.materials.active", {
        skill: keyword(s, given.ability),
        what: scope(s, given.what),
        areas: list(
          s,
          given.areas.map((area) => say(s, "in", { area: owned(s, `area.${area}`, "you") })),
          "or",
        ),
      });
    case "rule":
      return say(
        s,
        `rule.${given.rule}${given.select === undefined ? "" : ".select"}${given.who === "opponent" ? ".opponent" : ""}`,
        {
          ...(given.value === undefined
            ? {}
            : { n: typeof given.value === "string" ? given.value : value(s, given.value).text }),
          ...(given.select === undefined ? {} : { what: described(s, given.select, "many", false) }),
        },
      );
    default:
      throw new Unsaid(`a modification: ${given.set}`);
  }
}

const amount = (s: Speech, by: Extract<Static, { set: "change" }>["by"]): string => {
  const n = times(s, by);
  return n === null ? value(s, by).text : `${n.n.replace("-", "")}${n.each}`;
};

function changed(s: Speech, given: Extract<Static, { set: "change" }>): string {
  const what = scope(s, given.what);
  const unit = `unit.${given.number}`;
  const n = times(s, given.by);
  if (n === null)
    return say(s, "set.change.value", {
      what,
      unit: say(s, unit, { n: "" }).trim(),
      value: value(s, given.by),
    });
  const key = n.n.startsWith("-") ? "set.change.less" : "set.change.more";
  return `${say(s, key, { what, by: say(s, unit, { n: signed(n.n) }) })}${n.each}`;
}

/** "skill:Blocker" is the verb "skill" with the keyword. */
const skillOf = (s: Speech, verb: string): string =>
  verb.startsWith("skill:") ? keyword(s, verb.slice(6)) : "";
function verbKey(s: Speech, set: string, verb: string, target: Selection | undefined): string {
  const base = `${set}.${verb.startsWith("skill:") ? "skill:" : verb}`;
  return target !== undefined && has(s, `${base}.target`) ? `${base}.target` : base;
}

function cause(s: Speech, by: Cause): string {
  if (typeof by === "string") return word(s, `cause.${by}`);
  return "card" in by
    ? say(s, "cause.card", { card: every(s, by.card) })
    : say(s, "cause.battleWith", { card: every(s, by.battle) });
}

function forbidden(s: Speech, given: Extract<Static, { set: "cannot" }>): string {
  const key = verbKey(s, "cannot", given.verb, given.target);
  const moved = given.verb === "beMoved" && given.target !== undefined;
  return spaced(
    say(s, key, {
      what: scope(s, given.what),
      skill: skillOf(s, given.verb),
      ...(given.target === undefined
        ? {}
        : {
            target: moved
              ? list(
                  s,
                  given.target.in.map((area) => owned(s, `area.${area}`, "any").text),
                  "or",
                )
              : described(s, given.target, "theMany"),
          }),
    }),
    given.by === undefined ? "" : cause(s, given.by),
    given.using === undefined
      ? ""
      : has(s, `banned.using.${given.using}`)
        ? word(s, `banned.using.${given.using}`)
        : say(s, "using", { skill: keyword(s, given.using) }),
    given.notUsing === undefined
      ? ""
      : has(s, `banned.notUsing.${given.notUsing}`)
        ? word(s, `banned.notUsing.${given.notUsing}`)
        : say(s, "banned.notUsing", { skill: keyword(s, given.notUsing) }),
    given.except === undefined
      ? ""
      : say(s, "banned.except", { what: described(s, { of: "any", in: [], where: given.except }, "many") }),
    given.limit === undefined ? "" : word(s, "firstTime"),
    given.if === undefined
      ? ""
      : "not" in given.if
        ? say(s, "unlessThat", { what: condition(s, given.if.not) })
        : say(s, "whileThat", { what: condition(s, given.if) }),
    given.unless === undefined ? "" : say(s, "unlessDoing", { what: infinitives(s, given.unless) }),
  );
}

function playerBan(s: Speech, given: Extract<Static, { set: "playerCannot" }>): string {
  const { verb, who, select, target, by, unless } = given;
  const only = select?.where.length === 1 && "not" in select.where[0]! ? select.where[0].not : null;
  const base = `ban.${verb.startsWith("skill:") ? "skill:" : verb}`;
  const key = [
    base,
    ...(only !== null && has(s, `${base}.only`) ? ["only"] : select !== undefined ? ["select"] : []),
    ...(target !== undefined ? ["target"] : []),
  ].join(".");
  const doer = { ...s, doer: who === "opponent" ? who : s.doer } as Speech;
  return spaced(
    say(s, key, {
      who: word(s, `${key.endsWith("only") ? "canOnly" : "cannot"}.who.${who}`),
      skill: skillOf(s, verb),
      ...(select === undefined
        ? {}
        : {
            what: key.includes(".only")
              ? described(doer, { ...select, where: "all" in only! ? only.all : [only!] }, "theMany")
              : described(doer, select, "theMany"),
          }),
      ...(target === undefined ? {} : { target: described(doer, target, "theMany") }),
    }),
    by === undefined ? "" : cause(s, by),
    unless === undefined ? "" : say(s, "unlessDoing", { what: infinitives(doer, unless) }),
  );
}

function energy(s: Speech, given: Extract<Static, { set: "energy" }>): string {
  const what =
    given.next && typeof given.what === "object" && "in" in given.what
      ? one(s, given.what)
      : scope(s, given.what);
  const n = given.orbs === undefined ? times(s, given.by) : { n: String(given.by), each: "" };
  const less = n === null ? true : n.n.startsWith("-");
  const by =
    given.orbs !== undefined
      ? orbs(s, given.orbs)
      : n === null
        ? value(s, given.by).text
        : `${n.n.replace(/^-/, "")}`;
  const text = say(s, less ? "set.energy.less" : "set.energy.more", {
    number: number(s, given.number ?? "energy cost"),
    what,
    by: n === null ? say(s, "equalTo.by", { value: by }) : by,
  });
  const tail = `${text}${n?.each ?? ""}`;
  if (given.ability === undefined && !given.next) return tail;
  return spaced(
    say(s, given.next ? "set.energy.next" : "set.energy.using", {
      skill: given.ability === undefined ? "" : `[${keyword(s, given.ability)}]`,
    }).replace(/ +/g, " "),
    tail,
  );
}

/** "(R)(R)(1)", "(G)/(Y)". */
export function orbs(s: Speech, { colors, any }: { colors: readonly string[][]; any?: unknown }): string {
  const written = colors
    .map((some) => some.map((color) => `(${word(s, `orb.${color}`)})`).join("/"))
    .join("");
  if (any === undefined) return written;
  const n = times(s, any as number);
  if (n === null || n.each !== "") throw new Unsaid("energy of any colour by an amount");
  return `${written}(${n.n})`;
}

function paidOtherwise(s: Speech, given: Extract<Static, { set: "payInstead" }>): string {
  const from =
    given.from === undefined
      ? ""
      : list(
          s,
          given.from.map((area) => say(s, "from", { area: owned(s, `area.${area}`, "you") })),
          "or",
        );
  const slots = {
    what: scope(s, given.what),
    from,
    skill: given.ability === undefined ? "" : keyword(s, given.ability),
  };
  const key = `set.payInstead${given.ability === undefined ? "" : ".skill"}`;
  const text =
    given.cost.length === 0
      ? say(s, `${key}.free`, slots)
      : say(s, key, { ...slots, cost: infinitives(s, given.cost) });
  return text.replace(/ +/g, " ").replace(/ +$/, "");
}

function alsoFrom(s: Speech, given: Extract<Static, { set: "alsoFrom" }>): string {
  const areas = given.areas.includes("any")
    ? ""
    : list(
        s,
        given.areas.map((area) => say(s, "from", { area: owned(s, `area.${area}`, "you") })),
        "or",
      );
  const text = say(s, `set.alsoFrom${given.ability === undefined ? "" : ".skill"}`, {
    what: scope(s, given.what),
    areas,
    skill: given.ability === undefined ? "" : keyword(s, given.ability),
  });
  return spaced(
    text.replace(/ +/g, " ").trim(),
    given.cost === undefined ? "" : say(s, "byAlso", { cost: infinitives(s, given.cost) }),
  );
}
