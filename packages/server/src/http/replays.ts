/** Replays: what their viewer could see; everything only with both players' yes. */
import { Refused } from "@arbiter/engine";
import type { RoomReplay, Update } from "@arbiter/match";
import { z } from "zod";
import { Gone } from "../engines.ts";
import { type Body, type Created, hex, type Sitting } from "../match/entries.ts";
import { keyOf } from "../match/seats.ts";
import type { Viewer } from "../match/shown.ts";
import { unpacked } from "../packing.ts";
import type { Api } from "./api.ts";

const asked = z.strictObject({
  code: z.string().max(20),
  seat: hex(32).optional(),
  game: z.int().min(0).max(9).default(0),
  whole: z.boolean().default(false),
});

export function replayRoutes({ app, store, rooms, engines, libraries, read, attempt, who }: Api): void {
  app.post("/replay", async (c) => {
    const { code, seat, game, whole } = await read(c, asked);
    await attempt(c);
    const account = (await who(c))?.id ?? null;
    const { id, entries } = await rooms.entries(code);
    const [created, rest] = entries;
    const { settings, edition, engine } = created;
    let games: Update[][];
    let stored = false;
    try {
      const machine = await engines.of(engine);
      await libraries.ready({ ...settings, edition }, engine);
      const s = rest.reduce((at, body) => machine.advance(at, body).standing, machine.begun(id, created));
      if (s.stage !== "over") throw new Refused("The match is not over.");
      games = machine.replays(id, created, rest, viewerOf(s.created, s.seats, s.whole, seat, account, whole));
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      const { seats, agreed } = withoutEngine(entries);
      const viewer = viewerOf(created, seats, agreed, seat, account, whole);
      const body = await store.archive.replay(id, `${viewer}`);
      if (body === null) throw error;
      games = unpacked(body);
      stored = true;
    }
    if (game >= games.length) throw new Refused(`The match had ${games.length} games.`);
    const replay: RoomReplay = {
      code: created.code,
      game: settings.game,
      edition,
      engine,
      games: games.length,
      at: game,
      stored,
      updates: games[game],
    };
    return c.json(replay);
  });
}

/** Who sat there and what they agreed to, of a match that cannot be played again. */
function withoutEngine([created, rest]: readonly [Created, readonly Body[]]) {
  const seats: Seats = created.seats === null ? [null, null] : [...created.seats];
  const agreed: [boolean, boolean] = [false, false];
  for (const body of rest) {
    if (body.kind === "sat") seats[body.seat] = body.sitting;
    if (body.kind === "whole") agreed[body.seat] = true;
  }
  return { seats, agreed };
}
type Seats = [Sitting | null, Sitting | null];

function viewerOf(
  { settings: { spectators } }: Created,
  seats: Readonly<Seats>,
  agreed: readonly [boolean, boolean],
  secret: string | undefined,
  account: string | null,
  whole: boolean,
): Viewer {
  if (whole) {
    if (!agreed.every(Boolean)) throw new Refused("A whole game needs both players' yes.");
    return "whole";
  }
  const key = secret === undefined ? null : keyOf(secret);
  const mine = seats.findIndex(
    (one) => one !== null && (one.key === key || (account !== null && one.account === account)),
  );
  if (mine >= 0) return mine as Viewer;
  if (spectators === "none") throw new Refused("The players of this match want no spectators.");
  return spectators;
}
