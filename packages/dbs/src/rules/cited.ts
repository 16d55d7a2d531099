/** The paragraphs that the kind, conditions and prices of a skill stand for: what the log or a refusal cites beside its own. */
import {
  type Ability,
  type CompiledAbility,
  type Condition,
  type Context,
  compileCondition,
  type Game,
} from "@arbiter/engine";

export const said = (rule: string | undefined): readonly string[] => (rule === undefined ? [] : [rule]);

/** Of the conditions that fail. */
export function failing(g: Game, c: Context, conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap((one) =>
    "by" in one && !compileCondition(g.program.edition, one)(g, c)
      ? [one.by, ...failing(g, c, [one.holds])]
      : [],
  );
}

/** Of the price, whatever part of it cannot be paid. */
export function ofPrice({ ability }: CompiledAbility): readonly string[] {
  return (ability.cost ?? []).flatMap(({ by, inFullBy }) => [...said(by), ...said(inFullBy)]);
}

/** 9-6-5 of an [Auto], 22-10-4 of a [Counter]; an [Activate] skill is told as it is declared. */
export function activatedBy({ timing, counters, permanent }: Ability): string | undefined {
  if (counters !== undefined) return "22-10-4";
  return typeof timing === "object" && permanent !== true ? "9-6-5" : undefined;
}
