/** `arbiter cards variants FILE`: other wordings of the same card, and those that do not compile to the same abilities. */
import type { ListedCard } from "@arbiter/cardtext";
import type { Definition } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { readCards } from "./read.ts";

export interface Variant {
  readonly number: string;
  readonly field: string;
  readonly text: string;
  /** Null where it means the same. */
  readonly differs: string | null;
}

/** Lists of other wordings, by the field they stand in for. */
const FIELDS: Readonly<Record<string, string>> = {
  textVariants: "text",
  triggerVariants: "trigger",
  otherText: "text",
};

export function variants(game: PlayableGame, records: readonly ListedCard[]): Variant[] {
  return records.flatMap((record) =>
    Object.entries(FIELDS).flatMap(([list, field]) => {
      const found = record[list] ?? [];
      const texts = (Array.isArray(found) ? found : [found]) as readonly string[];
      return texts.map((text) => {
        const { trigger, ...without } = record;
        const whole = field === "text" && text.includes("[Trigger]"); // it tells the trigger, too
        const differs = difference(game, record, {
          ...(whole ? without : record),
          [field]: text,
        } as ListedCard);
        return { number: record.number, field, text, differs };
      });
    }),
  );
}

function difference({ cardLists }: PlayableGame, record: ListedCard, other: ListedCard): string | null {
  if (cardLists.unread(record) !== null) return "the card itself is not read";
  const unread = cardLists.unread(other);
  if (unread !== null) return `not read: ${unread.stoppedAt}`;
  const [ours, theirs] = [cardLists.define(record), cardLists.define(other)].map(meaning);
  return unlike(ours, theirs, "");
}

/** What a card does, without how it says it. The same effect may stand in another order of lines. */
const meaning = ({ abilities, back }: Definition): unknown => [
  ordered(abilities),
  ordered(back?.abilities ?? []),
];
const ordered = (abilities: Definition["abilities"]): string[] => abilities.map(sorted).sort();

/** JSON with its keys in order, so that equal is equal. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The first place at which two differ, with both values. */
function unlike(a: unknown, b: unknown, path: string): string | null {
  if (a === b) return null;
  if (typeof a === "string" && typeof b === "string" && a.startsWith("{") && b.startsWith("{"))
    return unlike(JSON.parse(a), JSON.parse(b), path);
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return `${path}: ${short(a)} / ${short(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = unlike(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}/${key}`,
    );
    if (found !== null) return found;
  }
  return null;
}

const short = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

export function run(args: readonly string[]): number {
  const { game, records } = readCards(args.find((arg) => !arg.startsWith("--")) ?? "");
  const all = variants(game, records);
  const other = all.filter(({ differs }) => differs !== null);
  if (args.includes("--json")) console.log(JSON.stringify(all));
  else {
    const cards = new Set(all.map(({ number }) => number)).size;
    console.log(
      `${cards} cards have other wordings, ${all.length} in all; ${all.length - other.length} mean the same.`,
    );
    for (const { number, field, text, differs } of other) {
      console.log(`${number} ${field}: ${differs}`);
      console.log(`  ${String(records.find((one) => one.number === number)?.[field] ?? "")}`);
      console.log(`  ${text}`);
    }
  }
  return 0;
}
