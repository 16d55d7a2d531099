/** The cards of a game: its own, and those of the player's library. */
import { type Judged, judge, type ListedCard as Printed } from "@arbiter/cardtext";
import type { Definition } from "@arbiter/engine";
import { type CardRecord, face, type GameName, type TableGame } from "@arbiter/match";
import { type CardRow, db } from "../data/db.ts";
import type { ListedCard, State } from "../data/listed.ts";
import { gameBy, type ReadingGame, readingBy } from "./games.ts";
import type { Tell } from "./tasks.ts";

/** This build: its name changes with anything that the compiler is made of. */
export const compiler = self.location.pathname;

const notChosenBy = new Set(["name", "number", "color", "printed color", "orb", "x", "zx"]);

function keywordsIn(game: TableGame): ReadonlySet<string> {
  const tags = [...game.ownCards().values()].flatMap(({ abilities }) =>
    abilities.flatMap(({ tag }) => tag?.split("/") ?? []),
  );
  return new Set([...game.edition.keywords, ...tags]);
}

const keywords = new WeakMap<TableGame, ReadonlySet<string>>();

export function listedAs(
  game: TableGame,
  card: Definition,
  record: CardRecord | null,
  state: State,
): ListedCard {
  const known = keywords.get(game) ?? keywordsIn(game);
  keywords.set(game, known);
  const texts = `${card.text}\n${card.back?.text ?? ""}`;
  const words = [...texts.matchAll(/\[([^\]]+)\]/g)].flatMap(([, word]) => [word, ...word.split("/")]);
  return {
    ...face(game, card),
    own: record === null,
    set: String(record?.set ?? card.number.split("-")[0]),
    rarity: String(record?.rarity ?? ""),
    keywords: [...new Set(words)].filter((word) => known.has(word)),
    facets: Object.fromEntries(
      Object.entries(card.traits).filter(([name, values]) => !notChosenBy.has(name) && values.length > 0),
    ),
    other: card.back === undefined ? null : { name: card.back.name, text: card.back.text },
    state,
  };
}

function stateOf(judged: Judged): State {
  if ("card" in judged) return { is: "plays" };
  if ("unread" in judged)
    return { is: "unread", stoppedAt: judged.unread.stoppedAt, says: judged.unread.says };
  return "lacks" in judged ? { is: "lacks", what: judged.lacks } : { is: "notRun", why: judged.notRun };
}

export interface Made {
  readonly row: CardRow;
  readonly listed: ListedCard;
}

/** A record compiled, or shown as what it is where it does not compile. */
export function make(game: ReadingGame, record: Printed): Made {
  const judged = judge(game.cardLists, game.edition, record);
  const shown = "card" in judged ? judged.card : shownOnly(game, record);
  return {
    row: {
      game: game.name,
      number: record.number,
      record,
      definition: "card" in judged ? judged.card : null,
    },
    listed: listedAs(game, shown, record, stateOf(judged)),
  };
}

/** What does not even become a definition is shown by its number, name and text. */
function shownOnly(game: ReadingGame, record: Printed): Definition {
  try {
    return game.cardLists.define(record);
  } catch {
    const { number, name, text } = record;
    const category = String(record.category ?? record.type ?? "");
    return {
      key: number,
      number,
      name,
      category,
      numbers: {},
      traits: {},
      abilities: [],
      text: String(text ?? ""),
    };
  }
}

/** Lets other tasks and the progress through, often enough for both. */
export function pacer(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 40) return;
    await new Promise((done) => setTimeout(done, 0));
    last = performance.now();
  };
}

export async function cardsOf(name: GameName, tell: Tell): Promise<readonly ListedCard[]> {
  const game = await gameBy(name);
  const own = [...game.ownCards().values()].map((card) => listedAs(game, card, null, { is: "plays" }));
  return [...own, ...(await libraryOf(name, tell))];
}

export async function libraryOf(game: GameName, tell: Tell): Promise<readonly ListedCard[]> {
  const listing = await db.listings.get(game).catch(() => undefined);
  if (listing === undefined) return [];
  return listing.made === compiler ? listing.cards : anew(await readingBy(game), tell);
}

/** Another Arbiter compiled them: this one does it again, and may read more. */
async function anew(game: ReadingGame, tell: Tell): Promise<readonly ListedCard[]> {
  const rows = await db.cards.where("game").equals(game.name).toArray();
  const made: Made[] = [];
  const pace = pacer();
  for (const [i, { record }] of rows.entries()) {
    made.push(make(game, record as Printed));
    await pace();
    if (i % 50 === 0) tell({ stage: "compiling", done: i, of: rows.length });
  }
  const cards = made.map(({ listed }) => listed);
  await db.transaction("rw", db.cards, db.listings, async () => {
    await db.cards.bulkPut(made.map(({ row }) => row));
    await db.listings.put({ game: game.name, made: compiler, cards });
  });
  return cards;
}

export async function removeLibrary(game: GameName): Promise<void> {
  await db.transaction("rw", db.cards, db.listings, async () => {
    await db.cards.where("game").equals(game).delete();
    await db.listings.delete(game);
  });
}
