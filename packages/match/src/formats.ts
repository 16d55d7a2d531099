/** A format: which cards a deck may hold beside what the rulebook allows. A data file; none is shipped. */
import { Refused } from "@arbiter/engine";
import type { GameName } from "./types.ts";

export interface Format {
  readonly name: string;
  readonly game: GameName;
  /** The day from which it holds: "2026-04-01". */
  readonly from: string;
  /** Sets whose cards are allowed: what stands before the "-" of a number. Not given: all. */
  readonly sets?: readonly string[];
  /** Or blocks that are allowed, and the sets of each. */
  readonly blocks?: readonly string[];
  readonly setsOfBlocks?: Readonly<Record<string, readonly string[]>>;
  readonly banned?: readonly string[];
  /** So many copies at most. */
  readonly restricted?: Readonly<Record<string, number>>;
  /** Two cards that no deck holds together. */
  readonly pairs?: readonly (readonly [string, string])[];
}

const known = ["name", "game", "from", "sets", "blocks", "setsOfBlocks", "banned", "restricted", "pairs"];

/** A format from a file, or what is wrong with it and where. */
export function checkedFormat(value: unknown): Format {
  if (typeof value !== "object" || value === null) throw new Refused("A format is an object.");
  const given = value as Record<string, unknown>;
  const must = (where: string, holds: boolean, what: string) => {
    if (!holds) throw new Refused(`${where}: ${what}.`);
  };
  const isText = (one: unknown) => typeof one === "string" && one !== "";
  const isList = (one: unknown): one is unknown[] => Array.isArray(one);
  const isTexts = (one: unknown) => isList(one) && one.every(isText);
  const isObject = (one: unknown) => typeof one === "object" && one !== null && !isList(one);
  for (const field of Object.keys(given)) must(field, known.includes(field), "a format has no such field");
  must("name", isText(given.name) && String(given.name).length <= 40, "1 to 40 letters are expected");
  must("game", given.game === "opcg" || given.game === "dbs", "opcg or dbs is expected");
  must(
    "from",
    isText(given.from) && /^\d{4}-\d\d-\d\d$/.test(String(given.from)),
    "a day is expected, as 2026-04-01",
  );
  for (const field of ["sets", "blocks", "banned"])
    must(field, given[field] === undefined || isTexts(given[field]), "a list of words is expected");
  const { setsOfBlocks = {}, restricted = {}, pairs = [] } = given;
  must(
    "setsOfBlocks",
    isObject(setsOfBlocks) && Object.values(setsOfBlocks as object).every(isTexts),
    "lists of sets are expected",
  );
  const isCount = (n: unknown) => Number.isSafeInteger(n) && (n as number) >= 0;
  must(
    "restricted",
    isObject(restricted) && Object.values(restricted as object).every(isCount),
    "numbers of copies are expected",
  );
  must(
    "pairs",
    isList(pairs) && pairs.every((pair) => isTexts(pair) && (pair as unknown[]).length === 2),
    "pairs of card numbers are expected",
  );
  for (const block of (given.blocks as string[] | undefined) ?? [])
    must(
      `blocks`,
      Object.hasOwn(setsOfBlocks as object, block),
      `setsOfBlocks does not say which sets block ${block} has`,
    );
  return value as Format;
}

export interface Fault {
  readonly card: string;
  readonly why: "set" | "banned" | "restricted" | "pair";
  readonly says: string;
}

/** What of a deck a format does not allow; `numbers` are its cards, each as often as it is there. */
export function faultsBy(format: Format, numbers: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const ofBlocks = format.blocks?.flatMap((block) => format.setsOfBlocks?.[block] ?? []);
  const sets =
    format.sets === undefined && ofBlocks === undefined
      ? null
      : [...(format.sets ?? []), ...(ofBlocks ?? [])];
  for (const [card, count] of counts) {
    const set = card.split("-")[0];
    if (sets !== null && !sets.includes(set))
      faults.push({ card, why: "set", says: `${card}: ${format.name} does not allow the set ${set}.` });
    if (format.banned?.includes(card))
      faults.push({ card, why: "banned", says: `${card} is banned in ${format.name}.` });
    const most = format.restricted?.[card];
    if (most !== undefined && count > most)
      faults.push({
        card,
        why: "restricted",
        says: `${card}: ${format.name} allows ${most}, the deck has ${count}.`,
      });
  }
  for (const [a, b] of format.pairs ?? [])
    if (counts.has(a) && counts.has(b))
      faults.push({
        card: a,
        why: "pair",
        says: `${a} and ${b} are not allowed together in ${format.name}.`,
      });
  return faults;
}

/** Of formats of one name, the one that holds on a day. */
export function formatOn(formats: readonly Format[], name: string, day: string): Format | null {
  const begun = formats.filter((one) => one.name === name && one.from <= day);
  return begun.sort((a, b) => (a.from < b.from ? 1 : -1))[0] ?? null;
}
