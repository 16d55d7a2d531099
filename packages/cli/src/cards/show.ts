/** `arbiter cards show NUMBER [FILE]`: a card, its abilities as data, its reading in three languages, and how far it comes. */
import { type ListedCard, languageNames } from "@arbiter/cardtext";
import { Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { games } from "../games/index.ts";
import { libraryFile, loadLibrary } from "./library.ts";
import { readCards } from "./read.ts";
import { type Measured, report } from "./report.ts";

interface Found {
  readonly game: PlayableGame;
  readonly record: ListedCard;
  /** The list it stands in, for cards to try it with. */
  readonly records: readonly ListedCard[];
}

export async function run([number, file]: readonly string[]): Promise<number> {
  if (number === undefined) throw new Refused("arbiter cards show NUMBER [FILE]");
  const { game, record, records } = file === undefined ? known(number) : listed(number, file);
  for (const [field, value] of Object.entries(record))
    console.log(`${field}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const unread = game.cardLists.unread(record);
  if (unread !== null) {
    console.log(unread.says);
    return 1;
  }
  const card = game.cardLists.define(record);
  for (const side of card.back === undefined ? [card] : [card, card.back])
    for (const [i, ability] of side.abilities.entries())
      console.log(`${side.key}/${i + 1} ${JSON.stringify(ability, null, 2)}`);
  for await (const line of readings(game, record)) console.log(line);
  const found = measured(game, record, records);
  const why = found.why === null ? "" : ` (${found.why})`;
  console.log(`reads: ${yes(found.reads)}, runs: ${yes(found.runs)}, fires: ${yes(found.fires)}${why}`);
  return 0;
}

/** Tried among our own cards, which is quick, and if that is not enough among those of its list. */
function measured(game: PlayableGame, record: ListedCard, records: readonly ListedCard[]): Measured {
  const { [record.number]: first } = report(game, [record], game.cardLists.own).perCard;
  if (first.fires || !first.runs || records.every((one) => game.cardLists.own.includes(one))) return first;
  return report(game, [record], records).perCard[record.number];
}

const yes = (holds: boolean) => (holds ? "yes" : "no");

function listed(number: string, file: string): Found {
  const { game, records } = readCards(file);
  const record = records.find((one) => one.number === number);
  if (record === undefined) throw new Refused(`No card in "${file}" has the number ${number}.`);
  return { game, record, records };
}

/** Of the library, or of the project's own cards. */
function known(number: string): Found {
  const library = loadLibrary();
  for (const game of Object.values(games)) {
    const { game: name } = game.edition;
    const records = [
      ...library.numbers(name).flatMap((one) => library.record(name, one) ?? []),
      ...game.cardLists.own,
    ];
    const record = records.find((one) => one.number === number);
    if (record !== undefined) return { game, record, records };
  }
  throw new Refused(`No card of the library "${libraryFile()}" or of our own has the number ${number}.`);
}

/** Read back: English by the grammar, the others from the abilities. */
async function* readings({ cardLists }: PlayableGame, record: ListedCard): AsyncGenerator<string> {
  yield `en: ${cardLists.printed(record)}`;
  for (const name of languageNames) {
    const { language } = await cardLists.languages[name]();
    const told = cardLists.told(record, language);
    if ("unsaid" in told) yield `${name}: no words for ${told.unsaid}`;
    else yield `${name}: ${told.text}${told.back === undefined ? "" : `\n${told.back}`}`;
  }
}
