/** What a player may declare: slots with candidates, and requirements with paragraphs. Offers and refusals
 * come from the same list, so what is not offered can say why. */
import { other, type Player } from "./card.ts";
import { type Intent, makeOption, type Option } from "./decision.ts";
import { isGaining, table } from "./derive.ts";
import { area, citedAll, definition, type Game, inArea, master } from "./game.ts";
import { decision } from "./machine.ts";
import { covered } from "./piles.ts";
import type { Compiled, CompiledAbility } from "./program.ts";
import { followsAll, isObserved } from "./rulebook.ts";
import { actsIn } from "./sources.ts";

export interface Requirement {
  readonly rules: readonly string[]; // the paragraph, and others that say the same
  readonly says: string;
  /** What it asks about; "moment": holds wherever the action is offered at all, and so is asked only for a refusal. */
  readonly needs: "moment" | "player" | "card" | "slot";
  /** Cards that meet it by what is printed: of these it is not asked. */
  readonly printed?: ((card: Compiled) => boolean) | undefined;
  /** It fails only where some card has or gives one of these keywords (bits): elsewhere it is not asked. */
  readonly keywords?: number | undefined;
  /** It fails only where some card forbids, permits or sets one of these: elsewhere it is not asked. */
  readonly verbs?: readonly string[] | ((verb: string) => boolean) | undefined;
  /** Abilities that meet it by what is printed: of these it is not asked. */
  readonly always?: ((ability: CompiledAbility, card: Compiled) => boolean) | undefined;
  /** What fails it for sure, as far as that is told at once of the ability: looked at before all else, for offers alone. */
  readonly rulesOut?: ((ability: CompiledAbility, card: Compiled) => Requirement["holds"] | null) | undefined;
  /** What else says so, where it fails: for people. */
  readonly also?: readonly string[] | undefined;
  /** Paragraphs of the card or ability itself that say so, for people. */
  readonly cites?: ((g: Game, card: number, slot: number) => readonly string[]) | undefined;
  /** `slot` is the target or the ability's place on the card. */
  readonly holds: (g: Game, player: Player, card: number, slot: number) => boolean;
}

/** All cards in some areas of the player or of the other one, `under`: and his under others; or a list made anew each time. */
export type Candidates =
  | { readonly of: "you" | "opponent"; readonly in: readonly number[]; readonly under?: true }
  | ((g: Game, player: Player) => readonly number[]);

interface ActionSpec {
  readonly do: string;
  readonly rules: readonly string[]; // by which it is offered
  /** Cards it could be about, before any requirement. */
  readonly cards: Candidates;
  /** Which of several kinds of the same name an intent means: by what is printed, or as the card is now. */
  readonly suits?: ((card: Compiled) => boolean) | undefined;
  readonly fits?: ((g: Game, card: number) => boolean) | undefined;
  /** The slot to fill beside the card, if there is one. */
  readonly abilities?: ((g: Game, card: number) => readonly number[]) | undefined;
  readonly targets?: Candidates | undefined;
  /** Bits of the areas in which it could be offered at all, by what is printed: looked at first, for offers only. */
  readonly valid?: ((card: Compiled) => number) | undefined;
  /** A card may also gain what it takes. */
  readonly gained?: true | undefined;
  /** What else says, for people, that it is done with such cards, and that they must lie there. */
  readonly suitsBy?: readonly string[] | undefined;
  readonly liesBy?: readonly string[] | undefined;
  readonly requires: readonly Requirement[];
}

export interface ActionKind extends ActionSpec {
  readonly number: number; // by which a program finds its own form of it
  readonly place: number; // among the actions of an edition, once a match is known
  /** By definition, once a match is known: bits of the areas in which it could be offered. */
  readonly lies: Int32Array | null;
  readonly ofPlayer: Asked;
  readonly ofCard: Asked;
  readonly ofSlot: Asked;
  /** By definition, once a match is known: what of `ofCard` a card can fail. */
  readonly ofEach: readonly Asked[] | null;
  /** By definition and slot, once a match is known: what is asked of a printed ability. */
  readonly ofAbility: readonly (readonly Asked[])[] | null;
}

/** Requirements side by side: whether each holds, and its paragraphs. */
interface Asked {
  readonly holds: readonly Requirement["holds"][];
  readonly rules: readonly (readonly string[])[];
}

let actions = 0;

export function action(spec: ActionSpec): ActionKind {
  return asking(spec, actions++, -1, spec.requires, null, null);
}

