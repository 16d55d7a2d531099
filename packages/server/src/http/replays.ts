/** Replays: what their viewer could see; everything only with both players' yes. */
import { Refused } from "@arbiter/engine";
import { engineVersion, type RoomReplay } from "@arbiter/match";
import { z } from "zod";
import { hex } from "../match/entries.ts";
import { keyOf } from "../match/live.ts";
import { machine } from "../match/machine.ts";
import type { Viewer } from "../match/shown.ts";
import type { Standing } from "../match/standing.ts";
import type { Api } from "./api.ts";

const asked = z.strictObject({
  code: z.string().max(20),
  seat: hex(32).optional(),
  game: z.int().min(0).max(9).default(0),
  whole: z.boolean().default(false),
});

export function replayRoutes({ app, rooms, read, attempt, who }: Api): void {
  app.post("/replay", async (c) => {
    const { code, seat, game, whole } = await read(c, asked);
    await attempt(c);
    const account = (await who(c))?.id ?? null;
    const { id, entries } = await rooms.entries(code);
    const [created, rest] = entries;
    if (created.engine !== engineVersion)
      throw new Refused(`This match was played by engine ${created.engine}; here is ${engineVersion}.`);
    const s = rest.reduce((at, body) => machine.advance(at, body).standing, machine.begun(id, created));
    if (s.stage !== "over") throw new Refused("The match is not over.");
    const viewer = viewerOf(s, seat, account, whole);
    const games = machine.replays(id, created, rest, viewer);
    if (game >= games.length) throw new Refused(`The match had ${games.length} games.`);
    const { settings, edition, engine } = s.created;
    const replay: RoomReplay = {
      code: created.code,
      game: settings.game,
      edition,
      engine,
      games: games.length,
      at: game,
      stored: false,
      updates: games[game],
    };
    return c.json(replay);
  });
}

function viewerOf(s: Standing, secret: string | undefined, account: string | null, whole: boolean): Viewer {
  if (whole) {
    if (!s.whole.every(Boolean)) throw new Refused("A whole game needs both players' yes.");
    return "whole";
  }
  const key = secret === undefined ? null : keyOf(secret);
  const mine = s.seats.findIndex(
    (one) => one !== null && (one.key === key || (account !== null && one.account === account)),
  );
  if (mine >= 0) return mine as Viewer;
  const { spectators } = s.created.settings;
  if (spectators === "none") throw new Refused("The players of this match want no spectators.");
  return spectators;
}
