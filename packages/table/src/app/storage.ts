/** What the browser keeps: games, by when they began. One that is open is kept after every answer of a person. */

import type { Match, Save, Update } from "@arbiter/match";
import Dexie, { type EntityTable } from "dexie";
import { givePicture } from "../cards/art.ts";
import { checked, keepSettings } from "./settings.ts";
import { set, table } from "./store.ts";

export interface Kept {
  readonly id: string; // the seed: one match, one row
  readonly at: number;
  readonly names: readonly [string, string];
  readonly turn: number;
  readonly over: boolean;
  readonly save: Save;
}

/** A player's own picture of a card, as a data address. */
export interface Picture {
  readonly number: string;
  readonly url: string;
}

const db = new Dexie("arbiter") as Dexie & {
  games: EntityTable<Kept, "id">;
  pictures: EntityTable<Picture, "number">;
};
db.version(1).stores({ games: "id, at", pictures: "number" });

export async function showPictures(): Promise<void> {
  for (const { number, url } of await trying(() => db.pictures.toArray(), [])) givePicture(number, url);
}

export async function keepPicture(picture: Picture): Promise<void> {
  givePicture(picture.number, picture.url);
  await trying(() => db.pictures.put(picture), "");
}

let told = false;

/** Storage that is full or closed must not stop a game; it is said once. */
async function trying<T>(what: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await what();
  } catch {
    if (!told) set({ open: { what: "error", says: table().intl.formatMessage({ id: "error.storage" }) } });
    told = true;
    return otherwise;
  }
}

export async function keepGame(match: Match, { scene, at }: Update): Promise<void> {
  if ((scene.asked === null && scene.result === null) || at === 0 || !scene.seats.includes("human")) return;
  const save = await match.ask("save").catch(() => null);
  if (save === null) return;
  const row: Kept = {
    id: save.seed,
    at: Date.now(),
    names: scene.names,
    turn: scene.turn,
    over: scene.result !== null,
    save,
  };
  await trying(() => db.games.put(row), "");
}

export function keptGames(): Promise<Kept[]> {
  return trying(() => db.games.orderBy("at").reverse().limit(30).toArray(), []);
}

export function deleteGame(id: string): Promise<void> {
  return trying(() => db.games.delete(id), undefined);
}

/** Everything local as one file. */
export async function everything(): Promise<string> {
  const games = await trying(() => db.games.toArray(), []);
  const pictures = await trying(() => db.pictures.toArray(), []);
  return JSON.stringify({ arbiterAll: 1, settings: table().settings, games, pictures });
}

/** Takes such a file in; what is there already stays. Throws what is wrong. */
export async function takeIn(value: unknown): Promise<number> {
  const file = value as { arbiterAll?: unknown; settings?: unknown; games?: unknown; pictures?: unknown };
  if (file.arbiterAll !== 1 || !Array.isArray(file.games))
    throw new Error('"arbiterAll" or "games" is missing.');
  const games = file.games as Kept[];
  games.forEach((game, i) => {
    if (typeof game?.id !== "string" || typeof game.save !== "object" || !Array.isArray(game.names))
      throw new Error(`games[${i}] is not a kept game.`);
  });
  const pictures = (Array.isArray(file.pictures) ? file.pictures : []) as Picture[];
  pictures.forEach((picture, i) => {
    if (typeof picture?.number !== "string" || !String(picture.url).startsWith("data:image/"))
      throw new Error(`pictures[${i}] is not a picture.`);
  });
  const settings = { ...table().settings, ...checked(file.settings) };
  set({ settings });
  keepSettings(settings);
  await trying(() => db.games.bulkPut(games), "");
  for (const picture of pictures) await keepPicture(picture);
  return games.length;
}
