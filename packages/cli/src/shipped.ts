/** The shipped decks against each other, and games of random answers: what bench, fuzz and balance play. */
import { mulberry32, randomPicks } from "@arbiter/ai";
import { copy, type Game, type Program, program, runOn, seedFrom, take } from "@arbiter/engine";
import type { Decks, PlayableGame } from "./games/game.ts";

export interface Pairing {
  readonly game: PlayableGame;
  readonly names: readonly [string, string];
  readonly decks: Decks;
  readonly program: Program;
}

/** Every deck against every deck, itself too, on each side. */
export function allPairings(game: PlayableGame): Pairing[] {
  const names = game.deckNames();
  return names.flatMap((a) => names.map((b) => pairing(game, a, b)));
}

export function pairing(game: PlayableGame, a: string, b: string): Pairing {
  return { game, names: [a, b], decks: [game.deck(a), game.deck(b)], program: programOf(game) };
}

/** Of all cards that the decks hold: compiled once for every pairing. */
const programs = new Map<PlayableGame, Program>();

function programOf(game: PlayableGame): Program {
  const known = programs.get(game);
  if (known !== undefined) return known;
  const held = game.deckNames().flatMap((name) => {
    const { leader, cards, zDeck = [], tokens = [] } = game.deck(name);
    return [leader, ...cards, ...zDeck, ...tokens];
  });
  const made = program(game.edition, [...new Map(held.map((card) => [card.key, card])).values()]);
  programs.set(game, made);
  return made;
}

export interface Played {
  readonly game: Game;
  readonly decisions: number; // with two or more possible answers; the others are run over
}

/** No game is this long: who comes here has found a loop that no rule ends. */
export const endless = 20_000;

/** A game of random answers to its end, or to so many decisions; each answer on a copy, without events. */
export function randomGame({ game: played, decks, program }: Pairing, seed: number, most = endless): Played {
  const random = mulberry32(seed);
  let game = runOn(played.start(decks, seedFrom(seed), (seed & 1) as 0 | 1, program, false));
  let decisions = 0;
  for (let open = game.question; open !== null && decisions < most; open = game.question) {
    game = copy(game, false);
    take(game, randomPicks(open, random), open);
    runOn(game);
    decisions++;
  }
  return { game, decisions };
}
