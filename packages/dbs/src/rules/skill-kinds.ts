/** The names by which text may speak of a skill: its type, its printed tag, its keyword. */
import type { Ability } from "@arbiter/engine";

export function skillNames({ timing, tag, keyword }: Ability): readonly string[] {
  const type = typeof timing === "object" ? "Auto" : undefined;
  return [type, tag, keyword?.name].filter((name) => name !== undefined);
}
