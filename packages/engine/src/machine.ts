import type { Player } from "./card.ts";
import { type Answer, check, type Decision, onlyAnswer } from "./decision.ts";
import { Refused } from "./errors.ts";
import { cited, citedAll, copy, type Game } from "./game.ts";
import { emit } from "./happen.ts";
import { comesBack, loopAnswer, watch, withoutBarred } from "./loops.ts";
import type { Idle, IdleCode, Procedure, Question, Step, StepPart } from "./program.ts";
import { followsAll, isObserved } from "./rulebook.ts";
import type { Frame, Value } from "./state.ts";

const none: readonly never[] = [];

/** A procedure is its steps; labels are where steps jump to. */
export function procedure(name: string, parts: readonly StepPart[]): Procedure {
  const steps: (Step | { readonly rules: readonly string[]; readonly to: string })[] = [];
  const labels: Record<string, number> = {};
  for (const part of parts) {
    if ("label" in part) labels[part.label] = steps.length;
    else steps.push(part);
  }
  return {
    name,
    steps: steps.map((s) => ("to" in s ? made(s.rules, null, null, null, labels[s.to]) : s)),
    labels,
  };
}

/** The procedure with other steps in place of those that cite a paragraph first; none: they are left out. */
export function amended(
  { name, steps, labels }: Procedure,
  changes: Readonly<Record<string, readonly StepPart[]>>,
): Procedure {
  const at = Object.entries(labels);
  const parts = steps.flatMap((each, i): StepPart[] => [
    ...at.filter(([, n]) => n === i).map(([to]) => label(to)),
    ...(changes[each.rule] ?? [
      each.next < 0 ? each : goTo(each.rules, at.find(([, n]) => n === each.next)![0]),
    ]),
  ]);
  return procedure(name, [...parts, ...at.filter(([, n]) => n === steps.length).map(([to]) => label(to))]);
}

type Rules = string | readonly string[];

/** All steps are made here, so that they have one shape: the machine reads little else. */
function made(
  cited: Rules,
  run: Step["run"],
  ask: Step["ask"],
  take: Step["take"],
  next = -1,
  idle: IdleCode = 0,
  tells: readonly string[] = none,
  ordered: string | null = null,
): Step {
  const rules = typeof cited === "string" ? [cited] : cited;
  return { rule: rules[0], rules, run, ask, take, next, idle, tells, ordered };
}

/** `idle`: without what it does nothing, so that it is passed over. */
export function step(rule: Rules, run: (g: Game, f: Frame) => void, idle?: Idle): Step {
  const code = idle === "effects" ? 1 : idle === "pending" ? 2 : 0;
  return made(rule, run, null, null, -1, code, typeof idle === "object" ? idle.tells : none);
}

/** The procedure in a match in which only these events are heard. */
export function heardIn(p: Procedure, isHeard: (kind: string) => boolean): Procedure {
  const isMute = ({ tells }: Step) => tells.length > 0 && !tells.some(isHeard);
  if (!p.steps.some(isMute)) return p;
  const steps = p.steps.map((s) =>
    isMute(s) ? made(s.rules, s.run, s.ask, s.take, s.next, 3, s.tells, s.ordered) : s,
  );
  return { name: p.name, steps, labels: p.labels };
}

function isIdle(g: Game, code: IdleCode): boolean {
  if (code === 1) return g.state.effects.length === 0 && g.state.delayed.length === 0;
  return code === 2 ? g.state.pending.length === 0 : g.events === null;
}

export function ask(
  rule: Rules,
  question: (g: Game, f: Frame) => Question | null,
  take: (g: Game, f: Frame, picks: readonly number[], question: Question) => void,
): Step {
  return made(rule, null, question, take);
}

/** Steps that a paragraph orders, except where one of them is ordered by another. */
export function orderedBy(rule: string | undefined, parts: readonly StepPart[]): StepPart[] {
  return parts.map((part) =>
    rule === undefined || !("run" in part) || part.ordered !== null
      ? part
      : made(part.rules, part.run, part.ask, part.take, part.next, part.idle, part.tells, rule),
  );
}

