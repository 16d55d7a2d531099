import { type Bot, greedyBot, mulberry32, playOut, randomBot, type Tools } from "@arbiter/ai";
import { answer, decision, type Game, onlyAnswer, possible, seedFrom, view } from "@arbiter/engine";
import { judgement, listsFor, start } from "@arbiter/opcg";
import { describe, expect, it } from "vitest";
import { opcg } from "../src/games/opcg.ts";
import { type Pairing, pairing } from "../src/shipped.ts";

const greedy = greedyBot(judgement);

function tools({ decks, program }: Pairing, seed: number): Tools {
  return { program, lists: listsFor(decks, program), random: mulberry32(seed) };
}

function begin({ decks, program }: Pairing, seed: number): Game {
  return start(decks, seedFrom(seed), 0, program);
}

/** Every game that two greedy bots pass through where there is a choice. */
function* choices(match: Pairing, seed: number): Generator<Game> {
  let g = begin(match, seed);
  const with_ = tools(match, seed);
  for (let open = decision(g); open !== null; open = decision(g)) {
    const only = onlyAnswer(open);
    if (only === null) yield g;
    const seen = view(g, open.player);
    const picks = only ?? greedy.choose(seen, seen.decision!, with_);
    g = answer(g, open.player, { decision: open.number, picks }, { events: false });
  }
}

describe("a bot sees only its view", () => {
  const match = pairing(opcg, "lantern", "quill");
  it.each([greedy, randomBot])("the $name bot answers alike in worlds that look alike", (bot) => {
    for (const g of choices(match, 4)) {
      const player = decision(g)!.player;
      const seen = view(g, player);
      const answers = [1, 2].map((world) => {
        const dealt = possible(seen, match.program, listsFor(match.decks, match.program), seedFrom(world));
        const again = view(dealt, player);
        expect(again).toEqual({ ...seen, state: { ...seen.state, loop: null } });
        return bot.choose(again, again.decision!, tools(match, 9));
      });
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toEqual(bot.choose(seen, seen.decision!, tools(match, 9)));
    }
  });
});

/** How often the first bot wins: each seed twice, with the seats swapped. */
function wins(bot: Bot, other: Bot, games: number): number {
  const names = ["ember", "assize", "quill", "stormworks", "lantern", "mossback"];
  const matches = new Map<string, Pairing>();
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seed = i >> 1;
    const decks = [names[seed % 6], names[(seed * 5 + 2) % 6]] as const;
    const match = matches.get(decks.join()) ?? pairing(opcg, ...decks);
    matches.set(decks.join(), match);
    const seat = (i & 1) as 0 | 1;
    const end = playOut(begin(match, seed), seat === 0 ? [bot, other] : [other, bot], tools(match, seed));
    if (end.state.result?.winner === seat) won++;
  }
  return won;
}

describe("the greedy bot", () => {
  it("beats random answers in at least 90 of 100 games", () => {
    expect(wins(greedy, randomBot, 100)).toBeGreaterThanOrEqual(90);
  });

  it("ends its turns: no turn has more than 60 of its choices", () => {
    const taken = new Map<number, number>();
    for (const g of choices(pairing(opcg, "stormworks", "ember"), 2))
      taken.set(g.state.turn, (taken.get(g.state.turn) ?? 0) + 1);
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(60);
  });

  it("plays the same game again from the same seed", () => {
    const match = pairing(opcg, "ember", "mossback");
    const play = () => playOut(begin(match, 3), [greedy, greedy], tools(match, 3)).state;
    expect(play()).toEqual(play());
  });
});
