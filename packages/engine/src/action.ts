/** What a player may declare: slots with candidates, and requirements with paragraphs. Offers and refusals
 * come from the same list, so what is not offered can say why. */
import type { Player } from "./card.ts";
import { type Intent, type Option, option } from "./decision.ts";
import { decision } from "./machine.ts";
import type { Game } from "./game.ts";
import { follows, followsAll } from "./rulebook.ts";

export interface Requirement {
  readonly rule: string;
  readonly also?: readonly string[]; // paragraphs that say the same
  readonly says: string;
  readonly needs: "player" | "card" | "target" | "ability";
  readonly holds: (g: Game, player: Player, intent: Filled) => boolean;
}

export interface Filled {
  readonly card: number;
  readonly target: number;
  readonly ability: number;
}

export interface ActionKind {
  readonly do: string;
  readonly rules: readonly string[]; // by which it is offered
  /** Cards it could be about, before any requirement: also for telling which of several kinds an intent means. */
  readonly cards: (g: Game, player: Player) => readonly number[];
  readonly fits: (g: Game, card: number) => boolean;
  readonly abilities?: (g: Game, card: number) => readonly number[];
  readonly targets?: (g: Game, player: Player, card: number) => readonly number[];
  readonly requires: readonly Requirement[];
}

export interface Reason {
  readonly rule: string;
  readonly says: string;
}

export function offers(g: Game, player: Player, kinds: readonly ActionKind[]): Option[] {
  const found: Option[] = [];
  for (const kind of kinds) {
    if (!meets(g, player, kind, "player", nobody) || !followsAll(kind.rules)) continue;
    for (const card of kind.cards(g, player)) {
      if (!kind.fits(g, card) || !meets(g, player, kind, "card", { card, target: -1, ability: -1 })) continue;
      if (kind.abilities !== undefined) {
        for (const ability of kind.abilities(g, card))
          if (meets(g, player, kind, "ability", { card, target: -1, ability }))
            found.push(option(kind.do, { card, ability, rules: kind.rules }));
      } else if (kind.targets !== undefined) {
        for (const target of kind.targets(g, player, card))
          if (meets(g, player, kind, "target", { card, target, ability: -1 }))
            found.push(option(kind.do, { card, target, rules: kind.rules }));
      } else found.push(option(kind.do, { card, rules: kind.rules }));
    }
  }
  return found;
}

const nobody: Filled = { card: -1, target: -1, ability: -1 };

function meets(g: Game, player: Player, kind: ActionKind, needs: Requirement["needs"], filled: Filled): boolean {
  for (const r of kind.requires) if (r.needs === needs && !r.holds(g, player, filled) && binds(r)) return false;
  return true;
}

function binds(r: Requirement): boolean {
  return follows(r.rule) && followsAll(r.also ?? []);
}

/** Every requirement that an intent fails; empty if it is offered now. */
export function whyNot(g: Game, player: Player, intent: Intent): Reason[] {
  const open = decision(g);
  if (open === null) return [{ rule: g.state.result?.rule ?? "", says: "The game is over." }];
  if (open.player === player && open.options.some((option) => !option.barred && isMeant(option, intent))) return [];
  const kinds = g.program.edition.actions.filter(
    (kind) => kind.do === intent.do && (intent.card === undefined || kind.fits(g, intent.card)),
  );
  const reasons = kinds.map((kind) => failures(g, player, kind, intent)).filter((found) => found.length > 0);
  reasons.sort((a, b) => a.length - b.length);
  if (reasons.length > 0) return reasons[0];
  const whose = open.player === player ? "" : "The other player decides now. ";
  return [{ rule: open.rule, says: `${whose}What is asked now is another thing.` }];
}

function failures(g: Game, player: Player, kind: ActionKind, intent: Intent): Reason[] {
  const filled = { card: intent.card ?? -1, target: intent.target ?? -1, ability: intent.ability ?? -1 };
  const found: Reason[] = [];
  if (filled.card >= 0 && !kind.cards(g, player).includes(filled.card))
    found.push({ rule: kind.rules[0], says: "The card is not where this is done from." });
  const abilities =
    kind.abilities === undefined || filled.card < 0 || filled.ability >= 0
      ? [filled.ability]
      : kind.abilities(g, filled.card);
  const targets =
    kind.targets === undefined || filled.card < 0 || filled.target >= 0 ? [filled.target] : kind.targets(g, player, filled.card);
  if (filled.target >= 0 && kind.targets !== undefined && !kind.targets(g, player, filled.card).includes(filled.target))
    found.push({ rule: kind.rules[0], says: "This cannot be its target." });
  for (const r of kind.requires) {
    if (r.needs !== "player" && filled.card < 0) continue;
    const fillings =
      r.needs === "target"
        ? targets.map((target) => ({ ...filled, target }))
        : r.needs === "ability"
          ? abilities.map((ability) => ({ ...filled, ability }))
          : [filled];
    const fails = fillings.length === 0 || fillings.every((f) => !r.holds(g, player, f));
    if (fails && binds(r)) found.push({ rule: r.rule, says: r.says });
  }
  return found;
}

/** Whether an option is what an intent says, as far as it says it. */
export function isMeant(option: Option, intent: Intent): boolean {
  return (
    option.do === intent.do &&
    (intent.card === undefined || option.card === intent.card) &&
    (intent.target === undefined || option.target === intent.target) &&
    (intent.ability === undefined || option.ability === intent.ability) &&
    (intent.option === undefined || option.option?.startsWith(intent.option) === true)
  );
}
