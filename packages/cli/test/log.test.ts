import { mulberry32, randomPicks } from "@arbiter/ai";
import { answer, at, decision, type Event, type Game, nameOf, seedFrom, view } from "@arbiter/engine";
import { describe, expect, it } from "vitest";
import { dbs } from "../src/games/dbs.ts";
import { opcg } from "../src/games/opcg.ts";
import { isSilent, tell } from "../src/play/log.ts";
import { allPairings, type Pairing } from "../src/shipped.ts";

function seen(g: Game): Game {
  return at(g.program, view(g, 0).state);
}

/** Every answer of a random game: what happened, and what is told of it to the first player. */
function* told(
  { game, decks, program }: Pairing,
  seed: number,
): Generator<{ events: readonly Event[]; before: Game; after: Game }> {
  const random = mulberry32(seed);
  let g = game.start(decks, seedFrom(seed), 0, program);
  for (let open = decision(g); open !== null; open = decision(g)) {
    const after = answer(g, open.player, { decision: open.number, picks: randomPicks(open, random) });
    yield { events: after.events!, before: g, after };
    g = after;
  }
}

describe.each([
  ["opcg", opcg],
  ["dbs", dbs],
] as const)("the log of %s", (_, game) => {
  const games = allPairings(game).filter((_, i) => i % 5 === 1);

  it("has a sentence for every kind of event that is not silent", () => {
    const untold = new Set<string>();
    for (const [seed, match] of games.entries())
      for (const { events, before, after } of told(match, seed))
        for (const event of events) {
          if (
            isSilent(after, event) ||
            ["move", "rest", "play", "activate", "activateEvent", "donReturnedToCost", "pay"].includes(
              event.kind,
            )
          )
            continue;
          if (tell([event], seen(before), seen(after)).length === 0) untold.add(event.kind);
        }
    expect([...untold]).toEqual([]);
  });

  it("never names a card that the player has not seen", () => {
    for (const [seed, match] of games.entries())
      for (const { events, before, after } of told(match, seed)) {
        const text = tell(events, seen(before), seen(after))
          .map((line) => line.says)
          .join("\n");
        for (const { card, seenBy } of events) {
          if (card < 0 || (seenBy & 1) !== 0) continue;
          const name = nameOf(after, card);
          const known = [before, after].flatMap((g) =>
            g.state.cards.filter((one) => (one.known & 1) !== 0).map((one) => nameOf(g, one.id)),
          );
          if (!known.includes(name)) expect(text).not.toContain(name);
        }
      }
  });
});
