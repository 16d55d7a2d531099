import type { Game } from "./game.ts";
import type { Program } from "./program.ts";

/** What hangs on a definition or a compiled ability alone is found out once and kept with it. */
export interface Noted {
  readonly notes: unknown[]; // by the number of the question
}

let questions = 0;

export function once<K extends Noted, V>(find: (of: K) => V): (of: K) => V {
  const n = questions++;
  return (of) => {
    const before = of.notes[n];
    if (before !== undefined) return before as V;
    const found = find(of);
    of.notes[n] = found;
    return found;
  };
}

/** What hangs on the cards of a match alone, as far as its program knows them, is found out once for it. */
export function ofMatch<V>(find: (program: Program) => V): (g: Pick<Game, "program">) => V {
  const known = new WeakMap<Program, { readonly found: V }>();
  let last: Program | null = null;
  let found: V;
  return ({ program }) => {
    if (program === last) return found;
    const before = known.get(program) ?? { found: find(program) };
    known.set(program, before);
    last = program;
    found = before.found;
    return found;
  };
}
