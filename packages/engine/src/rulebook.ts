/** What a paragraph is: it acts, it defines a word, it is a title, or it has no effect on play. */
export type ParagraphKind = "acts" | "defines" | "heading" | "none";

/** The index of a rulebook: number, kind, and what it says in our words. */
export type Paragraphs = Readonly<Record<string, readonly [ParagraphKind, string]>>;

/** Our sentences in another language, by number. */
export type Sentences = Readonly<Record<string, string>>;

/**
 * Conformance tooling. A paragraph that acts asks here before it does; so a run can record which
 * paragraphs acted, and a test can leave one out and see which scenarios then fail.
 */
let leftOut: ReadonlySet<string> | null = null;
let acted: Set<string> | null = null;
/**
 * Whether one of the two is there: asked a hundred times in every decision. A field that was never written is a constant
 * to V8: what is done only while somebody watches then costs nothing.
 */
const watch = { isOn: false };

let asked = 0;

/** Whether the paragraph is followed: always, except while a test leaves it out. */
export function follows(paragraph: string): boolean {
  return !watch.isOn || followsNow(paragraph);
}

function followsNow(paragraph: string): boolean {
  if (acted !== null) acted.add(paragraph);
  if (leftOut === null) return true;
  if (++asked > 20_000) throw new Error(`Without ${[...leftOut].join(", ")} this never ends.`);
  return !leftOut.has(paragraph);
}

/** Whether a run records what acts, or leaves something out. */
export function isObserved(): boolean {
  return watch.isOn;
}

/** Of several paragraphs that say the same. */
export function followsAll(paragraphs: readonly string[]): boolean {
  return !watch.isOn || followsEach(paragraphs);
}

function followsEach(paragraphs: readonly string[]): boolean {
  let all = true;
  for (const paragraph of paragraphs) if (!followsNow(paragraph)) all = false;
  return all;
}

function heed(): void {
  const isOn = acted !== null || leftOut !== null;
  if (watch.isOn !== isOn) watch.isOn = isOn;
}

/** Runs with a paragraph left out, or with all that stand for one of another edition. */
export function without<T>(paragraphs: string | readonly string[], run: () => T): T {
  leftOut = new Set(typeof paragraphs === "string" ? [paragraphs] : paragraphs);
  asked = 0;
  heed();
  try {
    return run();
  } finally {
    leftOut = null;
    heed();
  }
}

/** Runs and tells which paragraphs acted. */
export function tracing<T>(run: () => T): { value: T; acted: ReadonlySet<string> } {
  const before = acted;
  const mine = new Set<string>();
  acted = mine;
  heed();
  try {
    return { value: run(), acted: mine };
  } finally {
    acted = before;
    heed();
    if (before !== null) for (const paragraph of mine) before.add(paragraph);
  }
}

/** How an edition speaks of its paragraphs, where the code that it shares with another names that one's. */
export interface Numbering {
  /** What an edition says for a paragraph that code names, the one it cites first; none if it says nothing of it. */
  readonly says: (named: string) => readonly string[];
  /** All that code names for one of the edition's paragraphs. */
  readonly named: (paragraph: string) => readonly string[];
}

/** `rule` is met by the paragraph itself or by one under it; the number that a book has twice, by either. */
export function meets(cited: string, rule: string): boolean {
  return [cited, cited.replace(/(\d)b(?=-|$)/, "$1")].some(
    (one) => one === rule || one.startsWith(`${rule}-`),
  );
}
