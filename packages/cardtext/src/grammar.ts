/**
 * Grammar that works both ways: parse finds every value that a text may mean, with its wording; print
 * gives the text of a value back. The wording records each fork that does not change the meaning.
 */

import { LastPlaces, type Need, NO_NEEDS, needsAll, needsAny, needsWords } from "./needed.ts";

/** Which way each fork was taken, nested as the grammar is; null where there was no fork. */
export type Wording = null | number | string | Wording[];

export interface Parsed<T> {
  value: T;
  wording: Wording;
  end: number;
}

/** One text being read: what was tried so far, how far anything got, and, if asked, what was missing there. */
export interface Reading {
  text: string;
  memo: Map<number, Parsed<unknown>[]>;
  looks: Int32Array; // what can begin at each place, as numbers; -1 where it was not looked at
  nodes: number; // the size of the tree in which it was looked for
  far: number;
  steps: number;
  last?: LastPlaces; // leaves out what needs words that do not follow: then `far` does not tell where reading stops
  expected?: Set<string>;
}

/** A text that is expected to be read. */
export const quickReading = (text: string): Reading => ({ ...reading(text), last: new LastPlaces(text) });

export const reading = (text: string, far = 0, expected?: Set<string>): Reading => ({
  text,
  memo: new Map(),
  looks: new Int32Array(text.length + 1),
  nodes: 0,
  far,
  steps: 0,
  ...(expected ? { expected } : {}),
});

const mostSteps = 100_000;

/** A fork that is tried, or a reading of a part that is gone on from: a text whose parts mean too many things is given up. */
function step(reading: Reading, count: number): void {
  reading.steps += count;
  if (reading.steps > mostSteps) throw new Error(`Its text takes more than ${mostSteps} steps to read.`);
}

/** With which characters something can begin, and whether it can be empty; undefined if not known. */
export type First = { starts: readonly string[]; empty: boolean } | undefined;

/** So many characters are looked at to tell what can begin at a place. */
const LOOK = 7;
export const begins = (...starts: string[]): First => ({
  starts: starts.filter(Boolean).map((start) => known(start.slice(0, LOOK))),
  empty: starts.includes(""),
});

/**
 * All that anything can begin with, as one tree of characters. How far a text goes down in it tells all that can begin
 * there, so places are told apart by nothing else.
 */
const below = new Map<number, number>();
let nodes = 1;
function known(start: string): string {
  let node = 0;
  for (let i = 0; i < start.length; i++) {
    const key = node * 65536 + start.charCodeAt(i);
    let next = below.get(key);
    if (next === undefined) {
      next = nodes++;
      below.set(key, next);
    }
    node = next;
  }
  return start;
}

const NONE: never[] = [];

/** How far the text at a place goes down in the tree, as the number of its node. */
function look(reading: Reading, at: number): number {
  if (reading.nodes !== nodes) {
    reading.looks.fill(-1);
    reading.nodes = nodes;
  }
  const seen = reading.looks[at]!;
  if (seen >= 0) return seen;
  const { text } = reading;
  const end = Math.min(text.length, at + LOOK);
  let node = 0;
  for (let i = at; i < end; i++) {
    const next = below.get(node * 65536 + text.charCodeAt(i));
    if (next === undefined) break;
    node = next;
  }
  reading.looks[at] = node;
  return node;
}

/** Without a wording, print takes the first way that can say the value. */
export interface Grammar<T> {
  parse(reading: Reading, at: number): Parsed<T>[];
  print(value: T, wording?: Wording): string | undefined;
  first(): First;
  /** What must follow somewhere for this to be read. */
  needs(): readonly Need[];
}

export type Word = Grammar<undefined>;

function expect(reading: Reading, at: number, what: string): void {
  if (at > reading.far) reading.far = at;
  else if (at === reading.far) reading.expected?.add(what);
}

export const isLower = (c: string | undefined) => c !== undefined && c >= "a" && c <= "z";

/** A capital may stand for a small letter only where a sentence can begin; `capital` says where it does. */
function beginsSentence(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === "\n" || (text[at - 1] === " " && /[.:\])•"-]/.test(text[at - 2] ?? ""));
}

function matches(text: string, at: number, words: string): boolean {
  if (text.startsWith(words, at)) return true;
  return (
    isLower(words[0]) &&
    text[at] === words[0]!.toUpperCase() &&
    text.startsWith(words.slice(1), at + 1) &&
    beginsSentence(text, at)
  );
}

/** A dash that closes an insertion stands for the space or comma after it: "card-both red-to your hand". */
const closesDash = (text: string, at: number): boolean =>
  at > 1 && (text[at - 1] === "-" || text[at - 1] === "ー") && text[at - 2] !== " ";

