import {
  type Ability,
  type Clause,
  type Filter,
  movedAt,
  type Reference,
  type Selection,
} from "@arbiter/engine";
import { UNSTATED } from "./unstated.ts";

/**
 * What a reading must hold to besides its words.
 *
 * "Choose up to 1 red card" without an area or an owner means one of the cards being looked at while some
 * are, and one in play otherwise. A look ends when the area is shuffled or the rest is put away.
 * Cards in a hand, a deck or a Drop have no mode. Only a [Counter: Play] can do something instead of a card being played. What both players did each for
 * himself, nobody else goes on with.
 */
export function isSound(ability: Ability): boolean {
  const taken = new Set<unknown>(); // results of clauses that did not only look
  /** Cards that were spoken of, not only looked at: "1 of those cards". */
  const isChosen = (among: unknown): boolean =>
    typeof among === "string" || taken.has((among as { result?: number }).result);
  const covered = new Set<unknown>(); // results of clauses that put cards under another: nothing lies under those
  const apart = new Set<number>(); // what each of both players did for himself
  let looking = false;
  let well = true;
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { select, act } = node as { select?: Selection; act?: Clause["act"] };
    if (select) well &&= !isFarMode(select.where);
    if (select && !hasModes(select)) well &&= !select.where.some(isMode);
    if (select?.among) well &&= looking || isChosen(select.among);
    else if (select?.of === "any" && select.under && looking) well = false;
    else if (select?.of === "any" && select.in.length > 0 && !select.under)
      well &&= !looking || saysWhere(select);
    const { under } = node as { under?: unknown };
    if (typeof under === "object" && under !== null && "result" in under && covered.has(under.result))
      well = false;
    if (typeof under === "object" && under !== null && "in" in under) well &&= isInPlay(under as Selection);
    if (isOfAlliance(node)) well &&= ability.keyword?.name === "Alliance";
    if (act?.do === "oneOf") walkOptions(act.options);
    else for (const child of Object.values(node)) walk(child);
    if (!act) return;
    const { result } = node as { result?: number };
    if (result !== undefined && act.do !== "look" && act.do !== "reveal") taken.add(result);
    if (result !== undefined && act.do === "move" && act.to.area === "under") covered.add(result);
    if (act.do === "group" && act.inTurnOrder)
      for (const [, n] of JSON.stringify(act).matchAll(/"result":(\d+)/g)) apart.add(Number(n));
    else if ("what" in act && pointsAt(act.what, apart)) well = false;
    if (act.do === "apply" && act.until === UNSTATED) well = false;
    if (asksWhatWas(node as Clause)) well &&= isNoted(ability, node as Clause);
    if (ability.counters === "Counter" && isOfNobody(act)) well = false;
    if (act.do === "move" && act.as === "insteadOfPlay") well &&= ability.counters === "Play";
    const on = act.do === "play" ? act.on : act.do === "move" ? act.to.on : undefined;
    // "on top of your Leader in Active Mode" is how it is played or placed.
    if (typeof on === "object" && "select" in on && on.select.where.some(isMode)) well = false;
    // So is "from under your Leader in Active Mode".
    if (act.do === "play" && coverOf(act.what)?.where.some(isMode)) well = false;
    if (act.do === "play" && act.area && isUnderAnything(act.what)) well = false;
    if (act.do === "look" || act.do === "reveal") looking = true;
    if (act.do === "shuffle" || (act.do === "move" && isRest(act.what))) looking = false;
  };
  const walkOptions = (options: Clause[][]): void => {
    const before = looking;
    for (const option of options) {
      looking = before;
      walk(option);
    }
  };
  walk(ability.cost);
  walk(ability.effect);
  return well;
}

/** How a card lay is noted where the clause that moved it stands beside the one that asks. */
const asksWhatWas = ({ if: asked }: Clause): boolean => asked !== undefined && "card" in asked && !!asked.was;
const isNoted = ({ effect = [] }: Ability, clause: Clause): boolean =>
  effect.includes(clause) && movedAt(effect, (clause.if as { card: Reference }).card) >= 0;

/** "for each card switched to Rest Mode by this skill": elsewhere a clause did it. */
const isOfAlliance = (node: object): boolean =>
  "count" in node &&
  ((node.count as { where?: Filter[] } | undefined)?.where ?? []).some?.(
    (one) => "flag" in one && one.flag === "restedForThisSkill",
  );

/** A [Counter: Counter] that negates "the [Counter] skill of a red card" means the one that it answers. */
const isOfNobody = (act: Clause["act"]): boolean => {
  if (act.do !== "apply" || act.effect.set !== "negate" || !act.effect.only?.startsWith("Counter"))
    return false;
  const { what } = act.effect;
  return typeof what === "object" && "select" in what && what.select.of === "any";
};

/** Cards are in Active or Rest Mode in some areas only (1-10-1). */
export const hasModes = ({ in: areas }: Selection): boolean =>
  !areas.length || areas.some((area) => [...PLAY, "energy", "combo"].includes(area));
const isMode = (filter: Filter): boolean =>
  "flag" in filter && (filter.flag === "rested" || filter.flag === "active");

/** Cards lie under cards in play only: "under a card in your Battle Area or from your hand" names two places. */
const isInPlay = ({ in: areas }: Selection): boolean => areas.every((area) => PLAY.includes(area));
const pointsAt = (what: unknown, results: ReadonlySet<number>): boolean =>
  typeof what === "object" && what !== null && "result" in what && results.has(what.result as number);
const isRest = (what: unknown): boolean => typeof what === "object" && what !== null && "rest" in what;
const PLAY = ["leader", "battle", "unison"];
/** "you or your opponent's" says whose; "a card in your Battle Area" says where. */
const saysWhere = (select: Selection): boolean => !select.in.every((area) => PLAY.includes(area));

/** "from under a card in your Battle Area" says where that card lies, not where it is played. */
const isUnderAnything = (what: unknown): boolean => coverOf(what)?.of === "any";
const coverOf = (what: unknown): Selection | undefined => {
  const under = (what as { select?: Selection }).select?.under;
  return typeof under === "object" && "of" in under ? under : undefined;
};
/** "with costs of at most the number of your energy in Rest Mode": the mode of what stands nearest. */
const isFarMode = (where: Filter[]): boolean =>
  where.some((one, i) => {
    const before = where[i - 1];
    if (!isMode(one) || !before || !("number" in before) || typeof before.than !== "object") return false;
    return "count" in before.than && hasModes(before.than.count);
  });
