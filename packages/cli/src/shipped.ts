/** The shipped decks against each other, and games of random answers: what bench, fuzz, ladder and sim play. */
import { mulberry32, randomPicks } from "@arbiter/ai";
import { type Game, type Program, program, runOn, seedFrom, take } from "@arbiter/engine";
import type { Deck, Decks, PlayableGame } from "./games/game.ts";
import { deckNamed } from "./play/decks.ts";

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
  const shipped = [a, b].every((name) => game.deckNames().includes(name));
  const decks = [deckNamed(game, a), deckNamed(game, b)] as const;
  return { game, names: [a, b], decks, program: shipped ? programOf(game) : programWith(game, decks) };
}

/** Of all cards that the shipped decks hold: compiled once for every pairing. */
const programs = new Map<PlayableGame, Program>();

function programOf(game: PlayableGame): Program {
  const known = programs.get(game);
  if (known !== undefined) return known;
  const made = programOfAll(game, []);
  programs.set(game, made);
  return made;
}

/** Of the shipped decks and these, so that who knows the program does not know by it what is played. */
export function programWith(game: PlayableGame, decks: Decks): Program {
  const known = withOthers.get(decks);
  if (known !== undefined) return known;
  const made = programOfAll(game, decks);
  withOthers.set(decks, made);
  return made;
}

const withOthers = new WeakMap<Decks, Program>();

function programOfAll(game: PlayableGame, more: readonly Deck[]): Program {
  const decks = [...game.deckNames().map((name) => game.deck(name)), ...more];
  const held = decks.flatMap(({ leader, cards, zDeck = [], tokens = [] }) => [
    leader,
    ...cards,
    ...zDeck,
    ...tokens,
  ]);
  return program(game.edition, [...new Map(held.map((card) => [card.key, card])).values()]);
}

export interface Played {
  readonly game: Game;
  readonly decisions: number; // with two or more possible answers; the others are run over
}

/** No game is this long: who comes here has found a loop that no rule ends. */
export const endless = 20_000;

/** A game of random answers to its end, or to so many decisions, without events; in place, as a playout that owns its game. */
export function randomGame({ game: played, decks, program }: Pairing, seed: number, most = endless): Played {
  const random = mulberry32(seed);
  const game = runOn(played.start(decks, seedFrom(seed), (seed & 1) as 0 | 1, program, false));
  let decisions = 0;
  for (let open = game.question; open !== null && decisions < most; open = game.question) {
    take(game, randomPicks(open, random), open);
    runOn(game);
    decisions++;
  }
  return { game, decisions };
}
