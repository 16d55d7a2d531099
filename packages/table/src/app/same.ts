/** The new value with every part that is equal to the old one taken from it, so that only what changed is drawn. */
export function keepSame<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const was = old as Record<string, unknown>;
  const now = next as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(was).length;
  const made: Record<string, unknown> = Array.isArray(next) ? ([] as never) : {};
  for (const key of keys) {
    made[key] = keepSame(was[key], now[key]);
    if (made[key] !== was[key] || !(key in was)) same = false;
  }
  return (same ? old : made) as T;
}