/** The action in a match of these cards, which forbid, permit and set only this and have these keywords; `place`: in its edition, `lies`: of its definitions. */
export function actionIn(
  kind: ActionKind,
  place: number,
  lies: Int32Array,
  verbs: ReadonlySet<string>,
  keywords: number,
  present: readonly Compiled[],
  definitions: readonly Compiled[],
): ActionKind {
  const isSaid = (said: NonNullable<Requirement["verbs"]>) =>
    typeof said === "function" ? [...verbs].some(said) : said.some((verb) => verbs.has(verb));
  const canFail = (r: Requirement) =>
    (r.verbs === undefined || isSaid(r.verbs)) &&
    (r.keywords === undefined || (r.keywords & keywords) !== 0) &&
    (r.printed === undefined || !present.every(r.printed));
  const asked = kind.requires.filter(canFail);
  return asking(kind, kind.number, place, asked, lies, definitions);
}

/** What is asked of a card of each definition; the same list where it is the same. */
function askedOfCards(requires: readonly Requirement[], definitions: readonly Compiled[]): readonly Asked[] {
  const known = new Map<string, Asked>();
  return definitions.map((card) => {
    const rest = requires.filter((r) => r.printed?.(card) !== true);
    const key = rest.map((r) => requires.indexOf(r)).join();
    if (!known.has(key)) known.set(key, sideBySide(rest));
    return known.get(key)!;
  });
}

function sideBySide(requires: readonly Requirement[]): Asked {
  return { holds: requires.map((r) => r.holds), rules: requires.map((r) => r.rules) };
}

/** What is asked of each printed ability; the same list where it is the same. */
function askedOfEach(
  requires: readonly Requirement[],
  definitions: readonly Compiled[],
): readonly (readonly Asked[])[] {
  const known = new Map<string, Asked>();
  return definitions.map((card) =>
    card.compiled.map((ability) => {
      const first = requires.flatMap((r) => r.rulesOut?.(ability, card) ?? []);
      const rest = requires.filter((r) => r.always?.(ability, card) !== true);
      const key = rest.map((r) => requires.indexOf(r)).join();
      if (first.length === 0 && known.has(key)) return known.get(key)!;
      const asked: Asked = {
        holds: [...first.map(negated), ...rest.map((r) => r.holds)],
        rules: [...first.map(() => none), ...rest.map((r) => r.rules)],
      };
      if (first.length === 0) known.set(key, asked);
      return asked;
    }),
  );
}

function negated(isOut: Requirement["holds"]): Requirement["holds"] {
  return (g, player, card, slot) => !isOut(g, player, card, slot);
}

/** Where cards of each definition must lie for the action to be offered. */
export function liesOf({ suits, valid }: ActionKind, definitions: readonly Compiled[]): Int32Array {
  return Int32Array.from(definitions, (d) =>
    suits === undefined || suits(d) ? (valid?.(d) ?? everywhere) : 0,
  );
}

function asking(
  spec: ActionSpec,
  number: number,
  place: number,
  asked: readonly Requirement[],
  lies: ActionKind["lies"],
  definitions: readonly Compiled[] | null,
): ActionKind {
  const of = (needs: Requirement["needs"]) => asked.filter((r) => r.needs === needs);
  // Written out, so that the machine finds each part at its place.
  return {
    do: spec.do,
    rules: spec.rules,
    cards: spec.cards,
    suits: spec.suits,
    fits: spec.fits,
    abilities: spec.abilities,
    targets: spec.targets,
    valid: spec.valid,
    gained: spec.gained,
    suitsBy: spec.suitsBy,
    liesBy: spec.liesBy,
    requires: spec.requires,
    number,
    place,
    lies,
    ofPlayer: sideBySide(of("player")),
    ofCard: sideBySide(of("card")),
    ofSlot: sideBySide(of("slot")),
    ofEach: definitions === null ? null : askedOfCards(of("card"), definitions),
    ofAbility:
      definitions === null || spec.abilities === undefined ? null : askedOfEach(of("slot"), definitions),
  };
}

export function isFit(g: Game, kind: ActionKind, card: number): boolean {
  if (kind.suits !== undefined) return kind.suits(definition(g, card));
  return kind.fits === undefined || kind.fits(g, card);
}

export interface Reason {
  readonly rule: string;
  readonly says: string;
  readonly also?: readonly string[]; // further paragraphs by which it fails
}

const none: readonly never[] = [];

export function offers(g: Game, player: Player, kinds: readonly ActionKind[]): Option[] {
  const found: Option[] = [];
  const isLearning = isObserved();
  for (let i = 0; i < kinds.length; i++) {
    const kind = g.program.actions[kinds[i].number] ?? kinds[i];
    const { cards } = kind;
    if (typeof cards === "function") {
      if (isOpen(g, player, kind)) offerEach(g, player, kind, cards(g, player), everywhere, found);
    } else if (isLearning || kind.place < 0 || (kind.gained === true && isGaining(g))) {
      if (!isOpen(g, player, kind)) continue;
      const of = side(cards.of, player);
      for (const name of cards.in) offerEach(g, player, kind, inArea(g, of, name), 1 << name, found);
      if (cards.under === true) offerEach(g, player, kind, coveredOf(g, of), everywhere, found);
    } else offerPrinted(g, player, kind, cards, found);
  }
  return found;
}

