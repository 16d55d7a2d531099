/** What stands between two moves: the answers that the run gives by itself. */
import { type Decision, type Game, kindOf, type Option, onlyAnswer, setHolds } from "@arbiter/engine";
import { first } from "./meaning.ts";

/** The only possible answer, or null. Cards with a name of their own are told apart by it. */
export function onlyOne(g: Game, open: Decision, named: ReadonlySet<number>): readonly number[] | null {
  return onlyAnswer({ ...open, options: open.options.map((option) => withLookalikes(g, option, named)) });
}

/** The answer to a decision that no move answers, or null: the run fails. */
export function standing(g: Game, open: Decision, named: ReadonlySet<number>): readonly number[] | null {
  const only = onlyOne(g, open, named);
  if (only !== null) return only;
  if (open.decline !== undefined) return [open.decline];
  if (isUpTo(open)) return open.kind === "amount" ? [0] : [];
  if (open.kind === "order") return first(open, open.min);
  if (open.purpose !== "pay" && !isPayment(g)) return null;
  if (open.kind === "amount") return [open.min];
  for (const picks of combinations(open.options.length, open.min)) if (setHolds(open, picks)) return picks;
  return null;
}

/** The ways to take so many, the first options first. */
function* combinations(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= n - size; i++)
      for (const rest of combinations(n, size - 1, i + 1)) yield [i, ...rest];
}

/** A choice that may be empty; a number that text asks for or that ends a loop is none. */
function isUpTo(open: Decision): boolean {
  if (open.min > 0) return false;
  if (open.kind === "amount") return open.options.length === 0 && open.purpose !== "number";
  return open.kind === "choose" && setHolds(open, []);
}

/** An ability's steps before it is activated pay its price. */
function isPayment(g: Game): boolean {
  const frame = g.state.frames[g.state.frames.length - 1];
  const { activate } = g.program.procedures[frame.p].labels;
  return activate !== undefined && frame.at < activate;
}

/** Copies of one card in a place where cards have no state of their own. */
function withLookalikes(g: Game, option: Option, named: ReadonlySet<number>): Option {
  if (option.card === undefined || option.alike !== undefined || named.has(option.card)) return option;
  const { area, def, faceUp, known } = g.state.cards[option.card];
  if (g.program.edition.areas[kindOf(g, area)].states) return option;
  return { ...option, alike: `${option.do} ${area} ${def} ${faceUp} ${known} ${option.target ?? ""}` };
}
