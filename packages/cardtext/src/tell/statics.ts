import type { Duration, Scope, Selection, Static } from "@arbiter/engine";
import { ability } from "./abilities.ts";
import { number, times, unsigned, value } from "./amounts.ts";
import { forbidden, playerBan, skillOf, verbKey } from "./bans.ts";
import { condition } from "./conditions.ts";
import { spaced } from "./filters.ts";
import { keyword } from "./keywords.ts";
import { formsOf, type Phrase } from "./phrase.ts";
import { alsoFrom, energy, paidOtherwise } from "./prices.ts";
import { referred } from "./references.ts";
import { chosen, described, every, one } from "./selections.ts";
import { has, list, owned, type Speech, say, word } from "./speech.ts";
import type { Slots } from "./template.ts";
import { Unsaid } from "./template.ts";

/** What lasts, as a sentence about its cards: "jusqu'à 1 de vos Personnages gagne +2000 de puissance". */

export function scope(s: Speech, what: Scope): Phrase {
  if (typeof what === "object" && "in" in what) return everywhere(s, what);
  if (typeof what === "object" && "select" in what) return chosen(s, what);
  return referred(s, what, "subject");
}

/** Cards of a player without an area lie in any of them. */
function everywhere(s: Speech, what: Selection): Phrase {
  const found = every(s, what);
  const isAnywhere = what.in.length === 0 && what.among === undefined && what.under === undefined;
  const key = `everywhere.${what.of}`;
  return isAnywhere && has(s, key) ? { ...found, text: `${found.text} ${word(s, key)}` } : found;
}

/** Where the words say "of …", a pronoun cannot stand. */
export function about(s: Speech, key: string, what: Scope, slots: Slots = {}): string {
  const pointed = typeof what !== "object" || !("in" in what || "select" in what);
  const ofIt = pointed && /\b(?:de|di) \{what\}/.test(word(s, key));
  return say(s, key, { what: ofIt ? referred(s, what) : scope(s, what), ...slots });
}

export function lasting(s: Speech, given: Static, until?: Duration): string {
  return spaced(
    said(s, given),
    until === undefined || (until === "game" && !has(s, "until.game")) ? "" : word(s, `until.${until}`),
  );
}

function said(s: Speech, given: Static): string {
  switch (given.set) {
    case "change":
      return changed(s, given);
    case "value": {
      const only = `value.${given.number}.${given.to}`;
      if (has(s, only)) return about(s, only, given.what);
      const slots = { number: number(s, given.number), value: value(s, given.to) };
      return about(s, given.base ? "set.base" : "set.value", given.what, slots);
    }
    case "swap":
      return about(s, "set.swap", given.what, { number: number(s, given.number) });
    case "gain":
    case "lose":
      return about(s, `set.${given.set}`, given.what, { keyword: keyword(s, given.keyword) });
    case "ability": {
      const skill = ability({ ...s, heard: { results: new Map(), last: null } }, given.ability);
      return about(s, "set.ability", given.what, { skill });
    }
    case "negate":
      if (given.only === undefined) return about(s, "set.negate", given.what);
      if (given.only.endsWith("one keyword") && typeof given.what === "object" && "select" in given.what)
        return say(s, `set.negate.${given.only}`, { what: one(s, given.what.select) });
      if (has(s, `set.negate.${given.only}`)) return about(s, `set.negate.${given.only}`, given.what);
      return about(s, "set.negate.only", given.what, { keyword: keyword(s, given.only) });
    case "trait":
      return about(s, `trait.${given.trait}.${given.also ? "also" : "is"}`, given.what, {
        v: traitSaid(s, given),
      });
    case "cannot":
      return forbidden(s, given);
    case "can":
      return spaced(
        about(s, verbKey(s, "can", given.verb, given.target), given.what, {
          skill: skillOf(s, given.verb),
          ...(given.target === undefined ? {} : { target: described(s, given.target, "theMany") }),
        }),
        given.if === undefined ? "" : say(s, "evenIf", { what: condition(s, given.if) }),
      );
    case "playerCannot":
      return playerBan(s, given);
    case "costOfPlaying":
      if (given.who !== "you") throw new Unsaid("the opponent's cost of playing");
      return say(s, given.next ? "set.cheaperNext" : "set.cheaper", {
        what: given.next ? one(s, given.select) : every(s, given.select),
        by: less(s, given.by),
      });
    case "energy":
      return energy(s, given);
    case "payInstead":
      return paidOtherwise(s, given);
    case "alsoFrom":
      return alsoFrom(s, given);
    case "materials": {
      const areas = given.areas.map((area) => say(s, "in", { area: owned(s, `area.${area}`, "you") }));
      const key = given.state === undefined ? "set.materials" : "set.materials.active";
      return spaced(
        about(s, key, given.what, { skill: keyword(s, given.ability), areas: list(s, areas, "or") }),
        given.to === undefined ? "" : say(s, "andPlaced", { area: owned(s, `area.${given.to.area}`, "you") }),
      );
    }
    case "rule":
      return ruled(s, given);
    default:
      throw new Unsaid(`a modification: ${given.set}`);
  }
}

