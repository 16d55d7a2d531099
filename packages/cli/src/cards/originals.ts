/** Cards as they are printed in another language, beside ours: numbers, keywords and names should be the same. */
import { type Facts, factsOf, type Language, type ListedCard } from "@arbiter/cardtext";

export type Original = Readonly<
  Record<string, { name?: string; types?: readonly string[]; text?: string; trigger?: string } | undefined>
>;

/** An English name in the words of the originals; a name may have been translated in several ways. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function originalNames(
  records: readonly ListedCard[],
  originals: Readonly<Record<string, Original>>,
): Names {
  const names = new Map<string, Set<string>>();
  const add = (english: string, other: string) => {
    const known = names.get(plain(english)) ?? new Set<string>();
    names.set(plain(english), known.add(plain(other)));
  };
  for (const record of records)
    for (const original of Object.values(originals[record.number] ?? {})) {
      if (original?.name !== undefined) add(record.name, original.name);
      const types = (record.types ?? []) as readonly string[];
      if (original?.types?.length === types.length)
        for (const [i, type] of types.entries()) add(type, original.types[i]);
    }
  return names;
}

/** Letters and digits only: accents, dots and spaces differ from print to print. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** What one says and the other does not. */
export function unlike(
  { table }: Language,
  ours: { readonly text: string; readonly back?: string },
  original: { readonly text?: string; readonly trigger?: string },
  names: Names,
): string[] {
  const trigger = original.trigger === undefined ? "" : ` [${table["tag.Trigger"]}] ${original.trigger}`;
  const told = factsOf(`${ours.text}\n${ours.back ?? ""}`);
  const printed = factsOf(`${original.text ?? ""}${trigger}`);
  const theirs = new Set([...printed.words].map(plain));
  const known = new Set<string>();
  const missing: string[] = [];
  for (const word of told.words) {
    const ways = [plain(word), ...(names.get(plain(word)) ?? [])];
    for (const way of ways) known.add(way);
    if (!ways.some((way) => theirs.has(way))) missing.push(`ours ${word}`);
  }
  const extra = [...printed.words].filter((word) => !known.has(plain(word))).map((word) => `theirs ${word}`);
  return [...numbers(told, printed), ...missing, ...extra];
}

const numbers = (told: Facts, printed: Facts): string[] => [
  ...[...told.numbers].filter((n) => !printed.numbers.has(n)).map((n) => `ours ${n}`),
  ...[...printed.numbers].filter((n) => !told.numbers.has(n)).map((n) => `theirs ${n}`),
];