/** What this does is told by the paragraph that orders it, too, if there is one. */
export function toldBy(g: Game, rule: string | null, run: () => void): void {
  const { ordered } = g;
  g.ordered = rule ?? ordered;
  run();
  g.ordered = ordered;
}

/** A step that only goes on at a label. */
export function goTo(rule: Rules, to: string): StepPart {
  return { rules: typeof rule === "string" ? [rule] : rule, to };
}

export function label(name: string): StepPart {
  return { label: name };
}

/** Goes on at a label of the frame's procedure. */
export function jump(g: Game, f: Frame, to: string): void {
  f.at = g.program.list[f.n].labels[to];
}

/** Runs a procedure before this one goes on. */
export function call(g: Game, p: string, init: Partial<Frame> = {}): Frame {
  const frame: Frame = {
    p,
    n: g.program.numbers.get(p)!,
    at: 0,
    you: init.you ?? g.state.active,
    card: init.card ?? -1,
    incarnation: init.incarnation ?? 0,
    event: init.event ?? null,
    results: init.results ?? none,
    x: (init.x ?? 0) | 0,
    chosen: init.chosen ?? none,
    last: 0,
    outcome: null,
    v: init.v ?? {},
  };
  g.ownsLocals |= ownBit(g.state.frames.length);
  g.state.frames.push(frame);
  return frame;
}

/** Carries out an ability of a card before this one goes on. */
export function activate(
  g: Game,
  path: string,
  you: Player,
  card: number,
  incarnation: number,
  v: Frame["v"],
  event: Frame["event"] = null,
  results: Frame["results"] = none,
  x = 0,
): Frame {
  const frame: Frame = {
    p: path,
    n: g.program.numbers.get(path)!,
    at: 0,
    you,
    card,
    incarnation,
    event,
    results,
    x: x | 0,
    chosen: none,
    last: 0,
    outcome: null,
    v,
  };
  g.ownsLocals |= ownBit(g.state.frames.length);
  g.state.frames.push(frame);
  return frame;
}

/** Runs a procedure of the rulebook, which no card's text is behind, before this one goes on. */
export function enter(g: Game, p: string, you: Player, v: Frame["v"]): void {
  g.ownsLocals |= ownBit(g.state.frames.length);
  g.state.frames.push({
    p,
    n: g.program.numbers.get(p)!,
    at: 0,
    you,
    card: -1,
    incarnation: 0,
    event: null,
    results: none,
    x: 0,
    chosen: none,
    last: 0,
    outcome: null,
    v,
  });
}

/** Locals of a procedure, to be written: this copy's own from now on. */
export function locals(g: Game, f: Frame): Record<string, Value> {
  const { frames } = g.state;
  const bit = ownBit(frames[frames.length - 1] === f ? frames.length - 1 : frames.indexOf(f));
  if ((g.ownsLocals & bit) === 0) {
    f.v = { ...f.v };
    g.ownsLocals |= bit;
  }
  return f.v as Record<string, Value>;
}

/** None so deep down that there is no bit: its locals are copied each time. */
function ownBit(depth: number): number {
  return depth < 31 ? 1 << depth : 0;
}

/** Writes several locals of a procedure. */
export function note(g: Game, f: Frame, values: Frame["v"]): void {
  const v = locals(g, f);
  for (const name in values) v[name] = values[name];
}

/** X is bound; as a small integer, so that all frames keep one shape. */
export function bindX(f: Frame, x: number): void {
  f.x = x | 0;
}

/** Ends the procedure on top. */
export function done(g: Game): void {
  g.state.frames.pop();
}

