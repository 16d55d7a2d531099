/**
 * The new value with every part that is equal to the old one replaced by that, so that only what changed is drawn. The
 * new value is altered for it, not copied: there is one for every step of a game.
 */
export function keepSame<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const was = old as Record<string, unknown>;
  const now = next as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(was).length;
  for (const key of keys) {
    const given = now[key];
    const kept = keepSame(was[key], given);
    if (kept !== given) now[key] = kept;
    if (kept !== was[key] || !(key in was)) same = false;
  }
  return (same ? old : next) as T;
}
