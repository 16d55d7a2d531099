import {
  type Answer,
  answer,
  at,
  candidates,
  concede,
  decision,
  type Game,
  hash,
  type Input,
  isFit,
  isFreeToUndo,
  type Option,
  onlyAnswer,
  type Player,
  possible,
  replay,
  seedFrom,
  setHolds,
  view,
  whyNot,
} from "@arbiter/engine";
import { describe, expect, it } from "vitest";
import { type Decks, edition_1_1_7, ownDeck, ownDeckNames, programFor, start } from "../src/index.ts";

const names = ownDeckNames();
const decks: Decks = [ownDeck(names[0]), ownDeck(names[3])];
const shared = programFor(decks);

function generator(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

function anyPicks(game: Game, random: () => number): number[] {
  const open = decision(game)!;
  if (open.kind === "amount") return [open.min + Math.floor(random() * (open.max - open.min + 1))];
  const left = open.options.map((_, i) => i).filter((i) => !open.options[i].barred);
  const n = open.min + Math.floor(random() * (open.max - open.min + 1));
  const picks: number[] = [];
  while (picks.length < n) picks.push(...left.splice(Math.floor(random() * left.length), 1));
  return setHolds(open, picks) ? picks : [];
}

/** Games at random moments, with what was answered before. */
function* moments(seed: number, every: number): Generator<{ game: Game; inputs: Input[] }> {
  const random = generator(seed);
  let game = start(decks, seedFrom(seed), null, shared);
  const inputs: Input[] = [];
  for (let n = 0; game.state.result === null; n++) {
    if (n % every === 0) yield { game, inputs: inputs.slice() };
    const player = decision(game)!.player;
    const picks = anyPicks(game, random);
    inputs.push({ player, picks });
    game = answer(game, player, { decision: game.state.count, picks });
  }
  yield { game, inputs };
}

describe("offers and refusals", () => {
  it("come from one list: what is offered has no reason against it, what is not has one", () => {
    let compared = 0;
    for (const { game } of moments(5, 7)) {
      const open = decision(game);
      if (open === null) continue;
      for (const player of [0, 1] as const)
        for (const kind of edition_1_1_7.actions)
          for (const card of candidates(game, player, kind.cards)) {
            if (!isFit(game, kind, card)) continue;
            const targets = kind.targets === undefined ? undefined : candidates(game, player, kind.targets);
            const slots: Partial<Option>[] = targets?.map((target) => ({ target })) ??
              kind.abilities?.(game, card).map((ability) => ({ ability })) ?? [{}];
            for (const slot of slots) {
              const intent = { do: kind.do, card, ...slot };
              const offered =
                open.player === player &&
                open.options.some(
                  (o) =>
                    o.do === kind.do &&
                    o.card === card &&
                    o.target === slot.target &&
                    o.ability === slot.ability,
                );
              expect(whyNot(game, player, intent).length === 0, JSON.stringify(intent)).toBe(offered);
              compared++;
            }
          }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it("cite paragraphs of the rulebook", () => {
    for (const { game } of moments(6, 25)) {
      const reasons = whyNot(game, 0, { do: "attack", card: 0, target: 1 });
      for (const { rule, says } of reasons) {
        expect(rule).toMatch(/^\d+(-\d+)*$/);
        expect(says).not.toBe("");
      }
    }
  });
});

describe("games of the same decks", () => {
  it("share the cards that lie mixed in them, in an order of their own", () => {
    const answered = (seed: number) => {
      const game = start(decks, seedFrom(seed), 0, shared);
      return answer(game, 0, { decision: game.state.count, picks: [0] });
    };
    const [one, other] = [answered(1), answered(2)];
    const { areas } = edition_1_1_7;
    const deck = areas.findIndex(({ name }) => name === "deck");
    for (const side of [deck, areas.length + deck]) {
      const both = one.state.areas[side].filter((id) => other.state.areas[side].includes(id));
      expect(both.length).toBeGreaterThan(30);
      for (const id of both) expect(other.state.cards[id]).toBe(one.state.cards[id]);
      expect(other.state.areas[side]).not.toEqual(one.state.areas[side]);
    }
  });
});

describe("a wrong answer", () => {
  it("is refused and leaves the game as it was", () => {
    const random = generator(9);
    for (const { game } of moments(8, 11)) {
      const open = decision(game);
      const before = hash(game.state);
      const wrong: [Player, Answer][] = [
        [0, { decision: game.state.count + 1, picks: [0] }],
        [0, { decision: game.state.count - 1, picks: [0] }],
        [open === null ? 0 : open.player === 0 ? 1 : 0, { decision: game.state.count, picks: [0] }],
        [open?.player ?? 0, { decision: game.state.count, picks: [10000 + Math.floor(random() * 10)] }],
        [open?.player ?? 0, { decision: game.state.count, picks: [-1] }],
        [open?.player ?? 0, { decision: game.state.count, picks: ["0"] as never }],
      ];
      for (const [player, given] of wrong) expect(() => answer(game, player, given)).toThrow();
      expect(hash(game.state)).toBe(before);
    }
  });
});

describe("a game is its inputs", () => {
  it("so replaying any number of them gives that moment again, and undoing is replaying fewer", () => {
    const all = [...moments(11, 40)];
    const { inputs } = all[all.length - 1];
    for (const { game, inputs: given } of all) {
      const again = replay(start(decks, seedFrom(11), null, shared), inputs.slice(0, given.length));
      expect(hash(again.state)).toBe(hash(game.state));
    }
  });

  it("and goes on from a saved state", () => {
    for (const { game } of moments(12, 30)) {
      const loaded = at(shared, JSON.parse(JSON.stringify(game.state)));
      expect(JSON.stringify(decision(loaded))).toBe(JSON.stringify(decision(game)));
    }
  });

  it("ends by conceding at any time, also while the other decides", () => {
    for (const { game } of moments(13, 30)) {
      if (game.state.result !== null) continue;
      for (const player of [0, 1] as const)
        expect(concede(game, player).state.result).toEqual({ winner: 1 - player, rule: "1-2-3" });
    }
  });
});

describe("a view", () => {
  it("is the same in every world that is dealt from it, and those worlds can be played on", () => {
    const lists = decks.map((deck) =>
      deck.cards.map((card) => shared.definitions.findIndex((d) => d.key === card.key)),
    );
    const random = generator(3);
    for (const { game } of moments(14, 15)) {
      const open = decision(game);
      if (open === null) continue;
      const seen = view(game, open.player);
      const world = possible(seen, shared, [lists[0], lists[1]], seedFrom(99));
      expect(JSON.stringify({ ...view(world, open.player), state: 0 })).toBe(
        JSON.stringify({ ...seen, state: 0 }),
      );
      expect(view(world, open.player).state).toEqual(seen.state);
      expect(() =>
        answer(world, open.player, { decision: world.state.count, picks: anyPicks(world, random) }),
      ).not.toThrow();
    }
  });
});

describe("undo", () => {
  it("is free while no face was learned and nothing was random", () => {
    const random = generator(1);
    const free: Record<string, boolean> = {};
    for (const { game } of moments(15, 1)) {
      const open = decision(game);
      if (open === null || onlyAnswer(open) !== null) continue;
      const picks = anyPicks(game, random);
      const taken = open.options[picks[0]]?.do;
      const next = answer(game, open.player, { decision: game.state.count, picks });
      if (taken === "give") free.give = (free.give ?? true) && isFreeToUndo(game, next);
      const drawn = next.state.turn > game.state.turn && next.state.result === null;
      if (drawn) free.drawn = (free.drawn ?? false) || isFreeToUndo(game, next);
    }
    expect(free).toEqual({ give: true, drawn: false });
  });
});