/** Words, and what is left of them where a dash stands for their space or comma. */
interface Piece {
  words: string;
  afterDash: string | null;
}
const piece = (words: string): Piece => {
  const joint = /^,? /.exec(words)?.[0].length ?? 0;
  return { words, afterDash: joint ? words.slice(joint) : null };
};

/** Where these words end at a place; the second kind of end is after a dash. */
const NO_END = -1;
function endOf({ words, afterDash }: Piece, text: string, at: number): number {
  if (matches(text, at, words)) return at + words.length;
  if (afterDash !== null && closesDash(text, at) && text.startsWith(afterDash, at))
    return -2 - (at + afterDash.length);
  return NO_END;
}
const ended = (end: number): Parsed<undefined> =>
  end >= 0 ? { value: undefined, wording: null, end } : { value: undefined, wording: "-", end: -2 - end };

const firstOf = ({ words, afterDash }: Piece): First =>
  isLower(words[0])
    ? begins(words, words[0]!.toUpperCase() + words.slice(1))
    : begins(words, ...(afterDash === null ? [] : [afterDash]));

const needsOf = ({ words, afterDash }: Piece): readonly Need[] =>
  needsWords(afterDash ?? (isLower(words[0]) ? words.slice(1) : words));

/** Exactly these words. */
export function lit(words: string): Word {
  const one = piece(words);
  return {
    parse(reading, at) {
      const end = endOf(one, reading.text, at);
      if (end !== NO_END) return [ended(end)];
      expect(reading, at, words);
      return NONE;
    },
    print: (_, wording) => (wording === "-" ? one.afterDash! : words),
    first: () => firstOf(one),
    needs: () => needsOf(one),
  };
}

/** Any of these words, which mean the same: `alt` of `lit`, only faster. */
export function literals(...all: string[]): Word {
  const pieces = all.map(piece);
  const every = pieces.map((_, i) => i);
  const byCode: (number[] | undefined)[] = new Array(256);
  /** Those that may begin with a character; all that are not in the table begin alike. */
  const possible = (text: string, at: number): number[] => {
    const code = text.charCodeAt(at);
    const slot = code < 256 ? code : 0;
    byCode[slot] ??= every.filter((i) => {
      const first = firstOf(pieces[i]!)!;
      return (
        first.empty || first.starts.some((one) => (one.charCodeAt(0) < 256 ? one.charCodeAt(0) : 0) === slot)
      );
    });
    return byCode[slot];
  };
  return {
    parse(reading, at) {
      if (at > reading.far) reading.far = at;
      const isAsked = reading.expected !== undefined && at === reading.far;
      let found: Parsed<undefined>[] = NONE;
      for (const i of isAsked ? every : possible(reading.text, at)) {
        const end = endOf(pieces[i]!, reading.text, at);
        if (end === NO_END) {
          if (isAsked) expect(reading, at, pieces[i]!.words);
          continue;
        }
        const one = ended(end);
        if (found === NONE) found = [];
        found.push({ value: undefined, wording: [i, one.wording], end: one.end });
      }
      return found;
    },
    print(_, wording) {
      if (!Array.isArray(wording)) return pieces[0]?.words;
      const one = pieces[wording[0] as number];
      return one && (wording[1] === "-" ? one.afterDash! : one.words);
    },
    first() {
      const starts = new Set<string>();
      let empty = false;
      for (const one of pieces) {
        const first = firstOf(one)!;
        for (const start of first.starts) starts.add(start);
        empty ||= first.empty;
      }
      return { starts: [...starts], empty };
    },
    needs: () => needsAny(pieces.map(needsOf)),
  };
}

/** What a pattern matches; `name` is what a refusal calls it, `chars` what it can begin with. */
export function token(name: string, pattern: RegExp, chars?: string): Grammar<string> {
  const sticky = new RegExp(pattern.source, "y");
  const whole = new RegExp(`^(?:${pattern.source})$`);
  return {
    parse(reading, at) {
      sticky.lastIndex = at;
      const found = sticky.exec(reading.text)?.[0];
      if (found) return [{ value: found, wording: null, end: at + found.length }];
      expect(reading, at, name);
      return NONE;
    },
    print: (value) => (typeof value === "string" && whole.test(value) ? value : undefined),
    first: () => (chars === undefined ? undefined : begins(...chars)),
    needs: () => NO_NEEDS,
  };
}

type ValuesOf<G extends Grammar<unknown>[]> = { [K in keyof G]: G[K] extends Grammar<infer T> ? T : never };

/** The wording of two parts: nothing where neither had a fork. */
const bothWordings = (a: Wording, b: Wording): Wording => (a === null && b === null ? null : [a, b]);

