/** 9-1-3: where a skill is valid. */
import type { Ability, Clause, Condition, Filter, Happening, Selection, Static } from "@arbiter/engine";
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
  const { timing, statics = [] } = ability;
  if (isValidAnywhere(ability)) return areas.map((area) => area.name);
  const here = usual[category] ?? [];
  if (timing === "counter") return ["hand"];
  if (typeof timing === "object") {
    const own = timing.when.flatMap((happening) => whereItHappens(happening, here));
    if (own.length > 0) return [...new Set(own)];
  }
  if (statics.some(isOwnReduction)) return [...new Set([...here, "hand"])];
  const own = statics.map(whereItIs);
  if (own.some((names) => names.length > 0))
    return [...new Set(own.flatMap((names) => (names.length > 0 ? names : here)))];
  const orders = category === "EXTRA" ? firstOf(ability.effect) : ability.effect;
  const says =
    named([ability.cost, orders]) ?? changedIn(ability) ?? leavesFrom(ability) ?? liesIn(ability.conditions);
  return says ?? (isActivated(timing) && (playsThis(ability) || waitsInHand(ability)) ? ["hand"] : here);
}

/** "At the end of the battle, play this card from your hand" and nothing before: it is activated there and waits there. */
function waitsInHand({ effect: [only, ...others] = [] }: Ability): boolean {
  return only?.act.do === "delay" && others.length === 0 && named(only.act.effect)?.join() === "hand";
}

/** "Reduce the energy cost of this card": in play it would mean nothing, for it is paid from the hand (0-2-2). */
function isOwnReduction(s: Static): boolean {
  if (s.set !== "energy" || s.what !== "this" || s.number !== undefined || s.ability !== undefined)
    return false;
  return typeof s.by === "number"
    ? s.by < 0
    : typeof s.by === "object" && "times" in s.by && Number(s.by.times) < 0;
}

/** "[Activate: Main] Increase the energy cost of this card in your Z-Energy": there. */
function changedIn({ timing, effect = [] }: Ability): readonly string[] | null {
  const there = effect.flatMap(({ act }) => (act.do === "apply" ? whereItIs(act.effect) : []));
  return isActivated(timing) && there.length > 0 ? there : null;
}

/** "This card in your hand gains …": there. */
function whereItIs(s: Static): readonly string[] {
  const what = "what" in s ? s.what : undefined;
  if (typeof what !== "object" || !("where" in what)) return [];
  return what.where.some(isThis) ? what.in : [];
}

const isThis = (filter: Filter): boolean => "card" in filter && filter.card === "this";

export const isActivated = (timing: Ability["timing"]) =>
  typeof timing === "string" && timing.startsWith("activate");

/** "Play this card" without an area: from the hand (5-5-2), for in play it is played already. */
function playsThis({ effect = [] }: Ability): boolean {
  return effect.some(({ act }) => act.do === "play" && act.what === "this" && act.from === undefined);
}

/** 12-2-2-2: an Extra lies in the Drop as its effect is carried out. Only where its first order finds it there it is activated there. */
function firstOf([first]: readonly Clause[] = []): Clause | undefined {
  return first?.act.do === "group" ? firstOf(first.act.clauses) : first;
}

/** "If this card is in your Warp": where alone the condition can hold. */
export function liesIn(conditions: readonly Condition[] = []): readonly string[] | null {
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

/** 9-1-3-3: "in all areas", and what says whether, from where or with what the card itself may be played or used in a combo. */
function isValidAnywhere({ areas: named, statics = [] }: Ability): boolean {
  const isOfItself = statics.some(
    (s) =>
      (s.set === "cannot" &&
        s.what === "this" &&
        (s.verb === "bePlayed" || (s.verb === "combo" && s.target === undefined))) ||
      (s.set === "can" && s.verb === "payAsEnergy" && s.target?.where.some(isThis) === true),
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
  if (event === "discard") return ["drop"];
  if (event === "activateExtra") return areas.map((area) => area.name); // its price may have taken it out of the Drop
  if (event === "skill" && here.includes("hand") && from?.includes("hand") === true) return ["drop"]; // 12-2-2-2
  if (event === "endOfItsBattle" && using === "combo") return ["drop"];
  if (event === "fromBelow") return to ?? areas.map((area) => area.name);
  const leavesElsewhere = from?.some((area) => !here.includes(area)) === true;
  if (event === "move" && leavesElsewhere && to === undefined) return areas.map((area) => area.name);
  const leavesHere = from === undefined || from.some((area) => here.includes(area));
  if (event === "move" && !to?.includes("under")) return [...(leavesHere ? here : []), ...(to ?? [])];
  return here;
}

/** "Play this card from your hand": the area that an order about this card names, if none before took it from where it is used. */
const named = (part: unknown): readonly string[] | null => {
  const areas = namedFirst(part);
  return areas === HERE ? null : areas;
};

const HERE: readonly string[] = [];

function namedFirst(part: unknown): readonly string[] | null {
  if (typeof part !== "object" || part === null) return null;
  const { what, from, do: act } = part as { what?: unknown; from?: readonly string[]; do?: string };
  if (what === "this" && from !== undefined) return from;
  if (what === "this" && (act === "move" || act === "ko")) return HERE;
  if (act === "move" && isThisIn(what)) return what.select.in.length === 0 ? HERE : what.select.in;
  if (act === "delay" || act === "apply") return null;
  for (const inner of Object.values(part)) {
    const found = namedFirst(inner);
    if (found !== null) return found;
  }
  return null;
}

/** "This card from your hand" beside other cards. */
const isThisIn = (what: unknown): what is { select: Selection } =>
  typeof what === "object" &&
  what !== null &&
  "select" in what &&
  (what.select as Selection).where.some(isThis);
