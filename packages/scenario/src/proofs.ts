/** Proof by repetition: a run gives the same states through saving, undoing and replaying, and its views leak nothing. */
import { apply, at, decision, type Game, hash, type Input, replay, type State } from "@arbiter/engine";
import { isSameData, leak } from "./leaks.ts";

/** What is wrong when the inputs are played again from the start to the end that they had; null if nothing is. */
export function disproof(start: Game, inputs: readonly Input[], end: Game): string | null {
  try {
    if (hash(replay(start, inputs).state) !== hash(end.state)) return "a replay of the inputs ends otherwise";
    return inRepetition(start, inputs);
  } catch (error) {
    return `a repetition broke: ${error instanceof Error ? error.stack : error}`;
  }
}

/** Answer by answer: the saved game answers as the live one does, and so does an answer taken back and given again. */
function inRepetition(start: Game, inputs: readonly Input[]): string | null {
  let live = start;
  let saved = start;
  for (const [n, input] of inputs.entries()) {
    const before = JSON.stringify(freeze(live.state));
    saved = at(saved.program, JSON.parse(JSON.stringify(saved.state)) as State);
    const wrong = atDecision(live, saved);
    if (wrong !== null) return `before answer ${n + 1} ${wrong}`;
    const next = apply(live, input);
    const again = apply(live, input);
    saved = apply(saved, input);
    if (!isSameData(next.state, again.state))
      return `answer ${n + 1} ends otherwise when it is taken back and given again`;
    if (!isSameData(next.state, saved.state)) return `answer ${n + 1} ends otherwise in a saved game`;
    if (JSON.stringify(live.state) !== before) return `answer ${n + 1} changed the game before it`;
    live = again;
  }
  const wrong = atDecision(live, live);
  return wrong === null ? null : `at the end ${wrong}`;
}

function atDecision(live: Game, saved: Game): string | null {
  const strange = notPlain(live.state, "state");
  if (strange !== null) return `${strange} is not plain data`;
  if (!isSameData(decision(saved), decision(live))) return "the saved game asks something else";
  for (const player of [0, 1] as const) {
    const told = leak(live, player);
    if (told !== null) return `the view of player ${player + 1} leaks: ${told}`;
  }
  return null;
}

/** What JSON would not keep: undefined, fractions, functions, classes. */
function notPlain(value: unknown, path: string): string | null {
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    Number.isSafeInteger(value)
  )
    return null;
  const plain =
    Array.isArray(value) || (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype);
  if (!plain) return path;
  for (const [key, part] of Object.entries(value as object)) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A frozen state throws where something writes to it. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
