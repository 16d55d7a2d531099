/** The games that can be played here, and what matches of one game and edition share. */
import { type CardLists, judge, listed } from "@arbiter/cardtext";
import { type Definition, type Program, program, Refused } from "@arbiter/engine";
import {
  type CardRecord,
  type Deck,
  type DeckChoice,
  type Decks,
  deckNamed,
  type GameName,
  type TableGame,
} from "@arbiter/match";
import { game as dbs } from "@arbiter/match/dbs";
import { editions as dbsEditions } from "@arbiter/match/dbs-editions";
import { cardLists as dbsLists } from "@arbiter/match/dbs-lists";
import { game as opcg } from "@arbiter/match/opcg";
import { cardLists as opcgLists } from "@arbiter/match/opcg-lists";

/** What of its settings a match is played with. */
export interface Played {
  readonly game: GameName;
  readonly edition: string;
  /** The hash of the card library; null: ours. */
  readonly library: string | null;
}

const newest: Readonly<Record<GameName, TableGame>> = { opcg, dbs };
const editions: Readonly<Record<GameName, Readonly<Record<string, TableGame>>>> = {
  opcg: { [opcg.edition.edition]: opcg },
  dbs: dbsEditions,
};
const lists: Readonly<Record<GameName, CardLists>> = { opcg: opcgLists, dbs: dbsLists };

/** The edition of this name, or the newest. */
export function editionNamed(name: GameName, edition: string): string {
  return edition === ""
    ? newest[name].edition.edition
    : gameOf({ game: name, edition, library: null }).edition.edition;
}

export function gameOf({ game, edition }: Played): TableGame {
  if (!Object.hasOwn(editions[game], edition))
    throw new Refused(
      `There is no edition "${edition}"; there are ${Object.keys(editions[game]).join(", ")}.`,
    );
  return editions[game][edition];
}

/** The cards of libraries, as they were compiled. */
const libraries = new Map<string, ReadonlyMap<string, Definition>>();

export function learn(library: string, edition: string, cards: readonly Definition[]): void {
  libraries.set(`${library} ${edition}`, new Map(cards.map((card) => [card.number, card])));
}

function knownCards(played: Played): ReadonlyMap<string, Definition> {
  const own = gameOf(played).ownCards();
  if (played.library === null) return own;
  const theirs = libraries.get(`${played.library} ${played.edition}`);
  if (theirs === undefined) throw new Refused("This card library is not here.");
  return new Map([...own, ...theirs]);
}

export interface Compiled {
  readonly cards: readonly Definition[];
  readonly refused: readonly { readonly card: string; readonly why: string }[];
}

/** What is understood of card texts, and why the rest is not. */
export function compile(played: Played, records: readonly CardRecord[]): Compiled {
  const game = gameOf(played);
  const cardLists = lists[played.game];
  const own = game.ownCards();
  const cards: Definition[] = [];
  const refused: { card: string; why: string }[] = [];
  for (const [i, given] of records.entries()) {
    const found = listed([{ cardLists }], given);
    if ("wrong" in found) {
      refused.push({ card: `cards[${i}]`, why: found.wrong });
      continue;
    }
    const { number, name } = found.record;
    const judged = judge(cardLists, game.edition, found.record);
    if (own.has(number)) refused.push({ card: `${number} ${name}`, why: "This number is one of our cards." });
    else if ("card" in judged) cards.push(judged.card);
    else if ("unread" in judged)
      refused.push({ card: `${number} ${name}`, why: `not understood at "${judged.unread.stoppedAt}"` });
    else
      refused.push({
        card: `${number} ${name}`,
        why: "lacks" in judged ? `it lacks ${judged.lacks.join(", ")}` : judged.notRun,
      });
  }
  return { cards, refused };
}

const programs = new Map<string, Program>();
const mostPrograms = 40;

/** Of all cards of a library, so that it tells nothing of what is played. */
export function programOf(played: Played): Program {
  const key = `${played.game} ${played.edition} ${played.library}`;
  const known = programs.get(key);
  if (known !== undefined) return known;
  const game = gameOf(played);
  const cards = [...knownCards(played).values(), ...game.deckNames().map(game.deck).flatMap(cardsOf)];
  const made = program(game.edition, [...new Map(cards.map((card) => [card.key, card])).values()]);
  if (programs.size >= mostPrograms) programs.delete(programs.keys().next().value!);
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
  const deck = deckNamed(game, choice, 0, knownCards(played));
  game.start([deck, deck], "0".repeat(32), 0, programOf(played));
  return deck;
}

/** Every card of a deck by its number, each as often as it is there. */
export function numbersOf(deck: Deck): string[] {
  return cardsOf({ ...deck, tokens: [] }).map(({ number }) => number);
}

const pairs = new Map<string, Decks>();
const most = 300;

/** Matches of the same lists share what is laid out for them. */
export function decksFor(played: Played, choices: readonly [DeckChoice, DeckChoice]): Decks {
  const key = JSON.stringify([played.game, played.edition, played.library, choices]);
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const game = gameOf(played);
  const cards = knownCards(played);
  const decks = choices.map((choice, i) => deckNamed(game, choice, i as 0 | 1, cards)) as unknown as Decks;
  if (pairs.size >= most) pairs.delete(pairs.keys().next().value!);
  pairs.set(key, decks);
  return decks;
}