/** Runs steps until a player is asked, the game is over, or a frame has come to a step (for trials). */
export function run(g: Game, until?: { readonly depth: number; readonly at: number }): Game {
  const { state } = g;
  const { frames } = state;
  const { list } = g.program;
  const isUnwatched = !isObserved();
  while (state.result === null && frames.length > 0) {
    const f = frames[frames.length - 1];
    const { steps } = list[f.n];
    if (
      until !== undefined &&
      (frames.length < until.depth || (frames.length === until.depth && f.at >= until.at))
    )
      break;
    if (f.at >= steps.length) {
      frames.pop();
      continue;
    }
    const now = steps[f.at];
    if (isUnwatched ? now.idle !== 0 && isIdle(g, now.idle) : !followsAll(now.rules)) {
      f.at++;
      continue;
    }
    if (now.next >= 0) {
      f.at = now.next;
      continue;
    }
    cause(g, f, now);
    if (now.ask !== null) {
      const question = now.ask(g, f);
      if (question !== null) {
        if (state.loop !== null && comesBack(g, question)) continue;
        const picks = state.loop === null ? null : loopAnswer(g, question);
        if (picks === null) {
          g.question = state.loop === null ? question : withoutBarred(g, question);
          return g;
        }
        f.at++;
        now.take!(g, f, picks, question);
      } else f.at++;
    } else {
      f.at++;
      now.run!(g, f);
    }
  }
  g.question = null;
  return g;
}

/** What happens from here on is by this step, and by the frame's card. */
function cause(g: Game, f: Frame, now: Step): void {
  if (g.events !== null) {
    g.rule = now.rule;
    g.ordered = now.ordered;
  }
  g.source = f.card;
  g.sourcePlayer = f.card < 0 ? -1 : f.you;
}

/** The open decision; null when the game is over. */
export function decision(g: Game): Decision | null {
  const { state } = g;
  if (state.result !== null || state.frames.length === 0) return null;
  const f = state.frames[state.frames.length - 1];
  const now = g.program.list[f.n].steps[f.at];
  if (g.question === null) {
    cause(g, f, now);
    g.question = withoutBarred(g, now.ask!(g, f)!);
  }
  const { question } = g;
  const also = now.ordered === null ? none : citedAll(g, [now.ordered]);
  return {
    number: state.count,
    source: question.about ?? f.card,
    rule: cited(g, now.rule),
    ...(also.length > 0 && { also }),
    ...question,
  };
}

/** Runs on over decisions that have only one answer: for playouts, in which nobody waits for a bluff. */
export function runOn(g: Game): Game {
  for (;;) {
    const { question: open } = run(g);
    const only = open === null ? null : onlyAnswer(open);
    if (only === null) return g;
    take(g, only, open!);
  }
}

export interface AnswerOptions {
  /** Collect events for a log; default true. */
  readonly events?: boolean;
}

/** Plays an answer and runs on to the next decision. The given game stays as it was. */
export function answer(g: Game, player: Player, given: Answer, options: AnswerOptions = {}): Game {
  const open = decision(g);
  check(open, player, given);
  const next = copy(g, options.events ?? true);
  take(next, given.picks, open);
  return run(next);
}

/** Answers in place: for playouts that own the copy. */
export function take(g: Game, picks: readonly number[], open: Question): void {
  const { frames } = g.state;
  const f = frames[frames.length - 1];
  const now = g.program.list[f.n].steps[f.at];
  g.state.count++;
  cause(g, f, now);
  g.question = null;
  if (g.state.loop !== null) watch(g, open, picks);
  f.at++;
  now.take!(g, f, picks, open);
}

/** Conceding is always open, to either player, and no effect touches it. */
export function concede(g: Game, player: Player): Game {
  if (g.state.result !== null) throw new Refused("The game is over.");
  const next = copy(g, true);
  const { concede: rules } = g.program.edition.cites;
  const [rule] = rules;
  next.rule = rule;
  next.ordered = null;
  next.state.count++;
  if (followsAll(rules)) {
    next.state.result = { winner: player === 0 ? 1 : 0, rule: cited(g, rule) };
    emit(next, "concede", player, -1);
  }
  return run(next);
}
