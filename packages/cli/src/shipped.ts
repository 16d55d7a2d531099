/** The shipped decks against each other, and games of random answers: what bench, fuzz and balance play. */
import { mulberry32, randomPicks } from "@arbiter/ai";
import { copy, type Game, type Program, program, runOn, seedFrom, take } from "@arbiter/engine";
import { type Decks, edition_1_1_7, ownCards, ownDeck, ownDeckNames, start } from "@arbiter/opcg";

export interface Pairing {
  readonly names: readonly [string, string];
  readonly decks: Decks;
  readonly program: Program;
}

/** Every deck against every deck, itself too, on each side. */
export function allPairings(): Pairing[] {
  const names = ownDeckNames();
  return names.flatMap((a) => names.map((b) => pairing(a, b)));
}

export function pairing(a: string, b: string): Pairing {
  shared ??= program(edition_1_1_7, [...ownCards().values()]);
  return { names: [a, b], decks: [ownDeck(a), ownDeck(b)], program: shared };
}

/** Of all own cards: compiled once for every pairing. */
let shared: Program | null = null;

export interface Played {
  readonly game: Game;
  readonly decisions: number; // with two or more possible answers; the others are run over
}

/** No game is this long: who comes here has found a loop that no rule ends. */
export const endless = 20_000;

/** A game of random answers to its end, or to so many decisions; each answer on a copy, without events. */
export function randomGame({ decks, program }: Pairing, seed: number, most = endless): Played {
  const random = mulberry32(seed);
  let game = runOn(start(decks, seedFrom(seed), (seed & 1) as 0 | 1, program, false));
  let decisions = 0;
  for (let open = game.question; open !== null && decisions < most; open = game.question) {
    game = copy(game, false);
    take(game, randomPicks(open, random), open);
    runOn(game);
    decisions++;
  }
  return { game, decisions };
}
