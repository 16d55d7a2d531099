/** Whether a goal can be reached whatever the other player does: every answer of both is tried, with all cards open. */
import {
  apply,
  canonical,
  type Decision,
  decision,
  type Game,
  onlyAnswer,
  type Player,
  setHolds,
} from "@arbiter/engine";
import type { Puzzle } from "./puzzle.ts";

/** `open`: too much was to be tried. */
export type Verdict = "reached" | "missed" | "open";

export interface Solver {
  /** What the best play of both comes to from here. */
  readonly verdict: (g: Game) => Verdict;
  /** The answer that keeps the goal within reach of its player, or out of it; null: none does. */
  readonly best: (g: Game) => readonly number[] | null;
  /** Whether it is over: reached or not; null: it goes on. */
  readonly ended: (g: Game) => boolean | null;
  readonly tried: () => number;
}

class TooMuch extends Error {}

export function solver(start: Game, { goal, turns }: Puzzle, most = 150_000): Solver {
  const last = start.state.turn + turns - 1;
  const seen = new Map<string, boolean>();
  let tried = 0;

  /** null: it is not decided yet. */
  const ended = ({ state: { result, turn } }: Game): boolean | null => {
    if (result !== null) return goal === "win" ? result.winner === you : result.winner !== them;
    return turn > last ? goal === "survive" : null;
  };

  const reaches = (g: Game): boolean => {
    const over = ended(g);
    if (over !== null) return over;
    const open = decision(g);
    if (open === null) return goal === "survive";
    if (++tried > most) throw new TooMuch();
    const key = open.purpose === "main" ? keyOf(g) : null;
    const known = key === null ? undefined : seen.get(key);
    if (known !== undefined) return known;
    const mine = open.player === you;
    const found = answers(g, open).some((picks) => reaches(after(g, open, picks)) === mine) === mine;
    if (key !== null) seen.set(key, found);
    return found;
  };

  const judged = (g: Game): Verdict => {
    try {
      return reaches(g) ? "reached" : "missed";
    } catch (error) {
      if (error instanceof TooMuch) return "open";
      throw error;
    }
  };

  return {
    verdict: (g) => {
      tried = 0;
      return judged(g);
    },
    best: (g) => {
      const open = decision(g);
      if (open === null) return null;
      tried = 0;
      const wanted = open.player === you ? "reached" : "missed";
      return answers(g, open).find((picks) => judged(after(g, open, picks)) === wanted) ?? null;
    },
    ended,
    tried: () => tried,
  };
}

const you: Player = 0;
const them: Player = 1;

function after(g: Game, open: Decision, picks: readonly number[]): Game {
  return apply(g, { player: open.player, picks }, false);
}

/** What matters of a position in a Main Phase: how it came about does not. */
function keyOf({ state }: Game): string {
  const { turn, active, cards, areas, pools, piles, effects, delayed, facts, frames } = state;
  return canonical([
    turn,
    active,
    areas,
    pools,
    piles,
    cards.map(({ def, rested, faceUp, marks, since, used, usedTurn }) => [
      def,
      rested,
      faceUp,
      marks,
      since === turn,
      usedTurn === turn ? used : 0,
    ]),
    effects.map(({ stamp: _stamp, ...effect }) => effect),
    delayed,
    facts,
    frames.map(({ p, at }) => [p, at]),
  ]);
}

const mostWays = 200;

/** Every answer that differs from the others: cards that cannot be told apart count once. */
function answers(g: Game, open: Decision): (readonly number[])[] {
  const only = onlyAnswer(open);
  if (only !== null) return [only];
  const free = open.options.flatMap((option, pick) => (option.barred ? [] : [pick]));
  if (open.kind === "amount")
    return Array.from({ length: open.max - open.min + 1 }, (_, i) => [open.min + i]);
  const like = (pick: number) => likeness(g, open, pick);
  if (open.kind === "order" && open.min > 1) return limited(orders(free));
  const found: number[][] = [];
  const told = new Set<string>();
  for (let size = open.min; size <= Math.min(open.max, free.length); size++)
    for (const picks of combinations(free, size)) {
      const key = picks.map(like).sort().join("|");
      if (told.has(key)) continue;
      told.add(key);
      if (open.kind === "choose" && !setHolds(open, picks)) continue;
      found.push(picks);
      if (found.length > mostWays) throw new TooMuch();
    }
  // What ends the turn or lets a window pass comes last: a goal is reached by doing something.
  const idle = ({ do: what }: { do: string }) => (what === "end" || what === "pass" ? 1 : 0);
  return open.kind === "act"
    ? found.sort(([a], [b]) => idle(open.options[a]) - idle(open.options[b]))
    : found;
}

function limited(all: number[][]): number[][] {
  if (all.length > mostWays) throw new TooMuch();
  return all;
}

function orders(picks: readonly number[]): number[][] {
  if (picks.length > 5) throw new TooMuch();
  if (picks.length <= 1) return [[...picks]];
  return picks.flatMap((first) =>
    orders(picks.filter((pick) => pick !== first)).map((rest) => [first, ...rest]),
  );
}

function* combinations(from: readonly number[], size: number, at = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = at; i <= from.length - size; i++)
      for (const rest of combinations(from, size - 1, i + 1)) yield [from[i], ...rest];
}

/** Copies of a card in a place where cards have no state of their own do the same. */
function likeness(g: Game, open: Decision, pick: number): string {
  const { alike, card, do: what, target, ability, option } = open.options[pick];
  if (alike !== undefined) return alike;
  if (card === undefined) return String(pick);
  const { area, def, faceUp } = g.state.cards[card];
  const { areas } = g.program.edition;
  return areas[area % areas.length].states
    ? String(pick)
    : [what, area, def, faceUp, target ?? "", ability ?? "", option ?? ""].join(" ");
}
