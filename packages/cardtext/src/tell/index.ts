import type { Ability } from "@arbiter/engine";
import { ability } from "./abilities.ts";
import { form, noun, type Phrase, phrase } from "./phrase.ts";
import type { Speech, Table } from "./speech.ts";
import { Unsaid } from "./template.ts";
import { joined, type Tongue } from "./tongue.ts";
import { watch } from "./watch.ts";

export { french } from "./french.ts";
export { italian } from "./italian.ts";
export type { Table } from "./speech.ts";
export { Unsaid } from "./template.ts";
export type { Tongue } from "./tongue.ts";

export interface Language {
  readonly tongue: Tongue;
  readonly table: Table;
}

/** The languages beside English, which is printed by the grammar itself. */
export const languageNames = ["fr", "it"] as const;
export type LanguageName = (typeof languageNames)[number];

/** A whole card in a language; or what there are no words for. */
export type CardTold = { readonly text: string; readonly back?: string } | { readonly unsaid: string };

export interface Told {
  /** The noun by which the card speaks of itself, a key of the table. */
  readonly self: string;
  /** Names in the language, where they are known. */
  name?(kind: string, value: string): string;
}

/** An ability in words, or the node that no table has words for. */
export function tell(
  language: Language,
  given: Ability,
  { self, name }: Told,
): { text: string } | { unsaid: string } {
  const { tongue, table } = language;
  const speech: Speech = {
    tongue,
    table,
    mood: "order",
    doer: "you",
    self: thisOne(tongue, table[self] ?? table.card!),
    name: name ?? ((_, value) => value),
    heard: { results: new Map(), last: null },
  };
  try {
    const watched = watch(given, given.tag === undefined ? NONE : BY_TAG);
    const text = joined(tongue, ability(speech, watched.value)).replace(/ +/g, " ");
    const lost = watched.lost();
    return lost === null ? { text } : { unsaid: `what stands at ${lost}` };
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message };
    throw error;
  }
}

const NONE: ReadonlySet<string> = new Set();
/** A tag says when: "[On Play]". */
const BY_TAG: ReadonlySet<string> = new Set(["timing"]);

function thisOne(tongue: Tongue, written: string): Phrase {
  const { one, feminine } = noun(written);
  return phrase(`${form(tongue.words.this, feminine, false)} ${one}`, feminine);
}

export { differences, type Facts, factsOf, wordIn } from "./agree.ts";
export { frenchWords } from "./words-fr.ts";
export { italianWords } from "./words-it.ts";
