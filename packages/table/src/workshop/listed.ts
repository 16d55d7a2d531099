/** Puzzles and lessons as they come with the page. */
import type { GameName, Posed, Taught } from "@arbiter/match";

export interface Listed<About = Posed> {
  readonly file: string;
  readonly title: string;
  readonly about: About;
  readonly text: string;
}

const puzzles: Readonly<Record<GameName, () => Promise<{ all: readonly Listed[] }>>> = {
  opcg: () => import("virtual:scenarios/posed-opcg"),
  dbs: () => import("virtual:scenarios/posed-dbs"),
};

const lessons: Readonly<Record<GameName, () => Promise<{ all: readonly Listed<Taught>[] }>>> = {
  opcg: () => import("virtual:scenarios/taught-opcg"),
  dbs: () => import("virtual:scenarios/taught-dbs"),
};

export async function lessonsOf(game: GameName): Promise<readonly Listed<Taught>[]> {
  return (await lessons[game]()).all;
}

export async function puzzlesOf(game: GameName): Promise<readonly Listed[]> {
  return (await puzzles[game]()).all;
}

/** What was solved and learnt, kept in the browser. */
const key = "arbiter.learned";

export function learned(): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function learn(...what: readonly string[]): void {
  const kept = learned();
  const fresh = what.filter((one) => !kept.includes(one));
  if (fresh.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify([...kept, ...fresh]));
  } catch {
    // a full storage forgets it; nothing else is lost
  }
}
