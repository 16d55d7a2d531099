/** Words with what other words must agree with. */

/** Which of four forms: masculine and feminine, one and many. */
export type Forms = readonly [string, string, string, string];

export interface Phrase {
  readonly text: string;
  readonly feminine: boolean;
  readonly plural: boolean;
  /** Said by a small word beside the verb: "it". */
  readonly pronoun?: true;
}

/** A noun, one and many; feminine where it says so. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** "carte, cartes, f": one, many, gender. */
export function noun(written: string): Noun {
  const [one, many, gender] = written.split(", ");
  return { one: one!, many: many!, feminine: gender === "f" };
}

export const form = (forms: Forms, feminine: boolean, plural: boolean): string =>
  forms[(plural ? 2 : 0) + (feminine ? 1 : 0)]!;

/** "rouge|rouge|rouges|rouges", or "rouge|rouges" where the gender does not matter. */
export function formsOf(written: string): Forms {
  const parts = written.split("|");
  if (parts.length === 4) return parts as unknown as Forms;
  const [one, many = one] = parts as [string, string?];
  return [one, one, many, many] as Forms;
}

export const phrase = (text: string, feminine = false, plural = false): Phrase => ({
  text,
  feminine,
  plural,
});
