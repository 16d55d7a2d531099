/** Chapter 21, confirmative: done when a checkpoint or counter window comes, all at once, until nothing more is due. */
import {
  type CompiledAbility,
  call,
  definition,
  done,
  type Entry,
  type Frame,
  follows,
  followsAll,
  type Game,
  happen,
  inArea,
  isObserved,
  jump,
  label,
  lastReduced,
  number,
  ofMatch,
  once,
  type Player,
  type Proposed,
  perform,
  procedure,
  proposed,
  type Static,
  sourcesOf,
  step,
  table,
} from "@arbiter/engine";
import { battle, combo, drop, leaderOf, place, power, unison } from "./areas.ts";
import { damageDue, isDamage, sufferNow } from "./damage.ts";
import { checkDefeat, defeat, isDefeatDue } from "./defeat.ts";
import { printsPowerless } from "./match.ts";
import { isBattleCard, isUnison } from "./types.ts";
import { removeMarkers } from "./unison.ts";
import { waysOf } from "./ways.ts";

export function processRules(g: Game): void {
  if (isObserved()) heedLeaders(g);
  if (isDue(g)) call(g, "rule processing", { v: { cards: [] } });
  else checkDefeat(g);
}

/** Nothing is due and nobody watches: a checkpoint or window with nothing else to do need not be entered. */
export function isQuiet(g: Game): boolean {
  return !isObserved() && !isDue(g) && !isDefeatDue(g);
}

/** v.cards: what left for want of power; what takes the place of leaving does so once. */
export const ruleProcessing = procedure("rule processing", [
  label("again"),
  step("21-1-2", (g, f) => {
    const gone = leaving(g, f);
    const still = stillPowerless(g, f);
    const weak = powerlessUnisons(g);
    const due = damageDue(g);
    if (gone.length === 0 && still.length === 0 && weak.length === 0 && due.length === 0) {
      done(g);
      return;
    }
    const all = follows("21-1-2-2-1") ? gone : gone.slice(0, 1);
    f.v = { cards: [...(f.v.cards as readonly number[]), ...all.map((p) => p.card)] };
    for (const id of weak) loseMarker(g, id);
    perform(g, toDrop(g, still), still.length);
    happen(g, f, all, waysOf(g).powerless === "is dropped");
    for (const action of due) sufferNow(g, action);
  }),
  step("21-1-2", (g, f) => {
    checkDefeat(g);
    jump(g, f, "again");
  }),
]);

const players: readonly Player[] = [0, 1];

/** The manuals say that nothing happens to a Leader without power: else its player would be beaten. */
function heedLeaders(g: Game): void {
  const rule = `${g.program.edition.edition}:zero-power/2`;
  for (const player of players)
    if (number(g, leaderOf(g, player), power) <= 0 && !follows(rule)) defeat(g, player, rule);
}

function isDue(g: Game): boolean {
  const { actions } = g.state;
  for (let i = 0; i < actions.length; i++) if (isDamage(actions[i])) return true;
  const hasNoBattle = g.state.battle === null;
  if (hasNoBattle && (inArea(g, 0, combo).length > 0 || inArea(g, 1, combo).length > 0)) return true;
  if (isObserved() || printsPowerless(g)) return isSomePowerless(g);
  return isPowerTaken(g) && isSomeReduced(g);
}

function isSomePowerless(g: Game): boolean {
  for (const player of players) {
    for (const id of inArea(g, player, battle)) if (isPowerless(g, id)) return true;
    if (inArea(g, player, unison).length > 0 && powerlessUnisons(g).length > 0) return true;
  }
  return false;
}

/** Whether something in force takes power away or sets it, as far as that is known before it is worked out. */
function isPowerTaken(g: Game): boolean {
  const { definitions, grants } = g.program;
  if (grants) return true;
  for (const { def, static: n, amount } of g.state.effects) {
    const s = definitions[def].statics[n];
    if (s.number === power && (s.set !== "change" || amount < 0)) return true;
  }
  if (takesPowerForGood(g)) for (const { ability } of sourcesOf(g).list) if (takesPower(ability)) return true;
  return false;
}

