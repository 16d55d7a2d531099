/** Proof by repetition: a run gives the same states through saving, undoing and replaying, and its views leak nothing. */
import { apply, at, canonical, decision, type Game, hash, type Input, type Player, replay, type State } from "@arbiter/engine";
import { leaks } from "./leaks.ts";

/** What breaks when the inputs are played again from the start; empty if nothing does. */
export function prove(start: Game, inputs: readonly Input[]): string[] {
  return [...attempt("a replay", () => byReplay(start, inputs)), ...attempt("a repetition", () => byRepetition(start, inputs))];
}

function attempt(what: string, run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    return [`${what} broke: ${error instanceof Error ? error.stack : error}`];
  }
}

function byReplay(start: Game, inputs: readonly Input[]): string[] {
  const once = hash(replay(start, inputs).state);
  return once === hash(replay(start, inputs).state) ? [] : ["a replay of the inputs ends otherwise"];
}

/** Answer by answer: the saved game answers as the live one does, an answer taken back and given again too. */
function byRepetition(start: Game, inputs: readonly Input[]): string[] {
  let live = start;
  for (let n = 0; ; n++) {
    const where = `before answer ${n + 1}`;
    const before = canonical(freeze(live.state));
    const saved = at(live.program, JSON.parse(JSON.stringify(live.state)) as State);
    if (canonical(saved.state) !== before) return [`${where} the state is not the same after JSON`];
    if (canonical(decision(saved)) !== canonical(decision(live))) return [`${where} the saved game asks something else`];
    const told = ([0, 1] as const).flatMap((player: Player) => leaks(live, player).map((leak) => `${where} the view of player ${player + 1} leaks: ${leak}`));
    if (told.length > 0) return told;
    const input = inputs[n];
    if (input === undefined) return [];
    const next = apply(live, input);
    const states = [next, apply(saved, input), apply(live, input)].map((g) => hash(g.state));
    if (states[0] !== states[1]) return [`answer ${n + 1} ends otherwise in the saved game`];
    if (states[0] !== states[2]) return [`answer ${n + 1} ends otherwise when it is taken back and given again`];
    if (canonical(live.state) !== before) return [`answer ${n + 1} changed the game before it`];
    live = next;
  }
}

/** A frozen state throws where something writes to it. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
