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
