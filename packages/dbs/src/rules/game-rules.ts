/** Text that changes the rules of the game for a player: how many may lie in play, how often he may attack. */
import {
  effectWith,
  type Game,
  inArea,
  kindOf,
  type Live,
  type Player,
  rulesAbout,
  type Static,
} from "@arbiter/engine";
import { areas, drop, energy, warp } from "./areas.ts";
import { rulesSet } from "./match.ts";

const none: readonly Live[] = [];

type Rule = Extract<Static, { set: "rule" }>;

/** The texts in force that set this rule for the player. */
export function rulesFor(g: Game, player: Player, rule: string): readonly Live[] {
  if (!rulesSet(g).has(rule)) return none;
  const rules = rulesAbout(g, "rule");
  if (rules.length === 0) return none;
  return rules.filter(({ static: { static: s }, context }) => {
    return s.set === "rule" && s.rule === rule && (s.who === "you") === (context.you === player);
  });
}

export function numberIn({ static: { static: s } }: Live): number {
  return Number((s as Rule).value);
}

/** "… can only attack with Battle Cards once more this turn": attacks since then are counted with the effect. */
export function hasAttackLeft(g: Game, player: Player, attacker: number): boolean {
  for (const l of countingAttacks(g, player, attacker)) if (l.amount >= numberIn(l)) return false;
  return true;
}

function countingAttacks(g: Game, player: Player, attacker: number): readonly Live[] {
  const rules = rulesFor(g, player, "attacksLeft");
  if (rules.length === 0) return none;
  return rules.filter(({ static: { target }, context }) => target === null || target(g, context, attacker));
}

export function countAttack(g: Game, player: Player, attacker: number): void {
  count(g, countingAttacks(g, player, attacker));
}

/** "… can only activate [Counter] skills once for the turn": those activated since then are counted with the effect. */
export function hasSkillLeft(g: Game, player: Player, names: readonly string[]): boolean {
  return countingSkills(g, player, names).every((l) => l.amount < numberIn(l));
}

function countingSkills(g: Game, player: Player, names: readonly string[]): readonly Live[] {
  const rules = rulesFor(g, player, "skillsLeft");
  return rules.length === 0 ? none : rules.filter((l) => names.includes((l.static.static as Rule).ability!));
}

export function countSkill(g: Game, player: Player, names: readonly string[]): void {
  count(g, countingSkills(g, player, names));
}

function count(g: Game, counting: readonly Live[]): void {
  if (counting.length === 0) return;
  const stamps = counting.map((l) => l.stamp);
  g.state.effects = g.state.effects.map((e) =>
    stamps.includes(e.stamp) ? effectWith(e, { amount: e.amount + 1 }) : e,
  );
  g.table = null;
}

/** "… can only switch up to 2 energy to Active Mode" in the Charge Phase: of which cards, and how many. */
export function refreshLimits(g: Game, player: Player): readonly RefreshLimit[] {
  return rulesFor(g, player, "maxRefreshed").map((l) => ({
    most: numberIn(l),
    isOf: (id) => l.static.target === null || l.static.target(g, l.context, id),
  }));
}
interface RefreshLimit {
  readonly most: number;
  readonly isOf: (id: number) => boolean;
}

export function mayPlaceEnergy(g: Game, player: Player): boolean {
  const there = inArea(g, player, energy).length;
  for (const rule of rulesFor(g, player, "maxEnergy")) if (there >= numberIn(rule)) return false;
  return true;
}

/** Whether text lets a card go from one area to another at all. */
export function mayGo(
  g: Game,
  from: number,
  to: number,
  forbids: (g: Game, verb: string, player: Player) => boolean,
) {
  const player: Player = to < areas.length ? 0 : 1;
  const kind = kindOf(g, to);
  if (kind === energy && from !== to) return mayPlaceEnergy(g, player) && !forbids(g, "placeEnergy", player);
  if (kind === warp && kindOf(g, from) === drop) return !forbids(g, "sendToWarp", player);
  return true;
}
