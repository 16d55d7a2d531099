/** Nothing leaks: at random moments the unknown cards are dealt anew, and nobody can tell. */
import { decision } from "@arbiter/engine";
import { describe, expect, test } from "vitest";
import { type Created, roomSettings } from "../src/match/entries.ts";
import { editionNamed, gameOf } from "../src/match/games.ts";
import type { Viewer } from "../src/match/shown.ts";
import { advance, begun, type Standing } from "../src/match/standing.ts";
import { type Chance, chance, randomPicks } from "./help/player.ts";
import { compare } from "./help/worlds.ts";

function newMatch(game: "opcg" | "dbs", n: number): Standing {
  const edition = editionNamed(game, "");
  const names = gameOf({ game, edition }).deckNames();
  const created: Created = {
    kind: "created",
    code: "CODE",
    settings: roomSettings.parse({ game }),
    edition,
    engine: "",
    root: n.toString(16).padStart(64, "0"),
    seats: [0, 1].map((seat) => ({
      name: `player ${seat}`,
      key: `${seat}`.repeat(64),
      deck: names[(n + seat * (1 + (n % 3))) % names.length],
    })) as unknown as Created["seats"],
    chooser: null,
  };
  const number = (seat: 0 | 1) => ({ kind: "number", seat, number: `${seat}`.repeat(32) }) as const;
  const first = advance(begun("leak", created), number(0)).standing;
  return advance(first, number(1)).standing;
}

function step(s: Standing, random: Chance): Standing {
  const open = decision(s.playing!.now)!;
  const asked = {
    ...open,
    options: open.options.flatMap((o, index) => (o.barred ? [] : [{ ...o, index, card: o.card ?? null }])),
    set: open.set ?? null,
    suggested: [],
  } as unknown as Parameters<typeof randomPicks>[0];
  return advance(s, { kind: "answer", player: open.player, picks: randomPicks(asked, random), left: null })
    .standing;
}

const viewers: readonly Viewer[] = [0, 1, "public", "all"];

describe.each(["opcg", "dbs"] as const)("%s", (game) => {
  test("two worlds that look the same stay so until a card is shown", () => {
    const leaks = new Map<string, number>();
    let [compared, steps] = [0, 0];
    for (let n = 0; n < Number(process.env.GAMES ?? 4); n++) {
      const random = chance(n + 1);
      let s = newMatch(game, n);
      while (s.stage === "playing") {
        if (random() < 0.25)
          for (const viewer of viewers) {
            const seed = Math.floor(random() * 2 ** 32)
              .toString(16)
              .padStart(32, "0");
            const found = compare(s, viewer, seed, random, 12);
            compared++;
            if ("leak" in found) leaks.set(`${found.leak}`, (leaks.get(found.leak) ?? 0) + 1);
            else steps += found.same;
          }
        s = step(s, random);
      }
    }
    console.log(`${game}: ${compared} pairs of worlds, ${steps} answers the same`);
    expect([...leaks].sort((a, b) => b[1] - a[1]).slice(0, 12)).toEqual([]);
    expect(steps).toBeGreaterThan(compared);
  });
});