const takesPowerForGood = ofMatch(({ definitions }) =>
  definitions.some(({ permanent }) => permanent.some(takesPower)),
);

const takesPower = once(({ statics }: CompiledAbility) =>
  statics.some((s) => s.number === power && !adds(s.static)),
);

function adds(s: Static): boolean {
  if (s.set !== "change") return false;
  return typeof s.by === "number" ? s.by >= 0 : "count" in s.by && (s.by.times ?? 1) >= 0;
}

/** The same where only effects can take power away: what they do not reach has it. */
function isSomeReduced(g: Game): boolean {
  const { entries } = table(g);
  for (let i = 0; i < entries.length; i++)
    if (isLessened(entries[i]) && number(g, entries[i].id, power) <= 0) return isSomePowerless(g);
  return false;
}

/** Its power is not only what is printed, or more. */
function isLessened({ base, set, sum }: Entry): boolean {
  return base !== null || set !== null || (sum !== null && sum[power] < 0);
}

/** 21-4, 21-6: cards in combos of no battle, and Battle Cards without power, which nothing keeps in play. */
function leaving(g: Game, f: Frame) {
  const before = f.v.cards as readonly number[];
  const found = players.flatMap((player) => {
    const combos =
      g.state.battle === null && followsAll(["21-4-1", "21-4-2"]) ? inArea(g, player, combo) : [];
    const weak = inArea(g, player, battle).filter(
      (id) => isPowerless(g, id) && !before.includes(id) && follows("21-6-2"),
    );
    return [...combos, ...weak];
  });
  return toDrop(g, found);
}

/** 9-10-1-1-1: what took the place of leaving gave it no power, so it leaves all the same. */
function stillPowerless(g: Game, f: Frame): readonly number[] {
  const before = f.v.cards as readonly number[];
  if (waysOf(g).powerless === "is K.O.'d") return [];
  return players
    .flatMap((player) => inArea(g, player, battle))
    .filter((id) => before.includes(id) && isPowerless(g, id) && follows("9-10-1-1-1"));
}

function toDrop(g: Game, cards: readonly number[]): Proposed[] {
  return cards.map((id) => {
    const because =
      isPowerless(g, id) && followsAll(["21-6-2-1", "23-3-2-1"]) ? lastReduced(g, id, power) : null;
    const isKod =
      isPowerless(g, id) && waysOf(g).powerless === "is K.O.'d" && follows("manual-1.2:zero-power/1");
    return proposed(isKod ? "ko" : "move", id, {
      to: place(g, g.state.cards[id].owner, drop),
      cause: because === null ? "rule" : "effect",
      by: because?.card ?? -1,
      byPlayer: because?.you ?? -1,
      rule: isPowerless(g, id) ? "21-6-2" : "21-4-2",
    });
  });
}

function isPowerless(g: Game, id: number): boolean {
  return number(g, id, power) <= 0 && isBattleCard(definition(g, id).category);
}

const unisonRules = ["21-8-1", "21-8-2"];

/** 21-8: a Unison without power loses a marker, by the effect that took its power. */
function powerlessUnisons(g: Game): readonly number[] {
  const found: number[] = [];
  if (!followsAll(unisonRules)) return found;
  for (const player of players)
    for (const id of inArea(g, player, unison))
      if (isUnison(definition(g, id).category) && number(g, id, power) <= 0) found.push(id);
  return found;
}

function loseMarker(g: Game, id: number): void {
  const because = followsAll(["21-8-2-1", "23-3-2-3"]) ? lastReduced(g, id, power) : null;
  const { rule, source, sourcePlayer } = g;
  g.rule = "21-8-2";
  if (because !== null) {
    g.source = because.card;
    g.sourcePlayer = because.you;
  }
  removeMarkers(g, because?.you ?? g.state.active, id, 1, undefined, true);
  g.rule = rule;
  g.source = source;
  g.sourcePlayer = sourcePlayer;
}
