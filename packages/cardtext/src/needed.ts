/**
 * What cannot be done without: phrases of which one must follow somewhere for a way to be read at all. A way whose
 * words are nowhere in the rest of a text need not be tried, however it begins.
 */

/** Numbers of phrases: one of them must follow. */
export type Need = readonly number[];
export const NO_NEEDS: readonly Need[] = [];

const MOST_NEEDS = 3;
const MOST_PHRASES = 8;
const SHORTEST = 3; // shorter words stand everywhere

const phrases: string[] = [];
const numbers = new Map<string, number>();

/** Needs these words. */
export function needsWords(words: string): readonly Need[] {
  if (words.length < SHORTEST) return NO_NEEDS;
  let number = numbers.get(words);
  if (number === undefined) {
    number = phrases.push(words) - 1;
    numbers.set(words, number);
  }
  return [[number]];
}

const shortest = (need: Need): number => Math.min(...need.map((one) => phrases[one]!.length));

/** Needs all of these; only the most telling are kept, the best first. */
export const needsAll = (parts: readonly (readonly Need[])[]): readonly Need[] =>
  parts
    .flat()
    .sort((a, b) => a.length - b.length || shortest(b) - shortest(a))
    .slice(0, MOST_NEEDS);

/** Needs what one of these needs: the most telling need of each, together. */
export function needsAny(ways: readonly (readonly Need[])[]): readonly Need[] {
  const together = new Set<number>();
  for (const way of ways) {
    if (way.length === 0) return NO_NEEDS;
    for (const phrase of way[0]!) together.add(phrase);
  }
  return together.size > 0 && together.size <= MOST_PHRASES ? [[...together]] : NO_NEEDS;
}

const UNKNOWN = -2;

/** Where each phrase stands last in one text. */
export class LastPlaces {
  private readonly text: string;
  private places = new Int32Array(phrases.length).fill(UNKNOWN);

  constructor(text: string) {
    this.text = text;
  }

  /** Whether everything that is needed can still follow at a place. */
  allow(needs: readonly Need[], at: number): boolean {
    for (const need of needs) {
      let follows = false;
      for (const phrase of need)
        if (this.lastOf(phrase) >= at) {
          follows = true;
          break;
        }
      if (!follows) return false;
    }
    return true;
  }

  private lastOf(phrase: number): number {
    if (phrase >= this.places.length) this.grow();
    let place = this.places[phrase]!;
    if (place === UNKNOWN) {
      place = this.text.lastIndexOf(phrases[phrase]!);
      this.places[phrase] = place;
    }
    return place;
  }

  private grow(): void {
    const before = this.places;
    this.places = new Int32Array(phrases.length).fill(UNKNOWN);
    this.places.set(before);
  }
}
