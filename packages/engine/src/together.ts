/** Conditions on chosen cards together: compiled, and whether cards can meet them. */
import type { Choice, Comparison } from "./ability.ts";
import { compare, covers, type SetCondition } from "./decision.ts";
import { number, traits } from "./derive.ts";
import { compileAmount, compileFilters, compileNumber } from "./evaluate.ts";
import type { Game } from "./game.ts";
import type { Context, Edition } from "./program.ts";
import { followsAll } from "./rulebook.ts";

export function compileTogether(
  edition: Edition,
  together: NonNullable<Choice["together"]>,
): (g: Game, c: Context, cards: readonly number[]) => SetCondition {
  if ("different" in together)
    return (g, _c, cards) => ({
      different: Object.fromEntries(cards.map((id) => [id, traits(g, id, together.different)])),
    });
  if ("each" in together) {
    const fits = together.each.map((filters) => compileFilters(edition, filters));
    const same = together.equal === undefined ? -1 : edition.numbers.indexOf(together.equal);
    return (g, c, cards) => ({
      pays: fits.map((_, n) => [`${n}`]),
      colors: cards.map((id) => fits.flatMap((test, n) => (test(g, c, id) ? [`${n}`] : []))),
      equal: same < 0 ? undefined : cards.map((id) => number(g, id, same)),
    });
  }
  if ("shows" in together) {
    const fits = together.shows.map((filters) => compileFilters(edition, filters));
    return (g, c, cards) => ({
      shows: fits.length,
      shown: cards.map((id) => fits.flatMap((test, n) => (test(g, c, id) ? [n] : []))),
    });
  }
  const n = edition.numbers.indexOf(together.total.replace(/^base /, ""));
  const value = compileNumber(edition, together.total);
  const than = compileAmount(edition, together.than);
  const is: Comparison = together.is;
  return (g, c, cards) => ({
    total: Object.fromEntries(cards.map((id) => [id, value(g, id) || withoutIt(g, id, n)])),
    is,
    than: than(g, c),
  });
}

/** How many of the cards meet the condition together, at the least and no more than that; null: none do. */
export function fewest(set: SetCondition, cards: readonly number[], most: number): number | null {
  if ("different" in set || "bound" in set) return 0;
  if ("pays" in set) return canPayEach(set) && set.pays.length <= most ? set.pays.length : null;
  const found = "shows" in set ? fewestShowing(set.shows, set.shown) : fewestOfTotal(set, cards);
  return found !== null && found <= most ? found : null;
}

function canPayEach({ pays, colors, equal }: Extract<SetCondition, { pays: unknown }>): boolean {
  if (equal === undefined) return covers(pays, colors);
  return [...new Set(equal)].some((value) =>
    covers(
      pays,
      colors.filter((_, i) => equal[i] === value),
    ),
  );
}

/** The sets of descriptions that so many cards show, one card more at a time. */
function fewestShowing(wanted: number, shown: readonly (readonly number[])[]): number | null {
  const all = (1 << wanted) - 1;
  const bits = shown.map((list) => list.reduce((sum, n) => sum | (1 << n), 0));
  let reached = new Set([0]);
  for (let n = 0; n <= wanted; n++) {
    if (reached.has(all)) return n;
    reached = new Set([...reached].flatMap((one) => [one, ...bits.map((more) => one | more)]));
  }
  return null;
}

function fewestOfTotal(
  { total, is, than }: Extract<SetCondition, { total: unknown }>,
  cards: readonly number[],
): number | null {
  const least = new Map([[0, 0]]); // the fewest cards for each total
  for (const id of cards)
    for (const [sum, n] of [...least]) {
      const more = sum + total[id];
      least.set(more, Math.min(least.get(more) ?? Number.POSITIVE_INFINITY, n + 1));
    }
  const found = [...least].filter(([sum]) => compare(sum, is, than)).map(([, n]) => n);
  return found.length === 0 ? null : Math.min(...found);
}

/** What a card without such a number adds to a total: nothing. */
function withoutIt(g: Game, id: number, n: number): number {
  const isIn = !Number.isNaN(number(g, id, n)) || followsAll(g.program.edition.cites.totalWithout);
  return isIn ? 0 : Number.MAX_SAFE_INTEGER;
}
