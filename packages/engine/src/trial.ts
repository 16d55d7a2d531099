/** Whether a cost of several parts can be paid: tried out on a copy, in its order. */
import { setHolds } from "./decision.ts";
import { copy, type Game } from "./game.ts";
import { call, locals, run, take } from "./machine.ts";
import type { Context, Question } from "./program.ts";
import type { Frame } from "./state.ts";

const enough = 200; // answers tried before giving up on a price that nobody prints

export function canBePaid(g: Game, c: Context, path: string): boolean {
  const trial = copy(g, false);
  const { you, card, incarnation, event, results, x } = c;
  const v = { declared: true, checked: true, tried: true };
  const goal = goalOf(trial, call(trial, path, { you, card, incarnation, event, results, x, v }));
  return reaches(run(trial, goal), goal, { left: enough });
}

/** The question of a price without the cards after which the rest of it could not be paid. */
export function payingOn(g: Game, f: Frame, question: Question): Question {
  if (f.v.tried === true || question.kind !== "choose" || question.max !== 1) return question;
  const options = question.options.filter((_, pick) => {
    const trial = copy(g, false);
    const { frames } = trial.state;
    locals(trial, frames[frames.length - 1]).tried = true;
    const goal = goalOf(trial, frames[frames.length - 1]);
    take(trial, [pick], question);
    return reaches(run(trial, goal), goal, { left: enough });
  });
  return options.length === question.options.length || options.length === 0
    ? question
    : { ...question, options };
}

/** The price is paid when its ability is activated. */
function goalOf(g: Game, { n }: Frame): Goal {
  return { depth: g.state.frames.length, at: g.program.list[n].labels.activate };
}

type Goal = { readonly depth: number; readonly at: number };

function reaches(g: Game, goal: Goal, tries: { left: number }): boolean {
  const { frames, result } = g.state;
  if (result !== null) return true; // paid with what ends the game
  if (frames.length < goal.depth) return false;
  const top = frames[frames.length - 1];
  if (frames.length === goal.depth && top.at >= goal.at) return true;
  const question = g.question;
  if (question === null) return false;
  for (const picks of answers(question)) {
    if (--tries.left < 0) return false;
    const next = copy(g, false);
    take(next, picks, question);
    if (reaches(run(next, goal), goal, tries)) return true;
  }
  return false;
}

/** Sets of the smallest allowed size, or of all sizes where they must meet a condition; one that may take none also takes one. */
function* answers(question: Question): Generator<readonly number[]> {
  if (question.kind === "amount") {
    for (let n = question.max; n >= question.min; n--) yield [n];
    return;
  }
  const least = Math.min(Math.max(question.min, 1), question.max);
  const most = question.set === undefined ? least : question.max;
  for (let size = least; size <= most; size++)
    for (const picks of combinations(question.options.length, size))
      if (setHolds(question, picks)) yield picks;
}

function* combinations(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= n - size; i++)
      for (const rest of combinations(n, size - 1, i + 1)) yield [i, ...rest];
}
