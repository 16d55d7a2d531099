/** "You can activate this card's [Counter] skill from your Drop by …": a second [Counter], valid there, with what it asks and costs; likewise the [Activate] skills of an Extra under a card. */
import type { Ability, Condition, Static } from "@arbiter/engine";
import { isActivated, liesIn, validIn } from "../valid.ts";

type Also = Extract<Static, { set: "alsoFrom" }>;

export function withSkillsElsewhere(
  all: readonly Ability[],
  said: readonly Ability[],
  type: string,
): Ability[] {
  const more = said.flatMap((text) =>
    (text.statics ?? []).flatMap((s) => {
      if (s.set !== "alsoFrom") return [];
      const areas = areasOfCounter(s, text, said);
      if (areas !== null) return all.filter(isCounter).map((one) => elsewhere(one, areas, text, s));
      return isAsInHand(s, text)
        ? all.filter(isFromHand(type)).map((one) => elsewhere(one, below, text, s))
        : [];
    }),
  );
  return [...all, ...more];
}

const below = ["under"];
const isCounter = ({ timing }: Ability) => timing === "counter";
const isFromHand = (type: string) => (one: Ability) =>
  type === "EXTRA" && isActivated(one.timing) && validIn(type, one).includes("hand");

/** "If this card is under …, you can activate this card's [Activate] skill as if it were in your hand". */
export function isAsInHand(s: Static, { conditions = [] }: Ability): boolean {
  return (
    s.set === "alsoFrom" &&
    s.what === "this" &&
    s.ability === "Activate" &&
    s.cost === undefined &&
    placeOf(conditions) === below
  );
}

function elsewhere(counter: Ability, areas: readonly string[], text: Ability, { cost = [] }: Also): Ability {
  const conditions = [...(text.conditions ?? []), ...(counter.conditions ?? [])];
  const price = [...cost, ...(counter.cost ?? [])];
  return {
    ...counter,
    areas: [...areas],
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(price.length === 0 ? {} : { cost: price }),
  };
}

/** The areas from which text lets a [Counter] of its card be activated; null: it is about something else. */
export function areasOfCounter(s: Also, text: Ability, said: readonly Ability[]): readonly string[] | null {
  const hasCounter = said.some(({ timing }) => timing === "counter");
  const isOther = s.ability === undefined && said.some(({ timing }) => isActivated(timing));
  if (s.what !== "this" || !hasCounter || isOther || (s.ability ?? "Counter") !== "Counter") return null;
  const areas = s.areas.includes("any") ? placeOf(text.conditions ?? []) : s.areas;
  // What the card must lie under is a condition, or it is lost.
  return areas === null || (s.areas.includes("under") && areas === s.areas) ? null : areas;
}

/** Where the conditions say that the card lies. */
const placeOf = (conditions: readonly Condition[]) =>
  liesIn(conditions) ?? (conditions.some(isUnder) ? below : null);

function isUnder(condition: Condition): boolean {
  if ("all" in condition) return condition.all.some(isUnder);
  return "card" in condition && condition.card === "this" && condition.where.some((one) => "under" in one);
}
