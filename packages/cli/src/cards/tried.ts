/**
 * Directed play: a card is put on a full table among cards that its text speaks of, and played with preference, until
 * each of its abilities was seen to happen. What never happened is told.
 */
import { mulberry32, type Random, randomPicks } from "@arbiter/ai";
import {
  type Ability,
  apply,
  type Definition,
  decision,
  type Event,
  type Game,
  hasKeyword,
  narrowed,
  onlyAnswer,
  type Player,
  type Program,
  program,
  type Question,
  table,
} from "@arbiter/engine";
import { disproof, type PlacedCard } from "@arbiter/scenario";
import type { Lain, Picker, PlayableGame } from "../games/game.ts";
import { doers } from "./doers.ts";
import { below, fitted, laidOut, some, type Want, wants, withoutExcess } from "./wanted.ts";

export interface Tried {
  /** Abilities that never happened, by their place on the card from 1; of the other side with a "b". */
  readonly silent: readonly string[];
  /** A dead end, an error or a broken proof. */
  readonly wrong: string | null;
}

const tables = 16;
const answers = 160;
/** So many are given, and proved, even where all was seen before. */
const proved = 40;

/** All cards that may lie on the table, compiled once. */
export interface Pool {
  readonly cards: readonly Definition[];
  readonly program: Program;
  readonly index: ReadonlyMap<string, number>;
}

export function poolOf(game: PlayableGame, cards: readonly Definition[]): Pool {
  const made = program(game.edition, cards);
  return { cards, program: made, index: new Map(made.definitions.map((d) => [d.key, d.index])) };
}

/** What is laid beside a tried card. */
interface Company {
  readonly pick: (random: Random) => Picker;
  readonly wants: readonly Want[];
  /** What brings about what the card waits for, by its place in the program. */
  readonly helpers: ReadonlySet<number>;
  readonly isAwaited: boolean;
  readonly below: readonly Definition[];
}

export function tryCard(game: PlayableGame, card: Definition, pool: Pool): Tried {
  const left = new Map<string, Definition>();
  for (const side of card.back === undefined ? [card] : [card, card.back])
    for (const i of side.abilities.keys()) left.set(`${side.key}/${i + 1}`, side);
  const { lives } = game.cardLists;
  const help = doers(card, pool.cards, lives);
  const asked = wants(card, pool.cards, lives);
  const helping = [...help, ...asked.filter(({ does }) => does)];
  const with1: Company = {
    pick: picker(card, pool.cards),
    wants: [...asked, ...help],
    isAwaited: help.length > 0,
    helpers: new Set(helping.flatMap(({ among }) => among.map(({ key }) => pool.index.get(key)!))),
    below: below(card, pool.cards),
  };
  for (let seed = 0; seed < tables && left.size > 0; seed++) {
    const wrong = tryOnce(game, card, pool, with1, seed, left);
    if (wrong !== null) return { silent: names(card, left), wrong };
  }
  return { silent: names(card, left), wrong: null };
}

function names(card: Definition, left: ReadonlyMap<string, Definition>): string[] {
  return [...left].map(([path, side]) => path.slice(side.key.length + 1) + (side === card ? "" : "b"));
}

