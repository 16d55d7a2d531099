/** How games ended: one row a game, begun with it and finished once. */
import type { GameName, Seat, Setup, Update } from "@arbiter/match";
import { db } from "./db.ts";

export interface Result {
  readonly id: string; // the seed
  readonly at: number;
  readonly game: GameName;
  readonly edition: string;
  /** A kept deck with its version, or a shipped one by its name with version 0. */
  readonly deck: string;
  readonly deckName: string;
  readonly version: number;
  readonly leader: string;
  readonly against: string;
  readonly opponent: Seat;
  readonly first: boolean | null;
  /** null: it is not over, or nobody won. */
  readonly won: boolean | null;
  readonly over: boolean;
  readonly turn: number;
}

/** Which deck a person plays: kept with the game, so that it is known at its end, however often the page is left. */
export interface Played {
  readonly deck: string;
  readonly deckName: string;
  readonly version: number;
}

type Begun = Pick<Result, "id" | "game" | "edition" | "opponent"> & Played;

function begun(row: Begun): Result {
  const open = { leader: "", against: "", first: null, won: null, over: false, turn: 0 };
  return { ...row, ...open, at: Date.now() };
}

export async function beginResult(setup: Setup, edition: string, played: Played): Promise<void> {
  if (setup.seats.filter((seat) => seat === "human").length !== 1) return;
  const { seed: id, game, seats } = setup;
  const opponent = seats[1 - seats.indexOf("human")];
  await db.results.put(begun({ id, game, edition, opponent, ...played })).catch(() => {});
}

/** The deck that is chosen on the first page, in case that the next game is played online. */
let chosen: (() => Promise<Played>) | null = null;

export function willPlay(played: () => Promise<Played>): void {
  chosen = played;
}

/** A game of a room; its row is begun with the first update that comes, and only once. */
export async function noteOnline(id: string, edition: string, update: Update): Promise<void> {
  if (chosen !== null && !seen.has(id)) {
    seen.add(id);
    const { game } = update.scene;
    const row = begun({ id, game, edition, opponent: "remote", ...(await chosen()) });
    await db.results.add(row).catch(() => {}); // it is there: the page was left and opened again
  }
  await noteUpdate(id, update);
}

const seen = new Set<string>();

/** Games that are known to be over need not be looked up again. */
const finished = new Set<string>();
let firstOf: readonly [id: string, first: boolean] | null = null;

/** Who began: turns go back and forth, and a bot's first turn may be over before anything of it is shown. */
export function wentFirst({ turn, active, viewer }: Update["scene"]): boolean | null {
  return turn === 0 ? null : (turn % 2 === 1) === (active === viewer);
}

/** Looks at each update of a game; writes when who goes first is known, and at the end. */
export async function noteUpdate(id: string, { scene }: Update): Promise<void> {
  if (finished.has(id)) return;
  const { turn, viewer, names, result } = scene;
  const first = wentFirst(scene);
  if (first !== null && firstOf?.[0] !== id) {
    firstOf = [id, first];
    const row = await db.results.get(id).catch(() => undefined);
    if (row?.first === null) await db.results.update(id, { first }).catch(() => {});
  }
  if (result === null) return;
  finished.add(id);
  const row = await db.results.get(id).catch(() => undefined);
  if (row === undefined || row.over) return;
  const { winner } = result;
  await db.results
    .update(id, {
      over: true,
      won: winner === null ? null : winner === viewer,
      turn,
      leader: names[viewer],
      against: names[viewer === 0 ? 1 : 0],
      first: row.first ?? (firstOf?.[0] === id ? firstOf[1] : first),
    })
    .catch(() => {});
}

/** Finished games, the last first. */
export async function results(): Promise<Result[]> {
  return (await db.results.toArray()).filter(({ over }) => over).sort((a, b) => b.at - a.at);
}
