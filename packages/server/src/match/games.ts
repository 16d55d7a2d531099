/** The games that can be played here, and what matches of one game and edition share. */
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
import { editions as dbsEditions } from "@arbiter/match/dbs-editions";
import { game as opcg } from "@arbiter/match/opcg";

/** What of its settings a match is played with. */
export interface Played {
  readonly game: GameName;
  readonly edition: string;
}

const newest: Readonly<Record<GameName, TableGame>> = { opcg, dbs };
const editions: Readonly<Record<GameName, Readonly<Record<string, TableGame>>>> = {
  opcg: { [opcg.edition.edition]: opcg },
  dbs: dbsEditions,
};

/** The edition of this name, or the newest. */
export function editionNamed(name: GameName, edition: string): string {
  return edition === "" ? newest[name].edition.edition : gameOf({ game: name, edition }).edition.edition;
}

export function gameOf({ game, edition }: Played): TableGame {
  if (!Object.hasOwn(editions[game], edition))
    throw new Refused(
      `There is no edition "${edition}"; there are ${Object.keys(editions[game]).join(", ")}.`,
    );
  return editions[game][edition];
}

const programs = new Map<string, Program>();

/** Of all cards of a library, so that it tells nothing of what is played. */
export function programOf(played: Played): Program {
  const key = `${played.game} ${played.edition}`;
  const known = programs.get(key);
  if (known !== undefined) return known;
  const game = gameOf(played);
  const cards = [...game.ownCards().values(), ...game.deckNames().map(game.deck).flatMap(cardsOf)];
  const made = program(game.edition, [...new Map(cards.map((card) => [card.key, card])).values()]);
  programs.set(key, made);
  return made;
}

function cardsOf({ leader, cards, zDeck = [], tokens = [] }: Deck): readonly Definition[] {
  return [leader, ...cards, ...zDeck, ...tokens];
}

/** A deck, or why it is none: by its rules, not only by its list. */
export function checkedDeck(played: Played, choice: DeckChoice): Deck {
  const game = gameOf(played);
  if (typeof choice === "string" && !game.deckNames().includes(choice))
    throw new Refused(`There is no deck "${choice}".`);
  const deck = deckNamed(game, choice, 0);
  game.start([deck, deck], "0".repeat(32), 0, programOf(played));
  return deck;
}

const pairs = new Map<string, Decks>();
const most = 300;

/** Matches of the same lists share what is laid out for them. */
export function decksFor(played: Played, choices: readonly [DeckChoice, DeckChoice]): Decks {
  const key = JSON.stringify([played.game, played.edition, choices]);
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const game = gameOf(played);
  const decks = choices.map((choice, i) => deckNamed(game, choice, i as 0 | 1)) as unknown as Decks;
  if (pairs.size >= most) pairs.delete(pairs.keys().next().value!);
  pairs.set(key, decks);
  return decks;
}