function tryOnce(
  game: PlayableGame,
  card: Definition,
  pool: Pool,
  company: Company,
  seed: number,
  left: Map<string, Definition>,
): string | null {
  const random = mulberry32(seed * 7919 + 1);
  const { room } = game.cardLists;
  const { own, others, pools } = game.cardLists.table(card, company.pick(random), seed);
  // Now and then without: a condition may be better not met.
  const laidBeside = [...(seed % 8 === 7 ? [] : laidOut(company.wants, random)), ...others];
  const lain = fitted([...own, ...(seed % 2 === 0 ? laidBeside : withoutExcess(card, laidBeside))], room);
  try {
    // Some things happen in the other's turn only, and where he has something to do it with.
    const active = seed % 3 === 2 || (company.isAwaited && seed % 3 === 1) ? 1 : 0;
    const covered = seed % 4 < 2 ? [] : some(company.below, company.below.length > 0 ? 3 : 0, random);
    const first = laid(game, card, lain, covered, pools, pool, seed, active);
    const inputs = [];
    let g = first;
    const doing = new Map<number, string>();
    const tried = new Set(
      g.program.definitions.filter((d) => d.key === card.key || d.key === card.back?.key).map((d) => d.index),
    );
    see(g, left, tried, doing);
    const isEnough = () => inputs.length >= (left.size > 0 ? answers : proved);
    for (let open = decision(g); open !== null && !isEnough(); open = decision(g)) {
      const picks = onlyAnswer(open) ?? preferred(g, open, tried, company.helpers, random);
      inputs.push({ player: open.player, picks });
      g = apply(g, inputs[inputs.length - 1], true);
      see(g, left, tried, doing);
    }
    return seed === 0 ? disproof(first, inputs, g) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function laid(
  game: PlayableGame,
  tried: Definition,
  lain: readonly Lain[],
  covered: readonly Definition[],
  pools: Readonly<Record<string, number>>,
  pool: Pool,
  seed: number,
  active: Player,
): Game {
  const { scenarios } = game.cardLists;
  const present = [...lain.flatMap(({ cards, under = [] }) => [...cards, ...under]), ...covered].flatMap(
    (card) => (card.back ? [card, card.back] : [card]),
  );
  const made = narrowed(pool.program, [...new Set(present.map(({ key }) => pool.index.get(key)!))]);
  const cards: PlacedCard[] = [];
  const put = (
    definition: Definition,
    { place, owner, fields = {} }: Omit<Lain, "cards">,
    under: number | null,
  ) =>
    cards.push({
      definition,
      def: pool.index.get(definition.key)!,
      owner,
      place,
      name: definition.name,
      as: null,
      under,
      fields,
      line: 0,
    }) - 1;
  for (const { cards: all, under = [], ...where } of lain)
    for (const card of all) {
      const id = put(card, where, null);
      const beneath = card === tried ? covered : under;
      const mayCover = game.cardLists.covers.includes(where.place);
      for (const one of mayCover ? beneath : []) put(one, { place: where.place, owner: where.owner }, id);
    }
  return scenarios.start(made, {
    setup: false,
    throws: false,
    active,
    turn: 5,
    seed,
    cards,
    counts: [pools, pools],
    lines: [0, 0],
  });
}

/** Of the cards with words that the tried card's abilities name, first; then any. */
function picker(card: Definition, pool: readonly Definition[]): (random: Random) => Picker {
  const said = namedIn([card.abilities, card.back?.abilities ?? []]);
  const colors = new Set(card.traits.color);
  const isNamed = (other: Definition) =>
    Object.values(other.traits).some((values) => values.some((value) => said.has(value)));
  const byCategory = new Map<string, readonly [fitting: Definition[], speaking: Definition[]]>();
  const among = (categories: readonly string[]) => {
    const key = categories.join();
    const known = byCategory.get(key);
    if (known !== undefined) return known;
    const fitting = pool.filter(({ category }) => categories.includes(category));
    const found = [fitting, fitting.filter(isNamed)] as const;
    byCategory.set(key, found);
    return found;
  };
  return (random) => {
    const weigh = (other: Definition) => {
      if (isNamed(other)) return 1 + random();
      return (other.traits.color ?? []).some((color) => colors.has(color)) ? 0.6 + 0.6 * random() : random();
    };
    return (many, ...categories) => {
      const some: Definition[] = [];
      const [fitting, speaking] = among(categories);
      for (let i = 0; i < 60 && fitting.length > 0; i++)
        some.push(fitting[Math.floor(random() * fitting.length)]);
      for (let i = 0; i < 20 && speaking.length > 0; i++)
        some.push(speaking[Math.floor(random() * speaking.length)]);
      return some
        .map((other) => ({ other, weight: weigh(other) }))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, many)
        .map(({ other }) => other);
    };
  };
}

/** The values that filters and the like name. */
function namedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      if (typeof part === "string" && ["value", "name"].includes(key)) found.add(part);
      else namedIn(part, found);
  return found;
}

