/** The answers to a question that are worth trying, where a game names none. */
import { definition, type Game, type Option, type Question, setHolds } from "@arbiter/engine";

const most = 24;

/** Picks of one option each, none, or the ends and the middle of a number; options that are alike once. */
export function candidates(g: Game, open: Question): (readonly number[])[] {
  const { kind, min, max } = open;
  if (kind === "amount") return [...new Set([max, min, (min + max) >> 1])].map((n) => [n]);
  if (kind === "order" && min > 1) return orders(free(open));
  const singles = distinct(g, open);
  const found: (readonly number[])[] = min === 0 ? [[]] : [];
  if (min <= 1 && max >= 1) for (const pick of singles) found.push([pick]);
  if (min > 1) found.push(...windows(g, open));
  return found.filter((picks) => isLegal(open, picks)).slice(0, most);
}

/** The picks with one more option each, for growing the best so far. */
export function larger(g: Game, open: Question, picks: readonly number[]): (readonly number[])[] {
  if (open.kind !== "choose" || picks.length === 0 || picks.length >= open.max) return [];
  return free(open)
    .filter((pick) => !picks.includes(pick))
    .filter(
      (pick, i, left) =>
        left.findIndex((other) => likeness(g, open.options[other]) === likeness(g, open.options[pick])) === i,
    )
    .map((pick) => [...picks, pick])
    .filter((more) => isLegal(open, more))
    .slice(0, most);
}

export function isLegal(open: Question, picks: readonly number[]): boolean {
  return picks.length >= open.min && picks.length <= open.max && setHolds(open, picks);
}

function free(open: Question): number[] {
  return open.options.flatMap((option, pick) => (option.barred ? [] : [pick]));
}

function distinct(g: Game, open: Question): number[] {
  const seen = new Set<string>();
  return free(open).filter((pick) => {
    const like = likeness(g, open.options[pick]);
    return !seen.has(like) && seen.add(like);
  });
}

/** Copies of a card that lie side by side outside the field do the same. */
function likeness(g: Game, option: Option): string {
  if (option.alike !== undefined) return option.alike;
  if (option.card === undefined || option.ability !== undefined) return JSON.stringify(option);
  const { area } = g.state.cards[option.card];
  const { areas } = g.program.edition;
  const same =
    areas[area % areas.length].field === true
      ? `card ${option.card}`
      : `${definition(g, option.card).key} in ${area}`;
  return `${option.do} ${same} ${option.target ?? ""}`;
}

/** Each order would be too many: as it is, turned round, and each card first. */
function orders(picks: readonly number[]): number[][] {
  const firsts = picks.slice(0, 5).map((first) => [first, ...picks.filter((pick) => pick !== first)]);
  return [...firsts, picks.toReversed()];
}

/** Several are asked for: neighbours in the list, cheapest-looking sets are left to the game's reply. */
function windows(g: Game, open: Question): number[][] {
  const all = free(open);
  const sorted = all.toSorted((a, b) =>
    likeness(g, open.options[a]) < likeness(g, open.options[b]) ? -1 : 1,
  );
  return sorted.slice(0, sorted.length - open.min + 1).map((_, i) => sorted.slice(i, i + open.min));
}
