/** What the browser keeps: games, by when they began. One that is open is kept after every answer of a person. */

import type { Match, Save, Update } from "@arbiter/match";
import Dexie, { type EntityTable } from "dexie";
import { inRoom } from "../online/room.ts";
import { db as workshop } from "../workshop/data/db.ts";
import { knowImages } from "../workshop/data/images.ts";
import { noteOnline, noteUpdate } from "../workshop/data/results.ts";
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

/** A player's own picture of a card as it was kept before the workshop: a data address. */
interface Picture {
  readonly number: string;
  readonly url: string;
}

const db = new Dexie("arbiter") as Dexie & {
  games: EntityTable<Kept, "id">;
  pictures: EntityTable<Picture, "number">;
};
db.version(1).stores({ games: "id, at", pictures: "number" });

/** Which pictures of his own a player has; those of earlier days move to the others. */
export async function showPictures(): Promise<void> {
  const early = await trying(() => db.pictures.toArray(), []);
  await trying(async () => {
    if (early.length > 0) await keepPictures(early);
    await db.pictures.clear();
    await knowImages();
  }, undefined);
}

async function keepPictures(pictures: readonly Picture[]): Promise<void> {
  for (const { number, url } of pictures)
    await workshop.images.put({ id: `any/${number}`, blob: await (await fetch(url)).blob() });
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

export async function keepGame(match: Match, update: Update): Promise<void> {
  const { scene, at } = update;
  if ((scene.asked === null && scene.result === null) || at === 0 || !scene.seats.includes("human")) return;
  const save = await match.ask("save").catch(() => null);
  if (save === null) return noteRoom(update);
  const row: Kept = {
    id: save.seed,
    at: Date.now(),
    names: scene.names,
    turn: scene.turn,
    over: scene.result !== null,
    save,
  };
  await trying(() => db.games.put(row), "");
  await noteUpdate(save.seed, update);
}

/** A game online is nobody's to save; how it ended is noted all the same. */
async function noteRoom(update: Update): Promise<void> {
  const { room } = inRoom();
  if (room !== null && room.you !== null) await noteOnline(`${room.code} ${room.game}`, room.edition, update);
}

export function keptGames(): Promise<Kept[]> {
  return trying(() => db.games.orderBy("at").reverse().toArray(), []);
}

export function deleteGame(id: string): Promise<void> {
  return trying(() => db.games.delete(id), undefined);
}

/** Everything local as one file, but for the pictures. */
export async function everything(): Promise<string> {
  const { workshopFile } = await import("../workshop/data/everything.ts");
  const games = await trying(() => db.games.toArray(), []);
  const more = await trying(workshopFile, { decks: [], results: [], cards: [], learned: [] });
  return JSON.stringify({ arbiterAll: 1, settings: table().settings, games, ...more });
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
  const { keepFile } = await import("../workshop/data/everything.ts");
  const { checkedParts } = await import("../workshop/data/checked.ts");
  const more = checkedParts(file);
  const settings = { ...table().settings, ...checked(file.settings) };
  set({ settings });
  keepSettings(settings);
  await trying(() => db.games.bulkPut(games), "");
  await keepFile(more);
  await keepPictures(pictures);
  await knowImages();
  return games.length;
}