/** What has to do with the card, before all else; ending and declining seldom. */
function preferred(
  g: Game,
  open: Question,
  tried: ReadonlySet<number>,
  helpers: ReadonlySet<number>,
  random: Random,
): readonly number[] {
  if (open.kind === "confirm" && random() < 0.85) return [0];
  if (open.kind === "choose" && open.set === undefined && open.max > 0 && random() < 0.7)
    return chosen(g, open, tried, random);
  if (open.kind !== "act") return randomPicks(open, random);
  const weights = open.options.map(({ do: what, card, barred }) => {
    if (barred) return 0;
    if (what === "end" || what === "pass") return open.player === 0 ? 0.4 : 2;
    const def = card === undefined ? -1 : g.state.cards[card].def;
    const own = tried.has(def) ? 10 : helpers.has(def) ? 5 : 1;
    if (what === "attack") return open.player === 0 ? own : 4; // the other's attacks bring counters, triggers and K.O.s
    return what === "activate" || what === "play" ? 2 * own : own;
  });
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const pick = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  return [Math.max(0, pick)];
}

/** As many as may be; the other player takes the tried card where he can. */
function chosen(g: Game, open: Question, tried: ReadonlySet<number>, random: Random): readonly number[] {
  const order = randomPicks({ ...open, min: open.max }, random);
  const mine = open.options.findIndex(
    ({ card, barred }) => barred !== true && card !== undefined && tried.has(g.state.cards[card].def),
  );
  if (mine < 0 || order.includes(mine) || (open.player === 0 && random() < 0.6)) return order;
  return [mine, ...order.slice(1)];
}

/**
 * Strikes off what happened: an event by the ability that is more than its activation, or a static in force. What a
 * rule does for it (a card is played, DON!! move) is told by a paragraph and the card whose ability orders it:
 * `doing` has, for each card, which of its abilities was activated last.
 */
function see(
  g: Game,
  left: Map<string, Definition>,
  tried: ReadonlySet<number>,
  doing: Map<number, string>,
): void {
  if (left.size === 0) return;
  for (const event of g.events ?? []) {
    if (event.kind === "activate" || event.kind === "activateSkill") {
      const before = doing.get(event.source);
      if (before !== undefined && before !== event.rule && usesAnother(left, before)) strike(left, before);
      doing.set(event.source, event.rule);
    } else if (changes(event)) {
      strike(left, event.rule);
      const path = doing.get(event.source);
      if (event.source >= 0 && path !== undefined) strike(left, path);
    }
  }
  for (const { static: made, cards, context } of table(g).live)
    if (tried.has(made.definition) && context.card >= 0 && (cards.length > 0 || "who" in made.static))
      strike(left, made.path);
  for (const [path, side] of left) {
    const ability = side.abilities[Number(path.slice(side.key.length + 1)) - 1];
    if (isFolded(side, ability)) left.delete(path);
    if (ability.timing !== "keyword") continue;
    const bits = (ability.keywords ?? []).map((keyword) => 1 << g.program.edition.keywords.indexOf(keyword));
    const isSpell = ["EXTRA", "Z-EXTRA", "EVENT"].includes(side.category); // never lies on the field
    const shows = g.state.cards.some(
      ({ id, def, area }) =>
        tried.has(def) &&
        (isSpell || g.program.edition.areas[area % g.program.edition.areas.length].field === true) &&
        bits.every((bit) => hasKeyword(g, id, bit)),
    );
    if (shows && bits.length > 0) left.delete(path);
  }
}

/** "Activate this card's [Main] effect": what it does is that the other is activated. */
function usesAnother(left: ReadonlyMap<string, Definition>, path: string): boolean {
  const side = left.get(path);
  const ability = side?.abilities[Number(path.slice(side.key.length + 1)) - 1];
  return ability?.effect?.some(({ act }) => act.do === "use") === true;
}

/** What a card always is besides, wherever it is, stands among its traits. */
function isFolded({ traits }: Definition, { timing, conditions, statics = [] }: Ability): boolean {
  return (
    timing === "permanent" &&
    conditions === undefined &&
    statics.length > 0 &&
    statics.every(
      (one) => one.set === "trait" && one.what === "this" && traits[one.trait]?.includes(one.value),
    )
  );
}

const mereWords = new Set(["activate", "activateSkill", "look", "declarePlay"]);

function changes({ kind }: Event): boolean {
  return !mereWords.has(kind);
}

function strike(left: Map<string, Definition>, rule: string): void {
  for (const path of left.keys()) if (rule === path || rule.startsWith(`${path}/`)) left.delete(path);
}
