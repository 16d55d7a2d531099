/** What a player types as an answer: numbers, or the words of an offer in their order. */
import { type Decision, Refused, setHolds } from "@arbiter/engine";
import type { Asked, Entry } from "./question.ts";

/** The picks that are meant; null when the words fit no offer. Throws what is wrong with numbers. */
export function typedPicks(asked: Asked, open: Decision, typed: string): readonly number[] | null {
  const words = plain(typed);
  if (words.length === 0) return null;
  if (open.kind === "amount")
    return /^\d+$/.test(words.join("")) ? [amount(open, Number(words.join("")))] : null;
  if (words.length === 1 && open.decline !== undefined && ["no", "n", "pass"].includes(words[0]))
    return [open.decline];
  if (words.length === 1 && words[0] === "none" && open.min === 0) return [];
  if (words.length === 1 && words[0] === "all")
    return sized(
      open,
      asked.entries.flatMap((entry) => entry.picks),
    );
  const numbers = words.every((word) => /^\d+$/.test(word));
  if (numbers) return sized(open, byNumber(asked.entries, words.map(Number)));
  const fits = asked.entries.filter((entry) => fitsWords(entry.says, words));
  if (fits.length > 1) {
    const best = fits.filter(
      (entry) => plain(entry.says).slice(0, words.length).join(" ") === words.join(" "),
    );
    if (best.length === 1) return sized(open, [best[0].picks[0]]);
    const said = fits.map((entry) => `${asked.entries.indexOf(entry) + 1}. ${entry.says}`);
    throw new Refused(`That could be:\n${said.join("\n")}`);
  }
  return fits.length === 1 ? sized(open, [fits[0].picks[0]]) : null;
}

function amount(open: Decision, n: number): number {
  if (n < open.min || n > open.max) throw new Refused(`A number from ${open.min} to ${open.max}, please.`);
  return n;
}

/** The same number twice takes two that are alike. */
function byNumber(entries: readonly Entry[], numbers: readonly number[]): number[] {
  const taken: number[] = [];
  for (const n of numbers) {
    const entry = entries[n - 1];
    if (entry === undefined)
      throw new Refused(`There is no answer ${n}: they go from 1 to ${entries.length}.`);
    const pick = entry.picks.find((one) => !taken.includes(one));
    if (pick === undefined) throw new Refused(`Answer ${n} is named too often.`);
    taken.push(pick);
  }
  return taken;
}

function sized(open: Decision, picks: readonly number[]): readonly number[] {
  const { min, max } = open;
  if (picks.length < min || picks.length > max) {
    const wanted = min === max ? `${max}` : `${min} to ${max}`;
    throw new Refused(`${wanted} ${max === 1 ? "is" : "are"} asked for, you named ${picks.length}.`);
  }
  if (!setHolds(open, picks)) throw new Refused("These do not go together as the text asks.");
  return picks;
}

/** Lower case words without punctuation; the little words that people put between. */
export function plain(said: string): string[] {
  return said
    .toLowerCase()
    .replace(/don!!/g, "don")
    .replace(/['’]/g, "")
    .split(/[^a-z0-9#]+/)
    .filter((word) => word !== "" && !["the", "my", "their", "your", "a"].includes(word));
}

/** Each typed word begins a word of the sentence, in the same order, the first one the first. */
export function fitsWords(sentence: string, typed: readonly string[]): boolean {
  const words = plain(sentence);
  let at = 0;
  for (const [i, word] of typed.entries()) {
    const found = words.findIndex((one, j) => j >= at && one.startsWith(word));
    if (found < 0 || (i === 0 && found > 0 && verbs.includes(word))) return false;
    at = found + 1;
  }
  return true;
}

const verbs: readonly string[] = ["play", "give", "attack", "activate", "block", "counter", "end", "pass"];