function pairs(heads: Parsed<unknown>[], tail: Grammar<unknown>, reading: Reading): Parsed<unknown[]>[] {
  let found: Parsed<unknown[]>[] = NONE;
  for (const head of heads)
    for (const one of tail.parse(reading, head.end)) {
      if (found === NONE) found = [];
      found.push({
        value: [head.value, one.value],
        wording: bothWordings(head.wording, one.wording),
        end: one.end,
      });
    }
  return found;
}

/** One of two parts has a meaning: words before it, or words after it. */
export function besideWords<T>(first: Grammar<unknown>, second: Grammar<unknown>, meant: 0 | 1): Grammar<T> {
  return {
    parse(reading, at) {
      const heads = first.parse(reading, at);
      if (heads.length === 0) return NONE;
      let found: Parsed<T>[] = NONE;
      for (const head of heads)
        for (const one of second.parse(reading, head.end)) {
          if (found === NONE) found = [];
          found.push({
            value: (meant === 0 ? head.value : one.value) as T,
            wording: bothWordings(head.wording, one.wording),
            end: one.end,
          });
        }
      return found;
    },
    print(value, wording) {
      const [a, b] = Array.isArray(wording) ? wording : [null, null];
      const before = first.print(meant === 0 ? value : undefined, a);
      const after = before === undefined ? undefined : second.print(meant === 1 ? value : undefined, b);
      return after === undefined ? undefined : before + after;
    },
    first() {
      const one = first.first();
      if (!one?.empty) return one;
      const next = second.first();
      return next && { starts: [...one.starts, ...next.starts], empty: next.empty };
    },
    needs: () => needsAll([first.needs(), second.needs()]),
  };
}

/** One after the other. */
export function seq<G extends Grammar<unknown>[]>(...parts: G): Grammar<ValuesOf<G>> {
  return {
    parse(reading, at) {
      if (parts.length === 0) return [{ value: [] as unknown as ValuesOf<G>, wording: null, end: at }];
      const heads = parts[0]!.parse(reading, at);
      if (heads.length === 0) return NONE;
      if (parts.length === 2) return pairs(heads, parts[1]!, reading) as Parsed<ValuesOf<G>>[];
      const found: Parsed<ValuesOf<G>>[] = [];
      const values: unknown[] = new Array(parts.length);
      const wordings: Wording[] = new Array(parts.length);
      const step = (i: number, ones: Parsed<unknown>[]): void => {
        for (const one of ones) {
          values[i] = one.value;
          wordings[i] = one.wording;
          if (i + 1 < parts.length) step(i + 1, parts[i + 1]!.parse(reading, one.end));
          else {
            const wording = wordings.every((w) => w === null) ? null : wordings.slice();
            found.push({ value: values.slice() as ValuesOf<G>, wording, end: one.end });
          }
        }
      };
      step(0, heads);
      return found;
    },
    print(value, wording) {
      let text = "";
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i]!.print((value as unknown[])[i], Array.isArray(wording) ? wording[i] : null);
        if (part === undefined) return undefined;
        text += part;
      }
      return text;
    },
    first() {
      const starts: string[] = [];
      for (const part of parts) {
        const one = part.first();
        if (!one) return undefined;
        starts.push(...one.starts);
        if (!one.empty) return { starts, empty: false };
      }
      return { starts, empty: true };
    },
    needs: () => needsAll(parts.map((part) => part.needs())),
  };
}

