/** Decks and results as a file or a link holds them: what is not as Arbiter writes it is refused, by its place. */
import type { Counts, KeptDeck, Version } from "./decks.ts";
import type { Result } from "./results.ts";

export interface WorkshopFile {
  readonly decks: readonly KeptDeck[];
  readonly results: readonly Result[];
  readonly cards: readonly unknown[];
  /** Puzzles and lessons that were solved. */
  readonly learned: readonly string[];
}

/** The parts of a file, checked. Throws what is wrong, and where. */
export function checkedParts(value: object): WorkshopFile {
  const list = (name: string): readonly unknown[] => {
    const found = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : [];
    if (!Array.isArray(found) || found.length > 50_000) throw new Error(`"${name}" is not a list.`);
    return found;
  };
  return {
    decks: list("decks").map((deck, i) => must(`decks[${i}]`, deckFrom(deck))),
    results: list("results").map((result, i) => must(`results[${i}]`, resultFrom(result))),
    cards: list("cards"),
    learned: list("learned").map((one, i) => must(`learned[${i}]`, isText(one) ? one : null)),
  };
}

function must<T>(where: string, found: T | null): T {
  if (found === null) throw new Error(`${where} is not as Arbiter writes it.`);
  return found;
}

const isText = (value: unknown, longest = 200): value is string =>
  typeof value === "string" && value.length <= longest;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const games: readonly unknown[] = ["opcg", "dbs"];

function countsFrom(value: unknown): Counts | null {
  if (!Array.isArray(value) || value.length > 200) return null;
  const isPair = (one: unknown) =>
    Array.isArray(one) &&
    one.length === 2 &&
    isText(one[0], 40) &&
    isNumber(one[1]) &&
    one[1] > 0 &&
    one[1] < 100;
  return value.every(isPair) ? (value as unknown as Counts) : null;
}

function partsFrom(value: Record<string, unknown>) {
  const main = countsFrom(value.main);
  const z = countsFrom(value.z);
  if (main === null || z === null || !(value.leader === null || isText(value.leader, 40))) return null;
  return { leader: value.leader as string | null, main, z };
}

function versionFrom(value: unknown): Version | null {
  const given = (value ?? {}) as Record<string, unknown>;
  const parts = partsFrom(given);
  if (parts === null || !isNumber(given.n) || !isNumber(given.at) || !isText(given.note, 2000)) return null;
  return { n: given.n, at: given.at, note: given.note, ...parts };
}

export function deckFrom(value: unknown): KeptDeck | null {
  const given = (value ?? {}) as Record<string, unknown>;
  const parts = partsFrom(given);
  const versions = Array.isArray(given.versions) ? given.versions.map(versionFrom) : [null];
  const { id, game, edition, name, changed } = given;
  if (parts === null || versions.includes(null) || !isText(id) || !games.includes(game)) return null;
  if (!isText(edition, 20) || !isText(name) || !isNumber(changed)) return null;
  return {
    id,
    game: game as KeptDeck["game"],
    edition,
    name,
    changed,
    ...parts,
    versions: versions as Version[],
    shown: shownFrom(given.shown),
  };
}

function shownFrom(value: unknown): KeptDeck["shown"] {
  const { leader, key, colors, legal } = (value ?? {}) as Record<string, unknown>;
  if (
    !isText(leader) ||
    !isText(key, 40) ||
    !Array.isArray(colors) ||
    !colors.every((one) => isText(one, 20))
  )
    return null;
  return { leader, key, colors, legal: legal === true };
}

function resultFrom(value: unknown): Result | null {
  const given = (value ?? {}) as Record<string, unknown>;
  const texts = ["id", "edition", "deck", "deckName", "leader", "against", "opponent"];
  const isKnown = (one: unknown) => one === null || typeof one === "boolean";
  if (!texts.every((name) => isText(given[name])) || !games.includes(given.game)) return null;
  if (![given.at, given.version, given.turn].every(isNumber)) return null;
  if (!isKnown(given.first) || !isKnown(given.won) || typeof given.over !== "boolean") return null;
  const {
    id,
    at,
    game,
    edition,
    deck,
    deckName,
    version,
    leader,
    against,
    opponent,
    first,
    won,
    over,
    turn,
  } = given as unknown as Result;
  return {
    id,
    at,
    game,
    edition,
    deck,
    deckName,
    version,
    leader,
    against,
    opponent,
    first,
    won,
    over,
    turn,
  };
}
