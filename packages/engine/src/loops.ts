/** Loops end by rule: OPCG 11-1, DBS 23-1. */
import { other, type Player } from "./card.ts";
import { type Option, onlyAnswer, option, question } from "./decision.ts";
import { fingerprint } from "./fingerprint.ts";
import { cited, type Game } from "./game.ts";
import { emit } from "./happen.ts";
import { ask, call, note, procedure, step } from "./machine.ts";
import type { Procedure, Question } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Frame, FreeTiming, Loop, LoopAnswer } from "./state.ts";

const calm: Loop = {
  turn: 0,
  uses: [],
  watching: false,
  noted: {},
  answers: [],
  free: null,
  looked: 0,
  running: null,
  barred: [],
};

/** All are made here, so that they have one shape: each answer reads it. */
function changed(loop: Loop, to: Partial<Loop>): Loop {
  return {
    turn: to.turn ?? loop.turn,
    uses: to.uses ?? loop.uses,
    watching: to.watching ?? loop.watching,
    noted: to.noted ?? loop.noted,
    answers: to.answers ?? loop.answers,
    free: to.free ?? loop.free,
    looked: to.looked ?? loop.looked,
    running: to.running === undefined ? loop.running : to.running,
    barred: to.barred ?? loop.barred,
  };
}

/**
 * An ability begins. When the position of its last use has come back, the loop is settled first. `again`: it is declared
 * at free timing, as often as its player likes.
 */
export function noteUse(g: Game, f: Frame, ability: number, again: boolean): void {
  const s = g.state;
  const loop = s.loop !== null && s.loop.turn === s.turn ? s.loop : calm;
  const all = loop.uses.slice();
  const uses = count(all, f.card, ability);
  s.loop = changed(loop, { turn: s.turn, uses: all, ...(again && loop.free === null ? { free: {} } : {}) });
  if (uses < 2 || loop.running !== null) return;
  const name = `${f.card}/${ability}`;
  const key = fingerprint(g);
  const before = loop.noted[name];
  const noted = { ...loop.noted, [name]: { key, answers: loop.answers.length } };
  s.loop = changed(s.loop, { watching: true, noted });
  if (uses < 3 || before === undefined || before.key !== key) return;
  settle(g, loop.answers.slice(before.answers));
}

/**
 * At free timing the position of an earlier one has come back, and all that led there was done before. Looked at where an
 * ability was used since the last look, and one can be used again: every round comes by such a place.
 */
export function comesBack(g: Game, open: Question): boolean {
  const { loop, turn } = g.state;
  if (loop === null || loop.free === null || loop.turn !== turn || loop.running !== null) return false;
  if (open.kind !== "act") return false;
  const uses = usesIn(loop);
  if (uses === loop.looked || !open.options.some((o) => isUsed(loop, o))) return false;
  const key = fingerprint(g);
  const before = loop.free[key];
  const now: FreeTiming = { answers: loop.answers.length, abilities: loop.uses.length / 3, uses };
  g.state.loop = changed(loop, { watching: true, looked: uses, free: { ...loop.free, [key]: now } });
  if (before === undefined || before.abilities !== now.abilities || before.uses === now.uses) return false;
  const round = loop.answers.slice(before.answers);
  g.state.loop = changed(g.state.loop, { free: {} });
  return settle(g, round);
}

/** Two equal rounds were played: nobody can choose otherwise, or who can names a number. */
function settle(g: Game, round: readonly LoopAnswer[]): boolean {
  const s = g.state;
  const choosers = ([s.active, other(s.active)] as const).filter((player) =>
    round.some((a) => a.choice && a.player === player),
  );
  if (choosers.length === 0 && followsAll(g.program.edition.cites.loopNobody)) {
    s.result = { winner: null, rule: cited(g, g.program.edition.cites.loopNobody[0]) };
    emit(g, "draw game", s.active, -1);
    return true;
  }
  if (choosers.length === 0 || s.loop === null) return false;
  s.loop = changed(s.loop, { running: { round, left: 0, at: 0, stopper: choosers[0] } });
  call(g, "loop", { v: { choosers, numbers: [] } });
  return true;
}

function usesIn({ uses }: Loop): number {
  let all = 0;
  for (let i = 2; i < uses.length; i += 3) all += uses[i];
  return all;
}

function isUsed({ uses }: Loop, { card, ability }: Option): boolean {
  if (card === undefined || ability === undefined) return false;
  for (let i = 0; i < uses.length; i += 3) if (uses[i] === card && uses[i + 1] === ability) return true;
  return false;
}

function count(uses: number[], card: number, ability: number): number {
  for (let i = 0; i < uses.length; i += 3)
    if (uses[i] === card && uses[i + 1] === ability) return ++uses[i + 2];
  uses.push(card, ability, 1);
  return 1;
}

