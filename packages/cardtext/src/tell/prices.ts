import type { Orbs, Static } from "@arbiter/engine";
import { number, times, unsigned, value } from "./amounts.ts";
import { infinitives } from "./clauses.ts";
import { spaced } from "./filters.ts";
import { keyword } from "./keywords.ts";
import { one } from "./selections.ts";
import { list, owned, type Speech, say, word } from "./speech.ts";
import { about, scope } from "./statics.ts";
import { Unsaid } from "./template.ts";

/** What is paid: energy, more or less of it, or something else in its place. */

/** "(R)(R)(1)", "(G)/(Y)". */
export function orbs(s: Speech, { colors, any }: Orbs): string {
  const written = colors
    .map((some) => some.map((color) => `(${word(s, `orb.${color}`)})`).join("/"))
    .join("");
  if (any === undefined) return written;
  const n = times(s, any);
  if (n === null || n.each !== "") throw new Unsaid("energy of any colour by an amount");
  return `${written}(${n.n})`;
}

export function energy(s: Speech, given: Extract<Static, { set: "energy" }>): string {
  const { what, by, next, ability } = given;
  const n = given.orbs === undefined || typeof by === "object" ? times(s, by) : { n: String(by), each: "" };
  const amount = () => {
    if (given.orbs !== undefined) return orbs(s, given.orbs);
    return n === null
      ? say(s, "equalTo.by", { value: value(s, unsigned(by).amount) })
      : n.n.replace(/^-/, "");
  };
  const key = n === null || n.n.startsWith("-") ? "set.energy.less" : "set.energy.more";
  const slots = { number: number(s, given.number ?? "energy cost"), by: amount() };
  const text =
    next && typeof what === "object" && "in" in what
      ? say(s, key, { ...slots, what: one(s, what) })
      : about(s, key, what, slots);
  const when =
    ability === undefined
      ? next
        ? word(s, "set.energy.next.cost")
        : ""
      : say(s, next ? "set.energy.next" : "set.energy.using", { skill: `[${keyword(s, ability)}]` });
  return spaced(when, `${text}${n?.each ?? ""}`);
}

const fromAreas = (s: Speech, areas: readonly string[] | undefined): string =>
  areas === undefined || areas.includes("any")
    ? ""
    : list(
        s,
        areas.map((area) => say(s, "from", { area: owned(s, `area.${area}`, "you") })),
        "or",
      );

const tidy = (text: string) => text.replace(/ +/g, " ").trim();

export function paidOtherwise(s: Speech, given: Extract<Static, { set: "payInstead" }>): string {
  const { what, ability, from, cost } = given;
  const key = `set.payInstead${ability === undefined ? "" : ".skill"}${cost.length === 0 ? ".free" : ""}`;
  return tidy(
    about(s, key, what, {
      from: fromAreas(s, from),
      skill: ability === undefined ? "" : keyword(s, ability),
      ...(cost.length === 0 ? {} : { cost: infinitives(s, cost) }),
    }),
  );
}

export function alsoFrom(s: Speech, given: Extract<Static, { set: "alsoFrom" }>): string {
  const { what, ability, areas, cost } = given;
  const text = say(s, `set.alsoFrom${ability === undefined ? "" : ".skill"}`, {
    what: scope(s, what),
    areas: ability !== undefined && areas.includes("any") ? word(s, "asInHand") : fromAreas(s, areas),
    skill: ability === undefined ? "" : keyword(s, ability),
  });
  if (cost === undefined) return tidy(text);
  return spaced(
    tidy(text),
    cost.length === 0 ? word(s, "byAlso.free") : say(s, "byAlso", { cost: infinitives(s, cost) }),
  );
}