/** Whether the player may do this at all now. */
function isOpen(g: Game, player: Player, kind: ActionKind): boolean {
  return meets(g, player, kind.ofPlayer, -1, -1) && followsAll(kind.rules);
}

/** The offers where nothing but what is printed says with which cards the action could be. */
function offerPrinted(
  g: Game,
  player: Player,
  kind: ActionKind,
  cards: Extract<Candidates, { in: unknown }>,
  found: Option[],
): void {
  const of = side(cards.of, player);
  const { areas } = g.state;
  const { in: names } = cards;
  const bit = 1 << kind.place;
  let isAsked = false;
  for (let i = 0; i < names.length; i++) {
    const at = area(g, of, names[i]);
    if (areas[at].length === 0) continue;
    const scan = actsIn(g, at);
    if ((scan.actsOfAll & bit) === 0) continue;
    if (!isAsked && !isOpen(g, player, kind)) return;
    isAsked = true;
    offerFitting(g, player, kind, scan.cards, scan.acts, found);
  }
  if (cards.under === true && g.state.piles.length > 0 && (isAsked || isOpen(g, player, kind)))
    offerEach(g, player, kind, coveredOf(g, of), everywhere, found);
}

const everywhere = -1;

/** The player's cards under others, where text is valid there. */
function coveredOf(g: Game, player: Player): readonly number[] {
  if (!g.program.under && !g.program.grants) return none;
  return covered(g).filter((id) => master(g, id) === player);
}

function offerEach(
  g: Game,
  player: Player,
  kind: ActionKind,
  cards: readonly number[],
  here: number, // bit of the area that they lie in
  found: Option[],
): void {
  const lies = isObserved() ? null : kind.lies;
  const gaining = kind.gained === true && isGaining(g) ? table(g).gaining : none;
  const all = g.state.cards;
  const mayBe = (card: number) =>
    lies === null ? isFit(g, kind, card) : (lies[all[card].def] & here) !== 0 || gaining.includes(card);
  const fits = cards.filter(mayBe);
  if (fits.length > 0) offerFitting(g, player, kind, fits, null, found);
}

function offerFitting(
  g: Game,
  player: Player,
  kind: ActionKind,
  cards: readonly number[],
  acts: readonly number[] | null, // which actions could be offered with each; null: this one with all
  found: Option[],
): void {
  const { ofCard, targets, abilities } = kind;
  const ofEach = isObserved() ? null : kind.ofEach;
  const bit = 1 << kind.place;
  for (let i = 0; i < cards.length; i++) {
    if (acts !== null && (acts[i] & bit) === 0) continue;
    const card = cards[i];
    const asked = ofEach === null ? ofCard : ofEach[g.state.cards[card].def];
    if (asked.holds.length > 0 && !meets(g, player, asked, card, -1)) continue;
    if (abilities !== undefined) offerSlots(g, player, kind, card, abilities(g, card), found);
    else if (targets === undefined) found.push(declared(kind, card, -1));
    else offerTargets(g, player, kind, card, targets, found);
  }
}

function offerTargets(
  g: Game,
  player: Player,
  kind: ActionKind,
  card: number,
  targets: Candidates,
  found: Option[],
): void {
  if (typeof targets === "function") {
    offerSlots(g, player, kind, card, targets(g, player), found);
    return;
  }
  const of = side(targets.of, player);
  for (let i = 0; i < targets.in.length; i++)
    offerSlots(g, player, kind, card, inArea(g, of, targets.in[i]), found);
}

/** Each ability or target of a card; of an ability only what it can fail is asked. */
function offerSlots(
  g: Game,
  player: Player,
  kind: ActionKind,
  card: number,
  slots: readonly number[],
  found: Option[],
): void {
  const { ofSlot, ofAbility } = kind;
  const printed = ofAbility === null || isObserved() ? none : ofAbility[g.state.cards[card].def];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i];
    const asked = slot < printed.length ? printed[slot] : ofSlot;
    if (meets(g, player, asked, card, slot)) found.push(declared(kind, card, slot));
  }
}

function side(of: "you" | "opponent", player: Player): Player {
  return of === "you" ? player : other(player);
}

export function candidates(g: Game, player: Player, all: Candidates): readonly number[] {
  if (typeof all === "function") return all(g, player);
  const open = all.in.flatMap((name) => inArea(g, side(all.of, player), name));
  return all.under === true ? [...open, ...coveredOf(g, side(all.of, player))] : open;
}