/** Who could choose otherwise names a number, the active player first; the lowest counts and its player ends it. */
export function loopProcedure(oneRule: string, bothRule: string): Procedure {
  const choosers = (f: Frame) => f.v.choosers as readonly Player[];
  const numbers = (f: Frame) => f.v.numbers as readonly number[];
  const stop = (n: number, rule: string) =>
    ask(
      rule,
      (_g, f) => {
        const player = choosers(f)[n];
        if (player === undefined) return null;
        return question(player, "amount", "loop", [option("stop")], 0, 9999);
      },
      (g, f, [times]) => note(g, f, { numbers: [...numbers(f), times] }),
    );
  return procedure("loop", [
    stop(0, oneRule),
    stop(1, bothRule),
    step(oneRule, (g, f) => {
      const least = numbers(f).indexOf(Math.min(...numbers(f)));
      const loop = g.state.loop;
      if (loop === null || loop.running === null) return; // a dealt world does not know of it
      const running = { ...loop.running, left: numbers(f)[least], stopper: choosers(f)[least] };
      g.state.loop = changed(loop, { running });
      emit(g, "loop", choosers(f)[least], -1, { amount: numbers(f)[least] });
    }),
  ]);
}

/** The answer that a running loop gives, or null: the player is asked. After the last round its way is barred. */
export function loopAnswer(g: Game, open: Question): readonly number[] | null {
  const loop = g.state.loop;
  if (loop === null || loop.running === null || open.purpose === "loop") return null;
  const { round, left, at, stopper } = loop.running;
  const next = round[at];
  const picks = next === undefined ? null : asBefore(next, open);
  if (picks === null) {
    g.state.loop = changed(loop, { running: null });
    return null;
  }
  if (left === 0 && next.choice && next.player === stopper) {
    if (!canBar(open)) return null;
    const barred = [...loop.barred, { key: fingerprint(g), picked: String(next.picked[0] ?? "") }];
    g.state.loop = changed(loop, { running: null, barred });
    return null;
  }
  const last = at + 1 === round.length;
  const running = { round, left: last ? left - 1 : left, at: last ? 0 : at + 1, stopper };
  g.state.loop = changed(loop, { running });
  return picks;
}

/** A number or an order cannot be taken away: who goes on there is stopped at the next choice that can. */
function canBar({ kind }: Question): boolean {
  return kind !== "amount" && kind !== "order";
}

/** An option without its place: cards that came back may lie in another order. */
function said({ do: what, card, target, ability, option, amount }: Option): string {
  return `${what} ${card} ${target} ${ability} ${option} ${amount}`;
}

/** The same answer to this question; null where it cannot be given any more, which ends the loop. */
function asBefore({ player, picked }: LoopAnswer, open: Question): readonly number[] | null {
  if (player !== open.player) return null;
  if (open.kind === "amount") {
    const [n] = picked;
    return typeof n === "number" && n >= open.min && n <= open.max ? [n] : null;
  }
  if (picked.length < open.min || picked.length > open.max) return null;
  const all = open.options.map(said);
  const picks = picked.map((one) => all.indexOf(String(one)));
  return picks.includes(-1) ? null : picks;
}

/** The question without the answer that would begin the loop again. */
export function withoutBarred(g: Game, open: Question): Question {
  const loop = g.state.loop;
  return loop === null || loop.barred.length === 0 || !canBar(open) ? open : barring(g, loop, open);
}

function barring(g: Game, loop: Loop, open: Question): Question {
  const key = fingerprint(g);
  const barred = loop.barred.filter((b) => b.key === key).map((b) => b.picked);
  if (barred.length === 0) return open;
  const options = open.options.map((o) =>
    barred.includes(said(o)) ? option(o.do, { ...o, barred: true }) : o,
  );
  const left = options.filter((o) => o.barred !== true).length;
  if (left < open.min) return open;
  return { ...open, options, max: Math.min(open.max, left) };
}

/** Notes answers while a loop may be forming. */
export function watch(g: Game, open: Question, picks: readonly number[]): void {
  const loop = g.state.loop;
  if (loop === null || loop.turn !== g.state.turn || open.purpose === "loop") return;
  if (loop.running !== null) g.state.loop = changed(loop, { running: gone(loop.running, open, picks) });
  if (loop.running === null && loop.watching) noteAnswer(g, loop, open, picks);
}

function noteAnswer(g: Game, loop: Loop, open: Question, picks: readonly number[]): void {
  const choice = onlyAnswer(open) === null;
  const picked = open.kind === "amount" ? picks : picks.map((pick) => said(open.options[pick]));
  g.state.loop = changed(loop, { answers: [...loop.answers, { player: open.player, picked, choice }] });
}

/** A loop of which no round is left, after an answer of its player: goes on to its end if he answers as before. */
function gone(
  running: NonNullable<Loop["running"]>,
  open: Question,
  picks: readonly number[],
): Loop["running"] {
  const { round, at } = running;
  const before = asBefore(round[at], open);
  const isSame = before !== null && before.length === picks.length && before.every((n, i) => n === picks[i]);
  return isSame && at + 1 < round.length ? { ...running, at: at + 1 } : null;
}
