/** Reads a saved game: what is wrong is said with its place, and nothing is guessed. */
import { type Input, isSeed, Refused } from "@arbiter/engine";
import type { Cards } from "./brought.ts";
import type { Deck, TableGame } from "./game.ts";
import { engineVersion } from "./session.ts";
import { botNames, type DeckChoice, type GameName, type Player, type Save } from "./types.ts";

const games: readonly string[] = ["opcg", "dbs"];
const seats: readonly unknown[] = ["human", ...botNames];

export function gameOfSave(value: unknown): GameName {
  if (!isObject(value) || !("arbiter" in value))
    throw new Refused('This is not a saved game of Arbiter: "arbiter" is missing.');
  must("game", games.includes(value.game as string), `one of ${games.join(", ")} is expected`);
  return value.game as GameName;
}

export function checkedSave(game: TableGame, value: unknown): Save {
  gameOfSave(value);
  const save = value as Record<string, unknown>;
  must("arbiter", save.arbiter === 1, "saves of version 1 are read");
  must("engine", save.engine === engineVersion, `this is engine ${engineVersion}, the save is of another`);
  must("edition", save.edition === game.edition.edition, `the rulebook here is ${game.edition.edition}`);
  must("seed", typeof save.seed === "string" && isSeed(save.seed), "a seed is 32 hexadecimal digits");
  must("chooser", save.chooser === 0 || save.chooser === 1, "0 or 1 is expected");
  must("decks", Array.isArray(save.decks) && save.decks.length === 2, "two decks are expected");
  (save.decks as unknown[]).forEach((deck, i) => {
    const isList = Array.isArray(deck) && deck.length > 0 && deck.length <= 200;
    must(
      `decks[${i}]`,
      isList && deck.every((n) => typeof n === "string"),
      "a list of card numbers is expected",
    );
  });
  if (save.seats !== undefined)
    must(
      "seats",
      Array.isArray(save.seats) && save.seats.length === 2 && save.seats.every((s) => seats.includes(s)),
      `two of ${seats.join(", ")} are expected`,
    );
  if (save.cards !== undefined)
    must("cards", Array.isArray(save.cards) && save.cards.length <= 300, "a list of cards is expected");
  must("answers", Array.isArray(save.answers), "a list is expected");
  (save.answers as unknown[]).forEach((input, i) => {
    must(`answers[${i}]`, isInput(input), 'a player with "picks" or "concedes" is expected');
  });
  return value as Save;
}

export function deckNamed(game: TableGame, choice: DeckChoice, player: Player, cards?: Cards): Deck {
  if (typeof choice === "string") return game.deck(choice);
  const known = cards ?? game.ownCards();
  const found = choice.map((number, i) => {
    const card = known.get(number);
    if (card === undefined)
      throw new Refused(`decks[${player}][${i}]: no card has the number "${String(number).slice(0, 40)}".`);
    return card;
  });
  const leaders = found.filter(({ category }) => category === "LEADER").length;
  if (leaders !== 1) throw new Refused(`decks[${player}]: a deck has one Leader; this one has ${leaders}.`);
  return game.deckOf(found, known);
}

function must(where: string, holds: boolean, what: string): void {
  if (!holds) throw new Refused(`${where}: ${what}.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isInput(value: unknown): value is Input {
  if (!isObject(value) || (value.player !== 0 && value.player !== 1)) return false;
  if (value.concedes === true) return !("picks" in value);
  return !("concedes" in value) && Array.isArray(value.picks) && value.picks.every(Number.isSafeInteger);
}
