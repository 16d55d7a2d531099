import type { Sentences } from "@arbiter/engine";
import { sameWords } from "./same-words.ts";

/** The earlier editions in a language: their own sentences, and those that they share with the newest or each other. */
export function earlierIn(
  newest: Sentences,
  own: Readonly<Record<string, Sentences>>,
): Readonly<Record<string, Sentences>> {
  const said: Readonly<Record<string, Sentences>> = { "3.02": newest, ...own };
  return Object.fromEntries(
    Object.entries(own).map(([edition, sentences]) => {
      const shared = Object.entries(sameWords[edition] ?? {}).map(([number, other]) => {
        const [of, its] = other.split(" ");
        return [number, said[of][its]] as const;
      });
      return [edition, { ...Object.fromEntries(shared), ...sentences }];
    }),
  );
}
