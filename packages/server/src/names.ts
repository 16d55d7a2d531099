/** Names that may be shown to others. */
import { Refused } from "@arbiter/engine";
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

const bad = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** What cannot be seen, or turns what follows around. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const longest = 24;

/** A name in its plain form, or why it is none. `words`: what the operator does not want. */
export function checkedName(given: string, words: readonly string[] = []): string {
  const name = given.normalize("NFKC").replace(/\s+/gu, " ").trim();
  if (name === "" || [...name].length > longest) throw new Refused(`A name has 1 to ${longest} letters.`);
  if (unseen.test(name)) throw new Refused("A name has no invisible letters.");
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refused("A name has a letter or a number.");
  const key = keyOfName(name);
  if (bad.hasMatch(name) || words.some((word) => key.includes(keyOfName(word))))
    throw new Refused("This name is not welcome here.");
  return name;
}

/** As names are compared: two that look alike are one. */
export function keyOfName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[\s._-]/gu, "");
}
