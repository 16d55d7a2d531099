/** Puts a lesson on the table, and after the last one a game with a coach. */
import type { GameName, Taught } from "@arbiter/match";
import { begin, freshSeed } from "../../app/again.ts";
import { decks } from "../../app/choices.ts";
import { refused } from "../../app/files.ts";
import { layPosition } from "../../app/play.ts";
import { goTo } from "../../app/route.ts";
import { change } from "../../panels/settings.tsx";
import { type Listed, lessonsOf } from "../listed.ts";

export async function teach(game: GameName, { file, text }: Listed<Taught>): Promise<void> {
  const about = { what: "lesson", id: `${game}/${file}`, from: `lessons/${game}` } as const;
  await layPosition({ text, seats: ["human", "easy"], watch: false }, about).catch(refused);
}

export interface Place {
  readonly number: number;
  readonly of: number;
  readonly next: Listed<Taught> | null;
}

/** Where a lesson stands among those of its game. */
export async function placeOf(id: string): Promise<Place> {
  const [game, file] = id.split("/");
  const all = await lessonsOf(game as GameName);
  const number = all.findIndex((one) => one.file === file) + 1;
  return { number, of: all.length, next: all[number] ?? null };
}

export async function coachedGame(game: GameName): Promise<void> {
  await change({ coach: true });
  const [[mine], [theirs]] = decks[game];
  goTo(null);
  await begin({ game, decks: [mine, theirs], seats: ["human", "easy"], seed: freshSeed(), first: null });
}
