import { form, formsOf, type Phrase } from "./phrase.ts";
import type { Mood, Tongue } from "./tongue.ts";

/**
 * Sentences with places for words:
 * `{a}` what a says; `{a?gagne|gagnent}` the form that agrees with a in number, or of four in gender and number;
 * `{!draw}` the verb in the mood that is spoken in; `{!put a;KO}` the verb with what it is done to, which may be a
 * pronoun, and a word that stays beside the verb.
 */
export type Slots = Readonly<Record<string, string | number | Phrase | undefined>>;

/** What no table has words for. Nothing is then printed. */
export class Unsaid extends Error {
  override name = "Unsaid";
}

export interface Voice {
  readonly tongue: Tongue;
  readonly mood: Mood;
  /** order, infinitive, third */
  readonly verbs: Readonly<Record<string, string>>;
}

const MOODS: readonly Mood[] = ["order", "infinitive", "third"];

const textOf = (value: Slots[string]): string =>
  typeof value === "object" ? value.text : value === undefined ? "" : String(value);

export function fill(template: string, slots: Slots, voice: Voice): string {
  const agreed = template.replace(
    /;\{([^{}]+)\}\}/g,
    (_, inner: string) => `;${fill(`{${inner}}`, slots, voice)}}`,
  );
  return agreed.replace(/\{(!?)([^{}]+)\}/g, (_, bang: string, inner: string) => {
    if (bang) return verb(inner, slots, voice);
    const [name, agreed] = inner.split("?") as [string, string?];
    const value = slots[name];
    if (value === undefined) throw new Unsaid(`{${name}} of "${template}"`);
    if (agreed === undefined) return textOf(value);
    const { feminine, plural } = typeof value === "object" ? value : counted(value);
    return form(formsOf(agreed), feminine, plural);
  });
}

/** "2" is many; "1" and what begins with it is one. */
const counted = (value: string | number): Pick<Phrase, "feminine" | "plural"> => ({
  feminine: false,
  plural: !/^[01]$/.test(String(value)),
});

function verb(inner: string, slots: Slots, voice: Voice): string {
  const [head, particle] = inner.split(";") as [string, string?];
  const [name, object] = head.split(" ") as [string, string?];
  const forms = voice.verbs[name]?.split(" ");
  if (forms === undefined) throw new Unsaid(`the verb "${name}"`);
  const word = forms[MOODS.indexOf(voice.mood)]!;
  const after = particle === undefined ? "" : ` ${particle}`;
  if (object === undefined) return `${word}${after}`;
  const what = slots[object];
  if (what === undefined) throw new Unsaid(`{${object}} of "${inner}"`);
  if (typeof what === "object" && what.pronoun)
    return `${voice.tongue.pronoun(word, voice.mood, what)}${after}`;
  return `${word}${after} ${textOf(what)}`;
}
