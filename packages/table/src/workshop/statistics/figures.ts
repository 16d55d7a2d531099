/** What finished games say: by deck and version, against whom, first or second, by the turn in which they ended. */
import type { Result } from "../data/results.ts";
import type { Share } from "./plots.tsx";

/** Wilson's interval for a share of n, at 95 %. Draws count as half a win. */
export function interval(wins: number, n: number): { rate: number; from: number; to: number } {
  if (n === 0) return { rate: 0, from: 0, to: 1 };
  const z = 1.959964;
  const p = wins / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { rate: p, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

export function shareOf(label: string, games: readonly Result[]): Share {
  const won = games.filter((game) => game.won === true).length;
  const lost = games.filter((game) => game.won === false).length;
  const drawn = games.length - won - lost;
  return { label, won, lost, drawn, ...interval(won + drawn / 2, games.length) };
}

/** One row for each value, those with most games first. */
export function sharesBy(games: readonly Result[], of: (game: Result) => string): Share[] {
  const groups = new Map<string, Result[]>();
  for (const game of games) groups.set(of(game), [...(groups.get(of(game)) ?? []), game]);
  return [...groups]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([label, played]) => shareOf(label, played));
}

/** Games by the turn in which they ended, without a gap. */
export function byTurn(
  games: readonly Result[],
): { turn: number; won: number; lost: number; drawn: number }[] {
  if (games.length === 0) return [];
  const turns = games.map(({ turn }) => turn);
  const [from, to] = [Math.min(...turns), Math.min(Math.max(...turns), Math.min(...turns) + 60)];
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const { won, lost, drawn } = shareOf(
      "",
      games.filter(({ turn }) => turn === from + i),
    );
    return { turn: from + i, won, lost, drawn };
  });
}

const columns = [
  "at",
  "game",
  "edition",
  "deckName",
  "version",
  "leader",
  "against",
  "opponent",
  "first",
  "won",
  "turn",
] as const;

export function csvOf(games: readonly Result[]): string {
  const row = (game: Result) =>
    columns.map((name) => {
      const value = name === "at" ? new Date(game.at).toISOString() : game[name];
      return cell(value === null ? (name === "won" ? "draw" : "") : String(value));
    });
  return [columns.join(","), ...games.map((game) => row(game).join(","))].join("\r\n");
}

/** A name that begins like a formula must stay a name in whatever opens the file. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
