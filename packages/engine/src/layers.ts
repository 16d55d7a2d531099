/** The layers in which modifications in force make a table of the cards they reach. */
import type { Static } from "./ability.ts";
import type { CompiledAbility, CompiledStatic, Context, Edition, TraitChange } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Cut, Face } from "./state.ts";

export interface Entry {
  readonly id: number; // the card
  gained: number; // keyword bits
  lost: number;
  negatedAt: number; // the age of the newest negation, 0 if none
  negatedTags: string[] | null; // timings of which alone the effects are negated
  base: (number | undefined)[] | null; // by number
  sum: number[] | null;
  set: (number | undefined)[] | null;
  traits: TraitChange[] | null;
  abilities: { ability: CompiledAbility; from: number; stamp: number }[] | null;
}

/** A modification in force: a static of a valid permanent ability, or of an effect with a duration. */
export interface Live {
  readonly static: CompiledStatic;
  readonly context: Context;
  readonly cards: readonly number[];
  readonly amount: number;
  readonly stamp: number;
  readonly until: string | null; // of an effect with a duration
}

export interface Table {
  readonly entries: readonly Entry[]; // of the cards that effects reach: few
  readonly gaining: readonly number[]; // cards that gained whole abilities
  readonly live: readonly Live[];
  /** Those that forbid, permit or change rules, which steps look up by verb. */
  readonly rules: readonly Live[];
  reads: number; // on what it hangs what is in force (`reads`)
}

export function entryOf(entries: readonly Entry[], id: number): Entry | undefined {
  for (let i = 0; i < entries.length; i++) if (entries[i].id === id) return entries[i];
  return undefined;
}

function entry(entries: Entry[], id: number): Entry {
  const found = entryOf(entries, id);
  if (found !== undefined) return found;
  const made: Entry = {
    id,
    gained: 0,
    lost: 0,
    negatedAt: 0,
    negatedTags: null,
    base: null,
    sum: null,
    set: null,
    traits: null,
    abilities: null,
  };
  entries.push(made);
  return made;
}

export function build(
  edition: Edition,
  negates: boolean,
  live: readonly Live[],
  hidden: readonly Face[],
  cut: readonly Cut[],
): Table {
  const entries: Entry[] = [];
  const rules: Live[] = [];
  if (negates) for (const l of live) if (l.static.set === "negate") negate(edition, entries, l);
  for (const l of live) {
    if (l.static.rules) rules.push(l);
    else
      for (const id of l.cards)
        if (cut.length > 0 && isCut(cut, id, l)) continue;
        else if (hidden.length === 0 || !isAmongFaces(hidden, id) || !followsAll(edition.cites.hiddenGains))
          modify(edition, entries, id, l);
  }
  const gaining: number[] = [];
  for (const { id, abilities } of entries) if (abilities !== null) gaining.push(id);
  return { entries, gaining, live, rules, reads: -1 };
}

function isCut(cut: readonly Cut[], id: number, l: Live): boolean {
  return (
    l.until === null &&
    cut.some((one) => one.id === id && one.by === l.context.card && one.path === l.static.path)
  );
}

function isAmongFaces(hidden: readonly Face[], id: number): boolean {
  return hidden.some((face) => face.id === id);
}

/** Whether an ability with this tag is among those that alone are negated. */
export function isAmong(edition: Edition, tag: string | undefined, only: readonly string[]): boolean {
  if (edition.isAmong !== undefined) return only.some((one) => edition.isAmong!(tag, one));
  return tag?.split("/").every((t) => only.includes(t)) === true;
}

export const upToOneKeyword = "up to one keyword";
/** One of its keywords is chosen and negated. */
export const isOneKeyword = (only: string | undefined): boolean =>
  only === "one keyword" || only === upToOneKeyword;

/** Which abilities alone are negated: those that text names, or the one that was chosen. */
function negatedOnly(edition: Edition, { static: s, amount }: Live): string | undefined {
  const { only } = s.static as Extract<Static, { set: "negate" }>;
  if (only === "this") return skillName(s.path.slice(0, s.path.lastIndexOf("/")));
  return isOneKeyword(only) ? (edition.choosableNames?.all[amount] ?? "none") : only;
}

/** How one ability alone is named among the negated ones. */
export function skillName(path: string): string {
  return `skill ${path}`;
}

function negate(edition: Edition, entries: Entry[], l: Live): void {
  const only = negatedOnly(edition, l);
  for (const id of l.cards) {
    const e = entry(entries, id);
    if (only === undefined) e.negatedAt = Math.max(1, l.stamp);
    else {
      e.negatedTags = [...(e.negatedTags ?? []), only];
      edition.keywords.forEach((keyword, n) => {
        if (isAmong(edition, keyword, [only]) && followsAll(edition.cites.negatedKinds)) e.lost |= 1 << n;
      });
    }
  }
}

/** Sets by which no card is other than printed: steps look them up. */
const modifies = new Set<Static["set"]>([
  "change",
  "value",
  "swap",
  "gain",
  "lose",
  "ability",
  "trait",
  "negate",
]);

export function isRule(s: Static): boolean {
  if (s.set === "energy") return s.orbs !== undefined || s.ability !== undefined;
  return !modifies.has(s.set);
}

const none = () => 0;

function modify(edition: Edition, entries: Entry[], id: number, l: Live): void {
  const { set, number, keyword } = l.static;
  if (set === "negate") return;
  if ((set === "gain" || set === "ability") && !counts(edition, entryOf(entries, id), l)) return;
  const e = entry(entries, id);
  if (
    l.static.ability !== null &&
    e.negatedTags !== null &&
    isAmong(edition, l.static.ability.tag, e.negatedTags)
  )
    return;
  switch (set) {
    case "change":
    case "energy":
      e.sum ??= edition.numbers.map(none);
      e.sum[number] = (e.sum[number] + l.amount) | 0; // a small integer, so that all sums are lists of one kind
      break;
    case "value":
      e.base ??= [];
      e.set ??= [];
      if (l.static.base) e.base[number] = l.amount;
      else e.set[number] = l.amount;
      break;
    case "swap":
      e.base ??= [];
      e.base[number] = l.amount;
      break;
    case "gain":
      e.gained |= keyword;
      if (l.static.ability !== null) gain(e, l);
      break;
    case "lose":
      e.lost |= keyword;
      break;
    case "ability":
      gain(e, l);
      break;
    case "trait":
      e.traits ??= [];
      e.traits.push(l.static.trait!);
  }
}

function gain(e: Entry, l: Live): void {
  e.abilities ??= [];
  e.abilities.push({ ability: l.static.ability!, from: l.static.definition, stamp: l.stamp });
}

/** What a card gains after it was negated stays (8-2-4 of One Piece); what it had gained is negated. */
function counts(edition: Edition, entry: Entry | undefined, l: Live): boolean {
  if (entry === undefined || entry.negatedAt === 0) return true;
  if (edition.negatedGainNone?.() === true) return false;
  return l.stamp > entry.negatedAt && followsAll(edition.cites.gainedAfterNegation);
}