function declared(kind: ActionKind, card: number, slot: number): Option {
  const target = kind.targets === undefined ? undefined : slot;
  const ability = kind.abilities === undefined ? undefined : slot;
  return makeOption(kind.do, card, target, ability, undefined, undefined, kind.rules);
}

function meets(g: Game, player: Player, { holds, rules }: Asked, card: number, slot: number): boolean {
  for (let i = 0; i < holds.length; i++)
    if (!holds[i](g, player, card, slot) && followsAll(rules[i])) return false;
  return true;
}

/** Every requirement that an intent fails; empty if it is offered now. */
export function whyNot(g: Game, player: Player, intent: Intent): Reason[] {
  const open = decision(g);
  if (open === null) return [{ rule: g.state.result?.rule ?? "", says: "The game is over." }];
  const meant = open.player === player ? open.options.filter((o) => isMeant(o, intent)) : [];
  if (meant.some((o) => !o.barred)) return [];
  if (meant.length > 0) return [reason(g, [loopRule(g)], "This would begin the same loop again.")];
  const named = g.program.edition.actions.filter((kind) => kind.do === intent.do);
  const kinds = named.filter((kind) => intent.card === undefined || isFit(g, kind, intent.card));
  if (kinds.length === 0 && named.length > 0)
    return named.map(({ rules, suitsBy = none }) =>
      reason(g, [...rules, ...suitsBy], "This is not done with such a card."),
    );
  const reasons = kinds.map((kind) => failures(g, player, kind, intent)).filter((found) => found.length > 0);
  reasons.sort((a, b) => a.length - b.length);
  if (reasons.length > 0) return reasons[0];
  if (intent.do === "choose" && intent.card !== undefined && open.source >= 0) {
    const c = { you: player, card: open.source, incarnation: -1, event: null, results: [], x: 0 };
    const kept = g.program.edition.keptFrom?.(g, c, intent.card) ?? none;
    if (kept.length > 0) return [reason(g, kept, "This skill cannot choose it.")];
  }
  const whose = open.player === player ? "" : "The other player decides now. ";
  return [{ rule: open.rule, says: `${whose}What is asked now is another thing.` }];
}

function loopRule({ program }: Game): string {
  return program.list[program.numbers.get("loop")!].steps[0].rule;
}

function failures(
  g: Game,
  player: Player,
  kind: ActionKind,
  { card = -1, target, ability }: Intent,
): Reason[] {
  const found: Reason[] = [];
  const slots =
    card < 0
      ? []
      : kind.targets === undefined
        ? (kind.abilities?.(g, card) ?? [])
        : candidates(g, player, kind.targets);
  const slot = target ?? ability;
  if (card >= 0 && !candidates(g, player, kind.cards).includes(card))
    found.push(
      reason(g, [...kind.rules, ...(kind.liesBy ?? none)], "The card is not where this is done from."),
    );
  if (card >= 0 && slot !== undefined && !slots.includes(slot))
    found.push(
      target === undefined
        ? reason(g, kind.rules.slice(0, 1), "It has no such ability.")
        : reason(g, kind.rules, "This cannot be its target."),
    );
  for (const r of kind.requires) {
    if ((r.needs === "card" || r.needs === "slot") && card < 0) continue;
    const fillings = r.needs !== "slot" ? [-1] : slot === undefined ? slots : [slot];
    if (fillings.every((filling) => !r.holds(g, player, card, filling)) && followsAll(r.rules))
      found.push(
        reason(
          g,
          [...r.rules, ...(r.also ?? none), ...slots.flatMap((one) => r.cites?.(g, card, one) ?? none)],
          r.says,
        ),
      );
  }
  return found;
}

/** In the numbers of the game's edition, the first being the one it goes by. */
function reason(g: Game, rules: readonly string[], says: string): Reason {
  const [rule = "", ...also] = citedAll(g, rules);
  return also.length === 0 ? { rule, says } : { rule, says, also };
}

/** Paragraphs of the card or ability itself by which an option is offered. */
export function citesOf(g: Game, { do: what, card, target, ability }: Option): readonly string[] {
  if (card === undefined) return [];
  const slot = target ?? ability ?? -1;
  const kinds = g.program.edition.actions.filter(
    (kind) =>
      kind.do === what &&
      isFit(g, kind, card) &&
      (kind.abilities === undefined || kind.abilities(g, card).includes(slot)),
  );
  return citedAll(
    g,
    kinds.flatMap(({ requires }) => requires.flatMap(({ cites }) => cites?.(g, card, slot) ?? [])),
  );
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
