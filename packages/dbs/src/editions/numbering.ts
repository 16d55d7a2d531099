/** How an edition speaks of paragraphs that code names by another edition's numbers. */
import type { Numbering } from "@arbiter/engine";

/** A paragraph of the edition, and those that code names for it, with spaces between. */
export type Table = Readonly<Record<string, string>>;

/** A paragraph that code names, and the one of the edition that says it. */
type Same = readonly (readonly [named: string, paragraph: string])[];

/** What an edition says in its own numbers. */
export interface Said {
  readonly edition: string;
  readonly same?: Same;
  readonly table: Table;
  /** What follows from other paragraphs, where it has none for it. */
  readonly implied?: Same;
  /** The edition that decides where it is silent: its numbers are then cited with its name. */
  readonly silent?: { readonly edition: string; readonly numbering: Numbering };
}

const isNumber = (named: string) => /^\d+(-\d+)*b?$/.test(named);

/** The numbers of an edition. Code that only this edition has names its paragraphs "EDITION:NUMBER". */
export function numbering({ edition, same = [], table, implied = [], silent }: Said): Numbering {
  const own = `${edition}:`;
  const pairs = [
    ...same,
    ...Object.entries(table).flatMap(([paragraph, named]) =>
      named.split(" ").map((one) => [one, paragraph] as const),
    ),
  ];
  const says = new Map<string, string[]>();
  const names = new Map<string, string[]>();
  const add = (named: string, paragraph: string) => {
    says.set(named, [...(says.get(named) ?? []), paragraph]);
    names.set(paragraph, [...(names.get(paragraph) ?? []), named]);
  };
  for (const [named, paragraph] of pairs) add(named, paragraph);
  for (const [named, paragraph] of implied) add(named, paragraph);

  const find = (named: string): readonly string[] => {
    if (named.startsWith(own)) return [named.slice(own.length)];
    if (silent === undefined) return isNumber(named) ? nearest(says, named) : [named];
    const below = silent.numbering.says(named);
    const mine = [named, ...below.map((one) => `${silent.edition}:${one}`)].flatMap(
      (one) => says.get(one) ?? [],
    );
    if (mine.length > 0) return [...new Set(mine)];
    const isItsOwn = isNumber(named) || named.startsWith(`${silent.edition}:`);
    return isItsOwn ? below.map((one) => `${silent.edition}:${one}`) : [named];
  };

  const known = new Map<string, readonly string[]>();
  return {
    says: (named) => {
      const before = known.get(named);
      if (before !== undefined) return before;
      const found = find(named);
      known.set(named, found);
      return found;
    },
    named: (paragraph) => [
      `${own}${paragraph}`,
      ...(names.get(paragraph) ?? []).flatMap((one) =>
        silent !== undefined && one.startsWith(`${silent.edition}:`)
          ? silent.numbering.named(one.slice(silent.edition.length + 1))
          : [one],
      ),
    ],
  };
}

/** "1.10 7-1" for a sentence of a manual, as code names it. */
export function ofOthers(...said: readonly Readonly<Record<string, string>>[]): Same {
  return said.flatMap((all) =>
    Object.entries(all).map(([paragraph, other]) => {
      const [edition, number] = other.split(" ");
      return [edition === "3.02" ? number : `${edition}:${number}`, paragraph] as const;
    }),
  );
}

/** The paragraph's own entry, or that of the one it stands under. */
function nearest(says: ReadonlyMap<string, readonly string[]>, named: string): readonly string[] {
  for (let at = named; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("-")))) {
    const found = says.get(at);
    if (found !== undefined) return found;
  }
  return [];
}
