import { plainText } from "@arbiter/cardtext";
import { KEYWORDS, TAGS } from "./words.ts";

/** Text as people type it, in the form that cards print: signs, spaces, stops and number words; never another word. */

type Way = readonly [RegExp, string | ((...found: string[]) => string)];

/** What stands in brackets, with nothing changed but how a tag is written. */
const bracketed = /(\[[^\]]*\]|\{[^}]*\}|<[^>]*>|"[^"]*")/;

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const digit = (_: string, word: string): string => String(NUMBERS.indexOf(word));

/** Between brackets. */
const ways: readonly Way[] = [
  [/ +(?=[.,;:](?: |$))/g, ""],
  [/\bKO\b/g, "K.O."],
  [/\bK\.O\.?'?d\b/g, "K.O.'d"],
  [/\bDON\b!*/g, "DON!!"],
  [/\bDON!! ?-(?=\d)/g, "DON!! -"],
  [/\bDON!! C(?=ards?\b)/g, "DON!! c"],
  [/(\d),(?=\d{3}\b)/g, "$1"],
  [/(?<=[a-z\d)])\.(?=[A-Z][a-z])/g, ". "],
  [/(^|[.\n] ?)Then (?=[a-z])/g, "$1Then, "],
  [new RegExp(`\\b(?<=up to |draws? |total of )(${NUMBERS.join("|")})\\b`, "g"), digit],
  [new RegExp(`\\b(${NUMBERS.join("|")})(?= of (?:your|their)\\b| cards?\\b)`, "g"), digit],
];

/** Across brackets. */
const joints: readonly Way[] = [
  [/\](?=\[)/g, "] "],
  [/\] ?\/ ?\[/g, "]/["],
  [/^((?:\[[^\]]*\][ /]?)*\[[^\]]*\])(?=[A-Z])/gm, "$1 "],
];

const canonical = (words: string): string => words.toLowerCase().replace(/[\s.]/g, "");
const tags = new Map([...KEYWORDS, ...TAGS].map((tag) => [canonical(tag), tag]));

const asTag = (part: string): string => {
  if (!part.startsWith("[")) return part;
  const don = /^\[DON!! ?[x×X] ?(\d+)\]$/.exec(part);
  if (don) return `[DON!! x${don[1]}]`;
  const tag = tags.get(canonical(part.slice(1, -1)));
  return tag === undefined ? part : `[${tag}]`;
};

const changed = (text: string, all: readonly Way[]): string =>
  all.reduce((said, [sign, plain]) => said.replace(sign, plain as string), text);

/** A sentence ends with a full stop; a line of tags and keywords has none. */
const stopped = (line: string): string => {
  const isSentence = /[a-z]{2}/.test(
    line
      .split(bracketed)
      .filter((_, i) => i % 2 === 0)
      .join(""),
  );
  return isSentence && /[\w!\]'"]$/.test(line) ? `${line}.` : line;
};

export function asPrinted(text: string): string {
  const parts = plainText(text).split(bracketed);
  const plain = parts.map((part, i) => (i % 2 ? asTag(part) : changed(part, ways))).join("");
  return changed(plain, joints).split("\n").map(stopped).join("\n");
}
