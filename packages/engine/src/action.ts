/** What a player may declare: slots with candidates, and requirements with paragraphs. Offers and refusals
 * come from the same list, so what is not offered can say why. */
import type { Player } from "./card.ts";
import { type Intent, makeOption, type Option } from "./decision.ts";
import { definition, type Game } from "./game.ts";
import { decision } from "./machine.ts";
import type { Compiled } from "./program.ts";
import { followsAll } from "./rulebook.ts";

export interface Requirement {
  readonly rules: readonly string[]; // the paragraph, and others that say the same
  readonly says: string;
  readonly needs: "player" | "card" | "slot";
  /** It fails only where some card forbids, permits or sets one of these: elsewhere it is not asked. */
  readonly verbs?: readonly string[] | undefined;
  /** `slot` is the target or the ability's place on the card. */
  readonly holds: (g: Game, player: Player, card: number, slot: number) => boolean;
}

interface ActionSpec {
  readonly do: string;
  readonly rules: readonly string[]; // by which it is offered
  /** Cards it could be about, before any requirement. */
  readonly cards: (g: Game, player: Player) => readonly number[];
  /** Which of several kinds of the same name an intent means: by what is printed, or as the card is now. */
  readonly suits?: ((card: Compiled) => boolean) | undefined;
  readonly fits?: ((g: Game, card: number) => boolean) | undefined;
  /** The slot to fill beside the card, if there is one. */
  readonly abilities?: ((g: Game, card: number) => readonly number[]) | undefined;
  readonly targets?: ((g: Game, player: Player) => readonly number[]) | undefined;
  readonly requires: readonly Requirement[];
}

export interface ActionKind extends ActionSpec {
  readonly suited: readonly boolean[] | null; // by definition, once a match is known
  readonly ofPlayer: readonly Requirement[];
  readonly ofCard: readonly Requirement[];
  readonly ofSlot: readonly Requirement[];
}

export function action(spec: ActionSpec): ActionKind {
  return asking(spec, spec.requires, null);
}

/** The action in a match of these definitions, whose cards forbid, permit and set only this. */
export function actionIn(
  kind: ActionKind,
  definitions: readonly Compiled[],
  verbs: ReadonlySet<string>,
): ActionKind {
  const { suits } = kind;
  return asking(
    kind,
    kind.requires.filter((r) => r.verbs === undefined || r.verbs.some((verb) => verbs.has(verb))),
    suits === undefined ? null : definitions.map((d) => suits(d)),
  );
}

function asking(spec: ActionSpec, asked: readonly Requirement[], suited: ActionKind["suited"]): ActionKind {
  const { rules, cards, suits, fits, abilities, targets, requires } = spec;
  const of = (needs: Requirement["needs"]) => asked.filter((r) => r.needs === needs);
  const each = { ofPlayer: of("player"), ofCard: of("card"), ofSlot: of("slot") };
  return { do: spec.do, rules, cards, suits, fits, abilities, targets, requires, suited, ...each };
}

export function isFit(g: Game, kind: ActionKind, card: number): boolean {
  if (kind.suited !== null) return kind.suited[g.state.cards[card].def];
  if (kind.suits !== undefined) return kind.suits(definition(g, card));
  return kind.fits === undefined || kind.fits(g, card);
}

export interface Reason {
  readonly rule: string;
  readonly says: string;
}

export function offers(g: Game, player: Player, kinds: readonly ActionKind[]): Option[] {
  const found: Option[] = [];
  for (const general of kinds) {
    const kind = g.program.actions.get(general) ?? general;
    if (!meets(g, player, kind.ofPlayer, -1, -1) || !followsAll(kind.rules)) continue;
    const targets = kind.targets?.(g, player);
    for (const card of kind.cards(g, player)) {
      if (!isFit(g, kind, card) || !meets(g, player, kind.ofCard, card, -1)) continue;
      if (targets !== undefined) {
        for (const target of targets)
          if (meets(g, player, kind.ofSlot, card, target))
            found.push(declared(kind, card, target, undefined));
      } else if (kind.abilities !== undefined) {
        for (const ability of kind.abilities(g, card))
          if (meets(g, player, kind.ofSlot, card, ability))
            found.push(declared(kind, card, undefined, ability));
      } else found.push(declared(kind, card, undefined, undefined));
    }
  }
  return found;
}

function declared(
  kind: ActionKind,
  card: number,
  target: number | undefined,
  ability: number | undefined,
): Option {
  return makeOption(kind.do, card, target, ability, undefined, undefined, kind.rules);
}

function meets(
  g: Game,
  player: Player,
  required: readonly Requirement[],
  card: number,
  slot: number,
): boolean {
  for (const r of required) if (!r.holds(g, player, card, slot) && followsAll(r.rules)) return false;
  return true;
}

/** Every requirement that an intent fails; empty if it is offered now. */
export function whyNot(g: Game, player: Player, intent: Intent): Reason[] {
  const open = decision(g);
  if (open === null) return [{ rule: g.state.result?.rule ?? "", says: "The game is over." }];
  if (open.player === player && open.options.some((o) => !o.barred && isMeant(o, intent))) return [];
  const named = g.program.edition.actions.filter((kind) => kind.do === intent.do);
  const kinds = named.filter((kind) => intent.card === undefined || isFit(g, kind, intent.card));
  if (kinds.length === 0 && named.length > 0)
    return named.map((kind) => ({ rule: kind.rules[0], says: "This is not done with such a card." }));
  const reasons = kinds.map((kind) => failures(g, player, kind, intent)).filter((found) => found.length > 0);
  reasons.sort((a, b) => a.length - b.length);
  if (reasons.length > 0) return reasons[0];
  const whose = open.player === player ? "" : "The other player decides now. ";
  return [{ rule: open.rule, says: `${whose}What is asked now is another thing.` }];
}

function failures(
  g: Game,
  player: Player,
  kind: ActionKind,
  { card = -1, target, ability }: Intent,
): Reason[] {
  const found: Reason[] = [];
  const slots = card < 0 ? [] : (kind.targets?.(g, player) ?? kind.abilities?.(g, card) ?? []);
  const slot = target ?? ability;
  if (card >= 0 && !kind.cards(g, player).includes(card))
    found.push({ rule: kind.rules[0], says: "The card is not where this is done from." });
  if (card >= 0 && slot !== undefined && !slots.includes(slot))
    found.push({
      rule: kind.rules[0],
      says: target === undefined ? "It has no such ability." : "This cannot be its target.",
    });
  for (const r of kind.requires) {
    if (r.needs !== "player" && card < 0) continue;
    const fillings = r.needs !== "slot" ? [-1] : slot === undefined ? slots : [slot];
    if (fillings.every((filling) => !r.holds(g, player, card, filling)) && followsAll(r.rules))
      found.push({ rule: r.rules[0], says: r.says });
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
