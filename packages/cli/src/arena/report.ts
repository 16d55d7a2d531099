/** What many games say about decks. */
import { type Rate, rateOf, rounded } from "./interval.ts";
import type { Job, Outcome } from "./job.ts";

export interface Pairing extends Rate {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
}

/** A deck in a seat: who goes first, or second. */
export interface DeckInSeat extends Rate {
  readonly deck: string;
  readonly seat: "first" | "second" | "both";
  readonly games: number;
  readonly wins: number;
  readonly turns: number;
}

export interface CardUse {
  readonly deck: string;
  readonly card: string;
  readonly did: string;
  readonly times: number;
  readonly games: number; // in which it was done
  readonly wins: number; // of these
}

export interface Report {
  readonly game: string;
  readonly games: number;
  readonly unfinished: number;
  readonly turns: number;
  readonly answers: number;
  /** Who goes first. */
  readonly first: Rate;
  readonly pairings: readonly Pairing[];
  readonly decks: readonly DeckInSeat[];
  readonly cards: readonly CardUse[];
}

export function report(game: string, jobs: readonly Job[], outcomes: readonly Outcome[]): Report {
  const all = jobs.map((job, i) => ({ job, outcome: outcomes[i] }));
  const names = [...new Set(jobs.flatMap(({ decks }) => decks))];
  const mean = (of: (outcome: Outcome) => number) =>
    rounded(outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length);
  const draws = outcomes.filter(({ finished, winner }) => finished && winner === null).length;
  const firsts = outcomes.filter(({ winner, first }) => winner === first).length;
  return {
    game,
    games: outcomes.length,
    unfinished: outcomes.filter(({ finished }) => !finished).length,
    turns: mean(({ turns }) => turns),
    answers: mean(({ answers }) => answers),
    first: rateOf(firsts, draws, outcomes.length),
    pairings: pairings(all),
    decks: names.flatMap((deck) =>
      (["first", "second", "both"] as const).map((seat) => inSeat(all, deck, seat)),
    ),
    cards: names.flatMap((deck) => uses(all, deck)),
  };
}

interface Played {
  readonly job: Job;
  readonly outcome: Outcome;
}

/** The first of each pair is the deck that sits first in its first game. */
function pairings(all: readonly Played[]): Pairing[] {
  const groups = new Map<string, Played[]>();
  for (const one of all) {
    const key = one.job.decks.toSorted().join("\n");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [a, b] = group[0].job.decks;
    const wins = (deck: string, seat: number) =>
      group.filter(
        ({ job, outcome: { winner } }, i) =>
          winner !== null && (a === b ? winner === (i + seat) % 2 : job.decks[winner] === deck),
      ).length;
    const [winsA, winsB] = [wins(a, 0), wins(b, 1)];
    const draws = group.filter(({ outcome }) => outcome.finished && outcome.winner === null).length;
    return { a, b, games: group.length, winsA, winsB, draws, ...rateOf(winsA, draws, group.length) };
  });
}

/** The seats of a deck in all games, both where it meets itself. */
function seatsOf(all: readonly Played[], deck: string) {
  return all.flatMap(({ job, outcome }) =>
    ([0, 1] as const).filter((seat) => job.decks[seat] === deck).map((seat) => ({ seat, outcome })),
  );
}

function inSeat(all: readonly Played[], deck: string, seat: DeckInSeat["seat"]): DeckInSeat {
  const sat = seatsOf(all, deck).filter(
    ({ seat: own, outcome }) => seat === "both" || (outcome.first === own) === (seat === "first"),
  );
  const wins = sat.filter(({ seat: own, outcome }) => outcome.winner === own).length;
  const draws = sat.filter(({ outcome }) => outcome.finished && outcome.winner === null).length;
  const turns = sat.reduce((sum, { outcome }) => sum + outcome.turns, 0) / Math.max(1, sat.length);
  return { deck, seat, games: sat.length, wins, turns: rounded(turns), ...rateOf(wins, draws, sat.length) };
}

function uses(all: readonly Played[], deck: string): CardUse[] {
  const found = new Map<string, { times: number; games: number; wins: number }>();
  for (const { seat, outcome } of seatsOf(all, deck))
    for (const [deed, times] of Object.entries(outcome.deeds[seat])) {
      const use = found.get(deed) ?? { times: 0, games: 0, wins: 0 };
      use.times += times;
      use.games++;
      if (outcome.winner === seat) use.wins++;
      found.set(deed, use);
    }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([deed, use]) => {
      const [did, ...card] = deed.split(" ");
      return { deck, card: card.join(" "), did, ...use };
    });
}
