/** The paragraphs that the conditions and prices of a skill stand for: what a refusal cites beside its own. */
import {
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
