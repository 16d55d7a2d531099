/** The games that can be played here, and what matches of one game share. */
import { type Definition, type Program, program, Refused } from "@arbiter/engine";
import {
  type Deck,
  type DeckChoice,
  type Decks,
  deckNamed,
  type GameName,
  type TableGame,
} from "@arbiter/match";
import { game as dbs } from "@arbiter/match/dbs";
import { game as opcg } from "@arbiter/match/opcg";

export const games: Readonly<Record<GameName, TableGame>> = { opcg, dbs };

const programs = new Map<GameName, Program>();

/** Of all cards of a library, so that it tells nothing of what is played. */
export function programOf(name: GameName): Program {
  const known = programs.get(name);
  if (known !== undefined) return known;
  const game = games[name];
  const cards = [...game.ownCards().values(), ...game.deckNames().map(game.deck).flatMap(cardsOf)];
  const made = program(game.edition, [...new Map(cards.map((card) => [card.key, card])).values()]);
  programs.set(name, made);
  return made;
}

function cardsOf({ leader, cards, zDeck = [], tokens = [] }: Deck): readonly Definition[] {
  return [leader, ...cards, ...zDeck, ...tokens];
}

/** A deck, or why it is none: by its rules, not only by its list. */
export function checkedDeck(name: GameName, choice: DeckChoice): Deck {
  const game = games[name];
  if (typeof choice === "string" && !game.deckNames().includes(choice))
    throw new Refused(`There is no deck "${choice}".`);
  const deck = deckNamed(game, choice, 0);
  game.start([deck, deck], "0".repeat(32), 0, programOf(name));
  return deck;
}

const pairs = new Map<string, Decks>();
const most = 300;

/** Matches of the same lists share what is laid out for them. */
export function decksFor(name: GameName, choices: readonly [DeckChoice, DeckChoice]): Decks {
  const key = JSON.stringify([name, choices]);
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const decks = choices.map((choice, i) => deckNamed(games[name], choice, i as 0 | 1)) as unknown as Decks;
  if (pairs.size >= most) pairs.delete(pairs.keys().next().value!);
  pairs.set(key, decks);
  return decks;
}
