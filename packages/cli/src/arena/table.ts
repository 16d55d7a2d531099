import type { Report } from "./report.ts";

/** One table of everything, so that one file is enough: what a row is about stands first. */
export function asCsv({ pairings, decks, cards }: Report): string {
  const rows: (readonly (string | number)[])[] = [
    [
      "about",
      "deck",
      "against",
      "seat",
      "card",
      "did",
      "games",
      "wins",
      "draws",
      "rate",
      "low",
      "high",
      "turns",
      "times",
    ],
    ...pairings.map((p) => [
      "pairing",
      p.a,
      p.b,
      "",
      "",
      "",
      p.games,
      p.winsA,
      p.draws,
      p.rate,
      p.low,
      p.high,
      "",
      "",
    ]),
    ...decks.map((d) => [
      "deck",
      d.deck,
      "",
      d.seat,
      "",
      "",
      d.games,
      d.wins,
      "",
      d.rate,
      d.low,
      d.high,
      d.turns,
      "",
    ]),
    ...cards.map((c) => [
      "card",
      c.deck,
      "",
      "",
      c.card,
      c.did,
      c.games,
      c.wins,
      "",
      "",
      "",
      "",
      "",
      c.times,
    ]),
  ];
  return `${rows.map((row) => row.map(cell).join(",")).join("\n")}\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
