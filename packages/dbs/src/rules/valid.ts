/** 9-1-3: where a skill is valid. */
import type { Ability, Condition, Happening } from "@arbiter/engine";
import { areas } from "./areas.ts";

export const usual: Readonly<Record<string, readonly string[]>> = {
  LEADER: ["leader"],
  BATTLE: ["battle"],
  UNISON: ["unison"],
  TOKEN: ["battle"],
  "Z-LEADER": ["leader"],
  "Z-BATTLE": ["battle"],
  "Z-EXTRA": ["battle"],
  "Z-UNISON": ["unison"],
  EXTRA: ["hand"],
};

/** In the area of its type (9-1-3-1), where its text says (9-1-3-2), or where what happens to the card finds it. */
export function validIn(category: string, ability: Ability): readonly string[] {
  const { timing } = ability;
  if (isValidAnywhere(ability)) return areas.map((area) => area.name);
  const here = usual[category] ?? [];
  if (timing === "counter") return ["hand"];
  if (typeof timing === "object") {
    const own = timing.when.flatMap((happening) => whereItHappens(happening, here));
    if (own.length > 0) return [...new Set(own)];
  }
  return named([ability.cost, ability.effect]) ?? leavesFrom(ability) ?? liesIn(ability.conditions) ?? here;
}

/** "If this card is in your Warp": where alone the condition can hold. */
function liesIn(conditions: readonly Condition[] = []): readonly string[] | null {
  for (const condition of conditions) {
    const within = "all" in condition ? liesIn(condition.all) : null;
    if (within !== null) return within;
    if (!("card" in condition) || condition.card !== "this") continue;
    for (const filter of condition.where) if ("area" in filter) return filter.area;
  }
  return null;
}

/** "When this card would be placed … from a Combo Area, … instead": the area that it would leave. */
function leavesFrom({ timing, replaces }: Ability): readonly string[] | null {
  if (timing !== "replacement") return null;
  const own = [replaces ?? []].flat().filter((happening) => happening.card === "this");
  const from = own.flatMap((happening) => happening.from ?? []);
  return from.length === 0 ? null : from;
}

/** 9-1-3-3: "in all areas", and what says whether or from where the card itself may be played or used in a combo. */
function isValidAnywhere({ areas: named, statics = [] }: Ability): boolean {
  const isOfItself = statics.some(
    (s) =>
      s.set === "cannot" &&
      s.what === "this" &&
      (s.verb === "bePlayed" || (s.verb === "combo" && s.target === undefined)),
  );
  return named?.includes("any") === true || isOfItself;
}

/** Of what happens to the card itself: where it lies when that is told. */
function whereItHappens(
  { event, card, to, from, using }: Happening,
  here: readonly string[],
): readonly string[] {
  const isOwn = card === "this" || JSON.stringify(card ?? "").includes('{"card":"this"}');
  if (!isOwn) return [];
  if (event === "combo") return ["combo"];
  if (event === "turn" && from !== undefined) return from;
  if (event === "discard" || event === "activateExtra") return ["drop"];
  if (event === "endOfItsBattle" && using === "combo") return ["drop"];
  if (event === "fromBelow") return to ?? areas.map((area) => area.name);
  if (event === "move" && !to?.includes("under"))
    return [...(from?.some((area) => !here.includes(area)) === true ? [] : here), ...(to ?? [])];
  return here;
}

/** "Play this card from your hand": the area that an order about this card names. */
function named(part: unknown): readonly string[] | null {
  if (typeof part !== "object" || part === null) return null;
  const { what, from, do: act } = part as { what?: unknown; from?: readonly string[]; do?: string };
  if (what === "this" && from !== undefined) return from;
  if (act === "delay" || act === "apply") return null;
  for (const inner of Object.values(part)) {
    const found = named(inner);
    if (found !== null) return found;
  }
  return null;
}
