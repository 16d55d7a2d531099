/** Saved games: the inputs of a match as JSON. Reading one plays it again, so a good save is a possible game. */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { apply, type Game, type Input, isSeed, type Player, Refused } from "@arbiter/engine";
import { botNames } from "../arena/bots.ts";
import { cardsNamed } from "../cards/library.ts";
import type { Deck, Decks, PlayableGame } from "../games/game.ts";
import { editionsOf, gameNamed, games } from "../games/index.ts";

export const engineVersion = "0.1.0";

export interface Save {
  readonly arbiter: 1;
  readonly engine: string;
  readonly game: string;
  readonly edition: string;
  readonly decks: readonly [readonly string[], readonly string[]]; // card numbers, the Leader first
  readonly seed: string;
  readonly chooser: Player;
  readonly bot: string;
  readonly answers: readonly Input[];
}

/** A save that was played again, and where its game stands. */
export interface Saved {
  readonly save: Save;
  readonly played: PlayableGame;
  readonly decks: Decks;
  readonly game: Game;
}

export function makeSave(
  match: { game: PlayableGame; decks: Decks; seed: string; chooser: Player; bot: string },
  answers: readonly Input[],
): Save {
  const numbers = (deck: Deck) =>
    [deck.leader, ...deck.cards, ...(deck.zDeck ?? [])].map((card) => card.number);
  return {
    arbiter: 1,
    engine: engineVersion,
    game: match.game.edition.game,
    edition: match.game.edition.edition,
    decks: [numbers(match.decks[0]), numbers(match.decks[1])],
    seed: match.seed,
    chooser: match.chooser,
    bot: match.bot,
    answers,
  };
}

/** Written beside the file and then renamed: there is never half a save. */
export function writeSave(file: string, save: Save): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, `${JSON.stringify(save)}\n`, { flag: "wx" });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Refused(`"${file}" cannot be written: ${(error as Error).message}`);
  }
}

export function loadSave(file: string): Saved {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Refused(`"${file}" cannot be read: ${(error as Error).message}`);
  }
  return readSave(text);
}

/** The game of a save, or what is wrong with it and where. */
export function readSave(text: string): Saved {
  const save = checked(parsed(text));
  const played = gameNamed(save.game, save.edition);
  const decks: Decks = [deckOf(played, save, 0), deckOf(played, save, 1)];
  let game = played.start(decks, save.seed, save.chooser);
  save.answers.forEach((input, i) => {
    try {
      game = apply(game, input);
    } catch (error) {
      if (error instanceof Refused) throw new Refused(`answers[${i}] is not possible: ${error.message}`);
      throw error;
    }
  });
  return { save, played, decks, game };
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused(`This is not a saved game: it is not JSON (${(error as Error).message}).`);
  }
  if (!isObject(value) || !("arbiter" in value))
    throw new Refused('This is not a saved game of Arbiter: "arbiter" is missing.');
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checked(value: Record<string, unknown>): Save {
  const must = (where: string, holds: boolean, what: string) => {
    if (!holds) throw new Refused(`${where}: ${what}.`);
  };
  const { arbiter, engine, game, edition, decks, seed, chooser, bot, answers } = value;
  must("arbiter", arbiter === 1, "saves of version 1 are read");
  must("engine", engine === engineVersion, `this is engine ${engineVersion}, the save is of another`);
  const names = Object.keys(games);
  must("game", names.includes(game as string), `one of ${names.join(", ")} is expected`);
  const books = editionsOf(game as string);
  const said =
    books.length === 1 ? `the rulebook here is ${books[0]}` : `one of ${books.join(", ")} is expected`;
  must("edition", books.includes(edition as string), said);
  must("seed", typeof seed === "string" && isSeed(seed), "a seed is 32 hexadecimal digits");
  must("chooser", chooser === 0 || chooser === 1, "0 or 1 is expected");
  must("bot", botNames.includes(bot as string), `one of ${botNames.join(", ")} is expected`);
  must("decks", Array.isArray(decks) && decks.length === 2, "two decks are expected");
  (decks as unknown[]).forEach((deck, i) => {
    const isList =
      Array.isArray(deck) &&
      deck.length > 0 &&
      deck.length <= 200 &&
      deck.every((n) => typeof n === "string");
    must(`decks[${i}]`, isList, "a list of card numbers is expected");
  });
  must("answers", Array.isArray(answers), "a list is expected");
  (answers as unknown[]).forEach((input, i) => {
    must(`answers[${i}]`, isInput(input), 'a player with "picks" or "concedes" is expected');
  });
  return { arbiter, engine, game, edition, decks, seed, chooser, bot, answers } as unknown as Save;
}

function isInput(value: unknown): value is Input {
  if (!isObject(value) || (value.player !== 0 && value.player !== 1)) return false;
  if (value.concedes === true) return !("picks" in value);
  return (
    !("concedes" in value) &&
    Array.isArray(value.picks) &&
    value.picks.every((pick) => Number.isSafeInteger(pick))
  );
}

function deckOf(played: PlayableGame, save: Save, player: Player): Deck {
  const numbers = save.decks[player];
  const known = cardsNamed(played, numbers.join("\n"));
  const cards = numbers.map((number, i) => {
    const card = known.get(number);
    if (card === undefined)
      throw new Refused(`decks[${player}][${i}]: no card has the number "${number.slice(0, 40)}".`);
    return card;
  });
  return played.deckOf(cards);
}
