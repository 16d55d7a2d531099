import type { Forms, Phrase } from "./phrase.ts";

/** How a language joins words, whatever the game. */
export interface Tongue {
  readonly name: "fr" | "it";
  /** your, their own, the, a, all, this, opposing */
  readonly words: Readonly<Record<"your" | "their" | "the" | "a" | "all" | "this" | "opposing", Forms>>;
  /** The verb with the pronoun of what it is done to. */
  pronoun(verb: string, mood: Mood, what: Phrase): string;
  /** Contractions, elisions and other changes where words meet, outside of names. */
  readonly meetings: readonly (readonly [RegExp, string])[];
  /** "carte … de votre main ayant …", or the other way round. */
  readonly placeLast: boolean;
  /** Before a colon. */
  readonly colon: string;
}

/** order: "draw"; infinitive: "you may draw"; third: "your opponent draws". */
export type Mood = "order" | "infinitive" | "third";

/** Names stand in brackets of some kind and are never touched. */
const NAMES = /(\[[^\]]*\]|\{[^}]*\}|<[^>]*>|《[^》]*》|«[^»]*»)/;

export function joined(tongue: Tongue, text: string): string {
  return text
    .split(NAMES)
    .map((part, i) =>
      i % 2 === 1 ? part : tongue.meetings.reduce((t, [from, to]) => t.replace(from, to), part),
    )
    .join("");
}