const traitSaid = (s: Speech, { trait, value: v }: Extract<Static, { set: "trait" }>): string =>
  trait === "color"
    ? formsOf(word(s, `color.${v}`))[1]
    : say(s, `quote.${trait}`, { v: s.table[`${trait}.${v}`] ?? s.name(trait, v) });

const less = (s: Speech, by: Extract<Static, { set: "change" }>["by"]): string => {
  const n = times(s, by);
  return n === null ? value(s, by).text : `${n.n.replace("-", "")}${n.each}`;
};

const signed = (n: string) => (/^[\dX]/.test(n) ? `+${n}` : n);

function changed(s: Speech, { what, number: name, by }: Extract<Static, { set: "change" }>): string {
  const isAll = typeof by === "object" && "number" in by && by.number === name && by.of === "each";
  if (isAll && by.times === -1)
    return about(s, "set.value", what, { number: number(s, name), value: value(s, 0) });
  const unit = `unit.${name}`;
  if (typeof by === "object" && "number" in by && by.of === "each" && has(s, `perEach.${by.number}`)) {
    const much = by.times ?? 1;
    const text = about(s, much < 0 ? "set.change.less" : "set.change.more", what, {
      by: say(s, unit, { n: signed(String(much)) }),
    });
    return `${text} ${word(s, `perEach.${by.number}`)}`;
  }
  const n = times(s, by);
  if (n === null) {
    const { amount, isLess } = unsigned(by);
    return about(s, isLess ? "set.change.value.less" : "set.change.value", what, {
      unit: say(s, unit, { n: "" }).trim(),
      value: value(s, amount),
    });
  }
  const key = n.n.startsWith("-") ? "set.change.less" : "set.change.more";
  return `${about(s, key, what, { by: say(s, unit, { n: signed(n.n) }) })}${n.each}`;
}

/** The rule itself speaks of the deck. */
const outsideDeck = (rule: string, select: Selection): Selection =>
  rule.endsWith("InDeck") ? { ...select, in: select.in.filter((area) => area !== "deck") } : select;

function ruled(s: Speech, given: Extract<Static, { set: "rule" }>): string {
  const { rule, select, who, ability } = given;
  if (select?.of === "opponent" && who !== "opponent") throw new Unsaid("a rule about the opponent's cards");
  const n =
    given.value === undefined || typeof given.value === "string" ? given.value : value(s, given.value).text;
  const key = `rule.${rule}${select === undefined ? "" : ".select"}${who === "opponent" ? ".opponent" : ""}`;
  return say(s, key, {
    ...(n === undefined ? {} : { n }),
    ...(ability === undefined ? {} : { skill: keyword(s, ability) }),
    ...(select === undefined
      ? {}
      : {
          what: described(
            s,
            outsideDeck(rule, select),
            n === "1" && rule !== "attacksLeft" ? "one" : "many",
            false,
          ),
        }),
  });
}
