import { type Grammar, quickReading, reading, same, type Wording } from "./grammar.ts";

export interface Read<T> {
  value: T;
  wording: Wording;
}

/** Why a text was not taken: where the reading stopped, or the different things that it may mean. */
export type Refusal =
  | { text: string; at: number; stoppedAt: string; expected: string[] }
  | { text: string; ambiguous: unknown[] };

/** The next words of a text, as a refusal quotes them. */
const wordsAt = (text: string, at: number): string => /^\s*(\S+\s*){0,5}/.exec(text.slice(at))![0].trimEnd();

const refuse = (text: string, at: number, expected: Iterable<string>): { refused: Refusal } => ({
  refused: { text, at, stoppedAt: wordsAt(text, at), expected: [...expected].sort() },
});

/** What completes a reading: binds its pronouns or says which it could not bind, and takes that back. */
export interface Finish<T> {
  finish(value: T): { value: T } | { unbound: string };
  undo(value: T): T;
}

/** All of a text, in exactly one meaning, or a refusal. A reading counts only if it prints back. */
export function read<T>(
  grammar: Grammar<T>,
  text: string,
  { finish, undo }: Finish<T>,
): Read<T> | { refused: Refusal } {
  const found: Read<T>[] = [];
  let unbound: string | undefined;
  for (const { value, wording, end } of grammar.parse(quickReading(text), 0)) {
    if (end !== text.length) continue;
    const finished = finish(value);
    if ("unbound" in finished) unbound = finished.unbound;
    else if (
      grammar.print(undo(finished.value), wording) === text &&
      !found.some((one) => same(one.value, finished.value))
    )
      found.push({ value: finished.value, wording });
  }
  if (found.length === 1) return found[0]!;
  if (found.length > 1) return { refused: { text, ambiguous: found.map(({ value }) => value) } };
  if (unbound === undefined) return stop(grammar, text);
  const at = text.search(new RegExp(`\\b${unbound}\\b`, "i"));
  return refuse(text, Math.max(at, 0), ["one earlier card that these words mean"]);
}

/** Reads on, to see how far it can be read, and once more, to see what was missing there. */
function stop(grammar: Grammar<unknown>, text: string): { refused: Refusal } {
  const whole = reading(text);
  grammar.parse(whole, 0);
  const { far } = whole;
  const expected = new Set<string>();
  const again = reading(text, far, expected);
  const ends = grammar.parse(again, 0).map(({ end }) => end);
  const at = Math.max(far, ...ends);
  if (at > far) expected.clear();
  if (ends.includes(at)) expected.add("the end");
  return refuse(text, at, expected);
}
