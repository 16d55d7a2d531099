import { ask, playOut, playouts, type Seated } from "@arbiter/ai";
import { answer, decision, type Game, onlyAnswer, possible, seedFrom, view } from "@arbiter/engine";
import { describe, expect, it, vi } from "vitest";
import { seated } from "../src/arena/bots.ts";
import playJob from "../src/arena/job.ts";
import { dbs } from "../src/games/dbs.ts";
import { opcg } from "../src/games/opcg.ts";
import { jobsOf, score } from "../src/ladder.ts";
import { type Pairing, pairing } from "../src/shipped.ts";
import { baseline } from "./baseline.ts";

vi.setConfig({ testTimeout: 240_000 }); // whole games on a machine that may be busy

const matches = [pairing(opcg, "lantern", "quill"), pairing(dbs, "concord", "bramble")];

/** A bot in each seat. */
function seats({ game, decks, program }: Pairing, bot: string, seed: number): readonly [Seated, Seated] {
  const seat = (i: 0 | 1) =>
    seated(game, { bot, deck: decks[i], program, seed: seedFrom(2 * seed + i), clock: () => playouts(12) });
  return [seat(0), seat(1)];
}

function begin({ game, decks, program }: Pairing, seed: number): Game {
  return game.start(decks, seedFrom(seed), 0, program, false);
}

/** Every game that two bots pass through where there is a choice. */
function* choices(match: Pairing, bot: string, seed: number): Generator<Game> {
  let g = begin(match, seed);
  const bots = seats(match, bot, seed);
  for (let open = decision(g); open !== null; open = decision(g)) {
    const only = onlyAnswer(open);
    if (only === null) yield g;
    const picks = only ?? ask(bots[open.player], g, open.player);
    g = answer(g, open.player, { decision: open.number, picks }, { events: false });
  }
}

describe("a bot sees only its view", () => {
  const cases = matches.flatMap((match) => ["greedy", "random", "hard"].map((bot) => ({ match, bot })));
  it.each(cases)("$match.game.title: $bot answers alike in worlds that look alike", ({ match, bot }) => {
    const lists = match.decks.map((deck) => match.game.list(deck, match.program));
    let met = 0;
    for (const g of choices(match, "greedy", 4)) {
      if (met++ % 3 !== 0) continue;
      const { player } = decision(g)!;
      const seen = view(g, player);
      const seat = seats(match, bot, 9)[player];
      const answers = [1, 2].map((world) => {
        const dealt = possible(seen, match.program, [lists[0], lists[1]], seedFrom(world));
        expect(view(dealt, player)).toEqual({ ...seen, state: { ...seen.state, loop: null } });
        return ask(seat, dealt, player);
      });
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toEqual(ask(seat, g, player));
    }
    expect(met).toBeGreaterThan(60);
  });
});

/** How often the first bot wins, each seed twice with the seats swapped. */
function wins(match: Pairing, bots: readonly [string, string], games: number): number {
  const jobs = jobsOf(match.game.edition.game, match.game.deckNames(), bots, games, 0, { playouts: 20 });
  return score(bots, jobs.map(playJob)).winsA;
}

describe.each(matches)("$game.title", (match) => {
  it("greedy beats random answers in at least 58 of 60 games", () => {
    expect(wins(match, ["greedy", "random"], 60)).toBeGreaterThanOrEqual(58);
  });

  it("no turn has more than 80 choices of greedy bots: they end their turns", () => {
    const taken = new Map<number, number>();
    for (const g of choices(match, "greedy", 2)) taken.set(g.state.turn, (taken.get(g.state.turn) ?? 0) + 1);
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(80);
  });

  it("with playouts for a clock, the same game is played again from the same seed", () => {
    const play = () => playOut(begin(match, 3), seats(match, "hard", 3)).state;
    expect(play()).toEqual(play());
  });
});

/** Games of a bot against the baseline, each seed twice with the seats swapped. */
function winsOverBaseline(match: Pairing, bot: string, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const names = match.game.deckNames();
    const seed = i >> 1;
    const pair = pairing(match.game, names[seed % 6], names[(seed * 5 + 1) % 6]);
    const sits = seats(pair, bot, seed);
    const frozen = sits.map((seat) => ({ ...seat, bot: baseline }));
    const own = i & 1;
    const end = playOut(begin(pair, seed), own === 0 ? [sits[0], frozen[1]] : [frozen[0], sits[1]]);
    if (end.state.result?.winner === own) won++;
  }
  return won;
}

describe.each(matches)("$game.title, against a bot that is never changed", (match) => {
  it("greedy wins 18 of 24 games", () => {
    expect(winsOverBaseline(match, "greedy", 24)).toBeGreaterThanOrEqual(18);
  });

  it("hard with a few playouts wins 5 of 8", () => {
    expect(winsOverBaseline(match, "hard", 8)).toBeGreaterThanOrEqual(5);
  });
});

describe("a clock", () => {
  it.each(matches)("$game.title: once it is up, nothing more is played out", (match) => {
    let met = 0;
    for (const g of choices(match, "greedy", 6)) {
      if (met++ % 8 !== 0) continue;
      const { player } = decision(g)!;
      let asked = 0;
      let allowed = Number.POSITIVE_INFINITY;
      const clock = (done: number) => {
        expect(done).toBeLessThanOrEqual(allowed);
        const up = ++asked > met % 40;
        if (up) allowed = done;
        return up ? 1 : 0;
      };
      ask({ ...seats(match, "hard", 1)[player], clock: () => clock }, g, player);
    }
    expect(met).toBeGreaterThan(60);
  });
});

describe("deck lists that a bot assumes", () => {
  const [{ game, program, decks }] = matches;
  it("are the known ones that fit what was seen of the other player", () => {
    const g = begin(matches[0], 1);
    const seen = view(g, 0);
    const his = game.list(decks[1], program);
    const [mine] = seats(matches[0], "greedy", 1);
    let others: readonly (readonly number[])[] = [];
    const spy: Seated = {
      ...mine,
      bot: {
        name: "spy",
        choose: (_view, _decision, brief) => {
          others = brief.others;
          return [0];
        },
      },
    };
    const { player } = decision(g)!;
    expect(player).toBe(0);
    ask(spy, g, 0);
    expect(others).toEqual([his]);
    expect(seen.state.cards.length).toBe(game.list(decks[0], program).length + his.length);
  });

  it("are mended where no known list fits", () => {
    const [mine] = seats(matches[0], "greedy", 1);
    const stranger: Seated = { ...mine, known: [mine.own] };
    const g = begin(matches[0], 1);
    expect(() => ask(stranger, g, 0)).not.toThrow();
  });
});
