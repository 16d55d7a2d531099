/** Notices what of an ability was never looked at while it was told: nothing may be lost. */

const targets = new WeakMap<object, object>();

/** The value itself, for looking at it without its counting as told. */
export const bare = <T>(value: T): T =>
  (typeof value === "object" && value !== null ? (targets.get(value) ?? value) : value) as T;

export interface Watched<T> {
  readonly value: T;
  /** Where something was not looked at: "effect.0.if". */
  lost(): string | null;
}

/** Fields that change nothing in the words: numbers of results, what a tag already says, what chose the sentence. */
const SILENT = new Set(["result", "tag", "counters", "set", "do", "event"]);

export function watch<T extends object>(given: T, silent: ReadonlySet<string>): Watched<T> {
  const read = new Map<object, Set<string>>();
  const wrap = (value: object): object =>
    new Proxy(value, {
      get(target, key) {
        const found = Reflect.get(target, key) as unknown;
        if (typeof key === "string") {
          const keys = read.get(target) ?? new Set<string>();
          read.set(target, keys.add(key));
        }
        if (typeof found !== "object" || found === null) return found;
        const known = proxies.get(found) ?? wrap(found);
        proxies.set(found, known);
        targets.set(known, found);
        return known;
      },
    });
  const proxies = new Map<object, object>();
  const lostIn = (value: object, path: string): string | null => {
    for (const [key, part] of Object.entries(value)) {
      const at = path === "" ? key : `${path}.${key}`;
      if (SILENT.has(key) || silent.has(key)) continue;
      if (!read.get(value)?.has(key)) return at;
      const inner = typeof part === "object" && part !== null ? lostIn(part, at) : null;
      if (inner !== null) return inner;
    }
    return null;
  };
  return { value: wrap(given) as T, lost: () => lostIn(given, "") };
}
