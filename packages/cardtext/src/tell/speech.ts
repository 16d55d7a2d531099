import type { Who } from "@arbiter/engine";
import { form, type Noun, noun, type Phrase, phrase } from "./phrase.ts";
import { fill, type Slots, Unsaid } from "./template.ts";
import type { Mood, Tongue } from "./tongue.ts";

/** All that a language says of a game, by key: sentences, nouns ("area.hand": "main, mains, f"), verbs, forms. */
export type Table = Readonly<Record<string, string>>;

/** What is known where something is said. */
export interface Speech {
  readonly tongue: Tongue;
  readonly table: Table;
  readonly mood: Mood;
  /** Who does what is said: "your hand" is "their hand" where the opponent does it. */
  readonly doer: Who;
  /** This card. */
  readonly self: Phrase;
  /** A name in the language, where one is known; else as it is. */
  name(kind: string, value: string): string;
  readonly heard: Heard;
}

export interface Result {
  readonly what: Phrase;
  readonly done: string;
  /** The areas they were taken from, where they were described. */
  readonly areas: readonly string[];
  /** Whose areas they go back to, where that is known. */
  readonly whose: Who | "owner";
}

/** What was spoken of so far in the ability: changes as it is said. */
export interface Heard {
  /** By the number of the result: what it was and what was done to it. */
  readonly results: Map<number, Result>;
  /** What "it" would mean now: a result, or the card of the event. */
  last: number | "event" | "rest" | null;
  /** The card of the event, where it was described. */
  event?: Phrase;
  /** The order that was said last. */
  act?: string;
}

export const has = (s: Speech, key: string): boolean => Object.hasOwn(s.table, key);

export function word(s: Speech, key: string): string {
  if (!has(s, key)) throw new Unsaid(key);
  return s.table[key]!;
}

export function say(s: Speech, key: string, slots: Slots = {}): string {
  return fill(word(s, key), slots, { tongue: s.tongue, mood: s.mood, verbs: verbsOf(s.table) });
}

const verbTables = new WeakMap<Table, Readonly<Record<string, string>>>();
function verbsOf(table: Table): Readonly<Record<string, string>> {
  let verbs = verbTables.get(table);
  if (verbs === undefined) {
    verbs = Object.fromEntries(
      Object.entries(table).flatMap(([key, value]) =>
        key.startsWith("verb.") ? [[key.slice(5), value]] : [],
      ),
    );
    verbTables.set(table, verbs);
  }
  return verbs;
}

export const nounOf = (s: Speech, key: string): Noun => noun(word(s, key));

type Determiner = keyof Tongue["words"];
export const determiner = (s: Speech, which: Determiner, feminine: boolean, plural: boolean): string =>
  form(s.tongue.words[which], feminine, plural);

/** "votre main", "sa main", "la main adverse", "la main". */
export function owned(s: Speech, key: string, of: Who | "any" | "owner"): Phrase {
  const { one, feminine } = nounOf(s, key);
  const with_ = (which: Determiner) => `${determiner(s, which, feminine, false)} ${one}`;
  if (of === "owner") return phrase(say(s, "ofOwner", { area: phrase(with_("the"), feminine) }), feminine);
  if (of === "any") return phrase(with_("the"), feminine);
  if (of === "you") return phrase(with_("your"), feminine);
  if (s.doer === "opponent") return phrase(with_("their"), feminine);
  return phrase(`${with_("the")} ${determiner(s, "opposing", feminine, false)}`, feminine);
}

export function list(s: Speech, parts: readonly string[], by: "and" | "or" | "andIf" | "orIf"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${word(s, by)} ${parts.at(-1)}`;
}

export const capital = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}[{<《(+-]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
