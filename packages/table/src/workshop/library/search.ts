/** Cards found by everything they have. All words must be there; what begins a name comes first. */
import { costOf, type ListedCard } from "../data/listed.ts";

export type Range = readonly [from: number | null, to: number | null];
export type Sorting = "best" | "number" | "name" | "cost" | "power";

export interface Query {
  readonly words: string;
  readonly colors: readonly string[];
  readonly kinds: readonly string[];
  /** Of each number that cards have, between which values. */
  readonly numbers: Readonly<Record<string, Range>>;
  /** Only cards of no other colours than these; null: of any. */
  readonly within: readonly string[] | null;
  /** Of each facet of the game the chosen value; "": any. */
  readonly facets: Readonly<Record<string, string>>;
  readonly keyword: string;
  readonly set: string;
  readonly rarity: string;
  readonly of: "all" | "own" | "library" | "not played";
  readonly sort: Sorting;
}

export const anything: Query = {
  words: "",
  colors: [],
  kinds: [],
  numbers: {},
  within: null,
  facets: {},
  keyword: "",
  set: "",
  rarity: "",
  of: "all",
  sort: "best",
};

interface Entry {
  readonly card: ListedCard;
  readonly name: string;
  readonly number: string;
  readonly all: string;
  readonly cost: number | undefined;
}

/** All cards in every order, so that nothing is sorted while somebody types. */
export type Index = Readonly<Record<Sorting, readonly Entry[]>>;

/** Small letters without accents; signs that only divide words are spaces. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

function entryOf(card: ListedCard): Entry {
  const { name, number, text, other, category, colors, traits, set, rarity } = card;
  const said = [name, number, text, other?.name, other?.text, category, ...colors, ...traits, set, rarity];
  return {
    card,
    name: folded(name),
    number: folded(number),
    all: folded(said.filter((part) => part !== undefined && part !== "").join("\n")),
    cost: costOf(card),
  };
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function indexOf(cards: readonly ListedCard[]): Index {
  const best = cards.map(entryOf);
  const number = [...best].sort((a, b) => compared(a.number, b.number));
  return {
    best,
    number,
    name: [...number].sort((a, b) => compared(a.name, b.name)),
    cost: [...number].sort((a, b) => (a.cost ?? -1) - (b.cost ?? -1)),
    power: [...number].sort((a, b) => (b.card.numbers.power ?? -1) - (a.card.numbers.power ?? -1)),
  };
}

/** "two words" stay together. */
function wordsOf(said: string): string[] {
  return [...folded(said).matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => phrase ?? word);
}

type Test = (entry: Entry) => boolean;

function between(name: string, [from, to]: Range): Test {
  return ({ card }) => {
    const n = card.numbers[name];
    return n !== undefined && (from === null || n >= from) && (to === null || n <= to);
  };
}

const isBounded = ([from, to]: Range) => from !== null || to !== null;

/** Only what was chosen is asked. */
function testsOf(query: Query, words: readonly string[]): readonly Test[] {
  const { colors, kinds, keyword, set, rarity, of, within } = query;
  const tests: Test[] = [];
  if (colors.length > 0) tests.push(({ card }) => card.colors.some((color) => colors.includes(color)));
  if (kinds.length > 0) tests.push(({ card }) => kinds.includes(card.category));
  for (const [name, range] of Object.entries(query.numbers))
    if (isBounded(range)) tests.push(between(name, range));
  if (within !== null) tests.push(({ card }) => card.colors.every((color) => within.includes(color)));
  if (keyword !== "") tests.push(({ card }) => card.keywords.includes(keyword));
  if (set !== "") tests.push(({ card }) => card.set === set);
  if (rarity !== "") tests.push(({ card }) => card.rarity === rarity);
  if (of === "not played") tests.push(({ card }) => card.state.is !== "plays");
  if (of === "own" || of === "library") tests.push(({ card }) => card.own === (of === "own"));
  for (const [name, value] of Object.entries(query.facets))
    if (value !== "") tests.push(({ card }) => card.facets[name]?.includes(value) === true);
  for (const word of words) tests.push(({ all }) => all.includes(word));
  return tests;
}

/** 0: its number; 1: its name begins so; 2: a word of it does; 3: somewhere in it; 4: elsewhere on the card. */
function rank({ name, number }: Entry, said: string): number {
  if (number.startsWith(said)) return 0;
  if (name.startsWith(said)) return 1;
  if (name.includes(` ${said}`)) return 2;
  return name.includes(said) ? 3 : 4;
}

export function search(index: Index, query: Query): readonly ListedCard[] {
  const words = wordsOf(query.words);
  const tests = testsOf(query, words);
  const ranked = query.sort === "best" && words.length > 0;
  const said = words.join(" ");
  const found: ListedCard[][] = [[], [], [], [], []];
  for (const entry of index[ranked ? "number" : query.sort])
    if (tests.every((holds) => holds(entry))) found[ranked ? rank(entry, said) : 0].push(entry.card);
  return found.flat();
}

/** How many filters are set, beside the words. */
export function filtersSet({
  colors,
  kinds,
  numbers,
  within,
  facets,
  keyword,
  set,
  rarity,
  of,
}: Query): number {
  const texts = [keyword, set, rarity, ...Object.values(facets)].filter((one) => one !== "");
  const others = [within !== null, of !== "all"].filter(Boolean);
  const ranges = Object.values(numbers).filter(isBounded);
  return colors.length + kinds.length + ranges.length + texts.length + others.length;
}

/** What there is to choose by, each with how many cards have it. */
export interface Choices {
  readonly colors: readonly string[];
  readonly kinds: readonly string[];
  readonly numbers: readonly string[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly keywords: readonly string[];
  readonly sets: readonly string[];
  readonly rarities: readonly string[];
}

export function choicesIn(cards: readonly ListedCard[]): Choices {
  const distinct = (of: (card: ListedCard) => readonly string[]) =>
    [...new Set(cards.flatMap(of))].filter((one) => one !== "").sort();
  const names = [...new Set(cards.flatMap(({ facets }) => Object.keys(facets)))];
  return {
    colors: distinct(({ colors }) => colors),
    kinds: distinct(({ category }) => [category]),
    numbers: [...new Set(cards.flatMap(({ numbers }) => Object.keys(numbers)))],
    facets: Object.fromEntries(names.map((name) => [name, distinct(({ facets }) => facets[name] ?? [])])),
    keywords: distinct(({ keywords }) => keywords),
    sets: distinct(({ set }) => [set]),
    rarities: distinct(({ rarity }) => [rarity]),
  };
}
