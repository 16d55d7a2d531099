/** The tables on which a card is tried: full ones for the whole card, and others for one of its abilities. */
import type { Random } from "@arbiter/ai";
import { type Definition, type Game, narrowed, type Player, type Program, program } from "@arbiter/engine";
import type { PlacedCard } from "@arbiter/scenario";
import type { Lain, Picker, PlayableGame } from "../games/game.ts";
import { prompts } from "./prompts.ts";
import { promptsLain, type Stage } from "./staged.ts";
import { standIns } from "./stand-ins.ts";
import { fitted, laidOut, some, type Want, withoutExcess } from "./wanted.ts";

/** All cards that may lie on the table, compiled once. */
export interface Pool {
  readonly cards: readonly Definition[];
  readonly program: Program;
  readonly index: ReadonlyMap<string, number>;
}

/** `tried`: those of them that will be tried, and for which cards are made up. */
export function poolOf(
  game: PlayableGame,
  list: readonly Definition[],
  tried: readonly Definition[] = list,
): Pool {
  const { lives, prompting } = game.cardLists;
  const cards = list.some((card) => lives(card, "leader")) ? list : [...list, ...shipped(game)];
  const tokens = [
    ...new Map(cards.flatMap((card) => card.tokens ?? []).map((one) => [one.key, one])).values(),
  ];
  const there = [...cards, ...standIns(tried, [...cards, ...tokens], lives)];
  const made = tried.flatMap((card) =>
    sidesOf(card).flatMap(({ abilities }) =>
      abilities.flatMap((one) => prompts(card, one, there, prompting)),
    ),
  );
  const all = new Map([...there, ...made.map(({ card }) => card)].map((card) => [card.key, card]));
  const compiled = program(game.edition, [...all.values()]);
  return {
    cards: [...there, ...tokens],
    program: compiled,
    index: new Map(compiled.definitions.map((d) => [d.key, d.index])),
  };
}

/** Our own cards: beside a list of a few cards there must be somebody to play with. */
function shipped(game: PlayableGame): readonly Definition[] {
  const all = game.deckNames().flatMap((name) => {
    const { leader, cards } = game.deck(name);
    return [leader, ...cards];
  });
  return [...new Map(all.map((card) => [card.key, card])).values()];
}

/** Front and back. */
export const sidesOf = (card: Definition): readonly Definition[] =>
  card.back === undefined ? [card] : [card, card.back];

/** What is laid beside a tried card. */
export interface Company {
  readonly pick: (random: Random) => Picker;
  readonly wants: readonly Want[];
  /** What brings about what the card waits for, by its place in the program. */
  readonly helpers: ReadonlySet<number>;
  /** What was made up for that: used as soon as it can be. */
  readonly prompts: ReadonlySet<number>;
  readonly isAwaited: boolean;
  readonly below: readonly Definition[];
  /** Where one ability is to be seen. */
  readonly stage: Stage | null;
}

/** The n-th table for the whole card. */
export function opened(
  game: PlayableGame,
  card: Definition,
  pool: Pool,
  company: Company,
  seed: number,
  random: Random,
): Game {
  const { own, others, pools } = game.cardLists.table(card, company.pick(random), seed);
  // Now and then without: a condition may be better not met.
  const laidBeside = [...(seed % 8 === 7 ? [] : laidOut(company.wants, random)), ...others];
  const text = sidesOf(card).map(({ abilities }) => abilities);
  const lain = [...own, ...(seed % 2 === 0 ? laidBeside : withoutExcess(text, card, laidBeside))];
  // Some things happen in the other's turn only, and where he has something to do it with.
  const active = seed % 3 === 2 || (company.isAwaited && seed % 3 === 1) ? 1 : 0;
  const covered = seed % 4 < 2 ? [] : some(company.below, company.below.length > 0 ? 3 : 0, random);
  return laid(game, card, lain, covered, pools, pool, seed, active);
}

/** The n-th table for one ability. */
export function stagedGame(
  game: PlayableGame,
  card: Definition,
  pool: Pool,
  { pick }: Company,
  stage: Stage,
  n: number,
  random: Random,
): Game {
  const { own, others, pools } = game.cardLists.table(card, pick(random), 4 * n + (n % 2 === 0 ? 0 : 3));
  const turned = own.map((one) =>
    one.place === "leader" ? { ...one, fields: { ...one.fields, awakened: stage.isBack } } : one,
  );
  const isThere = (place: string) => own.some((one) => one.place === place);
  const besides = stage.places
    .filter((place) => !isThere(place))
    .map((place): Lain => ({ place, owner: 0, cards: [card] }));
  const lain = withoutExcess(stage.ability, card, [
    ...turned,
    ...besides,
    ...promptsLain(stage),
    ...laidOut(stage.wants, random, n < 4 ? () => 0 : random),
    ...others,
  ]);
  const active = n % 3 === 2 ? ((1 - stage.active) as Player) : stage.active;
  const covered = some(stage.below, stage.below.length > 0 ? 5 : 0, random);
  const before = lain.filter(({ place }) => place === "leader" || place === "deck");
  return laid(game, card, stage.isBefore ? before : lain, covered, pools, pool, n, active, stage.isBefore);
}

function laid(
  game: PlayableGame,
  tried: Definition,
  all: readonly Lain[],
  covered: readonly Definition[],
  pools: Readonly<Record<string, number>>,
  pool: Pool,
  seed: number,
  active: Player,
  setup = false,
): Game {
  const { scenarios, room } = game.cardLists;
  const lain = fitted(all, room);
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
    setup,
    throws: false,
    active,
    turn: setup ? 0 : 5,
    seed,
    cards,
    counts: [pools, pools],
    lines: [0, 0],
    judged: [],
  });
}

/** Of the cards with words that the tried card's abilities name, first; then any. */
export function picker(card: Definition, pool: readonly Definition[]): (random: Random) => Picker {
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