/** Any of these; all that fit are found. */
export function alt<T>(...ways: Grammar<T>[]): Grammar<T> {
  const everyWay = ways.map((_, i) => i);
  const byLook = new Map<number, number[]>();
  let firsts: First[] | undefined;
  let needs: (readonly Need[])[] | undefined;
  /** Those that can begin here. */
  const possible = (reading: Reading, at: number): number[] => {
    firsts ??= ways.map((way) => way.first()); // before the look: it may add to the tree
    const number = look(reading, at);
    let some = byLook.get(number);
    if (some !== undefined) return some;
    const { text } = reading;
    some = everyWay.filter((i) => {
      const first = firsts![i];
      return !first || first.empty || first.starts.some((one) => text.startsWith(one, at));
    });
    byLook.set(number, some);
    return some;
  };
  return {
    parse(reading, at) {
      if (at > reading.far) reading.far = at;
      step(reading, 1);
      // A refusal names everything that was missing; a reading need not try what cannot begin here.
      const tried = reading.expected && at === reading.far ? everyWay : possible(reading, at);
      if (tried.length === 0) return NONE;
      needs ??= ways.map((way) => way.needs());
      let found: Parsed<T>[] = NONE;
      for (const i of tried) {
        if (reading.last?.allow(needs[i]!, at) === false) continue;
        for (const one of ways[i]!.parse(reading, at)) {
          if (found === NONE) found = [];
          found.push({ value: one.value, wording: [i, one.wording], end: one.end });
        }
      }
      return found;
    },
    print(value, wording) {
      if (Array.isArray(wording)) return ways[wording[0] as number]?.print(value, wording[1]);
      for (const way of ways) {
        const text = way.print(value);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    first() {
      const starts = new Set<string>();
      let empty = false;
      for (const way of ways) {
        const one = way.first();
        if (!one) return undefined;
        for (const start of one.starts) starts.add(start);
        empty ||= one.empty;
      }
      return { starts: [...starts], empty };
    },
    needs: () => needsAny(ways.map((way) => way.needs())),
  };
}

/** A part that may be missing: the value says whether it is there. */
export function opt<T>(part: Grammar<T>): Grammar<T | undefined> {
  return {
    parse(reading, at) {
      const found: Parsed<T | undefined>[] = [{ value: undefined, wording: 0, end: at }];
      for (const one of part.parse(reading, at)) found.push({ ...one, wording: [one.wording] });
      return found;
    },
    print(value, wording) {
      if (value === undefined) return Array.isArray(wording) ? undefined : "";
      return wording === 0 ? undefined : part.print(value, Array.isArray(wording) ? wording[0] : null);
    },
    first() {
      const one = part.first();
      return one && { ...one, empty: true };
    },
    needs: () => NO_NEEDS,
  };
}

/** Changes the value; `from` undoes `to`. Either gives undefined for what is not of this shape. */
export function map<A, B>(
  inner: Grammar<A>,
  to: (value: A) => B | undefined,
  from: (value: B) => A | undefined,
): Grammar<B> {
  return {
    parse(reading, at) {
      const read = inner.parse(reading, at);
      let found: Parsed<B>[] = NONE;
      for (const one of read) {
        const value = to(one.value);
        if (value === undefined) continue;
        if (found === NONE) found = [];
        found.push({ value, wording: one.wording, end: one.end });
      }
      return found;
    },
    print(value, wording) {
      const back = from(value);
      return back === undefined ? undefined : inner.print(back, wording);
    },
    first: () => inner.first(),
    needs: () => inner.needs(),
  };
}

/** `map` with lists: none for what is not of this shape; of several to print, the first that does. */
export function mapMany<A, B>(inner: Grammar<A>, to: (value: A) => B[], from: (value: B) => A[]): Grammar<B> {
  return {
    parse(reading, at) {
      const read = inner.parse(reading, at);
      if (read.length === 0) return NONE;
      const found: Parsed<B>[] = [];
      for (const one of read)
        for (const value of to(one.value)) found.push({ value, wording: one.wording, end: one.end });
      return found;
    },
    print(value, wording) {
      for (const back of from(value)) {
        const text = inner.print(back, wording);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    first: () => inner.first(),
    needs: () => inner.needs(),
  };
}

let rules = 0;

/** A named rule: read once at each position, and free to refer to rules that are defined after it. */
export function rule<T>(define: () => Grammar<T>): Grammar<T> {
  const id = rules++;
  let inner: Grammar<T> | undefined;
  let first: First | null = null; // undefined while it is looked for: a rule may begin with itself
  let needs: readonly Need[] | undefined; // none while they are looked for
  return {
    parse(reading, at) {
      const key = id * 65536 + at;
      const known = reading.memo.get(key) as Parsed<T>[] | undefined;
      if (known) {
        step(reading, known.length);
        return known;
      }
      inner ??= define();
      const found = distinct(inner.parse(reading, at));
      step(reading, found.length);
      reading.memo.set(key, found);
      return found;
    },
    print(value, wording) {
      inner ??= define();
      return inner.print(value, wording);
    },
    first() {
      if (first === null) {
        first = undefined;
        inner ??= define();
        first = inner.first();
      }
      return first;
    },
    needs() {
      if (needs === undefined) {
        needs = NO_NEEDS;
        inner ??= define();
        needs = inner.needs();
      }
      return needs;
    },
  };
}

/** A rule for each of several keys, made once: of each owner, of each voice, of each inner grammar. */
export function ruleFor<K extends object, T>(make: (key: K) => Grammar<T>): (key: K) => Grammar<T> {
  const made = new Map<K, Grammar<T>>();
  return (key) => {
    const known = made.get(key) ?? rule(() => make(key));
    made.set(key, known);
    return known;
  };
}

/** Two ways to one value are one reading. */
const distinct = <T>(found: Parsed<T>[]): Parsed<T>[] =>
  found.length < 2
    ? found
    : found.filter(
        (one, i) => found.findIndex((other) => other.end === one.end && same(other.value, one.value)) === i,
      );

/** Equal as data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  const keys = Object.keys(x);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(y).length &&
    keys.every((key) => key in y && same(x[key], y[key]))
  );
}
