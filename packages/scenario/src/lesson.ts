/** A scenario as a lesson: a sentence or two, and what it expects is what the learner is to bring about. */
import type { Source, Value } from "./source.ts";

export interface Lesson {
  /** So many moves of `play` are made before it begins. */
  readonly from: number;
  readonly says: string;
  readonly said: Readonly<Record<string, { readonly title: string; readonly says: string }>>;
}

export function readLesson(source: Source, value: Value): Lesson | undefined {
  const given = source.mapping(value, "lesson", ["from", "says", "said"]);
  if (given === undefined) return undefined;
  const from = given.get("from");
  const says = given.get("says");
  if (says === undefined) return source.fail(value, "expected `says` in lesson");
  const said: Record<string, { title: string; says: string }> = {};
  const others = given.get("said");
  for (const [language, words] of (others && source.mapping(others, "said")) ?? []) {
    const read = source.mapping(words, language, ["title", "says"]);
    const text = (key: string) => {
      const one = read?.get(key);
      return one === undefined ? source.fail(words, `expected \`${key}\``) : source.text(one, key);
    };
    const [title, words2] = [text("title"), text("says")];
    if (title !== undefined && words2 !== undefined) said[language] = { title, says: words2 };
  }
  return { from: (from && source.whole(from, "from")) ?? 0, says: source.text(says, "says") ?? "", said };
}
